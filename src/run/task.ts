/** What an agent is told before it starts. */
import type { LimitName, Part } from "../events.ts";
import type { Agent, Hands, Task } from "../agent/agent.ts";
import { tellForm } from "../agent/output.ts";
import { composePrompt } from "../agent/prompt/compose.ts";
import { familyOf, switchedOff, type PromptFacts } from "../agent/prompt/facts.ts";
import { summary } from "../policy/summary.ts";
import type { Server } from "../ports.ts";
import { brief } from "../request/briefing.ts";
import { outlineTree } from "../request/outline.ts";
import { cleanText, explainMarks, markData } from "../request/untrusted.ts";
import { tellCalled, tellMentions } from "./called.ts";
import type { Crew } from "./equip.ts";
import type { Called } from "./find-called.ts";
import { showImages } from "./images.ts";
import { showFailure } from "./failed-checks.ts";
import type { Job } from "./job.ts";
import { readOwnWords, sealOf } from "./own-comments.ts";
import { ignoredBy } from "./may-read.ts";
import { tellBefore } from "./reviewed-before.ts";
import { tellServers } from "./server-words.ts";
import { tellTitles } from "./titles.ts";
import { writePrompt } from "./write-prompt.ts";

/** What the main agent is told besides the request. */
export interface Extras {
  readonly called: Called;
  readonly servers: readonly Server[];
  /** What hooks add, marked; "" for nothing. */
  readonly context: string;
}

/** For the main agent. A command's shell lines are run by `agent`, which has no task yet. */
export async function giveTask(crew: Crew, agent: Agent, { called, servers, context }: Extras): Promise<Task> {
  const { job, lore } = crew;
  const { limits } = job.admitted;
  const facts = factsFor(crew, agent.hands, { turns: limits.turns.value, minutes: limits.minutes.value });
  const system = composePrompt(lore.replacement === undefined ? facts : { ...facts, replacement: lore.replacement });
  const [briefing, titles, before, images, mentions, command] = await Promise.all([
    briefMain(job),
    tellTitles(job),
    tellBefore(job),
    showImages(job),
    tellMentions(job),
    tellCalled(job, agent, called),
    writePrompt(job, system),
  ]);
  const { form } = job.admitted;
  const words = [
    tellServers(servers, job.mark),
    titles,
    before,
    mentions,
    form === undefined ? "" : tellForm(form.schema),
  ].filter((text) => text !== "");
  const last: readonly Part[] = context === "" ? [] : [{ text: context }];
  return { system, briefing: [...briefing, ...images, ...words.map((text): Part => ({ text })), ...command, ...last] };
}

async function briefMain({ world, order, admitted, mark }: Job): Promise<readonly Part[]> {
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
    own: (comments) => readOwnWords(world.github, sealOf(order.settings), request, comments),
    exhibits: await showFailure({ world, admitted }),
  });
}

/** For a sub-agent, which sees nothing of the main agent's conversation. */
export async function jobBriefing(
  { world, order, admitted, mark }: Job,
  prompt: string,
  servers: readonly Server[],
): Promise<readonly Part[]> {
  const { request, project } = admitted;
  const { base } = request;
  const ignored = ignoredBy(project);
  const where = `Repository: ${order.settings.github.repository}\nWorking on: branch ${cleanText(base.name).text} at ${base.sha}`;
  const listed = project.settings.directoryTree
    ? outlineTree((await world.git.tree(base.sha)).filter(({ path }) => !ignored(path)))
    : "";
  const tree = listed === "" ? [] : [markData(cleanText(listed).text, { what: "files of the repository" }, mark)];
  const words = tellServers(servers, mark);
  const about = words === "" ? [] : [words];
  return [{ text: [where, explainMarks(mark), ...tree, ...about, `# Your job\n\n${prompt}`].join("\n\n") }];
}

/** What prompts are made from. `limits` are the agent's own. */
export function factsFor(
  { job, lore, mind, hooks }: Crew,
  hands: Hands,
  limits: Readonly<Partial<Record<LimitName, number>>>,
): PromptFacts {
  const { world, order, admitted, workspace } = job;
  const { policy, request } = admitted;
  return {
    kind: request.kind,
    family: familyOf(mind.name),
    tools: hands.tools.map(({ name }) => name),
    root: workspace.root,
    scratch: world.shell.inside === undefined ? order.places.scratch : "/tmp",
    sandbox: world.shell.sandbox,
    renames: world.shell.inside?.renames ?? true,
    services: policy.network.services.value,
    policy: summary(policy),
    publishes: policy.publish.to.value,
    formed: admitted.form !== undefined,
    verify: policy.verify.commands.value,
    // After the last attempt nothing is mended.
    mendings: policy.verify.attempts.value - 1,
    limits,
    skills: lore.skills,
    agents: lore.agents,
    hooks: hooks !== undefined,
    memory: lore.instructions.text,
    off: switchedOff(order.environment ?? {}),
  };
}
