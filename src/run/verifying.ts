/** The policy's own commands, run by Remit after the model says that it is done. */
import type { Verification } from "../events.ts";
import { readChanges } from "../change/changes.ts";
import type { Baseline } from "../change/baseline.ts";
import { lastOf } from "../lib/cut.ts";
import type { Command } from "../ports.ts";
import type { Admitted } from "./gate.ts";
import { undoRefused } from "./publishing.ts";
import { environmentFor } from "./variables.ts";
import type { Order, World } from "./world.ts";

export interface Verifier {
  /** What the model is told when a command failed and it has attempts left; undefined otherwise. */
  object(): Promise<string | undefined>;
  /** The command that failed in the last verification; undefined when all passed or there was nothing to verify. */
  readonly failed: string | undefined;
}

/** Commands come from the policy file, so no rule has to allow them; they run in the sandbox
 * like any other, on exactly what the publication gate lets through; what git ignores stays. */
export function openVerifier(world: World, order: Order, admitted: Admitted, baseline: Baseline): Verifier {
  const { policy } = admitted;
  const commands = policy.verify.commands.value;
  let attempt = 0;
  let failed: string | undefined;
  return {
    get failed() {
      return failed;
    },
    async object() {
      if (commands.length === 0 || !(await hasChanges(world, baseline))) return undefined;
      attempt++;
      await undoRefused(world, order, admitted, baseline);
      const environment = environmentFor(world, order, policy);
      const results = await runAll(commands, {
        world,
        environment,
        directory: baseline.ground.root,
        signal: order.stop,
      });
      failed = results.find(({ ok }) => !ok)?.command;
      const ok = failed === undefined;
      world.log.append({ type: "verify.finished", attempt, ok, results });
      return !ok && attempt < policy.verify.attempts.value ? tellFailure(results) : undefined;
    },
  };
}

async function hasChanges({ git }: World, baseline: Baseline): Promise<boolean> {
  const { files, overflow } = await readChanges(baseline, git);
  return files.length > 0 || overflow !== undefined;
}

/** Where the commands run. */
interface Bench extends Pick<Command, "environment" | "directory" | "signal"> {
  readonly world: World;
}

/** In order, up to the first that fails: what comes after it would only repeat the failure. */
async function runAll(commands: readonly string[], bench: Bench): Promise<Verification[]> {
  const results: Verification[] = [];
  for (const command of commands) {
    const result = await runOne(command, bench);
    results.push(result);
    if (!result.ok) break;
  }
  return results;
}

/** Characters of output kept: the end, where test runners say what failed. */
const KEPT = 20_000;
/** Longer than a command of the model's may take: these are the project's own. */
const TIMEOUT_MS = 15 * 60_000;

async function runOne(command: string, { world, ...place }: Bench): Promise<Verification> {
  let output = "";
  const running = world.shell.start({
    ...place,
    line: command,
    timeoutMs: TIMEOUT_MS,
    idleMs: 0,
    onOutput: (chunk) => {
      output = (output + chunk.toString("utf8")).slice(-2 * KEPT);
    },
  });
  const end = await running.ended;
  const ok = end.kind === "exited" && end.code === 0;
  const text = lastOf(world.secrets.redact(output), KEPT);
  return { command, ok, output: text, ms: end.kind === "not_started" ? 0 : end.ms };
}

function tellFailure(results: readonly Verification[]): string {
  const failed = results.find(({ ok }) => !ok);
  return `Your work was verified and did not pass: \`${failed?.command}\` failed. Its output ends so:\n\n${failed?.output ?? ""}\n\nMend the cause, then finish again.`;
}
