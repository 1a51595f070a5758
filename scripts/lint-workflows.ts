/**
 * Checks `action.yml` and workflows with GitHub's own language service. Prints one line per fault; exits with 1 if there is one.
 *
 *     node scripts/lint-workflows.ts FILE…
 */
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";

// The package imports JSON without the attribute that Node requires.
registerHooks({
  load: (url, context, next) =>
    url.endsWith(".json") ? next(url, { ...context, importAttributes: { type: "json" } }) : next(url, context),
});

const { validate } = await import("@actions/languageservice");
const { TextDocument } = await import("vscode-languageserver-textdocument");

const faults: string[] = [];
for (const path of process.argv.slice(2)) {
  const document = TextDocument.create(`file://${path}`, "yaml", 1, readFileSync(path, "utf8"));
  for (const { range, message } of await validate(document)) {
    const words = typeof message === "string" ? message : message.value;
    faults.push(`${path}:${range.start.line + 1}:${range.start.character + 1}: ${words}`);
  }
}
process.stdout.write(faults.map((fault) => `${fault}\n`).join(""));
process.exitCode = faults.length === 0 ? 0 : 1;
