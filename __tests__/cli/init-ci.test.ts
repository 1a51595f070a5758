/** What init reads from workflows: the job of a matrix, the value of an expression, the purpose of a command. */
import { describe, expect, test } from "@jest/globals";
import { commandsIn, purposeOf } from "../../src/cli/init/commands.ts";
import { fill, holds, rowsOf } from "../../src/cli/init/expressions.ts";

describe("an expression", () => {
  const contexts = { matrix: { os: "ubuntu-latest", node: 26, empty: "" }, runner: { os: "Linux" } };

  test.each([
    ["matrix.os == 'Ubuntu-Latest' && matrix.node >= 24", true],
    ["${{ matrix.os == 'windows' || runner.os != 'Linux' }}", false],
    ["matrix.target != ''", false],
    ["!matrix.empty && always()", true],
    ["secrets.KEY != ''", undefined],
    ["secrets.KEY != '' && matrix.node == 20", false],
    ["steps.cache.outputs.hit || matrix.node", undefined],
    ["contains(github.event.comment.body, 'x')", undefined],
    ["startsWith(matrix.os, 'ubuntu')", true],
    ["matrix.os ==", undefined],
  ])("%s evaluates to %s", (condition, value) => {
    expect(holds(condition, contexts)).toBe(value);
  });

  test("is filled in where its value is known, and kept where only a run can know it", () => {
    expect(fill("py${{ format('{0}.x', matrix.node) }} ${{ github.sha }}${{ matrix.none || '!' }}", contexts)).toBe(
      "py26.x ${{ github.sha }}!",
    );
  });
});

describe("of a matrix", () => {
  test.each([
    ["the newest stable version is taken", { ruby: ["2.7", "4.0", "ruby-head"] }, { ruby: "4.0" }],
    ["3.14 is newer than 3.9", { python: ["3.9", "3.14", "3.14t", "pypy-3.11"] }, { python: "3.14" }],
    [
      "a job with extra arguments comes after those without",
      { java: [17, 21], include: [{ java: 25, args: "-x" }] },
      { java: 21 },
    ],
    [
      "what only switches a step on is no extra",
      { include: [{ otp: 24 }, { otp: 28, lint: "lint" }] },
      { otp: 28, lint: "lint" },
    ],
    [
      "an include extends the jobs it fits",
      { php: [8.1, 8.2], include: [{ php: 8.2, analysis: true }] },
      { php: 8.2, analysis: true },
    ],
    ["excluded jobs are left out", { os: ["a", "b"], exclude: [{ os: "a" }] }, { os: "b" }],
  ])("%s", (_, matrix, row) => {
    expect(rowsOf(matrix)[0]).toEqual(row);
  });
});

describe("a command", () => {
  test.each([
    ["uv run --locked --group dev pytest -q", "test"],
    ["RUST_LOG=x cargo clippy --all", "lint"],
    ["npm run lint:fix", "other"],
    ["npx prettier --check .", "format"],
    ["prettier --write .", "other"],
    ["python -m mypy src", "types"],
    ["npm ci", "install"],
    ["make install-deps", "install"],
    ["cargo install cargo-fuzz", "install"],
    ["bundle exec rake", "test"],
    ["docker compose run tests", "elsewhere"],
    ["pnpm format && git diff --exit-code", "elsewhere"],
    ["npm audit", "other"],
    ["pnpm vitest --coverage", "test"],
    ["composer phpunit", "test"],
    ["composer exec phpunit -- --group fast", "test"],
    ["composer phpcs:fix", "other"],
    ["cargo build --release", "build"],
    ["echo done", "other"],
  ])("`%s` has the purpose: %s", (command, purpose) => {
    expect(purposeOf(command).for).toBe(purpose);
  });

  test("continues after a backslash, and a loop is one command", () => {
    expect(commandsIn("# first\nnpm ci \\\n  --silent\necho done\nnpm test")).toEqual(["npm ci --silent", "npm test"]);
    expect(commandsIn("for x in a b; do\n  npm test $x\ndone")).toHaveLength(1);
  });
});
