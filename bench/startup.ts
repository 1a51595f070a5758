/**
 * Shows how the time from process start to the first model request is spent: V8's samples of the restarted program, which
 * does the work; the median of several runs for each part.
 *
 *     node bench/startup.ts [RUNS] [ACTION]
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openWorld } from "../__tests__/world/world.ts";
import { say } from "../__tests__/world/gemini.ts";
import { EDIT_POLICY, SHOP } from "../__tests__/e2e/shop.ts";
import { median } from "./measure.ts";

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
    readonly children?: readonly number[];
  }[];
  /** In microseconds, by the clock of `process.hrtime`. */
  readonly startTime: number;
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** A stack, innermost first, each as `function file`. */
type Stack = readonly string[];

/** A stack counts for the first part that matches it. */
const PARTS: readonly (readonly [string, (stack: Stack) => boolean])[] = [
  ["waiting: git, GitHub, the sandbox's check", ([top]) => top?.startsWith("(idle)") ?? false],
  ["garbage collection", ([top]) => top?.startsWith("(garbage collector)") ?? false],
  [
    "loading Node's own modules",
    (stack) => stack.some((frame) => /^(?:compileForInternalLoader|requireBuiltin|loadBuiltinModule) /.test(frame)),
  ],
  [
    "reading and compiling dist/",
    // Not what a file does once it is compiled.
    (stack) =>
      /^(?:wrapModuleLoad|wrapSafe|loadChunk) /.test(stack.find((frame) => /^wrap|index\.js/.test(frame)) ?? ""),
  ],
  ["starting processes", (stack) => stack.some((frame) => frame.includes("child_process"))],
  ["running dist/", (stack) => stack.some((frame) => frame.includes("index.js"))],
  ["the rest: fetch, streams, Node's start", () => true],
];

const [runs = "9", action] = process.argv.slice(2);
const measured: (readonly number[])[] = [];
for (let run = 0; run < Number(runs); run++) measured.push(await profileStart());
const names = ["starting Node twice, see ADR 17", ...PARTS.map(([name]) => name)];
for (const [part, name] of names.entries()) {
  const ms = median(measured.map((parts) => parts[part] ?? 0)).toFixed(0);
  process.stdout.write(`${name.padEnd(44)} ${ms.padStart(4)} ms\n`);
}

/** Milliseconds until the profile begins, and of each part, in the order of {@link PARTS}. */
async function profileStart(): Promise<readonly number[]> {
  const directory = mkdtempSync(join(tmpdir(), "remit-startup-"));
  let [started, askedAt] = [0, 0];
  const script = [
    () => {
      askedAt = microseconds();
      return say("Nothing to do.");
    },
  ];
  const environment = { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${directory} --cpu-prof-interval=250` };
  await using world = await openWorld({
    users: { maria: "write" },
    files: SHOP,
    policy: EDIT_POLICY,
    script,
    job: { environment },
    ...(action === undefined ? {} : { action }),
  });
  const issue = world.github.openIssue({ as: "maria", title: "Hello" });
  const before = (): Promise<void> => {
    started = microseconds();
    return Promise.resolve();
  };
  await world.comment("maria", issue.number, "@remit hello", { before });
  const profile = profileAt(directory, askedAt);
  rmSync(directory, { recursive: true });
  return [(profile.startTime - started) / 1_000, ...divide(profile, askedAt)];
}

function microseconds(): number {
  return Number(process.hrtime.bigint() / 1_000n);
}

/** The profile of the process that was running at that moment; the first start and the post step leave profiles too. */
function profileAt(directory: string, moment: number): Profile {
  const profiles = readdirSync(directory).map(
    (name) => JSON.parse(readFileSync(join(directory, name), "utf8")) as Profile & { readonly endTime: number },
  );
  const found = profiles.find(({ startTime, endTime }) => startTime < moment && moment < endTime);
  if (found === undefined) throw new Error("Node wrote no profile.");
  return found;
}

function divide({ nodes, startTime, samples, timeDeltas }: Profile, until: number): readonly number[] {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, `${callFrame.functionName} ${callFrame.url}`]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const stackOf = (id: number | undefined): string[] =>
    id === undefined ? [] : [frames.get(id) ?? "", ...stackOf(parents.get(id))];
  const sums = PARTS.map(() => 0);
  let now = startTime;
  for (const [index, sample] of samples.entries()) {
    const delta = timeDeltas[index] ?? 0;
    now += delta;
    if (now > until) break;
    const stack = stackOf(sample);
    const part = PARTS.findIndex(([, fits]) => fits(stack));
    sums[part] = (sums[part] ?? 0) + delta / 1_000;
  }
  return sums;
}
