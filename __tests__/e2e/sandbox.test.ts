/** What commands and file tools can reach in the sandbox: through the built action, with every kind of sandbox. */
import { mkdir, writeFile } from "node:fs/promises";
import { lookup } from "node:dns/promises";
import { createServer } from "node:net";
import { hostname } from "node:os";
import path from "node:path";
import { describe, expect } from "@jest/globals";
import { call, say, type Step } from "../world/gemini.ts";
import { testEachWay, testOneWay } from "../world/ways.ts";
import { openWorld, type Run, type RunOptions, type WorldOptions } from "../world/world.ts";
import { EDIT_POLICY, SHOP } from "./shop.ts";

const people = { users: { maria: "write" } } as const;
const shell = (command: string) => call("run_shell_command", { command });

/** The answer to each call, in order. */
async function play(script: readonly Step[], options: Partial<WorldOptions>, how: RunOptions = {}) {
  const world = await openWorld({
    ...people,
    files: SHOP,
    policy: EDIT_POLICY,
    ...options,
    script: [...script, say("Done.")],
  });
  const issue = world.github.openIssue({ as: "maria", title: "Look around" });
  const run = await world.comment("maria", issue.number, "@remit look around", how);
  return { world, run, answers: answersOf(run) };
}

function answersOf({ entries }: Run): readonly string[] {
  return entries.flatMap(({ event }) => (event.type === "call.finished" ? [event.answer.text] : []));
}

/** Looks for what it must not find. A file contains what to look for, spelled backwards. */
const LOOK = `
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
const can = (act) => { try { return act() ?? true; } catch { return false; } };
const runs = (line) => can(() => execFileSync("bash", ["-c", line], { stdio: "ignore", timeout: 5000 }) && true);
const { port, files, needles } = JSON.parse(readFileSync("look.json", "utf8"));
const secrets = needles.map((each) => [...each].reverse().join(""));
const processes = readdirSync("/proc").filter((pid) => /^\\d+$/.test(pid));
const seen = processes.filter((pid) => Number(pid) !== process.pid);
const told = seen.flatMap((pid) => ["environ", "cmdline"].map((name) => can(() => readFileSync("/proc/" + pid + "/" + name, "latin1")) || "")).join("\\n");
const network = await new Promise((resolve) => {
  const socket = connect(port, "127.0.0.1", () => resolve(true));
  socket.on("error", () => resolve(false));
});
const gains = ["sudo -n true", "su -c true", "unshare --user true", "unshare --mount true", "mount -t tmpfs none /tmp", "chroot / true", "setpriv --reuid=0 true && [ $(id -u) != 0 ]", "mknod /tmp/disk b 8 0", "echo 1 > /proc/sys/vm/drop_caches"];
console.log("LOOK " + JSON.stringify({
  read: files.filter((file) => can(() => readFileSync(file))),
  secrets: secrets.some((each) => told.includes(each)),
  remit: /dist\\/main|unshare --/.test(told),
  processes: processes.length < 12,
  network, interfaces: readFileSync("/proc/net/dev", "utf8").match(/^ *\\w+(?=:)/gm).map((each) => each.trim()),
  gains: gains.filter(runs),
  writes: ["/", "/usr/", "/etc/", "/opt/", "/var/", "/proc/sys/kernel/"].filter((place) => can(() => writeFileSync(place + "remit-canary", ""))),
  docker: runs("test -e /run/docker.sock || test -e /var/run/docker.sock"),
  limit: String(execFileSync("bash", ["-c", "ulimit -u"])).trim(),
}));
process.exit(0);
`;

const NOTHING = {
  read: [],
  secrets: false,
  remit: false,
  processes: true,
  network: false,
  interfaces: ["lo"],
  gains: [],
  writes: [],
  docker: false,
  limit: "4096",
};

/** A self-hosted runner, with its keys above the work folder, and secrets wherever a job has them. */
const setUp =
  (world: () => WorldSecrets, moved?: "home below RUNNER_TEMP"): NonNullable<RunOptions["before"]> =>
  async ({ workspace, temp, home }) => {
    const own = moved === undefined ? home : path.join(temp, "home");
    const runner = path.resolve(workspace, "../../..");
    const secrets = [
      path.join(runner, ".credentials_rsaparams"),
      path.join(runner, ".runner"),
      path.join(own, ".netrc"),
      path.join(own, ".ssh/id_ed25519"),
      path.join(own, ".m2/settings.xml"),
    ];
    for (const file of secrets) {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, "hunter2\n", { mode: 0o644 });
    }
    const { port, needles } = world();
    const backwards = needles.map((each) => [...each].toReversed().join(""));
    const files = [...secrets, path.join(temp, "event.json")];
    await writeFile(path.join(workspace, "look.json"), JSON.stringify({ port, files, needles: backwards }));
    return { HOME: own };
  };

interface WorldSecrets {
  readonly port: number;
  readonly needles: readonly string[];
}

async function look(options: Partial<WorldOptions>, moved?: "home below RUNNER_TEMP") {
  let facts: WorldSecrets = { port: 0, needles: [] };
  const script = [shell("node look.mjs")];
  await using world = await openWorld({
    ...people,
    files: { ...SHOP, "look.mjs": LOOK },
    policy: EDIT_POLICY,
    ...options,
    script: [...script, say("Nothing there.")],
  });
  facts = { port: Number(new URL(world.github.apiUrl).port), needles: [world.gemini.key, world.github.token] };
  const issue = world.github.openIssue({ as: "maria", title: "Look around" });
  const run = await world.comment("maria", issue.number, "@remit look around", { before: setUp(() => facts, moved) });
  const output = answersOf(run).join("\n");
  const sandbox = run.entries.flatMap(({ event }) => (event.type === "run.started" ? [event.sandbox] : []));
  return { sandbox, found: JSON.parse(/LOOK (\{.*\})/.exec(output)?.[1] ?? JSON.stringify(output)) as unknown };
}

describe("code that the agent runs", () => {
  testEachWay(
    "finds no secret, no process of Remit's, no network, no way to gain privileges, no place to write",
    async (way) => {
      expect(await look({ job: { way } })).toEqual({ sandbox: [way], found: NOTHING });
    },
  );

  testOneWay("also finds nothing when the home directory is below RUNNER_TEMP", async (way) => {
    expect(await look({ job: { way } }, "home below RUNNER_TEMP")).toEqual({ sandbox: [way], found: NOTHING });
  });
});

describe("scratch files", () => {
  testOneWay(
    "persist between commands, can be read and written by file tools, and are never published",
    async (way) => {
      const script = [
        shell('mkdir /tmp/deep && echo one > /tmp/deep/kept && echo "$TMPDIR"'),
        shell("cat /tmp/deep/kept"),
        call("read_file", { file_path: "/tmp/deep/kept" }),
        call("write_file", { file_path: "/tmp/deep/told", content: "two\n" }),
        shell("cat /tmp/deep/told; ls /tmp/deep"),
      ];
      const { world, run, answers } = await play(script, { job: { way } });
      await using _ = world;
      expect(answers[0]).toContain("/tmp");
      expect(answers[1]).toContain("one");
      expect(answers[2]).toContain("one");
      expect(answers[4]).toMatch(/two\n+kept\ntold/);
      expect(run.outputs).toMatchObject({ conclusion: "unchanged", branch: "" });
    },
  );
});

describe("file tools", () => {
  testOneWay("refuse links that lead out of the workspace, and read nothing through them", async (way) => {
    const script = [
      shell("ln -s /etc/passwd there; ln -s /etc etc; ln -s ../../../.credentials_rsaparams up"),
      ...["there", "etc/passwd", "up"].map((file_path) => call("read_file", { file_path })),
      call("write_file", { file_path: "etc/remit-canary", content: "x" }),
      call("list_directory", { dir_path: "etc" }),
      shell("rm there etc up"),
    ];
    const before: RunOptions["before"] = ({ workspace }) =>
      writeFile(path.resolve(workspace, "../../../.credentials_rsaparams"), "hunter2\n");
    const { world, run } = await play(script, { job: { way } }, { before });
    await using _ = world;
    const answers = world.gemini.requests.slice(2, 7).map(({ answers: [answer] }) => answer);
    expect(answers.map((answer) => answer?.failed)).toEqual([true, true, true, true, true]);
    expect(JSON.stringify(answersOf(run))).not.toMatch(/root:|hunter2\\n/);
  });
});

describe("files that a rule denies reading", () => {
  const policy = `${EDIT_POLICY}\n[[deny]]\nid = "secret"\npath = ["secret.txt", "local.env"]\n`;
  const files = { ...SHOP, "secret.txt": "hunter2\n", ".gitignore": "local.env\n" };

  testOneWay("are empty for commands, missing in git's objects, and not taken for edits", async (way) => {
    const script = [
      shell("cat secret.txt local.env; git show HEAD:secret.txt; git cat-file -p HEAD^{tree}; echo looked"),
      shell("echo more > secret.txt; rm -f secret.txt; git log --oneline; ls"),
      call("read_file", { file_path: "secret.txt" }),
      call("write_file", { file_path: "src/new.js", content: "export {};\n" }),
    ];
    const before: RunOptions["before"] = ({ workspace }) => writeFile(path.join(workspace, "local.env"), "hunter2\n");
    const { world, run, answers } = await play(script, { job: { way }, policy, files }, { before });
    await using _ = world;
    expect(answers[0]).toContain("looked");
    expect(JSON.stringify(answers)).not.toContain("hunter2");
    expect(run.outputs["conclusion"]).toBe("changed");
    const tree = await world.github.bare.tree(run.outputs["commit-sha"] ?? "");
    expect([...tree.keys()]).toEqual(expect.arrayContaining(["secret.txt", "src/new.js"]));
    expect(await world.github.read(run.outputs["branch"] ?? "", "secret.txt")).toBe("hunter2\n");
  });
});

describe("a file that a rule denies reading, of which git has a copy", () => {
  const policy = `${EDIT_POLICY}\n[[deny]]\nid = "secret"\npath = ["secret.txt"]\n`;
  const files = { ...SHOP, "secret.txt": "hunter2\n" };
  const look = shell(
    `cat secret.txt; cat .git/lfs/objects/aa/bb/aabb; for each in .git/objects /run/remit/objects; do GIT_OBJECT_DIRECTORY=$each git cat-file --batch-all-objects --batch; done; echo looked`,
  );
  const before: RunOptions["before"] = async (job) =>
    void (await job.later("mkdir -p .git/lfs/objects/aa/bb && echo hunter2 > .git/lfs/objects/aa/bb/aabb"));

  testOneWay("cannot be read from that on a pull request that deletes the file", async (way) => {
    await using world = await openWorld({
      users: { maria: "write" },
      job: { way },
      policy,
      files,
      script: [look, say("Done.")],
    });
    await world.github.commit({ as: "maria", branch: "topic", files: { "other.txt": "x\n", "secret.txt": null } });
    const { number } = await world.github.openPull({ as: "maria", head: "topic", title: "Topic" });
    const answers = answersOf(await world.comment("maria", number, "@remit fix it", { before }));
    expect(answers[0]).toContain("looked");
    expect(JSON.stringify(answers)).not.toContain("hunter2");
  });
});

describe("files that a rule denies writing", () => {
  const policy = `${EDIT_POLICY}\n[[deny]]\nid = "kept"\npath = ["kept.txt"]\naccess = "write"\n[verify]\ncommands = ["grep -q ours kept.txt"]\n`;

  testOneWay("are reported after the command, and restored before verification", async (way) => {
    const script = [shell("echo theirs > kept.txt; echo new > new.txt; grep theirs kept.txt")];
    const { world, run, answers } = await play(script, {
      job: { way },
      policy,
      files: { ...SHOP, "kept.txt": "ours\n" },
    });
    await using _ = world;
    expect(answers[0]).toMatch(/Changed, and will not be published:[^]*"kept\.txt"/);
    expect(run.outputs["conclusion"]).toBe("changed");
    expect(run.entries.flatMap(({ event }) => (event.type === "verify.finished" ? [event.ok] : []))).toEqual([true]);
    expect(await world.github.read(run.outputs["branch"] ?? "", "kept.txt")).toBe("ours\n");
    expect(await world.github.read(run.outputs["branch"] ?? "", "new.txt")).toBe("new\n");
  });
});

describe("services that the policy names", () => {
  testOneWay("can be reached by raw TCP under their name and on localhost, and nothing else can", async (way) => {
    // A name of this machine that only the machine itself can reach.
    const named = await lookup(hostname(), { family: 4 }).catch(() => ({ address: "" }));
    const own = named.address.startsWith("127.") ? { name: hostname(), address: named.address } : LOCAL;
    await using service = await openEcho();
    await using second = await openEcho(own.address);
    await using other = await openEcho();
    const ask = (host: string, port: number) =>
      `exec 3<>/dev/tcp/${host}/${port} && echo hello >&3 && head -n 1 <&3 || echo closed`;
    const policy = `${EDIT_POLICY}\n[network]\nservices = ["localhost:${service.port}", "${own.name}:${second.port}"]\n`;
    const script = [
      shell(ask("localhost", service.port)),
      shell(ask(own.name, second.port)),
      shell(ask("127.0.0.1", other.port)),
    ];
    const { world, answers } = await play(script, { job: { way }, policy });
    await using _ = world;
    expect(answers[0]).toContain("you said hello");
    expect(answers[1]).toContain("you said hello");
    expect(answers[2]).toContain("closed");
  });
});

const LOCAL = { name: "localhost", address: "127.0.0.1" } as const;

/** Echoes each line, as a simple database would. */
async function openEcho(host: string = LOCAL.address) {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => socket.write(`you said ${chunk.toString()}`));
  });
  await new Promise<void>((resolve) => void server.listen(0, host, resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { port, [Symbol.asyncDispose]: () => new Promise<void>((resolve) => void server.close(() => resolve())) };
}
