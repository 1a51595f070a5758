/**
 * Arithmetic that can run nothing. Bash evaluates the *value* of a variable as an expression again, subscripts and the
 * substitutions in them included, so a variable is let through only if it holds numbers.
 */
import type { ArithmeticExpression, ArithmeticWord, Word, WordPart } from "unbash";
import { NUMBER } from "../holes.ts";
import { isHarmless } from "./names.ts";
import { readSimple } from "./parameters.ts";
import { doubt, type Reader } from "./reader.ts";
import { withVariable, type State, type Variable } from "./state.ts";
import { readSubstitution } from "./walk.ts";
import { expandText } from "./words.ts";

/** Check an expression; returns the state after it (`i++` leaves a number in `i`). */
export function checkArithmetic(
  reader: Reader,
  state: State,
  expression: ArithmeticExpression | undefined,
  text: string,
): State {
  if (expression === undefined) return state;
  switch (expression.type) {
    case "ArithmeticBinary": {
      const right = checkArithmetic(reader, state, expression.right, text);
      if (!/^([+\-*/%&|^]|<<|>>)?=$/.test(expression.operator))
        return checkArithmetic(reader, right, expression.left, text);
      return assign(reader, right, expression.left, text);
    }
    case "ArithmeticUnary": {
      const inner = checkArithmetic(reader, state, expression.operand, text);
      return /^(\+\+|--)$/.test(expression.operator) ? assign(reader, inner, expression.operand, text) : inner;
    }
    case "ArithmeticTernary": {
      const test = checkArithmetic(reader, state, expression.test, text);
      return checkArithmetic(
        reader,
        checkArithmetic(reader, test, expression.consequent, text),
        expression.alternate,
        text,
      );
    }
    case "ArithmeticGroup":
      return checkArithmetic(reader, state, expression.expression, text);
    case "ArithmeticWord":
      checkWord(reader, state, expression, text);
      return state;
    case "ArithmeticCommandExpansion":
      if (readSubstitution(reader, state, expression.script, expression.text) !== NUMBER)
        unsure(reader, expression.text);
      return state;
  }
}

function assign(reader: Reader, state: State, target: ArithmeticExpression, text: string): State {
  if (target.type !== "ArithmeticWord" || !IDENTIFIER.test(target.value)) {
    doubt(reader, text, "it assigns to something that is not a plain variable");
    return state;
  }
  if (!isHarmless(target.value)) doubt(reader, text, `it sets \`${target.value}\`, which changes how programs run`);
  return withVariable(state, target.value, { kind: "text", values: [NUMBER] });
}

const IDENTIFIER = /^[A-Za-z_]\w*$/;
const LITERAL = /^(\d+#)?[0-9A-Za-z@_]*$/;
const ELEMENT = /^([A-Za-z_]\w*)\[(?:\d+|([A-Za-z_]\w*))\]$/;

function checkWord(reader: Reader, state: State, word: ArithmeticWord, text: string): void {
  if (word.parts !== undefined) {
    for (const part of word.parts) checkPart(reader, state, part, text);
    return;
  }
  checkPlain(reader, state, word.value.trim(), text);
}

function checkPlain(reader: Reader, state: State, value: string, text: string): void {
  const element = ELEMENT.exec(value);
  if (value === "" || /^\d/.test(value)) {
    if (!LITERAL.test(value)) unsure(reader, text);
  } else if (IDENTIFIER.test(value)) {
    if (!holdsNumbers(state.variables.get(value))) unsure(reader, text, value);
  } else if (element !== null) {
    for (const name of [element[1], element[2]])
      if (name !== undefined && !holdsNumbers(state.variables.get(name))) unsure(reader, text, name);
  } else unsure(reader, text);
}

function checkPart(reader: Reader, state: State, part: WordPart, text: string): void {
  switch (part.type) {
    case "Literal":
      checkPlain(reader, state, part.value.trim(), text);
      return;
    case "SimpleExpansion":
      // A variable of the environment is not the model's to set; one that the line set must hold numbers.
      if (!holdsNumbers(namedIn(state, part.text) ? readSimple(reader, state, part.text) : undefined))
        unsure(reader, text, part.text);
      return;
    case "ParameterExpansion": {
      const plain = part.operation === undefined && part.prefix !== "!" && part.index === undefined;
      if (
        part.prefix === "#" ||
        (plain &&
          holdsNumbers(
            namedIn(state, `$${part.parameter}`) ? readSimple(reader, state, `$${part.parameter}`) : undefined,
          ))
      )
        return;
      unsure(reader, text, part.text);
      return;
    }
    case "CommandExpansion":
      if (readSubstitution(reader, state, part.script, part.text) !== NUMBER) unsure(reader, part.text);
      return;
    case "ArithmeticExpansion":
      checkArithmetic(reader, state, part.expression, part.text);
      return;
    default:
      unsure(reader, text);
  }
}

function namedIn(state: State, text: string): boolean {
  return state.variables.has(text.slice(1)) || /^\$[\d@*]/.test(text);
}

function holdsNumbers(variable: Variable | undefined): boolean {
  if (variable === undefined) return true;
  const values =
    variable.kind === "text"
      ? variable.values
      : variable.slots.flatMap((slot) => slot.map((item) => item?.value ?? ""));
  return values.every((value) => value === NUMBER || /^-?\d*$/.test(value));
}

function unsure(reader: Reader, text: string, name?: string): void {
  const what = name === undefined ? "it" : `\`${name}\``;
  doubt(reader, text, `arithmetic evaluates ${what}, and a text that is not a number can run commands`);
}

/** A word that bash evaluates as arithmetic: offsets, operands of `-eq` in `[[`. */
export function checkArithmeticText(reader: Reader, state: State, word: Word): void {
  for (const value of expandText(reader, state, word)) {
    if (value === NUMBER || /^\s*-?\s*\d*\s*$/.test(value)) continue;
    checkPlain(reader, state, value.trim(), word.text);
  }
}

/** A subscript: a number, a plain variable that holds numbers, or every element. */
export function checkSubscript(reader: Reader, state: State, index: Word): void {
  if (index.text === "@" || index.text === "*") return;
  checkArithmeticText(reader, state, index);
}
