/** `remit report LOG`: what people saw, made again from the log. */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readLog } from "../log.ts";
import { renderComment } from "../report/comment.ts";
import { renderSummary } from "../report/summary.ts";
import { complain } from "./complain.ts";

export const REPORT_USAGE = `remit report LOG             the job summary, as Markdown, made from a run's log
remit report LOG --comment   the comment instead
`;

export function runReport(words: readonly string[]): void {
  const parsed = parse(words);
  if (parsed === undefined) return complain("remit report takes one log.", REPORT_USAGE);
  const { path, comment } = parsed;
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    return complain(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  try {
    const entries = readLog(text);
    process.stdout.write(`${(comment ? renderComment : renderSummary)(entries)}\n`);
  } catch (error) {
    complain(`${path} is not a log of Remit's: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function parse(words: readonly string[]): { path: string; comment: boolean } | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { comment: { type: "boolean", default: false } },
    });
    const [path, ...rest] = positionals;
    return path === undefined || rest.length > 0 ? undefined : { path, comment: values.comment };
  } catch {
    return undefined; // An option that there is not.
  }
}
