/** Measurements as a page of Markdown. */
import { readFileSync } from "node:fs";
import { cpus, loadavg, release, totalmem } from "node:os";
import path from "node:path";
import { format } from "prettier";
import { sizeOf } from "../scripts/build.ts";
import { median, type Measured } from "./measure.ts";

/** What one program did in one scenario: its timed runs, and its runs whose memory was watched. */
export interface Row {
  readonly scenario: string;
  readonly who: string;
  readonly timed: Measured[];
  readonly watched: Measured[];
}

/** What a program of this folder says about one part by itself. */
export interface Alone {
  readonly name: string;
  readonly output: string;
}

export function renderResults(
  rows: readonly Row[],
  alone: readonly Alone[],
  action: string,
  runs: number,
): Promise<string> {
  const peer = rows.some(({ who }) => who === "gemini-cli") ? [GEMINI_CLI] : [];
  const text = [
    "# What Remit costs besides the model",
    "",
    "Made by `npm run bench -- --write`: whole jobs through `dist/`, from the event to the end, on a loopback GitHub, git server and scripted model.",
    "",
    machine(runs),
    "",
    "## Against its aims",
    "",
    ...table(["what", "measured", "aim"], aims(rows, action)),
    "",
    "## By scenario",
    "",
    ...table(HEAD, rows.map(line)),
    "",
    ...[...EXPLANATIONS, ...peer].map((words) => `- ${words}`),
    "",
    "## Parts by themselves",
    "",
    ...alone.flatMap(({ name, output }) => [`\`bench/${name}\`:`, "", "```", output.trimEnd(), "```", ""]),
  ];
  return format(text.join("\n"), { parser: "markdown", printWidth: 120, proseWrap: "always" });
}

function machine(runs: number): string {
  const [first] = cpus();
  const load = loadavg()[2] ?? 0;
  const shared =
    load > 1.5
      ? ` **The machine was shared and busy**: its load average over the last quarter of an hour was ${load.toFixed(1)} on ${cpus().length} processors, so times are longer than on a quiet one; compare within the table.`
      : "";
  return `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, Linux ${release()}, ${cpus().length} × ${first?.model ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GiB. Medians of ${runs} interleaved runs.${shared}`;
}

const EXPLANATIONS = [
  "Remit runs its whole job: the gate, the policy, git, the comment, the branch and the pull request. The others get a directory and a task, and talk to nobody but the model.",
  "The floor is `bench/floor.mjs`: a bare loop around `fetch` on the same Node, without policy, log, retries or care.",
  "Start: from the start of the process to the arrival of its first question; the median, with the best and the worst. Processor time is what it took until then, git and the sandbox's trial included, in steps of 10 ms.",
  "The aims are of a machine on which the floor takes 69 ms to its first question and 3 ms a turn, and Gemini CLI 1,790 and 33. Where a start takes longer than its aim, `bench/startup.ts` below says what for.",
  "A turn: the median time between two questions without the time that tools took, by the program's own record (Gemini CLI gives none, so its turns have the tools' time in them). The stand-in's time to read a question and to answer is in all of them.",
  "Memory: the peak of the largest process, and of all together as seen every 10 ms; the larger of two runs.",
  "The long history is a model that takes 131,072 tokens and refuses more, and 45 files and speeches that do not fit.",
];

const GEMINI_CLI =
  "Gemini CLI is 0.61.0 as npm installs it, headless with `--yolo`, without the ripgrep that it fetches separately: its search falls back to its own code, which may explain its memory in the fix. It was given a directory without git.";

const HEAD = [
  "scenario",
  "program",
  "questions",
  "start, ms",
  "processor time, ms",
  "a turn, ms",
  "whole run, ms",
  "memory, MB: process / tree",
  "sent, kB",
  "answers masked / compressions",
];

function line({ scenario, who, timed, watched }: Row): string[] {
  const starts = timed.map(({ startMs }) => startMs);
  const [any] = timed;
  return [
    scenario,
    who,
    String(any?.questions ?? 0),
    `${whole(median(starts))} (${whole(Math.min(...starts))} to ${whole(Math.max(...starts))})`,
    whole(median(timed.map(({ startCpuMs }) => startCpuMs))),
    tenths(median(timed.flatMap(({ ownMs }) => ownMs))),
    whole(median(timed.map(({ totalMs }) => totalMs))),
    `${peak(watched, "process")} / ${peak(watched, "tree")}`,
    kilobytes(median(timed.map(({ sentBytes }) => sentBytes))),
    who === "Remit" ? `${any?.masked ?? 0} / ${any?.compressions ?? 0}` : "",
  ];
}

function aims(rows: readonly Row[], action: string): string[][] {
  const of = (scenario: string): Pick<Row, "timed" | "watched"> =>
    rows.find((row) => row.scenario === scenario && row.who === "Remit") ?? { timed: [], watched: [] };
  const [fix, fifty, big] = [of("fix-bug"), of("50 turns"), of("big output")];
  const turn = ({ timed }: Pick<Row, "timed">): string => tenths(median(timed.flatMap(({ ownMs }) => ownMs)));
  const { promptChars = 0, toolChars = 0 } = fix.timed[0] ?? {};
  const compressed = of("long history").timed.every(({ compressions }) => compressions > 0);
  const waits = of("flaky model").timed.map(({ gapsMs }) => (gapsMs[0] ?? 0) / 1000);
  return [
    ["start to first question, ms", whole(median(fix.timed.map(({ startMs }) => startMs))), "≤ 250"],
    ["own time a turn over 50 turns, ms", turn(fifty), "≤ 5"],
    ["own time a turn in an eight-turn fix, ms", turn(fix), "≤ 8"],
    [
      "memory of the fix, MB: process / tree",
      `${peak(fix.watched, "process")} / ${peak(fix.watched, "tree")}`,
      "≤ 120 / 160",
    ],
    ["memory with 5 MB of output and a file of 200,000 lines, MB", peak(big.watched, "process"), "≤ 150"],
    ["system prompt and tools, characters", `${promptChars} + ${toolChars} = ${promptChars + toolChars}`, "≤ 16,000"],
    ["sent in 50 turns, kB", kilobytes(median(fifty.timed.map(({ sentBytes }) => sentBytes))), "≤ 2,600"],
    ["history past the window ends right", compressed ? "yes" : "not compressed", "yes"],
    ["429 with `Retry-After: 2`: next question after, s", median(waits).toFixed(2), "2.0 to 2.2"],
    ["size of `dist/`", bundle(action), "< 8 MiB"],
  ];
}

function peak(runs: readonly Measured[], key: "process" | "tree"): string {
  return whole(Math.max(0, ...runs.map(({ memory }) => memory?.[key] ?? 0)));
}

function bundle(action: string): string {
  const directory = path.join(action, "dist");
  const entry = readFileSync(path.join(directory, "index.js")).length;
  return `${(sizeOf(directory) / 2 ** 20).toFixed(2)} MiB, of which ${(entry / 1000).toFixed(0)} kB are its entry`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [row(head), row(head.map(() => "---")), ...rows.map(row)];
}

function whole(value: number): string {
  return value === 0 ? "" : value.toFixed(0);
}

function tenths(value: number): string {
  return value === 0 ? "" : value.toFixed(1);
}

function kilobytes(bytes: number): string {
  return Math.round(bytes / 1000).toLocaleString("en");
}
