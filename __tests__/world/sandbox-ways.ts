/** Sandboxes of each kind that can be tried here, each opened by a separate process. */
import { spawn, spawnSync, type ChildProcess, type SpawnOptions, type StdioOptions } from "node:child_process";
import * as fs from "node:fs";
import { createInterface } from "node:readline";
import type { Sandbox, VisiblePaths, KeeperStart, SandboxMethod } from "../../src/adapters/sandbox.ts";
import { makeSite, PATH, type SiteOptions } from "./sandbox-site.ts";
import { openWay, WAYS, type WayMachine } from "./ways/machine.ts";

export type Order =
  | { readonly what: "open"; readonly base: string; readonly path: string; readonly sight: Partial<VisiblePaths> }
  | { readonly what: "start"; readonly number: number; readonly asked: KeeperStart }
  | { readonly what: "input"; readonly number: number; readonly text: string | null }
  | { readonly what: "kill"; readonly number: number }
  | { readonly what: "close" };

export type DriverMessage =
  | { readonly what: "open"; readonly way: SandboxMethod; readonly layer: Sandbox["layer"] }
  | { readonly what: "none"; readonly reasons: readonly string[] }
  | { readonly what: "output" | "errors"; readonly number: number; readonly text: string }
  | { readonly what: "ended"; readonly number: number; readonly code: number; readonly left: boolean }
  | { readonly what: "killed"; readonly number: number }
  | { readonly what: "failed"; readonly why: string };

export interface TriedWay {
  readonly way: SandboxMethod;
  /** Why it cannot be tried here; undefined if it can. */
  readonly lacks: string | undefined;
}

const SOURCE = new URL("sandbox-driver.ts", import.meta.url).pathname;

/** What must succeed where a way is tried. */
const TRIALS: Readonly<Record<SandboxMethod, string>> = {
  root: '[ "$(id -u)" = 0 ] && unshare --mount --pid --fork --net true',
  sudo: "sudo -n unshare --mount --pid --fork true",
  "user namespaces": "unshare --user --map-root-user --mount --pid --fork --net true",
};

/** As root, by sudo and as an ordinary user. */
export function triedWays(): readonly TriedWay[] {
  return WAYS.map((way) => ({ way, lacks: lackOf(way, TRIALS[way]) }));
}

function lackOf(way: SandboxMethod, line: string): string | undefined {
  using machine = openWay(way);
  const [program = "", ...args] = machine.wrap(["bash", "-c", line], "/");
  const { status, stderr } = spawnSync(program, args, { cwd: "/", env: { PATH }, encoding: "utf8" });
  return status === 0 ? undefined : `\`${line}\` fails here: ${stderr.trim().slice(0, 200)}`;
}

/** Starts a TypeScript file of the tests where a way is tried, by `before` if that is given. */
function start(
  machine: WayMachine,
  [file, ...args]: readonly string[],
  options: SpawnOptions,
  before: readonly string[] = [],
): ChildProcess {
  const node = [process.execPath, "--disable-warning=ExperimentalWarning", file ?? ""];
  const [program = "", ...rest] = [
    ...before,
    ...machine.wrap([...node.map((each) => machine.place(each)), ...args], "/"),
  ];
  return spawn(program, rest, { cwd: "/", ...options });
}

/** Makes a directory with every program of PATH except sudo, where no command of a sandbox can write. */
function linkPrograms(): string {
  const links = fs.mkdtempSync("/var/tmp/remit-programs-");
  fs.chmodSync(links, 0o755);
  for (const place of PATH.split(":").filter((each) => fs.existsSync(each)))
    for (const name of fs.readdirSync(place))
      if (name !== "sudo" && !fs.existsSync(`${links}/${name}`)) fs.symlinkSync(`${place}/${name}`, `${links}/${name}`);
  return links;
}

export interface Driven extends AsyncDisposable {
  readonly way: SandboxMethod;
  readonly layer: Sandbox["layer"];
  readonly base: string;
  readonly workspace: string;
  /** The PATH of its commands: without sudo if the way is another. */
  readonly path: string;
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
  /** The layer's work directory is as a killed keeper leaves it. */
  readonly abandoned?: true;
  /** A directory that is a file system in memory on this machine and holds a `secret`. Only root can make it. */
  readonly inMemory?: string;
  /** A file that the parent leaves open as descriptor 30: Node closes lower ones in its children. */
  readonly inherited?: number;
}

/** Leaves what the kernel puts there while a volatile layer is mounted; it belongs to whoever mounted it. */
function abandon(work: string, way: SandboxMethod, machine: WayMachine): void {
  const bySudo = way === "sudo" ? ["sudo", "-n"] : [];
  const line = `mkdir -p "$0" && ${bySudo.join(" ")} mkdir -p "$0/incompat/volatile" "$0/work"`;
  const [program = "", ...args] = machine.wrap(["bash", "-c", line, work], "/");
  const { status, stderr } = spawnSync(program, args, { cwd: "/", env: { PATH }, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

const KEEP_IN_MEMORY = [
  "unshare",
  "--mount",
  "bash",
  "-c",
  'mount -t tmpfs tmpfs "$0" && echo geheim > "$0/secret" && exec "$@"',
];

/** Throws the reasons if the sandbox does not open. */
export async function drive(tried: TriedWay, options: DriveOptions = {}): Promise<Driven> {
  const { base, at, workspace } = makeSite(options);
  const machine = openWay(tried.way);
  const shown = tried.way === "user namespaces" ? [linkPrograms()] : [];
  const [path = PATH] = shown;
  changeOwner(base, machine);
  if (options.abandoned) abandon(`${at("run")}/layer/work`, tried.way, machine);
  const stdio: StdioOptions = ["pipe", "pipe", "inherit"];
  if (options.inherited !== undefined) stdio.push(...Array<"ignore">(27).fill("ignore"), options.inherited);
  const before = options.inMemory === undefined ? [] : [...KEEP_IN_MEMORY, options.inMemory];
  const child = start(machine, [SOURCE], { env: { PATH: path }, stdio }, before);
  const [stdin, stdout] = [child.stdin, child.stdout];
  if (stdin === null || stdout === null) throw new Error("The driver has no pipes.");
  stdin.on("error", () => undefined);
  const send = (line: Order): void => void stdin.write(`${JSON.stringify(line)}\n`);
  const listeners = new Map<number, (told: DriverMessage) => void>();
  const gone = new Promise<void>((resolve) => child.on("close", () => resolve()));
  const lines = createInterface({ input: stdout });
  const opened = new Promise<Extract<DriverMessage, { what: "open" }>>((resolve, reject) => {
    lines.on("line", (line) => {
      const message = JSON.parse(line) as DriverMessage;
      if (message.what === "open") resolve(message);
      else if ("number" in message) listeners.get(message.number)?.(message);
      else reject(new Error(message.what === "none" ? message.reasons.join("; ") : message.why));
    });
    void gone.then(() => reject(new Error("The driver has ended.")));
  });
  send({ what: "open", base, path, sight: { shown, ...options.sight?.(at) } });
  const close = async (): Promise<void> => {
    send({ what: "close" });
    await gone;
    // The kernel's own directory, which nobody can read, remains if the keeper was killed.
    const bySudo = tried.way === "sudo" ? ["sudo", "-n"] : [];
    if (process.getuid?.() !== 0) spawnSync("env", [...bySudo, "chmod", "-R", "a+rwx", base]);
    for (const made of [base, ...shown]) fs.rmSync(made, { recursive: true, force: true });
    machine[Symbol.dispose]();
  };
  const { way, layer } = await opened.catch(async (error: unknown) => {
    await close();
    throw error;
  });
  let count = 0;
  const begin: Driven["begin"] = (keeperStart) => {
    const number = (count += 1);
    const one = openBegun(number, send, listeners);
    const all = { directory: workspace, environment: { PATH: path }, ...keeperStart };
    send({ what: "start", number, asked: all });
    return one;
  };
  return {
    way,
    layer,
    base,
    workspace,
    path,
    pid: child.pid ?? -1,
    at,
    begin,
    run: (line, over = {}) => begin({ argv: ["bash", "-c", line], ...over }).ended,
    [Symbol.asyncDispose]: close,
  };
}

function openBegun(
  number: number,
  send: (line: Order) => void,
  listeners: Map<number, (told: DriverMessage) => void>,
): Begun {
  const printed = { output: "", errors: "" };
  const [ended, killed] = [Promise.withResolvers<Ran>(), Promise.withResolvers<void>()];
  let waiting: { readonly text: string; readonly resolve: () => void }[] = [];
  listeners.set(number, (message) => {
    if (message.what === "output" || message.what === "errors") {
      printed[message.what] += message.text;
      waiting.filter(({ text }) => printed.output.includes(text)).forEach(({ resolve }) => resolve());
      waiting = waiting.filter(({ text }) => !printed.output.includes(text));
    }
    if (message.what === "ended") ended.resolve({ code: message.code, left: message.left, ...utf8(printed) });
    if (message.what === "killed") killed.resolve();
  });
  return {
    ended: ended.promise,
    says: (text) =>
      new Promise((resolve) => (printed.output.includes(text) ? resolve() : waiting.push({ text, resolve }))),
    input: (text) => send({ what: "input", number, text }),
    kill: async () => {
      send({ what: "kill", number });
      await killed.promise;
    },
  };
}

function utf8({ output, errors }: { readonly output: string; readonly errors: string }) {
  return { output: Buffer.from(output, "latin1").toString(), errors: Buffer.from(errors, "latin1").toString() };
}

/** Makes the machine's user the owner of a place and of everything below it. */
function changeOwner(place: string, machine: WayMachine): void {
  if (machine.user === undefined) return;
  fs.lchownSync(place, machine.user, machine.user);
  if (!fs.lstatSync(place).isDirectory()) return;
  for (const name of fs.readdirSync(place)) changeOwner(`${place}/${name}`, machine);
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

/** `base` contains `workspace`, `home` and `temp`, all the job's user's. Throws if the job fails. */
export async function runJob({ way }: TriedWay, job: Job): Promise<JobEnd> {
  using machine = openWay(way);
  for (const name of ["workspace", "home", "temp"]) fs.mkdirSync(`${job.base}/${name}`, { recursive: true });
  changeOwner(job.base, machine);
  const env = {
    PATH,
    LANG: "C.UTF-8",
    HOME: `${job.base}/home`,
    RUNNER_TEMP: `${job.base}/temp`,
    ...(machine.user === undefined && findRust()),
  };
  const child = start(machine, [JOB, JSON.stringify(job)], { env, stdio: ["ignore", "pipe", "inherit"] });
  const chunks: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
  await new Promise((resolve) => child.on("close", resolve));
  return JSON.parse(Buffer.concat(chunks).toString()) as JobEnd;
}

/** Whether the user finds all of these programs and can start them. */
export function hasPrograms({ way }: TriedWay, programs: readonly string[]): boolean {
  return lackOf(way, programs.map((name) => `command -v ${name} >/dev/null`).join(" && ")) === undefined;
}

/** A made-up home has no rustup toolchain, so it is told where the real one is. */
function findRust(): Readonly<Record<string, string>> {
  const place = process.env["RUSTUP_HOME"] ?? `${process.env["HOME"]}/.rustup`;
  const [toolchain] = fs.existsSync(`${place}/toolchains`) ? fs.readdirSync(`${place}/toolchains`).toReversed() : [];
  return toolchain === undefined ? {} : { RUSTUP_HOME: place, RUSTUP_TOOLCHAIN: toolchain };
}
