/**
 * Check `action.yml` and workflows by GitHub's own language service. Prints a line a fault and exits 1 when there is any.
 *
 *     node scripts/lint-workflows.ts FILE…
 */
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";

// The package imports JSON without the attribute that Node asks for.
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
