/** The files that a prompt names and the command that was called, as the model is told of them. */
import type { Answer, Call } from "../events.ts";
import type { Agent } from "../agent/agent.ts";
import { answerCalls } from "../agent/call.ts";
import type { PlanPart } from "../project/command-plan.ts";
import { findMentions, readMentions } from "../project/mentions.ts";
import { cleanMarkdown, cleanText, markData } from "../request/untrusted.ts";
import { runShellCommand } from "../tools/run-shell-command.ts";
import type { Job } from "./job.ts";

/** The files of the trusted commit that the workflow's prompt names by `@path`; "" for none. */
export async function tellMentions(job: Job): Promise<string> {
  const { asked, project } = job.admitted;
  const mentions = findMentions(project.tree, asked.prompt);
  return mentions.length === 0 ? "" : `# Files that the request names\n\n${await tellFiles(job, mentions)}`;
}

async function tellFiles({ admitted, mark }: Job, mentions: readonly string[]): Promise<string> {
  const { files, notes } = await readMentions(admitted.project.tree, mentions);
  const told = files.map(({ path, text }) => markData(cleanText(text).text, { what: `file ${path}` }, mark));
  return [...told, ...notes.map((note) => `[${note}]`)].join("\n\n");
}

/** The command that was called, its files read and its shell lines run as far as policy lets them; "" for none. */
export async function tellCommand(job: Job, agent: Agent): Promise<string> {
  const { command } = job.admitted.asked;
  if (command === undefined) return "";
  const { name, path } = command.file;
  const pieces: string[] = [];
  for (const part of command.parts) pieces.push(await tellPart(job, agent, part));
  return `# The command /${name}\n\nFrom ${path} at the trusted commit; this is what is to be done.\n\n${pieces.join("").trim()}`;
}

async function tellPart(job: Job, agent: Agent, part: PlanPart): Promise<string> {
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
async function runLine(agent: Agent, line: string): Promise<Answer> {
  const { log, hands, name } = agent;
  const call: Call = { id: `command-${log.entries.length}`, tool: runShellCommand.name, args: { command: line } };
  if (!hands.tools.some((tool) => tool.name === call.tool)) {
    const decision = hands.judge(call, runShellCommand.needs(call.args));
    log.append({ type: "call.decided", call, decision }, name);
    return { text: decision.reason, error: "denied" };
  }
  await answerCalls(agent, [call]);
  const finished = log.entries.findLast(({ event }) => event.type === "call.finished" && event.id === call.id)?.event;
  return finished?.type === "call.finished" ? finished.answer : { text: "It was not run.", error: "cancelled" };
}
