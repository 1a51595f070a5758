/** Finds the programs that Remit itself starts. */
import { accessSync, constants, existsSync, realpathSync } from "node:fs";
import { attempt } from "../lib/attempt.ts";
import { isBelow } from "./mounts.ts";

/** The absolute path of a program on a PATH. Called before any command, which could write to a PATH's directories. */
export function findProgram(name: string, path: string, workspace = ownWorkspace()): string | undefined {
  const within = namesOf(workspace);
  const holds = (place: string): boolean => isProgram(`${place}/${name}`) && !isWithin(place, within);
  const place = absoluteIn(path).find(holds);
  return place === undefined ? undefined : `${place}/${name}`;
}

/** A PATH's directories outside the workspace, which the head and the model can write. */
export function placesOutside(path: string): readonly string[] {
  const within = namesOf(ownWorkspace());
  return absoluteIn(path).filter((place) => !isWithin(place, within));
}

function ownWorkspace(): string {
  return process.env["GITHUB_WORKSPACE"] ?? "";
}

function absoluteIn(path: string): readonly string[] {
  return path.split(":").filter((place) => place.startsWith("/"));
}

function namesOf(workspace: string): readonly string[] {
  return workspace === "" ? [] : [workspace, realPath(workspace)];
}

/** Whether a directory is one of these or below one, by its name or by its real path. */
function isWithin(place: string, places: readonly string[]): boolean {
  const names = [place, realPath(place)].map((name) => name.replace(/(?<=.)\/+$/, ""));
  return places.some((each) => names.some((name) => name === each || isBelow(name, each)));
}

/** The path itself if it does not exist: nothing is found there. */
function realPath(place: string): string {
  return attempt(() => realpathSync.native(place)) ?? place;
}

/** Most directories of a PATH do not have the name, and `accessSync` would make an error for each. */
function isProgram(file: string): boolean {
  const runs = (): boolean => {
    accessSync(file, constants.X_OK);
    return true;
  };
  return existsSync(file) && attempt(runs) === true;
}
