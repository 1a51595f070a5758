/** `grep_search`: lines that match, in many files. */
import picomatch from "picomatch";
import { posix } from "node:path";
import type { Answer } from "../events.ts";
import type { FoundFile, Search, SearchEnd } from "../ports.ts";
import { pathNeed } from "./filtering.ts";
import { compilePattern } from "./pattern.ts";
import { digestOf, isRefused, locateReadable, quotePath, showPath, type Found } from "./place.ts";
import { MOST_BYTES } from "./read-file.ts";
import { isSpilled } from "./spill.ts";
import { failure, type Site, type Tool } from "./tool.ts";
import { newWalked, walkFiles, type Walked } from "./walk.ts";

interface Args {
  readonly pattern: string;
  readonly dir_path?: string;
  readonly include_pattern?: string;
  readonly exclude_pattern?: string;
  readonly names_only?: boolean;
  readonly case_sensitive?: boolean;
  readonly fixed_strings?: boolean;
  readonly context?: number;
  readonly before?: number;
  readonly after?: number;
  readonly no_ignore?: boolean;
  readonly max_matches_per_file?: number;
  readonly total_max_matches?: number;
}

/** Gemini CLI's limits: 100 matches, 30 s. Its lines are cut at 2,000 characters; 500 around the match say as much. */
const MOST_MATCHES = 100;
const TIMEOUT_MS = 30_000;
const MOST_COLUMNS = 500;

const COUNT = { type: "integer", minimum: 0, maximum: 100 } as const;
const LIMIT = { type: "integer", minimum: 1, maximum: 1000 } as const;

export const grepSearch: Tool = {
  name: "grep_search",
  description: "Search file contents by regular expression, line by line. Few matches come with their surroundings.",
  parameters: {
    type: "object",
    properties: {
      pattern: { type: "string", minLength: 1 },
      dir_path: { type: "string", description: "Directory or file" },
      include_pattern: { type: "string", description: "Glob, such as *.ts" },
      exclude_pattern: { type: "string", description: "Leave out matching lines" },
      names_only: { type: "boolean" },
      case_sensitive: { type: "boolean" },
      fixed_strings: { type: "boolean" },
      context: COUNT,
      before: COUNT,
      after: COUNT,
      no_ignore: { type: "boolean", description: "Ignored files too" },
      max_matches_per_file: LIMIT,
      total_max_matches: LIMIT,
    },
    required: ["pattern"],
  },
  effect: "read",
  needs({ dir_path }) {
    return typeof dir_path === "string" && isSpilled(dir_path) ? [] : [pathNeed("read", dir_path)];
  },
  async run(args, site, signal) {
    const wish = args as unknown as Args;
    const found = locateReadable(wish.dir_path ?? "", site);
    if (isRefused(found)) return found.answer;
    const pattern = compilePattern(wish.pattern, wish.fixed_strings === true);
    if (pattern.kind === "bad") return failure("invalid_arguments", pattern.reason, "To search for it as it is, set fixed_strings.");
    const facts = await site.files.facts(found.absolute);
    if (facts === undefined) return failure("not_found", `There is no ${quotePath(found.path)}.`);
    return await searchAndAnswer(wish, toSearch(wish, pattern), found, facts.kind === "directory", site, signal);
  },
};
