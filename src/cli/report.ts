/** `remit report LOG`: makes again, from the log, what people saw. */
import { dirname, join } from "node:path";
import { openCollector } from "../adapters.ts";
import type { Entry } from "../events.ts";
import { readCollector } from "../inputs.ts";
import {
  renderComment,
  renderSummary,
  renderPage,
  compareReceipts,
  makeReceipt,
  renderReceipt,
  telemetryOf,
} from "../report.ts";
import { readCall, printUsageError, describeReadError, readEntries, readText } from "./call.ts";

const USAGE = `remit report LOG                     the job summary, as Markdown, made from a run's log
remit report LOG --comment           the comment instead
remit report LOG --html              one page to step through, without any network
remit report LOG --receipt           the receipt: digests of policy, instructions, log and commit
remit report LOG --otlp ENDPOINT     nothing is printed; its traces and metrics go to a collector (docs/telemetry.md)
remit report LOG --verify [RECEIPT]  whether a receipt (receipt.json beside the log) is that of this log
`;

export async function runReport(words: readonly string[]): Promise<void> {
  const parsed = parse(words);
  if (parsed === undefined) return;
  const { log, receipt, otlp } = parsed;
  const entries = readEntries(log);
  if (typeof entries === "string") return printUsageError(entries);
  if (parsed.kind === "verify") return verify(entries, log, receipt ?? join(dirname(log), "receipt.json"));
  if (otlp !== undefined) return await send(entries, log, otlp);
  process.stdout.write(`${await RENDER[parsed.kind](entries)}\n`);
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

function parse(words: readonly string[]) {
  const flag = { type: "boolean", default: false } as const;
  const options = { comment: flag, html: flag, receipt: flag, verify: flag, otlp: { type: "string" } } as const;
  const call = readCall({ name: "remit report", usage: USAGE }, words, options);
  if (call === undefined) return undefined;
  const { positionals, values } = call;
  const kinds = (["comment", "html", "receipt", "verify"] as const).filter((kind) => values[kind]);
  const [log, receipt, ...rest] = positionals;
  const [kind = "summary"] = kinds;
  const { otlp } = values;
  const many = kinds.length + (otlp === undefined ? 0 : 1) > 1;
  const wrong = rest.length > 0 || many || (receipt !== undefined && kind !== "verify");
  if (log !== undefined && !wrong) return { kind, log, receipt, otlp } as const;
  printUsageError("remit report takes one log and at most one option.", USAGE);
  return undefined;
}

/** Exits with 1 when the collector does not accept it. */
async function send(entries: readonly Entry[], log: string, endpoint: string): Promise<void> {
  const faults: string[] = [];
  const place = readCollector(endpoint, process.env, faults);
  if (faults.length > 0)
    return printUsageError(`--otlp is ${JSON.stringify(endpoint)}, expected an http:// or https:// address.`);
  const telemetry = telemetryOf(entries, { content: place?.content ?? false });
  if (telemetry === undefined)
    return printUsageError(`${log} is the log of a run that never started: there is nothing to send.`);
  if (place === undefined)
    return printUsageError("OTEL_SDK_DISABLED is true, or both exporters are none: nothing was sent.");
  const failures = await openCollector(place).send(telemetry, place.timeoutMs);
  if (failures.length === 0) {
    const { spans, measurements } = telemetry;
    return void process.stdout.write(
      `Sent ${spans.length} spans and ${measurements.length} measurements, trace ${telemetry.trace}.\n`,
    );
  }
  process.stderr.write(`Not sent: ${failures.join(" ")}\n`);
  process.exitCode = 1;
}

/** Exits with 0 when the receipt is the log's, with 1 when it differs; prints each difference. */
function verify(entries: readonly Entry[], log: string, path: string): void {
  const { text, why } = readText(path);
  if (text === undefined) return printUsageError(`${path} cannot be read: ${why}.`);
  const made = makeReceipt(entries);
  if (made === undefined) return printUsageError(`${log} is the log of a run that never started: it has no receipt.`);
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (error) {
    return printUsageError(`${path} is not JSON: ${describeReadError(error)}`);
  }
  const wrong = compareReceipts(made, found);
  if (wrong.length === 0) {
    const { commit } = made.published;
    const what = commit === "" ? `${made.conclusion}, nothing published` : `${made.conclusion}, commit ${commit}`;
    process.stdout.write(`${path} is the receipt of ${log}: ${what}, policy ${made.policy.digest}.\n`);
    return;
  }
  const lines = wrong.map(
    ({ field, made: ours, actual: theirs }) => `  ${field}: the log gives ${ours}, the receipt says ${theirs}`,
  );
  process.stderr.write(`${path} is not the receipt of ${log}:\n${lines.join("\n")}\n`);
  process.exitCode = 1;
}
