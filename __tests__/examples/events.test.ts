/** docs/events.md documents every event of a log with every field, and nothing else. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";
import { RECORDED, recordedLog } from "../world/recorded.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const documented = new Map(
  [
    ...readFileSync(join(root, "docs/events.md"), "utf8").matchAll(
      /^\| `([a-z_]+\.[a-z_]+)`\s*\| (.*?)\s*\| (.*?)\s*\|$/gm,
    ),
  ].map(([, name = "", fields = "", meaning = ""]) => [
    name,
    { fields: [...fields.matchAll(/`(\w+\??)`/g)].map(([, field]) => field), meaning },
  ]),
);

/** The union in `src/events.ts`, parsed from its text, since types do not exist at run time. */
function declared(): Map<string, string[]> {
  const text = readFileSync(join(root, "src/events.ts"), "utf8");
  const union = text.slice(
    text.indexOf("export type RunEvent ="),
    text.indexOf("/** The name of the agent a run starts with"),
  );
  const cases = union.matchAll(/\{[^{}]*?readonly type: "([\w.]+)"((?:[^{}]|\{[^{}]*\})*)\}/g);
  return new Map(
    [...cases].map(([, name = "", rest = ""]) => {
      const own = rest.replaceAll(/\{[^{}]*\}/g, "{}");
      return [name, [...own.matchAll(/readonly (\w+\??):/g)].map(([, field = ""]) => field)];
    }),
  );
}

test("every event is documented with all its fields", () => {
  expect(declared().size).toBeGreaterThan(20);
  expect(Object.fromEntries([...documented].map(([name, { fields }]) => [name, fields]))).toEqual(
    Object.fromEntries(declared()),
  );
  for (const [name, { meaning }] of documented) expect([name, meaning]).toEqual([name, expect.stringMatching(/\.$/)]);
});

test("recorded runs contain only documented events and fields", () => {
  expect(RECORDED.length).toBeGreaterThan(10);
  for (const name of RECORDED) {
    for (const entry of recordedLog(name)) {
      expect(Object.keys(entry)).toEqual(["seq", "at", "agent", "event"]);
      const { type, ...fields } = entry.event;
      const known = documented.get(type)?.fields.map((field) => field?.replace("?", "")) ?? [];
      expect(known).toEqual(expect.arrayContaining(Object.keys(fields)));
    }
  }
});
