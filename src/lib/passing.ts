/** Compares the output of two runs of one command, which differ in durations, times and directories. */

/** Whether they are the same except for times, and for the directory that `root` names in the second. */
export function saysTheSame(recorded: string, replayed: string, root: string): boolean {
  const [before, now] = [withoutTimes(recorded), withoutTimes(replayed)];
  if (before === now) return true;
  const other = rootIn(before, now, root);
  return other !== undefined && before.replaceAll(other, root) === now;
}

const CLOCK = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z?|(?<![\d:])\d\d:\d\d:\d\d(?:\.\d+)?(?![\d:])/g;
/** A number followed by a unit of time, or preceded by its name. */
const SPAN =
  /(?<![\d.,])\d[\d.,]*(?= ?(?:ns|µs|us|ms|s|secs?|seconds?|m|mins?|minutes?)\b)|(?<=\b(?:duration|time|elapsed)(?:_ms|_s)?["']?[:=]? )\d[\d.,]*/gi;

function withoutTimes(text: string): string {
  return text.replaceAll(CLOCK, "(time)").replaceAll(SPAN, "(time)");
}

/**
 * The text of `before` where `root` first occurs in `now`: everything before it, and the rest of that line, are the
 * same.
 */
function rootIn(before: string, now: string, root: string): string | undefined {
  const at = now.indexOf(root);
  if (at < 0 || before.slice(0, at) !== now.slice(0, at)) return undefined;
  const rest = lineFrom(now, at + root.length);
  const line = lineFrom(before, at);
  const next = rest.indexOf(root); // The line may name it twice.
  const until = next < 0 ? rest : rest.slice(0, next);
  const end = next < 0 ? line.length - until.length : until === "" ? -1 : line.indexOf(until);
  return end > 0 && line.startsWith("/") && line.slice(end).startsWith(until) ? line.slice(0, end) : undefined;
}

function lineFrom(text: string, at: number): string {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.slice(at) : text.slice(at, end);
}
