/** People look up docs/troubleshooting.md by the messages they see, so each quoted message must occur in the source. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";

/** Messages of other programs, and lines of configuration. */
const OTHERS: ReadonlySet<string> = new Set([
  "npx github:remit-agent/remit doctor",
  "git push origin --delete",
  "Cannot connect to the Docker daemon",
  "Could not find a valid Docker environment",
  "Could not resolve host",
  "Invalid cross-device link",
  "Network is unreachable",
  "No such file or directory",
  "Otto Long wrote:",
  "Read-only file system",
  "Resource not accessible by integration",
  "Unable to resolve action",
  "unable to find version",
  "${{ needs.split.outputs.tasks }}",
  "[publish] signed = true",
  '[sandbox] show = ["~/.tool"]',
  "apk add bash util-linux",
]);

const page = readFileSync("docs/troubleshooting.md", "utf8").replaceAll(/^```[^]*?^```$/gm, "");
const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));

/** Template placeholders become an ellipsis, as on the page. */
const source = files
  .map((file) => readFileSync(`src/${file}`, "utf8"))
  .join("\n")
  .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "…")
  .replaceAll(/\\(["'`\\])/g, "$1")
  .replaceAll(/\s+/g, " ");

const spans = [...page.matchAll(/(`+) ?([^`].*?) ?\1(?!`)/gs)].map(([, , span = ""]) => span.replaceAll(/\s+/g, " "));
const quoted = [...new Set(spans.filter((span) => span.split(" ").length > 2))];

test("the page has quotations, and every exception is one of them", () => {
  expect(quoted.length).toBeGreaterThan(80);
  expect([...OTHERS].filter((message) => !quoted.includes(message))).toEqual([]);
});

test.each(quoted.filter((message) => !OTHERS.has(message)))("the source contains the message: %s", (message) => {
  const parts = message.split("…").map((part) => part.trim().replace(/:$/, ""));
  expect(parts.filter((part) => part.length > 2 && !source.includes(part))).toEqual([]);
});
