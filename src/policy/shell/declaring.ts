/** Builtins that set variables: `export`, `declare`, `read`, `mapfile`, `getopts`, `unset`. */
import { NUMBER, hasHole } from "../holes.ts";
import { splitOptions, type Leading } from "../programs/grammar.ts";
import { NOTHING, together, type Given } from "../programs/program.ts";
import { plain, type BuiltinCall } from "./builtins.ts";
import { addFindings } from "./invoke.ts";
import type { Argument } from "./line.ts";
import { isHarmless, isIdentifier } from "./names.ts";
import { doubt, type Reader } from "./reader.ts";
import { either, textOf, withVariable, type Flow, type State } from "./state.ts";
import { setByShell } from "./walk.ts";

const READ: Leading = { flags: "-r -s -e", values: "-d -n -N -p -t -i -a -u" };
const MAPFILE: Leading = { flags: "-t", values: "-d -n -O -s -u", marks: "executes -C= -c=: runs a callback" };

/** `export`, `declare` and their like: plain names and plain values. */
export function declare(call: BuiltinCall): Flow {
  const { reader, invocation } = call;
  let state = call.state;
  for (const word of invocation.words.slice(1)) {
    if (/^[-+][gprxaAlutI]+$/.test(word.value)) continue;
    if (/^[-+]/.test(word.value) || word.spread !== "one" || hasHole(word.value.split("=")[0] ?? "")) {
      doubt(reader, word.text, "it can evaluate what it is given, or name other variables", "Use plain assignments.");
      continue;
    }
    const equals = word.value.search(/\+?=/);
    const name = equals === -1 ? word.value : word.value.slice(0, equals);
    if (!maySet(reader, name, word.text)) continue;
    if (equals !== -1) state = withVariable(state, name, textOf([word.value.slice(equals).replace(/^\+?=/, "")]));
    else if (!state.variables.has(name) && invocation.words[0]?.value !== "export")
      state = withVariable(state, name, textOf([""]));
  }
  addFindings(reader, call.state, invocation, NOTHING);
  return either(state);
}

export function unset(call: BuiltinCall): Flow {
  let { state } = call;
  for (const word of call.invocation.words.slice(1)) {
    if (word.value === "-v") continue;
    if (word.spread === "one" && maySet(call.reader, word.value, word.text))
      state = withVariable(state, word.value, textOf([""]));
    else if (word.spread !== "one") doubt(call.reader, word.text, "it is not certain what it unsets");
  }
  plain(call);
  return either(state);
}

export function readInput(call: BuiltinCall): Flow {
  const scan = splitOptions(READ, call.invocation.words);
  let state = call.state;
  const names = [...scan.operands, ...(scan.given.get("-a") ?? [])];
  for (const { word } of names) state = setNamed(call.reader, state, word);
  addFindings(call.reader, call.state, call.invocation, together(...scan.findings));
  const known = knownInput(call, scan.given, names.length);
  const [only] = names;
  if (known === undefined || only === undefined) return either(state);
  return { success: withVariable(state, only.word.value, textOf(known)), failure: state };
}

/** The names that `read` takes one of, when it takes them whole: `IFS= read -r -d ''` of names ended by NUL. */
function knownInput({ reader, invocation }: BuiltinCall, given: Given, count: number): readonly string[] | undefined {
  if (
    reader.input === undefined ||
    count !== 1 ||
    !given.has("-r") ||
    ["-n", "-N", "-u", "-a", "-i"].some((name) => given.has(name))
  )
    return undefined;
  const whole = invocation.settings.some(({ name, value }) => name === "IFS" && value === "");
  const delimiter = given.get("-d")?.[0]?.word.value;
  const fits = delimiter === undefined ? reader.input.lines && !reader.input.nul : delimiter === "" && reader.input.nul;
  return whole && fits ? reader.input.names : undefined;
}

/** The state with the variable set that a word names. */
export function setNamed(reader: Reader, state: State, word: Argument): State {
  if (word.spread !== "one" || hasHole(word.value)) {
    doubt(reader, word.text, "it is not certain which variable it sets");
    return state;
  }
  return setByShell(reader, state, word.value);
}

export function readLines(call: BuiltinCall): Flow {
  const scan = splitOptions(MAPFILE, call.invocation.words);
  let state = call.state;
  for (const { word } of scan.operands) state = setNamed(call.reader, state, word);
  addFindings(call.reader, call.state, call.invocation, together(...scan.findings));
  for (const mark of scan.findings.flatMap(({ marks }) => marks)) doubt(call.reader, mark.text, `it ${mark.why}`);
  return either(state);
}

const WAIT: Leading = { flags: "-n -f", values: "-p" };

/** `wait -p NAME` sets a variable to the job's number. */
export function waitForJobs(call: BuiltinCall): Flow {
  // `$!` is a number, and no number is an option of it.
  const words = call.invocation.words.filter(({ value }) => value !== NUMBER);
  const scan = splitOptions(WAIT, words);
  let state = call.state;
  for (const { word } of scan.given.get("-p") ?? []) state = setNamed(call.reader, state, word);
  addFindings(call.reader, call.state, call.invocation, together(...scan.findings));
  return either(state);
}

export function getOptions(call: BuiltinCall): Flow {
  const [, , name] = call.invocation.words;
  plain(call);
  return either(name === undefined ? call.state : setNamed(call.reader, call.state, name));
}

/** Whether a name may be set without being named by a pattern; a doubt is recorded when not. */
function maySet(reader: Reader, name: string, text: string): boolean {
  if (!isIdentifier(name)) doubt(reader, text, "it is not a plain name for a variable, and a subscript is evaluated");
  else if (!isHarmless(name)) doubt(reader, text, `setting \`${name}\` changes how programs run`);
  else return true;
  return false;
}
