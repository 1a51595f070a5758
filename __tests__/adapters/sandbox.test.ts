/** What a command can see, use and leave behind in the sandbox, for each way to one that works here. */
import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { release } from "node:os";
import { mock } from "node:test";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { readMounts } from "../../src/adapters/mounts.ts";
import { cases, LONG } from "../world/long.ts";
import { openSandboxSite } from "../world/sandbox-site.ts";
import { drive, triedWays, type Driven, type TriedWay } from "../world/sandbox-ways.ts";

const ALL = process.env["REMIT_ALL_WAYS"] === "1";
const WAYS = triedWays();
/** Of those that can be tried here. */
const FIRST = WAYS.find(({ lacks }) => lacks === undefined);

/** The number of living processes on this machine that have the mark among their arguments. */
function alive(mark: string): number {
  const pids = fs.readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => read(`/proc/${pid}/cmdline`).includes(mark)).length;
}

function read(file: string): string {
  try {
    return fs.readFileSync(file, "latin1");
  } catch {
    return ""; // The process has ended meanwhile.
  }
}

/** All descendants of a process, of any user. */
function below(pid: number): readonly number[] {
  const own = read(`/proc/${pid}/task/${pid}/children`).trim().split(" ").filter(Boolean).map(Number);
  return own.flatMap((each) => [each, ...below(each)]);
}

/** Only root may kill what root started; tests that run as another user have sudo. */
function kill(pid: number, way: string): void {
  const bySudo = way === "sudo" && process.getuid?.() !== 0;
  expect(spawnSync("env", [...(bySudo ? ["sudo", "-n"] : []), "kill", "-KILL", String(pid)])).toMatchObject({
    status: 0,
  });
}

/** Resolves once the condition holds; otherwise jest's time limit ends the test. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}

const SERVICE = "while :; do sleep 0.05; done";

describe.each(WAYS.map((tried) => [tried.way, tried] as const))("the sandbox opened by %s", (way, tried: TriedWay) => {
  const works = tried.lacks === undefined || ALL;
  const check = works ? test : test.skip;
  /** For what the keeper does in the same way however it was started: the quick tests try it in one way. */
  const checkOnce: typeof check | (() => void) = LONG || ALL || tried === FIRST ? check : () => undefined;
  let site: Driven;
  const odd = "odd 'q\"\n:,\\ \t#é =";
  beforeAll(async () => {
    if (!works) return;
    const inherited = fs.openSync("/", "r");
    site = await drive(tried, {
      inherited,
      name: odd,
      files: { "src/a.txt": "a\n", "src/b.txt": "b\n", "secret.txt": "geheim\n", "dir/x": "x\n", link: { link: "/" } },
      sight: (at) => ({ covered: [at("workspace/secret.txt"), at("workspace/not/there.txt")] }),
    });
    fs.closeSync(inherited);
  });
  afterAll(async () => await site?.[Symbol.asyncDispose]());

  check("it opens with odd characters in the paths of the checkout and the run", async () => {
    expect(site.way).toBe(way);
    expect(site.layer).toMatchObject({ upper: expect.any(String), renames: way !== "user namespaces" });
    expect(await site.run("pwd; cat src/a.txt")).toMatchObject({
      code: 0,
      left: false,
      output: `${site.workspace}\na\n`,
    });
  });

  const checkAsRoot = works && process.getuid?.() === 0 ? test : test.skip;
  checkAsRoot(
    "what the machine keeps in memory at /run, as nearly all do, is hidden; Remit's program is seen",
    async () => {
      await using own = await drive(tried, { inMemory: "/run" });
      expect((await own.run("ls -A /run")).output).toBe("remit\n");
    },
  );

  checkOnce("a command returns its output in order, and its exit code or its signal as a code", async () => {
    const { output } = await site.run("for i in 1 2 3; do echo out $i; echo err $i >&2; done");
    expect(output).toBe("out 1\nerr 1\nout 2\nerr 2\nout 3\nerr 3\n");
    expect((await site.run("exit 42")).code).toBe(42);
    expect((await site.run("kill -KILL $$")).code).toBe(137);
    expect((await site.begin({ argv: ["no-such-program"] }).ended).code).toBe(127);
    expect((await site.run("pwd", { directory: "/no/such/place" })).code).toBe(126);
    expect((await site.run("echo a; echo b >&2", { errorsApart: true })).errors).toBe("b\n");
  });

  checkOnce("a command can open its streams by name and write more than a pipe holds", async () => {
    const { output } = await site.run(
      "echo a > /dev/stderr; echo b > /dev/stdout; head -c 1000000 /dev/zero | tr '\\0' x",
    );
    expect(output).toBe(`a\nb\n${"x".repeat(1_000_000)}`);
  });

  checkOnce("a command reads a text, a pipe or nothing", async () => {
    expect((await site.run("cat; echo end")).output).toBe("end\n");
    expect((await site.run("cat /dev/stdin; cat", { input: { text: "given\n" } })).output).toBe("given\ngiven\n");
    expect((await site.run("wc -c", { input: { text: "x".repeat(300_000) } })).output.trim()).toBe("300000");
    expect((await site.run("cat", { input: { text: "pipe" } })).output).toBe("pipe");
    const echo = site.begin({ argv: ["cat"], input: "pipe" });
    echo.input("one\n");
    await echo.says("one\n");
    echo.input("two\n");
    echo.input(null);
    expect(await echo.ended).toMatchObject({ code: 0, output: "one\ntwo\n" });
  });

  checkOnce("input sent before a command has started is not lost, nor is its end", async () => {
    const many = Array.from({ length: 5 }, () => {
      const one = site.begin({ argv: ["cat"], input: "pipe" });
      one.input("early\n");
      one.input(null);
      return one.ended;
    });
    expect((await Promise.all(many)).map(({ output }) => output)).toEqual(many.map(() => "early\n"));
  });

  checkOnce("the keeper makes the next pipes before Remit has used all that it has", async () => {
    await using own = await drive(tried, {});
    const pipes = () => fs.readdirSync(own.at("run/pipes")).filter((name) => !name.includes("."));
    const found = new Set(pipes());
    while (pipes().every((name) => found.has(name))) await own.run("true");
    // Those of the last two commands may still be there when none is left to use.
    expect(pipes().filter((name) => found.has(name)).length).toBeGreaterThan(4);
  });

  checkOnce(
    "arguments arrive unchanged, with spaces, quotes and newlines, and one that is too long is refused",
    async () => {
      const args = ["a b", "'", '"', "$HOME", "`id`", "\\", "new\nline", "", "*", "ü\u{1f600}", "-n"];
      const { output } = await site.begin({ argv: ["printf", "%s\\0", ...args] }).ended;
      expect(output.split("\0").slice(0, -1)).toEqual(args);
      const large = Array.from({ length: 5 }, () => "x".repeat(100_000));
      expect((await site.begin({ argv: ["bash", "-c", 'echo "$*" | wc -c', "x", ...large] }).ended).output.trim()).toBe(
        "500005",
      );
      const huge = await site.begin({ argv: ["/bin/true", "x".repeat(200_000)] }).ended;
      expect(huge.output).toMatch(/too long/);
      expect(huge.code).toBe(126);
    },
  );

  check("a command gets the given environment, with odd names and values, and nothing else", async () => {
    const environment = {
      PATH: site.path,
      ODD: "a\nb'c\"d$e`f\\g\u{1f600}",
      EMPTY: "",
      "npm_config_@scope:registry": "https://npm.example/",
      "INPUT_A-B": "dash",
      "a.b": "dot",
      SECONDS: "later",
      RANDOM: "4",
      GROUPS: "mine",
      POSIXLY_CORRECT: "y",
      LC_ALL: "xx_NOWHERE.UTF-8",
      IFS: "x",
      TMOUT: "1",
      CDPATH: "/",
    };
    const { output } = await site.begin({ argv: ["env", "-0"], environment }).ended;
    const seen = output
      .split("\0")
      .slice(0, -1)
      .map((entry) => [entry.split("=")[0] ?? "", entry.slice(entry.indexOf("=") + 1)]);
    expect(Object.fromEntries(seen)).toMatchObject(environment);
    const names = seen.map(([name]) => name).filter((name) => !((name as string) in environment));
    // Bash adds these itself.
    expect(names.filter((name) => !["PWD", "OLDPWD", "SHLVL", "_"].includes(name as string))).toEqual([]);
  });

  check("starting a command reads no profile and no start-up file that a variable names", async () => {
    await site.run(
      "echo 'echo planted' > plant; mkdir -p $HOME; echo 'echo planted' > ~/.bashrc; cp ~/.bashrc ~/.profile",
      {
        environment: { PATH: site.path, HOME: "/tmp/home" },
      },
    );
    const environment = { PATH: site.path, HOME: "/tmp/home", ENV: `${site.workspace}/plant` };
    expect((await site.begin({ argv: ["echo", "alone"], environment }).ended).output).toBe("alone\n");
    expect((await site.begin({ argv: ["cat"], input: { text: "in\n" }, environment }).ended).output).toBe("in\n");
  });

  check("commands run in parallel, and none sees another's processes or output", async () => {
    const all = Array.from({ length: 10 }, (_, index) => site.run(`echo ${index}; ls -d /proc/[0-9]* | wc -l`));
    const ends = await Promise.all(all);
    expect(ends.map(({ output }) => output.split("\n")[0])).toEqual(ends.map((_, index) => String(index)));
    for (const { output } of ends) expect(Number(output.split("\n")[1])).toBeLessThan(8);
  });

  check.each([
    ["in the background", (mark: string) => `bash -c '${SERVICE}' ${mark} & sleep 0.2`],
    [
      "in its own session, with its output elsewhere",
      (mark: string) => `setsid bash -c '${SERVICE}' ${mark} >/dev/null 2>&1 & sleep 0.2`,
    ],
    [
      "as a daemon without an environment",
      (mark: string) => `(env -i setsid bash -c '${SERVICE}' ${mark} >/dev/null 2>&1 &); sleep 0.2`,
    ],
    [
      "ignoring signals",
      (mark: string) => `(trap "" TERM HUP; bash -c 'trap "" TERM; ${SERVICE}' ${mark} >/dev/null 2>&1 &); sleep 0.2`,
    ],
  ])("a process that a command leaves running %s is killed and reported", async (kind, line) => {
    const mark = `remit-left-${process.pid}-${kind.length}-${way.length}`;
    expect(await site.run(line(mark))).toMatchObject({ code: 0, left: true });
    expect(alive(mark)).toBe(0);
    expect((await site.run("sleep 0.01 & wait; true | cat")).left).toBe(false);
  });

  check("a killed command may print its last output; one that ignores signals dies with all its children", async () => {
    const stopsOnTerm = site.begin({ argv: ["bash", "-c", "trap 'echo bye; exit 3' TERM; echo up; sleep 60 & wait"] });
    await stopsOnTerm.says("up");
    await stopsOnTerm.kill();
    expect(await stopsOnTerm.ended).toMatchObject({ code: 3, output: "up\nbye\n" });
    const mark = `remit-deaf-${process.pid}-${way.length}`;
    const children = `for i in {1..20}; do setsid bash -c 'trap "" TERM; while :; do echo >> alive; done' ${mark} & done`;
    const ignoresTerm = site.begin({ argv: ["bash", "-c", `trap '' TERM; ${children}; echo up; ${SERVICE}`] });
    await ignoresTerm.says("up");
    await ignoresTerm.kill();
    expect(alive(mark)).toBe(0);
    expect((await ignoresTerm.ended).code).toBe(137);
    expect((await site.run("echo fine")).output).toBe("fine\n");
    await ignoresTerm.kill();
  });

  check("commands can write only in the checkout, and only to a layer over it", async () => {
    const places = "/usr /etc / /opt /var /dev /proc/sys/kernel /sys".split(" ");
    const line = places.map((place) => `touch ${place}/x 2>/dev/null && echo ${place}`).join("; ");
    expect((await site.run(`${line}; rm -f /dev/fd /dev/null 2>/dev/null; ls -d /dev/fd /dev/null`)).output).toBe(
      "/dev/fd\n/dev/null\n",
    );
    await site.run("echo new > src/new.txt; echo more >> src/a.txt; rm src/b.txt");
    expect(fs.readdirSync(site.at("workspace/src")).sort()).toEqual(["a.txt", "b.txt"]);
    expect(fs.readFileSync(site.at("workspace/src/a.txt"), "utf8")).toBe("a\n");
    expect((await site.run("cat src/a.txt src/new.txt; ls src")).output).toBe("a\nmore\nnew\na.txt\nnew.txt\n");
  });

  check("closing does not wait until the disk has everything: Linux 5.10 and newer can leave that out", async () => {
    const { output } = await site.run("grep -F ' - overlay ' /proc/self/mountinfo");
    const layers = output.trim().split("\n");
    const [major = 0, minor = 0] = release().split(".").map(Number);
    const can = major > 5 || (major === 5 && minor >= 10);
    expect(layers).not.toEqual([""]);
    expect(layers.filter((layer) => /[,=]volatile\b/.test(layer))).toEqual(can ? layers : []);
  });

  check("hidden files cannot be reached by any path, and covered files are always empty", async () => {
    const dark = site.at("dark/secret");
    const line = `cat link"$1" "$1" /proc/1/root"$1" /proc/self/cwd/link"$1"; ls "$2" /run/pipes; cat secret.txt`;
    const seen = await site.begin({ argv: ["bash", "-c", `{ ${line}; } 2>/dev/null`, "look", dark, site.at("run")] })
      .ended;
    expect(seen.output).toBe("");
    const attempts = [
      "rm -f secret.txt",
      "mv secret.txt x",
      "umount secret.txt",
      "umount -l /tmp",
      "echo x > secret.txt",
    ];
    const own = "unshare -Urm bash -c 'umount -l secret.txt; cat secret.txt'; chroot / true && echo chroot";
    const { output } = await site.run(
      `{ ${[...attempts, own].join("; ")}; ls secret.txt; cat secret.txt; } 2>/dev/null`,
    );
    expect(output).toBe("secret.txt\n");
  });

  check("commands have no privileges and no way to gain any, no network and no file of the keeper", async () => {
    const status = (await site.run("grep -E '^(Cap|NoNew)' /proc/self/status")).output;
    expect(status.replaceAll("\t", " ")).toMatch(
      /^CapInh: 0+\nCapPrm: 0+\nCapEff: 0+\nCapBnd: 0+\nCapAmb: 0+\nNoNewPrivs: 1\n$/,
    );
    const escalate =
      "sudo -n id || su -c id || unshare -m true || unshare -Ur true || mount -t tmpfs x /tmp || mknod d b 254 0 || nsenter -t 1 -m true";
    expect((await site.run(`{ ${escalate}; } >/dev/null 2>&1 && echo gained`)).output).toBe("");
    expect((await site.run("tail -n +3 /proc/net/dev | grep -vc lo:")).output).toBe("0\n");
    const open = (await site.run("readlink /proc/self/fd/* /proc/1/fd/*")).output
      .split("\n")
      .filter((each) => each !== "");
    expect(open.filter((each) => /\/(stage|layer)\/|^\/$|pipe:/.test(each))).toEqual([]);
  });

  check("processes, files and memory are limited", async () => {
    const { output } = await site.run(
      "ulimit -u; ulimit -c; { truncate -s 9G big || echo large; } 2>/dev/null; rm -f big",
    );
    const [processes, core, ...rest] = output.trim().split("\n");
    expect(Number(processes)).toBeLessThanOrEqual(4_096);
    expect([core, rest]).toEqual(["0", ["large"]]);
    expect((await site.run("dd if=/dev/zero of=/dev/null bs=13G count=1 2>&1")).output).toMatch(/exhausted|allocate/);
  });

  check("a command runs in namespaces made in advance, and still sees later changes", async () => {
    const first = await site.run("sleep 0.3; echo late > src/late.txt; cut -d. -f1-2 /proc/uptime | cut -d' ' -f1");
    const { output } = await site.run("cat src/late.txt; cut -d' ' -f22 /proc/1/stat; ls -d /proc/[0-9]* | wc -l");
    const [late, begun, processes] = output.split("\n");
    expect(late).toBe("late");
    expect(Number(begun) / 100).toBeLessThan(Number(first.output)); // USER_HZ is 100 on every Linux.
    expect(Number(processes)).toBeLessThanOrEqual(4); // Its first process, bash, ls and wc.
    await site.run("rm src/late.txt");
  });

  check("commands share one /tmp, which is not the machine's", async () => {
    await site.run("echo kept > /tmp/scratch");
    expect((await site.run("cat /tmp/scratch; ls /tmp | grep -c remit-programs")).output).toBe("kept\n0\n");
    expect(fs.readFileSync(site.at("run/scratch/scratch"), "utf8")).toBe("kept\n");
  });

  check("files that a command leaves in /dev/shm mislead neither the keeper nor the next command", async () => {
    await site.run("ln -sf /proc/sys/kernel/domainname /dev/shm/.settings; ls -l /dev/shm >/dev/null");
    const evil = "rm -f /dev/shm/.settings; while :; do echo 'tmpfs /mnt tmpfs' >> /dev/shm/.settings; done";
    const racing = site.begin({ argv: ["bash", "-c", `echo up; ${evil}`] });
    await racing.says("up");
    for (let round = 0; round < cases(10); round += 1)
      expect(
        (await site.run("grep -c ' /mnt tmpfs' /proc/self/mounts; cat /proc/sys/kernel/domainname | grep -c proc"))
          .output,
      ).toBe("0\n0\n");
    await racing.kill();
  });

  check("a directory that was open when the run started is not open to commands", async () => {
    expect(fs.readlinkSync(`/proc/${site.pid}/fd/30`)).toBe("/");
    const { output } = await site.run("ls -d /proc/self/fd/*/etc /proc/1/fd/*/etc 2>/dev/null");
    expect(output).toBe("");
  });

  check("the keeper takes no orders from commands and limits what they report", async () => {
    const line =
      "for fd in 3 4 6 7 8 9; do echo 'run 99 root 99 /dev/null a b c d' >&$fd; done 2>/dev/null; head -c 10000000 /dev/zero > /proc/1/fd/4; echo 1 0";
    expect(await site.run(line)).toMatchObject({ code: 0, output: "1 0\n" });
    expect((await site.run("echo after")).output).toBe("after\n");
  });

  check("when the keeper dies, running commands end and no new one starts", async () => {
    await using other = await drive(tried);
    const mark = `remit-orphan-${process.pid}-${way.length}`;
    const one = other.begin({ argv: ["bash", "-c", `exec -a ${mark} bash -c "echo up; ${SERVICE}" ${mark}`] });
    await one.says("up");
    for (const pid of below(other.pid).slice(0, 2)) kill(pid, way);
    expect((await one.ended).code).toBe(137);
    await until(() => alive(mark) === 0);
    expect(await other.run("echo late")).toMatchObject({ code: -1, errors: expect.stringContaining("has ended") });
  });

  check("one opens over the layer of another whose keeper was killed", async () => {
    await using other = await drive(tried, { abandoned: true });
    expect(other.layer.copied).toBeUndefined();
    expect((await other.run("echo edit > edit.txt; cat edit.txt")).output).toBe("edit\n");
  });

  check("when the run's own process is killed, no process or mount remains, and edits are kept", async () => {
    const other = await drive(tried);
    const mark = `remit-killed-${process.pid}-${way.length}`;
    const one = other.begin({
      argv: ["bash", "-c", `echo edit > edit.txt; setsid bash -c '${SERVICE}' ${mark} & echo up; wait`],
    });
    await one.says("up");
    const family = below(other.pid);
    expect(family.length).toBeGreaterThan(1);
    process.kill(other.pid, "SIGKILL");
    await until(() => alive(mark) === 0 && family.every((pid) => !fs.existsSync(`/proc/${pid}`)));
    expect(read("/proc/self/mountinfo")).not.toContain(other.base);
    expect(fs.readFileSync(other.at("run/layer/upper/edit.txt"), "utf8")).toBe("edit\n");
    await other[Symbol.asyncDispose]();
  });
});

describe("when no sandbox can be opened", () => {
  afterEach(() => mock.timers.reset());

  test("each way to one gives its reason in the system's own words", async () => {
    const bare = fs.mkdtempSync("/var/tmp/remit-bare-");
    for (const name of ["bash", "unshare", "setpriv"])
      fs.writeFileSync(`${bare}/${name}`, "#!/bin/sh\necho no way >&2\nexit 1\n", { mode: 0o755 });
    await using site = await openSandboxSite({ path: bare });
    fs.rmSync(bare, { recursive: true });
    const reasons = site.opened.kind === "none" ? site.opened.reasons : [];
    expect(reasons.length).toBeGreaterThan(0);
    for (const reason of reasons) expect(reason).toMatch(/^(root|sudo|user namespaces): /);
    expect(reasons.at(-1)).toBe("user namespaces: no way");
  });

  test("one whose mounts hang is given up and killed", async () => {
    const slow = fs.mkdtempSync("/var/tmp/remit-slow-");
    const mark = `600.${process.pid}`;
    fs.writeFileSync(`${slow}/unshare`, `#!/bin/sh\nexec sleep ${mark}\n`, { mode: 0o755 });
    mock.timers.enable({ apis: ["setTimeout"] });
    let over = false;
    const opening = openSandboxSite({ path: `${slow}:${process.env["PATH"]}` }).finally(() => (over = true));
    await until(() => {
      mock.timers.tick(1_000);
      return over;
    });
    await using site = await opening;
    fs.rmSync(slow, { recursive: true });
    const reasons = site.opened.kind === "none" ? site.opened.reasons : [];
    expect(reasons.at(-1)).toBe("user namespaces: it did not answer within 20 s");
    await until(() => alive(mark) === 0);
    mock.timers.reset();
    await new Promise((resolve) => setTimeout(resolve, 100)); // What its end rejects, if anything, fails this test.
  });

  test("missing programs are named", async () => {
    await using site = await openSandboxSite({ path: "/nowhere" });
    const missing = ["bash", "unshare", "setpriv"].filter(
      (name) => !fs.existsSync(`/usr/sbin/${name}`) && !fs.existsSync(`/sbin/${name}`),
    );
    if (site.opened.kind === "none") expect(site.opened.reasons.join()).toContain(missing.join(", "));
    else expect(missing).toEqual([]);
  });
});

/** Whether this process may mount anything. */
const mounts = process.getuid?.() === 0 && spawnSync("unshare", ["--mount", "true"]).status === 0;

(mounts ? test : test.skip)(
  "mounts of the machine are readable, and no command fails when one disappears",
  async () => {
    const [volume, other] = [fs.mkdtempSync("/mnt/remit-volume-"), fs.mkdtempSync("/var/tmp/remit-volume-")];
    for (const place of [volume, other]) {
      mustRun("mount", "-t", "tmpfs", "tmpfs", place);
      fs.writeFileSync(`${place}/file`, "on a mount\n");
    }
    // The second volume lies below a hidden directory.
    await using site = await openSandboxSite({ sight: () => ({ shown: [other] }) });
    const write = (place: string) => `: 2> /dev/null > ${place}/own || echo read-only`;
    expect(await site.run(`cat ${other}/file; ${write(volume)}; ${write(other)}`)).toMatchObject({
      output: "on a mount\nread-only\nread-only\n",
    });
    const scratch = (name: string) => site.at(`run/scratch/${name}`);
    const waiting = site.run(`cat ${volume}/file; : > /tmp/ready; until [ -e /tmp/go ]; do sleep 0.02; done; echo on`);
    await until(() => fs.existsSync(scratch("ready")));
    for (const place of [volume, other]) {
      mustRun("umount", "-l", place);
      fs.rmdirSync(place);
    }
    expect(readMounts().map(({ path }) => path)).not.toContain(volume);
    fs.writeFileSync(scratch("go"), "");
    expect(await waiting).toMatchObject({ code: 0, output: "on a mount\non\n" });
    expect(await site.run("echo again; ls / > /dev/null")).toMatchObject({ code: 0, output: "again\n" });
  },
);

(mounts ? test : test.skip)(
  "commands write to a copy of a package cache, and only read one that no layer can lie over",
  async () => {
    const room = fs.mkdtempSync("/var/tmp/remit-caches-");
    mustRun("mount", "-t", "tmpfs", "tmpfs", room);
    const [plain, once, twice] = ["plain", "once", "twice"].map((name) => `${room}/${name}`) as [
      string,
      string,
      string,
    ];
    for (const place of [plain, once, twice, `${room}/empty`]) fs.mkdirSync(place);
    fs.writeFileSync(`${plain}/package`, "cached\n");
    // The kernel allows two layers over one another, but not a third.
    mustRun("mount", "-t", "overlay", "-o", `lowerdir=${plain}:${room}/empty`, "overlay", once);
    mustRun("mount", "-t", "overlay", "-o", `lowerdir=${once}:${room}/empty`, "overlay", twice);
    try {
      await using site = await openSandboxSite({ sight: () => ({ layered: [plain, twice] }) });
      const use = (place: string) => `cat ${place}/package; : 2> /dev/null > ${place}/new || echo read-only`;
      expect(await site.run(`${use(plain)}; ${use(twice)}; ls ${plain}`)).toMatchObject({
        output: "cached\ncached\nread-only\nnew\npackage\n",
      });
      expect(site.opened).toMatchObject({ kind: "open", sandbox: { layer: { upper: expect.any(String) } } });
    } finally {
      mustRun("umount", "-R", "-l", room);
      fs.rmdirSync(room);
    }
    expect(readMounts().map(({ path }) => path)).not.toContain(room);
  },
);

function mustRun(...[program = "", ...args]: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
}
