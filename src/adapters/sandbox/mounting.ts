/** The script that makes a sandbox's mounts, once: afterwards nothing with rights opens what a command could write. */
import { existsSync, statSync } from "node:fs";
import { release } from "node:os";
import { dirname } from "node:path";
import { quoteForBash } from "../bash.ts";
import { isBelow, readMounts, type Mount } from "../mounts.ts";
import { standIn } from "./stand-in.ts";

/** What a sandbox shows of the machine, and where. All paths are absolute and free of links. */
export interface VisiblePaths {
  /** The checkout; commands find it at its own path. */
  readonly workspace: string;
  /** Directories that look empty. */
  readonly hidden: readonly string[];
  /** Below a hidden directory; readable. */
  readonly shown: readonly string[];
  /** Below a hidden directory; writable, but writes are discarded. */
  readonly layered: readonly string[];
  /** Visible files and directories, the checkout's included, that no one may read. */
  readonly covered: readonly string[];
  /** Directories of the run, the paths at which commands find them, and whether commands may write there. */
  readonly binds: readonly BindMount[];
  /** Lines for `/etc/hosts`. */
  readonly hosts: readonly string[];
}

interface BindMount {
  readonly from: string;
  readonly at: string;
  readonly writable: boolean;
  /** Only for MCP servers, which find it in place of what commands find there. */
  readonly servers?: true;
}

/** Where the run keeps its sandbox's directories; absolute. */
export interface SandboxDirectories {
  /** Holds `upper` and `work` of the layers over the checkout and over caches. */
  readonly layer: string;
  /** An empty directory; the sandbox's root is built here on a file system in memory. */
  readonly stage: string;
  /** The pipes and words of commands. */
  readonly pipes: string;
}

/** `redirect` allows renaming directories of the checkout, which needs root's rights; `copy` is a copy to work in. */
export type LayerOf =
  { readonly kind: "overlay"; readonly redirect: boolean } | { readonly kind: "copy"; readonly place: string };

export function mountAll(sight: VisiblePaths, { layer, stage }: SandboxDirectories, over: LayerOf): string {
  const caches = sight.layered.map((place, index) => ({ place, name: `cache-${index}` }));
  const parts = [
    ["/lower", sight.workspace],
    ["/up", layer],
    ...caches.map(({ place, name }) => [`/caches/${name}-lower`, place]),
  ] as const;
  const dark = darkPlaces(sight, [layer, stage]);
  const files = [...sight.shown, ...sight.covered].filter((place) => kindOf(place) === "file");
  const covered = sight.covered.filter((place) => kindOf(place) !== "other");
  return [
    "set -e",
    `cd ${quoteForBash(stage)}; mount -n -t tmpfs -o nosuid,mode=0755 tmpfs .; cd ${quoteForBash(stage)}`,
    `mkdir ${[...STAGED, ...caches.flatMap(({ name }) => [`caches/${name}`, `caches/${name}-lower`])].join(" ")}; : > fstab`,
    ...makeDevices(),
    ...mountLines(stage, [
      ...bindReadOnly(stage, "/", ["/proc", "/sys", "/dev", stage, ...dark]),
      ...parts.map(([name, from]) => `${escape(from)} ${field(stage, name, "")} none bind`),
      inMemory(stage, "/dev/shm", "nosuid,nodev,mode=1777", ""),
      inMemory(stage, "/void", "ro,nosuid,nodev,mode=0111", ""),
    ]),
    ...mountLayers(stage, caches, over),
    ...mountInOrder(stage, [...systemLines(stage), ...placeLines(stage, sight, dark, caches)]),
    ...coverFiles(stage, files, { ...sight, covered }),
    ...nameHosts(stage, sight.hosts),
    ...standForServers(sight.binds),
    ...mountLines(stage, [
      // Root owns what root has made, even without capabilities: hidden places become read-only now.
      ...dark.map((place) => `none ${field(stage, place)} none remount,bind,ro,nosuid,nodev`),
      ...serverLines(stage, sight.binds),
    ]),
    // A service may use a low port, and servers of a test suite listen on loopback.
    "echo 0 > /proc/sys/net/ipv4/ip_unprivileged_port_start 2>/dev/null || true",
    LOOPBACK_UP,
  ].join("\n");
}

/** A line in this table saves starting one program. */
const STAGED = ["root", "servers", "lower", "up", "layer", "void", "caches", "dev", "dev/shm", "dev/pts"];

function systemLines(stage: string): readonly Line[] {
  const lines = [
    `proc ${field(stage, "/proc")} proc nosuid,nodev,noexec`,
    // Files here that belong to root could be written by a root without capabilities.
    inMemory(stage, "/sys", "ro,nosuid,nodev"),
    ...mountDevices(stage),
  ];
  return lines.map((line) => ({ at: "/", line }));
}

/** A plain Debian has neither `ip` nor `ifconfig`, but always Perl: SIOCSIFFLAGS with IFF_UP. */
const LOOPBACK_UP = `ip link set lo up 2>/dev/null || ifconfig lo up 2>/dev/null || perl -e '$up = pack("a16 s x22", "lo", 1); socket(ANY, 2, 2, 0) && ioctl(ANY, 0x8914, $up)' 2>/dev/null || true`;

const RO = "rbind,ro,nosuid,nodev";

interface Cache {
  readonly place: string;
  /** Names its directories in the layer and the stage. */
  readonly name: string;
}

/** Mounts over the read-only machine. */
function placeLines(
  stage: string,
  sight: VisiblePaths,
  dark: readonly string[],
  caches: readonly Cache[],
): readonly Line[] {
  const mounts = readMounts();
  const again = (place: string, from: string, options: string) =>
    mounts.some(({ path }) => path === place) && {
      alone: `mount -n -o ${options},X-mount.mkdir ${quoteForBash(from)} ${quoteForBash(`${stage}/root${place}`)}`,
    };
  return [
    ...dark.map((place) => ({ at: place, line: inMemory(stage, place, "nosuid,nodev,mode=0755") })),
    ...sight.shown
      .filter((place) => kindOf(place) === "directory")
      .map((place) => ({
        at: place,
        line: bind(stage, place, place, RO),
        ...again(place, place, readOnly(place, mounts)),
      })),
    ...caches.map(({ place, name }) => ({
      at: place,
      line: bind(stage, `${stage}/caches/${name}`, place),
      ...again(place, `caches/${name}`, "rbind"),
    })),
    ...sight.binds
      .filter(({ from, servers }) => servers === undefined && kindOf(from) === "directory")
      .map(({ from, at, writable }) => ({ at, line: bind(stage, from, at, writable ? "rbind" : RO) })),
    { at: sight.workspace, line: bind(stage, `${stage}/layer`, sight.workspace) },
  ];
}

/** The places that need hiding: one inside an already empty or fresh place does not. */
function darkPlaces(sight: VisiblePaths, own: readonly string[]): readonly string[] {
  const { workspace, hidden, shown, layered, binds } = sight;
  const fresh = [...hidden, ...binds.map(({ at }) => at)];
  const open = [workspace, ...shown, ...layered];
  const around = (place: string, others: readonly string[]): number =>
    Math.max(0, ...others.filter((each) => isBelow(place, each)).map((each) => each.length));
  return [...new Set([...hidden, ...own])].filter(
    (place) =>
      kindOf(place) === "directory" &&
      !binds.some(({ at }) => at === place) &&
      (around(place, open) > around(place, fresh) || around(place, fresh) === 0),
  );
}

/** One program mounts all layers; if that fails, each layer is mounted by itself. Without the checkout's layer the run works in a copy. */
function mountLayers(stage: string, caches: readonly Cache[], over: LayerOf): string[] {
  const kind = over.kind === "overlay" && over.redirect ? "redirect_dir=on" : "userxattr";
  const cacheKind = over.kind === "overlay" && !over.redirect ? "userxattr" : "redirect_dir=off";
  const workspace =
    over.kind === "copy"
      ? `${escape(over.place)} ${field(stage, "/layer", "")} none bind`
      : `overlay ${field(stage, "/layer", "")} overlay lowerdir=lower,upperdir=up/upper,workdir=up/work,${kind}${UNSYNCED}`;
  const lines = [
    workspace,
    ...caches.map(({ name }) => {
      const parts = `lowerdir=caches/${name}-lower,upperdir=up/${name}/upper,workdir=up/${name}/work`;
      return `overlay ${field(stage, `/caches/${name}`, "")} overlay ${parts},${cacheKind}${UNSYNCED}`;
    }),
    `devpts ${field(stage, "/dev/pts", "")} devpts newinstance,ptmxmode=0666,mode=620`,
  ];
  return [
    `mounted() { [[ $(</proc/self/mountinfo) == *" "${quoteForBash(field(stage, "", ""))}"/$1 "* ]]; }`,
    `${writeTable(lines)}; why=$(${mountTable(stage)} 2>&1) || {`,
    `  mounted layer || { printf '%s\\n' ${over.kind === "copy" ? '"$why" >&2' : '"no layer: $why"'}; exit 1; }`,
    ...caches.map(({ name }) => `  mounted caches/${name} || ${bindCache(name)}`),
    "}",
  ];
}

/**
 * Unmounting a layer would write whatever its disk has not written yet, a checkout of seconds ago included. What is in
 * the layer outlives no job. Linux 5.10 and newer can leave that out:
 * https://docs.kernel.org/filesystems/overlayfs.html#volatile-mount
 */
const UNSYNCED = hasVolatile(release()) ? ",volatile" : "";

function hasVolatile(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > 5 || (major === 5 && minor >= 10);
}

/** A file system that cannot be under a layer is bound read-only. */
function bindCache(name: string): string {
  return `{ mount -n --bind caches/${name}-lower caches/${name}; mount -n -o remount,bind,ro,nosuid,nodev caches/${name}; }`;
}

/** Root inside could mislead the next command through what is in /dev. */
function mountDevices(stage: string): string[] {
  return [
    `${escape(`${stage}/dev`)} ${field(stage, "/dev")} none bind,ro,nosuid`,
    ...["/dev/shm", "/dev/pts"].map((place) => `${field(stage, place, "")} ${field(stage, place)} none bind`),
    ...DEVICES.map((name) => bind(stage, `/dev/${name}`, `/dev/${name}`)),
  ];
}

const DEVICES = ["null", "zero", "full", "random", "urandom", "tty"];

function makeDevices(): string[] {
  return [
    ...DEVICES.map((name) => `: > dev/${name}`),
    // Links into /proc, as on the machine.
    "cp -P /dev/fd /dev/stdin /dev/stdout /dev/stderr dev 2>/dev/null || true",
    "ln -s pts/ptmx dev/ptmx",
  ];
}

/** Lines as in fstab, mounted in order by one process. mount reads them only from a regular file. */
function mountLines(stage: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [writeTable(lines), mountTable(stage)];
}

function writeTable(lines: readonly string[]): string {
  return `printf '%s\\n' ${lines.map(quoteForBash).join(" ")} > fstab`;
}

function mountTable(stage: string): string {
  return `mount -n -a -T ${quoteForBash(`${stage}/fstab`)}`;
}

interface Line {
  readonly at: string;
  readonly line: string;
  /** For a place that is a mount of the machine's: `mount -a` would skip it, as it takes a covered mount for mounted. */
  readonly alone?: string;
}

/** A path comes after those around it, which are shorter: a home below a temporary directory, a checkout below the home. */
function mountInOrder(stage: string, lines: readonly Line[]): string[] {
  const script: string[] = [];
  let batch: string[] = [];
  const flush = (): void => void script.push(...mountLines(stage, batch.splice(0)));
  for (const { line, alone } of lines.toSorted((a, b) => a.at.length - b.at.length)) {
    if (alone === undefined) batch.push(line);
    else {
      flush();
      script.push(alone);
    }
  }
  flush();
  return script;
}

/** A bind mount needs a target of the same kind. */
function coverFiles(stage: string, files: readonly string[], { shown, covered }: VisiblePaths): string[] {
  const folders = [...new Set(files.map((file) => quoteForBash(`root${dirname(file)}`)))];
  const lines = [
    ...shown.filter((place) => kindOf(place) === "file").map((place) => bind(stage, place, place, RO)),
    ...covered.map((place, index) =>
      bind(stage, `${stage}/${kindOf(place) === "directory" ? "void" : `empty-${index}`}`, place, RO),
    ),
  ];
  return [
    ...folders.map((folder) => `[ -d ${folder} ] || mkdir -p ${folder} 2>/dev/null || true`),
    ...files
      .filter((file) => shown.includes(file))
      .map((file) => `[ -e ${quoteForBash(`root${file}`)} ] || : > ${quoteForBash(`root${file}`)}`),
    // A program may refuse to start with empty settings: the stand-in is empty in that program's format.
    ...covered.flatMap((place, index) =>
      kindOf(place) === "directory" ? [] : [`printf %s ${quoteForBash(standIn(place))} > empty-${index}`],
    ),
    ...mountLines(stage, lines),
  ];
}

/** Empty targets of the same kind, for a home that the model's commands cannot write and for what hooks read. */
function standForServers(binds: readonly BindMount[]): string[] {
  const own = binds
    .filter(({ servers }) => servers)
    .map(({ from, at }) => ({ place: `root${at}`, isFile: kindOf(from) === "file" }));
  if (own.length === 0) return [];
  const folders = own.map(({ place, isFile }) => quoteForBash(isFile ? dirname(place) : place));
  return [
    `mkdir -p ${folders.join(" ")}`,
    ...own.filter(({ isFile }) => isFile).map(({ place }) => `: > ${quoteForBash(place)}`),
  ];
}

function serverLines(stage: string, binds: readonly BindMount[]): string[] {
  const own = binds.filter(({ servers }) => servers);
  const lines = own.map(({ from, at, writable }) => bind(stage, from, at, writable ? "rbind" : RO, "servers"));
  return [`${field(stage, "/root", "")} ${field(stage, "/servers", "")} none rbind`, ...lines];
}

function nameHosts(stage: string, hosts: readonly string[]): string[] {
  if (hosts.length === 0 || !existsSync("/etc/hosts")) return [];
  return [
    `{ cat /etc/hosts; printf '%s\\n' ${hosts.map(quoteForBash).join(" ")}; } > hosts`,
    ...mountLines(stage, [bind(stage, `${stage}/hosts`, "/etc/hosts", RO)]),
  ];
}

/** With the mounts below, because a user namespace may not look behind one; each that is writable is bound again. */
function bindReadOnly(stage: string, place: string, covered: readonly string[]): string[] {
  const mounts = readMounts();
  const below = mounts.filter(({ path, options }) => isBelow(path, place) && !options.includes("ro"));
  const open = below.filter(({ path }) => !covered.some((each) => path === each || isBelow(path, each)));
  const reached = open.filter(({ path }) => existsSync(path)).map(({ path }) => path);
  return [place, ...new Set(reached)].map((each) => bind(stage, each, each, readOnly(each, mounts)));
}

/**
 * An empty file system at a place. `mount -a` skips a line if its source is mounted at its place already, and machines have
 * file systems named `tmpfs` themselves, such as `/run`: this one has a name that no other has.
 */
function inMemory(stage: string, place: string, options: string, root = "root"): string {
  return `${escape(`remit:${stage}`)} ${field(stage, place, root)} tmpfs ${options}`;
}

function bind(stage: string, from: string, at: string, options = "rbind", root = "root"): string {
  const made = kindOf(from) === "file" ? "" : ",X-mount.mkdir";
  return `${escape(from)} ${field(stage, at, root)} none ${options}${made}`;
}

/** A user namespace may not remove `noexec` from a mount, so it is repeated. */
function readOnly(place: string, mounts: readonly Mount[]): string {
  const around = mounts.filter(({ path }) => path === place || isBelow(place, path));
  const nearest = around.toSorted((a, b) => a.path.length - b.path.length).at(-1);
  return `${RO}${nearest?.options.includes("noexec") === true ? ",noexec" : ""}`;
}

/** Devices, and what the script makes itself, count as files by their names. */
function kindOf(place: string): "file" | "directory" | "other" {
  const stat = statSync(place, { throwIfNoEntry: false });
  if (stat === undefined) return /\/(?:empty-\d+|hosts)$/.test(place) ? "file" : "other";
  if (stat.isDirectory()) return "directory";
  return "file";
}

function field(stage: string, path: string, root = "root"): string {
  return escape(root === "" ? `${stage}${path}` : `${stage}/${root}${path}`);
}

/** Escapes a path as in fstab: a character that would end a field becomes its octal number. */
function escape(path: string): string {
  return path.replaceAll(/[ \t\n\\]/g, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, "0")}`);
}
