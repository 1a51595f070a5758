/** The shell a run gets: in the best sandbox that this machine has, or in none. */
import type { Shell, Shells } from "../ports.ts";
import type { Egress } from "./egress.ts";
import { openShell } from "./machine.ts";
import { probeSandbox, withoutSandbox, type Sandbox, type View } from "./sandbox.ts";

export interface ShellsOptions extends View {
  /** Where programs are looked for. */
  readonly path: string;
  /** A directory for the way out of the sandbox; absolute. Absent: there is none, whatever the policy opens. */
  readonly egress?: string;
}

/** Looks for a sandbox at once, so that it is known when the policy asks. Disposing kills whatever still runs. */
export function openShells({ path, egress: directory, ...view }: ShellsOptions): Shells & AsyncDisposable {
  const opened: AsyncDisposable[] = [];
  const probing = probeSandbox(view, path);
  probing.catch(() => undefined); // Told by `open`.
  const keep = <T extends AsyncDisposable>(one: T): T => {
    opened.push(one);
    return one;
  };
  return {
    async open({ mode, reaches }) {
      const sandbox = await (mode === "off" ? withoutSandbox(path) : probing);
      if (sandbox.name === "none" || reaches === undefined || directory === undefined) return keep(shellIn(sandbox));
      const { openEgress } = await import("./egress.ts");
      const egress = keep(await openEgress({ allows: reaches, directory }));
      return keep(shellIn(sandbox.showing(egress.readable), egress));
    },
    async [Symbol.asyncDispose]() {
      for (const one of opened.toReversed()) await one[Symbol.asyncDispose]();
    },
  };
}

function shellIn({ name, wrap }: Sandbox, egress?: Egress): Shell & AsyncDisposable {
  return openShell({
    sandbox: name,
    wrap: (argv, { directory, readable }) =>
      wrap(egress === undefined ? argv : egress.wrap(argv), directory, readable),
    ...(egress === undefined ? {} : { environment: egress.environment }),
  });
}
