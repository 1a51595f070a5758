/** Where the shell goes by `cd`, and programs by their options. */
import { HERE, hasHole } from "../holes.ts";
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
    return [{ path: located.path, plain: plain && located.path === lexical(to, path) }];
  });
  return directories.length === 0 ? state : { ...state, directories };
}

/** Where a path leads by its words alone; absolute paths are taken as they are found. */
function lexical(path: string, directory: string): string {
  if (path.startsWith("/") || path.startsWith(HERE)) return path;
  const parts: string[] = [];
  for (const part of `${directory}/${path}`.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return parts.join("/");
}
