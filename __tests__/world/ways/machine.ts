/**
 * Machines for a step that have just one way to a sandbox. Where the tests are root, each is made in a mount namespace of
 * the step's own, and nothing of the machine is changed: a user with a line for sudo and without user namespaces, which
 * the kernel refuses in another root; a user without sudo; a user with neither.
 */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SandboxMethod } from "../../../src/adapters/sandbox.ts";

export type { SandboxMethod } from "../../../src/adapters/sandbox.ts";

export const WAYS: readonly SandboxMethod[] = ["root", "sudo", "user namespaces"];

/** What the test machine offers; determined once, before the first test. */
export interface Ways {
  /** For a job of the user who runs the tests; absent if there is none. */
  readonly own?: SandboxMethod;
  /** The kinds that jobs can be run with. */
  readonly had: readonly SandboxMethod[];
}

/** The variable that contains the result. */
export const FOUND = "REMIT_TEST_WAYS";

export function waysHere(): Ways {
  return JSON.parse(process.env[FOUND] ?? '{"had":[]}') as Ways;
}

/** A step's machine. */
export interface WayMachine extends Disposable {
  /** The owner of the job's files; absent if the step runs as the user who runs the tests. */
  readonly user?: number;
  /** The command line that starts a program there, in a directory. */
  wrap(argv: readonly string[], directory: string): readonly string[];
  /** The location on that machine of a path (or list of paths) of this one. */
  place(path: string): string;
}

/** `none`: a user without any sandbox. */
export function openWay(way: SandboxMethod | "none"): WayMachine {
  const here = process.getuid?.() !== 0 || way === "root";
  return here ? { wrap: (argv) => argv, place: (path) => path, [Symbol.dispose]: () => undefined } : makeUser(way);
}

/** A user that does not exist on the machine. */
const USER = { id: 31_415, name: "remit-runner" } as const;
const REPOSITORY = fileURLToPath(new URL("../../..", import.meta.url)).replace(/\/$/, "");

function makeUser(way: Exclude<SandboxMethod, "root"> | "none"): WayMachine {
  const own = mkdtempSync("/tmp/remit-way-");
  chmodSync(own, 0o755);
  for (const name of ["repository", "node", "root"]) mkdirSync(join(own, name));
  const { id, name } = USER;
  const add = (file: string, line: string): void =>
    writeFileSync(join(own, file), `${read(`/etc/${file}`)}${line}\n`, { mode: file === "shadow" ? 0o600 : 0o644 });
  add("passwd", `${name}:x:${id}:${id}::/nonexistent:/bin/sh`);
  add("shadow", `${name}:*:19000:0:99999:7:::`);
  add("group", `${name}:x:${id}:`);
  const line = way === "sudo" ? `${name} ALL=(ALL:ALL) NOPASSWD: ALL\n` : "";
  writeFileSync(join(own, "sudoers"), `Defaults env_reset\nroot ALL=(ALL:ALL) ALL\n${line}`, { mode: 0o440 });
  const node = dirname(process.execPath);
  const place = (path: string): string =>
    path
      .split(":")
      .map((each) => moved(each, REPOSITORY, join(own, "repository")) ?? moved(each, node, join(own, "node")) ?? each)
      .join(":");
  const root = way === "user namespaces" ? "" : "root";
  return {
    user: id,
    place,
    wrap: (argv, directory) => [
      "/bin/bash",
      "--norc",
      "-c",
      MAKE,
      own,
      REPOSITORY,
      node,
      root,
      String(id),
      directory,
      ...argv,
    ],
    [Symbol.dispose]: () => rmSync(own, { recursive: true, force: true }),
  };
}

/** Runs in a separate mount namespace, which ends with its last process. */
const MAKE = `
own=$PATH; export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
exec unshare --mount --propagation private -- /bin/bash --norc -c '
set -e
own=$1 repository=$2 node=$3 root=$4 id=$5 directory=$6 path=$7; shift 7
mount -n --bind "$repository" "$own/repository"; mount -n --bind "$node" "$own/node"
for file in passwd shadow group sudoers; do [ ! -e /etc/$file ] || mount -n --bind "$own/$file" /etc/$file; done
if [ -n "$root" ]; then
  mount -n --rbind / "$own/root"
  drop="chroot --userspec=$id:$id --groups= $own/root"
else
  drop="setpriv --reuid=$id --regid=$id --clear-groups --"
fi
exec $drop /bin/bash --norc -c "cd \\"\\$0\\"; export PATH=\\"\\$1\\"; shift; exec \\"\\$@\\"" "$directory" "$path" "$@"
' make "$0" "$1" "$2" "$3" "$4" "$5" "$own" "\${@:6}"
`;

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function moved(path: string, from: string, to: string): string | undefined {
  return path === from || path.startsWith(`${from}/`) ? to + path.slice(from.length) : undefined;
}

/** The command line that runs a TypeScript file of the tests on such a machine. */
export function nodeOn(machine: WayMachine, file: string): readonly string[] {
  return machine.wrap([machine.place(process.execPath), machine.place(file)], "/");
}
