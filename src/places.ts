/** The directories of a run, made on the machine, and the shells that work in them. */
import { mkdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { insideOf, sightOf } from "./adapters/sight.ts";
import type { ShellsOptions } from "./adapters/shells.ts";
import { serverHome, trustedPlace, type Order, type Places } from "./run/world.ts";

/** Makes them in `run`, which is made too; no link leads to any of them. */
export function makePlaces(run: string): Places {
  mkdirSync(run, { recursive: true });
  const real = realpathSync(run);
  const places = {
    run: real,
    log: join(real, "log.ndjson"),
    outputs: join(real, "outputs"),
    home: join(real, "home"),
    scratch: join(real, "scratch"),
  };
  const all = [places.outputs, places.home, places.scratch, trustedPlace(places), serverHome(places)];
  for (const place of all) mkdirSync(place, { recursive: true });
  return places;
}

export interface ShellPlaces {
  readonly places: Places;
  /** The checkout. */
  readonly workspace: string;
  /** RUNNER_TEMP, or its substitute. */
  readonly temp: string;
  /** The environment of commands. */
  readonly environment: Order["toolEnvironment"];
  /** Called with what the policy wants to show of the machine but cannot be shown. */
  readonly tell?: (refused: readonly string[]) => void;
}

/** What commands see of this machine, and what they get without a sandbox. */
export function shellsFor({ places, workspace, temp, environment, tell }: ShellPlaces): ShellsOptions {
  const { run, home, scratch, outputs, log } = places;
  const own = {
    home,
    scratch,
    servers: serverHome(places),
    readable: [trustedPlace(places), outputs],
    transcript: log,
  };
  const facts = { environment: process.env, workspace: realpathSync(workspace), temp, run: own };
  return {
    path: environment["PATH"] ?? "",
    run,
    sight: sightOf({ ...facts, ...(tell && { tell }) }),
    inside: insideOf(process.argv[1] ?? ""),
    plain: { HOME: home, TMPDIR: scratch },
  };
}
