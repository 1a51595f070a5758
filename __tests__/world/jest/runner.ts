/** Jest's runner: test files of a worker share their modules (see `jest.config.mjs`). */
import type { ChildProcess } from "node:child_process";
import { createRunner } from "jest-light-runner";

interface TestFile {
  readonly context: { readonly config: object };
}

/**
 * A worker asks once for Jest's configuration. The package answers all workers when the first one asks and then nobody:
 * a worker that did not listen yet waits for ever, and the run with it. Here each worker's question is answered to it.
 */
export default class Runner extends createRunner({ runtime: "child_process" }) {
  private readonly answering = new WeakSet<ChildProcess>();

  override _runTest(test: TestFile): Promise<unknown> {
    const ended = super._runTest(test);
    const { config } = test.context;
    const workerData = { globalConfig: this._globalConfig, projectConfig: config, runtime: "child_process" };
    // One process alone has no workers.
    for (const { process } of this._testRunners.get(config)?.pool.threads ?? []) {
      if (this.answering.has(process)) continue;
      this.answering.add(process);
      process.on("message", (message) => {
        if (message === ASKED) process.send({ type: "jest-light-runner-worker-data", workerData });
      });
    }
    return ended;
  }
}

const ASKED = "jest-light-runner-get-worker-data";
