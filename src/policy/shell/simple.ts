/** Simple commands: assignments, redirections, and a program or builtin with its arguments. */
import { parse, type Assignment, type Command, type CommandArgument } from "unbash";
import { HERE, INPUT, TEXT, hasHole } from "../holes.ts";
import { NOTHING, type Findings, type Run } from "../programs/program.ts";
import { shifted } from "../programs/scripts.ts";
import { readProgram } from "../programs/table.ts";
import { xargsSplits } from "../programs/wrappers.ts";
import { BUILTINS } from "./builtins.ts";
import type { Argument, PathUse, Setting } from "./line.ts";
import { isHarmless, isIdentifier } from "./names.ts";
import type { Produced } from "./produced.ts";
import { isFree, pathsOf } from "./redirections.ts";
import { addPart, doubt, inside, step, type Reader } from "./reader.ts";
import {
  either,
  join,
  textOf,
  withVariable,
  type Flow,
  type FunctionBody,
  type Slot,
  type State,
  type Variable,
} from "./state.ts";
import { checkSubscript } from "./arithmetic.ts";
import { expandText, expandWord } from "./words.ts";
import { readBody, readScript } from "./walk.ts";

/** A command with certain words, on its way to be judged. */
export interface Invocation {
  readonly words: readonly Argument[];
  readonly settings: readonly Setting[];
  readonly paths: readonly PathUse[];
  readonly text: string;
  readonly wrapped?: { readonly words: readonly Argument[]; readonly shift: number };
}

/** Most spellings that one command may have, by the values of its variables. */
const MOST_VARIANTS = 32;

/** Read a simple command; variables may give it several spellings, each of which is judged. */
export function readSimpleCommand(reader: Reader, state: State, node: Command): Flow {
  step(reader);
  const assignments = node.prefix.filter((item) => item.type === "Assignment");
  const paths = pathsOf(reader, state, node.redirects);
  const text = textOfCommand(node);
  if (node.name === undefined) return either(assignAll(reader, state, assignments, paths, text));
  const settings = assignments.flatMap((assignment) => settingOf(reader, state, assignment));
  const slots = [...expandWord(reader, state, node.name), ...node.args.flatMap((item) => slotsOf(reader, state, item))];
  const variants = variantsOf(slots);
  if (variants === undefined) {
    doubt(reader, text, `its variables give it more than ${MOST_VARIANTS} spellings`);
    return either(state);
  }
  const flows = variants.map((words) => invoke(reader, state, { words, settings, paths, text }));
  return flows.reduce(joinFlows);
}

function textOfCommand(node: Command): string {
  return (
    [node.name?.text, ...node.args.map(({ text }) => text)].filter((word) => word !== undefined).join(" ") ||
    "assignment"
  );
}

function slotsOf(reader: Reader, state: State, item: CommandArgument): readonly Slot[] {
  if (item.type === "Word") return expandWord(reader, state, item);
  // Only declaration builtins have assignments for arguments.
  const values = item.value.type === "Word" ? expandText(reader, state, item.value) : arrayText(reader, state, item);
  if (item.index !== undefined) checkSubscript(reader, state, item.index);
  const name = item.index === undefined ? item.name : `${item.name}[${item.index.text}]`;
  return [values.map((value): Argument => ({ value: `${name}=${value}`, spread: "one", text: item.text }))];
}

function arrayText(reader: Reader, state: State, item: Assignment): readonly string[] {
  if (item.value.type === "ArrayValue") readElements(reader, state, item);
  return [TEXT];
}

/** Every way to choose one argument for each place; undefined when there are too many. */
function variantsOf(slots: readonly Slot[]): readonly (readonly Argument[])[] | undefined {
  let variants: Argument[][] = [[]];
  for (const slot of slots) {
    variants = variants.flatMap((words) => slot.map((item) => (item === undefined ? words : [...words, item])));
    if (variants.length > MOST_VARIANTS) return undefined;
  }
  return variants;
}

// ── Assignments ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Assignments without a command set the shell's own variables. */
function assignAll(
  reader: Reader,
  state: State,
  assignments: readonly Assignment[],
  paths: readonly PathUse[],
  text: string,
): State {
  let next = state;
  for (const assignment of assignments) {
    const { name } = assignment;
    if (!isHarmless(name)) doubt(reader, assignment.text, `setting \`${name}\` changes how programs run`, NAME_IT);
    next = withVariable(next, name, valueOf(reader, next, assignment));
  }
  if (paths.length > 0)
    addPart(
      reader,
      partOf(reader, state, { words: [], settings: [], paths, text: text === "" ? "redirection" : text }, NOTHING),
    );
  return next;
}

const NAME_IT = "Put it in front of the command it is for, and let a pattern name it.";

function valueOf(reader: Reader, state: State, assignment: Assignment): Variable {
  const { value, index, append, name } = assignment;
  if (index !== undefined) {
    checkSubscript(reader, state, index);
    if (value.type === "Word") expandText(reader, state, value);
    return textOf([TEXT]);
  }
  if (value.type === "ArrayValue") return readElements(reader, state, assignment);
  const values = expandText(reader, state, value);
  if (append !== true) return textOf(values);
  const before = state.variables.get(name);
  if (before?.kind !== "text") return textOf([TEXT]);
  return textOf(before.values.flatMap((start) => values.map((end) => start + end)));
}

function readElements(reader: Reader, state: State, assignment: Assignment): Variable {
  if (assignment.value.type !== "ArrayValue") return textOf([TEXT]);
  const slots = assignment.value.elements.flatMap((element) => {
    // `[subscript]=value` evaluates its subscript.
    if (/^\[/.test(element.text) && /\]\+?=/.test(element.text))
      doubt(reader, element.text, "an element with a subscript evaluates it");
    return expandWord(reader, state, element);
  });
  const before = assignment.append === true ? state.variables.get(assignment.name) : undefined;
  if (assignment.append === true && before?.kind !== "list") return textOf([TEXT]);
  return { kind: "list", slots: [...(before?.kind === "list" ? before.slots : []), ...slots] };
}

/** An assignment in front of a command reaches the command's environment. */
function settingOf(reader: Reader, state: State, assignment: Assignment): readonly Setting[] {
  if (assignment.index !== undefined || assignment.value.type !== "Word") {
    doubt(reader, assignment.text, "an array in front of a command");
    return [];
  }
  return expandText(reader, state, assignment.value).map((value) => ({
    name: assignment.name,
    value,
    text: assignment.text,
  }));
}

// ── Invocation ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Judge a command by its name: a function of the line, a builtin, or a program. */
export function invoke(reader: Reader, state: State, invocation: Invocation): Flow {
  const [program] = invocation.words;
  if (program === undefined || program.spread !== "one" || hasHole(program.value) || program.value === "") {
    doubt(reader, invocation.text, "it is not certain which program it runs", "Write the program's name.");
    return either(state);
  }
  const own = state.functions.get(program.value);
  if (own === undefined) return run(reader, state, invocation, program.value);
  const flows = own.bodies.map((body) => callFunction(reader, state, invocation, body));
  if (!own.certain) flows.push(run(reader, state, invocation, program.value));
  return flows.reduce(joinFlows);
}

function run(reader: Reader, state: State, invocation: Invocation, name: string): Flow {
  const builtin = BUILTINS.get(name);
  if (builtin !== undefined) return builtin({ reader, state, invocation });
  addFindings(reader, state, invocation, readProgram(invocation.words));
  return either(state);
}

function joinFlows(a: Flow, b: Flow): Flow {
  return { success: join(a.success, b.success), failure: join(a.failure, b.failure) };
}

function callFunction(reader: Reader, state: State, invocation: Invocation, body: FunctionBody): Flow {
  if (dangerous(invocation.settings).length > 0)
    doubt(reader, invocation.text, "it sets variables that change how programs run");
  if (invocation.paths.length > 0) addPart(reader, partOf(reader, state, { ...invocation, words: [] }, NOTHING));
  const flow = readBody(inside(reader, `${invocation.words[0]?.value ?? ""}()`), calledWith(state, invocation), body);
  const restore = (end: State): State => ({ ...end, positional: state.positional });
  return { success: restore(flow.success), failure: restore(flow.failure) };
}

function calledWith(state: State, { words }: Invocation): State {
  return { ...state, positional: words.slice(1).map((word): Slot => [word]) };
}

function dangerous(settings: readonly Setting[]): readonly Setting[] {
  // An empty IFS, as in `IFS= read -r line`, only keeps blanks.
  return settings.filter(({ name, value }) => !isHarmless(name) && !(name === "IFS" && value === ""));
}

/** Add a command as a part, and read what it runs. */
export function addFindings(reader: Reader, state: State, invocation: Invocation, findings: Findings): void {
  for (const { text, why, hint } of findings.doubts) doubt(reader, text, why, hint);
  const nothingOwn = findings.marks.length === 0 && findings.paths.length === 0 && invocation.paths.length === 0;
  const own = { ...invocation, settings: findings.transparent ? [] : invocation.settings };
  if (!findings.transparent) addPart(reader, partOf(reader, state, ...withoutLeading(own, findings)));
  // A wrapper needs no rule, but what its options and redirections open does.
  else if (!nothingOwn) addPart(reader, partOf(reader, state, { ...own, words: [] }, { ...findings, marks: [] }));
  if (findings.transparent)
    for (const mark of findings.marks)
      doubt(reader, mark.text, `behind \`${invocation.words[0]?.value ?? ""}\` it ${mark.why}`);
  for (const run of findings.runs) follow(reader, state, invocation, run);
}

/** The command without harmless options in front of its subcommand: `git -C src status` is judged as `git status` too. */
function withoutLeading(invocation: Invocation, findings: Findings): readonly [Invocation, Findings] {
  const shift = (findings.leading ?? 1) - 1;
  const { words, wrapped } = invocation;
  const [program] = words;
  if (shift === 0 || wrapped !== undefined || program === undefined) return [invocation, findings];
  const plain = { ...invocation, words: [program, ...words.slice(shift + 1)], wrapped: { words, shift } };
  return [plain, shifted(findings, -shift)];
}

function partOf(reader: Reader, state: State, invocation: Invocation, findings: Findings) {
  return {
    text: invocation.text,
    words: invocation.words,
    via: reader.via,
    directories: state.directories.map(({ path }) => path),
    settings: dangerous(invocation.settings),
    marks: findings.marks,
    paths: [...invocation.paths, ...findings.paths].filter(({ path }) => !isFree(path)),
    hosts: findings.hosts,
    ...(findings.operands === undefined ? {} : { operands: findings.operands }),
    ...(invocation.wrapped === undefined ? {} : { wrapped: invocation.wrapped }),
  };
}

/** Read what a program runs: in a process of its own, which knows no functions of the line. */
function follow(reader: Reader, state: State, invocation: Invocation, run: Run): void {
  const inner = inside(reader, run.via);
  if (run.kind === "script") {
    followScript(inner, state, run);
    return;
  }
  for (const words of withInput(reader.input, invocation.words, run))
    followCommand(inner, state, invocation, { ...run, words });
}

/** What `xargs` runs: once for each kind of name that it is fed, or with any words. */
function withInput(
  input: Produced | undefined,
  outer: readonly Argument[],
  { via, words }: Run & { kind: "command" },
): readonly (readonly Argument[])[] {
  if (via !== "xargs") return [words];
  const splits = xargsSplits(outer);
  const certain =
    input !== undefined && ((splits === "nul" && input.nul) || (splits === "lines" && input.lines && !input.nul));
  const names = certain ? input.names : [TEXT];
  return names.map((name) =>
    words.map((word): Argument => {
      if (!word.value.includes(INPUT)) return word;
      return {
        value: word.value.replaceAll(INPUT, name),
        spread: word.spread === "any" && certain ? "some" : word.spread,
        text: word.text,
      };
    }),
  );
}

function followCommand(inner: Reader, state: State, invocation: Invocation, run: Run & { kind: "command" }): void {
  const from = run.under === undefined ? state : moved(inner, state, run.under);
  const outer = invocation.wrapped ?? { words: invocation.words, shift: 0 };
  invoke(
    inner,
    { ...from, functions: new Map() },
    {
      words: run.words,
      settings: [...invocation.settings, ...run.settings],
      paths: [],
      text: run.words.map(({ text }) => text).join(" "),
      ...(run.shift === undefined ? {} : { wrapped: { words: outer.words, shift: outer.shift + run.shift } }),
    },
  );
}

function followScript(reader: Reader, state: State, run: Extract<Run, { kind: "script" }>): void {
  const { script } = run;
  if (script.spread !== "one" || hasHole(script.value)) {
    doubt(
      reader,
      script.text,
      "the script is not certain",
      "Write the script in single quotes and pass values as arguments.",
    );
    return;
  }
  const fresh: State = {
    directories: state.directories,
    variables: new Map(),
    functions: new Map(),
    positional: run.positional.map((word): Slot => [word]),
  };
  readScript(run.via.startsWith("bash") ? reader : { ...reader, posix: true }, fresh, parse(script.value));
}

/** The state in another directory; any place inside counts, one that is not certain is doubted. */
export function moved(reader: Reader, state: State, to: string): State {
  if (hasHole(to.replace(HERE, ""))) {
    doubt(reader, to, "it is not certain which directory it is");
    return state;
  }
  const directories = state.directories.flatMap(({ path, plain }) => {
    const located = reader.locate(to.replace(HERE, "."), path);
    if (located.kind === "outside") return [];
    return [{ path: located.path, plain: plain && located.path === lexical(to, path) }];
  });
  return directories.length === 0 ? state : { ...state, directories };
}

/** Where a path leads by its words alone; absolute paths are taken as they are found. */
function lexical(path: string, directory: string): string {
  if (path.startsWith("/") || path.startsWith(HERE)) return path;
  const parts: string[] = [];
  for (const part of `${directory}/${path}`.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return parts.join("/");
}

/** Whether a name may be set without being named by a pattern; a doubt is recorded when not. */
export function maySet(reader: Reader, name: string, text: string): boolean {
  if (!isIdentifier(name)) doubt(reader, text, "it is not a plain name for a variable, and a subscript is evaluated");
  else if (!isHarmless(name)) doubt(reader, text, `setting \`${name}\` changes how programs run`);
  else return true;
  return false;
}
