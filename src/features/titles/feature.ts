/** Commit titles in the form that the repository's own titles have. */
import type { Feature, AdmittedRequest, Session } from "../../run/for-features.ts";
import { titlesIn } from "../../change.ts";
import { GitError, recover, type Git } from "../../ports.ts";
import { cleanText, markData } from "../../request.ts";

export const titles: Feature = {
  async start({ ports, admitted }, phase) {
    if (phase === "before work") readAhead(ports.git.history, admitted);
    return undefined;
  },
  equip: async ({ session }) => ({ brief: async () => ({ words: await describeTitles(session) }) }),
};

/** Starts reading early: it takes a fetch, and meanwhile the run waits for its sandbox. */
function readAhead(history: Git["history"], admitted: Pick<AdmittedRequest, "request" | "policy">): void {
  if (!isAsked(admitted)) return;
  const reading = readMessages(history, admitted.request.trusted.sha);
  begun.set(history, reading);
  reading.catch(() => undefined); // The caller that waits for it gets the error.
}

/** Keyed by the history, of which every run has its own. */
const begun = new WeakMap<Git["history"], ReturnType<typeof readMessages>>();

function isAsked({ request, policy }: Pick<AdmittedRequest, "request" | "policy">): boolean {
  return request.kind === "change" && policy.publish.to.value !== "nothing";
}

/** The titles of the default branch's newest commits; "" when nothing is published or none can be read. */
async function describeTitles({ ports, admitted, mark }: Session): Promise<string> {
  if (!isAsked(admitted)) return "";
  const { history } = ports.git;
  const titles = titlesIn(await (begun.get(history) ?? readMessages(history, admitted.request.trusted.sha)));
  ports.log.append({ type: "titles.read", titles });
  return titles.length === 0
    ? ""
    : markData(cleanText(titles.join("\n")).text, { what: "titles of the newest commits" }, mark);
}

/** The most commits that are read. */
const LOOKED_AT = 20;

async function readMessages(history: Git["history"], commit: string): Promise<readonly string[]> {
  const log = history.log(commit, { most: LOOKED_AT });
  const { commits } = await log.catch(recover(GitError, () => ({ commits: [] }))); // Another form does not end the run.
  return commits.map(({ message }) => message);
}
