/** Remit's part of a pull request's body: one entry for each request, and what they add up to. */
import { CLOSED_BY_REMIT } from "../events.ts";
import { joined } from "../lib/parts.ts";

/** Begins Remit's part; text that people write around it stays. */
const OPENING = "<!-- remit:pull -->";
const CLOSING = "<!-- /remit:pull -->";

/** Begins the sentence in a summary that says why the work was cut short. */
export const UNFINISHED = "Unfinished: ";

/** Whether a summary says that the work was cut short. */
export function isUnfinished(summary: string): boolean {
  return summary.startsWith(UNFINISHED);
}

/** Enclose that sentence in a body, so that it can be removed later. No summary can contain them. */
const [CUT_SHORT, CUT_SHORT_END] = ["<!-- remit:unfinished -->", "<!-- /remit:unfinished -->"];

/** What one request added to the branch, as Markdown. */
export interface PullEntry {
  /** The request's key: a second commit of the same request replaces its entry. */
  readonly key: string;
  /** One line. */
  readonly title: string;
  /** The branch's state after this request, replacing what stood there; "" when there is nothing to say. */
  readonly state: string;
  readonly text: string;
  /** `Closes #12`, or "". */
  readonly closing: string;
  /** Whether this work replaces everything the branch had. */
  readonly replaces: boolean;
}

/** Whether a body contains Remit's part. */
export function isOurs(body: string): boolean {
  const start = body.indexOf(OPENING);
  return start >= 0 && body.indexOf(CLOSING) > start;
}

/** The body of a new pull request. */
export function newBody(entry: PullEntry): string {
  return frame("", [`${markOf(entry)}\n${entry.text}`], entry.closing, entry.state);
}

/**
 * Adds this request's entry to Remit's part, or below the text where people removed that part. People's changes to
 * earlier entries stay, and so does their choice whether the part closes its issue. `title` is the pull request's, as
 * Markdown: it names the first entry, which had no name while it was the only one.
 */
export function renewBody(former: string, title: string, entry: PullEntry): string {
  if (!isOurs(former)) return former.trim() === "" ? newBody(entry) : `${former.trimEnd()}\n\n${newBody(entry)}`;
  const [start, end] = [former.indexOf(OPENING), former.indexOf(CLOSING)];
  const { lead, entries, closing } = readPart(former.slice(start + OPENING.length, end));
  const kept = entry.replaces ? [] : entries.filter((text) => !text.startsWith(markOf(entry)));
  const named = kept.map((text) =>
    HEADED.test(text) ? text : text.replace(/^.*$/m, (mark) => `${mark}\n### ${title}\n`),
  );
  const own = [markOf(entry), ...(named.length === 0 ? [] : [`### ${entry.title}\n`]), entry.text].join("\n");
  const part = frame(entry.replaces ? "" : lead, shorten([...named, own]), closing, entry.state);
  return former.slice(0, start) + part + former.slice(end + CLOSING.length);
}

/** The sentence that says why the work was cut short, in the form {@link finishBody} finds. */
export function cutShortNote(sentence: string): string {
  return [CUT_SHORT, sentence, CUT_SHORT_END].join("\n");
}

/** A Remit body without its note that the work is unfinished; undefined when it has none. */
export function finishBody(former: string, { runUrl }: { readonly runUrl: string }): string | undefined {
  const start = former.indexOf(CUT_SHORT);
  const end = former.indexOf(CUT_SHORT_END, start);
  if (start < 0 || end < 0) return undefined;
  const now = `A run on this was cut short; a later one found nothing left to change ([run](${runUrl})).`;
  return former.slice(0, start) + now + former.slice(end + CUT_SHORT_END.length);
}

/** Marks the body of a pull request that Remit closes itself, in Remit's part, which reopening rewrites. */
export function markClosedByRemit(former: string): string {
  return isOurs(former) ? former.replace(CLOSING, `${CLOSED_BY_REMIT}\n${CLOSING}`) : `${former}\n\n${CLOSED_BY_REMIT}`;
}

// ── Reading ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Enclose what is rewritten for every request. */
const [NOW, THEN] = ["<!-- remit:now -->", "<!-- /remit:now -->"];

/** An entry extends to the next mark, or to the end of the part. */
const MARK = "<!-- remit:entry";
const HEADED = /^.*\n### (.+)/;
const CLOSES = /(?:^|\n)((?:(?:Closes|For) #\d+\s*)+)$/;

function markOf({ key }: Pick<PullEntry, "key">): string {
  return `${MARK} ${key} -->`;
}

/** `lead`: what people wrote above all entries. */
function readPart(part: string) {
  const text = withoutNow(part.replaceAll("\r\n", "\n").replaceAll(CLOSED_BY_REMIT, "")).trim();
  const closing = CLOSES.exec(text)?.[1]?.trim() ?? "";
  const pieces = text
    .slice(0, text.length - closing.length)
    .split(new RegExp(`(?=^${MARK})`, "m"))
    .map((each) => each.trim());
  const entries = pieces.filter((each) => each.startsWith(MARK));
  const lead = pieces.find((each) => !each.startsWith(MARK)) ?? "";
  if (entries.length > 0 || lead === "") return { lead, entries, closing };
  // People rewrote the part and removed its marks: treat it as the first entry.
  return { lead: "", entries: [`${MARK} -->\n${lead}`], closing };
}

function withoutNow(text: string): string {
  const [start, end] = [text.indexOf(NOW), text.indexOf(THEN)];
  return start < 0 || end < start ? text : text.slice(0, start) + text.slice(end + THEN.length);
}

// ── Writing ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function frame(lead: string, entries: readonly string[], closing: string, state: string): string {
  const titles = entries.length < 2 ? [] : entries.flatMap((text) => HEADED.exec(text)?.[1] ?? []);
  const list =
    titles.length === 0 ? [] : [["**What this branch does**\n", ...titles.map((each) => `- ${each}`)].join("\n")];
  const now = joined([state, ...list], "\n\n");
  const above = now === "" ? "" : [NOW, now, THEN].join("\n");
  return [OPENING, joined([above, lead, ...entries, closing], "\n\n"), CLOSING].join("\n");
}

/** Characters. GitHub refuses bodies over 65,536; the rest is for what people add. */
export const MOST_BODY = 50_000;

/** When the entries are too long together, the oldest keep only their names. */
function shorten(entries: readonly string[]): readonly string[] {
  let excess = entries.reduce((sum, { length }) => sum + length, 0) - MOST_BODY;
  return entries.map((text, index) => {
    if (excess <= 0 || index === entries.length - 1) return text;
    const short = `${HEADED.exec(text)?.[0] ?? ""}\n\n(left out here for its length)`;
    excess -= text.length - short.length;
    return short;
  });
}
