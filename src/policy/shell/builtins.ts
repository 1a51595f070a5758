/** Builtins of bash that change what is known of the shell, or evaluate what they are given. */
import { parse } from "unbash";
import { TEXT, hasHole } from "../holes.ts";
import { NOTHING, doubted, marked, pathOf, together, type Findings } from "../programs/program.ts";
import { splitOptions, type Leading } from "../programs/grammar.ts";
import { checkArithmetic } from "./arithmetic.ts";
import { checkTestArguments } from "./conditions.ts";
import type { Argument } from "./line.ts";
import { doubt, inside, type Reader } from "./reader.ts";
import { declare, getOptions, readInput, readLines, setNamed, unset, waitForJobs } from "./declaring.ts";
import { isPlace, moved } from "./directories.ts";
import { addFindings, invoke, type Invocation } from "./invoke.ts";
import { either, textOf, type Flow, type State } from "./state.ts";
import { readScript } from "./walk.ts";

/** A builtin about to run. */
export interface BuiltinCall {
  readonly reader: Reader;
  readonly state: State;
  readonly invocation: Invocation;
}

type Builtin = (call: BuiltinCall) => Flow;

/** Builtins by name. What is not here and not in the program table is a program. */
export const BUILTINS: ReadonlyMap<string, Builtin> = new Map<string, Builtin>([
  ["cd", changeDirectory],
  ...["export", "declare", "typeset", "local", "readonly"].map((name): [string, Builtin] => [name, declare]),
  ["unset", unset],
  ["read", readInput],
  ...["mapfile", "readarray"].map((name): [string, Builtin] => [name, readLines]),
  ["printf", print],
  ...["test", "["].map((name): [string, Builtin] => [name, test]),
  ["set", setOptions],
  ["shopt", shellOptions],
  ["shift", (call) => ({ ...plain(call), success: { ...call.state, positional: undefined } })],
  ["eval", evaluate],
  ...["source", "."].map((name): [string, Builtin] => [name, source]),
  ...["command", "builtin", "exec"].map((name): [string, Builtin] => [name, runBuiltin]),
  ["let", letNumbers],
  ["trap", trap],
  ["wait", waitForJobs],
  ["getopts", getOptions],
  ...[
    "alias",
    "unalias",
    "enable",
    "bind",
    "complete",
    "compgen",
    "compopt",
    "fc",
    "history",
    "hash",
    "pushd",
    "popd",
    "suspend",
    "disown",
    "logout",
    "caller",
    "ulimit",
  ].map((name): [string, Builtin] => [name, unread]),
  ["exit", (call) => ({ ...plain(call), ...either({ ...call.state, ended: true }) })],
  ...[
    ":",
    "true",
    "false",
    "echo",
    "return",
    "break",
    "continue",
    "pwd",
    "dirs",
    "umask",
    "times",
    "jobs",
    "type",
    "help",
  ].map((name): [string, Builtin] => [name, plain]),
]);

/** A builtin that touches nothing but the shell. */
export function plain({ reader, state, invocation }: BuiltinCall): Flow {
  addFindings(reader, state, invocation, NOTHING);
  return either(state);
}

function withFindings({ reader, state, invocation }: BuiltinCall, findings: Findings): Flow {
  addFindings(reader, state, invocation, findings);
  return either(state);
}

function unread(call: BuiltinCall): Flow {
  const name = call.invocation.words[0]?.value ?? "";
  const hint = name === "pushd" || name === "popd" ? "Use `(cd dir && …)`." : undefined;
  doubt(call.reader, call.invocation.text, `\`${name}\` changes how later commands are read`, hint);
  return plain(call);
}

// ── Directories ─────────────────────────────────────────────────────────────────────────────────────────────────────

const CD: Leading = { flags: "-L -P -e" };

function changeDirectory(call: BuiltinCall): Flow {
  const { reader, state, invocation } = call;
  const scan = splitOptions(CD, invocation.words);
  const [target, more] = scan.operands;
  if (target?.word.value === "-" && more === undefined && state.previous !== undefined) {
    plain(call);
    return { success: { ...state, directories: state.previous, previous: state.directories }, failure: state };
  }
  const certain =
    target !== undefined && more === undefined && target.word.value !== "-" && target.word.spread !== "any";
  if (!certain || !isPlace(target.word.value)) {
    doubt(
      reader,
      invocation.text,
      "it is not certain which directory it goes to",
      "Name one directory inside the workspace.",
    );
    return plain(call);
  }
  const climbing = /(^|\/)\.\.(\/|$)/.test(target.word.value);
  if (climbing && (state.directories.some(({ plain: known }) => !known) || scan.given.has("-P")))
    doubt(reader, invocation.text, "it goes up from behind a link, which shells and programs see differently");
  addFindings(reader, state, invocation, together(...scan.findings, pathOf(target, "read")));
  return { success: moved(reader, state, target.word.value), failure: state };
}

// ── Printing and testing ────────────────────────────────────────────────────────────────────────────────────────────

function print(call: BuiltinCall): Flow {
  const [, first, second] = call.invocation.words;
  if (first?.value === "-v" && second !== undefined) {
    const state = setNamed(call.reader, call.state, second);
    plain(call);
    return either(state);
  }
  const format = first?.value === "--" ? second : first;
  if (format !== undefined && (/^[-\uE000-\uE002]/.test(format.value) || format.spread !== "one"))
    doubt(
      call.reader,
      format.text,
      "it could be `-v`, which evaluates the name behind it",
      "Give a format first: printf '%s\\n' ….",
    );
  // Bash's `%n` assigns to the variable that an argument names.
  else if (format !== undefined && (/%[^a-zA-Z%]*n/.test(format.value) || hasHole(format.value)))
    doubt(call.reader, format.text, "its format could assign to a variable", "Give a plain format: printf '%s\\n' ….");
  return plain(call);
}

function test(call: BuiltinCall): Flow {
  checkTestArguments(call.reader, call.invocation.words.slice(1));
  return plain(call);
}

// ── Options of the shell ────────────────────────────────────────────────────────────────────────────────────────────

function setOptions(call: BuiltinCall): Flow {
  const words = call.invocation.words.slice(1);
  plain(call);
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] as Argument;
    if (word.value === "--" || !/^[-+]/.test(word.value))
      return either({
        ...call.state,
        positional: words.slice(word.value === "--" ? index + 1 : index).map((item) => [item]),
      });
    const long = words[index + 1]?.value ?? "";
    if (
      /^[-+][euxvfCbnm]*o$/.test(word.value) &&
      /^(errexit|nounset|pipefail|xtrace|noglob|noclobber|verbose)$/.test(long)
    )
      index += 1;
    else if (!/^[-+][euxvfCbm]+$/.test(word.value) || word.spread !== "one")
      doubt(call.reader, call.invocation.text, "it changes how the rest of the line is read");
  }
  return either(call.state);
}

function shellOptions(call: BuiltinCall): Flow {
  const harmless = call.invocation.words
    .slice(1)
    .every(({ value }) =>
      /^(-s|-u|-q|-p|globstar|nullglob|failglob|inherit_errexit|nocaseglob|nocasematch)$/.test(value),
    );
  if (!harmless) doubt(call.reader, call.invocation.text, "it changes how the rest of the line is read");
  return plain(call);
}

// ── Code ────────────────────────────────────────────────────────────────────────────────────────────────────────────

function evaluate(call: BuiltinCall): Flow {
  const words = call.invocation.words.slice(call.invocation.words[1]?.value === "--" ? 2 : 1);
  if (words.some(({ spread, value }) => spread !== "one" || hasHole(value))) {
    doubt(call.reader, call.invocation.text, "`eval` runs a text that is not certain");
    return plain(call);
  }
  return readScript(inside(call.reader, "eval"), call.state, parse(words.map(({ value }) => value).join(" ")));
}

function source(call: BuiltinCall): Flow {
  const [, file, ...others] = call.invocation.words;
  if (file === undefined) return plain(call);
  const found = together(
    marked(1, "executes", file.text, "runs a file in this shell"),
    pathOf({ at: 1, word: file }, "read"),
  );
  return withFindings(
    call,
    others.length > 0 ? together(found, doubted(file.text, "what it is given is not read")) : found,
  );
}

const COMMAND: Leading = { flags: "-p -v -V" };
const EXEC: Leading = {
  flags: "-l",
  values: "-a",
  marks: "changes -c: drops the environment, and what keeps git to this repository with it",
};

/** `command`, `builtin` and `exec` run what stands behind them in this shell, and say themselves what else they do. */
function runBuiltin(call: BuiltinCall): Flow {
  const { reader, state, invocation } = call;
  const [name] = invocation.words;
  const scan = splitOptions(name?.value === "command" ? COMMAND : EXEC, invocation.words);
  const start = scan.operands[0]?.at;
  if (scan.given.has("-v") || scan.given.has("-V") || start === undefined)
    return withFindings(call, together(...scan.findings));
  for (const mark of scan.findings.flatMap(({ marks }) => marks))
    doubt(reader, mark.text, `behind \`${name?.value ?? ""}\` it ${mark.why}`);
  for (const { text, why } of scan.findings.flatMap(({ doubts }) => doubts)) doubt(reader, text, why);
  const outer = invocation.wrapped ?? { words: invocation.words, shift: 0 };
  const inner = {
    ...invocation,
    words: invocation.words.slice(start),
    text: invocation.words
      .slice(start)
      .map(({ text }) => text)
      .join(" "),
    wrapped: { words: outer.words, shift: outer.shift + start },
  };
  return invoke(inside(reader, name?.value), { ...state, functions: new Map() }, inner);
}

function letNumbers(call: BuiltinCall): Flow {
  let { state } = call;
  for (const word of call.invocation.words.slice(1)) {
    const [statement] = hasHole(word.value) || word.spread !== "one" ? [] : parse(`((${word.value}))`).commands;
    if (statement?.command.type !== "ArithmeticCommand")
      doubt(call.reader, word.text, "arithmetic evaluates it, and it is not certain what it is");
    else state = checkArithmetic(call.reader, state, statement.command.expression, word.text);
  }
  plain(call);
  return either(state);
}

function trap(call: BuiltinCall): Flow {
  const [, first, second] = call.invocation.words;
  const code = first?.value === "--" ? second : first;
  plain(call);
  if (code === undefined || /^(-|-p|-l|)$/.test(code.value)) return either(call.state);
  if (code.spread !== "one" || hasHole(code.value)) {
    doubt(call.reader, code.text, "`trap` runs a text that is not certain");
    return either(call.state);
  }
  // It may run at any later point, wherever the shell is by then.
  readScript(inside(call.reader, "trap"), { ...call.state, variables: unknown(call.state) }, parse(code.value));
  return either(call.state);
}

function unknown(state: State): State["variables"] {
  return new Map([...state.variables.keys()].map((name) => [name, textOf([TEXT])]));
}
