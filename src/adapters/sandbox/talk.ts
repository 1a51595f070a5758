/** Questions that Remit asks the process inside the sandbox, and its answers. */
import type { FileFacts } from "../../ports.ts";
import type { ScanBatch } from "../machine/scan.ts";
import type { CanaryChecks } from "./canary.ts";

/** All paths are absolute, as seen inside. */
export type FilesQuestion =
  | { readonly what: "check"; readonly checks: CanaryChecks }
  /** For several paths at once; each answer is a {@link FactsTold}. */
  | { readonly what: "facts"; readonly paths: readonly string[] }
  | { readonly what: "real" | "exists" | "remove" | "list" | "readLink" | "makeDirectory"; readonly path: string }
  | {
      readonly what: "read";
      readonly path: string;
      readonly range?: { readonly start: number; readonly length: number };
    }
  /** The bytes come in the same frame. */
  | { readonly what: "write"; readonly path: string; readonly mode?: number }
  | { readonly what: "link"; readonly path: string; readonly target: string }
  | { readonly what: "scan"; readonly batch: ScanBatch }
  | { readonly what: "stop scan" };

export type FilesRequest = FilesQuestion & { readonly id: number };

/** The answer to a question: a value, bytes, or an error. */
export interface FilesReply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: { readonly message: string; readonly code?: string };
}

/** For one path: `null` when nothing exists there, or its error. */
export type FactsTold = FileFacts | null | { readonly wrong: { readonly message: string; readonly code?: string } };
