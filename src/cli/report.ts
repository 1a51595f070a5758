/** `remit report LOG`: what people saw, made again from the log. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Entry } from "../events.ts";
import { renderComment } from "../report/comment.ts";
import { renderPage } from "../report/page.ts";
import { compareReceipts, makeReceipt, renderReceipt } from "../report/receipt.ts";
import { renderSummary } from "../report/summary.ts";
import { readCall } from "./call.ts";
import { complain, sayUnreadable } from "./complain.ts";
import { readEntries } from "./entries.ts";

const USAGE = `remit report LOG                     the job summary, as Markdown, made from a run's log
remit report LOG --comment           the comment instead
remit report LOG --html              one page to step through, without any network
remit report LOG --receipt           the receipt: digests of policy, instructions, log and commit
remit report LOG --verify [RECEIPT]  whether a receipt (receipt.json beside the log) is that of this log
`;

export function runReport(words: readonly string[]): void {
  const parsed = parse(words);
  if (parsed === undefined) return;
  const { log, receipt } = parsed;
  const entries = readEntries(log);
  if (typeof entries === "string") return complain(entries);
  if (parsed.kind === "verify") return verify(entries, log, receipt ?? join(dirname(log), "receipt.json"));
  process.stdout.write(`${RENDER[parsed.kind](entries)}\n`);
}

const RENDER = {
  summary: renderSummary,
  comment: renderComment,
  html: renderPage,
  receipt: (entries: readonly Entry[]) => {
    const receipt = makeReceipt(entries);
    return receipt === undefined ? "" : renderReceipt(receipt).trimEnd();
  },
} as const;

interface Parsed {
  readonly kind: keyof typeof RENDER | "verify";
  readonly log: string;
  readonly receipt: string | undefined;
}

function parse(words: readonly string[]): Parsed | undefined {
  const flag = { type: "boolean", default: false } as const;
  const options = { comment: flag, html: flag, receipt: flag, verify: flag };
  const call = readCall({ name: "remit report", usage: USAGE }, words, options);
  if (call === undefined) return undefined;
  const { positionals, values } = call;
  const kinds = (["comment", "html", "receipt", "verify"] as const).filter((kind) => values[kind]);
  const [log, receipt, ...rest] = positionals;
  const [kind = "summary"] = kinds;
  const wrong = rest.length > 0 || kinds.length > 1 || (receipt !== undefined && kind !== "verify");
  if (log !== undefined && !wrong) return { kind, log, receipt };
  complain("remit report takes one log and at most one option.", USAGE);
  return undefined;
}

/** Exit 0 when the receipt is what the log gives, 1 when it is another's or was changed; each difference is told. */
function verify(entries: readonly Entry[], log: string, path: string): void {
  const text = read(path);
  if (text === undefined) return;
  const made = makeReceipt(entries);
  if (made === undefined) return complain(`${log} is the log of a run that never started: it has no receipt.`);
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (error) {
    return complain(`${path} is not JSON: ${sayUnreadable(error)}`);
  }
  const wrong = compareReceipts(made, found);
  if (wrong.length === 0) {
    const { commit } = made.published;
    const what = commit === "" ? `${made.conclusion}, nothing published` : `${made.conclusion}, commit ${commit}`;
    process.stdout.write(`${path} is the receipt of ${log}: ${what}, policy ${made.policy.digest}.\n`);
    return;
  }
  const lines = wrong.map(
    ({ field, made: ours, found: theirs }) => `  ${field}: the log gives ${ours}, the receipt says ${theirs}`,
  );
  process.stderr.write(`${path} is not the receipt of ${log}:\n${lines.join("\n")}\n`);
  process.exitCode = 1;
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    complain(`${path} cannot be read: ${sayUnreadable(error)}.`);
    return undefined;
  }
}
