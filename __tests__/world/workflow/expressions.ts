/** `${{ … }}`, evaluated by the library of GitHub's own language server. */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { data, Evaluator, Lexer, Parser } from "@actions/expressions";
import { record, type JsonRecord } from "../json.ts";

/** How previous steps or jobs ended, for `success()` and similar functions. */
export type Status = "success" | "failure";

/** Whether a condition is true, with or without its braces. If it does not mention the status, it requires success. */
export function evaluate(condition: string, contexts: JsonRecord, status: Status = "success"): boolean {
  const inner = /^\$\{\{(.*)\}\}$/s.exec(condition.trim())?.[1] ?? condition;
  if (status === "failure" && !/\b(?:always|failure|cancelled)\(\)/.test(inner)) return false;
  const value = compute(inner, contexts, status);
  return value.kind === data.Kind.Boolean ? value.coerceString() === "true" : value.coerceString() !== "";
}

/** The text with every expression replaced by its value. */
export function fill(text: string, contexts: JsonRecord): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/gs, (_all, expression: string) =>
    compute(expression, contexts, "success").coerceString(),
  );
}

/** The value of a text that is a single expression. */
export function valueOf(text: string, contexts: JsonRecord): unknown {
  const inner = /^\$\{\{(.*)\}\}$/s.exec(text.trim())?.[1];
  return inner === undefined ? text : JSON.parse(JSON.stringify(compute(inner, contexts, "success"), data.replacer));
}

function compute(expression: string, contexts: JsonRecord, status: Status): data.ExpressionData {
  const functions = new Map([...statusFunctions(status), hashFiles(contexts)]);
  const { tokens } = new Lexer(expression.trim()).lex();
  const parsed = new Parser(tokens, Object.keys(contexts), [...functions.values()]).parse();
  const values: unknown = JSON.parse(JSON.stringify(contexts), data.reviver);
  return new Evaluator(parsed, values as data.Dictionary, functions).evaluate();
}

interface Known {
  readonly name: string;
  readonly minArgs: number;
  readonly maxArgs: number;
  readonly call: (...args: data.ExpressionData[]) => data.ExpressionData;
}

/** Of files in the workspace; "" if none matches. */
function hashFiles(contexts: JsonRecord): readonly [string, Known] {
  const call = (...patterns: data.ExpressionData[]) => {
    const { workspace } = record(contexts["github"]);
    const cwd = typeof workspace === "string" ? workspace : "";
    const files = patterns.flatMap((pattern) => globSync(pattern.coerceString(), { cwd }));
    const hash = createHash("sha256");
    for (const file of files.sort()) hash.update(readFileSync(path.join(cwd, file)));
    return new data.StringData(files.length === 0 ? "" : hash.digest("hex"));
  };
  return ["hashfiles", { name: "hashFiles", minArgs: 1, maxArgs: 255, call }];
}

function statusFunctions(status: Status): ReadonlyMap<string, Known> {
  const answers = { always: true, success: status === "success", failure: status === "failure", cancelled: false };
  return new Map(
    Object.entries(answers).map(([name, answer]) => {
      const call = () => new data.BooleanData(answer);
      return [name, { name, minArgs: 0, maxArgs: 0, call }];
    }),
  );
}
