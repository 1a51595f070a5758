/** What is asked for, after reading the trusted ref: the workflow's prompt file, a command, or `/help`. */
import type { Fault } from "../events.ts";
import type { Settings } from "../inputs.ts";
import { type PlanPart, commandPath, type CommandFile, type Project } from "../project.ts";
import { readTrigger, type Declined, type SlashCommand, type TriggerEvent, type PendingRequest } from "../request.ts";
import { nearest } from "../lib/distance.ts";
import { joined } from "../lib/parts.ts";

export interface ResolvedPrompt {
  /** The asker's words, after those of the workflow. */
  readonly instruction: string;
  /** The workflow's own words; only in them does `@path` name files. */
  readonly prompt: string;
  readonly command?: CalledCommand;
  /** An answer that needs no agent: the list of commands, or that the called command does not exist. */
  readonly reply?: { readonly kind: "help" | "unknown"; readonly text: string };
}

export type CalledCommand =
  /** A command of the repository, with its arguments inserted. */
  | { readonly kind: "file"; readonly file: CommandFile; readonly parts: readonly PlanPart[] }
  /** Not a command of the repository. A server may have a prompt of that name, once servers are running. */
  | { readonly kind: "elsewhere"; readonly call: SlashCommand; readonly known: readonly string[] };

type PromptReading =
  | { readonly kind: "resolved"; readonly resolved: ResolvedPrompt }
  | Declined
  | { readonly kind: "faulty"; readonly faults: readonly Fault[] };

/** The request before its prompt file is read, which costs a git call: whether anything is asked for at all. */
export function readPendingRequest(event: TriggerEvent, settings: Settings): PendingRequest | Declined {
  const { promptFile = "", prompt } = settings.trigger;
  return pendingWith(event, settings, promptFile === "" ? prompt : `@${promptFile}`);
}

function pendingWith(event: TriggerEvent, { trigger, github }: Settings, prompt: string): PendingRequest | Declined {
  const { runId, actor = "" } = github;
  return readTrigger(event, { ...trigger, prompt, runId, actor });
}

/** Reads the prompt file and the command's file, both at the trusted commit. */
export async function resolvePrompt(
  pending: PendingRequest,
  event: TriggerEvent,
  settings: Settings,
  project: Project,
): Promise<PromptReading> {
  const prompt = await readPrompt(settings.trigger, project);
  if (typeof prompt !== "string") return { kind: "faulty", faults: [prompt] };
  const slashed = await refuseSlash(settings.trigger.prompt, project);
  if (slashed !== undefined) return { kind: "faulty", faults: [slashed] };
  const whole = pendingWith(event, settings, prompt);
  if (whole.kind === "declined") return whole;
  const called = pending.command;
  const resolved: ResolvedPrompt = { instruction: whole.instruction, prompt };
  if (called === undefined || (isBuiltIn(called.name) && !isHelp(called.name))) return { kind: "resolved", resolved };
  const command = await readCalledCommand(called, project, pending.phrase ?? settings.trigger.triggerPhrase);
  if (command.kind === "faulty") return command;
  if ("text" in command) return { kind: "resolved", resolved: { ...resolved, reply: command } };
  return { kind: "resolved", resolved: { ...resolved, instruction: withCommand(called, whole.instruction), command } };
}

async function readPrompt(
  { prompt, promptFile = "" }: Settings["trigger"],
  { tree }: Project,
): Promise<string | Fault> {
  if (promptFile === "") return prompt;
  const file = await tree.read(promptFile);
  if (file.kind === "text") return joined([file.text.trim(), prompt], "\n\n");
  return {
    kind: "config",
    message: `prompt-file is \`${promptFile}\`: ${file.kind === "missing" ? "there is no such file at the trusted commit" : file.reason}.`,
    hint: "It is read at the default branch; give its path from the root of the repository.",
  };
}

/** A prompt may contain text from elsewhere (`${{ … }}`), so it never calls a command. */
async function refuseSlash(prompt: string, project: Project): Promise<Fault | undefined> {
  const [, name = "", args = ""] = /^\/([a-z][\w:-]*)(?:\s+(.*))?$/is.exec(prompt.trim()) ?? [];
  const known = isBuiltIn(name) || (await project.commandNames()).includes(name);
  if (name === "" || (args !== "" && !known)) return undefined;
  return {
    kind: "config",
    message: `The input \`prompt\` is \`/${name}\`, but a prompt is always text and never starts a command.`,
    hint: `Give \`command: ${name}\` instead.${isBuiltIn(name) ? "" : ` The command is read from ${commandPath(name)} of the default branch.`}`,
  };
}

async function readCalledCommand(
  { name, args }: SlashCommand,
  project: Project,
  phrase: string,
): Promise<CalledCommand | NonNullable<ResolvedPrompt["reply"]> | Extract<PromptReading, { kind: "faulty" }>> {
  const found = await project.command(name);
  if (found.kind === "unknown") {
    if (isHelp(name)) return { kind: "help", text: await describeCommands(project, phrase) };
    if (project.settings.servers.length > 0) return { kind: "elsewhere", call: { name, args }, known: found.known };
    return { kind: "unknown", text: unknownCommand(name, found.known) };
  }
  if (found.kind === "faulty") return { kind: "faulty", faults: [{ kind: "config", message: found.message }] };
  const { planCommand } = await import("../project/command-plan.ts");
  const plan = planCommand(found.command, args);
  if (plan.kind === "faulty") return { kind: "faulty", faults: [{ kind: "config", message: plan.message }] };
  return { kind: "file", file: found.command, parts: plan.parts };
}

/** The trigger removes the command's name from the text; readers of the request should see it. */
function withCommand({ name, args }: SlashCommand, said: string): string {
  return (said.startsWith(args) ? `/${name} ${said}` : `/${name} ${args}\n\n${said}`).trim();
}

/** Remit's own commands. No file of the repository replaces one, except `/help`. */
const BUILT_IN: ReadonlyMap<string, string> = new Map([
  ["review", "reviews a pull request, at the lines concerned"],
  ["plan", "posts a plan and changes nothing"],
  ["approve", "carries out exactly the plan with that digest: `/approve <digest>`"],
  ["continue", "continues the last run"],
  ["stop", "cancels the active run"],
  ["help", "lists the commands"],
]);

function isBuiltIn(name: string): boolean {
  return BUILT_IN.has(name.toLowerCase());
}

/** Whether this is `/help`, which a repository may define itself. */
function isHelp(name: string): boolean {
  return name.toLowerCase() === "help";
}

/** The answer to `/help`, as Markdown. */
async function describeCommands(project: Project, phrase: string): Promise<string> {
  const names = await project.commandNames();
  const own = await Promise.all(names.slice(0, LISTED).map((name) => describe(project, name)));
  const more = names.length > LISTED ? [`- and ${names.length - LISTED} more in \`.gemini/commands/\``] : [];
  const list = [...[...BUILT_IN].map(([name, does]) => `- \`/${name}\` ${does}`), ...own, ...more];
  const servers =
    project.settings.servers.length === 0 ? "" : "\n\nPrompts of the repository's MCP servers are commands, too.";
  return `Write \`${phrase}\` and a question, a task or a command.\n\n${list.join("\n")}${servers}`;
}

/** The most commands described. */
const LISTED = 50;

async function describe(project: Project, name: string): Promise<string> {
  const found = await project.command(name);
  return found.kind === "command"
    ? `- \`/${name}\` ${found.command.description}`
    : `- \`/${name}\` (it cannot be read)`;
}

/** The answer to somebody who called an unknown command. `known`: the commands that exist besides the built-in ones. */
export function unknownCommand(name: string, known: readonly string[]): string {
  const names = [...BUILT_IN.keys(), ...known];
  const meant = nearest(name.toLowerCase(), names);
  const hint = meant === undefined ? "" : ` Did you mean /${meant}?`;
  return `There is no command /${name}. There are ${names.map((one) => `/${one}`).join(", ")}.${hint}`;
}
