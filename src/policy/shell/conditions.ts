/** `[[ … ]]` and `test`: conditions, some of which evaluate their operands. */
import type { TestExpression, Word } from "unbash";
import { couldCover } from "../glob.ts";
import { hasHole } from "../holes.ts";
import { checkArithmeticText } from "./arithmetic.ts";
import type { Argument } from "./line.ts";
import { isIdentifier } from "./names.ts";
import { doubt, type Reader } from "./reader.ts";
import type { State } from "./state.ts";
import { expandText } from "./words.ts";

/** Check `[[ … ]]`. */
export function checkTest(reader: Reader, state: State, expression: TestExpression): void {
  switch (expression.type) {
    case "TestUnary":
      if (expression.operator === "-v" || expression.operator === "-R") checkName(reader, state, expression.operand);
      else expandText(reader, state, expression.operand);
      return;
    case "TestBinary":
      // These compare numbers, so `[[` evaluates both sides as arithmetic.
      if (/^-(eq|ne|lt|le|gt|ge)$/.test(expression.operator)) {
        checkArithmeticText(reader, state, expression.left);
        checkArithmeticText(reader, state, expression.right);
        return;
      }
      expandText(reader, state, expression.left);
      expandText(reader, state, expression.right);
      return;
    case "TestLogical":
      for (const operand of expression.operands) checkTest(reader, state, operand);
      return;
    case "TestNot":
      checkTest(reader, state, expression.operand);
      return;
    case "TestGroup":
      checkTest(reader, state, expression.expression);
  }
}

function checkName(reader: Reader, state: State, operand: Word): void {
  for (const value of expandText(reader, state, operand))
    if (!isIdentifier(value)) doubt(reader, operand.text, "`-v` evaluates the subscript of what it names");
}

/** Check the arguments of `test` or `[`, the command's name left out. */
export function checkTestArguments(reader: Reader, words: readonly Argument[]): void {
  for (const [index, word] of words.entries()) {
    if (word.spread === "any") {
      doubt(
        reader,
        word.text,
        "it may become several words, an operator among them",
        `Put it in double quotes: "${word.text}".`,
      );
      continue;
    }
    const next = words[index + 1];
    if (next === undefined || isBinary(next.value)) continue;
    const evaluates = ["-v", "-R"].some((operator) => couldCover([operator], word.value));
    if (!evaluates || isIdentifier(next.value) || next.value === "]") continue;
    const why = hasHole(word.value)
      ? "it could be `-v`, which evaluates what follows"
      : "it evaluates the subscript of what it names";
    doubt(reader, `${word.text} ${next.text}`, why);
  }
}

function isBinary(operator: string): boolean {
  return /^(=|==|!=|<|>|=~|-(eq|ne|lt|le|gt|ge|nt|ot|ef|a|o))$/.test(operator);
}
