/** What is asked for, once the trusted ref has had its say: the workflow's prompt file, and the command that was called. */
import type { Fault } from "../events.ts";
import type { Settings } from "../inputs.ts";
import { planCommand, type PlanPart } from "../project/command-plan.ts";
import type { CommandFile } from "../project/commands.ts";
import type { Project } from "../project/trusted.ts";
import { readTrigger, type Declined, type SlashCommand, type TriggerEvent, type Wish } from "../request/trigger.ts";

export interface Asked {
  /** In the asker's words, those of the workflow before them. */
  readonly instruction: string;
  /** The workflow's own words; in them alone `@path` names files. */
  readonly prompt: string;
  readonly command?: CalledCommand;
}

export type CalledCommand =
  /** A command of the repository, with its arguments in place. */
  | { readonly kind: "file"; readonly file: CommandFile; readonly parts: readonly PlanPart[] }
  /** No command of the repository. A server may have a prompt of that name, which is known once servers are open. */
  | { readonly kind: "elsewhere"; readonly call: SlashCommand; readonly known: readonly string[] };

export type AskedReading =
  | { readonly kind: "asked"; readonly asked: Asked }
  | Declined
  | { readonly kind: "faulty"; readonly faults: readonly Fault[] };

/** The wish with the prompt file not read yet, which costs git: whether anything is asked for at all. */
export function readWish(event: TriggerEvent, settings: Settings): Wish | Declined {
  const { promptFile = "", prompt } = settings.wish;
  return wishWith(event, settings, promptFile === "" ? prompt : `@${promptFile}`);
}

function wishWith(event: TriggerEvent, { wish, github }: Settings, prompt: string): Wish | Declined {
  const { runId, actor = "" } = github;
  return readTrigger(event, { ...wish, prompt, runId, actor });
}

/** Read the prompt file and the command's file, both at the trusted commit. */
export async function readAsked(
  wish: Wish,
  event: TriggerEvent,
  settings: Settings,
  project: Project,
): Promise<AskedReading> {
  const prompt = await readPrompt(settings.wish, project);
  if (typeof prompt !== "string") return { kind: "faulty", faults: [prompt] };
  const whole = wishWith(event, settings, prompt);
  if (whole.kind === "declined") return whole;
  const called = wish.command;
  const asked: Asked = { instruction: whole.instruction, prompt };
  if (called === undefined || BUILT_IN.has(called.name.toLowerCase())) return { kind: "asked", asked };
  const command = await readCalled(called, project);
  if (command.kind === "declined" || command.kind === "faulty") return command;
  return { kind: "asked", asked: { ...asked, instruction: withCommand(called, whole.instruction), command } };
}

async function readPrompt({ prompt, promptFile = "" }: Settings["wish"], { tree }: Project): Promise<string | Fault> {
  if (promptFile === "") return prompt;
  const file = await tree.read(promptFile);
  if (file.kind === "text") return [file.text.trim(), prompt].filter((text) => text !== "").join("\n\n");
  return {
    kind: "config",
    message: `prompt-file is \`${promptFile}\`: ${file.kind === "missing" ? "there is no such file at the trusted commit" : file.reason}.`,
    hint: "It is read at the default branch; give its path from the root of the repository.",
  };
}

/** Commands of Remit's own, which no file of the repository stands in for. */
const BUILT_IN: ReadonlySet<string> = new Set(["review", "plan", "approve", "continue", "stop"]);

async function readCalled(
  { name, args }: SlashCommand,
  project: Project,
): Promise<CalledCommand | Exclude<AskedReading, { kind: "asked" }>> {
  const found = await project.command(name);
  if (found.kind === "unknown") {
    if (project.settings.servers.length > 0) return { kind: "elsewhere", call: { name, args }, known: found.known };
    return { kind: "declined", reason: unknownCommand(name, found.known) };
  }
  if (found.kind === "faulty") return { kind: "faulty", faults: [{ kind: "config", message: found.message }] };
  const plan = planCommand(found.command, args);
  if (plan.kind === "faulty") return { kind: "faulty", faults: [{ kind: "config", message: plan.message }] };
  return { kind: "file", file: found.command, parts: plan.parts };
}

/** What is said to somebody who called a command that there is not. `known` are those there are besides the built-in. */
export function unknownCommand(name: string, known: readonly string[]): string {
  const names = [...BUILT_IN, ...known].map((one) => `/${one}`).join(", ");
  return `There is no command /${name}. There are ${names}.`;
}

/** The trigger takes the command's name off what was said; whoever reads the request should see it. */
function withCommand({ name, args }: SlashCommand, said: string): string {
  return (said.startsWith(args) ? `/${name} ${said}` : `/${name} ${args}\n\n${said}`).trim();
}
