/** Where work is: commit, branch and pull request. */
import type { Publication } from "../events.ts";
import type { Block } from "./fit.ts";
import { code } from "./markdown.ts";
import { serverOf, type Story } from "./story.ts";

/** Where the work of earlier requests is, to which nothing was added. */
export function standing({ stands, started }: Story): Block[] {
  if (stands === undefined) return [];
  const where = place(stands, started && serverOf(started), started?.run.repository);
  const ended = stands.finished ? " It was called unfinished; that is taken back." : "";
  return [
    {
      kind: "text",
      markdown: `**Nothing was added**: the branch stands as it was, at ${where}, which is open.${ended}`,
    },
  ];
}

interface Place extends Pick<Publication, "commit" | "branch"> {
  readonly pull?: { readonly number: number; readonly url: string };
}

/** `server` and `repository` are those that the commit's address is made of; without them there is none. */
export function place({ commit, branch, pull }: Place, server = "", repository = ""): string {
  const short = code(commit.slice(0, 7));
  const link = server === "" ? short : `[${short}](${encodeURI(`${server}/${repository}/commit/${commit}`)})`;
  const inPull = pull === undefined ? "" : `, pull request [#${pull.number}](${encodeURI(pull.url)})`;
  return `commit ${link} on ${code(branch)}${inPull}`;
}
