/** What a command can see, use and leave behind, in each sandbox that this machine has, and in none. */
import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { openShell } from "../../src/adapters/machine.ts";
import { probeSandbox, withoutSandbox, type Sandbox } from "../../src/adapters/sandbox.ts";
import { toolchains, toolEnvironment } from "../../src/adapters/tool-environment.ts";
import type { Command, CommandEnd } from "../../src/ports.ts";

const base = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "remit-sandbox-")));
const at = (name: string) => join(base, name);
const FOLDERS = ["workspace", "temp", "temp/home/tmp", "home/.cargo/bin", "home/.ssh", "run", "bin"];
for (const name of FOLDERS) fs.mkdirSync(at(name), { recursive: true });
for (const name of ["temp/event.json", "home/.ssh/id_rsa", "home/.cargo/credentials.toml"]) {
  fs.writeFileSync(at(name), "a secret\n");
}
fs.writeFileSync(at("home/.cargo/bin/cargo"), "#!/bin/sh\necho built\n", { mode: 0o755 });
const docker = createServer().listen(at("run/docker.sock"));
afterAll(() => {
  docker.close();
  fs.rmSync(base, { recursive: true });
});

const own = {
  HOME: at("home"),
  PATH: `${at("home/.cargo/bin")}:${process.env["PATH"]}`,
  CARGO_HOME: at("home/.cargo"),
};
const environment = toolEnvironment({ ...own, JAVA_HOME: "/opt/java", GOPATH: "/go" }, at("temp/home"));
const view = {
  workspace: at("workspace"),
  writable: [at("temp/home")],
  hidden: [at("temp"), at("home"), at("run"), "/run"],
  readable: toolchains(own),
};

/** Programs of the machine but for one, so that the ladder's next rung is reached. */
function without(name: string): string {
  const programs = own.PATH.split(":").flatMap((place) => (fs.existsSync(place) ? list(place) : []));
  for (const [program, file] of new Map(programs.toReversed())) {
    if (program !== name && !fs.existsSync(join(at("bin"), program))) fs.symlinkSync(file, join(at("bin"), program));
  }
  return at("bin");
}

const list = (place: string) => fs.readdirSync(place).map((name) => [name, join(place, name)] as const);

const RUNGS = [
  ["bubblewrap", () => probeSandbox(view, own.PATH)],
  ["namespaces", () => probeSandbox(view, without("bwrap"))],
  ["none", () => withoutSandbox(own.PATH)],
] as const;

/** Whether the kernel allows what both rungs are made of; bubblewrap may still not be installed. */
function canMakeNamespaces(): boolean {
  if (!["bwrap", "unshare", "setpriv", "ip"].every((name) => fs.existsSync(join(without(""), name)))) return false;
  const kinds = ["--user", "--map-root-user", "--mount", "--pid", "--net", "--fork"];
  return spawnSync("unshare", [...kinds, "mount", "-t", "proc", "proc", "/proc"]).status === 0;
}

interface Ran {
  readonly output: string;
  readonly end: CommandEnd;
}

async function run(sandbox: Sandbox, line: string, over: Partial<Command> = {}): Promise<Ran> {
  await using shell = openShell({
    sandbox: sandbox.name,
    wrap: (argv, { directory }) => sandbox.wrap(argv, directory),
    starting: sandbox.starting,
  });
  const chunks: Buffer[] = [];
  const { signal } = new AbortController();
  const onOutput = (chunk: Buffer) => void chunks.push(chunk);
  const limits = { timeoutMs: 20_000, idleMs: 0 };
  const end = await shell.start({ line, directory: view.workspace, environment, onOutput, signal, ...limits, ...over })
    .ended;
  return { end, output: Buffer.concat(chunks).toString() };
}

/** How many processes of this machine are told in their arguments that they are of this test. */
function alive(mark: string): number {
  const pids = fs.readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => {
    try {
      return fs.readFileSync(`/proc/${pid}/cmdline`, "latin1").includes(mark);
    } catch {
      return false; // Gone meanwhile.
    }
  }).length;
}

// Each process of a session of its own, its output elsewhere, and, where a sandbox has it, without the mark it is known by.
const DAEMONS = (mark: string, clear: string) => `
(setsid ${clear} bash -c 'trap "" TERM HUP; while :; do sleep 0.05; done' ${mark} > /dev/null 2>&1 &)
setsid ${clear} bash -c '(trap "" TERM; while :; do sleep 0.05; done) & exit' ${mark} > /dev/null 2>&1
bash -c 'trap "" TERM HUP; while :; do sleep 0.05; done' ${mark} & echo up; wait
`;

describe.each(RUNGS)("in the sandbox %s", (name, find) => {
  let sandbox: Sandbox;
  let missing = false;
  beforeAll(async () => {
    sandbox = await find();
    missing = sandbox.name !== name; // A machine that does not let us make namespaces cannot show what they do.
    if (missing) expect(canMakeNamespaces()).toBe(false);
  });

  test("processes, memory and files have bounds", async () => {
    if (missing) return;
    const { output } = await run(
      sandbox,
      "ulimit -u; ulimit -c; dd if=/dev/zero of=/dev/null bs=13G count=1 2>&1 | tail -1; truncate -s 9G big || echo too large; rm -f big",
    );
    expect(output).toMatch(/^4096\n0\n.*(memory exhausted|Cannot allocate).*\n(?:.*\n)*.*too large\n$/);
  });

  test("git has an identity, and toolchains in the home are there without their credentials", async () => {
    if (missing) return;
    const line =
      "git init -q . && git commit -q --allow-empty -m x && git log -1 --format=%an; cargo; echo $JAVA_HOME $GOPATH";
    expect((await run(sandbox, line)).output).toBe("Remit\nbuilt\n/opt/java /go\n");
  });

  test("home, RUNNER_TEMP, /run and the docker socket are not there", async () => {
    if (missing || name === "none") return;
    const line = `cat ${at("temp/event.json")} ${at("home/.ssh/id_rsa")} ${at("home/.cargo/credentials.toml")}; ls ${at("run")}; ls /run; touch /usr/x /etc/x /var/tmp/x`;
    const { output } = await run(sandbox, `{ ${line}; } 2>/dev/null`);
    expect(output).toBe("");
    expect((await run(sandbox, "cat /proc/self/mountinfo")).output).not.toContain("docker.sock");
  });

  test("is put together by programs and libraries that no command can have put there, and has them inside", async () => {
    if (missing) return;
    const within = (part: string) => join(view.workspace, part);
    const [programs, libraries, trace] = [within("programs"), within("libraries"), within("trace")];
    const names = ["bash", "mount", "mkdir", "cp", "ip", "chroot", "setpriv", "env"];
    const plant = names.map((each) => {
      const real =
        own.PATH.split(":")
          .map((place) => join(place, each))
          .find((file) => fs.existsSync(file)) ?? each;
      // Outside, the home of the runner is to be seen: nothing that runs in a sandbox sees it.
      return `printf '#!/bin/sh\\ntest -e ${at("home/.ssh")} && echo ${each} >> ${trace}\\nexec ${real} "$@"\\n' > ${programs}/${each}`;
    });
    const broken = ["libcap.so.2", "libcap-ng.so.0", "libmount.so.1", "libselinux.so.1", "libblkid.so.1"];
    const libs = broken.map((library) => `echo no library > ${libraries}/${library}`);
    await run(sandbox, ["mkdir -p programs libraries", ...plant, ...libs, "chmod +x programs/*"].join("\n"));
    const planted = {
      ...environment,
      PATH: `${programs}::.:${environment["PATH"]}`,
      LD_LIBRARY_PATH: `:${libraries}`,
      BASH_ENV: `${programs}/none`,
    };
    const { output } = await run(sandbox, 'echo "$PATH" "$LD_LIBRARY_PATH" "$BASH_ENV"; env | grep -c REMIT_INSIDE', {
      environment: planted,
    });
    expect(output).toBe(`${planted.PATH} ${planted.LD_LIBRARY_PATH} ${planted.BASH_ENV}\n0\n`);
    if (name !== "none") expect(fs.existsSync(trace)).toBe(false);
    fs.rmSync(programs, { recursive: true });
    fs.rmSync(libraries, { recursive: true });
    fs.rmSync(trace, { force: true });
  });

  test("nobody gains rights, and no process outside is in sight", async () => {
    if (missing) return;
    const { output } = await run(sandbox, "grep -c 'NoNewPrivs:.*1' /proc/self/status; ls -d /proc/[0-9]* | wc -l");
    const [noNewPrivileges, processes] = output.trim().split("\n").map(Number);
    expect(noNewPrivileges).toBe(1);
    if (name !== "none") expect(processes).toBeLessThan(8);
  });

  test("nothing outlives the command's time", async () => {
    if (missing) return;
    const mark = `remit-late-${name}`;
    const { output, end } = await run(sandbox, DAEMONS(mark, name === "none" ? "" : "env -i"), { timeoutMs: 400 });
    expect({ output, kind: end.kind }).toEqual({ output: "up\n", kind: "timed_out" });
    expect(alive(mark)).toBe(0);
  });

  test("nothing outlives a command that ends by itself, nor a loop that starts ever more", async () => {
    if (missing) return;
    const mark = `remit-left-${name}`;
    const more = `(while :; do bash -c 'sleep 30' ${mark} & sleep 0.01; done) > /dev/null 2>&1 & sleep 0.3`;
    await run(sandbox, more);
    expect(alive(mark)).toBe(0);
  });

  test("nothing outlives a run that is cancelled", async () => {
    if (missing) return;
    const mark = `remit-cancelled-${name}`;
    const stop = new AbortController();
    const { end } = await run(sandbox, DAEMONS(mark, name === "none" ? "" : "env -i"), {
      signal: stop.signal,
      onOutput: () => stop.abort(),
    });
    expect(end.kind).toBe("cancelled");
    expect(alive(mark)).toBe(0);
  });
});
