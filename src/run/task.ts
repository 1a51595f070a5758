/** The agent's briefing before it starts, and the system prompt written to a file (`GEMINI_WRITE_SYSTEM_MD`). */
import type { LimitName, Part } from "../events.ts";
import type { Caller, Task } from "../agent/agent.ts";
import { composePrompt, familyOf, switchedOff, type PromptFacts } from "../agent/prompt.ts";
import { summary } from "../policy/summary.ts";
import { brief } from "../request/briefing.ts";
import { outlineTree } from "../request/outline.ts";
import { cleanText, explainMarks, markData } from "../request/untrusted.ts";
import type { AgentSetup } from "./agent-setup.ts";
import type { Kit } from "./feature.ts";
import { showFailure } from "./failed-checks.ts";
import type { Job } from "./job.ts";
import { briefingOf } from "./kits.ts";
import { readOwnWords, sealOf } from "./own-comments.ts";
import { ignoredBy } from "./may-read.ts";
import { posix } from "node:path";
import { switchPath } from "../project/instructions.ts";

/** For the main agent, which has no task yet: it runs the shell lines of a command's file as calls. */
export async function giveTask(setup: AgentSetup, agent: Caller, kits: readonly Kit[]): Promise<Task> {
  const { job, projectContext } = setup;
  const { limits } = job.admitted;
  const facts = factsFor(setup, agent, { turns: limits.turns.value, minutes: limits.minutes.value });
  const system = composePrompt(
    projectContext.replacement === undefined ? facts : { ...facts, replacement: projectContext.replacement },
  );
  const [briefing, told] = await Promise.all([briefMain(job), briefingOf(kits, agent), writePrompt(job, system)]);
  const words = told.flatMap(({ words: text = "" }) => (text === "" ? [] : [{ text }]));
  const attachments = told.flatMap((one) => one.attachments ?? []);
  return { system, briefing: [...briefing, ...attachments, ...words, ...told.flatMap(({ last = [] }) => last)] };
}

async function briefMain({ world, order, admitted, mark, base }: Job): Promise<readonly Part[]> {
  const { request, wish, project } = admitted;
  return await brief(request, {
    github: world.github,
    git: world.git,
    now: world.clock.now(),
    platform: order.platform,
    repository: order.settings.github.repository,
    mark,
    directoryTree: project.settings.directoryTree,
    ignored: ignoredBy(project),
    ...(wish.thread === undefined ? {} : { thread: wish.thread }),
    branchPrefix: order.settings.wish.branchPrefix,
    own: (comments, number) => readOwnWords(world.github, sealOf(order.settings), request, comments, number),
    exhibits: await showFailure({ world, admitted }),
    ...(base?.foreseen && { conflicts: base.foreseen }),
  });
}

/** For a sub-agent, which sees nothing of the main agent's conversation. `words`: additional text; "" for none. */
export async function jobBriefing(
  { world, order, admitted, mark }: Job,
  prompt: string,
  words: string,
): Promise<readonly Part[]> {
  const { request, project } = admitted;
  const { base } = request;
  const ignored = ignoredBy(project);
  const where = `Repository: ${order.settings.github.repository}\nWorking on: branch ${cleanText(base.name).text} at ${base.sha}`;
  const listed = project.settings.directoryTree
    ? outlineTree((await world.git.tree(base.sha)).filter(({ path }) => !ignored(path)))
    : "";
  const tree = listed === "" ? [] : [markData(cleanText(listed).text, { what: "files of the repository" }, mark)];
  const about = words === "" ? [] : [words];
  return [{ text: [where, explainMarks(mark), ...tree, ...about, `# Your job\n\n${prompt}`].join("\n\n") }];
}

/** The facts that prompts are made from. `limits` are the agent's own. */
export function factsFor(
  { job, projectContext, modelSettings }: Pick<AgentSetup, "job" | "projectContext" | "modelSettings">,
  { toolset, around }: Pick<Caller, "toolset" | "around">,
  limits: Readonly<Partial<Record<LimitName, number>>>,
): PromptFacts {
  const { world, order, admitted, workspace } = job;
  const { policy, request } = admitted;
  return {
    kind: request.kind,
    family: familyOf(modelSettings.name),
    tools: toolset.tools.map(({ name }) => name),
    policy: summary(policy),
    limits,
    machine: {
      root: workspace.root,
      scratch: world.shell.inside === undefined ? order.places.scratch : "/tmp",
      sandbox: world.shell.sandbox,
      renames: world.shell.inside?.renames ?? true,
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
    off: switchedOff(order.environment ?? {}),
  };
}

/**
 * Writes the prompt where the variable says; `1` and a relative path mean beside the log. Never into the workspace,
 * where it would count as the agent's work.
 */
export async function writePrompt({ world, order, workspace }: Job, system: string): Promise<void> {
  const wanted = switchPath(order.environment?.["GEMINI_WRITE_SYSTEM_MD"], "system.md");
  if (wanted === undefined) return;
  const absolute = posix.resolve(order.places.run, wanted);
  const inside = (await workspace.locate(absolute)).kind === "inside";
  const path = inside ? posix.join(order.places.run, posix.basename(wanted)) : absolute;
  await world.files.write(path, Buffer.from(world.secrets.redact(system)));
  world.runner.print(`The system prompt is in ${path}.`);
}
