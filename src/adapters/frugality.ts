/**
 * How the program is started and set so that it takes little memory: a run shares its machine with builds and tests.
 * What each of these saves is in docs/adr/0020-what-keeps-a-run-small.md.
 */
import { setFlagsFromString } from "node:v8";

/** Options of Node for a start anew; only what this Node says that it knows, since it would not start with another. */
export function startOptions(): readonly string[] {
  return process.allowedNodeEnvironmentFlags.has("--max-semi-space-size") ? ["--max-semi-space-size=2"] : [];
}

/** Variables for a start anew, of which the program itself knows nothing. */
export const START_VARIABLES = { MALLOC_ARENA_MAX: "1" } as const;

/**
 * To be called before anything is fetched: Node's `fetch` reads HTTP by WebAssembly, which is not worth optimising. With
 * other flags V8 refuses the code that Node brings compiled, so `fetch` and what it needs is loaded before.
 */
export function keepSmall(): void {
  void new Headers();
  for (const flag of ["--no-wasm-dynamic-tiering", "--no-wasm-tier-up"]) setFlagsFromString(flag);
}
