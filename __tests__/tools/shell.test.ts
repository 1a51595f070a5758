import * as fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { reportsFailure, withoutDuration } from "../../src/tools/run-shell-command.ts";
import type { ShellCommand, CommandEnd, Shell } from "../../src/ports.ts";
import { openOutput } from "../../src/tools/output.ts";
import { fakeClock } from "../world/agent.ts";
import { until } from "../world/until.ts";
import { openWorkshop, type Workshop } from "../world/workshop.ts";

/** A shell that prints `output` and reports `end`, whatever the command. */
function scriptedShell(end: CommandEnd, output = ""): Shell & { commands: ShellCommand[] } {
  const commands: ShellCommand[] = [];
  return {
    sandbox: "none",
    lacks: [],
    stop: () => Promise.resolve(),
    close: () => Promise.resolve(),
    commands,
    start(command) {
      commands.push(command);
      command.onOutput(Buffer.from(output));
      return { pid: 7, ended: Promise.resolve(end), kill: () => Promise.resolve() };
    },
  };
}

const run = async (shop: Workshop, command: string, more = {}): Promise<string> =>
  (await shop.call("run_shell_command", { command, ...more })).text.replaceAll(/after [\d.]+ s/gu, "after N s");

describe("run_shell_command", () => {
  test("returns the output and how the command ended; a failed command is not a failed call", async () => {
    await using shop = openWorkshop();
    expect(await run(shop, "echo out; echo err >&2")).toBe("out\nerr\n[exit code 0 after N s]");
    expect(await shop.call("run_shell_command", { command: "exit 3" })).toEqual({
      text: expect.stringMatching(/^\(no output\)\n\[exit code 3 after [\d.]+ s\]$/u),
    });
    expect(await run(shop, "kill -9 $$")).toBe("(no output)\n[killed by SIGKILL after N s]");
  });

  test.each([
    ["(echo 1 failing; exit 1) 2>&1 | tail -2", "1 failing\n[exit code 1 after N s]"],
    ["(echo 1 failing; exit 3) | cat | tail -2 | sed s/1/one/", "one failing\n[exit code 3 after N s]"],
    ["(exit 2) | tail -2 && echo built", "(no output)\n[exit code 2 after N s]"],
    ["(echo 1 failing; exit 3) | head -5", "1 failing\n[exit code 3 after N s]"],
    ["cd . && (echo 1 failing; exit 3) | head -5", "1 failing\n[exit code 3 after N s]"],
    ["true | grep -q x", "(no output)\n[exit code 1 after N s]"],
    ["false | true || echo mended", "mended\n[exit code 0 after N s]"],
    ["false | head -1 || echo none", "(no output)\n[exit code 0 after N s]"],
    ["echo x | tail -1", "x\n[exit code 0 after N s]"],
    ["exit 4", "(no output)\n[exit code 4 after N s]"],
  ])("reports a failure that a pipe hides: %s", async (line, told) => {
    await using shop = openWorkshop();
    expect(await run(shop, line)).toBe(told);
  });

  test.each([
    ["seq 1000000 | head -1", "1\n[exit code 0 after N s]"],
    ["seq 1000000 | head -1 && echo next", "1\nnext\n[exit code 0 after N s]"],
    ["seq 1000000 | sed 1q; echo next", "1\nnext\n[exit code 0 after N s]"],
    ["seq 1000000 | grep -q 5 && echo found", "found\n[exit code 0 after N s]"],
    ["yes | head -1", "y\n[exit code 0 after N s]"],
    [
      "seq 1000000 | (read one; echo $one)",
      "1\n[exit code 141 after N s; the next part of a pipe had read enough, which is not a failure]",
    ],
  ])("reports no failure when a reader has enough: %s", async (line, told) => {
    await using shop = openWorkshop();
    const text = await run(shop, line);
    expect(text).toBe(told);
    expect(reportsFailure(text.replace("N s", "0.1 s"))).toBe(false);
  });

  test("reports that it stopped what was left running", async () => {
    await using shop = openWorkshop();
    expect(await run(shop, "sleep 300 > /dev/null 2>&1 & echo up")).toBe(
      "up\n[exit code 0 after N s; processes it left running were stopped (is_background keeps them)]",
    );
  });

  test("runs only in the workspace or a directory of it", async () => {
    await using shop = openWorkshop({ "sub/a": "" });
    expect(await run(shop, "pwd")).toContain(`${shop.root}\n`);
    expect(await run(shop, "pwd", { dir_path: "sub" })).toContain(`${join(shop.root, "sub")}\n`);
    const errors = ["..", "/tmp", ".git", "gone", "sub/a"].map(
      async (dir_path) => (await shop.call("run_shell_command", { command: "pwd", dir_path })).error,
    );
    expect(await Promise.all(errors)).toEqual([
      "outside_workspace",
      "outside_workspace",
      "protected",
      "not_a_directory",
      "not_a_directory",
    ]);
  });

  test("asks policy about its line and directory", async () => {
    const { runShellCommand } = await import("../../src/tools/run-shell-command.ts");
    expect(runShellCommand.needs({ command: "npm test", dir_path: "sub" })).toEqual([
      { kind: "command", line: "npm test", directory: "sub" },
    ]);
    expect(runShellCommand.effect).toBe("write");
  });

  test("passes the tool context's environment and limits to the shell; the defaults are 600 s in all and 300 s of silence", async () => {
    const shell = scriptedShell({ kind: "exited", code: 0, ms: 1 });
    await using shop = openWorkshop({}, { shell, environment: { A: "1" } });
    await run(shop, "true");
    expect(shell.commands[0]).toMatchObject({ environment: { A: "1" }, timeoutMs: 600_000, idleMs: 300_000 });
    await using other = openWorkshop({}, { shell, shellTimes: { totalMs: 5, idleMs: 4 } });
    await run(other, "true");
    expect(shell.commands[1]).toMatchObject({ timeoutMs: 5, idleMs: 4 });
  });

  test.each([
    [
      { kind: "timed_out", after: "total", ms: 600_000 },
      "timed_out",
      "stopped after N s: it took too long]\nThe limit is 600 s.",
    ],
    [
      { kind: "timed_out", after: "idle", ms: 300_000 },
      "timed_out",
      "it printed nothing for too long]\nThe limit is 300 s without output.",
    ],
    [{ kind: "cancelled", ms: 5 }, "cancelled", "[cancelled after N s]"],
    [
      { kind: "not_started", message: "spawn bash ENOENT" },
      "failed",
      "The command could not be started: spawn bash ENOENT",
    ],
  ] as const)("reports an end of %j", async (end, error, text) => {
    await using shop = openWorkshop({}, { shell: scriptedShell(end, "so far\n") });
    const answer = await shop.call("run_shell_command", { command: "x" });
    expect(answer.error).toBe(error);
    expect(answer.text.replaceAll(/after [\d.]+ s/gu, "after N s")).toContain(text);
    if (end.kind !== "not_started") expect(answer.text).toContain("so far\n");
  });

  test("saves a long output in a file, shows its beginning and end, and names the file", async () => {
    await using shop = openWorkshop();
    const answer = await shop.call("run_shell_command", { command: "seq 1 100000" });
    const { text } = answer;
    expect(answer.clippedFrom).toBe(588_895);
    expect(text.length).toBeLessThanOrEqual(40_000);
    expect(text.startsWith("1\n2\n3\n")).toBe(true);
    expect(text).toMatch(/\n99999\n100000\n\[exit code 0 after [\d.]+ s\]$/u);
    const lines = text.split("\n");
    const cut = lines.findIndex((line) => line.startsWith("[…"));
    expect(lines[cut]).toBe(
      "[… the middle is left out; 588895 bytes in all. To read the whole: read_file remit-output:shell-1.txt …]",
    );
    expect(lines.slice(0, cut).join("\n").length).toBeLessThanOrEqual(8000);
    expect(lines.slice(0, cut).at(-1)).toBe(String(cut));
    const read = await shop.call("read_file", {
      file_path: "remit-output:shell-1.txt",
      start_line: 50_000,
      end_line: 50_001,
    });
    expect(read.text).toBe("[Lines 50000 to 50001 of 100000. Read on with start_line 50002.]\n50000\n50001");
    expect(
      await shop.call("grep_search", { pattern: "^77777$", dir_path: "remit-output:shell-1.txt", context: 0 }),
    ).toEqual({
      text: "shell-1.txt\n77777: 77777",
    });
  });

  test.each([
    ["a little more than memory holds", 300_000],
    ["as much as memory holds", 262_144],
    ["the beginning and no more", 65_536],
    ["one byte more than the beginning", 65_537],
    ["one character more than an answer may have", 40_001],
  ])("saves the whole of %s", async (_, bytes) => {
    await using shop = openWorkshop();
    const answer = await shop.call("run_shell_command", { command: `head -c ${bytes} /dev/zero | tr '\\0' x` });
    expect(answer.clippedFrom).toBe(bytes);
    const kept = shop.context.spill.locate("remit-output:shell-1.txt") ?? "";
    expect((await shop.context.files.facts(kept))?.size).toBe(bytes);
  });

  test("shows a short output completely and saves no file", async () => {
    await using shop = openWorkshop();
    const answer = await shop.call("run_shell_command", { command: "head -c 39000 /dev/zero | tr '\\0' x" });
    expect(answer).not.toHaveProperty("clippedFrom");
    expect(shop.context.spill.locate("remit-output:shell-1.txt")).toBeUndefined();
  });

  test("notices binary output", async () => {
    await using shop = openWorkshop();
    expect(await run(shop, "head -c 100000 /dev/zero")).toBe(
      "[binary output of 100000 bytes, not shown]\n[exit code 0 after N s]",
    );
  });

  test("shows what a terminal would show in the end", async () => {
    await using shop = openWorkshop();
    const output = String.raw`\e[31mred\e[0m \e]8;;http://x\e\\link\e]8;;\e\\ \e[2K10%%\r50%%\r100%% done\ncrlf\r\nlast\r`;
    expect(await run(shop, `printf '${output}'`)).toBe("100% done\ncrlf\nlast\n[exit code 0 after N s]");
  });

  test.each([50_000, 270_000])("removes secrets before it cuts %i bytes, so that none is split", async (length) => {
    const redact = (text: string): string => text.replaceAll("hunter2hunter2", "[redacted]");
    await using shop = openWorkshop({}, { redact });
    for (let offset = 7800; offset < 8000; offset += 1) {
      const output = openOutput("test", shop.context);
      const text = `${"x".repeat(offset)}hunter2hunter2${"y".repeat(length - 2 * offset)}hunter2hunter2${"z".repeat(offset * 4)}`;
      output.take(Buffer.from(text));
      expect(output.read().text).not.toMatch(/hun|ter2/u);
      output.close();
    }
  });

  test("refuses a NUL byte in the line", async () => {
    await using shop = openWorkshop();
    expect(await shop.call("run_shell_command", { command: "echo \0" })).toMatchObject({ error: "invalid_arguments" });
  });
});

test("commands leave no file open, whatever they print", async () => {
  await using shop = openWorkshop({}, { clock: slowClock() });
  const open = (): number => fs.readdirSync("/proc/self/fd").length;
  await run(shop, "seq 1 100000");
  const before = open();
  for (const count of [1, 15_000, 100_000]) {
    await run(shop, `seq 1 ${count}`);
    await run(shop, `seq 1 ${count}`, { is_background: true, delay_ms: 20_000 });
  }
  expect(open()).toBeLessThanOrEqual(before);
});

describe("a background command", () => {
  test("keeps running, returns its first output, and is read and listed by its pid", async () => {
    // Remit waits for its first output, however long a busy machine takes.
    const sleep = () => until(() => shop.context.background.all().some(({ output }) => output.tail(1) !== ""));
    await using shop = openWorkshop({}, { clock: { ...fakeClock(), sleep } });
    const started = await run(shop, "echo up; sleep 300", { is_background: true });
    const pid = Number(/pid (\d+)/u.exec(started)?.[1]);
    expect(started).toBe(`up\n[Running in the background as pid ${pid}; read_background_output shows what it says.]`);
    expect((await shop.call("read_background_output", { pid })).text).toMatch(/^up\n\[running for [\d.]+ s\]$/u);
    expect((await shop.call("list_background_processes", {})).text).toMatch(
      new RegExp(`^${pid}: echo up; sleep 300 \\[running for [\\d.]+ s\\]$`, "u"),
    );
  });

  test("that ends at once is answered like any other command", async () => {
    await using shop = openWorkshop({}, { clock: slowClock() });
    expect(await run(shop, "echo no; exit 2", { is_background: true, delay_ms: 20_000 })).toBe(
      "no\n[exit code 2 after N s]",
    );
    expect((await shop.call("list_background_processes", {})).text).toMatch(/\[exit code 2 after/u);
  });

  test("returns its last lines, 100 by default, however long its output", async () => {
    await using shop = openWorkshop({}, { clock: slowClock() });
    const started = shop.context.background;
    await run(shop, "seq 1 1000000; exit 0", { is_background: true, delay_ms: 20_000 });
    const [command] = started.all();
    const read = async (more = {}): Promise<string[]> =>
      (await shop.call("read_background_output", { pid: command?.pid ?? 0, ...more })).text.split("\n");
    expect((await read()).slice(0, -1)).toEqual(Array.from({ length: 100 }, (_, index) => String(999_901 + index)));
    expect((await read({ lines: 2 })).slice(0, -1)).toEqual(["999999", "1000000"]);
  });

  test("an unknown pid is not found", async () => {
    await using shop = openWorkshop();
    expect(await shop.call("read_background_output", { pid: 1 })).toMatchObject({ error: "not_found" });
    expect((await shop.call("list_background_processes", {})).text).toBe("No background commands.");
  });
});

/** Sleeps in real time, so that it can race with a real process. */
function slowClock(): ReturnType<typeof fakeClock> {
  return { ...fakeClock(), sleep: (ms) => new Promise((resolve) => void setTimeout(resolve, ms).unref()) };
}

describe("the last line of a command's answer", () => {
  test.each([
    ["fine\n[exit code 0 after 0.4 s]", false],
    ["bad\n[exit code 1 after 0.4 s]", true],
    ["bad\n[exit code 137 after 12 s; processes it left running were stopped (is_background keeps them)]\n", true],
    ["[killed by SIGKILL after 3.0 s]", true],
    ["[exit code 1 after 0.4 s]\nand then it went on", false],
  ])("of %j says whether it failed: %p", (text, failed) => {
    expect(reportsFailure(text)).toBe(failed);
  });

  test("is the same without its duration", () => {
    expect(withoutDuration("in 0.4 s\n[exit code 1 after 0.4 s]")).toBe("in 0.4 s\n[exit code 1]");
    expect(withoutDuration("x\n[stopped after 9.0 s: it took too long]")).toBe("x\n[stopped: it took too long]");
    expect(withoutDuration("no such line")).toBe("no such line");
  });
});
