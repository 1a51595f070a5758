/** What commands there are: for `/help`, and for whoever calls one that there is not. */
import { nearest } from "../lib/distance.ts";
import type { Project } from "../project/trusted.ts";

/** Commands of Remit's own, which no file of the repository stands in for; `/help` is the exception. */
const BUILT_IN: ReadonlyMap<string, string> = new Map([
  ["review", "reviews a pull request, at the lines concerned"],
  ["plan", "posts a plan and changes nothing"],
  ["approve", "has exactly the plan of a digest carried out: `/approve <digest>`"],
  ["continue", "goes on where the last run stopped"],
  ["stop", "cancels the run that is at work"],
  ["help", "lists the commands"],
]);

export function isBuiltIn(name: string): boolean {
  return BUILT_IN.has(name.toLowerCase());
}

/** Whether this is `/help`, which a repository may have one of its own of. */
export function isHelp(name: string): boolean {
  return name.toLowerCase() === "help";
}

/** The answer to `/help`, as Markdown. */
export async function tellCommands(project: Project, phrase: string): Promise<string> {
  const names = project.commandNames();
  const own = await Promise.all(names.slice(0, LISTED).map((name) => describe(project, name)));
  const more = names.length > LISTED ? [`- and ${names.length - LISTED} more in \`.gemini/commands/\``] : [];
  const list = [...[...BUILT_IN].map(([name, does]) => `- \`/${name}\` ${does}`), ...own, ...more];
  const servers =
    project.settings.servers.length === 0 ? "" : "\n\nPrompts of the repository's MCP servers are commands, too.";
  return `Write \`${phrase}\` and a question or what is to be done, or a command.\n\n${list.join("\n")}${servers}`;
}

/** Commands of the repository that are described. */
const LISTED = 50;

async function describe(project: Project, name: string): Promise<string> {
  const found = await project.command(name);
  return found.kind === "command"
    ? `- \`/${name}\` ${found.command.description}`
    : `- \`/${name}\` (it cannot be read)`;
}

/** What is said to somebody who called a command that there is not. `known` are those there are besides the built-in. */
export function unknownCommand(name: string, known: readonly string[]): string {
  const names = [...BUILT_IN.keys(), ...known];
  const meant = nearest(name.toLowerCase(), names);
  const hint = meant === undefined ? "" : ` Did you mean /${meant}?`;
  return `There is no command /${name}. There are ${names.map((one) => `/${one}`).join(", ")}.${hint}`;
}
