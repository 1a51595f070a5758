/** The agent's briefing before it starts, and the system prompt written to a file (`GEMINI_WRITE_SYSTEM_MD`). */
import type { LimitName, Part } from "../events.ts";
import type { Caller, AgentTask } from "../agent/agent.ts";
import { composePrompt, familyOf, switchedOff, type PromptFacts } from "../agent/prompt.ts";
import { summary } from "../policy/summary.ts";
import { brief } from "../request/briefing.ts";
import { outlineTree } from "../request/outline.ts";
import { cleanText, explainMarks, markData } from "../request/untrusted.ts";
import type { AgentSetup } from "./agent-setup.ts";
import type { AgentExtension } from "./feature.ts";
import { showFailure } from "./failed-checks.ts";
import type { Session } from "./session.ts";
import { briefingOf } from "./extensions.ts";
import { readOwnWords, sealOf } from "./own-comments.ts";
import { ignoredBy } from "./may-read.ts";
import { posix } from "node:path";
import { switchPath } from "../project/instructions.ts";

/** For the main agent, which has no task yet: it runs the shell lines of a command's file as calls. */
export async function giveTask(
  setup: AgentSetup,
  agent: Caller,
  extensions: readonly AgentExtension[],
): Promise<AgentTask> {
  const { session, projectContext } = setup;
  const { limits } = session.admitted;
  const facts = factsFor(setup, agent, { turns: limits.turns.value, minutes: limits.minutes.value });
  const system = composePrompt(
    projectContext.replacement === undefined ? facts : { ...facts, replacement: projectContext.replacement },
  );
  const [briefing, told] = await Promise.all([
    briefMain(session),
    briefingOf(extensions, agent),
    writePrompt(session, system),
  ]);
  const words = told.flatMap(({ words: text = "" }) => (text === "" ? [] : [{ text }]));
  const attachments = told.flatMap((one) => one.attachments ?? []);
  return { system, briefing: [...briefing, ...attachments, ...words, ...told.flatMap(({ last = [] }) => last)] };
}

async function briefMain({ ports, invocation, admitted, mark, base }: Session): Promise<readonly Part[]> {
  const { request, pending, project } = admitted;
  return await brief(request, {
    github: ports.github,
    git: ports.git,
    now: ports.clock.now(),
    platform: invocation.platform,
    repository: invocation.settings.github.repository,
    mark,
    directoryTree: project.settings.directoryTree,
    ignored: ignoredBy(project),
    ...(pending.thread === undefined ? {} : { thread: pending.thread }),
    branchPrefix: invocation.settings.trigger.branchPrefix,
    own: (comments, number) => readOwnWords(ports.github, sealOf(invocation.settings), request, comments, number),
    exhibits: await showFailure({ ports, admitted }),
    ...(base?.foreseen && { conflicts: base.foreseen }),
  });
}

/** For a sub-agent, which sees nothing of the main agent's conversation. `words`: additional text; "" for none. */
export async function jobBriefing(
  { ports, invocation, admitted, mark }: Session,
  prompt: string,
  words: string,
): Promise<readonly Part[]> {
  const { request, project } = admitted;
  const { base } = request;
  const ignored = ignoredBy(project);
  const where = `Repository: ${invocation.settings.github.repository}\nWorking on: branch ${cleanText(base.name).text} at ${base.sha}`;
  const listed = project.settings.directoryTree
    ? outlineTree((await ports.git.tree(base.sha)).filter(({ path }) => !ignored(path)))
    : "";
  const tree = listed === "" ? [] : [markData(cleanText(listed).text, { what: "files of the repository" }, mark)];
  const about = words === "" ? [] : [words];
  return [{ text: [where, explainMarks(mark), ...tree, ...about, `# Your job\n\n${prompt}`].join("\n\n") }];
}

/** The facts that prompts are made from. `limits` are the agent's own. */
export function factsFor(
  { session, projectContext, modelSettings }: Pick<AgentSetup, "session" | "projectContext" | "modelSettings">,
  { toolset, around }: Pick<Caller, "toolset" | "around">,
  limits: Readonly<Partial<Record<LimitName, number>>>,
): PromptFacts {
  const { ports, invocation, admitted, workspace } = session;
  const { policy, request } = admitted;
  return {
    kind: request.kind,
    family: familyOf(modelSettings.name),
    tools: toolset.tools.map(({ name }) => name),
    policy: summary(policy),
    limits,
    machine: {
      root: workspace.root,
      scratch: ports.shell.inside === undefined ? invocation.directories.scratch : "/tmp",
      sandbox: ports.shell.sandbox,
      renames: ports.shell.inside?.renames ?? true,
      services: policy.network.services.value,
    },
    ending: {
      publishes: policy.publish.to.value,
      formed: admitted.form !== undefined,
      verify: policy.verify.commands.value,
      // After the last attempt, nothing is fixed.
      mendings: policy.verify.attempts.value - 1,
    },
    project: {
      skills: projectContext.skills,
      agents: projectContext.agents,
      hooks: around !== undefined,
      memory: projectContext.instructions.text,
    },
    off: switchedOff(invocation.environment ?? {}),
  };
}

/**
 * Writes the prompt where the variable says; `1` and a relative path mean beside the log. Never into the workspace,
 * where it would count as the agent's work.
 */
export async function writePrompt({ ports, invocation, workspace }: Session, system: string): Promise<void> {
  const wanted = switchPath(invocation.environment?.["GEMINI_WRITE_SYSTEM_MD"], "system.md");
  if (wanted === undefined) return;
  const absolute = posix.resolve(invocation.directories.run, wanted);
  const inside = (await workspace.locate(absolute)).kind === "inside";
  const path = inside ? posix.join(invocation.directories.run, posix.basename(wanted)) : absolute;
  await ports.files.write(path, Buffer.from(ports.secrets.redact(system)));
  ports.runner.print(`The system prompt is in ${path}.`);
}
