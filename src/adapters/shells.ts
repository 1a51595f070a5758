/** The shell a run gets: in the best sandbox that this machine has, or in none. */
import type { Shell, ShellPlace, Shells } from "../ports.ts";
import type { Egress } from "./egress.ts";
import { openShell } from "./machine.ts";
import { probeSandbox, withoutSandbox, type Sandbox, type View } from "./sandbox.ts";

export interface ShellsOptions extends View {
  /** Where programs are looked for. */
  readonly path: string;
  /** A directory for the way out of the sandbox; absolute. Absent: there is none, whatever the policy opens. */
  readonly egress?: string;
}

/** Where local servers run: in the run's sandbox too, once that is known. */
export interface Place {
  readonly wrap: (argv: readonly string[], directory: string) => readonly string[];
  /** Added to the environment of what runs there. */
  readonly environment: Readonly<Record<string, string>>;
}

export interface OpenShells extends Shells, AsyncDisposable {
  /** The sandbox of the shell that was opened, with one more directory to write to. Throws before one was. */
  place(writable: string): Place;
}

/** Looks for a sandbox at once, so that it is known when the policy asks. Disposing kills whatever still runs. */
export function openShells({ path, egress: directory, ...view }: ShellsOptions): OpenShells {
  const opened: AsyncDisposable[] = [];
  const probing = probeSandbox(view, path);
  probing.catch(() => undefined); // Told by `open`.
  const keep = <T extends AsyncDisposable>(one: T): T => {
    opened.push(one);
    return one;
  };
  let chosen: { readonly sandbox: Sandbox; readonly egress?: Egress } | undefined;
  const choose = async ({ mode, reaches }: ShellPlace) => {
    const sandbox = await (mode === "off" ? withoutSandbox(path) : probing);
    if (sandbox.name === "none" || reaches === undefined || directory === undefined) return { sandbox };
    const { openEgress } = await import("./egress.ts");
    const egress = keep(await openEgress({ allows: reaches, directory }));
    return { sandbox: sandbox.showing(egress.readable), egress };
  };
  return {
    async open(place) {
      chosen = await choose(place);
      return keep(shellIn(chosen.sandbox, chosen.egress));
    },
    place(writable) {
      if (chosen === undefined) throw new Error("No shell was opened yet.");
      const { sandbox, egress } = chosen;
      const { wrap } = sandbox.showing([], [writable]);
      return {
        wrap: (argv, at) => wrap(egress?.wrap(argv) ?? argv, at),
        environment: egress?.environment ?? {},
      };
    },
    async [Symbol.asyncDispose]() {
      for (const one of opened.toReversed()) await one[Symbol.asyncDispose]();
    },
  };
}

function shellIn({ name, wrap }: Sandbox, egress?: Egress): Shell & AsyncDisposable {
  return openShell({
    sandbox: name,
    wrap: (argv, { directory, readable }) => wrap(egress === undefined ? argv : egress.wrap(argv), directory, readable),
    ...(egress === undefined ? {} : { environment: egress.environment }),
  });
}
