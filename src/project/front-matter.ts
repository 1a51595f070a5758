/** The YAML between `---` lines at the top of a Markdown file. */
import type { Json, JsonObject } from "../events.ts";
import { isTable } from "../lib/read-data.ts";

type FrontMatter =
  | { readonly kind: "read"; readonly fields: JsonObject; readonly body: string }
  | { readonly kind: "missing" }
  | { readonly kind: "broken"; readonly message: string; readonly yaml: string; readonly body: string };

/** The parser is loaded only when needed: most runs have neither skills nor sub-agents. */
export async function readFrontMatter(text: string): Promise<FrontMatter> {
  const match = /^---[ \t]*\n(?:([^]*?)\n)?---[ \t]*(?:\n([^]*))?$/.exec(text);
  if (match === null) return { kind: "missing" };
  const yaml = match[1] ?? "";
  const body = (match[2] ?? "").trim();
  const { parse } = await import("yaml");
  try {
    const value: Json = parse(yaml, { schema: "core", maxAliasCount: 10, logLevel: "error" });
    return isTable(value)
      ? { kind: "read", fields: value, body }
      : { kind: "broken", message: "it is not a list of fields", yaml, body };
  } catch (error) {
    const message = error instanceof Error ? (error.message.split("\n")[0] ?? "").replace(/:$/, "") : String(error);
    return { kind: "broken", message, yaml, body };
  }
}
