/** How the repository words the titles of its commits: told to the model, and kept for the title of what it changes. */
import { titlesIn } from "../../change/title.ts";
import { GitError } from "../../ports.ts";
import { cleanText, markData } from "../../request/untrusted.ts";
import type { Job } from "../../run/job.ts";

/** The titles of the default branch's newest commits; "" where nothing is published or none can be read. */
export async function tellTitles({ world, admitted, mark }: Job): Promise<string> {
  const { request, policy } = admitted;
  if (request.kind !== "change" || policy.publish.to.value === "nothing") return "";
  const titles = titlesIn(await readMessages(world.git.history, request.trusted.sha));
  world.log.append({ type: "titles.read", titles });
  return titles.length === 0
    ? ""
    : markData(cleanText(titles.join("\n")).text, { what: "titles of the newest commits" }, mark);
}

/** Commits that are looked at. */
const LOOKED_AT = 20;

async function readMessages(history: Job["world"]["git"]["history"], commit: string): Promise<readonly string[]> {
  try {
    return (await history.log(commit, { most: LOOKED_AT })).commits.map(({ message }) => message);
  } catch (error) {
    if (error instanceof GitError) return []; // A title of another form is no reason to end.
    throw error;
  }
}
