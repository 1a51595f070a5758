/** A command with certain words: judged by its name as a function of the line, a builtin or a program. */
import { parse } from "unbash";
import { INPUT, TEXT, hasHole } from "../holes.ts";
import { NOTHING, type Findings, type Run } from "../programs/program.ts";
import { shifted } from "../programs/scripts.ts";
import { readProgram } from "../programs/table.ts";
import { xargsSplits } from "../programs/wrappers.ts";
import { BUILTINS } from "./builtins.ts";
import { moved } from "./directories.ts";
import type { Argument, PathUse, Setting } from "./line.ts";
import { isHarmless } from "./names.ts";
import type { Produced } from "./produced.ts";
import { addPart, doubt, inside, type Reader } from "./reader.ts";
import { isFree } from "./redirections.ts";
import { either, joinFlows, type Flow, type FunctionBody, type Slot, type State } from "./state.ts";
import { readBody, readScript } from "./walk.ts";

/** A command with certain words, on its way to be judged. */
export interface Invocation {
  readonly words: readonly Argument[];
  readonly settings: readonly Setting[];
  readonly paths: readonly PathUse[];
  readonly text: string;
  readonly wrapped?: { readonly words: readonly Argument[]; readonly shift: number };
}

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

/** Add redirections that no command stands with. */
export function addRedirections(reader: Reader, state: State, paths: readonly PathUse[], text: string): void {
  if (paths.length === 0) return;
  addPart(
    reader,
    partOf(reader, state, { words: [], settings: [], paths, text: text === "" ? "redirection" : text }, NOTHING),
  );
}

/** The command without harmless options in front of its subcommand: `git -C src status` is judged as `git status` too. */
function withoutLeading(invocation: Invocation, findings: Findings): readonly [Invocation, Findings] {
  const shift = (findings.leading ?? 1) - 1;
  const { words, wrapped } = invocation;
  const [program] = words;
  const skipped = findings.marks.some(({ at }) => at > 0 && at <= shift);
  if (shift === 0 || skipped || wrapped !== undefined || program === undefined) return [invocation, findings];
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
    for (const { text } of dangerous(invocation.settings))
      doubt(reader, text, `in front of \`${run.via}\` it changes how every command of the script runs`);
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
  const posix = run.via.startsWith("bash") ? {} : { posix: true };
  readScript({ ...reader, nested: true, ...posix }, fresh, parse(script.value));
}
