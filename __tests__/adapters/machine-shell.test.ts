import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { openPlainCommands } from "../../src/adapters/machine.ts";
import { UNCONFINED } from "../world/scratch.ts";
import { until } from "../world/until.ts";
import type { ShellCommand, CommandEnd, Running, Shell } from "../../src/ports.ts";

const PATH = "/usr/local/bin:/usr/bin:/bin";
let directory: string;
beforeAll(() => {
  directory = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "remit-shell-")));
});
afterAll(() => fs.rmSync(directory, { recursive: true }));

interface Ran {
  readonly output: string;
  readonly end: CommandEnd;
}

function begin(
  line: string,
  over: Partial<ShellCommand>,
  shell: Pick<Shell, "start">,
): { running: Running; output: () => string } {
  const chunks: Buffer[] = [];
  const running = shell.start({
    line,
    directory,
    environment: { PATH },
    timeoutMs: 20_000,
    idleMs: 0,
    onOutput: (chunk) => chunks.push(chunk),
    signal: new AbortController().signal,
    ...over,
  });
  return { running, output: () => Buffer.concat(chunks).toString() };
}

async function run(line: string, over: Partial<ShellCommand> = {}): Promise<Ran> {
  await using shell = openPlainCommands(UNCONFINED);
  const { running, output } = begin(line, over, shell);
  return { end: await running.ended, output: output() };
}

/** Resolves when a command has printed something. */
function watchOutput(): { printed: Promise<void>; onOutput: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { printed: promise, onOutput: resolve };
}

/** Whether a process exists and is not a zombie. */
function isAlive(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) [ZX]/su.test(fs.readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

const pidIn = (name: string): number => Number(fs.readFileSync(join(directory, name), "utf8"));

describe("a command", () => {
  test("has its output and errors in the order they were written", async () => {
    const { output, end } = await run("for i in 1 2 3; do echo out $i; echo err $i >&2; done");
    expect(output).toBe("out 1\nerr 1\nout 2\nerr 2\nout 3\nerr 3\n");
    expect(end).toMatchObject({ kind: "exited", code: 0 });
  });

  test("can open its streams by name, as scripts do", async () => {
    const { output } = await run("echo a > /dev/stderr; echo b > /dev/stdout; echo c | tee /dev/stderr");
    expect(output).toBe("a\nb\nc\nc\n");
  });

  test("ends with its code, or with the signal that killed it", async () => {
    expect((await run("exit 42")).end).toMatchObject({ kind: "exited", code: 42 });
    expect((await run("kill -KILL $$")).end).toMatchObject({ kind: "signalled", signal: "SIGKILL" });
  });

  test("runs in its directory, with only the environment it was given", async () => {
    process.env["REMIT_TEST_SECRET"] = "secret";
    const { output } = await run("pwd; env", { environment: { PATH, GIVEN: "1" } });
    delete process.env["REMIT_TEST_SECRET"];
    const [where, ...variables] = output.trimEnd().split("\n");
    expect(where).toBe(directory);
    const names = variables.map((line) => line.split("=")[0] ?? "").sort();
    // Bash itself adds the last three.
    expect(names).toEqual(["GIVEN", "PATH", "PWD", "REMIT_COMMAND", "SHLVL", "_"]);
  });

  test("has empty input unless it is given some", async () => {
    expect((await run('cat; read x; echo "got [$x]"')).output).toBe("got []\n");
    expect((await run("cat", { input: "given\n" })).output).toBe("given\n");
    expect((await run("cat /dev/stdin", { input: "given\n" })).output).toBe("given\n");
    expect((await run("true", { input: "x".repeat(1_000_000) })).end).toMatchObject({ kind: "exited", code: 0 });
  });

  test("leads its own process group", async () => {
    const { output } = await run("echo $$ $(ps -o pgid= -p $$)");
    const [pid, group] = output.trim().split(/\s+/u);
    expect(group).toBe(pid);
  });

  test("with much output at its end loses none", async () => {
    const { output } = await run("head -c 3000000 /dev/zero | tr '\\0' x; echo end");
    expect(output.length).toBe(3_000_004);
    expect(output.endsWith("xend\n")).toBe(true);
  });

  test("that cannot be started is reported", async () => {
    expect((await run("true", { environment: { PATH: directory } })).end).toMatchObject({
      kind: "not_started",
      message: expect.stringContaining("ENOENT"),
    });
    expect((await run("true", { directory: join(directory, "missing") })).end).toMatchObject({ kind: "not_started" });
  });

  test("longer than the system allows is refused with advice", async () => {
    const { end } = await run(`true ${"x".repeat(200_000)}`);
    expect(end).toEqual({ kind: "not_started", message: "the command line is too long; put it into a script file" });
  });

  test("is wrapped as configured, and gets the variables set for all commands", async () => {
    const seen: (readonly string[])[] = [];
    const wrap = (argv: readonly string[]): readonly string[] => {
      seen.push(argv);
      return ["/usr/bin/env", "WRAPPED=yes", ...argv];
    };
    await using shell = openPlainCommands({ ...UNCONFINED, wrap, environment: { HOME: "/a/home" } });
    const { running, output } = begin("echo $WRAPPED $HOME", { environment: { PATH, HOME: "/mine" } }, shell);
    await running.ended;
    expect(output()).toBe("yes /a/home\n");
    expect(seen).toEqual([["bash", "-c", "echo $WRAPPED $HOME"]]);
  });

  test("does not start when it is refused, or once the run is over", async () => {
    let why: string | undefined = "not now";
    const shell = openPlainCommands({ ...UNCONFINED, refusal: () => why });
    expect(await begin("true", {}, shell).running.ended).toEqual({ kind: "not_started", message: "not now" });
    why = undefined;
    expect(await begin("true", {}, shell).running.ended).toMatchObject({ kind: "exited", code: 0 });
    await shell[Symbol.asyncDispose]();
    expect(await begin("true", {}, shell).running.ended).toEqual({ kind: "not_started", message: "the run is over" });
  });
});

describe("a limit", () => {
  test("on time stops a command, which may still print something", async () => {
    const { output, end } = await run("trap 'echo bye; exit 0' TERM; echo up; sleep 60 & wait", { timeoutMs: 150 });
    expect(end).toMatchObject({ kind: "timed_out", after: "total" });
    expect(output).toBe("up\nbye\n");
  });

  test("on silence stops a silent command, but not one that keeps printing", async () => {
    const quiet = await run("echo up; sleep 60", { idleMs: 100 });
    expect(quiet.end).toMatchObject({ kind: "timed_out", after: "idle" });
    // Longer in all than the limit; on a busy machine a pause may be several times as long.
    const printing = await run("for i in $(seq 12); do echo $i; sleep 0.1; done", { idleMs: 1_000 });
    expect(printing.end).toMatchObject({ kind: "exited", code: 0 });
  });

  test("applies to a command that ignores SIGTERM", async () => {
    const { end } = await run("trap '' TERM; echo up; while :; do sleep 0.05; done", { timeoutMs: 100 });
    expect(end).toMatchObject({ kind: "timed_out" });
  });

  test("of the run itself stops a command too", async () => {
    const abort = new AbortController();
    const { printed, onOutput } = watchOutput();
    await using shell = openPlainCommands(UNCONFINED);
    const { running } = begin("echo up; sleep 60", { signal: abort.signal, onOutput }, shell);
    await printed;
    abort.abort();
    expect(await running.ended).toMatchObject({ kind: "cancelled" });
    expect((await run("sleep 60", { signal: abort.signal })).end).toMatchObject({ kind: "cancelled" });
  });
});

describe("a process that a command leaves running", () => {
  test.each([
    ["in the background", "sleep 300 & echo $! > $OUT"],
    ["with its output elsewhere", "sleep 300 > /dev/null 2>&1 & echo $! > $OUT"],
    ["with another environment", "env -i sleep 300 & echo $! > $OUT; sleep 0.1"],
    ["in its own session", "setsid bash -c 'echo $$ > $OUT; exec sleep 300' > /dev/null 2>&1 & sleep 0.1"],
    ["as a daemon", "(setsid nohup bash -c 'echo $$ > $OUT; exec sleep 300' > /dev/null 2>&1 &) ; sleep 0.1"],
    ["ignoring SIGTERM", "bash -c 'trap \"\" TERM; echo $$ > $OUT; while :; do sleep 0.05; done' & sleep 0.1"],
  ])("%s is killed and reported", async (_, line) => {
    const { end } = await run(line, { environment: { PATH, OUT: join(directory, "pid") } });
    expect(end).toMatchObject({ kind: "exited", code: 0, leftBehind: true });
    expect(isAlive(pidIn("pid"))).toBe(false);
  });

  test("is not reported for a command that leaves none", async () => {
    expect(await run("sleep 0.01 & wait; true | cat")).toMatchObject({ end: { kind: "exited", code: 0 } });
    expect((await run("true")).end).not.toHaveProperty("leftBehind");
  });

  test("is dead once the shell is disposed, however it tried to escape", async () => {
    const { printed, onOutput } = watchOutput();
    const pids = ["group", "session"].map((name) => join(directory, name));
    const line = `echo $$ > ${pids[0]}; setsid bash -c 'trap "" TERM; echo $$ > ${pids[1]}; echo up; while :; do sleep 0.05; done' & wait`;
    let running: Running;
    {
      await using shell = openPlainCommands(UNCONFINED);
      ({ running } = begin(line, { timeoutMs: 0, onOutput }, shell));
      await printed;
      expect(pids.map((file) => isAlive(Number(fs.readFileSync(file, "utf8"))))).toEqual([true, true]);
    }
    expect(pids.map((file) => isAlive(Number(fs.readFileSync(file, "utf8"))))).toEqual([false, false]);
    expect(await running.ended).toMatchObject({ kind: "signalled" });
  });
});

test("a process that crashes takes its commands with it", async () => {
  const crash = `
    import { openPlainCommands } from ${JSON.stringify(new URL("../../src/adapters/plain-commands.ts", import.meta.url).href)};
    const line = "setsid bash -c 'echo $$ > $OUT; echo up; exec sleep 300' & wait";
    const environment = { PATH: ${JSON.stringify(PATH)}, OUT: ${JSON.stringify(join(directory, "crashed"))} };
    const onOutput = () => { throw new Error("crashed on purpose"); };
    const { signal } = new AbortController();
    openPlainCommands({ wrap: (argv) => argv, refusal: () => undefined }).start({ line, directory: "/", environment, timeoutMs: 0, idleMs: 0, onOutput, signal });
  `;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module-typescript", "--eval", crash], {
    encoding: "utf8",
  });
  expect({ status, told: stderr.includes("crashed on purpose") }).toEqual({ status: 1, told: true });
  await until(() => !isAlive(pidIn("crashed"))); // It may have been killed, but not yet died.
});

describe("several commands at a time", () => {
  test("do not mix their output, even when there are more than were prepared", async () => {
    await using shell = openPlainCommands(UNCONFINED);
    const all = Array.from({ length: 20 }, (_, index) => begin(`echo ${index}; echo ${index}`, {}, shell));
    await Promise.all(all.map(({ running }) => running.ended));
    expect(all.map(({ output }) => output())).toEqual(all.map((_, index) => `${index}\n${index}\n`));
  });

  test("leave no files or descriptors behind", async () => {
    await run("true");
    const descriptors = fs.readdirSync("/proc/self/fd").length;
    await run("true");
    await run("echo x");
    expect(fs.readdirSync("/proc/self/fd").length).toBeLessThanOrEqual(descriptors);
    expect(fs.readdirSync(tmpdir()).filter((name) => name.startsWith(`remit-streams-${process.pid}-`))).toEqual([]);
  });
});
