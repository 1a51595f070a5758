/** Checks from inside, as a command would see it, what must hold before any command of the repository runs. */
import * as fs from "node:fs";
import { join } from "node:path";
import { isBelow, readMounts, visible } from "../mounts.ts";
import { attempt } from "../../lib/attempt.ts";
import { systemCode } from "../../ports.ts";
import { standIn } from "./stand-in.ts";

export interface CanaryChecks {
  readonly workspace: string;
  /** Directories that must look empty, except for names that lead to what is shown in them. */
  readonly hidden: readonly { readonly place: string; readonly leading: readonly string[] }[];
  /** Places that may be written to, or contain such places. */
  readonly writable: readonly string[];
  /** Must not be readable. */
  readonly covered: readonly string[];
  /** One file of the checkout for each owner other than the run's user, to be opened for writing. */
  readonly foreign: readonly string[];
  /** A directory of the checkout to rename and rename back; absent when there is none. */
  readonly renamed?: string;
}

export interface Faults {
  /** One sentence for each fault; none: the sandbox holds. */
  readonly faults: readonly string[];
  /** Whether directories of the checkout can be renamed. */
  readonly renames: boolean;
}

export function checkInside(checks: CanaryChecks): Faults {
  const closed = checks.foreign.find(isUnmapped);
  // The run then works in a copy that belongs to it.
  if (closed !== undefined)
    return { faults: [`no layer: ${closed} belongs to a user that this sandbox does not know`], renames: false };
  const faults = [...checkRights(), ...checkPlaces(checks), ...checkMounts(checks), ...checkNetwork()];
  return { faults, renames: faults.length === 0 && tryRename(checks.renamed) };
}

function checkRights(): string[] {
  const status = fs.readFileSync("/proc/self/status", "utf8");
  const sets = [...status.matchAll(/^(Cap(?:Inh|Prm|Eff|Bnd|Amb)):\s*([0-9a-f]+)$/gm)];
  const kept = sets.filter(([, , value = ""]) => !/^0+$/.test(value)).map(([, name]) => `${name} is not empty`);
  const gains = /^NoNewPrivs:\s*1$/m.test(status) ? [] : ["programs can gain rights (no_new_privs is not set)"];
  return [...(sets.length < 4 ? ["the capabilities are not known"] : []), ...kept, ...gains];
}

function checkPlaces({ workspace, hidden, covered }: CanaryChecks): string[] {
  const probe = join(workspace, `.remit-${process.pid}`);
  const seen = hidden
    .filter(({ place, leading }) => namesIn(place).some((name) => !leading.includes(name)))
    .map(({ place }) => `${place} is not hidden`);
  const read = covered.filter((path) => !isCovered(path)).map((path) => `${path} is not covered`);
  const works = canMake(probe) ? [] : [`${workspace} cannot be written to`];
  const empty = hidden.filter(({ leading }) => leading.length === 0).map(({ place }) => place);
  const writes = ["/usr", "/etc", "/", "/run", ...empty].filter((place) =>
    canMake(join(place, `.remit-${process.pid}`)),
  );
  return [...seen, ...read, ...works, ...writes.map((place) => `${place} can be written to`)];
}

/** Every writable mount must be meant to be writable. */
function checkMounts({ workspace, writable }: CanaryChecks): string[] {
  const open = [workspace, ...writable, "/proc", "/dev"];
  return visible(readMounts())
    .filter(
      ({ path, options }) => !options.includes("ro") && !open.some((each) => path === each || isBelow(path, each)),
    )
    .filter(({ path }) => fs.existsSync(path))
    .map(({ path }) => `${path} is mounted writable`);
}

function checkNetwork(): string[] {
  const interfaces = fs
    .readFileSync("/proc/net/dev", "utf8")
    .split("\n")
    .filter((line) => line.includes(":"));
  return interfaces.length > 1 ? ["there is a network"] : [];
}

/** In user namespaces the kernel refuses the rename: it would have to mark the directory in a way only root may. */
function tryRename(path: string | undefined): boolean {
  if (path === undefined) return true;
  const aside = `${path}.remit-${process.pid}`;
  try {
    fs.renameSync(path, aside);
    fs.renameSync(aside, path);
    return true;
  } catch {
    return false;
  }
}

/** The kernel cannot copy a file into the layer if its owner has no id in the user namespace. */
function isUnmapped(path: string): boolean {
  try {
    fs.closeSync(fs.openSync(path, "a"));
    return false;
  } catch (error) {
    return systemCode(error) === "EOVERFLOW";
  }
}

function canMake(path: string): boolean {
  try {
    fs.closeSync(fs.openSync(path, "wx", 0o600));
    fs.rmSync(path);
    return true;
  } catch {
    return false;
  }
}

function namesIn(place: string): readonly string[] {
  return attempt(() => fs.readdirSync(place)) ?? [];
}

/** Unreadable, or replaced by a stand-in. */
function isCovered(path: string): boolean {
  return attempt(() => fs.readFileSync(path, "utf8") === standIn(path)) ?? true;
}
