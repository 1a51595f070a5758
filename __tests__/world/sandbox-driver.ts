/** A process that opens a sandbox and obeys commands, one line of JSON each: as another user, or to be killed. */
import { createInterface } from "node:readline";
import type { SandboxedProcess, Sandbox, KeeperStart } from "../../src/adapters/sandbox.ts";
import { openSandboxAt, sightFor } from "./sandbox-site.ts";
import type { Order, DriverMessage } from "./sandbox-ways.ts";

const started = new Map<number, SandboxedProcess>();
let sandbox: Sandbox | undefined;

const send = (message: DriverMessage): void => void process.stdout.write(`${JSON.stringify(message)}\n`);

async function obey(order: Order): Promise<void> {
  switch (order.what) {
    case "open": {
      const at = (name: string): string => `${order.base}/${name}`;
      const opened = await openSandboxAt(at, sightFor(at, order.sight), order.path);
      if (opened.kind === "none") return send({ what: "none", reasons: opened.reasons });
      sandbox = opened.sandbox;
      return send({ what: "open", way: sandbox.way, layer: sandbox.layer });
    }
    case "start":
      try {
        return begin(order.number, order.asked);
      } catch (error) {
        send({ what: "errors", number: order.number, text: String(error) });
        return send({ what: "ended", number: order.number, code: -1, left: false });
      }
    case "input":
      return void (order.text === null
        ? started.get(order.number)?.input?.end()
        : started.get(order.number)?.input?.write(order.text));
    case "kill":
      await started.get(order.number)?.kill();
      return send({ what: "killed", number: order.number });
    case "close":
      await sandbox?.[Symbol.asyncDispose]();
      return process.exit(0);
    default:
      return order satisfies never;
  }
}

function begin(number: number, options: KeeperStart): void {
  const one = sandbox?.start(options);
  if (one === undefined) return;
  started.set(number, one);
  one.output.on("data", (chunk: Buffer) => send({ what: "output", number, text: chunk.toString("latin1") }));
  one.errors?.on("data", (chunk: Buffer) => send({ what: "errors", number, text: chunk.toString("latin1") }));
  const closed = new Promise((resolve) => one.output.on("close", resolve));
  void one.ended.then(async (end) => {
    await closed;
    send({ what: "ended", number, ...end });
  });
}

createInterface({ input: process.stdin }).on("line", (line) => {
  obey(JSON.parse(line) as Order).catch((error: unknown) => send({ what: "failed", why: String(error) }));
});
