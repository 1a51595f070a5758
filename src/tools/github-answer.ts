/** Answers of tools that read GitHub: its refusals, and pages of text. */
import type { Answer } from "../events.ts";
import { GitHubError } from "../ports.ts";
import { answerCap, fitText, shareRoom } from "./clip.ts";
import type { TextSource, AnswerContext } from "./context.ts";
import { withCancellation, failure } from "./tool.ts";
import { onlyFor } from "../lib/attempt.ts";

/** The work's answer, or GitHub's refusal; throws when the call is cancelled. */
export async function answeringGitHub(signal: AbortSignal, work: () => Promise<Answer>): Promise<Answer> {
  return await withCancellation(signal, work).catch(onlyFor(GitHubError, refusalOf));
}

function refusalOf({ status, message }: GitHubError): Answer {
  if (status === 404 || status === 410) return failure("not_found", message);
  return failure(status === 403 || status === 401 ? "denied" : "network", message);
}

export interface AnswerBlock {
  readonly text: string;
  readonly source: TextSource;
}

interface Blocks {
  /** Remit's own text, first in the answer. */
  readonly head: string;
  /** Shown on the first page. */
  readonly opening: readonly AnswerBlock[];
  /** What people wrote, oldest first: the newest that fit are on the first page, older ones on later pages. */
  readonly posts: readonly AnswerBlock[];
}

/** Characters reserved for the marks and the cut around a text. */
const AROUND = 400;

/** Characters shown of one comment, so that more of them fit. */
const POST_CHARS = 6_000;

/** One page, within the limit. A cut text is saved whole, and the answer names the file. */
export async function renderAnswer(
  { head, opening, posts }: Blocks,
  page: number,
  tool: string,
  context: AnswerContext,
): Promise<string> {
  const room = answerCap(context) - head.length - AROUND;
  const first = Math.min(room / 2, sizeOf(opening, Infinity));
  const { from, to } = pageOf(posts, page, room - first, room);
  const shown = [...(page === 1 ? opening : []), ...posts.slice(from, to)];
  const lengths = shown.map(({ text }) => text.length);
  const shares = shareRoom(lengths, room - AROUND * shown.length);
  const texts = await Promise.all(shown.map((block, index) => show(block, shares[index] ?? 0, tool, context)));
  const notes = noteOf(posts.length, from, to, page);
  return [head, ...texts, ...notes].join("\n\n");
}

function sizeOf(blocks: readonly AnswerBlock[], most: number): number {
  return blocks.reduce((sum, { text }) => sum + Math.min(text.length, most) + AROUND, 0);
}

/** The range of blocks on a page; at least one each. */
function pageOf(
  blocks: readonly AnswerBlock[],
  page: number,
  firstRoom: number,
  room: number,
): { readonly from: number; readonly to: number } {
  let to = blocks.length;
  for (let at = 1; ; at++) {
    let [from, left] = [to, at === 1 ? firstRoom : room];
    while (from > 0) {
      left -= sizeOf(blocks.slice(from - 1, from), POST_CHARS);
      if (left < 0 && from < to) break;
      from--;
    }
    if (at === page || from === 0) return at === page ? { from, to } : { from: 0, to: 0 };
    to = from;
  }
}

function noteOf(all: number, from: number, to: number, page: number): string[] {
  if (all === 0) return [];
  if (from === to) return [`[There is nothing on page ${page}.]`];
  const older = from > 0 ? ` Older ones are on page ${page + 1}.` : "";
  return older === "" && to === all ? [] : [`[${from + 1} to ${to} of ${all} comments.${older}]`];
}

async function show(
  { text, source }: AnswerBlock,
  share: number,
  tool: string,
  context: AnswerContext,
): Promise<string> {
  return context.mark((await fitText(tool, text, share, context)).text, source);
}
