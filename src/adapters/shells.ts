/** The shell a run gets: in the best sandbox that this machine has, or in none. */
import type { Shell, ShellPlace, Shells } from "../ports.ts";
import type { Egress } from "./egress.ts";
import { findGit } from "./git/program.ts";
import type { Guard } from "./guard.ts";
import { openShell } from "./machine.ts";
import type { Starting } from "./sandbox/starting.ts";
import { probeSandbox, withoutSandbox, type Sandbox, type View } from "./sandbox.ts";

export interface ShellsOptions extends View {
  /** Where programs are looked for. */
  readonly path: string;
  /** A directory for the way out of the sandbox; absolute. Absent: there is none, whatever the policy opens. */
  readonly egress?: string;
  /** The program's own files, which a command without a sandbox could write to. Absent: they are not looked after. */
  readonly own?: {
    /** `dist/main/index.js`, absolute. */
    readonly entry: string;
    /** Told of the files that had to be put back after the last command. */
    readonly changed: (files: readonly string[]) => void;
  };
  /** What looks after the machine's programs where a command could write to them. Absent: they are not looked after. */
  readonly guard?: Guard;
}

/** Where local servers run: in the run's sandbox too, once that is known. */
export interface Place {
  readonly wrap: (argv: readonly string[], directory: string) => readonly string[];
  /** Added to the environment of what runs there. */
  readonly environment: Readonly<Record<string, string>>;
  /** What a program is started with there, for the environment that it is to have. */
  readonly starting: Starting;
}

export interface OpenShells extends Shells, AsyncDisposable {
  /**
   * The sandbox of the shell that was opened, with one more directory to write to; or outside of it, without a way to
   * more rights all the same. Throws before a shell was opened.
   */
  place(writable: string, where: "inside" | "outside"): Promise<Place>;
}

/** Looks for a sandbox at once, so that it is known when the policy asks. Disposing kills whatever still runs. */
export function openShells({ path, egress: directory, own, guard, ...view }: ShellsOptions): OpenShells {
  const opened: AsyncDisposable[] = [];
  const probing = probeSandbox(view, path);
  probing.catch(() => undefined); // Told by `open`.
  const keep = <T extends AsyncDisposable>(one: T): T => {
    opened.push(one);
    return one;
  };
  let chosen: Chosen | undefined;
  const choose = async ({ mode, reaches }: ShellPlace) => {
    const sandbox = await (mode === "off" ? withoutSandbox(path) : probing);
    if (sandbox.name === "none" && own !== undefined) keep(await lookAfter(own));
    if (sandbox.name === "none") await guard?.watch(sandbox, findGit(path));
    if (sandbox.name === "none" || reaches === undefined || directory === undefined) return { sandbox };
    const { openEgress } = await import("./egress.ts");
    const egress = keep(await openEgress({ allows: reaches, directory }));
    return { sandbox: sandbox.showing(egress.readable), egress };
  };
  return {
    async open(place) {
      chosen = await choose(place);
      return keep(shellIn(chosen.sandbox, chosen.egress, guard));
    },
    async place(writable, where) {
      if (chosen === undefined) throw new Error("No shell was opened yet.");
      const why = guard?.refusal();
      if (why !== undefined) throw new Error(why);
      return where === "inside" ? placeIn(chosen, writable) : placeOutside(path);
    },
    async [Symbol.asyncDispose]() {
      for (const one of opened.toReversed()) await one[Symbol.asyncDispose]();
    },
  };
}

interface Chosen {
  readonly sandbox: Sandbox;
  readonly egress?: Egress;
}

function placeIn({ sandbox, egress }: Chosen, writable: string): Place {
  const { wrap, starting } = sandbox.showing([], [writable]);
  return {
    starting,
    wrap: (argv, at) => wrap(egress?.wrap(argv) ?? argv, at),
    environment: egress?.environment ?? {},
  };
}

async function placeOutside(path: string): Promise<Place> {
  const { wrap, starting } = await withoutSandbox(path);
  return { wrap, starting, environment: {} };
}

/** Opened before the shell, and so closed after it: nothing runs any more that could change the files again. */
async function lookAfter({ entry, changed }: NonNullable<ShellsOptions["own"]>): Promise<AsyncDisposable> {
  const { keepOwnCode } = await import("./own-code.ts");
  const code = keepOwnCode(entry);
  return {
    async [Symbol.asyncDispose]() {
      const files = code.restore();
      if (files.length > 0) changed(files);
    },
  };
}

function shellIn(
  { name, wrap, starting }: Sandbox,
  egress: Egress | undefined,
  guard: Guard | undefined,
): Shell & AsyncDisposable {
  return openShell({
    sandbox: name,
    starting,
    wrap: (argv, { directory, readable }) => wrap(egress === undefined ? argv : egress.wrap(argv), directory, readable),
    ...(egress === undefined ? {} : { environment: egress.environment }),
    ...(guard === undefined ? {} : { refusal: () => guard.refusal() }),
  });
}
