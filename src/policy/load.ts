/** From the text of a policy file to a policy, or to everything that is wrong with it. */
import { createHash } from "node:crypto";
import { ANY } from "./decide.ts";
import { projectCommands } from "./manifests.ts";
import type { Expectation, Policy, PolicyFault, Rule } from "./policy.ts";
import { readPrices } from "./prices.ts";
import { builtInRules, presetRules, presetSettings } from "./presets.ts";
import { choice, citation, fault, refuseUnknown, tablesAt, text, type PolicyReading } from "./reading.ts";
import { readRule } from "./rules.ts";
import { readSettings } from "./settings.ts";
import { parseToml, type TomlTable } from "./toml.ts";
import { PRESETS } from "./vocabulary.ts";

export type LoadedPolicy =
  | { readonly kind: "loaded"; readonly policy: Policy }
  | { readonly kind: "faulty"; readonly faults: readonly PolicyFault[] };

/** A policy file as it stands at the trusted ref. */
export interface PolicyFile {
  readonly path: string;
  readonly ref: string;
  readonly text: string;
}

/**
 * Load a policy file; without one, the built-in `read-only` preset. `project` maps names of root manifest files of the
 * trusted ref (`package.json`, `Makefile`, …) to their text; the project's own commands are taken from them.
 * All faults of a file are reported at once, in the order of its lines.
 */
export function loadPolicy(file: PolicyFile | undefined, project: ReadonlyMap<string, string>): LoadedPolicy {
  if (file === undefined) return { kind: "loaded", policy: withoutFile(project) };
  const parsed = parseToml(file.text);
  const reading: PolicyReading = { path: file.path, faults: [] };
  for (const { message, ...at } of parsed.faults) fault(reading, at, message);
  const policy = readPolicy(reading, parsed.table, file, project);
  if (reading.faults.length === 0) return { kind: "loaded", policy };
  return { kind: "faulty", faults: reading.faults.toSorted((a, b) => a.line - b.line || a.column - b.column) };
}

/** Where the policy is when nothing else is said. */
export const DEFAULT_PATH = ".github/remit.toml";

function withoutFile(project: ReadonlyMap<string, string>): Policy {
  const path = "built-in:read-only";
  return {
    source: { path, ref: "", digest: digestOf(path) },
    extends: "read-only",
    rules: [
      ...builtInRules(DEFAULT_PATH, []),
      ...presetRules("read-only", true),
      ...shellRules(presetSettings("read-only").shell.commands),
    ],
    commands: projectCommands(project),
    ...presetSettings("read-only"),
    expectations: [],
  };
}

const KEYS = [
  "version",
  "extends",
  "who",
  "limits",
  "publish",
  "verify",
  "shell",
  "sandbox",
  "network",
  "prices",
  "allow",
  "deny",
  "expect",
] as const;

function readPolicy(
  reading: PolicyReading,
  root: TomlTable,
  file: PolicyFile,
  project: ReadonlyMap<string, string>,
): Policy {
  refuseUnknown(reading, root, KEYS, "the policy file");
  checkVersion(reading, root);
  const entry = root.entries.get("extends");
  const preset = entry === undefined ? "read-only" : (choice(reading, entry.value, "extends", PRESETS) ?? "read-only");
  const settings = readSettings(reading, root, presetSettings(preset));
  const own = readRules(reading, root);
  return {
    source: { path: file.path, ref: file.ref, digest: digestOf(file.text) },
    extends: preset,
    rules: [
      ...builtInRules(file.path, settings.publish.open.value),
      ...presetRules(preset, settings.network.hosts.value.length === 0),
      ...networkRules(settings.network.hosts),
      ...shellRules(settings.shell.commands),
      ...own,
    ],
    commands: projectCommands(project),
    ...settings,
    ...readPrices(reading, root),
    expectations: readExpectations(reading, root),
  };
}

function checkVersion(reading: PolicyReading, root: TomlTable): void {
  const entry = root.entries.get("version");
  if (entry === undefined) return;
  if (entry.value.kind === "integer" && entry.value.value === 1) return;
  fault(reading, entry.value.at, "`version` must be 1: this Remit knows no other.");
}

/** `[shell] commands` as a rule: every line, what rules list, or no shell. */
function shellRules({ value, source }: Policy["shell"]["commands"]): readonly Rule[] {
  const rule = { id: ANY, source, tool: ["run_shell_command"] };
  const background = ["list_background_processes", "read_background_output"];
  switch (value) {
    case "any":
      return [{ ...rule, effect: "allow", command: ["*"] }];
    case "listed":
      return [];
    case "none":
      return [
        {
          ...rule,
          tool: [...rule.tool, ...background],
          effect: "deny",
          reason: 'This policy gives no shell (`[shell] commands = "none"`).',
        },
      ];
    default:
      return value satisfies never;
  }
}

/** `[network] hosts` are hosts that `web_fetch` may reach; commands reach them through the sandbox's proxy. */
function networkRules(hosts: Policy["network"]["hosts"]): readonly Rule[] {
  if (hosts.value.length === 0) return [];
  return [
    {
      id: "network.hosts",
      effect: "allow",
      source: hosts.source,
      tool: ["web_fetch"],
      host: hosts.value,
    },
  ];
}

function readRules(reading: PolicyReading, root: TomlTable): readonly Rule[] {
  const seen = new Map<string, number>();
  return (["allow", "deny"] as const).flatMap((effect) =>
    tablesAt(reading, root, effect).flatMap((table) => {
      const rule = readRule(reading, table, effect);
      if (rule === undefined) return [];
      const earlier = seen.get(rule.id);
      if (earlier !== undefined)
        fault(reading, table.at, `The id \`${rule.id}\` is already taken by the rule in line ${earlier}.`);
      seen.set(rule.id, table.at.line);
      return [rule];
    }),
  );
}

const EXPECTATION_KEYS = ["effect", "tool", "command", "path", "host"] as const;

function readExpectations(reading: PolicyReading, root: TomlTable): readonly Expectation[] {
  return tablesAt(reading, root, "expect").flatMap((table) => {
    refuseUnknown(reading, table, EXPECTATION_KEYS, "[[expect]]");
    const stated = table.entries.get("effect");
    if (stated === undefined)
      fault(reading, table.at, "An expectation needs an `effect`.", 'Write `effect = "allow"` or `effect = "deny"`.');
    const effect =
      stated === undefined ? undefined : choice(reading, stated.value, "effect", ["allow", "deny"] as const);
    const subject = readSubject(reading, table);
    if (Object.keys(subject).length === 0 && table.entries.size <= 1)
      fault(reading, table.at, "An expectation needs a `tool`, `command`, `path` or `host`.");
    return effect === undefined ? [] : [{ source: citation(reading, table.at), effect, ...subject }];
  });
}

function readSubject(reading: PolicyReading, table: TomlTable): Omit<Expectation, "source" | "effect"> {
  const subject: { tool?: string; command?: string; path?: string; host?: string } = {};
  for (const key of ["tool", "command", "path", "host"] as const) {
    const entry = table.entries.get(key);
    const value = entry === undefined ? undefined : text(reading, entry, key);
    if (value !== undefined) subject[key] = value;
  }
  return subject;
}

function digestOf(bytes: string): string {
  return `sha256:${createHash("sha256").update(bytes, "utf8").digest("hex")}`;
}
