/** The second rung: user, mount, process, network and IPC namespaces by `unshare`, without any package installed. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { Sandbox, View } from "../sandbox.ts";
import { limited } from "./limits.ts";

/**
 * `program` is the absolute path of `unshare`. A new root is put together in a private mount namespace, and the command starts inside it without capabilities and
 * without a way to gain any.
 */
export function namespaces(program: string, view: View): Sandbox {
  const user = process.getuid?.() === 0 ? [] : ["--user", "--map-root-user"];
  const kinds = ["--mount", "--pid", "--net", "--ipc", "--uts", "--fork", "--kill-child"];
  const script = buildRoot(view);
  return {
    name: "namespaces",
    wrap: (argv, directory, files = []) => [
      program,
      ...user,
      ...kinds,
      "--",
      "bash",
      "--norc",
      "-c",
      files.length === 0 ? script : buildRoot({ ...view, readable: [...view.readable, ...files] }),
      "sandbox",
      directory,
      ...limited(argv),
    ],
    showing: (more, places = []) =>
      namespaces(program, {
        ...view,
        readable: [...view.readable, ...more],
        writable: [...view.writable, ...places],
      }),
  };
}

// The new root lies on `/mnt`, which every Linux has and nobody needs inside.
const ROOT = "/mnt";

function buildRoot({ workspace, writable, hidden, readable }: View): string {
  const shown = [...otherFileSystems(), "/"].sort((a, b) => a.length - b.length);
  const lines = [
    "set -e",
    "mount --make-rprivate /",
    // What is bound writable or shown below a hidden place is fetched before that place is covered.
    ...shown.flatMap((place) => [bind(place), `mount -o remount,bind,ro ${quote(ROOT + place)}`]),
    `mount -t proc proc ${ROOT}/proc`,
    ...devices(),
    ...hidden.filter((place) => existsSync(place)).map((place) => `mount -t tmpfs tmpfs ${quote(ROOT + place)}`),
    ...readable
      .filter((place) => existsSync(place))
      .flatMap((place) => [...into(place), `mount -o remount,bind,ro ${quote(ROOT + place)}`]),
    ...[workspace, ...writable].flatMap(into),
    // Servers of a test suite listen there.
    "ip link set lo up 2>/dev/null || ifconfig lo up 2>/dev/null || true",
    "directory=$1; shift",
    `exec chroot ${ROOT} setpriv --no-new-privs --inh-caps=-all --ambient-caps=-all --bounding-set=-all -- ${ENTER}`,
  ];
  return lines.join("\n");
}

const ENTER = `bash --norc -c 'cd "$0" && exec "$@"' "$directory" "$@"`;

function bind(place: string): string {
  return `mount --bind ${quote(place)} ${quote(ROOT + place)}`;
}

function into(place: string): string[] {
  const isFile = statSync(place, { throwIfNoEntry: false })?.isFile() === true;
  const folder = isFile ? dirname(place) : place;
  const made = `mkdir -p ${quote(ROOT + folder)} 2>/dev/null || true`;
  // Something of a file's kind must stand where it is bound.
  return isFile ? [made, `{ : >> ${quote(ROOT + place)}; } 2>/dev/null || true`, bind(place)] : [made, bind(place)];
}

/** A bind does not bring what is mounted below: real file systems beside the root are bound by name. */
function otherFileSystems(): string[] {
  return readFileSync("/proc/self/mountinfo", "utf8")
    .split("\n")
    .map((line) => ({ path: line.split(" ")[4] ?? "", type: /- (\S+)/.exec(line)?.[1] ?? "" }))
    .filter(({ path, type }) => REAL.has(type) && path !== "/" && !VIRTUAL.test(path))
    .map(({ path }) => path.replaceAll("\\040", " "));
}

const REAL = new Set([
  "ext2",
  "ext3",
  "ext4",
  "xfs",
  "btrfs",
  "zfs",
  "overlay",
  "f2fs",
  "nfs",
  "nfs4",
  "9p",
  "virtiofs",
]);
const VIRTUAL = /^\/(proc|sys|dev|run|tmp|mnt)(\/|$)/;

function devices(): string[] {
  const names = ["null", "zero", "full", "random", "urandom"];
  return [
    `mount -t tmpfs tmpfs ${ROOT}/dev`,
    ...names.flatMap((name) => [`: > ${ROOT}/dev/${name}`, `mount --bind /dev/${name} ${ROOT}/dev/${name}`]),
    `mkdir ${ROOT}/dev/shm`,
    `ln -s /proc/self/fd ${ROOT}/dev/fd`,
    `ln -s /proc/self/fd/0 ${ROOT}/dev/stdin`,
    `ln -s /proc/self/fd/1 ${ROOT}/dev/stdout`,
    `ln -s /proc/self/fd/2 ${ROOT}/dev/stderr`,
  ];
}

function quote(path: string): string {
  return `'${path.replaceAll("'", `'\\''`)}'`;
}
