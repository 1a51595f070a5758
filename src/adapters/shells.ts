/** The shell a run gets: in the best sandbox that this machine has, or in none. */
import type { Shell, Shells } from "../ports.ts";
import { openShell } from "./machine.ts";
import { probeSandbox, withoutSandbox, type View } from "./sandbox.ts";

/** Looks for a sandbox at once, so that it is known when the policy asks. Disposing kills whatever still runs. */
export function openShells(view: View, path: string): Shells & AsyncDisposable {
  const opened: (Shell & AsyncDisposable)[] = [];
  const probing = probeSandbox(view, path);
  probing.catch(() => undefined); // Told by `open`.
  return {
    async open(mode) {
      const { name, wrap } = await (mode === "off" ? withoutSandbox(path) : probing);
      const shell = openShell({
        sandbox: name,
        wrap: (argv, { directory, readable }) => wrap(argv, directory, readable),
      });
      opened.push(shell);
      return shell;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(opened.map((shell) => shell[Symbol.asyncDispose]()));
    },
  };
}
