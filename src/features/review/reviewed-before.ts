/** What a reviewer is told of our earlier reviews of the same pull request, and of what has changed since. */
import { firstOf } from "../../lib/cut.ts";
import { GitError } from "../../ports.ts";
import { cleanMarkdown, cleanText, markData } from "../../request/untrusted.ts";
import type { Job } from "../../run/job.ts";
import type { Reviewing } from "./reviewing.ts";

/** "" where there was none. */
export async function tellBefore(job: Job, before: Reviewing["before"]): Promise<string> {
  if (before.head === undefined) return "";
  const sections = ["# Your earlier reviews of this pull request", await tellChanges(job, before.head)];
  const said = listSaid(before.said);
  if (said !== "") {
    sections.push(SAID, markData(said, { what: "earlier comments of yours" }, job.mark));
  }
  return sections.join("\n\n");
}

const SAID = `What you said then, posted as comments. It is not to be said again, in whatever words, with two exceptions. A comment whose lines have changed since counts as mended unless you say it again where the fault stands now. One that is marked as mended is to be said again if the fault is back. People have decided what is settled:`;

async function tellChanges({ world, admitted, mark }: Job, last: string): Promise<string> {
  const { sha: head } = admitted.request.base;
  if (last === head) return `The last one was of ${last}, and nothing has changed since.`;
  const files = await changedSince(world, last, head);
  const opening = `The last one was of commit ${last}; the head is ${head} now.`;
  if (files === undefined) return `${opening} What lies between cannot be told: the history has been rewritten.`;
  const list = files.slice(0, MOST_FILES).map(({ path, added, removed }) => `${path} +${added} -${removed}`);
  const more = files.length > MOST_FILES ? [`… ${files.length - MOST_FILES} more files`] : [];
  const told = markData(cleanText([...list, ...more].join("\n")).text, { what: "files changed since" }, mark);
  return `${opening} Review what is new. These files differ between the two:\n\n${told}`;
}

const MOST_FILES = 100;

/** Undefined where the earlier commit is not to be had. */
async function changedSince({ git }: Pick<Job["world"], "git">, from: string, to: string) {
  try {
    await git.fetch(from);
    return await git.stat(from, to);
  } catch (error) {
    if (error instanceof GitError) return undefined;
    throw error;
  }
}

function listSaid(said: Reviewing["before"]["said"]): string {
  const comments = said.filter(({ path, standing }) => path !== "" && standing !== "hidden");
  const shown = comments.slice(-MOST_SAID).map(({ path, line, standing, body }) => {
    const text = firstOf(cleanMarkdown(body).text.trim().replaceAll("\n", "\n  "), SAID_CHARACTERS);
    return `- ${path}${line === undefined ? " (lines gone)" : `:${line}`}${TOLD.has(standing) ? `, ${standing}` : ""}: ${text}`;
  });
  const more = comments.length > MOST_SAID ? [`(${comments.length - MOST_SAID} earlier ones are not shown)`] : [];
  return [...shown, ...more].join("\n");
}

const TOLD: ReadonlySet<string> = new Set(["settled", "mended"]);

const MOST_SAID = 60;
const SAID_CHARACTERS = 400;
