/** One `[[allow]]` or `[[deny]]` table to a rule. */
import { parsePattern } from "./pattern.ts";
import { compileTool, pathPatternFault } from "./match.ts";
import { nearest } from "../lib/distance.ts";
import type { Rule, When } from "./policy.ts";
import {
  choice,
  citation,
  fault,
  flag,
  refuseUnknown,
  text,
  texts,
  type PlacedText,
  type PolicyReading,
} from "./reading.ts";
import { hostFault } from "./confinement.ts";
import type { TomlEntry, TomlTable } from "./toml.ts";
import { ACCESSES, MCP_PREFIX, REQUESTS, TOOLS, TRIGGERS } from "./vocabulary.ts";

const CONDITIONS = ["tool", "command", "path", "access", "host", "server", "agent"] as const;
const KEYS = ["id", ...CONDITIONS, "when", "reason"] as const;

/** The rule a table states; undefined when a fault left nothing to state. Every fault is recorded. */
export function readRule(reading: PolicyReading, table: TomlTable, effect: Rule["effect"]): Rule | undefined {
  refuseUnknown(reading, table, KEYS, `[[${effect}]]`);
  const before = reading.faults.length;
  const source = citation(reading, table.at);
  const rule: Rule = { id: readId(reading, table) ?? source, effect, source, ...readConditions(reading, table) };
  const bound = CONDITIONS.some((key) => table.entries.has(key)) || (effect === "deny" && table.entries.has("when"));
  checkCommand(reading, table);
  if (!bound) fault(reading, table.at, needless(effect), `Give at least one of ${CONDITIONS.join(", ")}.`);
  return reading.faults.length === before ? rule : undefined;
}

/** What a command reads, writes and reaches is not told by its words, so no rule can ask for both. */
function checkCommand(reading: PolicyReading, table: TomlTable): void {
  if (!table.entries.has("command")) return;
  for (const key of ["path", "access", "host", "server"] as const) {
    const entry = table.entries.get(key);
    if (entry === undefined) continue;
    fault(
      reading,
      entry.at,
      `\`${key}\` cannot stand in a rule about commands: what a command touches is not told by its words.`,
      `Make it a rule of its own: ${INSTEAD[key]}.`,
    );
  }
}

const INSTEAD = {
  path: "what is denied to be read is hidden from commands, and what is denied to be written is not published",
  access: "what is denied to be read is hidden from commands, and what is denied to be written is not published",
  host: "hosts that commands reach stand in `[network] hosts`",
  server: "tools of MCP servers are no commands",
} as const;

function needless(effect: Rule["effect"]): string {
  return effect === "allow" ? "This rule would allow everything." : "This rule would deny everything.";
}

function readId(reading: PolicyReading, table: TomlTable): string | undefined {
  const entry = table.entries.get("id");
  const id = entry === undefined ? undefined : text(reading, entry, "id");
  if (id === undefined || entry === undefined) return undefined;
  if (/^[A-Za-z0-9][A-Za-z0-9._/-]*$/.test(id)) return id;
  return fault(
    reading,
    entry.value.at,
    `"${id}" is not an id: letters, digits, and \`.\`, \`_\`, \`-\`, \`/\` between them.`,
  );
}

type Conditions = Omit<Rule, "id" | "effect" | "source">;

function readConditions(reading: PolicyReading, table: TomlTable): Conditions {
  const read: { -readonly [K in keyof Conditions]: Conditions[K] } = {};
  for (const [key, entry] of table.entries) {
    const check = TEXT_CONDITIONS.get(key);
    const found = check === undefined ? undefined : checkedTexts(reading, entry, key, check);
    if (found !== undefined) Object.assign(read, { [key]: found });
  }
  const access = table.entries.get("access");
  const chosen = access === undefined ? undefined : choice(reading, access.value, "access", ACCESSES);
  if (chosen !== undefined) read.access = chosen;
  const reason = table.entries.get("reason");
  const given = reason === undefined ? undefined : text(reading, reason, "reason");
  if (given !== undefined) read.reason = given;
  const when = table.entries.get("when");
  const circumstances = when === undefined ? undefined : readWhen(reading, when);
  if (circumstances !== undefined) read.when = circumstances;
  return read;
}

interface Wrong {
  readonly message: string;
  readonly hint?: string;
}

/** For each condition of texts: what is wrong with one of them. */
const TEXT_CONDITIONS: ReadonlyMap<string, (text: string) => Wrong | undefined> = new Map([
  ["tool", toolFault],
  ["command", commandFault],
  ["path", (path: string) => plain(pathPatternFault(path))],
  ["host", (host: string) => plain(hostFault(host))],
  ["server", nameFault],
  ["agent", nameFault],
]);

function checkedTexts(
  reading: PolicyReading,
  entry: TomlEntry,
  key: string,
  check: (text: string) => Wrong | undefined,
): readonly string[] | undefined {
  const items: readonly PlacedText[] | undefined = texts(reading, entry, key);
  for (const item of items ?? []) {
    const wrong = check(item.text);
    if (wrong !== undefined) fault(reading, item.at, wrong.message, wrong.hint);
  }
  return items?.map((item) => item.text);
}

function toolFault(name: string): Wrong | undefined {
  if (name.startsWith(MCP_PREFIX) && /^[\w*?.-]+$/.test(name)) return undefined;
  const matches = compileTool(name);
  if (name.includes("*") && [...TOOLS.keys()].some(matches)) return undefined;
  if (TOOLS.has(name)) return undefined;
  const near = nearest(name, TOOLS.keys());
  const hint = near === undefined ? "Tools of servers are named `mcp_<server>_<tool>`." : `Did you mean \`${near}\`?`;
  return { message: `There is no tool \`${name}\`.`, hint };
}

function commandFault(pattern: string): Wrong | undefined {
  const parsed = parsePattern(pattern);
  if (parsed.kind === "parsed") return undefined;
  return { message: `\`${pattern}\` is not a command pattern: ${parsed.why}` };
}

function nameFault(name: string): Wrong | undefined {
  if (/^[\w*?./@-]+$/.test(name)) return undefined;
  return {
    message: `"${name}" is not a name: letters, digits, \`.\`, \`_\`, \`-\`, \`/\`, and \`*\` for any of them.`,
  };
}

function plain(message: string | undefined): Wrong | undefined {
  return message === undefined ? undefined : { message };
}

function readWhen(reading: PolicyReading, entry: TomlEntry): When | undefined {
  if (entry.value.kind !== "table")
    return fault(reading, entry.value.at, '`when` must be a table, such as `{ trigger = ["comment"] }`.');
  const table = entry.value;
  refuseUnknown(reading, table, ["trigger", "request", "fork"], "`when`");
  if (table.entries.size === 0)
    return fault(reading, table.at, "`when` is empty.", "Leave it out, or give trigger, request or fork.");
  const trigger = words(reading, table, "trigger", TRIGGERS);
  const request = words(reading, table, "request", REQUESTS);
  const fork = table.entries.get("fork");
  const flagged = fork === undefined ? undefined : flag(reading, fork, "fork");
  return {
    ...(trigger === undefined ? {} : { trigger }),
    ...(request === undefined ? {} : { request }),
    ...(flagged === undefined ? {} : { fork: flagged }),
  };
}

function words<T extends string>(
  reading: PolicyReading,
  table: TomlTable,
  key: string,
  known: readonly T[],
): readonly T[] | undefined {
  const entry = table.entries.get(key);
  if (entry === undefined) return undefined;
  const { value } = entry;
  const items = value.kind === "array" ? value.items : [value];
  if (items.length === 0) return fault(reading, value.at, `\`${key}\` is empty: it would never hold.`);
  const chosen = items.map((item) => choice(reading, item, key, known));
  return chosen.every((word) => word !== undefined) ? chosen : undefined;
}
