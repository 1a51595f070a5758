/** Programs that make, move, change and remove files. */
import { NAME, hasHole } from "../holes.ts";
import { byGrammar } from "./grammar.ts";
import {
  NOTHING,
  closed,
  doubted,
  marked,
  pathOf,
  texts,
  together,
  writes,
  writesTrees,
  type Findings,
  type Given,
  type Operand,
  type ReadProgram,
} from "./program.ts";

const COPY_FLAGS = `-a -d -f -i -n -p -r -R -u -v -x -T -P --archive --force --interactive --no-clobber --no-dereference --preserve
  --recursive --update --verbose --one-file-system --no-target-directory --parents --strip-trailing-slashes --remove-destination
  --reflink --sparse --attributes-only --debug --copy-contents -b --backup --help --version`;

const COPY_MARKS = `
      outside -L -H --dereference: follows links, wherever they lead
      changes -s -l --symbolic-link --link: makes links instead of copies
      writes -t=> --target-directory=>: writes to a directory`;

const cp = byGrammar({
  flags: COPY_FLAGS,
  values: "-S --suffix --no-preserve --context -Z",
  marks: COPY_MARKS,
  operands: (operands, given) => {
    const recursive = ["-r", "-R", "-a", "--recursive", "--archive"].some((name) => given.has(name));
    return transfer(operands, given, (source) => pathOf(source, "read", { tree: recursive, carries: recursive }));
  },
});

const mv = byGrammar({
  flags:
    "-f -i -n -u -v -T -b --force --interactive --no-clobber --update --verbose --no-target-directory --backup --strip-trailing-slashes --debug --help --version",
  values: "-S --suffix",
  marks: `
      writes -t=> --target-directory=>: writes to a directory`,
  operands: (operands, given) =>
    transfer(operands, given, (source) => pathOf(source, "write", { tree: true, carries: true })),
});

/** Sources, and a destination at the end: a file, or a directory that takes each source's name. */
function transfer(operands: readonly Operand[], given: Given, use: (source: Operand) => Findings): Findings {
  if (["-t", "--target-directory"].some((name) => given.has(name))) return together(...operands.map(use));
  const sources = operands.slice(0, -1);
  const target = operands.at(-1);
  if (target === undefined || sources.length === 0) return NOTHING;
  const uncertain = [...sources, target].find(({ word }) => word.spread === "any");
  if (uncertain !== undefined)
    return doubted(
      uncertain.word.text,
      "it is not certain which word is the destination",
      `Quote it: "${uncertain.word.text}".`,
    );
  if (target.word.spread === "some")
    return doubted(target.word.text, "a glob as the last word leaves open what is overwritten");
  return together(...sources.map(use), pathOf(target, "write"), ...sources.map((source) => landing(source, target)));
}

/** Where a source lands when the destination is a directory. Whether it is one is not known, so only denials are asked. */
function landing(source: Operand, target: Operand): Findings {
  const name = source.word.value.replace(/\/+$/, "").split("/").at(-1) ?? "";
  const directory = target.word.value.replace(/\/+$/, "");
  const certainly = /(^|\/)\.{0,2}$/.test(target.word.value);
  if (name === "" || name === "." || name === "..") return NOTHING;
  const path = `${directory === "" ? "/" : `${directory}/`}${hasHole(name) ? NAME : name}`;
  return {
    ...NOTHING,
    paths: [
      { access: "write", path, at: { word: target.at, offset: 0 }, tree: true, ...(certainly ? {} : { maybe: true }) },
    ],
  };
}

const rm = byGrammar({
  flags:
    "-f -i -I -r -R -d -v --force --interactive --recursive --dir --verbose --one-file-system --preserve-root --help --version",
  operands: (operands, given) => {
    const recursive = ["-r", "-R", "--recursive"].some((name) => given.has(name));
    return (recursive ? writesTrees : writes)(operands, given);
  },
});

const ln = byGrammar({
  flags:
    "-s -f -n -v -i -r -T -P -b --symbolic --force --no-dereference --verbose --relative --no-target-directory --help --version",
  values: "-S --suffix",
  marks: `
      outside -L --logical: follows links, wherever they lead
      writes -t=> --target-directory=>: makes links in a directory`,
  operands: (operands, given) => {
    const symbolic = given.has("-s") || given.has("--symbolic");
    const relative = given.has("-r") || given.has("--relative");
    const [target, link, more] = operands;
    if (target === undefined) return NOTHING;
    if (more !== undefined || operands.some(({ word }) => word.spread !== "one" || hasHole(word.value)))
      return doubted(
        target.word.text,
        "it is not certain where the link will lead",
        "Make one link at a time, without variables or globs.",
      );
    // What is written to a hard link is written to its target.
    if (!symbolic && link !== undefined) return together(pathOf(target, "write"), pathOf(link, "write"));
    if (link === undefined)
      return together(pathOf(target, symbolic ? "read" : "write", { carries: true }), {
        ...NOTHING,
        paths: [{ access: "write", path: target.word.value.split("/").at(-1) ?? "." }],
      });
    // Behind the link a later command may come upon links that lead outside, and not by the names they have now.
    const read = { carries: true };
    if (relative) return together(pathOf(target, "read", read), pathOf(link, "write"));
    // A symbolic link is read from where it stands: beside its own name, or inside it when that is a directory.
    const parent = link.word.value.includes("/") ? link.word.value.slice(0, link.word.value.lastIndexOf("/") + 1) : ".";
    const places = [parent === "" ? "/" : parent, link.word.value];
    return together(pathOf(link, "write"), ...places.map((under) => pathOf(target, "read", { under, ...read })));
  },
});

const chmod = byGrammar({
  flags: "-R -v -c -f --recursive --verbose --changes --silent --quiet --preserve-root --help --version",
  // A mode such as `-x` or `-rwx` looks like an option.
  values: "",
  marks: `
      outside --reference=<: takes the mode of another file`,
  operands: (operands, given) => {
    const use = given.has("-R") || given.has("--recursive") ? writesTrees : writes;
    return use(operands.slice(1), given);
  },
});

const touch = byGrammar({
  flags: "-a -c -m -h -f --no-create --no-dereference --help --version",
  values: "-d --date -t --time",
  reads: "-r --reference",
  operands: writes,
});

const dd: ReadProgram = (words) =>
  together(
    ...words.slice(1).map((word, index) => {
      const at = index + 1;
      const [, name, path] = /^(\w+)=(.*)$/s.exec(word.value) ?? [];
      if (name === undefined || path === undefined)
        return word.spread === "one" && !hasHole(word.value)
          ? NOTHING
          : doubted(word.text, "it could turn out as any operand");
      const operand = { at, word: { ...word, value: path } };
      const from = { at: { word: at, offset: name.length + 1 } };
      if (name === "if") return pathOf(operand, "read", from);
      if (name === "of")
        return together(marked(at, "writes", word.text, "writes a file"), pathOf(operand, "write", from));
      return NOTHING;
    }),
  );

export const FILE_PROGRAMS: readonly (readonly [string, ReadProgram])[] = [
  ["cp", cp],
  ["mv", mv],
  ["rm", rm],
  ["ln", ln],
  ["dd", dd],
  ["touch", touch],
  ["chmod", chmod],
  ["rmdir", byGrammar({ flags: "-p -v --parents --verbose --ignore-fail-on-non-empty", operands: writes })],
  ["mkdir", byGrammar({ flags: "-p -v --parents --verbose", values: "-m --mode", operands: writes })],
  ["unlink", byGrammar({ operands: writes })],
  [
    "truncate",
    byGrammar({
      flags: "-c -o --no-create --io-blocks",
      values: "-s --size",
      reads: "-r --reference",
      operands: writes,
    }),
  ],
  [
    "mktemp",
    byGrammar({
      flags: "-d -u -q --directory --dry-run --quiet",
      marks: `
      outside -p=> --tmpdir=> -t: makes it in another directory`,
      values: "--suffix",
      operands: writes,
    }),
  ],
  [
    "install",
    byGrammar({
      flags: "-d -D -v -p -C -s",
      values: "-m --mode",
      marks: `
      outside -o= -g= --owner= --group=: changes the owner
      writes -t=> --target-directory=>: writes to a directory`,
      operands: writes,
    }),
  ],
  ["chown chgrp", closed("changes", "changes who owns files")],
  [
    "patch",
    byGrammar({
      flags: "-N -R -E -f -s -t -u -c -n -b --dry-run --forward --reverse --force --silent --batch --verbose --binary",
      values: "-p --strip -F --fuzz",
      marks: `
      writes -o=> --output=> -r=> --reject-file=> -B=> -z=>: writes a file
      writes -d=> --directory=>: works in another directory
      loads -i=< --input=<: reads the patch from a file
      executes -e --ed: runs the editor ed`,
      operands: writes,
    }),
  ],
  ["sync true false", byGrammar({ lenient: true, operands: texts })],
];
