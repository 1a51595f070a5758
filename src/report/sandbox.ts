/** Describes where the commands of a run ran. */
import type { EventOf } from "../events.ts";
import type { RunState } from "./run-state.ts";
import { present } from "../lib/parts.ts";

/** How the sandbox was made. A log of another version may name another way, which is shown as it is. */
export function nameSandbox(name: string): string {
  return name === "root" || name === "sudo" ? `namespaces by ${name}` : name;
}

/** All details, among them the ways that failed, in the machine's words. */
export function describeSandbox({ sandbox, sandboxLacks, sandboxOff, sandboxCopy }: Started): string {
  const tried = sandboxLacks?.join("; ");
  return present([
    nameSandbox(sandbox),
    sandboxOff !== undefined && `the policy switched it off (${sandboxOff})`,
    sandboxCopy !== undefined && `in a copy of the checkout: ${sandboxCopy}`,
    tried !== undefined && (sandbox === "none" ? tried : `tried before: ${tried}`),
  ]).join("; ");
}

type Started = NonNullable<RunState["started"]>;

/** What a reader must know, a sentence each; empty when commands ran in a sandbox, in a layer over the checkout. */
export function warnOfSandbox({ started, outcome }: Pick<RunState, "started" | "outcome">): readonly string[] {
  if (started?.sandboxCopy !== undefined) {
    return [
      `The run worked in a copy of the checkout, because this machine cannot put a layer over it: ${ended(started.sandboxCopy)}`,
    ];
  }
  // A run that failed without a sandbox has reported that.
  if (started?.sandbox !== "none" || outcome?.fault?.kind === "sandbox") return [];
  const { sandboxOff, sandboxLacks, request } = started;
  if (sandboxOff !== undefined) return [describeOff(sandboxOff, request.subject?.fromFork === true)];
  const [lack] = sandboxLacks ?? [];
  // Before a sandbox was required, commands ran without one.
  if (lack === undefined) return ["Commands ran **without a sandbox**: this machine offers none."];
  const whose = lack.startsWith("the ") ? "there is none" : "this machine offers none";
  return [`**No command ran**: commands need a sandbox, and ${whose}: ${ended(lack)}`];
}

function describeOff(source: string, fromFork: boolean): string {
  const off = `the policy switched it off (${source})`;
  return fromFork
    ? `**No command ran**: code of a fork runs in a sandbox or not at all, and ${off}.`
    : `Commands ran **without a sandbox**: ${off}.`;
}

function ended(sentence: string): string {
  return sentence.endsWith(".") ? sentence : `${sentence}.`;
}

type Ran = EventOf<"call.finished" | "verify.finished">;

/** The note on a command that failed because it needs a container engine; undefined for others. */
export function describeEngine(started: RunState["started"], event: Ran): string | undefined {
  if (started === undefined || ["none", "not needed"].includes(started.sandbox)) return undefined;
  return outputsOf(event).some((text) => NO_ENGINE.test(text)) ? ENGINE : undefined;
}

const ENGINE =
  "A command found no container engine: nothing in the sandbox reaches the docker socket, so tests that start containers of their own cannot run. Services that the job has started can be reached: `[network] services` in the policy.";

/** The messages of the docker command, its Python client, and Testcontainers for Java, Node.js and Go. */
const NO_ENGINE =
  /cannot connect to the docker daemon|failed to connect to the docker api|error while fetching server api version|could not find a valid docker environment|could not find a working container runtime|rootless docker not found/i;

/** Of commands that failed. */
function outputsOf(event: Ran): readonly string[] {
  if (event.type === "verify.finished") return event.results.flatMap(({ ok, output }) => (ok ? [] : [output]));
  const { text } = event.answer;
  return event.tool === "run_shell_command" && /\[exit code (?!141\b)[1-9]\d* after [\d.]+ s/.test(text) ? [text] : [];
}
