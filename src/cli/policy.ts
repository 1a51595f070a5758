/** `remit policy check | explain | print | replay`: asks the policy outside a run. */
import { existsSync, readFileSync } from "node:fs";
import { isAbsolute, join, relative, resolve } from "node:path";
import { realPath } from "../adapters.ts";
import type { Call, JsonObject } from "../events.ts";
import {
  checkExpectations,
  explainCall,
  explainPath,
  printPolicy,
  replayCalls,
  DEFAULT_PATH,
  loadPolicy,
  MANIFESTS,
  toolFault,
  type LoadedPolicy,
  type Locate,
  type Need,
  type Policy,
} from "../policy.ts";
import { anyTable, readJson } from "../lib/read-data.ts";
import { builtinTools, externalTools } from "../tools.ts";
import { didYouMean, findRoot, readEntries, readCall, readText, printLines, printUsageError } from "./call.ts";

const USAGE = `remit policy check [FILE]         whether the file is right and its [[expect]] tables hold
remit policy explain 'COMMAND'    where a shell line runs, what was found in it, and which rule denies it
remit policy explain --path PATH  whether a file may be read, written and published
remit policy explain --tool TOOL --args JSON
remit policy print [FILE]         every rule in force, presets and built-ins expanded
remit policy replay LOG           the calls of a recorded run, judged by this policy
  --policy FILE                   another file than ${DEFAULT_PATH}
`;

export async function runPolicy(words: readonly string[]): Promise<void> {
  const text = { type: "string" } as const;
  const options = { policy: text, tool: text, args: text, path: text };
  const call = readCall({ name: "remit policy", usage: USAGE, takesWords: true }, words, options);
  if (call === undefined) return;
  const [command = "", subject, ...rest] = call.positionals;
  if (rest.length > 0)
    return printUsageError(`remit policy ${command} takes one argument, found ${rest.join(" ")} too.`, USAGE);
  const fromTop = goToTop();
  const { policy: file, path } = call.values;
  const values: Options = { ...call.values, policy: fromTop(file), path: fromTop(path) };
  switch (command) {
    case "check":
      return await check(values.policy ?? fromTop(subject));
    case "print":
      return await withPolicy(values.policy ?? fromTop(subject), (policy) => printLines(printPolicy(policy)));
    case "explain":
      return await explain(subject, values);
    case "replay":
      return subject === undefined
        ? printUsageError("remit policy replay takes a log.", USAGE)
        : await replay(fromTop(subject), values.policy);
    case "":
      return printUsageError("remit policy takes a command.", USAGE);
    default:
      const hint = didYouMean(command, ["check", "explain", "print", "replay"]);
      return printUsageError(`There is no command policy ${command}.${hint}`, USAGE);
  }
}

type Options = Readonly<Partial<Record<"policy" | "tool" | "args" | "path", string | undefined>>>;

/** A policy is that of the whole checkout. Returns what turns a path as typed below its top into one from there. */
function goToTop(): <T extends string | undefined>(typed: T) => T | string {
  const here = process.cwd();
  const top = findRoot(here) ?? here;
  process.chdir(top);
  return (typed) => (typed === undefined || isAbsolute(typed) ? typed : relative(top, resolve(here, typed)));
}

async function check(path: string | undefined): Promise<void> {
  // Somebody who checks a policy expects one here.
  await withPolicy(path ?? DEFAULT_PATH, async (policy) => {
    const report = await checkExpectations(policy, locateHere());
    printLines(report.lines);
    if (!report.met) process.exitCode = 1;
  });
}

async function explain(command: string | undefined, { policy: path, tool, args, path: about }: Options): Promise<void> {
  if (about !== undefined && command === undefined && tool === undefined)
    return await withPolicy(path, (policy) => printLines(explainPath(policy, about, locateHere())));
  const call = callFrom(command, tool, args);
  if (typeof call === "string") return printUsageError(call, USAGE);
  await withPolicy(path, async (policy) => {
    const { lines, decision } = await explainCall(policy, call, needsOf(call), locateHere());
    printLines(lines);
    if (decision.effect === "deny") process.exitCode = 1;
  });
}

/** The call to explain, or why there is none. */
function callFrom(command: string | undefined, tool: string | undefined, args = "{}"): Call | string {
  if (command !== undefined) return { id: "explain", tool: "run_shell_command", args: { command } };
  if (tool === undefined) return "remit policy explain takes a command, --path, or --tool and --args (JSON).";
  const wrong = toolFault(tool);
  if (wrong !== undefined) return `${wrong.problem} ${wrong.hint}`;
  const read = readJson(anyTable, args);
  return read === undefined
    ? `--args takes a JSON object such as {"path":"a.txt"}, found ${args}.`
    : { id: "explain", tool, args: read as JsonObject };
}

async function replay(log: string, path: string | undefined): Promise<void> {
  const entries = readEntries(log);
  if (typeof entries === "string") return printUsageError(entries);
  await withPolicy(path, async (policy) => printLines(await replayCalls(entries, policy, needsOf, locateHere())));
}

/** The needs of a tool's call; an unknown tool needs only itself. */
function needsOf(call: Call): readonly Need[] {
  return [...builtinTools, ...externalTools].find(({ name }) => name === call.tool)?.needs(call.args) ?? [];
}

async function withPolicy(path: string | undefined, use: (policy: Policy) => void | Promise<void>): Promise<void> {
  const file = path ?? DEFAULT_PATH;
  const { text, missing, why } = readText(file);
  if (text === undefined && (path !== undefined || !missing)) return printUsageError(`${file} cannot be read: ${why}.`);
  if (text === undefined) process.stderr.write(`There is no ${file}: this is the built-in read-only policy.\n`);
  const loaded = loadPolicyText(text, file);
  if (loaded.kind === "loaded") return await use(loaded.policy);
  for (const { path: where, line, column, message, hint } of loaded.faults) {
    process.stderr.write(`${where}:${line}:${column}: ${message}${hint === undefined ? "" : ` ${hint}`}\n`);
  }
  process.exitCode = 1;
}

/** The policy of a text, or the built-in one without a text. `directory` contains the manifests. */
export function loadPolicyText(text: string | undefined, path = DEFAULT_PATH, directory = "."): LoadedPolicy {
  const found = MANIFESTS.filter((name) => existsSync(join(directory, name)));
  const manifests = new Map(found.map((name) => [name, readFileSync(join(directory, name), "utf8")]));
  return loadPolicy(text === undefined ? undefined : { path, ref: "", text }, manifests);
}

/** Real paths in the current directory, which stands for the workspace. */
export function locateHere(): Locate {
  const root = realPath(process.cwd());
  return (path, directory) => {
    const real = realPath(resolve(root, directory, path));
    if (real === root || real.startsWith(`${root}/`)) return { kind: "inside", path: relative(root, real) };
    return { kind: "outside", path: real };
  };
}
