/** What Remit asks of the process inside the sandbox, and what it is told. */
import type { FileFacts } from "../../ports.ts";
import type { ScanBatch } from "../machine/scan.ts";
import type { CanaryChecks } from "./canary.ts";

/** All paths are absolute and mean what they mean inside. */
export type FilesQuestion =
  | { readonly what: "check"; readonly checks: CanaryChecks }
  /** Of several paths at once, each a {@link FactsTold}. */
  | { readonly what: "facts"; readonly paths: readonly string[] }
  | { readonly what: "real" | "exists" | "remove" | "list" | "readLink" | "makeDirectory"; readonly path: string }
  | {
      readonly what: "read";
      readonly path: string;
      readonly range?: { readonly start: number; readonly length: number };
    }
  /** The bytes come with the frame. */
  | { readonly what: "write"; readonly path: string; readonly mode?: number }
  | { readonly what: "link"; readonly path: string; readonly target: string }
  | { readonly what: "scan"; readonly batch: ScanBatch }
  | { readonly what: "stop scan" };

export type FilesRequest = FilesQuestion & { readonly id: number };

/** One answer to each question: a value, or bytes, or what went wrong. */
export interface FilesReply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: { readonly message: string; readonly code?: string };
}

/** Of one path: `null` where nothing is, or what went wrong with this one. */
export type FactsTold = FileFacts | null | { readonly wrong: { readonly message: string; readonly code?: string } };
