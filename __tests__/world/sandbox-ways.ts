/** Sandboxes of each kind that can be tried here, each opened by a separate process. */
import { spawn, spawnSync, type StdioOptions } from "node:child_process";
import * as fs from "node:fs";
import { createInterface } from "node:readline";
import type { SandboxLayer, Sight, KeeperStart, Way } from "../../src/adapters/sandbox.ts";
import { makeSite, PATH, type SiteOptions } from "./sandbox-site.ts";

export type Order =
  | { readonly what: "open"; readonly base: string; readonly path: string; readonly sight: Partial<Sight> }
  | { readonly what: "start"; readonly number: number; readonly asked: KeeperStart }
  | { readonly what: "input"; readonly number: number; readonly text: string | null }
  | { readonly what: "kill"; readonly number: number }
  | { readonly what: "close" };

export type Told =
  | { readonly what: "open"; readonly way: Way; readonly layer: SandboxLayer }
  | { readonly what: "none"; readonly reasons: readonly string[] }
  | { readonly what: "output" | "errors"; readonly number: number; readonly text: string }
  | { readonly what: "ended"; readonly number: number; readonly code: number; readonly left: boolean }
  | { readonly what: "killed"; readonly number: number }
  | { readonly what: "failed"; readonly why: string };

export interface TriedWay {
  readonly way: Way;
  /** The user who opens it; if absent, the user who runs the tests. */
  readonly user?: { readonly uid: number; readonly gid: number };
  /** The PATH for programs: without sudo if the kind is another. */
  readonly path: string;
  /** Why it cannot be tried here; undefined if it can. */
  readonly lacks: string | undefined;
}

const SOURCE = new URL("sandbox-driver.ts", import.meta.url).pathname;

/** As root, by sudo and as an ordinary user. */
export function triedWays(): readonly TriedWay[] {
  const root = process.getuid?.() === 0;
  const other = root ? findUser() : undefined;
  const user = other === undefined ? {} : { user: other };
  const bare = withoutSudo();
  const nobody = root && other === undefined ? "there is no other user here" : undefined;
  const unread = other !== undefined && !can(["-e", `require("fs").accessSync(${JSON.stringify(SOURCE)})`], other);
  const closed = unread ? "another user cannot read this repository" : nobody;
  return [
    { way: "root", path: PATH, lacks: root ? lackOf("unshare --mount --pid --fork --net true") : "this is not root" },
    { way: "sudo", ...user, path: PATH, lacks: closed ?? lackOf("sudo -n unshare --mount --pid --fork true", other) },
    {
      way: "user namespaces",
      ...user,
      path: bare,
      lacks: closed ?? lackOf("unshare --user --map-root-user --mount --pid --fork --net true", other),
    },
  ];
}

type User = NonNullable<TriedWay["user"]>;

/** A user who may use sudo, or any that is not root. */
function findUser(): User | undefined {
  const users = fs
    .readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const others = users
    .map(([, , uid, gid]) => ({ uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid >= 1_000 && uid < 60_000);
  return others.find((user) => lackOf("sudo -n true", user) === undefined) ?? others[0];
}

function lackOf(line: string, user?: User): string | undefined {
  const { status, stderr } = spawnSync("bash", ["-c", line], { ...user, cwd: "/", env: { PATH }, encoding: "utf8" });
  return status === 0 ? undefined : `\`${line}\` fails here: ${stderr.trim().slice(0, 200)}`;
}

function can(words: readonly string[], user: User): boolean {
  return spawnSync(process.execPath, words, { ...user, cwd: "/", env: {} }).status === 0;
}

let links: string | undefined;

/** A directory with every program of PATH except sudo. */
function withoutSudo(): string {
  if (links !== undefined) return links;
  links = fs.mkdtempSync("/var/tmp/remit-programs-");
  process.on("exit", () => fs.rmSync(links ?? "", { recursive: true, force: true }));
  fs.chmodSync(links, 0o755);
  for (const place of PATH.split(":").filter((each) => fs.existsSync(each)))
    for (const name of fs.readdirSync(place))
      if (name !== "sudo" && !fs.existsSync(`${links}/${name}`)) fs.symlinkSync(`${place}/${name}`, `${links}/${name}`);
  return links;
}

export interface Driven extends AsyncDisposable {
  readonly way: Way;
  readonly layer: SandboxLayer;
  readonly base: string;
  readonly workspace: string;
  /** The pid of the process that opened it. */
  readonly pid: number;
  at(name: string): string;
  begin(asked: Partial<KeeperStart> & Pick<KeeperStart, "argv">): Begun;
  /** Run a bash line. */
  run(line: string, over?: Partial<KeeperStart>): Promise<Ran>;
}

export interface Ran {
  readonly code: number;
  readonly left: boolean;
  readonly output: string;
  readonly errors: string;
}

export interface Begun {
  readonly ended: Promise<Ran>;
  /** Resolves when the output contains this. */
  says(text: string): Promise<void>;
  /** `null` closes the input. */
  input(text: string | null): void;
  kill(): Promise<void>;
}

export interface DriveOptions extends SiteOptions {
  /** A file that the parent leaves open as descriptor 30: Node closes lower ones in its children. */
  readonly inherited?: number;
}

/** Throws the reasons if the sandbox does not open. */
export async function drive(tried: TriedWay, options: DriveOptions = {}): Promise<Driven> {
  const { base, at, workspace } = makeSite(options);
  if (tried.user !== undefined) giveAway(base, tried.user);
  const stdio: StdioOptions = ["pipe", "pipe", "inherit"];
  if (options.inherited !== undefined) stdio.push(...Array<"ignore">(27).fill("ignore"), options.inherited);
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", SOURCE], {
    ...tried.user,
    cwd: "/",
    env: { PATH: tried.path },
    stdio,
  });
  const [stdin, stdout] = [child.stdin, child.stdout];
  if (stdin === null || stdout === null) throw new Error("The driver has no pipes.");
  stdin.on("error", () => undefined);
  const order = (line: Order): void => void stdin.write(`${JSON.stringify(line)}\n`);
  const heard = new Map<number, (told: Told) => void>();
  const gone = new Promise<void>((resolve) => child.on("close", () => resolve()));
  const lines = createInterface({ input: stdout });
  const opened = new Promise<Extract<Told, { what: "open" }>>((resolve, reject) => {
    lines.on("line", (line) => {
      const told = JSON.parse(line) as Told;
      if (told.what === "open") resolve(told);
      else if ("number" in told) heard.get(told.number)?.(told);
      else reject(new Error(told.what === "none" ? told.reasons.join("; ") : told.why));
    });
    void gone.then(() => reject(new Error("The driver has ended.")));
  });
  const shown = tried.path === links ? [tried.path] : [];
  order({ what: "open", base, path: tried.path, sight: { shown, ...options.sight?.(at) } });
  const close = async (): Promise<void> => {
    order({ what: "close" });
    await gone;
    // The kernel's own directory, which nobody can read, remains if the keeper was killed.
    const bySudo = tried.way === "sudo" ? ["sudo", "-n"] : [];
    if (process.getuid?.() !== 0) spawnSync("env", [...bySudo, "chmod", "-R", "a+rwx", base]);
    fs.rmSync(base, { recursive: true, force: true });
  };
  const { way, layer } = await opened.catch(async (error: unknown) => {
    await close();
    throw error;
  });
  let count = 0;
  const begin: Driven["begin"] = (asked) => {
    const number = (count += 1);
    const one = openBegun(number, order, heard);
    const all = { directory: workspace, environment: { PATH: tried.path }, ...asked };
    order({ what: "start", number, asked: all });
    return one;
  };
  return {
    way,
    layer,
    base,
    workspace,
    pid: child.pid ?? -1,
    at,
    begin,
    run: (line, over = {}) => begin({ argv: ["bash", "-c", line], ...over }).ended,
    [Symbol.asyncDispose]: close,
  };
}

function openBegun(number: number, order: (line: Order) => void, heard: Map<number, (told: Told) => void>): Begun {
  const said = { output: "", errors: "" };
  const [ended, killed] = [Promise.withResolvers<Ran>(), Promise.withResolvers<void>()];
  let waiting: { readonly text: string; readonly resolve: () => void }[] = [];
  heard.set(number, (told) => {
    if (told.what === "output" || told.what === "errors") {
      said[told.what] += told.text;
      waiting.filter(({ text }) => said.output.includes(text)).forEach(({ resolve }) => resolve());
      waiting = waiting.filter(({ text }) => !said.output.includes(text));
    }
    if (told.what === "ended") ended.resolve({ code: told.code, left: told.left, ...utf8(said) });
    if (told.what === "killed") killed.resolve();
  });
  return {
    ended: ended.promise,
    says: (text) =>
      new Promise((resolve) => (said.output.includes(text) ? resolve() : waiting.push({ text, resolve }))),
    input: (text) => order({ what: "input", number, text }),
    kill: async () => {
      order({ what: "kill", number });
      await killed.promise;
    },
  };
}

function utf8({ output, errors }: { readonly output: string; readonly errors: string }) {
  return { output: Buffer.from(output, "latin1").toString(), errors: Buffer.from(errors, "latin1").toString() };
}

function giveAway(place: string, { uid, gid }: User): void {
  fs.lchownSync(place, uid, gid);
  if (!fs.lstatSync(place).isDirectory()) return;
  for (const name of fs.readdirSync(place)) giveAway(`${place}/${name}`, { uid, gid });
}

/** Lines in the shell of a job, which sees the machine as usual, with home and caches in `base`. */
export interface Job {
  readonly base: string;
  readonly lines: readonly string[];
  readonly services: readonly string[];
}

export interface JobEnd {
  readonly sandbox: string;
  readonly lacks: readonly string[];
  readonly ended: readonly { readonly code: number; readonly output: string }[];
}

const JOB = new URL("sandbox-job.ts", import.meta.url).pathname;

/**
 * `base` contains `workspace`, `home` and `temp`; the user who runs the job owns all of it. Throws if the job fails.
 */
export async function runJob(tried: TriedWay, job: Job): Promise<JobEnd> {
  for (const name of ["workspace", "home", "temp"]) fs.mkdirSync(`${job.base}/${name}`, { recursive: true });
  if (tried.user !== undefined) giveAway(job.base, tried.user);
  const env = {
    PATH: tried.path,
    LANG: "C.UTF-8",
    HOME: `${job.base}/home`,
    RUNNER_TEMP: `${job.base}/temp`,
    ...(tried.user === undefined && findRust()),
  };
  const words = ["--disable-warning=ExperimentalWarning", JOB, JSON.stringify(job)];
  const child = spawn(process.execPath, words, { ...tried.user, cwd: "/", env, stdio: ["ignore", "pipe", "inherit"] });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  await new Promise((resolve) => child.on("close", resolve));
  return JSON.parse(Buffer.concat(chunks).toString()) as JobEnd;
}

/** Whether the user finds all of these programs and can start them. */
export function hasPrograms({ user, path }: TriedWay, programs: readonly string[]): boolean {
  const line = programs.map((name) => `command -v ${name} >/dev/null`).join(" && ");
  return spawnSync("bash", ["-c", line], { ...user, cwd: "/", env: { PATH: path } }).status === 0;
}

/** A made-up home has no rustup toolchain, so it is told where the real one is. */
function findRust(): Readonly<Record<string, string>> {
  const place = process.env["RUSTUP_HOME"] ?? `${process.env["HOME"]}/.rustup`;
  const [toolchain] = fs.existsSync(`${place}/toolchains`) ? fs.readdirSync(`${place}/toolchains`).toReversed() : [];
  return toolchain === undefined ? {} : { RUSTUP_HOME: place, RUSTUP_TOOLCHAIN: toolchain };
}
