/** The checkout a run works on: which paths are inside it, and where they really are. */
import type { Files } from "../ports.ts";

declare const branded: unique symbol;
/** A `/`-separated path relative to the workspace root, links resolved, without `.` or `..`; "" is the root. */
export type WorkspacePath = string & { readonly [branded]: "WorkspacePath" };

export type Place =
  | { readonly kind: "inside"; readonly path: WorkspacePath; readonly absolute: string }
  /** Outside the workspace, or in a place no tool may touch (`.git`, `/proc`, …). */
  | { readonly kind: "refused"; readonly code: "outside_workspace" | "protected"; readonly reason: string };

export interface Workspace {
  /** Absolute real path. */
  readonly root: string;
  /** Where a path given by a model really is. `directory` is a workspace path; absolute paths are taken as they are. */
  locate(path: string, directory?: string): Place;
}

export declare function openWorkspace(root: string, files: Files): Workspace;
