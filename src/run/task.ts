/** The agent's briefing, with the logs of jobs to fix, and the system prompt written to a file. */
import { posix } from "node:path";
import { MAIN, type LimitName, type Part, type Occasion } from "../events.ts";
import { type Caller, type AgentTask, composePrompt, familyOf, switchedOff, type PromptFacts } from "../agent.ts";
import { circumstancesOf, summary } from "../policy.ts";
import {
  brief,
  outlineTree,
  cleanText,
  explainMarks,
  markData,
  readBriefingSources,
  type BriefingSources,
  type QuotedText,
} from "../request.ts";
import type { AgentSetup } from "./agent-setup.ts";
import type { AgentExtension } from "./feature.ts";
import type { AdmittedRun } from "./gate.ts";
import type { Session } from "./session.ts";
import { briefingOf } from "./extensions.ts";
import { ownCommentsOf, readOwnWords } from "./own-comments.ts";
import { ignoredBy, mayShow } from "./may-read.ts";
import { switchPath } from "../project.ts";
import { GitHubError, type FailedJob } from "../ports.ts";
import { given, joined } from "../lib/parts.ts";

/** For the main agent, which has no task yet: it runs the shell lines of a command's file as calls. */
export async function giveTask(
  setup: AgentSetup,
  agent: Caller,
  extensions: readonly AgentExtension[],
): Promise<AgentTask> {
  const { session, projectContext } = setup;
  const { limits } = session.admitted;
  const facts = factsFor(setup, agent, { turns: limits.turns.value, minutes: limits.minutes.value });
  const system = composePrompt({ ...facts, ...given({ replacement: projectContext.replacement }) });
  const [briefing, added] = await Promise.all([
    briefMain(session),
    briefingOf(extensions, agent),
    writePrompt(session, system),
  ]);
  const texts = added.flatMap(({ text = "" }) => (text === "" ? [] : [{ text }]));
  const attachments = added.flatMap((one) => one.attachments ?? []);
  return { system, briefing: [...briefing, ...attachments, ...texts, ...added.flatMap(({ last = [] }) => last)] };
}

/** What GitHub says about the request. It needs no workspace, so it is read while the sandbox is opened. */
export async function readSources({ ports, invocation, admitted }: AdmittedRun): Promise<BriefingSources> {
  const { request, pending } = admitted;
  const [sources, exhibits] = await Promise.all([
    readBriefingSources(request, {
      github: ports.github,
      ...given({ thread: pending.thread }),
      branchPrefix: invocation.settings.trigger.branchPrefix,
      mayRead: mayShow(admitted, circumstancesOf(request, MAIN)),
      own: (comments, number) => readOwnWords(ownCommentsOf({ ports, invocation }), request, comments, number),
    }),
    showFailure({ ports, admitted }),
  ]);
  return { ...sources, exhibits };
}

async function briefMain(session: Session): Promise<readonly Part[]> {
  const { ports, invocation, admitted, mark, base } = session;
  const { request, project } = admitted;
  return await brief(request, {
    sources: await (session.sources ?? readSources(session)),
    git: ports.git,
    now: ports.clock.now(),
    platform: invocation.platform,
    repository: invocation.settings.github.repository,
    mark,
    directoryTree: project.settings.directoryTree,
    ignored: ignoredBy(project),
    ...given({ conflicts: base?.foreseen }),
  });
}

/** For a sub-agent, which sees nothing of the main agent's conversation. `words`: additional text; "" for none. */
export async function subAgentBriefing(
  { ports, invocation, admitted, mark }: Session,
  prompt: string,
  words: string,
): Promise<readonly Part[]> {
  const { request, project } = admitted;
  const { base } = request;
  const ignored = ignoredBy(project);
  const where = `Repository: ${invocation.settings.github.repository}\nWorking on: branch ${cleanText(base.name).text} at ${base.sha}`;
  const listed = project.settings.directoryTree
    ? await outlineTree({ directory: (path) => ports.git.directory(base.sha, path), ignored })
    : "";
  const tree = listed !== "" && markData(cleanText(listed).text, { what: "files of the repository" }, mark);
  return [{ text: joined([where, explainMarks(mark), tree, words, `# Your job\n\n${prompt}`], "\n\n") }];
}

/** The facts that prompts are made from. `limits` are the agent's own. */
export function factsFor(
  { session, projectContext, modelSettings }: Pick<AgentSetup, "session" | "projectContext" | "modelSettings">,
  { toolset, callbacks }: Pick<Caller, "toolset" | "callbacks">,
  limits: Readonly<Partial<Record<LimitName, number>>>,
): PromptFacts {
  const { ports, invocation, admitted, workspace } = session;
  const { policy, request } = admitted;
  const { inside } = ports.shell;
  return {
    kind: request.kind,
    family: familyOf(modelSettings.name),
    tools: toolset.tools.map(({ name }) => name),
    policy: summary(policy),
    limits,
    machine: {
      root: workspace.root,
      scratch: inside === undefined ? invocation.directories.scratch : "/tmp",
      sandbox: ports.shell.sandbox,
      renames: inside === undefined || inside.renames,
      services: policy.network.services.value,
    },
    ending: {
      publishes: policy.publish.to.value,
      formed: admitted.form !== undefined,
      verify: policy.verify.commands.value,
      // After the last attempt, nothing is fixed.
      fixes: policy.verify.attempts.value - 1,
    },
    project: {
      skills: projectContext.skills,
      agents: projectContext.agents,
      hooks: callbacks !== undefined,
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

/** Empty when the run was not started by a failure. Logs that cannot be read are listed as missing. */
async function showFailure({
  ports,
  admitted,
}: Pick<AdmittedRun, "ports" | "admitted">): Promise<readonly QuotedText[]> {
  const { occasion } = admitted.request;
  if (occasion?.kind !== "failure") return [];
  // Jobs of the run that triggered this one come first, then other failed jobs of the same commit.
  return await showLogs(ports, occasion.sha, (job) => isOf(job, occasion));
}

/** The logs of a commit's failed jobs, cut to the failing part; `first` selects the jobs that come first. */
export async function showLogs(
  ports: Pick<AdmittedRun["ports"], "github" | "secrets">,
  sha: string,
  first: (job: FailedJob) => boolean = () => false,
): Promise<readonly QuotedText[]> {
  try {
    const { failed } = await ports.github.jobs(sha);
    const jobs = failed.toSorted((a, b) => Number(first(b)) - Number(first(a)));
    const share = Math.floor(MOST_CHARACTERS / Math.max(1, Math.min(jobs.length, MOST_LOGS)));
    const logs = await Promise.all(jobs.slice(0, MOST_LOGS).map((job) => showLog(job, share, ports)));
    const rest = jobs.slice(MOST_LOGS).map(({ name }) => name);
    return [...logs, ...(rest.length === 0 ? [] : [exhibit(rest.join("\n"), "names of further jobs that failed")])];
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return [exhibit(`They could not be read: ${error.message}`, "logs of the jobs that failed")];
  }
}

/** Characters of all logs together; `read_check_logs` shows the rest. */
const MOST_CHARACTERS = 24_000;
const MOST_LOGS = 4;
/** Bytes read from the end of a log. */
const MOST_BYTES = 2 * 1024 * 1024;

/** Whether a job belongs to the failed run. */
export function isOf({ url }: FailedJob, { run }: Extract<Occasion, { kind: "failure" }>): boolean {
  return url.includes(`/runs/${run}/`);
}

async function showLog(
  { id, name, workflow, conclusion, steps }: FailedJob,
  share: number,
  { github, secrets }: Pick<Session["ports"], "github" | "secrets">,
): Promise<QuotedText> {
  const at = steps.length === 0 ? "" : ` in ${steps.join(", ")}`;
  const what = `log of the job ${name} of ${workflow}: ${conclusion}${at}`;
  const log = await github.jobLog(id, MOST_BYTES);
  if (log === undefined) return exhibit("(GitHub keeps no log of it)", what);
  const { cleanLog, cutToFailure } = await import("../tools.ts");
  return exhibit(cutToFailure(secrets.redact(cleanLog(log.text)), share), what);
}

function exhibit(text: string, what: string): QuotedText {
  return { text: cleanText(text), source: { what } };
}
