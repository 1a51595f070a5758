/** Commit titles in the form that the repository's own titles have. */
import { type Feature, NEWEST_COMMITS, type Session } from "../../run/for-features.ts";
import { titlesIn } from "../../change.ts";
import { GitError, GitHubError, type GitHub } from "../../ports.ts";
import { cleanText, markData } from "../../request.ts";

export const titles: Feature = {
  equip: async ({ session }) => ({ brief: async () => ({ text: await describeTitles(session) }) }),
};

/** The titles of the default branch's newest commits; "" when none can be read. */
async function describeTitles({ ports, admitted, mark }: Session): Promise<string> {
  const titles = titlesIn(await readMessages(ports.github, admitted.request.trusted.sha));
  ports.log.append({ type: "titles.read", titles });
  return titles.length === 0
    ? ""
    : markData(cleanText(titles.join("\n")).text, { what: "titles of the newest commits" }, mark);
}

async function readMessages(github: GitHub, commit: string): Promise<readonly string[]> {
  try {
    return await github.commitMessages(commit, NEWEST_COMMITS);
  } catch (error) {
    if (error instanceof GitHubError || error instanceof GitError) return []; // A title of another form does not end the run.
    throw error;
  }
}
