/** Where the shell goes by `cd`, and programs by their options. */
import { ENTRY, NAME, ROOT, hasHole } from "../holes.ts";
import { climbs, walkPath } from "../lexical.ts";
import { doubt, type Reader } from "./reader.ts";
import type { Directory, State } from "./state.ts";

/** Whether a text is certain enough to be gone to: whole, or with globs for names of directories. */
export function isPlace(to: string): boolean {
  const rest = to.startsWith(ROOT) ? to.slice(1) : to;
  const names = rest.replaceAll(ENTRY, NAME);
  if (hasHole(names.replaceAll(NAME, ""))) return false;
  return !hasHole(rest) || !names.slice(names.indexOf(NAME)).includes("..");
}

/** The state in another directory; places outside are left out, since going there is denied. */
export function moved(reader: Reader, state: State, to: string): State {
  if (!isPlace(to)) {
    doubt(reader, to, "it is not certain which directory it is");
    return state;
  }
  const directories = state.directories.flatMap((from) => goTo(reader, from, to));
  return directories.length === 0 ? state : { ...state, directories, previous: state.directories };
}

function goTo(reader: Reader, from: Directory, to: string): readonly Directory[] {
  const start = to.startsWith(ROOT) ? "" : from.path;
  const path = to.startsWith(ROOT) ? `.${to.slice(1)}` : to;
  // A name that a glob stands for is somewhere below what is certain.
  const whole = hasHole(start) && !path.startsWith("/") ? `${start}/${path}` : path;
  const cut = whole.search(/[^/]*[\uE001\uE006]/);
  const certain = cut === -1 ? whole : whole.slice(0, cut);
  const located = reader.locate(certain === "" ? "." : certain, hasHole(start) ? "" : start);
  if (located.kind === "outside") return [];
  const below = cut === -1 ? "" : walkPath(whole.slice(cut), "");
  const real = [located.path, below].filter((part) => part !== "").join("/");
  const known = from.plain || to.startsWith(ROOT);
  return [{ path: real, plain: known && cut === -1 && staysPlain(path, start, located.path) }];
}

/** Whether the shell's idea of a directory and the real one are the same: no link was passed. */
function staysPlain(to: string, from: string, real: string): boolean {
  if (to.startsWith("/"))
    return climbs(to).length === 0 && (real === "" || to.replace(/\/+$/, "").endsWith(`/${real}`));
  return real === walkPath(to, from);
}
