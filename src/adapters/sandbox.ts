/**
 * What commands run in: the workspace writable, the rest of the machine read-only, no home, no other job's files, no
 * docker socket, no network, no rights to gain.
 *
 * The ladder is bubblewrap, then namespaces of our own by `unshare`, then none. Each rung is chosen by running a canary
 * in it, never by looking for a binary: on hosts that restrict user namespaces the binary is there and does not work.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { findProgram } from "./machine/find-program.ts";
import { bubblewrap } from "./sandbox/bubblewrap.ts";
import { isBelow, readMounts, visible, type Mount } from "./sandbox/mounts.ts";
import { namespaces } from "./sandbox/namespaces.ts";
import { asTheyAre, plain } from "./sandbox/plain.ts";
import type { Starting } from "./sandbox/starting.ts";

/** What a sandbox shows of the machine. All paths absolute. */
export interface View {
  /** The one place commands work on. */
  readonly workspace: string;
  /** Other places they may write, such as their temporary home. */
  readonly writable: readonly string[];
  /** Places that look empty: the real home, the runner's temporary directory, `/run` with its sockets. */
  readonly hidden: readonly string[];
  /** Places below a hidden one that stay readable: toolchains in the home, the log's kept outputs. */
  readonly readable: readonly string[];
}

export interface Sandbox {
  /** For the report: `bubblewrap`, `namespaces` or `none`. */
  readonly name: string;
  /** The arguments that run `argv` in `directory` inside, where it can read the files `readable` besides what all can. */
  readonly wrap: (argv: readonly string[], directory: string, readable?: readonly string[]) => readonly string[];
  /** The environment to start it in, for a command that is to have this one inside. */
  readonly starting: Starting;
  /** Programs that keep what runs there in bounds and are started before they do, absolute; none in a real sandbox. */
  readonly confining: readonly string[];
  /** The same, with more places that can be read, or written. */
  readonly showing: (readable: readonly string[], writable?: readonly string[]) => Sandbox;
}

/** Commands run as the runner's user, without a way to more rights where the machine has `setpriv`. */
export async function withoutSandbox(path: string): Promise<Sandbox> {
  const found = findProgram("setpriv", path);
  const sandbox = found === undefined ? asTheyAre : plain(found, findProgram("mkfifo", path));
  const [program, ...rest] = sandbox.wrap(["true"], "/") as [string];
  return await run(program, rest, { timeout: 5_000, env: { PATH: path } }).then(
    () => sandbox,
    () => asTheyAre,
  );
}

/** The best sandbox this machine really has; {@link withoutSandbox} when it has none. `path` is where programs are looked for. */
export async function probeSandbox(view: View, path: string): Promise<Sandbox> {
  for (const [program, rung] of RUNGS) {
    const found = findProgram(program, path);
    if (found === undefined) continue;
    const sandbox = rung(found, view);
    if (await holds(sandbox, view, path)) return sandbox;
  }
  return await withoutSandbox(path);
}

const RUNGS = [
  ["bwrap", bubblewrap],
  ["unshare", namespaces],
] as const;

const run = promisify(execFile);

// The canary must be able to write in the workspace and unable to see a hidden place, write elsewhere or have an
// interface besides loopback. It tells what is mounted, so that nothing is writable which was not meant to be.
const CANARY = `
set -e
test -w . || exit 11
for place in "$@"; do test -z "$(ls -A "$place" 2>/dev/null)" || exit 12; done
if touch /usr/.remit-canary 2>/dev/null; then rm -f /usr/.remit-canary; exit 13; fi
test "$(grep -c : /proc/net/dev)" -le 1 || exit 14
cat /proc/self/mountinfo
`;

async function holds(sandbox: Sandbox, view: View, path: string): Promise<boolean> {
  const empty = view.hidden.filter((place) => existsSync(place) && !covers(place, view));
  const [program, ...rest] = sandbox.wrap(["bash", "-c", CANARY, "canary", ...empty], view.workspace) as [string];
  try {
    const { stdout } = await run(program, rest, { timeout: 5_000, env: { PATH: path } });
    return visible(readMounts(stdout)).every((mount) => mayBe(mount, view));
  } catch {
    return false; // Not installed, not permitted, or not tight: the next rung is tried.
  }
}

/** Whether a mount in the sandbox is read-only, one that the view wants writable, or out of this user's reach. */
function mayBe({ path, options }: Mount, { workspace, writable, hidden }: View): boolean {
  const open = [workspace, ...writable, ...hidden, "/proc", "/dev"];
  return options.includes("ro") || open.some((each) => path === each || isBelow(path, each)) || !existsSync(path);
}

/** Whether something shown lies below a hidden place, which is then not empty. */
function covers(place: string, { workspace, writable, readable }: View): boolean {
  return [workspace, ...writable, ...readable].some((shown) => isBelow(shown, place));
}
