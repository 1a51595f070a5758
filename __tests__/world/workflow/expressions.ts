/** `${{ … }}`, evaluated by the library that GitHub's own language server uses. */
import { data, Evaluator, Lexer, Parser } from "@actions/expressions";
import type { JsonRecord } from "../json.ts";

/** Whether a condition holds, with or without its braces. */
export function evaluate(condition: string, contexts: JsonRecord): boolean {
  const inner = /^\$\{\{(.*)\}\}$/s.exec(condition.trim())?.[1] ?? condition;
  const value = compute(inner, contexts);
  return value.kind === data.Kind.Boolean ? value.coerceString() === "true" : value.coerceString() !== "";
}

/** The text with every expression in it replaced by its value. */
export function fill(text: string, contexts: JsonRecord): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/gs, (_all, expression: string) =>
    compute(expression, contexts).coerceString(),
  );
}

function compute(expression: string, contexts: JsonRecord): data.ExpressionData {
  // The library leaves a job's state to whoever knows it; here nobody cancels one.
  const { tokens } = new Lexer(expression.trim().replaceAll("cancelled()", "false")).lex();
  const parsed = new Parser(tokens, Object.keys(contexts), []).parse();
  const values: unknown = JSON.parse(JSON.stringify(contexts), data.reviver);
  return new Evaluator(parsed, values as data.Dictionary).evaluate();
}
