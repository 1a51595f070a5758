/**
 * One table of ecosystems: npm, Cargo, Go and others. Presets' protected files, call-outs, the package caches a sandbox
 * shows and the files of `remit init` all come from it.
 */
import { COMPILED } from "./ecosystems/compiled.ts";
import { JAVASCRIPT } from "./ecosystems/javascript.ts";
import { JVM } from "./ecosystems/jvm.ts";
import { PYTHON_TOOLS } from "./ecosystems/python.ts";
import type { Ecosystem } from "./ecosystems/row.ts";
import { SCRIPTING } from "./ecosystems/scripting.ts";

export { ACTIONS } from "./ecosystems/actions.ts";
export type { Dependencies, Ecosystem, Manifest, Root, Toolchain } from "./ecosystems/row.ts";

/** XDG directories that a variable can move. */
export const XDG: Readonly<Record<string, string>> = {
  XDG_CACHE_HOME: "~/.cache",
  XDG_DATA_HOME: "~/.local/share",
  XDG_CONFIG_HOME: "~/.config",
};

/** A project in several languages has several. */
export const ECOSYSTEMS: readonly Ecosystem[] = [...JAVASCRIPT, ...PYTHON_TOOLS, ...COMPILED, ...JVM, ...SCRIPTING];
