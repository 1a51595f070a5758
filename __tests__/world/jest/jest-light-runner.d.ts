/** The parts of the runner that `runner.ts` uses; the package has no types. */
declare module "jest-light-runner" {
  import type { ChildProcess } from "node:child_process";

  interface Pool {
    /** Absent when the tests run in Jest's own process. */
    readonly threads?: readonly { readonly process: ChildProcess }[];
  }

  class LightRunner {
    readonly _globalConfig: object;
    readonly _testRunners: ReadonlyMap<object, { readonly pool: Pool }>;
    _runTest(test: object): Promise<unknown>;
  }

  export function createRunner(options: { readonly runtime: "child_process" }): typeof LightRunner;
}
