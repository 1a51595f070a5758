/** The log of a failed job, cut to what failed. */
import { cutTail } from "./clip.ts";

/** Lines as people see them: without the time before each, without colours. */
export function cleanLog(log: string): string {
  return log
    .replaceAll("\r\n", "\n")
    .replaceAll(/^\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z ?/gm, "")
    .replaceAll(COLOURS, "");
}

const COLOURS = new RegExp(String.raw`\u001b\[[0-?]*[ -/]*[@-~]`, "gu");

/** Lines before and after each error that are shown when there is room. */
const [BEFORE, AFTER] = [400, 10];

/**
 * The errors that the runner marked, each with as many of the lines before it as fit into `most` characters, the same
 * number for each; the end of a log without any.
 */
export function cutToFailure(log: string, most: number): string {
  if (log.length <= most) return log;
  const lines = log.split("\n");
  const errors = lines.flatMap((line, index) => (line.startsWith("##[error]") ? [index] : []));
  let best: string | undefined;
  let [low, high] = [0, BEFORE];
  while (low <= high) {
    const before = Math.floor((low + high) / 2);
    const cut = showAround(lines, errors, before);
    if (cut.length <= most) [best, low] = [cut, before + 1];
    else high = before - 1;
  }
  return best === undefined || errors.length === 0 ? cutTail(log, most) : best;
}

function showAround(lines: readonly string[], errors: readonly number[], before: number): string {
  const out: string[] = [];
  let next = 0;
  for (const error of errors) {
    const from = Math.max(next, error - before);
    const to = Math.min(lines.length, error + 1 + Math.min(AFTER, before));
    if (to <= next) continue;
    if (from > next) out.push(leftOut(from - next));
    out.push(...lines.slice(from, to));
    next = to;
  }
  if (next < lines.length) out.push(leftOut(lines.length - next));
  return out.join("\n");
}

function leftOut(lines: number): string {
  return `[… ${lines} ${lines === 1 ? "line" : "lines"} …]`;
}
