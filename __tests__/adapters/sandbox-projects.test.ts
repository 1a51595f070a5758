/** Real work in the sandbox: builds and tests of five ecosystems, a database service and a browser. */
import { execFileSync, spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "@jest/globals";
import { LONG } from "../world/long.ts";
import { writeProject, PROJECTS } from "../world/projects.ts";
import { PATH } from "../world/sandbox-site.ts";
import { hasPrograms, runJob, triedWays, type TriedWay } from "../world/sandbox-ways.ts";
import { gitIn } from "../world/layer-site.ts";

const places: string[] = [];
afterEach(() => places.splice(0).forEach((place) => fs.rmSync(place, { recursive: true, force: true })));

function makeBase(): string {
  const base = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "remit-project-")));
  places.push(base);
  fs.chmodSync(base, 0o755);
  for (const name of ["workspace", "home"]) fs.mkdirSync(join(base, name));
  return base;
}

/** Files and contents of a tree. */
function contentsOf(root: string): readonly string[] {
  const names = fs.readdirSync(root, { recursive: true, encoding: "utf8" }).sort();
  return names.map((name) => {
    const stat = fs.lstatSync(join(root, name));
    return `${name} ${stat.mode} ${stat.isFile() ? fs.readFileSync(join(root, name), "latin1") : ""}`;
  });
}

const WAYS = triedWays().filter(({ way }) => way !== "user namespaces");

describe.each(WAYS.map((tried) => [tried.way, tried] as const))("in the sandbox opened by %s", (_, tried: TriedWay) => {
  const works = LONG && tried.lacks === undefined;

  describe.each(PROJECTS.map((project) => [project.name, project] as const))("%s", (name, project) => {
    // Maven's packages come from the network, which tests do not use: fill the cache beforehand to run this test.
    const filled = project.warm === undefined || fs.existsSync(process.env["REMIT_MAVEN_CACHE"] ?? "");
    const runs = works && filled && hasPrograms(tried, project.programs) ? test : test.skip;
    runs(`${name} builds and tests with its cache, and leaves checkout and cache unchanged`, async () => {
      const base = makeBase();
      writeProject(project, join(base, "workspace"), join(base, "home"));
      if (project.warm !== undefined)
        fs.cpSync(process.env["REMIT_MAVEN_CACHE"] ?? "", join(base, "home/.m2/repository"), { recursive: true });
      const before = [contentsOf(join(base, "workspace")), contentsOf(join(base, "home"))];
      // Java takes the home from the user's entry, not from HOME.
      const again = `export JAVA_TOOL_OPTIONS=-Duser.home=$HOME; ${project.command} 2>&1`;
      const { ended } = await runJob(tried, {
        base,
        services: [],
        lines: [again, again, "cat ~/.m2/settings.xml ~/.gradle/gradle.properties 2>/dev/null | grep -c geheim"],
      });
      for (const one of ended.slice(0, 2))
        expect(one).toEqual({ code: 0, output: expect.stringContaining(project.says) });
      expect(ended[2]?.output).toBe("0\n");
      expect([contentsOf(join(base, "workspace")), contentsOf(join(base, "home"))]).toEqual(before);
    });
  });

  const hosts = works ? test : test.skip;
  hosts(
    "git can stash, check out, add work trees, rename and commit, and none of it reaches the checkout",
    async () => {
      const base = makeBase();
      const workspace = join(base, "workspace");
      gitIn(workspace, "init", "-q", "-b", "main");
      fs.mkdirSync(join(workspace, "src"));
      fs.writeFileSync(join(workspace, "src/a.txt"), "a\n");
      gitIn(workspace, "add", "-A");
      gitIn(workspace, "commit", "-qm", "one");
      const before = contentsOf(workspace);
      const lines = [
        "git status --porcelain; echo b >> src/a.txt; git stash -q; cat src/a.txt; git stash pop -q; cat src/a.txt",
        "git checkout -q -- .; cat src/a.txt; git worktree add -q /tmp/tree HEAD; cat /tmp/tree/src/a.txt",
        "git mv src lib; git commit -qm two; git log --oneline | wc -l; ls",
      ];
      const { ended } = await runJob(tried, { base, services: [], lines });
      expect(ended.map(({ output }) => output)).toEqual(["a\na\nb\n", "a\na\n", "2\nlib\n"]);
      expect(contentsOf(workspace)).toEqual(before);
    },
  );

  const root = process.getuid?.() === 0;
  const database = works && root && hasPrograms(tried, ["pg_ctl", "initdb", "psql"]) ? test : test.skip;
  database("PostgreSQL is reached as a service on localhost, and nothing else is", async () => {
    const base = makeBase();
    const port = await freePort();
    const data = fs.mkdtempSync(join(tmpdir(), "remit-postgres-"));
    places.push(data);
    execFileSync("chown", ["postgres", data]);
    const asPostgres = (line: string) =>
      spawnSync("su", ["postgres", "-s", "/bin/bash", "-c", line], { cwd: "/", encoding: "utf8" });
    const options = `-h 127.0.0.1 -p ${port} -k ${data}`;
    const path = `PATH=${PATH}`;
    const started = asPostgres(
      `${path} initdb -A trust -D ${data}/d >/dev/null && ${path} pg_ctl -w -D ${data}/d -o '${options}' -l ${data}/log start`,
    );
    expect({ status: started.status, said: started.stderr }).toMatchObject({ status: 0 });
    try {
      const ask = (at: string) => `psql -h ${at} -U postgres -Atc 'select 6 * 7' 2>&1`;
      const lines = [
        `${ask("localhost")} -p ${port}`,
        `PGCONNECT_TIMEOUT=2 ${ask("localhost")} -p ${port + 1}; echo > /dev/tcp/127.0.0.1/22`,
      ];
      const { ended } = await runJob(tried, { base, services: [`localhost:${port}`], lines });
      expect(ended[0]).toEqual({ code: 0, output: "42\n" });
      expect(ended[1]?.code).not.toBe(0);
      expect((await runJob(tried, { base, services: [], lines: lines.slice(0, 1) })).ended[0]?.code).not.toBe(0);
    } finally {
      asPostgres(`${path} pg_ctl -D ${data}/d -m immediate stop`);
    }
  });

  const browser = works && hasPrograms(tried, ["chromium"]) ? test : test.skip;
  browser("Playwright drives Debian's Chromium against a local server", async () => {
    const base = makeBase();
    const library = new URL("../../node_modules/playwright-core", import.meta.url).pathname;
    fs.mkdirSync(join(base, "workspace/node_modules"), { recursive: true });
    fs.cpSync(library, join(base, "workspace/node_modules/playwright-core"), { recursive: true });
    const script = `
import { chromium } from "playwright-core";
import { createServer } from "node:http";
const server = createServer((_, answer) => answer.end("<title>shop</title>")).listen(0, "127.0.0.1");
const browser = await chromium.launch({ executablePath: process.argv[2], args: ["--no-sandbox"] });
const page = await browser.newPage();
await page.goto("http://127.0.0.1:" + server.address().port);
console.log(await page.title());
await browser.close();
server.close();
`;
    fs.writeFileSync(join(base, "workspace/see.mjs"), script);
    const { ended } = await runJob(tried, {
      base,
      services: [],
      lines: ['node see.mjs "$(command -v chromium)" 2>&1'],
    });
    expect(ended[0]).toEqual({ code: 0, output: "shop\n" });
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.on("listening", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}
