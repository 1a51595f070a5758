/** Where a program is that Remit itself starts. */
import { accessSync, constants, realpathSync } from "node:fs";
import { isBelow } from "../sandbox/mounts.ts";

/**
 * Absolute, by the places of a PATH. It is looked for before the first command runs: many places of a runner's PATH can
 * be written by it.
 */
export function findProgram(name: string, path: string, workspace?: string): string | undefined {
  return placesOutside(path, workspace === undefined ? undefined : [workspace])
    .map((place) => `${place}/${name}`)
    .find(isProgram);
}

/**
 * The places of a PATH but those in others: the workspace, which a head, its packages and the model can write, when none
 * are named; workflows put `node_modules/.bin` there. A place that is not absolute is one of the workspace, too.
 */
export function placesOutside(
  path: string,
  others: readonly string[] = [process.env["GITHUB_WORKSPACE"] ?? ""],
): readonly string[] {
  const within = others.filter((each) => each !== "").flatMap((each) => [each, realPath(each)]);
  return path.split(":").filter((place) => place.startsWith("/") && !isWithin(place, within));
}

/** Whether a place is one of these or below, by its name or where it leads. */
function isWithin(place: string, places: readonly string[]): boolean {
  const names = [place, realPath(place)].map((name) => name.replace(/(?<=.)\/+$/, ""));
  return places.some((each) => names.some((name) => name === each || isBelow(name, each)));
}

function realPath(place: string): string {
  try {
    return realpathSync(place);
  } catch {
    return place; // Not there: nothing is found in it.
  }
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
