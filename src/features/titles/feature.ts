/** Commit titles in the form that the repository's own titles have. */
import type { Feature, Session } from "../../run/for-features.ts";
import { titlesIn } from "../../change.ts";
import { GitError, GitHubError, type GitHub } from "../../ports.ts";
import { cleanText, markData } from "../../request.ts";

export const titles: Feature = {
  async start({ ports, admitted }, phase) {
    if (phase === "before work") readAhead(ports.github, admitted.request.trusted.sha);
    return undefined;
  },
  equip: async ({ session }) => ({ brief: async () => ({ text: await describeTitles(session) }) }),
};

/** Starts reading early: meanwhile the run waits for git and its sandbox. */
function readAhead(github: GitHub, commit: string): void {
  const reading = readMessages(github, commit);
  begun.set(github, reading);
  reading.catch(() => undefined); // The caller that waits for it gets the error.
}

/** Keyed by the port, of which every run has its own. */
const begun = new WeakMap<GitHub, ReturnType<typeof readMessages>>();

/** The titles of the default branch's newest commits; "" when none can be read. */
async function describeTitles({ ports, admitted, mark }: Session): Promise<string> {
  const { github } = ports;
  const titles = titlesIn(await (begun.get(github) ?? readMessages(github, admitted.request.trusted.sha)));
  ports.log.append({ type: "titles.read", titles });
  return titles.length === 0
    ? ""
    : markData(cleanText(titles.join("\n")).text, { what: "titles of the newest commits" }, mark);
}

/** The most commits that are read. */
const LOOKED_AT = 20;

async function readMessages(github: GitHub, commit: string): Promise<readonly string[]> {
  try {
    return await github.commitMessages(commit, LOOKED_AT);
  } catch (error) {
    if (error instanceof GitHubError || error instanceof GitError) return []; // A title of another form does not end the run.
    throw error;
  }
}
