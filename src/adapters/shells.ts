/** The shell of a run: in the sandbox this machine offers, or, if the owner says so, without one. */
import type { ShellCommand, SandboxWorkspace, Shell, ShellPlace, Shells } from "../ports.ts";
import type { Egress } from "./egress.ts";
import { findGit } from "./git-process.ts";
import { type Guard, type PlainConfinement, withoutSandbox } from "./guard.ts";
import { bashFor, notStarted, openCommands, TOO_LONG, type Process } from "./commands.ts";
import type { PackedGit, RestoredGit } from "./kept-git.ts";
import type { StartServer } from "./mcp-stdio.ts";
import { NODE, type Sandbox } from "./sandbox.ts";
import {
  type EarlySandbox,
  isUsual,
  OBJECTS,
  openPlace,
  type SandboxOptions,
  showsObjects,
  USUAL_PLACE,
  WAYS,
} from "./sandboxed-place.ts";
import { attempt, messageOf } from "../lib/attempt.ts";

export interface ShellsOptions extends SandboxOptions {
  /** Set for commands without a sandbox: a home of the run's own; in a sandbox, a fresh home replaces the user's. */
  readonly plain: Readonly<Record<string, string>>;
  /** What is protected from commands without a sandbox; undefined where there is nothing to protect. */
  readonly protection: ShellProtection | undefined;
  /** Called when a connection out of the sandbox is refused; a command chooses both texts. Absent: not reported. */
  readonly refused?: (host: string, reason: string) => void;
  /** The first call gets a shell in it if it asks for the usual place and there is a sandbox; otherwise it is closed. */
  readonly early?: EarlySandbox | undefined;
}

interface ShellProtection {
  /** The program's own files. */
  readonly own: {
    /** `dist/main/index.js`, absolute. */
    readonly entry: string;
    /** Called after the last command with the files that had to be restored. */
    readonly changed: (files: readonly string[]) => void;
  };
  /** The checkout's git directories. */
  readonly checkout: {
    readonly workspace: string;
    /** Gets copies of large files; absolute. */
    readonly directory: string;
    /** Receives the copy for a process that restores it if this one is killed, or again after it. */
    readonly kept: (packed: PackedGit) => void;
    /** Called after the last command, if something had to be restored or could not be. */
    readonly changed: (restored: RestoredGit) => void;
  };
  /** The machine's programs. */
  readonly guard: Guard;
}

export interface OpenShells extends Shells, AsyncDisposable {
  /** Starts a local server beside the open shell. Throws before a shell is open. */
  server(where: "inside" | "outside"): Promise<StartServer>;
}

/** Disposing kills everything that still runs and removes every mount. */
export function openShells(options: ShellsOptions): OpenShells {
  const opened: AsyncDisposable[] = [];
  let over = false;
  const keep: Keep = (one) => {
    opened.push(one);
    if (!over) return one;
    void one[Symbol.asyncDispose]();
    throw new Error("A shell was opened after the run's end.");
  };
  let last: Opened | undefined;
  const { early } = options;
  let ahead = early && openInside(USUAL_PLACE, options, keep, early);
  ahead?.catch(() => undefined); // The caller that asks for it gets the error.
  const open = async (place: ShellPlace): Promise<Opened> => {
    const opening = ahead;
    ahead = undefined;
    const usual = opening && (await takeOver(opening, place));
    return usual ?? (await (place.mode === "off" ? openPlain(options, keep) : openInside(place, options, keep)));
  };
  return {
    async open(place) {
      last = await open(place);
      return last.shell;
    },
    async server(where) {
      if (last === undefined) throw new Error("No shell was opened yet.");
      return await last.server(where);
    },
    async [Symbol.asyncDispose]() {
      await ahead?.catch(() => undefined);
      over = true;
      for (const one of opened.toReversed()) await one[Symbol.asyncDispose]();
    },
  };
}

/** What was opened early, if this place asks for it; otherwise it is closed, since two sandboxes cannot share a layer. */
async function takeOver(opening: Promise<Opened>, place: ShellPlace): Promise<Opened | undefined> {
  const wanted = isUsual(place);
  const opened = await (wanted ? opening : opening.catch(() => undefined));
  if (wanted && opened?.shell.sandbox !== "none") return opened;
  await opened?.shell.close();
  return undefined;
}

type Keep = <T extends AsyncDisposable>(one: T) => T;

interface Opened {
  readonly shell: Shell;
  readonly server: OpenShells["server"];
}

async function openPlain({ path, run, plain: environment, protection }: ShellsOptions, keep: Keep): Promise<Opened> {
  const git = protection && keep(await lookAfterGit(protection.checkout));
  if (protection !== undefined) keep(await lookAfter(protection.own));
  const guard = protection?.guard;
  const plain = await withoutSandbox(path);
  await guard?.watch(plain, findGit(path));
  const refusal = () => guard?.refusal();
  const wrap: PlainConfinement["wrap"] = (argv) => {
    git?.begin();
    return plain.wrap(argv);
  };
  const { openPlainCommands } = await import("./plain-commands.ts");
  const { full, start, stop } = keep(openPlainCommands({ wrap, environment, place: run, refusal }));
  return {
    shell: { sandbox: "none", lacks: [], full, start, stop, close: stop },
    async server() {
      const why = refusal();
      if (why !== undefined) throw new Error(why);
      return await openOutside(wrap);
    },
  };
}

async function openInside(
  place: ShellPlace,
  options: ShellsOptions,
  keep: Keep,
  early?: EarlySandbox,
): Promise<Opened> {
  const egress = await openWays(place, options);
  if (egress !== undefined) keep(egress);
  const found = await (early ?? openPlace(place, options, { egress }));
  if (found.kind === "none") {
    const server = () => Promise.reject(new Error(NO_SANDBOX));
    return { shell: { sandbox: "none", lacks: found.reasons, ...NOTHING_STARTS }, server };
  }
  const sandbox = keep(found.sandbox);
  const network = egress?.environment ?? {};
  if (egress !== undefined) await startForwarder(sandbox, egress);
  return {
    shell: shellIn(sandbox, place, network, keep, options.run, found.failed),
    server: async (where) =>
      where === "outside" ? await openOutside((await withoutSandbox(options.path)).wrap) : serversIn(sandbox, network),
  };
}

/** Most runs have no server. */
async function openOutside(wrap: PlainConfinement["wrap"]): Promise<StartServer> {
  const { startOutside } = await import("./mcp-stdio.ts");
  return startOutside(wrap);
}

const NO_SANDBOX = "this machine has no sandbox to run it in";

/** A machine without a sandbox runs nothing that the policy wants in one. */
const NOTHING_STARTS: Pick<Shell, "start" | "stop" | "close"> = {
  start: () => notStarted(NO_SANDBOX),
  stop: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/** The ways out that a policy opens; undefined for none, which means no network at all. */
async function openWays(
  { reaches, services }: ShellPlace,
  { run, refused }: ShellsOptions,
): Promise<Egress | undefined> {
  if (reaches === undefined && services.length === 0) return undefined;
  const { openEgress } = await import("./egress.ts");
  return await openEgress({
    ...(reaches === undefined ? {} : { allows: reaches }),
    services: services.map(parseService),
    directory: `${run}/egress`,
    inside: WAYS,
    node: NODE,
    ...(refused && { refused }),
  });
}

function parseService(text: string): { readonly host: string; readonly port: number } {
  const cut = text.lastIndexOf(":");
  return { host: text.slice(0, cut), port: Number(text.slice(cut + 1)) };
}

/** Resolves when the forwarder listens. */
async function startForwarder(sandbox: Sandbox, { forwarder }: Egress): Promise<void> {
  if (forwarder.length === 0) return;
  const environment = { PATH: "/usr/bin:/bin" };
  const { output, ended } = sandbox.start({ argv: forwarder, directory: "/", environment, writesNothing: true });
  const listens = new Promise<void>((resolve) => void output.once("data", () => resolve()));
  const gone = ended.then(({ code }) => {
    throw new Error(`The way out of the sandbox could not be opened: its forwarder ended with code ${code}.`);
  });
  gone.catch(() => undefined); // At the end of the run it simply stops.
  await Promise.race([listens, gone]);
}

function shellIn(
  sandbox: Sandbox,
  place: ShellPlace,
  network: Readonly<Record<string, string>>,
  keep: Keep,
  run: string,
  failed: readonly string[],
): Shell {
  const commands = keep(openCommands((command) => startInside(sandbox, command, network), run));
  return {
    sandbox: sandbox.way,
    lacks: failed,
    inside: insideOf(sandbox, place),
    full: commands.full,
    start: commands.start,
    stop: commands.stop,
    close: async () => await sandbox[Symbol.asyncDispose](),
  };
}

function insideOf({ files, scanner, layer }: Sandbox, place: ShellPlace): SandboxWorkspace {
  return { files, scanner, ...layer, ...(showsObjects(place) && { objects: OBJECTS }) };
}

/** Linux's limit for one argument of a program, in bytes. */
const MOST_LINE = 128 * 1024 - 1;

function startInside(
  sandbox: Sandbox,
  command: ShellCommand,
  network: Readonly<Record<string, string>>,
): Process | string {
  if (Buffer.byteLength(command.line) > MOST_LINE) return TOO_LONG;
  try {
    const { id, output, ended, kill } = sandbox.start({
      argv: bashFor(command),
      directory: command.directory,
      environment: { ...command.environment, ...network },
      ...(command.input === undefined ? {} : { input: { text: command.input } }),
      ...(command.apart === undefined ? {} : { server: true }),
    });
    // The sandbox's first process ends whatever Remit's process leaves behind.
    const gone = ended.then(({ code, left }) => ({ kind: "exit", code, signal: null, left }) as const);
    return { pid: id, output, ended: gone, kill, killNow: () => undefined };
  } catch (error) {
    return messageOf(error);
  }
}

function serversIn(sandbox: Sandbox, network: Readonly<Record<string, string>>): StartServer {
  return ({ argv, directory, environment }) => {
    const all = { ...environment, ...network };
    const pipes = { input: "pipe", errorsApart: true, server: true } as const;
    const { input, output, errors, ended, kill } = sandbox.start({ argv, directory, environment: all, ...pipes });
    if (input === undefined || errors === undefined) throw new Error("A server has pipes of its own.");
    return { input, output, errors, started: Promise.resolve(), gone: ended.then(() => undefined), kill };
  };
}

interface GitProtection extends AsyncDisposable {
  /** Called before each process starts. The first has not run yet, and the checkout's credentials are removed. */
  begin(): void;
}

/**
 * In the end the git directories are as they were before the run, credentials included. What lies on the disk while
 * commands run has none, and only what has changed since the first of them is reported.
 */
async function lookAfterGit({
  workspace,
  directory,
  kept,
  changed,
}: ShellProtection["checkout"]): Promise<GitProtection> {
  const { keepGit } = await import("./kept-git.ts");
  const before = keepGit(workspace, directory);
  let atStart: ReturnType<typeof keepGit> | undefined;
  return {
    begin() {
      if (atStart !== undefined) return;
      const git = before.again();
      kept(git.pack()); // If this throws, nothing starts.
      atStart = git;
    },
    [Symbol.asyncDispose]() {
      const end = atStart?.restore();
      // As `atStart` has just left them, credentials aside.
      const last = before.restore(end?.isWhole === false ? undefined : (atStart ?? before).places);
      const isWhole = end?.isWhole !== false && last.isWhole;
      if (!isWhole || (end !== undefined && end.files.length > 0)) changed({ files: (end ?? last).files, isWhole });
      if (atStart !== undefined) attempt(() => kept(before.pack())); // Else the post step has the one of the start.
      return Promise.resolve();
    },
  };
}

/** Opened before the shell and so closed after it, when nothing runs that could change the files again. */
async function lookAfter({ entry, changed }: ShellProtection["own"]): Promise<AsyncDisposable> {
  const { keepOwnCode } = await import("./own-code.ts");
  const kept = keepOwnCode(entry);
  return {
    async [Symbol.asyncDispose]() {
      const files = kept.restore();
      if (files.length > 0) changed(files);
    },
  };
}
