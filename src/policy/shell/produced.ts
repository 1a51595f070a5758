/** Names that a command prints for another to read: certain enough to be judged as paths, though not which they are. */
import { TREE, hasHole } from "../holes.ts";
import type { Argument, Part } from "./line.ts";

/** What a command prints. */
export interface Produced {
  /** What each name looks like: certain text with a hole for what lies below it. */
  readonly names: readonly string[];
  /** Whether each name ends in NUL, so that no name can pass for two. */
  readonly nul: boolean;
  /** Whether each line is one whole name, whatever characters it has: git quotes names with odd ones. */
  readonly lines: boolean;
}

/** What a command prints, given what it is fed; undefined when that is not certain. */
export function producedBy({ words, directories }: Part, input: Produced | undefined): Produced | undefined {
  const values = words.map(({ value }) => value);
  if (words.some(({ spread, value }) => spread === "any" || value.includes("\uE000"))) return undefined;
  switch (values[0]) {
    case "find":
      return byFind(words);
    case "git":
      return byGit(values, directories);
    case "grep":
    case "rg":
      return bySearch(values) ?? passing(values, input);
    case "sort":
    case "head":
    case "tail":
      return passing(values, input);
    default:
      return undefined;
  }
}

function byFind(words: readonly Argument[]): Produced | undefined {
  const values = words.slice(1).map(({ value }) => value);
  const prints = values.filter((value) =>
    /^-(print|print0|printf|ls|exec|execdir|ok|okdir|fprint\w*|fls)$/.test(value),
  );
  if (prints.length !== 1 || prints[0] !== "-print0") return undefined;
  const end = values.findIndex((value) => /^[-(!]/.test(value));
  const starts = values.slice(0, end);
  return { names: (starts.length === 0 ? ["."] : starts).map(below), nul: true, lines: false };
}

function below(place: string): string {
  return `${place.replace(/\/+$/, "")}/${TREE}`;
}

/** `git ls-files` and `git diff --name-only`: paths of the work tree. The latter are relative to its root. */
function byGit(values: readonly string[], directories: readonly string[]): Produced | undefined {
  const options = values.filter((value) => value.startsWith("-"));
  const lists =
    values[1] === "ls-files" &&
    options.every((option) =>
      /^(-z|-c|-o|-m|-d|--cached|--others|--modified|--deleted|--exclude-standard|--deduplicate|--)$/.test(option),
    );
  const differs =
    values[1] === "diff" &&
    options.includes("--name-only") &&
    options.every((option) => /^(-z|--name-only|--cached|--staged|--diff-filter=\w+|--merge-base|--)$/.test(option));
  if (!lists && !(differs && directories.every((directory) => directory === ""))) return undefined;
  return { names: [TREE], nul: options.includes("-z"), lines: true };
}

/** `grep -rlZ`, `rg -l0`: names that begin with what was searched. */
function bySearch(values: readonly string[]): Produced | undefined {
  const clusters = values.filter((value) => /^-[A-Za-z0]+$/.test(value)).join("");
  const lists = clusters.includes("l") || values.some((value) => /^--(files-with-matches|files)$/.test(value));
  const nul =
    values[0] === "rg"
      ? clusters.includes("0") || values.includes("--null")
      : clusters.includes("Z") || values.includes("--null");
  if (!lists || !nul || values.some((value) => /^(-e|-f|--regexp.*|--file.*)$/.test(value))) return undefined;
  const operands = values.slice(1).filter((value) => !value.startsWith("-"));
  const places = values.includes("--files") ? operands : operands.slice(1);
  if (places.some((place) => hasHole(place))) return undefined;
  return { names: places.length === 0 ? [TREE] : places.map(below), nul: true, lines: false };
}

/** Filters that pass on whole names: `sort -z`, `grep -zv x`, `head -z -n 5`. */
function passing(values: readonly string[], input: Produced | undefined): Produced | undefined {
  if (input === undefined) return undefined;
  const options = values.slice(1).filter((value) => value.startsWith("-"));
  const known = options.every((option) => /^-(?:[zvEFiunrV]+|n\d*|\d+)$/.test(option));
  const nul = options.some((option) => /^-[A-Za-z]*z/.test(option));
  return known && nul === input.nul ? input : undefined;
}
