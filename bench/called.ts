/**
 * Finds the functions that a job calls: before its first model request, and later in the files that it loads later. The
 * build lets V8 compile them with their files (`scripts/dist-text.ts`). Prints their names, one in each line.
 *
 *     node bench/called.ts > scripts/called.txt
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openWorld, type World } from "../__tests__/world/world.ts";
import { EDIT_POLICY, FIX, SHOP } from "../__tests__/e2e/shop.ts";

/** V8's count of calls, for each file of `dist/`. */
type Coverage = readonly {
  readonly url: string;
  readonly functions: readonly {
    readonly functionName: string;
    readonly ranges: readonly { readonly count: number }[];
  }[];
}[];

/** Runs in the job's process; writes to the directory how often each function was called. */
const RECORDER = String.raw`
const { Session } = require("node:inspector"), http = require("node:http"), fs = require("node:fs");
const session = new Session();
session.connect();
session.post("Profiler.enable");
session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
const write = (name) => session.post("Profiler.takePreciseCoverage", (_, { result }) =>
  fs.writeFileSync(DIRECTORY + "/" + process.pid + name, JSON.stringify(result.filter(({ url }) => /\/dist\/\d*\.?index\.js$/.test(url)))));
const { request } = http;
http.request = (...all) => {
  if (/enerateContent/.test(JSON.stringify(all[0]) + all[0])) {
    http.request = request;
    write(".asked");
  }
  return request(...all);
};
process.on("exit", () => write(".ended"));
`;

const called = new Set<string>();
for (const start of [comment, dispatch, comment]) for (const name of await recordJob(start)) called.add(name);
process.stdout.write(`${[...called].toSorted().join("\n")}\n`);

async function recordJob(start: (world: World) => Promise<unknown>): Promise<readonly string[]> {
  const directory = mkdtempSync(join(tmpdir(), "remit-called-"));
  const recorder = join(directory, "recorder.cjs");
  writeFileSync(recorder, RECORDER.replace("DIRECTORY", JSON.stringify(directory)));
  const environment = { NODE_OPTIONS: `--require ${recorder}` };
  {
    await using world = await openWorld({
      users: { maria: "write" },
      files: SHOP,
      policy: EDIT_POLICY,
      script: FIX,
      job: { environment },
    });
    await start(world);
  }
  const found = namesIn(directory);
  rmSync(directory, { recursive: true });
  return found;
}

async function comment(world: World): Promise<void> {
  const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
  await world.comment("maria", issue.number, "@remit fix this");
}

async function dispatch(world: World): Promise<void> {
  await world.dispatch("maria", "Fix the total.");
}

/** The post step writes no `.asked`: it asks no model. */
function namesIn(directory: string): readonly string[] {
  const [asked] = readdirSync(directory).filter((name) => name.endsWith(".asked"));
  if (asked === undefined) throw new Error("The job asked no model.");
  const before = readCoverage(join(directory, asked));
  const loaded = new Set(before.map(({ url }) => url));
  const after = readCoverage(join(directory, asked.replace(".asked", ".ended")));
  return [...before, ...after.filter(({ url }) => !loaded.has(url))].flatMap(({ functions }) =>
    functions
      .filter(({ functionName, ranges }) => /^[\w$]+$/.test(functionName) && (ranges[0]?.count ?? 0) > 0)
      .map(({ functionName }) => functionName),
  );
}

function readCoverage(file: string): Coverage {
  return JSON.parse(readFileSync(file, "utf8")) as Coverage;
}
