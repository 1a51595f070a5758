/** The built-in tools, and the answers to calls that fit none of them. */
import type { Answer, JsonObject, RequestKind } from "../events.ts";
import { firstOf } from "../lib/cut.ts";
import { addReviewComment } from "./add-review-comment.ts";
import { asObject, itemsArg, objectArg, optionalText, textsArg } from "./args.ts";
import { listBackgroundProcesses, readBackgroundOutput } from "./background-commands.ts";
import { gitRead } from "./git-read.ts";
import { glob } from "./glob.ts";
import { googleWebSearch } from "./google-web-search.ts";
import { grepSearch } from "./grep-search.ts";
import { listDirectory } from "./list-directory.ts";
import { mergeBaseBranch } from "./merge-base-branch.ts";
import { readCheckLogs } from "./read-check-logs.ts";
import { readFile } from "./read-file.ts";
import { readIssue } from "./read-issue.ts";
import { readManyFiles } from "./read-many-files.ts";
import { readPullRequest } from "./read-pull-request.ts";
import { replace } from "./replace.ts";
import { runShellCommand } from "./run-shell-command.ts";
import { saveMemory } from "./save-memory.ts";
import { fitsPlainly, openValidator, schemaFaults } from "../lib/json-schema.ts";
import { webFetch } from "./web-fetch.ts";
import { allNear } from "../lib/distance.ts";
import { failure, type Tool } from "./tool.ts";
import { writeFile } from "./write-file.ts";
import { writeTodos } from "./write-todos.ts";
import { onceForObject } from "../lib/once.ts";

/** The tools of the main agent. A sub-agent also has `complete_task`. */
export const builtinTools: readonly Tool[] = [
  readFile,
  readManyFiles,
  listDirectory,
  glob,
  grepSearch,
  writeFile,
  replace,
  runShellCommand,
  listBackgroundProcesses,
  readBackgroundOutput,
  writeTodos,
];

/** The tools that reach outside the workspace's files: git, GitHub, the web, memory. */
export const externalTools: readonly Tool[] = [
  gitRead,
  readIssue,
  readPullRequest,
  readCheckLogs,
  addReviewComment,
  webFetch,
  googleWebSearch,
  saveMemory,
  mergeBaseBranch,
];

/** The tools available for a kind of request. */
export function toolsFor(kind: RequestKind): readonly Tool[] {
  return [...builtinTools, ...externalTools].filter((tool) => tool.for === undefined || tool.for.includes(kind));
}

/** The answer to a call whose arguments do not fit the tool's schema; undefined when they do. */
export async function validateCall({ name, parameters }: Tool, args: JsonObject): Promise<Answer | undefined> {
  if (fitsPlainly(parameters, args)) return undefined;
  const faults = schemaFaults(await validatorOf(parameters), args);
  if (faults.length === 0) return undefined;
  const expected = `Expected: ${describeParameters(parameters)}`;
  return failure("invalid_arguments", `${name}: ${faults.join(" ")}`, expected);
}

const validatorOf = onceForObject((parameters: JsonObject) => openValidator(parameters));

/** Loads the code of an edit before the first one needs it. */
export function loadEditing(): Promise<unknown> {
  return import("./editing.ts");
}

/** `file_path: string, start_line?: integer`. */
function describeParameters(schema: JsonObject): string {
  const properties = objectArg(schema, "properties");
  const required = textsArg(schema, "required");
  const parts = Object.entries(properties).map(([name, property]) => {
    return `${name}${required.includes(name) ? "" : "?"}: ${typeOf(asObject(property))}`;
  });
  return parts.length === 0 ? "no arguments" : parts.join(", ");
}

function typeOf(property: JsonObject): string {
  const values = itemsArg(property, "enum");
  if (values.length > 0) return values.map((value) => JSON.stringify(value)).join("|");
  if (property["type"] === "array") return `${typeOf(objectArg(property, "items"))}[]`;
  return property["properties"] === undefined
    ? (optionalText(property, "type") ?? "any")
    : `{${describeParameters(property)}}`;
}

/** The answer to a call of an unknown tool, with the most similar names. */
export function unknownTool(given: string, known: readonly string[]): Answer {
  const name = firstOf(given, 100);
  // Models invent longer names than people mistype: half of a name may differ, and one that contains the other fits.
  const within = (other: string): number =>
    other.includes(name) || name.includes(other)
      ? Math.max(other.length, name.length)
      : Math.max(2, Math.floor(other.length / 2));
  const near = allNear(name, known, within).slice(0, 3);
  const hint = near.length > 0 ? `Did you mean ${near.join(", ")}?` : `There are: ${known.join(", ")}.`;
  return failure("unknown_tool", `There is no tool ${JSON.stringify(name)}.`, hint);
}
