/**
 * Measures a policy decision: for a line of ten commands, a single command, a path, and long and nested lines. Also
 * parses every line that models wrote in recorded runs.
 *
 *     node bench/policy.ts
 */
import { performance } from "node:perf_hooks";
import { ask, askShell, policyOf } from "../__tests__/world/policies.ts";
import { RECORDED_LINES } from "../__tests__/world/shell-lines.ts";
import { parseLine } from "../src/lib/shell/parser.ts";

const policy = policyOf(
  'version = 1\nextends = "edit"\n[[deny]]\ncommand = ["deploy *"]\n[[deny]]\npath = ["src/generated/**"]\naccess = "write"\n',
);

const TEN = [
  "cd packages/a && npm test -- --ci 2>&1 | tail -40",
  "grep -rn 'total(' src --include='*.ts' | cut -d: -f1 | sort -u",
  'for f in src/*.ts; do node --check "$f"; done',
  "git log --oneline -5 -- src > log.txt",
  "sed -i 's/foo/bar/g' src/a.ts",
].join(" && ");

const CASES: readonly (readonly [string, () => unknown])[] = [
  ["a line of ten commands, allowed", () => askShell(policy, TEN)],
  ["the same, denied at its end", () => askShell(policy, `${TEN} && git push --force`)],
  ["one command", () => askShell(policy, "npm test")],
  ["a path", () => ask(policy, "write_file", [{ kind: "path", access: "write", path: "src/a.ts", directory: "" }])],
  ["five hundred commands", () => askShell(policy, Array.from({ length: 500 }, (_, each) => `a ${each}`).join("; "))],
  ["thirty nested loops", () => askShell(policy, `${"for x in a b; do ".repeat(30)} a $x ${"; done".repeat(30)}`)],
];

for (const [name, run] of CASES) {
  const rounds = timesOf(run, 300);
  process.stdout.write(`${name.padEnd(40)} median ${ms(at(rounds, 0.5))}  p99 ${ms(at(rounds, 0.99))}\n`);
}

// Each line's time is the median of seven rounds: a single round may include a garbage collection.
const lines = RECORDED_LINES.map(({ line }) => line);
for (const line of lines) parseLine(line);
const read = lines
  .map((line) =>
    at(
      timesOf(() => parseLine(line), 7),
      0.5,
    ),
  )
  .toSorted((a, b) => a - b);
process.stdout.write(
  `${`${lines.length} recorded lines, read`.padEnd(40)} median ${ms(at(read, 0.5))}  p99 ${ms(at(read, 0.99))}  slowest ${ms(at(read, 1))}\n`,
);

/** Milliseconds of each round, sorted, after a third as many warm-up rounds. */
function timesOf(run: () => unknown, rounds: number): readonly number[] {
  for (let round = 0; round < rounds / 3; round += 1) run();
  return Array.from({ length: rounds }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  }).toSorted((a, b) => a - b);
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

function ms(value: number): string {
  return `${value.toFixed(3)} ms`;
}
