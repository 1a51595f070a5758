/** Assignments: of the shell's own variables, in front of a command, and as arguments of `export` and its like. */
import type { Assignment, CommandArgument } from "unbash";
import { TEXT } from "../holes.ts";
import { checkSubscript } from "./arithmetic.ts";
import { addRedirections } from "./invoke.ts";
import type { Argument, PathUse, Setting } from "./line.ts";
import { isHarmless } from "./names.ts";
import { doubt, type Reader } from "./reader.ts";
import { textOf, withVariable, type Slot, type State, type Variable } from "./state.ts";
import { expandText, expandWord } from "./words.ts";

/** Assignments without a command set the shell's own variables. */
export function assignAll(
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
  addRedirections(reader, state, paths, text);
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
export function settingOf(reader: Reader, state: State, assignment: Assignment): readonly Setting[] {
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

/** The slots of an argument: a word, or an assignment that a declaration builtin is given. */
export function argumentSlots(reader: Reader, state: State, item: CommandArgument): readonly Slot[] {
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
