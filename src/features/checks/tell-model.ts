/** What the model is told when the checks of its work failed. */
import type { ChecksSeen, Publication } from "../../events.ts";
import { firstOf } from "../../lib/cut.ts";
import { GitHubError, type CheckFacts } from "../../ports.ts";
import type { Exhibit } from "../../request/occasion.ts";
import { cleanText, explainMarks, markData } from "../../request/untrusted.ts";
import { showLogs } from "../../run/failed-checks.ts";
import type { Job } from "../../run/job.ts";

/** The logs, cut to what failed, set apart as data: names and output are whoever's code was run. */
export async function tellFailure(
  { world, mark }: Job,
  { branch, commit }: Publication,
  { failed }: ChecksSeen,
): Promise<string> {
  const logs = await showLogs(world, commit);
  const shown = [...logs, ...(await showOthers(world, commit))];
  const marked = shown.map(({ text, source }) => markData(text.text, source, mark));
  const opening = `# Checks failed\n\nYour work was published as commit ${commit} on the branch ${cleanText(branch).text}, and ${failed.length === 1 ? "one of its checks" : `${failed.length} of its checks`} failed. The workspace is as you left it. ${explainMarks(mark)}`;
  return [opening, ...marked, CLOSING].join("\n\n");
}

const CLOSING =
  "This is the one attempt at mending that. Find the cause and mend it there, as far as it lies in this repository's files and in what you were asked for; do not weaken or skip a check to have it pass. Where the cause lies elsewhere (a missing secret, a service, a test that fails now and then), change nothing and say so. Then finish: what you changed becomes one further commit.";

/** Characters of what one check of another app says. */
const MOST = 4_000;

async function showOthers({ github, secrets }: Job["world"], commit: string): Promise<readonly Exhibit[]> {
  try {
    const broken = (await github.otherChecks(commit)).filter(
      ({ conclusion }) => conclusion !== undefined && FAILED.has(conclusion),
    );
    return broken.map((check) => exhibitOf(check, secrets.redact));
  } catch (error) {
    if (error instanceof GitHubError) return [];
    throw error;
  }
}

const FAILED: ReadonlySet<string> = new Set(["failure", "timed_out", "cancelled", "startup_failure"]);

function exhibitOf({ name, app, conclusion, summary }: CheckFacts, redact: (text: string) => string): Exhibit {
  const text = cleanText(firstOf(redact(summary), MOST));
  return { text, source: { what: `check ${name} of ${app}: ${conclusion}` } };
}
