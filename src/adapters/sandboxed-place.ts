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

export async function openPlace(place: ShellPlace, options: SandboxOptions, egress?: Egress): Promise<OpenedSandbox> {
  const { path, run, sight, inside } = options;
  const seen = sight(place.show);
  const objects =
    showsObjects(place) && existsSync(`${run}/git/objects`)
      ? [{ from: `${run}/git/objects`, at: OBJECTS, writable: false }]
      : [];
  const ways = egress === undefined ? [] : [{ from: `${run}/egress`, at: WAYS, writable: false }];
  return await openSandbox({
    path,
    inside,
    ...(place.layerOnly && { layerOnly: true }),
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

/** A sandbox that is being opened before anything asks for it. */
export interface EarlySandbox {
  readonly place: ShellPlace;
  readonly found: Promise<OpenedSandbox>;
}

export function openEarlySandbox(place: ShellPlace, options: SandboxOptions): EarlySandbox {
  const found = openPlace(place, options);
  found.catch(() => undefined); // The shell that takes it over gets the error.
  return { place, found };
}
