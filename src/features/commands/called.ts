/** The files that a prompt names and the command that was called, as the model is told of them. */
import type { Answer, Call } from "../../events.ts";
import type { Caller } from "../../agent/agent.ts";
import { callFirst, firstCallId } from "../../agent/first-call.ts";
import type { PlanPart } from "../../project/command-plan.ts";
import { findMentions, readMentions } from "../../project/mentions.ts";
import { cleanMarkdown, cleanText, markData } from "../../request/untrusted.ts";
import { runShellCommand } from "../../tools/run-shell-command.ts";
import type { CalledCommand } from "../../run/asked.ts";
import type { Job } from "../../run/job.ts";
import { ignoredBy } from "../../run/may-read.ts";

/** The files of the trusted commit that the workflow's prompt names by `@path`; "" for none. */
export async function tellMentions(job: Job): Promise<string> {
  const { asked, project } = job.admitted;
  const mentions = findMentions(project.tree, asked.prompt);
  return mentions.length === 0 ? "" : `# Files that the request names\n\n${await tellFiles(job, mentions)}`;
}

async function tellFiles({ admitted, mark }: Job, mentions: readonly string[]): Promise<string> {
  const { files, notes } = await readMentions(admitted.project.tree, mentions, ignoredBy(admitted.project));
  const told = files.map(({ path, text }) => markData(cleanText(text).text, { what: `file ${path}` }, mark));
  return [...told, ...notes.map((note) => `[${note}]`)].join("\n\n");
}

/** A command of the repository, its files read and its shell lines run as far as policy lets them. */
export async function tellCommand(
  job: Job,
  agent: Caller,
  { file, parts }: Extract<CalledCommand, { readonly kind: "file" }>,
): Promise<string> {
  const pieces: string[] = [];
  for (const part of parts) pieces.push(await tellPart(job, agent, part));
  return `# The command /${file.name}\n\nFrom ${file.path} at the trusted commit; this is what is to be done.\n\n${pieces.join("").trim()}`;
}

async function tellPart(job: Job, agent: Caller, part: PlanPart): Promise<string> {
  switch (part.kind) {
    case "text":
      return part.text;
    case "args":
      return cleanMarkdown(part.text).text;
    case "file":
      return await tellFiles(job, [part.path]);
    case "shell": {
      const { text, error } = await runLine(agent, part.line);
      const what = `${error === undefined ? "output" : "failure"} of ${part.line}`;
      return markData(cleanText(text).text, { what }, job.mark);
    }
    default:
      return part satisfies never;
  }
}

/** A line of the repository's own, with the asker's words in it: policy is asked as if the model had wanted it. */
async function runLine(agent: Caller, line: string): Promise<Answer> {
  const { log, toolset, name } = agent;
  const args = { command: line };
  if (toolset.tools.some((tool) => tool.name === runShellCommand.name))
    return await callFirst(agent, runShellCommand, args);
  const call: Call = { id: firstCallId(agent), tool: runShellCommand.name, args };
  const decision = await toolset.judge(call, runShellCommand.needs(call.args));
  log.append({ type: "call.decided", call, decision }, name);
  return { text: decision.reason, error: "denied" };
}
