/**
 * What a policy decision costs: a line of ten commands, one of a single command, a path, and a hostile line at every
 * limit; and, with a number, that many odd lines through the reader, the slowest of which is named.
 *
 *     node bench/policy.ts [ODD LINES]
 */
import { performance } from "node:perf_hooks";
import * as fc from "fast-check";
import { ask, askShell, policyOf } from "../__tests__/world/policies.ts";
import { anyText, oddLines } from "../__tests__/world/shell-lines.ts";

const policy = policyOf(
  'version = 1\nextends = "edit"\n[[allow]]\ncommand = ["mytool *"]\n[[deny]]\npath = ["src/generated/**"]\naccess = "write"\n',
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
  ["fifty commands", () => askShell(policy, Array.from({ length: 50 }, (_, index) => `mytool ${index}`).join("; "))],
  [
    "nested loops up to the limit of work",
    () => askShell(policy, `${"for x in a b; do ".repeat(30)} mytool $x ${"; done".repeat(30)}`),
  ],
];

for (const [name, run] of CASES) {
  const rounds = timesOf(run);
  process.stdout.write(`${name.padEnd(40)} median ${ms(at(rounds, 0.5))}  p99 ${ms(at(rounds, 0.99))}\n`);
}

const odd = Number(process.argv[2] ?? "0");
if (odd > 0) {
  let slowest = { line: "", took: 0 };
  fc.assert(
    fc.property(fc.oneof(oddLines, anyText), (line) => {
      const start = performance.now();
      askShell(policy, line);
      const took = performance.now() - start;
      if (took > slowest.took) slowest = { line, took };
    }),
    { numRuns: odd },
  );
  process.stdout.write(
    `${odd} odd lines: no throw; the slowest took ${ms(slowest.took)}: ${JSON.stringify(slowest.line)}\n`,
  );
}

/** Milliseconds of each of 300 rounds, sorted, after 100 to warm up. */
function timesOf(run: () => unknown): readonly number[] {
  for (let round = 0; round < 100; round += 1) run();
  return Array.from({ length: 300 }, () => {
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
