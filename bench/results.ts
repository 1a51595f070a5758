/** Renders measurements as a page of Markdown. */
import { cpus, release, totalmem, userInfo } from "node:os";
import { format } from "prettier";
import { median } from "./measure.ts";
import { ROWS, valueOf, type Target, type Find, type Row } from "./rows.ts";

/** The machine at one moment: its load, and the floor's start times. */
export interface Probe {
  /** The load average of the last minute. */
  readonly load: number;
  readonly startsMs: readonly number[];
}

export interface Report {
  readonly find: Find;
  readonly programs: readonly string[];
  readonly probes: { readonly begin: Probe; readonly end: Probe };
  /** How much longer a command takes in the sandbox than with bash alone, in ms. */
  readonly sandboxMs: number | undefined;
  /** How a start spends its time. */
  readonly startup: string;
  readonly runs: number;
  /** The scenarios that were not run. */
  readonly leftOut: readonly string[];
  /** Whether all files were on a file system in memory. */
  readonly inMemory: boolean;
}

/** `programs` has the floor first and Remit last. */
export function renderResults(report: Report): Promise<string> {
  const text = [
    "# What Remit costs besides the model",
    "",
    ...describeLoad(report.probes).flatMap((line) => [line, ""]),
    describeWork(report),
    "",
    ...tableOf(report),
    "",
    ...CONDITIONS.map((condition) => `- ${condition}`),
    `- ${machine(report)}`,
    "",
    ...wrongRuns(report),
    "## Where the time of a start goes",
    "",
    "`bench/startup.ts`:",
    "",
    "```",
    report.startup.trimEnd(),
    "```",
    "",
  ];
  return format(text.join("\n"), { parser: "markdown", printWidth: 120, proseWrap: "always" });
}

const CONDITIONS = [
  "Remit runs its whole job: the gate, the policy, the sandbox, git, the comment, the branch and the pull request. The others get a directory and a task, and contact only the model.",
  "The floor is `bench/floor.mjs`: a bare loop on the same Node, without policy, log, retries or checks. `×` is the ratio to it.",
  "A turn is the time from the end of a reply to the next request, minus the time that its longest command takes when run alone. The table shows a run's mean, without turns that include a request for another purpose.",
  "Memory is the peak of the largest process, measured in a separate run whose times do not count.",
  "A run counts if it exits with 0, requested every turn, and changed exactly the expected files in the expected way.",
];

/** A paragraph about what the programs did, and where. */
export function describeWork({ leftOut, inMemory }: Pick<Report, "leftOut" | "inMemory">): string {
  const sentences = [
    "Made by `npm run bench`: whole processes on the same scripted work, with a scripted model on loopback.",
    ...(inMemory ? [`All files were on a file system in memory (${WHY_IN_MEMORY}).`] : []),
    ...(leftOut.length > 0 ? [`Left out: ${leftOut.join(", ")}.`] : []),
  ];
  return sentences.join(" ");
}

const WHY_IN_MEMORY = "[why](../docs/adr/0020-what-keeps-a-run-small.md)";

/** The lines of the table. */
export function tableOf(report: Report): readonly string[] {
  const { programs, find } = report;
  const rows = ROWS.flatMap((row) => {
    const wanted = programs.map((name) => (name === "Remit" ? (row.by ?? name) : row.by === undefined ? name : ""));
    const values = wanted.map((name) => valueOf(row, name, find));
    if (!wanted.some((name) => row.scenarios.some((scenario) => find(scenario, name) !== undefined))) return [];
    const floor = valueOf(row, "floor", find);
    const cells = values.map((value, column) => cellOf(row, value, floor, wanted[column] ?? "", find));
    return [[`${row.what}, ${row.unit}`, ...cells, ...verdict(row.target, values.at(-1), find)]];
  });
  const { sandboxMs } = report;
  if (sandboxMs !== undefined) {
    const others = programs.slice(1).map(() => "");
    rows.push([
      "a sandboxed command, over a plain one, ms",
      ...others,
      number(sandboxMs),
      ...verdict(5, sandboxMs, find),
    ]);
  }
  const head = ["what", ...programs, "to reach", "reached"];
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
}

function cellOf(
  { scenarios }: Row,
  value: number | undefined,
  floor: number | undefined,
  who: string,
  find: Find,
): string {
  if (value === undefined)
    return scenarios.some((scenario) => (find(scenario, who)?.wrong.length ?? 0) > 0) ? "wrong" : "";
  const ratio = who === "floor" || floor === undefined || floor <= 0 ? "" : ` (${number(value / floor)} ×)`;
  return `${number(value)}${ratio}`;
}

function verdict(target: number | Target, value: number | undefined, find: Find): readonly [string, string] {
  const { label, most } =
    typeof target === "number" ? { label: `≤ ${target.toLocaleString("en")}`, most: () => target } : target;
  const limit = most(find);
  if (value === undefined || limit === undefined) return [label, "not measured"];
  return [label, value <= limit ? "yes" : "**no**"];
}

function number(value: number): string {
  return Math.abs(value) < 20 ? value.toFixed(1) : Math.round(value).toLocaleString("en");
}

function wrongRuns({ find, programs }: Report): readonly string[] {
  const names = [...programs, "remit run"];
  const scenarios = [...new Set(ROWS.flatMap(({ scenarios: each }) => each))];
  const lines = scenarios.flatMap((scenario) =>
    names.flatMap((name) => {
      const { wrong = [], measured = [] } = find(scenario, name) ?? {};
      const [first = ""] = wrong;
      const all = wrong.length + measured.length;
      return wrong.length === 0 ? [] : [`- ${name}, ${scenario}: ${wrong.length} of ${all}, \`${inLine(first)}\``];
    }),
  );
  return lines.length === 0 ? [] : ["Runs that do not count:", "", ...lines, ""];
}

function inLine(text: string): string {
  return text.replaceAll(/[\s`]+/g, " ").slice(0, 160);
}

/** A paragraph that says why the machine was not quiet; nothing if it was. */
export function describeLoad({ begin, end }: Report["probes"], processors = cpus().length): readonly string[] {
  const [before, after] = [median(begin.startsMs), median(end.startsMs)];
  const reasons = [
    ...(begin.load > processors / 4 ? [`its load average was ${begin.load.toFixed(1)} at the beginning`] : []),
    ...[begin, end].flatMap((probe, at) =>
      spread(probe) > 0.3
        ? [`the floor's start times differed by ${percent(spread(probe))} at the ${at === 0 ? "beginning" : "end"}`]
        : [],
    ),
    ...(Math.abs(after / before - 1) > 0.2
      ? [`the floor took ${before.toFixed(0)} ms to start at the beginning and ${after.toFixed(0)} at the end`]
      : []),
  ];
  if (reasons.length === 0) return [];
  return [
    `**The machine was not quiet**: ${reasons.join("; ")}. Compare figures within the table; do not rely on a single one.`,
  ];
}

/** The range of the middle half of the start times, divided by their median, so that one slow start does not count. */
function spread({ startsMs }: Probe): number {
  const sorted = startsMs.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
  return (at(0.75) - at(0.25)) / at(0.5);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function machine({ probes: { begin, end }, runs }: Report): string {
  const [first] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  const loads = [begin, end].map((probe) => {
    return `${probe.load.toFixed(1)}, ${median(probe.startsMs).toFixed(0)} ms, ${percent(spread(probe))}`;
  });
  return `${day}, Node ${process.versions.node}, Linux ${release()}, ${cpus().length} × ${first?.model ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GiB, as ${userInfo().username}. Medians of ${runs} interleaved runs. Load average, the floor's start and its spread: at the beginning ${loads[0]}; at the end ${loads[1]}.`;
}
