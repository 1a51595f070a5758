/**
 * Finds the functions that a job calls. The build lets V8 compile them with their files (`scripts/dist-text.ts`). Prints
 * their names, one in each line.
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

/** Runs in the processes of a job; each writes to the directory how often it called each function. */
const RECORDER = String.raw`
const { Session } = require("node:inspector"), fs = require("node:fs");
const session = new Session();
session.connect();
session.post("Profiler.enable");
session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
process.on("exit", () => session.post("Profiler.takePreciseCoverage", (_, { result }) =>
  fs.writeFileSync(DIRECTORY + "/" + process.pid, JSON.stringify(result.filter(({ url }) => /\/dist\/\d*\.?index\.js$/.test(url))))));
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
    if (world.gemini.requests.length === 0) throw new Error("The job asked no model.");
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

function namesIn(directory: string): readonly string[] {
  return readdirSync(directory)
    .filter((name) => !name.endsWith(".cjs"))
    .flatMap((name) => JSON.parse(readFileSync(join(directory, name), "utf8")) as Coverage)
    .flatMap(({ functions }) => functions)
    .filter(({ functionName, ranges }) => /^[\w$]+$/.test(functionName) && (ranges[0]?.count ?? 0) > 0)
    .map(({ functionName }) => functionName);
}
