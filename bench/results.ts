/** Measurements as a page of Markdown. */
import { readFileSync } from "node:fs";
import { cpus, loadavg, release, totalmem } from "node:os";
import path from "node:path";
import { sizeOf } from "../scripts/build.ts";
import type { FloorMeasured } from "./floor.ts";
import { median, type Measured } from "./measure.ts";

/** A scenario: its timed runs, and its runs whose memory was watched. */
export interface Row {
  readonly name: string;
  readonly remit: readonly Measured[];
  readonly floor: readonly FloorMeasured[];
  readonly watched: readonly Measured[];
  readonly watchedFloor: readonly FloorMeasured[];
}

export function renderResults(rows: readonly Row[], action: string, runs: number): string {
  return [
    "# What Remit costs besides the model",
    "",
    "Made by `npm run bench -- --write`. Whole jobs through `dist/`, from the event to the end, on a loopback GitHub, git",
    "server and scripted model. “Floor” is `bench/floor.mjs`: a bare loop around `fetch` on the same Node, without policy,",
    "log, retries, git or GitHub.",
    "",
    ...machine(runs),
    "",
    ...table(TIME_HEAD, rows.map(timeRow)),
    "",
    ...table(
      [
        "scenario",
        "peak memory, MB: process / tree",
        "floor",
        "bytes sent, kB",
        "floor",
        "answers masked / compressions",
      ],
      rows.map(spaceRow),
    ),
    "",
    ...table(["what", "measured", "aim"], sizes(rows, action)),
    "",
    "Own time a turn is the median time between two questions without the time that tools took by the run's own log; the",
    "stand-in's time to read a question and write an answer is in it, as in the floor's. Starts are medians with the best",
    "and the worst.",
    "",
  ].join("\n");
}

function machine(runs: number): string[] {
  const [first] = cpus();
  const load = loadavg()[1] ?? 0;
  const shared = load > 1 ? ` The machine was shared: its load average over five minutes was ${load.toFixed(1)}.` : "";
  return [
    `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, Linux ${release()}, ${cpus().length} × ${first?.model ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GiB. Medians of ${runs} interleaved runs.${shared}`,
  ];
}

const TIME_HEAD = [
  "scenario",
  "questions",
  "start to first question, ms",
  "floor",
  "processor time until then, ms",
  "floor",
  "own time a turn, ms",
  "floor",
  "whole job, ms",
];

function timeRow({ name, remit, floor }: Row): string[] {
  const starts = remit.map(({ startMs }) => startMs);
  return [
    name,
    String(remit[0]?.questions ?? 0),
    `${ms(median(starts))} (${ms(Math.min(...starts))} to ${ms(Math.max(...starts))})`,
    ms(median(floor.map(({ startMs }) => startMs))),
    ms(median(remit.map(({ startCpuMs }) => startCpuMs))),
    ms(median(floor.map(({ startCpuMs }) => startCpuMs))),
    tenths(median(remit.flatMap(({ ownMs }) => ownMs))),
    tenths(median(floor.flatMap(({ ownMs }) => ownMs))),
    ms(median(remit.map(({ totalMs }) => totalMs))),
  ];
}

function spaceRow({ name, watched, watchedFloor, remit, floor }: Row): string[] {
  const peak = (runs: readonly FloorMeasured[], key: "process" | "tree"): string =>
    ms(Math.max(0, ...runs.map(({ memory }) => memory?.[key] ?? 0)));
  return [
    name,
    `${peak(watched, "process")} / ${peak(watched, "tree")}`,
    watchedFloor.length === 0 ? "" : `${peak(watchedFloor, "process")} / ${peak(watchedFloor, "tree")}`,
    kilobytes(median(remit.map(({ sentBytes }) => sentBytes))),
    floor.length === 0 ? "" : kilobytes(median(floor.map(({ sentBytes }) => sentBytes))),
    `${remit[0]?.masked ?? 0} / ${remit[0]?.compressions ?? 0}`,
  ];
}

function sizes(rows: readonly Row[], action: string): string[][] {
  const of = (name: string): Row | undefined => rows.find((row) => row.name === name);
  const [any] = rows.flatMap(({ remit }) => remit);
  const fifty = of("50 turns")?.remit ?? [];
  const fix = of("fix-bug");
  const watched = (row: Row | undefined, key: "process" | "tree"): string =>
    ms(Math.max(0, ...(row?.watched ?? []).map(({ memory }) => memory?.[key] ?? 0)));
  const flaky = of("flaky model")?.remit.map(({ gapsMs }) => (gapsMs[0] ?? 0) / 1000) ?? [];
  const own = (row: Row | undefined): string => tenths(median(row?.remit.flatMap(({ ownMs }) => ownMs) ?? []));
  return [
    ["start to first question, ms (fix-bug)", ms(median(fix?.remit.map(({ startMs }) => startMs) ?? [])), "≤ 250"],
    ["own time a turn over 50 turns, ms", own(of("50 turns")), "≤ 5"],
    ["own time a turn in an eight-turn fix, ms", own(fix), "≤ 8"],
    [
      "peak memory of the fix, MB: process / tree",
      `${watched(fix, "process")} / ${watched(fix, "tree")}`,
      "≤ 120 / 160",
    ],
    ["peak memory with big output, MB", watched(of("big output"), "process"), "≤ 150"],
    [
      "system prompt and tool declarations, characters",
      `${any?.promptChars ?? 0} + ${any?.toolChars ?? 0} = ${(any?.promptChars ?? 0) + (any?.toolChars ?? 0)}`,
      "≤ 24,000",
    ],
    ["bytes sent in 50 turns, kB", kilobytes(median(fifty.map(({ sentBytes }) => sentBytes))), "≤ 2,600"],
    [
      "history past the window ends right",
      of("long history")?.remit.every(({ compressions }) => compressions > 0) === true ? "yes" : "no",
      "yes",
    ],
    ["429 with `Retry-After: 2`: next question after, s", median(flaky).toFixed(2), "2.0 to 2.2"],
    ["size of dist/, MB (largest file)", bundle(action), "< 8"],
  ];
}

function bundle(action: string): string {
  const directory = path.join(action, "dist");
  const main = readFileSync(path.join(directory, "index.js")).length;
  return `${(sizeOf(directory) / 1e6).toFixed(2)}; its entry ${(main / 1000).toFixed(0)} kB`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)];
}

function ms(value: number): string {
  return value === 0 ? "" : value.toFixed(0);
}

function tenths(value: number): string {
  return value === 0 ? "" : value.toFixed(1);
}

function kilobytes(bytes: number): string {
  return Math.round(bytes / 1000).toLocaleString("en");
}
