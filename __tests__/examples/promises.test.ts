/** What code that the agent runs can reach: promises of docs/security.md that no smaller test covers as a whole. */
import { spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { call, say, type Step } from "../world/gemini.ts";
import { eventsOf } from "../world/log-events.ts";
import { sandboxed } from "../world/ways.ts";
import { waysHere } from "../world/ways/machine.ts";
import { openWorld, type Run } from "../world/world.ts";
import { EDIT_POLICY, SHOP } from "../e2e/shop.ts";

/** Looks for what it must not find, and prints only whether it found it: a secret itself would be redacted. */
const LOOK = `
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
const { port, temp, home } = JSON.parse(readFileSync("look.json", "utf8"));
const can = (act) => { try { act(); return true; } catch { return false; } };
const seen = readdirSync("/proc").filter((pid) => /^\\d+$/.test(pid)).map((pid) => {
  try { return readFileSync("/proc/" + pid + "/environ", "latin1"); } catch { return ""; }
}).join("\\n");
const network = await new Promise((resolve) => {
  const socket = connect(Number(port), "127.0.0.1", () => resolve(true));
  socket.on("error", () => resolve(false));
});
console.log("LOOK " + JSON.stringify({
  names: Object.entries(process.env)
    .filter(([name]) => /KEY|TOKEN|SECRET|^(GITHUB|RUNNER|ACTIONS|INPUT)_/.test(name))
    .filter(([, value]) => !["safe.bareRepository", "safe.directory"].includes(value))
    .map(([name]) => name),
  key: /INPUT_GEMINI|AIza/.test(seen),
  network,
  temp: can(() => readdirSync(temp)) && readdirSync(temp).includes("event.json"),
  home: can(() => readdirSync(home)) && readdirSync(home).includes(".netrc"),
  outside: can(() => writeFileSync("/var/tmp/remit-canary", "")),
}));
process.exit(0);
`;

const POLICY = `${EDIT_POLICY}\n[[allow]]\ntool = "run_shell_command"\ncommand = ["node look.mjs"]\n`;

sandboxed("code in the sandbox finds no secret anywhere, has no network and cannot write outside", async () => {
  await using world = await openWorld({
    users: { maria: "write" },
    files: { ...SHOP, "look.mjs": LOOK },
    policy: POLICY,
    script: [call("run_shell_command", { command: "node look.mjs" }), say("Nothing found.")],
  });
  const issue = world.github.openIssue({ as: "maria", title: "Look around" });
  const run = await world.comment("maria", issue.number, "@remit look around", {
    before: async ({ workspace, temp, home }) => {
      const places = { port: new URL(world.github.apiUrl).port, temp, home };
      await writeFile(path.join(workspace, "look.json"), JSON.stringify(places));
      await writeFile(path.join(home, ".netrc"), "machine example.com password hunter2\n");
    },
  });
  const found = findings(run);
  expect(found).toEqual({ names: [], key: false, network: false, temp: false, home: false, outside: false });
});

// Everything that a process of the same user can inspect: every process's environment, arguments, descriptors and
// memory.
const INSPECT = `
import { closeSync, openSync, readFileSync, readSync, readdirSync, readlinkSync } from "node:fs";
const can = (act) => { try { return act(); } catch { return undefined; } };
const [needle, ...rest] = readFileSync("needles.txt", "utf8").trim().split("\\n");
const needles = [needle, ...rest].map((each) => each.split("").reverse().join(""));
const found = new Set();
const pids = readdirSync("/proc").filter((each) => /^\\d+$/.test(each) && Number(each) !== process.pid);
const look = (pid, name, bytes) => {
  for (const each of needles) if (bytes?.includes(each)) found.add(name + " of " + can(() => readFileSync("/proc/" + pid + "/cmdline", "latin1")).slice(0, 60));
};
const remit = pids.filter((pid) => can(() => readFileSync("/proc/" + pid + "/cmdline", "latin1"))?.includes("dist/main/index.js"));
for (const pid of remit) {
  for (const name of ["environ", "cmdline"]) look(pid, name, can(() => readFileSync("/proc/" + pid + "/" + name)));
  for (const fd of can(() => readdirSync("/proc/" + pid + "/fd")) ?? []) look(pid, "fd", can(() => /^\\/(proc|dev)/.test(readlinkSync("/proc/" + pid + "/fd/" + fd)) ? undefined : readFileSync("/proc/" + pid + "/fd/" + fd)));
  const memory = can(() => openSync("/proc/" + pid + "/mem", "r"));
  for (const line of can(() => readFileSync("/proc/" + pid + "/maps", "latin1").split("\\n")) ?? []) {
    const range = /^([0-9a-f]+)-([0-9a-f]+) rw/.exec(line);
    if (memory === undefined || range === null) continue;
    const from = BigInt("0x" + range[1]), length = Number(BigInt("0x" + range[2]) - from);
    if (length > 64 << 20) continue;
    const bytes = Buffer.alloc(length);
    if (can(() => readSync(memory, bytes, 0, length, from)) !== undefined) look(pid, "mem", bytes);
  }
}
const sudo = /NoNewPrivs:\\t1/.test(readFileSync("/proc/self/status", "latin1"));
console.log("LOOK " + JSON.stringify({ found: [...found], seen: remit.length > 0, sudo: !sudo }));
`;

/** A user id that nothing on the machine uses. */
const OTHER = 1234;

/** Whether a user may read this repository, which may lie in root's home. */
function canRead(user: number): boolean {
  const look = `require("node:fs").readdirSync(${JSON.stringify(import.meta.dirname)})`;
  return spawnSync(process.execPath, ["-e", look], { uid: user, gid: user, cwd: "/" }).status === 0;
}

describe.each([["off"], ["require"]])("with the sandbox %s", (mode) => {
  const inspect = async (user?: number) => {
    const policy = `${POLICY}\n[sandbox]\nmode = "${mode}"\n`;
    const script: Step[] = [call("run_shell_command", { command: "node look.mjs" }), say("Nothing found.")];
    const files = { ...SHOP, "look.mjs": INSPECT };
    await using world = await openWorld({
      users: { maria: "write" },
      files,
      policy,
      script,
      job: user === undefined ? {} : { user },
    });
    const issue = world.github.openIssue({ as: "maria", title: "Look around" });
    const run = await world.comment("maria", issue.number, "@remit look around", {
      before: async ({ workspace }) => {
        const secrets = [world.gemini.key, world.github.token].map((each) => each.split("").toReversed().join(""));
        await writeFile(path.join(workspace, "needles.txt"), secrets.join("\n"));
      },
    });
    return findings(run);
  };

  const tried = mode === "off" ? test : sandboxed;
  tried(
    "no process of Remit exposes the key or the token in its environment, arguments, descriptors or memory",
    async () => {
      expect(await inspect()).toEqual({ found: [], sudo: false, seen: mode === "off" });
    },
  );

  // Capabilities protect root's processes; a loader that cannot be read protects those of another user.
  const way = mode === "off" || waysHere().had.includes("user namespaces");
  const others = process.getuid?.() === 0 && way && canRead(OTHER);
  (others ? test : test.skip)("nor to a process of the same user without root", async () => {
    expect(await inspect(OTHER)).toEqual({ found: [], sudo: false, seen: mode === "off" });
  });
});

/** Calls through the proxy that the environment names, and without it. */
const CALL = `
import { get } from "node:http";
const proxy = new URL(process.env.http_proxy);
const call = (options, what) => new Promise((resolve) => {
  get(options, (response) => response.on("data", (text) => console.log(what + String(text))).on("end", resolve))
    .on("error", (error) => resolve(console.log(what + error.code)));
});
for (const url of ["http://localhost/", "http://example.com/"])
  await call({ host: proxy.hostname, port: proxy.port, path: url, headers: { host: new URL(url).host } }, url + ": ");
await call("http://localhost/", "http://localhost/ without it: ");
`;

sandboxed(
  "with hosts in the policy, a command reaches only Remit's proxy, and no other host or private address",
  async () => {
    await using world = await openWorld({
      users: { maria: "write" },
      files: { ...SHOP, "call.mjs": CALL },
      policy: `${EDIT_POLICY}\n[network]\nhosts = ["localhost"]\n[[allow]]\ntool = "run_shell_command"\ncommand = ["node call.mjs"]\n`,
      script: [call("run_shell_command", { command: "node call.mjs" }), say("Done.")],
    });
    const issue = world.github.openIssue({ as: "maria", title: "Call out" });
    const run = await world.comment("maria", issue.number, "@remit call out");
    const texts = run.entries.flatMap(({ event }) => (event.type === "call.finished" ? [event.answer.text] : []));
    expect(texts.join("\n")).toMatch(/localhost is (127\.0\.0\.1|::1), a loopback address/);
    expect(texts.join("\n")).toContain("do not name example.com");
    expect(texts.join("\n")).toContain("http://localhost/ without it: ECONNREFUSED");
  },
);

test("code that the agent runs cannot set variables, paths or outputs of later steps", async () => {
  const line = 'echo "EVIL=1" >> "$GITHUB_ENV"; echo "/evil" >> "$GITHUB_PATH"; echo "x=1" >> "$GITHUB_OUTPUT"';
  await using world = await openWorld({
    users: { maria: "write" },
    files: { ...SHOP, "evil.sh": line },
    policy: `${EDIT_POLICY}\n[[allow]]\ntool = "run_shell_command"\ncommand = ["bash evil.sh"]\n`,
    script: [call("run_shell_command", { command: "bash evil.sh" }), say("Done.")],
  });
  const issue = world.github.openIssue({ as: "maria", title: "Look around" });
  const run = await world.comment("maria", issue.number, "@remit look around");
  const [answer] = eventsOf(run.entries, "call.finished").map((event) => event.answer.text);
  expect(answer).toMatch(/No such file or directory[^]*\[exit code 1 /);
  expect(run.main.exported).toEqual({});
  expect(run.main.path).toEqual([]);
  expect(run.main.outputs).not.toHaveProperty("x");
});

function findings(run: Run): unknown {
  const texts = run.entries.flatMap(({ event }) => (event.type === "call.finished" ? [event.answer.text] : []));
  const line = texts.join("\n").match(/LOOK (\{.*\})/)?.[1];
  if (line === undefined) throw new Error(`It did not look: ${texts.join("\n")}`);
  return JSON.parse(line);
}
