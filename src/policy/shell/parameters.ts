/** What `$x`, `${x…}` and their like stand for. */
import type { ParameterExpansionPart, ParameterOperation, Word } from "unbash";
import { NUMBER, TEXT, hasHole } from "../holes.ts";
import { checkArithmeticText, checkSubscript } from "./arithmetic.ts";
import { doubt, type Reader } from "./reader.ts";
import { textOf, workingDirectories, type State, type Variable } from "./state.ts";
import { expandText } from "./words.ts";

const ANY: Variable = { kind: "text", values: [TEXT] };
const ANY_NUMBER: Variable = { kind: "text", values: [NUMBER] };

/** `$x`, `$1`, `$@`, `$?`: given as it stands, with its `$`. */
export function readSimple(_reader: Reader, state: State, text: string): Variable {
  return readNamed(state, text.slice(1));
}

/** Parameters the shell sets to a number, unless the line does. */
const NUMBERS: ReadonlySet<string> = new Set([
  ..."?#$!",
  ..."RANDOM LINENO SECONDS EPOCHSECONDS PPID UID EUID BASHPID SHLVL SRANDOM".split(" "),
]);

function readNamed(state: State, name: string): Variable {
  const own = state.variables.get(name);
  if (own !== undefined) return own;
  if (NUMBERS.has(name)) return ANY_NUMBER;
  if (name === "PWD") return textOf(workingDirectories(state));
  if (name === "@" || name === "*")
    return state.positional === undefined ? ANY : { kind: "list", slots: state.positional };
  return /^[1-9]\d*$/.test(name) ? readPositional(state, Number(name)) : ANY;
}

function readPositional(state: State, index: number): Variable {
  if (state.positional === undefined) return ANY;
  const before = state.positional.slice(0, index);
  // A place that may hold no word, or several, moves those behind it.
  if (before.some((slot) => slot.some((item) => item?.spread !== "one"))) return ANY;
  const slot = state.positional[index - 1] ?? [undefined];
  return textOf(slot.map((item) => item?.value ?? ""));
}

/** `${…}` in every form. What its operands run is read, what it assigns is not kept: the variable counts as any text. */
export function readExpansion(reader: Reader, state: State, part: ParameterExpansionPart): Variable {
  if (part.index !== undefined) checkSubscript(reader, state, part.index);
  const { operation } = part;
  if (part.prefix === "!") return readIndirect(reader, part);
  if (part.prefix === "#") return ANY_NUMBER;
  const base = readBase(state, part);
  if (operation === undefined) return base;
  const values = base.kind === "text" ? base.values : [TEXT];
  return operate(reader, state, part, operation, values);
}

function readBase(state: State, part: ParameterExpansionPart): Variable {
  const base = readNamed(state, part.parameter);
  if (part.index === undefined || part.index.text === "@" || part.index.text === "*") return base;
  if (base.kind !== "list" || !/^\d+$/.test(part.index.text)) return ANY;
  const slots = base.slots;
  if (slots.some((slot) => slot.some((item) => item?.spread !== "one"))) return ANY;
  return textOf((slots[Number(part.index.text)] ?? [undefined]).map((item) => item?.value ?? ""));
}

/** `${!x}` reads the variable whose name `x` holds, subscript and all; `${!x*}` and `${!x[@]}` only list names. */
function readIndirect(reader: Reader, part: ParameterExpansionPart): Variable {
  const lists = part.operation?.type === "Names" || part.index?.text === "@" || part.index?.text === "*";
  if (!lists) doubt(reader, part.text, "an indirect expansion can name anything, even a command to run");
  return ANY;
}

function operate(
  reader: Reader,
  state: State,
  part: ParameterExpansionPart,
  operation: ParameterOperation,
  values: readonly string[],
): Variable {
  switch (operation.type) {
    case "Default":
      return readDefault(reader, state, part, operation, values);
    case "Remove":
      return textOf(values.map((value) => remove(value, operation.operator, operation.operand, reader, state)));
    case "Replace":
      expandText(reader, state, operation.pattern);
      expandText(reader, state, operation.replacement);
      return ANY;
    case "Slice":
      for (const bound of [operation.offset, operation.length])
        if (bound !== undefined) checkArithmeticText(reader, state, bound);
      return ANY;
    case "CaseModification":
      if (operation.operand !== undefined) expandText(reader, state, operation.operand);
      return ANY;
    case "Transform":
      if (!/^[QULuEaKkA]$/.test(operation.operand.text))
        doubt(reader, part.text, "`@P` runs what the variable holds, as a prompt does");
      return ANY;
    case "Names":
      return ANY;
    case "Unknown":
      doubt(reader, part.text, `the operator \`${operation.operator}\` is not known`);
      return ANY;
  }
}

function readDefault(
  reader: Reader,
  state: State,
  part: ParameterExpansionPart,
  operation: Extract<ParameterOperation, { type: "Default" }>,
  values: readonly string[],
): Variable {
  const operand = expandText(reader, state, operation.operand);
  if (operation.operator.endsWith("=")) {
    doubt(reader, part.text, "it assigns while it expands", `Write the assignment as a command of its own.`);
  }
  if (operation.operator.endsWith("+")) return textOf([...operand, ""]);
  if (operation.operator.endsWith("?")) return textOf(values);
  return textOf([...values, ...operand]);
}

/** Ends cut off, as `${f%.ts}` does: computed where the text is certain, any text where it is not. */
function remove(value: string, operator: string, operand: Word, reader: Reader, state: State): string {
  const [pattern = TEXT, more] = expandText(reader, state, operand);
  if (more !== undefined || hasHole(pattern) || /[?[\]\\]/.test(pattern)) return TEXT;
  const plain = !pattern.includes("*");
  if (operator.startsWith("%") && plain) return cutEnd(value, pattern);
  if (operator.startsWith("#") && plain) return cutStart(value, pattern);
  if (hasHole(value.replace(/[\uE001\uE002\uE006]/g, ""))) return TEXT;
  // File names have no `/`, so the last certain `/` is the last one there is.
  if (operator === "##" && pattern === "*/") return value.slice(value.lastIndexOf("/") + 1);
  if (operator === "%" && pattern === "/*") return value.includes("/") ? value.slice(0, value.lastIndexOf("/")) : value;
  return TEXT;
}

function cutEnd(value: string, end: string): string {
  if (value.endsWith(end)) return value.slice(0, value.length - end.length);
  // A hole may end in the very text that is cut, so nothing is certain but what stands before it.
  return /[\uE000-\uE00F]$/.test(value) || endsInside(value, end) ? TEXT : value;
}

function cutStart(value: string, start: string): string {
  if (value.startsWith(start)) return value.slice(start.length);
  return /^[\uE000-\uE00F]/.test(value) || hasHole(value.slice(0, start.length)) ? TEXT : value;
}

/** Whether a hole lies within the last characters that `end` would cover. */
function endsInside(value: string, end: string): boolean {
  return hasHole(value.slice(-end.length));
}
