/** `glob`: files by name. */
import { posix } from "node:path";
import type { Answer } from "../events.ts";
import { optionalFlag, textArg, filtering, pathNeed, rare } from "./args.ts";
import { compileGlobs } from "../lib/glob.ts";
import { isRefused, locate, quotePath, showPath } from "./paths.ts";
import { failure, type Tool } from "./tool.ts";
import type { FileContext } from "./context.ts";
import { walkFiles, type Walked } from "./walk.ts";

/** Paths shown at most; a pattern with more matches is too wide to be useful. */
const MOST_PATHS = 300;

export const glob: Tool = {
  name: "glob",
  description: "Find files by glob, such as src/**/*.ts.",
  parameters: {
    type: "object",
    properties: {
      pattern: { type: "string", minLength: 1 },
      dir_path: { type: "string" },
      case_sensitive: rare({ type: "boolean" }),
      respect_git_ignore: { type: "boolean" },
    },
    required: ["pattern"],
  },
  effect: "read",
  needs: ({ dir_path }) => [pathNeed("read", dir_path)],
  async run(args, context, signal) {
    const located = await locate(textArg(args, "dir_path"), context);
    if (isRefused(located)) return located.answer;
    if ((await context.files.facts(located.absolute))?.kind !== "directory") {
      return failure("not_found", `There is no directory ${quotePath(located.path)}.`);
    }
    const matches = matcher(
      textArg(args, "pattern"),
      located.path,
      context,
      optionalFlag(args, "case_sensitive") ?? false,
    );
    const walked: Walked = { cut: false };
    const paths: string[] = [];
    const walk = { directory: located.path, ignoring: filtering(args, context), links: true, signal };
    for await (const files of walkFiles(walk, context, walked))
      paths.push(...files.filter((path) => matches(path) && context.mayRead(path)));
    if (signal.aborted) return failure("cancelled", "The search was cancelled.");
    return answerPaths(paths, walked.cut);
  },
};

/** Patterns are relative to the searched directory, absolute ones to the workspace. */
function matcher(
  pattern: string,
  directory: string,
  context: FileContext,
  caseSensitive: boolean,
): (path: string) => boolean {
  const absolute = posix.isAbsolute(pattern) ? posix.relative(context.workspace.root, pattern) : undefined;
  const matches = compileGlobs([absolute ?? pattern], { ignoreCase: !caseSensitive });
  const start = absolute === undefined && directory !== "" ? directory.length + 1 : 0;
  return (path) => matches(path.slice(start));
}

function answerPaths(paths: readonly string[], cut: boolean): Answer {
  if (paths.length === 0)
    return { text: `No files found.${cut ? " The tree is too large to search whole; give a dir_path." : ""}` };
  const left = paths.length - MOST_PATHS;
  const shown = [...paths].sort().slice(0, MOST_PATHS).map(showPath);
  return { text: [...shown, ...(left > 0 ? [`[${left} more; narrow the pattern]`] : [])].join("\n") };
}
