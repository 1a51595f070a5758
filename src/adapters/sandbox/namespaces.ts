/** The second rung: user, mount, process, network and IPC namespaces by `unshare`, without any package installed. */
import { existsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { Sandbox, View } from "../sandbox.ts";
import { LIMITS } from "./limits.ts";
import { isBelow, readMounts, type Mount } from "./mounts.ts";
import { startOutside } from "./starting.ts";

/**
 * `program` is the absolute path of `unshare`. A new root is put together in a private mount namespace, and the command starts inside it without capabilities and
 * without a way to gain any.
 */
export function namespaces(program: string, view: View): Sandbox {
  const user = process.getuid?.() === 0 ? [] : ["--user", "--map-root-user"];
  const kinds = ["--mount", "--propagation", "private", "--pid", "--net", "--ipc", "--uts", "--fork", "--kill-child"];
  const script = buildRoot(view);
  return {
    name: "namespaces",
    confining: [],
    starting: startOutside([view.workspace, ...view.writable]),
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
      ...argv,
    ],
    showing: (more, places = []) =>
      namespaces(program, {
        ...view,
        readable: [...view.readable, ...more],
        writable: [...view.writable, ...places],
      }),
  };
}

// All is put together on a file system in memory at `/mnt`, which every Linux has and nobody needs inside.
const STAGE = "/mnt";
const ROOT = `${STAGE}/root`;

/** Every program started here is paid for by every command: two or three of them mount all that there is. */
function buildRoot({ workspace, writable, hidden, readable }: View): string {
  const covered = hidden.filter((place) => existsSync(place));
  const lines = [
    "set -e",
    `mount -t tmpfs -o nosuid,mode=0755 tmpfs ${STAGE}`,
    ...makeDevices(),
    // What is bound writable or shown below a hidden place is fetched from the old root, which is not covered.
    ...mountAll([
      ...bindReadOnly("/", ["/proc", "/sys", "/dev", STAGE, ...covered]),
      `proc ${ROOT}/proc proc nosuid,nodev,noexec`,
      // Files of the kernel's own that are root's would be root's in here, without any capability.
      `tmpfs ${ROOT}/sys tmpfs ro,nosuid,nodev`,
      `tmpfs ${ROOT}${STAGE} tmpfs ro,nosuid,nodev`,
      `${STAGE}/dev ${ROOT}/dev none bind`,
      ...DEVICES.map((name) => bind(`/dev/${name}`)),
      ...covered.map((place) => `tmpfs ${field(ROOT + place)} tmpfs nosuid,nodev`),
      ...readable.filter((place) => kindOf(place) === "directory").flatMap((place) => bindReadOnly(place)),
      ...[workspace, ...writable].map((place) => bind(place)),
    ]),
    ...showFiles(readable.filter((place) => kindOf(place) === "file")),
    // Servers of a test suite listen there.
    "ip link set lo up 2>/dev/null || ifconfig lo up 2>/dev/null || true",
    "directory=$1; shift",
    `exec chroot ${ROOT} setpriv --no-new-privs --inh-caps=-all --ambient-caps=-all --bounding-set=-all -- ${ENTER}`,
  ];
  return lines.join("\n");
}

const ENTER = `bash --norc -c 'cd "$0" && { ${LIMITS}; exec "$@"; }' "$directory" "$@"`;

const DEVICES = ["null", "zero", "full", "random", "urandom"];

function makeDevices(): string[] {
  return [
    `mkdir ${ROOT} ${STAGE}/dev ${STAGE}/dev/shm`,
    ...DEVICES.map((name) => `: > ${STAGE}/dev/${name}`),
    // Links into /proc, as they are outside.
    `cp -P /dev/fd /dev/stdin /dev/stdout /dev/stderr ${STAGE}/dev 2>/dev/null || true`,
  ];
}

/** Something of a file's kind must stand where one is bound. */
function showFiles(files: readonly string[]): string[] {
  if (files.length === 0) return [];
  const folders = [...new Set(files.map((file) => quote(ROOT + dirname(file))))];
  return [
    `mkdir -p ${folders.join(" ")} 2>/dev/null || true`,
    ...files.map((file) => `{ : >> ${quote(ROOT + file)}; } 2>/dev/null || true`),
    ...mountAll(files.flatMap((file) => bindReadOnly(file))),
  ];
}

/** Lines as in fstab, mounted in their order. mount takes them from nothing but a regular file. */
function mountAll(lines: readonly string[]): string[] {
  return [`printf '%s\\n' ${lines.map(quote).join(" ")} > ${STAGE}/fstab`, `mount -a -T ${STAGE}/fstab`];
}

/**
 * With what is mounted below, since in a user namespace nobody may look behind a mount. What is mounted below stays as
 * writable as it was and is bound once more, unless it is read-only, will be covered, or cannot be reached anyway.
 */
function bindReadOnly(place: string, covered: readonly string[] = []): string[] {
  const mounts = readMounts();
  const below = mounts.filter(({ path, options }) => isBelow(path, place) && !options.includes("ro"));
  const open = below.filter(({ path }) => !covered.some((each) => path === each || isBelow(path, each)));
  const reached = open.filter(({ path }) => existsSync(path)).map(({ path }) => path);
  return [place, ...new Set(reached)].map((each) => bind(each, readOnly(each, mounts)));
}

function bind(place: string, options = "rbind"): string {
  const made = kindOf(place) === "directory" ? ",X-mount.mkdir" : "";
  return `${field(place)} ${field(ROOT + place)} none ${options}${made}`;
}

/** In a user namespace nobody may take `noexec` away from a mount that has it, so that it is named again. */
function readOnly(place: string, mounts: readonly Mount[]): string {
  const around = mounts.filter(({ path }) => path === place || isBelow(place, path));
  const nearest = around.toSorted((a, b) => a.path.length - b.path.length).at(-1);
  return `rbind,ro,nosuid,nodev${nearest?.options.includes("noexec") === true ? ",noexec" : ""}`;
}

function kindOf(place: string): "file" | "directory" | "other" {
  const stat = statSync(place, { throwIfNoEntry: false });
  if (stat?.isDirectory() === true) return "directory";
  return stat?.isFile() === true ? "file" : "other";
}

/** As fstab writes a path: what would end a field is its octal number. */
function field(path: string): string {
  return path.replaceAll(/[ \t\n\\]/g, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, "0")}`);
}

function quote(path: string): string {
  return `'${path.replaceAll("'", `'\\''`)}'`;
}
