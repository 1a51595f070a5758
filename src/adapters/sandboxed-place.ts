/** The sandbox of a shell's place: what it shows besides the machine, and which of a policy's paths nobody reads there. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ShellPlace } from "../ports.ts";
import type { Egress } from "./egress.ts";
import { INSIDE, openSandbox, type OpenedSandbox, type SandboxFacts, type VisiblePaths } from "./sandbox.ts";

export interface SandboxOptions {
  /** The PATH on which programs are looked up. */
  readonly path: string;
  /** The run's own directory, absolute and real; hidden from all commands. */
  readonly run: string;
  /** What commands see; the argument is the policy's `show`. */
  readonly sight: (show: readonly string[]) => Omit<VisiblePaths, "hosts">;
  /** The program that serves the files inside. */
  readonly inside: SandboxFacts["inside"];
}

/** Where commands find the sockets of the network, and the objects of Remit's own git. */
export const WAYS = `${INSIDE}/network`;
export const OBJECTS = `${INSIDE}/objects`;

interface PlaceWays extends Pick<SandboxFacts, "layerOnly"> {
  readonly egress?: Egress | undefined;
}

export async function openPlace(
  place: ShellPlace,
  { path, run, sight, inside }: SandboxOptions,
  { egress, ...given }: PlaceWays = {},
): Promise<OpenedSandbox> {
  const seen = sight(place.show);
  const objects =
    showsObjects(place) && existsSync(`${run}/git/objects`)
      ? [{ from: `${run}/git/objects`, at: OBJECTS, writable: false }]
      : [];
  const ways = egress === undefined ? [] : [{ from: `${run}/egress`, at: WAYS, writable: false }];
  return await openSandbox({
    path,
    inside,
    ...given,
    places: { layer: `${run}/layer`, stage: `${run}/stage`, pipes: `${run}/pipes` },
    sight: {
      ...seen,
      hidden: [...seen.hidden, run],
      binds: [...seen.binds, ...objects, ...ways].filter(({ from }) => existsSync(from)),
      // Files that the checkout does not have are not mounted either.
      covered: [...seen.covered, ...place.covered.map((covered) => join(seen.workspace, covered))].filter(existsSync),
      hosts: (egress?.names ?? []).map(({ name, address }) => `${address} ${name}`),
    },
  });
}

/** The objects would reveal a file that git stores and no one may read. */
export function showsObjects({ covered }: ShellPlace): boolean {
  return !covered.includes(".git/objects");
}

/** The place that most policies want. */
export const USUAL_PLACE: ShellPlace = { mode: "require", services: [], show: [], covered: [] };

export function isUsual({ mode, reaches, services, show, covered }: ShellPlace): boolean {
  return (
    mode === USUAL_PLACE.mode && reaches === undefined && [services, show, covered].every(({ length }) => length === 0)
  );
}

/** The sandbox of {@link USUAL_PLACE}, opened before anything asks for it. */
export type EarlySandbox = Promise<OpenedSandbox>;

/** Without a layer it stays closed, since a copy of the checkout takes long. */
export function openEarlySandbox(options: SandboxOptions): EarlySandbox {
  const found = openPlace(USUAL_PLACE, options, { layerOnly: true });
  found.catch(() => undefined); // The shell that takes it over gets the error.
  return found;
}
