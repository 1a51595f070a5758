/** The logs of the jobs that made a workflow run fail, for a run that is to fix it. */
import type { Occasion } from "../events.ts";
import { GitHubError, type FailedJob } from "../ports.ts";
import type { QuotedText } from "../request/occasion.ts";
import { cleanText } from "../request/untrusted.ts";
import { cleanLog, cutToFailure } from "../tools/read-check-logs.ts";
import type { Session } from "./session.ts";

/** Empty when the run was not started by a failure. Logs that cannot be read are listed as missing. */
export async function showFailure({
  ports,
  admitted,
}: Pick<Session, "ports" | "admitted">): Promise<readonly QuotedText[]> {
  const { occasion } = admitted.request;
  if (occasion?.kind !== "failure") return [];
  // Jobs of the run that triggered this one come first, then other failed jobs of the same commit.
  return await showLogs(ports, occasion.sha, (job) => isOf(job, occasion));
}

/** The logs of a commit's failed jobs, cut to the failing part; `first` selects the jobs that come first. */
export async function showLogs(
  ports: Pick<Session["ports"], "github" | "secrets">,
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
  return exhibit(cutToFailure(secrets.redact(cleanLog(log.text)), share), what);
}

function exhibit(text: string, what: string): QuotedText {
  return { text: cleanText(text), source: { what } };
}
