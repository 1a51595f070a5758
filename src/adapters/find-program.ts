/** Finds the programs that Remit itself starts. */
import { accessSync, constants, realpathSync } from "node:fs";
import { attempt } from "../lib/attempt.ts";
import { isBelow } from "./mounts.ts";

/** The absolute path of a program on a PATH. Called before any command, which could write to a PATH's directories. */
export function findProgram(name: string, path: string, workspace?: string): string | undefined {
  return placesOutside(path, workspace === undefined ? undefined : [workspace])
    .map((place) => `${place}/${name}`)
    .find(isProgram);
}

/** A PATH's directories outside `others`; by default the workspace, which the head and the model can write. */
export function placesOutside(
  path: string,
  others: readonly string[] = [process.env["GITHUB_WORKSPACE"] ?? ""],
): readonly string[] {
  const within = others.filter((each) => each !== "").flatMap((each) => [each, realPath(each)]);
  return path.split(":").filter((place) => place.startsWith("/") && !isWithin(place, within));
}

/** Whether a directory is one of these or below one, by its name or by its real path. */
function isWithin(place: string, places: readonly string[]): boolean {
  const names = [place, realPath(place)].map((name) => name.replace(/(?<=.)\/+$/, ""));
  return places.some((each) => names.some((name) => name === each || isBelow(name, each)));
}

/** The path itself if it does not exist: nothing is found there. */
function realPath(place: string): string {
  return attempt(() => realpathSync(place)) ?? place;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
