/**
 * Credentials in a checkout, with which anyone who reads its files could act on GitHub: what actions/checkout leaves
 * for later steps (a header in `.git/config`; since version 6 a file in RUNNER_TEMP that the configuration includes; an
 * SSH key), and what people write into addresses. They are removed before the first tool runs.
 */
import { lstatSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { attempt } from "../../lib/attempt.ts";
import { isGitPart } from "../../lib/git-names.ts";
import { GitError } from "../../ports.ts";
import type { Processes } from "../git-process.ts";

interface CheckoutPlaces {
  readonly workspace: string;
  /** RUNNER_TEMP. */
  readonly temp: string;
  /** Called with each secret before it is removed. */
  readonly learned: (secret: string) => void;
}

/** What was removed, as phrases without a secret; empty for a checkout that holds none. Throws `GitError`. */
export async function removeCredentials(processes: Processes, places: CheckoutPlaces): Promise<readonly string[]> {
  const removed = new Set<string>();
  const files = findConfigurations(places.workspace);
  learnBeside(files, places);
  for (const file of files) {
    for (const found of await clean(processes, file, places)) removed.add(found);
  }
  // Including files that no configuration names any more.
  for (const name of attempt(() => readdirSync(places.temp)) ?? []) {
    if (LEFT.test(name)) removed.add(take(join(places.temp, name), "a credentials file of actions/checkout", places));
  }
  return [...removed];
}

/** Reads a checkout's configuration files without removing anything; reports the secrets in them. */
export function configurations(workspace: string, learned: (secret: string) => void): readonly string[] {
  const found = findConfigurations(workspace).map((file) => ({ file, text: textOf(file) }));
  for (const { text = "" } of found) learn(text, { learned });
  const files = found.filter(({ text }) => text !== undefined).map(({ file }) => file);
  learnBeside(files, { learned });
  return files;
}

/** Of the files beside a configuration that are not git's own: stores of a helper, included files, keys. */
function learnBeside(configurations: readonly string[], places: Pick<CheckoutPlaces, "learned">): void {
  for (const directory of new Set(configurations.map((file) => dirname(file)))) {
    const names = attempt(() => readdirSync(directory)) ?? [];
    for (const file of names.filter((name) => !isGitPart(name)).map((name) => join(directory, name)))
      if ((attempt(() => lstatSync(file).size) ?? 0) <= MOST_CREDENTIALS) learn(textOf(file) ?? "", places);
  }
}

/** Bytes of a file with credentials, at most. */
const MOST_CREDENTIALS = 64 * 1024;

const LEFT = /^git-credentials-.*\.config$/;

/**
 * Configurations of the workspace, of checkouts up to three levels below, and of all submodules and work trees. Without
 * another thread: a hand-over takes ten times as long as a listing.
 */
function findConfigurations(workspace: string): readonly string[] {
  return [...new Set(findGitDirectories(workspace, DEEPEST).flatMap(configurationsOf))];
}

const DEEPEST = 3;

function findGitDirectories(directory: string, depth: number): readonly string[] {
  const own = gitDirectory(join(directory, ".git"));
  if (depth === 0) return own; // Most directories are this deep: none of them is listed.
  const entries = attempt(() => readdirSync(directory, { withFileTypes: true })) ?? [];
  const below = entries.filter((entry) => entry.isDirectory() && !SKIPPED.has(entry.name));
  return [...own, ...below.flatMap(({ name }) => findGitDirectories(join(directory, name), depth - 1))];
}

// Other directories of other people's code may hold a checkout of this job, and with it a token. This one never does,
// and is the largest.
const SKIPPED = new Set([".git", "node_modules"]);

/** In a linked work tree or a submodule, `.git` is a file that names the directory. */
function gitDirectory(path: string): readonly string[] {
  const stat = attempt(() => lstatSync(path, { throwIfNoEntry: false }));
  if (stat?.isFile() !== true) return stat === undefined ? [] : [path];
  const target = /^gitdir: (.+)$/m.exec(readFileSync(path, "utf8"))?.[1];
  if (target === undefined) return [];
  const own = resolve(dirname(path), target);
  const common = textOf(join(own, "commondir"));
  return common === undefined ? [own] : [own, resolve(own, common.trim())];
}

function configurationsOf(directory: string): readonly string[] {
  const below = ["modules", "worktrees"].flatMap((name) => {
    const names = attempt(() => readdirSync(join(directory, name), { recursive: true, encoding: "utf8" })) ?? [];
    return names.filter((each) => /(^|\/)config(\.worktree)?$/.test(each)).map((each) => join(name, each));
  });
  return ["config", "config.worktree", ...below].map((name) => join(directory, name));
}

/** Of a regular file: reading a pipe would wait for a writer. */
function textOf(file: string): string | undefined {
  return attempt(() => (statSync(file).isFile() ? readFileSync(file, "utf8") : undefined));
}

async function clean(processes: Processes, file: string, places: CheckoutPlaces): Promise<readonly string[]> {
  const text = textOf(file) ?? "";
  if (!SUSPICIOUS.test(text)) return [];
  // Git reads one file as data: it includes no other file and runs nothing.
  const list = await processes.need(["config", "--file", file, "--no-includes", "-z", "--list"]);
  const found: string[] = [];
  for (const entry of list.toString("utf8").split("\0")) {
    const cut = entry.indexOf("\n");
    const [key, value] = cut < 0 ? [entry, ""] : [entry.slice(0, cut), entry.slice(cut + 1)];
    const kind = kindOf(key, value);
    if (kind === undefined) continue;
    learn(`${key} ${value}`, places);
    await drop(processes, file, key, value, kind);
    for (const left of filesOf(value, places)) take(left, kind, places);
    found.push(`${kind} in ${relativePath(file, places)}`);
  }
  return found;
}

const SUSPICIOUS = /extraheader|include|credential|sshcommand|askpass|cookiefile|sslkey|:\/\/[^/\s"]*@/i;

/** The kind of credential in an entry; undefined when it holds none. */
function kindOf(key: string, value: string): string | undefined {
  if (/^http\..*extraheader$|^http\.extraheader$/i.test(key)) return "a token";
  if (/^http\.(.*\.)?(cookiefile|sslkey)$/i.test(key)) return "a credential";
  if (/^include(if)?\..*path$/i.test(key)) return LEFT.test(basename(value)) ? "a token" : undefined;
  if (/^credential\./i.test(key)) return "a credential helper";
  if (/^core\.(sshcommand|askpass)$/i.test(key)) return "a key";
  if (USER.test(key) || USER.test(value)) return "an address with a password";
  return undefined;
}

// A user name alone, as in `ssh://git@host`, is no credential.
const USER = /(https?:\/\/)[^/\s@]*@|(\w+:\/\/)[^/\s@:]+:[^/\s@]+@/i;

async function drop(processes: Processes, file: string, key: string, value: string, kind: string): Promise<void> {
  const isAddress = kind === "an address with a password" && !USER.test(key);
  const args = isAddress
    ? ["--replace-all", key, value.replace(USER, "$1$2"), `^${escape(value)}$`]
    : ["--unset-all", key];
  const { code, stderr } = await processes.run(["config", "--file", file, ...args]);
  // 5: the key is already gone; it was removed a moment ago.
  if (code !== 0 && code !== 5) throw refusal(kind, file, stderr);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Files of RUNNER_TEMP named by an entry. */
function filesOf(value: string, { temp }: CheckoutPlaces): readonly string[] {
  if (LEFT.test(basename(value))) return [join(temp, basename(value))];
  const key = /-i "?(?:\$RUNNER_TEMP\/|[^"\s]*\/)?([\w-]+)"?/.exec(value)?.[1];
  return key === undefined ? [] : [join(temp, key)];
}

function take(file: string, kind: string, places: CheckoutPlaces): string {
  learn(textOf(file) ?? "", places);
  try {
    rmSync(file, { force: true });
  } catch (error) {
    throw refusal(kind, file, String(error));
  }
  return `${kind} in RUNNER_TEMP`;
}

/** Reports tokens in headers and addresses, and keys. */
function learn(text: string, { learned }: Pick<CheckoutPlaces, "learned">): void {
  for (const [, word = ""] of text.matchAll(/\b(?:basic|bearer|token)\s+([\w.~+/=-]+)/gi)) {
    learned(word);
    // `x-access-token:…`, in basic authentication.
    const [, password] = /^[\x20-\x7e]*?:([\x21-\x7e]+)$/.exec(Buffer.from(word, "base64").toString("latin1")) ?? [];
    if (password !== undefined) learned(password);
  }
  for (const [, user = "", password] of text.matchAll(/:\/\/([^/\s:@]+)(?::([^/\s@]+))?@/g)) {
    // A user name without a password counts as a token if it is as long as one.
    if (password !== undefined || user.length >= 20) learned(password ?? user);
  }
  if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text)) learned(text.trim());
}

function refusal(kind: string, file: string, stderr: string): GitError {
  return new GitError(
    `The checkout holds ${kind} where tools could read it, and it could not be removed from ${file}: ${stderr.trim()}. ` +
      "Give actions/checkout `persist-credentials: false`.",
  );
}

function relativePath(file: string, { workspace }: CheckoutPlaces): string {
  return file.startsWith(`${workspace}/`) ? file.slice(workspace.length + 1) : file;
}
