/** `remit report LOG`: what people saw, made again from the log. */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Entry } from "../events.ts";
import { readLog } from "../log.ts";
import { renderComment } from "../report/comment.ts";
import { renderPage } from "../report/page.ts";
import { renderSummary } from "../report/summary.ts";
import { complain } from "./complain.ts";

export const REPORT_USAGE = `remit report LOG             the job summary, as Markdown, made from a run's log
remit report LOG --comment   the comment instead
remit report LOG --html      one page to step through, without any network
`;

export function runReport(words: readonly string[]): void {
  const parsed = parse(words);
  if (parsed === undefined) return complain("remit report takes one log.", REPORT_USAGE);
  const { path, render } = parsed;
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    return complain(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  try {
    const entries = readLog(text);
    process.stdout.write(`${render(entries)}\n`);
  } catch (error) {
    complain(`${path} is not a log of Remit's: ${error instanceof Error ? error.message : String(error)}`);
  }
}

type Render = (entries: readonly Entry[]) => string;

function parse(words: readonly string[]): { path: string; render: Render } | undefined {
  const flag = { type: "boolean", default: false } as const;
  try {
    const options = { comment: flag, html: flag };
    const { positionals, values } = parseArgs({ args: [...words], allowPositionals: true, options });
    const [path, ...rest] = positionals;
    if (path === undefined || rest.length > 0 || (values.comment && values.html)) return undefined;
    return { path, render: values.comment ? renderComment : values.html ? renderPage : renderSummary };
  } catch {
    return undefined; // An option that there is not.
  }
}
