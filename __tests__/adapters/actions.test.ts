import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import * as fc from "fast-check";
import { asLogLines, openLogFile, openRunner } from "../../src/adapters/actions.ts";
import { readLog } from "../../src/log.ts";
import { openSecrets } from "../../src/secrets.ts";

const KEY = "AIzaSyD-9tSrke72PouQMnMX-a7eZSW0jkFMBWY";
const FILES = ["GITHUB_OUTPUT", "GITHUB_STATE", "GITHUB_STEP_SUMMARY"] as const;

let directory = "";
let output = "";

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "remit-actions-"));
  for (const name of FILES) {
    process.env[name] = join(directory, name);
    writeFileSync(process.env[name], "");
  }
  output = "";
  jest.spyOn(process.stdout, "write").mockImplementation((text) => {
    output += String(text);
    return true;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const name of FILES) delete process.env[name];
  rmSync(directory, { recursive: true });
});

const open = () => openRunner(openSecrets(new Map([["KEY", KEY]])));
const file = (name: (typeof FILES)[number]) => readFileSync(join(directory, name), "utf8");

/** Whether the runner reads a line as a command, in the old or the new form. */
function isCommand(line: string): boolean {
  return /^\s*::[^:]+::/.test(line) || line.includes("##[");
}

/** Names and values, as the runner reads them from a command file. */
function readCommandFile(text: string): Map<string, string> {
  const found = new Map<string, string>();
  const lines = text.split("\n");
  while (lines.length > 0) {
    const [, name, delimiter] = /^(.+?)<<(.+)$/.exec(lines.shift() as string) ?? [];
    if (name === undefined) continue;
    found.set(name, lines.splice(0, lines.indexOf(delimiter as string)).join("\n"));
    lines.shift();
  }
  return found;
}

describe("text for the step's log", () => {
  test("gets a prefix on every line", () => {
    expect(asLogLines("a\nb")).toBe("| a\n| b");
  });

  test("never forms a command, whatever it contains", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "::error::x",
        "##[error]x",
        "::set-output name=a::b",
        "\n",
        "\r",
        "\u2028",
        "\u2029",
        "\v",
        "\u0085",
        " ",
        "\x1b[31m",
        "\0",
      ),
      fc.constantFrom("##", "[", "::", "#", "::stop-commands::x"),
      fc.string({ maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const lines = asLogLines(pieces.join("")).split(/[\n\r\v\f\u0085\u2028\u2029]/);
        for (const line of lines) {
          expect(line).toMatch(/^\| /);
          expect(isCommand(line)).toBe(false);
          expect(Array.from(line).filter((char) => char < " " && char !== "\t")).toEqual([]);
        }
      }),
      { numRuns: 500, seed: 1 },
    );
  });
});

describe("the runner", () => {
  test("removes secrets from its output", () => {
    open().print(`key ${KEY}\n::error::x`);
    expect(output).toBe("| key [redacted:KEY]\n| ::error::x\n");
  });

  test("carries out commands in order when it settles", async () => {
    const runner = open();
    runner.annotate("warning", "A title: with, marks", `100 % of\n${KEY}`);
    runner.annotate("error", "E", "m");
    runner.annotate("notice", "N", "m ##[error]x");
    await runner.settle();
    expect(output.split("\n")).toEqual([
      "::warning title=A title%3A with%2C marks::100 %25 of%0A[redacted:KEY]",
      "::error title=E::m",
      "::notice title=N::m ##\u200b[error]x",
      "",
    ]);
  });

  test("prints one command per annotation, whatever the annotation contains", async () => {
    const ends = ["\n", "\r", "\r\n"];
    const hostile = ends.map((end) => `x${end}::error::y${end} ##[group]z`).join("");
    const runner = open();
    runner.annotate("notice", hostile, hostile);
    await runner.settle();
    const lines = output.split(/\r\n|[\n\r]/);
    expect(lines).toEqual([expect.stringMatching(/^::notice title=x%0A%3A%3Aerror/), ""]);
    expect(lines[0]).not.toContain("##[");
  });

  test("writes outputs and state that read back unchanged, without secrets", async () => {
    const runner = open();
    const hostile = "a\nEOF\nother<<EOF\nb\nEOF\nconclusion=changed\nghadelimiter_x";
    runner.setOutput("final-message", hostile);
    runner.setOutput("key", KEY);
    runner.saveState("comment", "42");
    await runner.settle();
    expect(readCommandFile(file("GITHUB_OUTPUT"))).toEqual(
      new Map([
        ["final-message", hostile],
        ["key", "[redacted:KEY]"],
      ]),
    );
    expect(readCommandFile(file("GITHUB_STATE"))).toEqual(new Map([["comment", "42"]]));
  });

  test("never uses the same delimiter twice", async () => {
    const runner = open();
    runner.setOutput("a", "1");
    runner.setOutput("b", "2");
    runner.saveState("a", "1");
    runner.saveState("b", "2");
    await runner.settle();
    const written = file("GITHUB_OUTPUT") + file("GITHUB_STATE");
    const delimiters = [...written.matchAll(/<<(.+)/g)].map(([, delimiter]) => delimiter);
    expect(new Set(delimiters).size).toBe(4);
  });

  test("replaces the job summary with each new one", async () => {
    const runner = open();
    await runner.writeSummary("first");
    await runner.writeSummary(`second ${KEY}`);
    expect(file("GITHUB_STEP_SUMMARY").trim()).toBe("second [redacted:KEY]");
  });

  test("continues when it cannot write a summary, and reports this if the runner has summaries", async () => {
    const runner = open();
    const path = join(directory, "GITHUB_STEP_SUMMARY");
    rmSync(path);
    mkdirSync(path);
    expect(await runner.writeSummary("first")).toBe(false);
    expect(output).toContain("::warning title=Remit%3A summary not written::");
    delete process.env["GITHUB_STEP_SUMMARY"];
    expect(await runner.writeSummary("first")).toBe(true);
  });

  test("saves state immediately, since the process may end before it settles", () => {
    open().saveState("comment", `4\n2 ${KEY}`);
    expect(readCommandFile(file("GITHUB_STATE"))).toEqual(new Map([["comment", "4\n2 [redacted:KEY]"]]));
  });

  test("sets no output when the runner provides no file for outputs", async () => {
    delete process.env["GITHUB_OUTPUT"];
    const runner = open();
    runner.setOutput("a", "b");
    await runner.settle();
    expect(output).toBe("");
  });

  test("reports a command that it could not carry out", async () => {
    const runner = open();
    rmSync(join(directory, "GITHUB_OUTPUT"));
    runner.setOutput("a", "b");
    await expect(runner.settle()).rejects.toThrow("GITHUB_OUTPUT");
  });
});

describe("the log on disk", () => {
  test("creates its directories and is written when append returns", () => {
    const path = join(directory, "deep", "er", "log.ndjson");
    using log = openLogFile(path);
    const line = (seq: number) => `${JSON.stringify({ seq, at: 0, agent: "é", event: { type: "run.kept" } })}\n`;
    log.append(line(0));
    expect(readFileSync(path, "utf8")).toBe(line(0));
    log.append(line(1));
    expect(readLog(readFileSync(path, "utf8"))).toHaveLength(2);
  });

  test("contains no partial line after a partial write, so later lines stay readable", () => {
    const path = join(directory, "full.ndjson");
    const code = `import { openLogFile } from "${new URL("../../src/adapters/actions.ts", import.meta.url).href}";
      using log = openLogFile("${path}");
      log.append('{"seq":0}\\n');
      try { log.append(JSON.stringify({ seq: 1, text: "x".repeat(4000) }) + "\\n"); }
      catch (error) { log.append(JSON.stringify({ seq: 1, code: error.code }) + "\\n"); }`;
    // Limits the files of this process to 1 KiB.
    const shell = ["-c", `ulimit -f 1; exec "$0" --input-type=module -e "$1"`, process.execPath, code];
    expect(spawnSync("bash", shell, { encoding: "utf8" })).toMatchObject({ status: 0 });
    expect(readFileSync(path, "utf8")).toBe('{"seq":0}\n{"seq":1,"code":"EFBIG"}\n');
  });
});
