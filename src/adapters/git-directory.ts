/** Remit's own git directory, and the environment of every git process Remit starts. */
import { lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { placesOutside } from "./find-program.ts";

export type GitEnvironment = Readonly<Record<string, string | undefined>>;

/** Lays out a bare repository by hand: `git init` would cost a process and copy templates. */
export function makeDirectory(directory: string): void {
  for (const name of ["objects/info", "objects/pack", "refs", "info"])
    mkdirSync(join(directory, name), { recursive: true });
  restoreDirectory(directory);
}

/** Before every git process: restores the files that control git. Objects are checked when they are read. */
export function restoreDirectory(directory: string): void {
  for (const [name, text] of OURS) {
    const file = join(directory, name);
    if (readPlain(file) === text) continue;
    rmSync(file, { recursive: true, force: true });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: "wx" });
  }
  for (const name of FOREIGN) rmSync(join(directory, name), { recursive: true, force: true });
}

/** Undefined for anything but a plain file. */
export function readPlain(file: string): string | undefined {
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(file, "utf8") : undefined;
}

/** The attributes in `info/` override any `.gitattributes`: bytes are written as stored, and merged as text. */
const UNCONVERTED = "* -text !eol -filter -ident !working-tree-encoding !merge !conflict-marker-size\n";

const OURS: readonly (readonly [string, string])[] = [
  ["HEAD", "ref: refs/heads/none\n"],
  ["config", "[core]\n\trepositoryformatversion = 0\n\tbare = true\n"],
  ["info/attributes", UNCONVERTED],
];

/** Files that Remit never writes: other configuration, other object directories, grafts, programs. */
const FOREIGN = [
  "commondir",
  "config.worktree",
  "hooks",
  "info/grafts",
  "objects/info/alternates",
  "objects/info/http-alternates",
  "objects/info/commit-graph",
  "objects/info/commit-graphs",
  "objects/pack/multi-pack-index",
  "remotes",
  "branches",
];

/** The objects of another repository, which contains all of `commit`. Nothing is written there. */
export interface SharedObjects {
  /** Absolute. */
  readonly objects: string;
  readonly commit: string;
}

/** The whole environment of a git process: only {@link PASSED} is taken from the surroundings. */
export function hardenedEnvironment(
  directory: string,
  remote: URL,
  surroundings: GitEnvironment,
  borrowed?: SharedObjects,
): Record<string, string> {
  const passed = PASSED.flatMap((name) => (surroundings[name] === undefined ? [] : [[name, surroundings[name]]]));
  return {
    ...Object.fromEntries(passed),
    // Git would read an empty PATH as the current directory.
    PATH: placesOutside(surroundings["PATH"] ?? "").join(":") || "/usr/bin:/bin",
    ...configurationVariables([...hardening(remote), ...(borrowed === undefined ? [] : [announceTip(borrowed)])]),
    // Quoted, because a colon separates two directories.
    ...(borrowed && { GIT_ALTERNATE_OBJECT_DIRECTORIES: JSON.stringify(borrowed.objects) }),
    GIT_DIR: directory,
    HOME: directory, // No ~/.gitconfig, and no ~/.netrc for curl.
    XDG_CONFIG_HOME: directory,
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_SYSTEM: "/dev/null",
    GIT_ATTR_NOSYSTEM: "1",
    GIT_TERMINAL_PROMPT: "0",
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_NO_LAZY_FETCH: "1",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_LITERAL_PATHSPECS: "1",
    LC_ALL: "C", // `git/server.ts` reads git's messages.
  };
}

/** Names the commit that git already has. By default git would start a process in the other repository, with that one's configuration. */
function announceTip({ commit }: SharedObjects): readonly [string, string] {
  return ["core.alternateRefsCommand", `echo ${commit}; :`];
}

/** Configuration by environment: no file overrides it, and it appears neither in argv nor on disk. */
export function configurationVariables(settings: readonly (readonly [string, string])[]): Record<string, string> {
  const variables: Record<string, string> = { GIT_CONFIG_COUNT: String(settings.length) };
  for (const [index, [key, value]] of settings.entries()) {
    variables[`GIT_CONFIG_KEY_${index}`] = key;
    variables[`GIT_CONFIG_VALUE_${index}`] = value;
  }
  return variables;
}

/** Settings of every git process. */
export function hardening(remote: URL): readonly (readonly [string, string])[] {
  return [...HARDENING, [`protocol.${remote.protocol.slice(0, -1)}.allow`, "always"]];
}

const HARDENING: readonly (readonly [string, string])[] = [
  ["core.hooksPath", "/dev/null"],
  ["core.fsmonitor", "false"],
  ["core.untrackedCache", "false"],
  ["core.attributesFile", "/dev/null"],
  ["core.excludesFile", "/dev/null"],
  ["core.protectHFS", "true"],
  ["core.protectNTFS", "true"],
  ["credential.helper", ""],
  ["protocol.allow", "never"],
  ["safe.bareRepository", "explicit"],
  ["submodule.recurse", "false"],
  ["gc.auto", "0"],
  ["maintenance.auto", "false"],
  ["http.followRedirects", "false"], // A redirect could carry the token to another host.
  ["http.lowSpeedLimit", "1"], // Bytes per second, and seconds: git gives up on a server that sends nothing for a minute.
  ["http.lowSpeedTime", "60"],
  ["core.fsync", "none"], // The job discards the directory, and the disk may still be busy with the checkout.
  ["fetch.negotiationAlgorithm", "skipping"], // The default offers every commit of another repository's checkout.
  ["fetch.unpackLimit", "1"], // Writing one pack is faster than many loose objects.
];

const PASSED = [
  "TMPDIR",
  "http_proxy",
  "https_proxy",
  "all_proxy",
  "no_proxy",
  "HTTP_PROXY",
  "HTTPS_PROXY",
  "ALL_PROXY",
  "NO_PROXY",
  "SSL_CERT_FILE",
  "SSL_CERT_DIR",
  "GIT_SSL_CAINFO",
  "GIT_SSL_CAPATH",
  "CURL_CA_BUNDLE",
] as const;
