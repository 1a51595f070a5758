/** The parts of every job: open, then `run/work.ts`, which proposes, publishes and closes; and the list of features. */
import type { Conclusion, Outcome } from "./events.ts";
import type { Gathering } from "./inputs.ts";
import type { Feature, FeatureEntry } from "./run/feature.ts";
import type { AdmittedRequest } from "./run/gate.ts";
import { openRun } from "./run/open.ts";
import type { PublishPorts, Invocation, StartPorts } from "./run/invocation.ts";

export { faultOf } from "./run/faults.ts";
export type { AdmittedRequest } from "./run/gate.ts";
export {
  defaultBranchOf,
  type Invocation,
  type PublishPorts,
  type RunDirectories,
  serverHome,
  trustedDirectory,
} from "./run/invocation.ts";
export { isDue, keepLate, rescueLate, withPush } from "./run/keep-late.ts";
export { sealOf } from "./run/own-comments.ts";
export { SCRATCH } from "./run/prepared-workspace.ts";
export { readRecording, type Recording, replay, type Replayed } from "./run/replay.ts";
export type { Session } from "./run/session.ts";

/** Never throws: whatever happens, the log ends in one outcome, which the report shows and this returns. */
export async function run(ports: StartPorts, invocation: Invocation): Promise<Outcome> {
  // Loading code blocks everything else, so git and the sandbox start first.
  const opened = await openRun(ports, invocation, FEATURES, () => void setImmediate(loadAhead));
  return opened.kind === "turned away" ? opened.outcome : await (await loadWork()).workToEnd(opened.run);
}

/** The job that publishes what another one proposed: no model, no tools, no checkout. Never throws, like {@link run}. */
export async function publishLater(ports: PublishPorts, invocation: Invocation): Promise<Outcome> {
  const { twoJobs } = await import("./features/two-jobs/feature.ts");
  const opened = await twoJobs.open(ports, invocation, FEATURES);
  if (opened.kind === "turned away") return opened.outcome;
  const { publishToEnd } = await loadWork();
  return await publishToEnd(opened.run, () => twoJobs.unpack(opened.run), twoJobs.fail);
}

/** The job that only says whether a request is admitted. Never throws. */
export async function answerGate(ports: PublishPorts, invocation: Invocation): Promise<Conclusion> {
  const { gateJob } = await import("./features/gate-job/feature.ts");
  return await gateJob.answer(ports, invocation, FEATURES);
}

/** The last job of a fan-out: reports what the others did. Never throws. */
export async function gatherReports(
  ports: Pick<PublishPorts, "github" | "files" | "runner" | "secrets">,
  invocation: Pick<Invocation, "settings" | "event" | "runUrl">,
  job: Gathering,
): Promise<Conclusion> {
  const { gather } = await import("./features/gather/feature.ts");
  return await gather.run(ports, invocation, job);
}

function loadAhead(): void {
  loadWork().catch(() => undefined); // Thrown where it is needed.
}

/** The code that runs after opening. */
function loadWork() {
  return import("./run/work.ts");
}

/** In the order in which they are called. */
const FEATURES: readonly FeatureEntry[] = [
  {
    name: "images",
    when: ({ pending }) =>
      pending.thread !== undefined && /user-attachments/i.test(`${pending.thread.comment}${pending.thread.body}`),
    load: async () => (await import("./features/images/feature.ts")).images,
  },
  {
    name: "skills",
    when: ({ project }) => project.hasSkills(),
    load: async () => (await import("./features/skills/feature.ts")).skills,
  },
  {
    name: "servers",
    when: async ({ project: { settings, tree } }) =>
      settings.servers.length > 0 || (await tree.under(".gemini/agents")).length > 0,
    load: async () => (await import("./features/servers/feature.ts")).servers,
  },
  {
    name: "titles",
    when: ({ request, policy }) => request.kind === "change" && policy.publish.to.value !== "nothing",
    load: async () => (await import("./features/titles/feature.ts")).titles,
  },
  {
    name: "review",
    when: ({ request }) => request.kind === "review",
    load: async () => (await import("./features/review/feature.ts")).review,
  },
  {
    name: "commands",
    when: ({ resolved }) =>
      resolved.command?.kind === "file" || resolved.reply !== undefined || resolved.prompt.includes("@"),
    load: async () => (await import("./features/commands/feature.ts")).commands,
  },
  {
    name: "sub-agents",
    when: () => true,
    load: async () => (await import("./features/sub-agents/feature.ts")).subAgents,
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
    when: ({ pending }) => isCalled(pending, "continue"),
    load: async () => (await import("./features/continue/feature.ts")).continuing,
  },
  {
    name: "plan",
    when: ({ pending, request }) => isCalled(pending, "approve") || request.kind === "plan",
    load: async () => (await import("./features/plan/feature.ts")).plan,
  },
  {
    name: "checks",
    when: ({ request, policy }) => request.kind === "change" && policy.publish.to.value !== "nothing",
    load: async () => (await import("./features/checks/feature.ts")).checks,
  },
  {
    name: "stop",
    when: ({ pending }) => isCalled(pending, "stop"),
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

function isCalled({ command }: AdmittedRequest["pending"], name: string): boolean {
  return command?.name.toLowerCase() === name;
}

/** For a command that needs only one feature. Throws for a name that is not in the list. */
export async function featureNamed(name: string): Promise<Feature> {
  const found = FEATURES.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no feature ${name}.`);
  return await found.load();
}
