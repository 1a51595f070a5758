/** What the benchmark counts, and how it reports it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "@jest/globals";
import { gather, type Measured } from "../bench/measure.ts";
import { openModel, type Question } from "../bench/model.ts";
import { writeScenario, play } from "../bench/play.ts";
import { FLOOR, REMIT } from "../bench/programs.ts";
import { describeLoad, describeWork, tableOf, type Probe, type Report } from "../bench/results.ts";
import { ROWS, type Find } from "../bench/rows.ts";
import { SCENARIOS, type Scenario } from "../bench/scenarios.ts";

const base = mkdtempSync(path.join(tmpdir(), "remit-bench-test-"));
afterAll(() => rmSync(base, { recursive: true, force: true }));

function question(arrived: number, ended: number, turn?: number, faulty = false): Question {
  return { arrived, ended, turn, faulty, bytes: 100, chars: 9 };
}

describe("the measurements of a session", () => {
  test("count a turn from the end of a reply to the next request, minus the time of its commands", () => {
    const questions = [question(110, 120, 0), question(150, 155, 1), question(160, 170, 2)];
    const session = { started: 10, exited: 200, questions, peakMb: undefined };
    expect(gather(session, [25, 0])).toEqual({
      startMs: 100,
      turnsMs: [5, 5],
      endMs: 30,
      wholeMs: 190,
      retryMs: undefined,
      chars: 9,
      sentBytes: 300,
      peakMb: undefined,
    });
  });

  test("skip a turn with a side request or a failed attempt, and report how long the retry took", () => {
    const questions = [
      question(10, 20, 0),
      question(25, 30),
      question(40, 50, 1),
      question(60, 70, undefined, true),
      question(170, 180, 2),
      question(190, 200, 3),
    ];
    const measured = gather({ started: 0, exited: 210, questions, peakMb: 1 }, []);
    expect(measured.turnsMs).toEqual([undefined, undefined, 10]);
    expect(measured.retryMs).toBe(100);
  });
});

describe("a run of the baseline program", () => {
  const fix = SCENARIOS.find(({ name }) => name === "bug fix") as Scenario;
  const paths = writeScenario(fix, mkdtempSync(path.join(base, "shop-")));
  const how = { action: "", watched: true, toolMs: [] };

  test("plays a scenario to its end", async () => {
    const { measured, wrong } = await play(FLOOR, paths, how);
    expect(wrong).toEqual([]);
    expect(measured?.turnsMs).toHaveLength(fix.turns.length - 1);
    expect(measured?.peakMb).toBeGreaterThan(10);
  });

  test("is wrong when a file has the wrong content, another file changed or a turn was never requested", async () => {
    const { "src/cart.js": cart, ...others } = fix.changed ?? {};
    const incomplete = { ...paths, scenario: { ...fix, changed: { ...others, "README.md": "" } } };
    const done = await play(FLOOR, incomplete, how);
    expect(cart).toBeDefined();
    expect(done).toEqual({
      measured: undefined,
      wrong: ["src/cart.js is not as expected", "README.md is not as expected"],
    });
    const short = await play({ ...FLOOR, own: "no such tool" }, paths, how);
    expect(short.wrong).toContain("0 turns");
  });
});

test.each([
  ["/v1beta/models/any:streamGenerateContent", { tools: [{ name: "read_file" }] }, '"functionCall":{"id":"c0x0"'],
  ["/v1/responses", { tools: [{ name: "read_file" }] }, '"arguments":"{\\"file_path\\":\\"src/cart.js\\"}"'],
  [
    "/v1/messages?beta=true",
    { tools: [{ name: "read_file" }] },
    '"partial_json":"{\\"file_path\\":\\"src/cart.js\\"}"',
  ],
])(
  "the scripted model answers at %s, and answers a side request without counting a turn",
  async (where, body, reply) => {
    const turns = [{ text: "I look.", calls: [{ kind: "read", path: "src/cart.js" } as const] }];
    await using model = await openModel({ turns }, REMIT.own, (call) => REMIT.callFor(call, "."));
    const ask = async (request: object): Promise<string> => {
      const answer = await fetch(model.url + where, { method: "POST", body: JSON.stringify(request) });
      return answer.text();
    };
    expect(await ask({})).not.toContain("src/cart.js");
    expect(await ask(body)).toContain(reply);
    expect(model.questions.map(({ turn }) => turn)).toEqual([undefined, 0]);
  },
);

describe("the results table", () => {
  const run: Measured = {
    startMs: 100,
    turnsMs: [10, 20, undefined],
    endMs: 15,
    wholeMs: 1200,
    retryMs: undefined,
    chars: 900,
    sentBytes: 1000,
    peakMb: 60,
  };
  const slow = (times: number): Measured => ({ ...run, startMs: 100 * times, turnsMs: [16], peakMb: 120 });
  const quiet: Probe = { load: 0.1, startsMs: [100, 101, 102] };
  const find: Find = (scenario, program) => {
    if (ROWS.every(({ scenarios }) => scenarios[0] !== scenario) && scenario !== "eight seconds") return undefined;
    if (["500", "drop", "stall", "50,000 files", "300 turns"].includes(scenario)) return undefined;
    if (program === "codex") return { measured: [], wrong: ["exit 1"] };
    if (program === "floor") return { measured: [run], wrong: [] };
    return program === "Remit" ? { measured: [slow(9), slow(3.5), slow(1)], wrong: [] } : undefined;
  };
  const report: Report = {
    find,
    programs: ["floor", "codex", "Remit"],
    probes: { begin: quiet, end: quiet },
    sandboxMs: 4,
    startup: "",
    runs: 3,
    leftOut: [],
    inMemory: false,
  };
  const lines = tableOf(report);
  const line = (what: string) => lines.find((each) => each.startsWith(`| ${what}`));

  test("says what was left out, and where the files were", () => {
    expect(describeWork({ leftOut: ["stall", "500"], inMemory: true })).toMatch(
      /on loopback\. All files were on a file system in memory \(.*\)\. Left out: stall, 500\.$/,
    );
    expect(describeWork(report)).toMatch(/on loopback\.$/);
  });

  test("shows medians, their ratio to the baseline, the target and whether it was reached", () => {
    expect(lines[0]).toBe("| what | floor | codex | Remit | to reach | reached |");
    expect(line("start to first")).toContain("| 100 | wrong | 350 (3.5 ×) | ≤ 4 × floor | yes |");
    expect(line("a turn of the bug fix")).toContain("| 15.0 | wrong | 16.0 (1.1 ×) | ≤ 15 | **no** |");
    expect(line("peak memory, bug fix")).toContain("| 60 | wrong | 120 (2.0 ×) | ≤ 130 | yes |");
    expect(line("a sandboxed command")).toContain("|  |  | 4.0 | ≤ 5 | yes |");
  });

  test("omits rows whose scenario was not played", () => {
    expect(line("300 turns")).toBeUndefined();
    expect(line("next attempt after a 500")).toBeUndefined();
  });

  test("is preceded by the reasons when the machine was not quiet", () => {
    expect(describeLoad({ begin: quiet, end: quiet }, 2)).toEqual([]);
    const busy = { load: 3, startsMs: [100, 150, 260] };
    const [words] = describeLoad({ begin: busy, end: quiet }, 2);
    expect(words).toContain("load average was 3.0 at the beginning; the floor's start times differed");
    expect(words).toContain("the floor took 150 ms to start at the beginning and 101 at the end");
  });
});

test("every row's scenarios exist", () => {
  const names = SCENARIOS.map(({ name }) => name);
  for (const { scenarios } of ROWS) expect(names).toEqual(expect.arrayContaining([...scenarios]));
});
