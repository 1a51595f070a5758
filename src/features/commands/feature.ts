/** What a request can name: files by `@path` in the workflow's prompt, and a command of the repository. */
import { type Feature, type CalledCommand, type Session, mayShow } from "../../run/for-features.ts";
import { MAIN, type Answer, type Call, type JsonObject } from "../../events.ts";
import { circumstancesOf } from "../../policy.ts";
import { type Caller, callFirst, firstCallId } from "../../agent.ts";
import { type CommandFile, type PlanPart, findMentions, namesFile, readMentions } from "../../project.ts";
import { cleanMarkdown, cleanText, markData } from "../../request.ts";
import { readFile, runShellCommand, type Tool } from "../../tools.ts";

export const commands: Feature = {
  /** `/help` and unknown commands need no agent. */
  async start({ admitted }, phase) {
    const { reply } = admitted.resolved;
    if (reply?.kind === "unknown") return { admitted, start: { kind: "nothing", reason: reply.text } };
    if (reply === undefined || phase === "after work") return undefined;
    return { admitted, start: { kind: "over", outcome: { conclusion: "answered", message: reply.text } } };
  },
  equip: async ({ session }) => ({
    async brief(caller) {
      const { command } = session.admitted.resolved;
      const [text, answer] = await Promise.all([
        describeMentions(session),
        command?.kind === "file" ? callCommand(session, caller, command) : undefined,
      ]);
      return { text, last: answer === undefined ? [] : [{ text: answer }] };
    },
  }),
};

/** The files of the trusted commit that the workflow's prompt names by `@path`; "" for none. */
async function describeMentions(session: Session): Promise<string> {
  const { resolved, project } = session.admitted;
  const mentions = await findMentions(project.tree, resolved.prompt);
  return mentions.length === 0 ? "" : `# Files that the request names\n\n${await describeFiles(session, mentions)}`;
}

async function describeFiles({ admitted, mark }: Session, mentions: readonly string[]): Promise<string> {
  // The workflow may have put other people's words into its prompt.
  const shows = mayShow(admitted, circumstancesOf(admitted.request, MAIN));
  const { files, notes } = await readMentions(admitted.project.tree, mentions, shows);
  const shown = files.map(({ path, text }) => markData(cleanText(text).text, { what: `file ${path}` }, mark));
  return [...shown, ...notes.map((note) => `[${note}]`)].join("\n\n");
}

/** A command of the repository, with its files read and its shell lines run as far as policy allows. */
async function callCommand(
  session: Session,
  agent: Caller,
  { file, parts }: Extract<CalledCommand, { readonly kind: "file" }>,
): Promise<string> {
  const pieces: string[] = [];
  for (const part of parts) pieces.push(await expandPart(session, agent, file, part));
  return `# The command /${file.name}\n\nFrom ${file.path} at the trusted commit; do what it says.\n\n${pieces.join("").trim()}`;
}

async function expandPart(session: Session, agent: Caller, file: CommandFile, part: PlanPart): Promise<string> {
  switch (part.kind) {
    case "text":
      return part.text;
    case "args":
      return cleanMarkdown(part.text).text;
    case "file":
      return await expandFile(session, agent, file, part.path);
    case "shell": {
      const { text, error } = await callAllowed(agent, runShellCommand, { command: part.line });
      const what = `${error === undefined ? "output" : "failure"} of ${part.line}`;
      return markData(cleanText(text).text, { what }, session.mark);
    }
    default:
      return part satisfies never;
  }
}

/** A file that the trusted commit lacks, such as one of an earlier step, is read from the workspace. */
async function expandFile(session: Session, agent: Caller, { name }: CommandFile, path: string): Promise<string> {
  if (await namesFile(session.admitted.project.tree, path)) return await describeFiles(session, [path]);
  const { guide: _, ...plain } = agent;
  const { text, error } = await callAllowed(plain, readFile, { file_path: path });
  if (error === undefined)
    return markData(cleanText(text).text, { what: `file ${path} of the workspace` }, session.mark);
  const why = `\`@{${path}}\` names no file of the trusted commit, and none that could be read in the workspace`;
  session.ports.runner.annotate("warning", `Remit: /${name}`, `${why}. A step before Remit's can write it: ${text}`);
  return `[${why}.]`;
}

/** A call of the repository's command, with the asker's words in it. Policy judges it like a call of the model's. */
async function callAllowed(agent: Caller, tool: Tool, args: JsonObject): Promise<Answer> {
  const { log, toolset, name } = agent;
  if (toolset.tools.some((one) => one.name === tool.name)) return await callFirst(agent, tool, args);
  const call: Call = { id: firstCallId(agent), tool: tool.name, args };
  const decision = await toolset.judge(call, tool.needs(call.args));
  log.append({ type: "call.decided", call, decision }, name);
  return { text: decision.reason, error: "denied" };
}
