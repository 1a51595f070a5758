/** What every job is made of: propose, publish, close. */
import type { Conclusion, Outcome } from "./events.ts";
import type { Gathering } from "./inputs/job.ts";
import { close, rescue } from "./run/close.ts";
import type { Ended, Feature, Listed, Standing } from "./run/feature.ts";
import type { Admitted } from "./run/gate.ts";
import { admitBy, openRun, type OwnRun, type Run } from "./run/open.ts";
import { goOn, openTime, propose, type Proposed, type Worked } from "./run/propose.ts";
import { endOf, look, publish, retireBy } from "./run/publish.ts";
import type { Desk, Order, Outside } from "./run/world.ts";

/** Never throws: whatever happens, the log ends in one outcome, which the report tells and this returns. */
export async function run(outside: Outside, order: Order): Promise<Outcome> {
  const opened = await openRun(outside, order, FEATURES);
  if (opened.kind === "turned away") return opened.outcome;
  const ended = await work(opened.run).catch((error: unknown) => rescue(opened.run, error));
  return await close(opened.run, ended);
}

/** The job that publishes what another one proposed: no model, no tools, no checkout. Never throws, like {@link run}. */
export async function publishLater(desk: Desk, order: Order): Promise<Outcome> {
  const { twoJobs } = await import("./features/two-jobs/feature.ts");
  const opened = await twoJobs.open(desk, order, FEATURES);
  if (opened.kind === "turned away") return opened.outcome;
  const later = opened.run;
  const ended = await publishUnpacked(later, () => twoJobs.unpack(later)).catch(twoJobs.fail);
  return await close(later, ended);
}

/** The job that only says whether a request is admitted. Never throws. */
export async function answerGate(desk: Desk, order: Order): Promise<Conclusion> {
  const { gateJob } = await import("./features/gate-job/feature.ts");
  return await gateJob.answer(desk, order, admitBy(FEATURES, desk, order));
}

/** The last job of a fan-out: it tells what the others did. Never throws. */
export async function gatherReports(
  desk: Pick<Desk, "github" | "files" | "runner" | "secrets">,
  order: Pick<Order, "settings" | "event" | "runUrl">,
  job: Gathering,
): Promise<Conclusion> {
  const { gather } = await import("./features/gather/feature.ts");
  return await gather.run(desk, order, job);
}

async function work(own: OwnRun): Promise<Ended> {
  using time = openTime(own);
  const proposed = await propose(own, time);
  const published = await publish(own, proposed);
  if (published.kind === "ended") return published.ended;
  return endOf(own, published.worked, await mend(own, published.worked, published.standing));
}

async function publishUnpacked(later: Run, unpack: () => Promise<Proposed>): Promise<Ended> {
  const published = await publish(later, await unpack());
  if (published.kind === "ended") return published.ended;
  const { worked, standing } = published;
  const waits = later.admitted.policy.verify.checks.value > 0;
  await look(later, standing.published, waits ? NO_MODEL : "");
  return endOf(later, worked, standing);
}

const NO_MODEL = "This job has no model: it does not wait for them, and does not try to mend what fails.";

/** What was published is followed; where its checks fail, the agent goes on once, and what it changes is published too. */
async function mend(own: OwnRun, { job, made }: Worked, standing: Standing): Promise<Standing> {
  const follow = own.features.find((feature) => feature.follow !== undefined)?.follow;
  if (follow === undefined || job === undefined) return standing;
  const followed = await follow(job, made, standing, retireBy(own));
  if (followed.mend === undefined) return followed.standing;
  own.desk.log.append({ type: "agent.told", why: "checks failed", text: followed.mend.told, pinned: true });
  const again = await goOn(job, own.features);
  return again.kind === "declined" ? followed.standing : await followed.mend.publish(again.end, again.unverified);
}

/** In the order in which they are asked. One that most runs need stands in the program's own chunk: a file less to open. */
const FEATURES: readonly Listed[] = [
  {
    name: "images",
    when: ({ wish }) =>
      wish.thread !== undefined && /user-attachments/i.test(`${wish.thread.comment}${wish.thread.body}`),
    load: async () => (await import("./features/images/feature.ts")).images,
  },
  {
    name: "skills",
    when: ({ project }) => project.tree.paths.some((path) => path.endsWith("/SKILL.md")),
    load: async () => (await import("./features/skills/feature.ts")).skills,
  },
  {
    name: "servers",
    when: ({ project: { settings, tree } }) => settings.servers.length > 0 || tree.under(".gemini/agents").length > 0,
    load: async () => (await import("./features/servers/feature.ts")).servers,
  },
  {
    name: "titles",
    when: ({ request, policy }) => request.kind === "change" && policy.publish.to.value !== "nothing",
    load: async () => (await import(/* webpackMode: "eager" */ "./features/titles/feature.ts")).titles,
  },
  {
    name: "review",
    when: ({ request }) => request.kind === "review",
    load: async () => (await import("./features/review/feature.ts")).review,
  },
  {
    name: "commands",
    when: ({ asked }) => asked.command?.kind === "file" || asked.reply !== undefined || asked.prompt.includes("@"),
    load: async () => (await import("./features/commands/feature.ts")).commands,
  },
  {
    name: "sub-agents",
    when: () => true,
    load: async () => (await import(/* webpackMode: "eager" */ "./features/sub-agents/feature.ts")).subAgents,
  },
  {
    name: "hooks",
    when: ({ project }) => project.settings.hooks.length > 0,
    load: async () => (await import("./features/hooks/feature.ts")).hooks,
  },
  {
    name: "structured",
    when: ({ form }) => form !== undefined,
    load: async () => (await import("./features/structured/feature.ts")).structured,
  },
  {
    name: "continue",
    when: ({ wish }) => isCalled(wish, "continue"),
    load: async () => (await import("./features/continue/feature.ts")).continuing,
  },
  {
    name: "plan",
    when: ({ wish, request }) => isCalled(wish, "approve") || request.kind === "plan",
    load: async () => (await import("./features/plan/feature.ts")).plan,
  },
  {
    name: "checks",
    when: ({ request, policy }) => request.kind === "change" && policy.publish.to.value !== "nothing",
    load: async () => (await import(/* webpackMode: "eager" */ "./features/checks/feature.ts")).checks,
  },
  {
    name: "stop",
    when: ({ wish }) => isCalled(wish, "stop"),
    load: async () => (await import("./features/stop/feature.ts")).stop,
  },
  {
    name: "tasks",
    admits: ({ board, occasion }) => board !== undefined || occasion?.kind === "failure",
    when: ({ request }) => request.task !== undefined,
    load: async () => (await import("./features/tasks/feature.ts")).tasks,
  },
  {
    name: "two-jobs",
    when: (_, { job }) => job?.kind === "propose",
    load: async () => (await import("./features/two-jobs/feature.ts")).twoJobs,
  },
];

function isCalled({ command }: Admitted["wish"], name: string): boolean {
  return command?.name.toLowerCase() === name;
}

/** For a command that has a use for one of them alone. Throws for a name that is not in the list. */
export async function featureNamed(name: string): Promise<Feature> {
  const found = FEATURES.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no feature ${name}.`);
  return await found.load();
}
