/** Where the shell goes by `cd`, and programs by their options. */
import { HERE, hasHole } from "../holes.ts";
import { climbs, walkPath } from "../lexical.ts";
import { doubt, type Reader } from "./reader.ts";
import type { State } from "./state.ts";

/** The state in another directory; any place inside counts, one that is not certain is doubted. */
export function moved(reader: Reader, state: State, to: string): State {
  if (hasHole(to.replace(HERE, ""))) {
    doubt(reader, to, "it is not certain which directory it is");
    return state;
  }
  const directories = state.directories.flatMap(({ path, plain }) => {
    const located = reader.locate(to.replace(HERE, "."), path);
    if (located.kind === "outside") return [];
    return [{ path: located.path, plain: plain && staysPlain(to, path, located.path) }];
  });
  return directories.length === 0 ? state : { ...state, directories };
}

/** Whether the shell's idea of a directory and the real one are the same: no link was passed. */
function staysPlain(to: string, from: string, real: string): boolean {
  if (to.startsWith("/"))
    return climbs(to).length === 0 && (real === "" || to.replace(/\/+$/, "").endsWith(`/${real}`));
  return real === walkPath(to.startsWith(HERE) ? `.${to.slice(1)}` : to, from);
}
