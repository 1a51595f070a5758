/** `list_directory`: the entries of a directory, directories first. */
import { posix } from "node:path";
import type { Answer, JsonObject } from "../events.ts";
import type { DirectoryEntry } from "../ports.ts";
import { isGitName } from "../lib/git-names.ts";
import { compileGlobs } from "../lib/glob.ts";
import { openIgnored } from "./walk.ts";
import { isRefused, locate, quotePath, showPath, type LocatedFile } from "./paths.ts";
import { textArg, textsArg, filteringOptions, FILTERING, pathNeed, rare } from "./args.ts";
import { failure, type Tool } from "./tool.ts";
import type { FileContext } from "./context.ts";
import { present } from "../lib/parts.ts";

/** More entries than a model can use. */
const MOST_ENTRIES = 1000;

export const listDirectory: Tool = {
  name: "list_directory",
  description: "List a directory, with sizes.",
  parameters: {
    type: "object",
    properties: {
      dir_path: { type: "string" },
      ignore: rare({ type: "array", items: { type: "string" } }),
      file_filtering_options: FILTERING,
    },
    required: ["dir_path"],
  },
  effect: "read",
  needs: ({ dir_path }) => [pathNeed("read", dir_path)],
  async run(args, context) {
    const located = await locate(textArg(args, "dir_path"), context);
    if (isRefused(located)) return located.answer;
    const facts = await context.files.facts(located.absolute);
    const name = quotePath(located.path);
    if (facts === undefined) return failure("not_found", `There is no directory ${name}.`);
    if (facts.kind !== "directory") return failure("not_a_directory", `${name} is not a directory.`, "Use read_file.");
    return await answerListing(located, args, context);
  },
};

async function answerListing(located: LocatedFile, args: JsonObject, context: FileContext): Promise<Answer> {
  const { entries, undecodable } = await context.files.list(located.absolute);
  const ignoring = filteringOptions(args, context);
  const ignored = await openIgnored(located.path, context, ignoring);
  const ignore = textsArg(args, "ignore");
  const leaveOut = compileGlobs(ignore);
  const visible = entries.filter(({ name }) => !isGitName(name) && !leaveOut(name));
  const shown = visible.filter(({ name, kind }) => !ignored.has(name, kind === "directory")).sort(directoriesFirst);
  const lines = await Promise.all(shown.slice(0, MOST_ENTRIES).map((entry) => describe(entry, located, context)));
  const notes = present([
    note(shown.length - MOST_ENTRIES, "more entries; narrow it with glob"),
    note(visible.length - shown.length, `ignored entries not shown${ignoring.git ? SHOW_IGNORED : ""}`),
    note(undecodable, "names that are not UTF-8 not shown"),
  ]);
  return { text: [...(lines.length === 0 ? ["[nothing to show]"] : lines), ...notes].join("\n") };
}

const SHOW_IGNORED = "; file_filtering_options.respect_git_ignore = false shows what git ignores";

function directoriesFirst(a: DirectoryEntry, b: DirectoryEntry): number {
  const rank = Number(b.kind === "directory") - Number(a.kind === "directory");
  return rank === 0 ? (a.name < b.name ? -1 : 1) : rank;
}

async function describe({ name, kind }: DirectoryEntry, parent: LocatedFile, context: FileContext): Promise<string> {
  const shown = showPath(name);
  const path = posix.join(parent.absolute, name);
  switch (kind) {
    case "directory":
      return `${shown}/`;
    case "link":
      return `${shown} -> ${showPath(await context.files.readLink(path).catch(() => "?"))}`;
    case "other":
      return `${shown} (pipe, socket or device)`;
    case "file":
      return `${shown} (${(await context.files.facts(path))?.size ?? 0} bytes)`;
    default:
      return kind satisfies never;
  }
}

function note(count: number, what: string): string | false {
  return count > 0 && `[${count} ${what}]`;
}
