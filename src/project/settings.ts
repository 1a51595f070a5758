/**
 * `.gemini/settings.json` at the trusted ref, and the `settings` input, which adds to it. What Remit uses is read
 * strictly, for a hook that is dropped in silence no longer guards anything; what it does not use is noted.
 */
import type { Fault } from "../events.ts";
import { fieldsOf, object, type Fields } from "./fields.ts";
import { readHookGroups, type HookGroup } from "./hook-settings.ts";
import { parseJsonWithComments } from "./jsonc.ts";
import { readServer, type ServerSetting } from "./servers.ts";
import type { TrustedTree } from "./tree.ts";

export interface ProjectSettings {
  /** Names of instruction files, in the order of their reading. */
  readonly contextFiles: readonly string[];
  readonly ignore: {
    readonly gitIgnore: boolean;
    readonly geminiIgnore: boolean;
    /** Further ignore files, the first the strongest. */
    readonly files: readonly string[];
  };
  /** Whether the first message shows the folder tree. */
  readonly directoryTree: boolean;
  readonly compression: CompressionSettings;
  readonly hooks: readonly HookGroup[];
  readonly servers: readonly ServerSetting[];
  readonly skills: Switches;
  readonly agents: {
    readonly enabled: boolean;
    readonly overrides: ReadonlyMap<string, AgentOverride>;
  };
  /** What was left out, as sentences for the report. */
  readonly notes: readonly string[];
}

export interface CompressionSettings {
  /** The share of the model's window at which the history is compressed, above 0 and at most 1; absent for half. */
  readonly at?: number;
  /** The model that writes summaries, or `cheaper` for the newest of the next smaller family; absent for the agent's own. */
  readonly model?: string;
  /** Whether summaries are checked; absent for yes. */
  readonly verify?: boolean;
}

export interface Switches {
  readonly enabled: boolean;
  readonly disabled: readonly string[];
}

export interface AgentOverride {
  readonly enabled: boolean;
  readonly model?: string;
  readonly maxTurns?: number;
  readonly maxMinutes?: number;
}

export type SettingsResult =
  | { readonly kind: "settings"; readonly settings: ProjectSettings }
  | { readonly kind: "faulty"; readonly faults: readonly Fault[] };

const SETTINGS_FILE = ".gemini/settings.json";
const INPUT = "the input `settings`";

/** `input` is the text of the action's `settings` input; "" or absent for none. */
export async function readSettings(tree: TrustedTree, input = ""): Promise<SettingsResult> {
  const file = await tree.read(SETTINGS_FILE);
  const problems: string[] = [];
  if (file.kind === "unreadable") problems.push(`${SETTINGS_FILE} cannot be read: ${file.reason}.`);
  const layers = [
    ...(file.kind === "text" ? [layer(file.text, SETTINGS_FILE, problems)] : []),
    ...(input.trim() === "" ? [] : [layer(input, INPUT, problems)]),
  ];
  if (problems.length > 0) return { kind: "faulty", faults: problems.map(fault) };
  return { kind: "settings", settings: layers.reduce(merge, EMPTY) };
}

function fault(problem: string): Fault {
  return {
    kind: "config",
    message: problem,
    hint: "Mend it on the default branch; no run starts with settings it cannot read.",
  };
}

const EMPTY: ProjectSettings = {
  contextFiles: ["GEMINI.md", "AGENTS.md"],
  ignore: { gitIgnore: true, geminiIgnore: true, files: [] },
  directoryTree: true,
  compression: {},
  hooks: [],
  servers: [],
  skills: { enabled: true, disabled: [] },
  agents: { enabled: true, overrides: new Map() },
  notes: [],
};

/** One file's word: what it does not say is absent. */
interface Layer {
  readonly contextFiles: readonly string[] | undefined;
  readonly gitIgnore: boolean | undefined;
  readonly geminiIgnore: boolean | undefined;
  readonly ignoreFiles: readonly string[] | undefined;
  readonly directoryTree: boolean | undefined;
  readonly compression: CompressionSettings;
  readonly hooks: readonly HookGroup[];
  readonly hooksOff: { readonly enabled: boolean | undefined; readonly disabled: readonly string[] };
  readonly servers: readonly ServerSetting[];
  readonly serversAllowed: readonly string[] | undefined;
  readonly serversExcluded: readonly string[];
  readonly skillsEnabled: boolean | undefined;
  readonly skillsDisabled: readonly string[];
  readonly agentsEnabled: boolean | undefined;
  readonly overrides: ReadonlyMap<string, AgentOverride>;
  readonly notes: readonly string[];
}

function layer(text: string, where: string, problems: string[]): Layer {
  const parsed = parseJsonWithComments(text);
  if (parsed.kind === "broken") problems.push(`${where} is not JSON: ${parsed.message}.`);
  const value = parsed.kind === "value" ? object(parsed.value) : undefined;
  if (parsed.kind === "value" && value === undefined) problems.push(`${where} must hold an object.`);
  return layerOf(fieldsOf(value ?? {}, where, problems));
}

function layerOf(fields: Fields): Layer {
  const context = fields.object("context") ?? absent(fields);
  const model = fields.object("model") ?? absent(fields);
  const filtering = context.object("fileFiltering") ?? absent(fields);
  const hooksConfig = fields.object("hooksConfig") ?? absent(fields);
  const mcp = fields.object("mcp") ?? absent(fields);
  const skills = fields.object("skills") ?? absent(fields);
  const agents = fields.object("agents") ?? absent(fields);
  const servers = fields.object("mcpServers");
  const said = {
    contextFiles: context.oneOrMore("fileName") ?? fields.oneOrMore("contextFileName"),
    gitIgnore: filtering.flag("respectGitIgnore"),
    geminiIgnore: filtering.flag("respectGeminiIgnore"),
    ignoreFiles: filtering.texts("customIgnoreFilePaths"),
    directoryTree: context.flag("includeDirectoryTree"),
    compression: readCompression(model),
    hooks: readHookGroups(fields.object("hooks")),
    hooksOff: { enabled: hooksConfig.flag("enabled"), disabled: hooksConfig.texts("disabled") ?? [] },
    servers: servers?.keys.flatMap((name) => readServer(name, servers.object(name)) ?? []) ?? [],
    serversAllowed: mcp.texts("allowed"),
    serversExcluded: mcp.texts("excluded") ?? [],
    skillsEnabled: skills.flag("enabled"),
    skillsDisabled: skills.texts("disabled") ?? [],
    agentsEnabled: fields.object("experimental")?.flag("enableAgents"),
    overrides: readOverrides(agents.object("overrides")),
  };
  return { ...said, notes: [...notes(fields), ...model.rest().map((name) => unused(fields, `model.${name}`))] };
}

function readCompression(fields: Fields): CompressionSettings {
  const at = readShare(fields, "compressionThreshold");
  const model = fields.text("compressionModel");
  const verify = fields.flag("compressionVerification");
  if (model?.trim() === "") fields.wrong("compressionModel", "the name of a model, or `cheaper`");
  return {
    ...(at === undefined ? {} : { at }),
    ...(model === undefined ? {} : { model }),
    ...(verify === undefined ? {} : { verify }),
  };
}

function readShare(fields: Fields, name: string): number | undefined {
  const share = fields.number(name, 0);
  return share === undefined || (share > 0 && share <= 1) ? share : fields.wrong(name, "above 0 and at most 1");
}

function unused({ where }: Fields, name: string): string {
  return `${where}: \`${name}\` is not used.`;
}

/** Stands for an object that is not there. */
function absent(fields: Fields): Fields {
  return fieldsOf({}, fields.where, []);
}

function readOverrides(fields: Fields | undefined): ReadonlyMap<string, AgentOverride> {
  const overrides = (fields?.keys ?? []).map((name): readonly [string, AgentOverride] => {
    const entry = fields?.object(name);
    const run = entry?.object("runConfig");
    const model = entry?.object("modelConfig")?.text("model");
    const maxTurns = run?.number("maxTurns", 1, "whole");
    const maxMinutes = run?.number("maxTimeMinutes", 1);
    return [
      name,
      {
        enabled: entry?.flag("enabled") ?? true,
        ...(model === undefined ? {} : { model }),
        ...(maxTurns === undefined ? {} : { maxTurns }),
        ...(maxMinutes === undefined ? {} : { maxMinutes }),
      },
    ];
  });
  return new Map(overrides);
}

/** Keys that restrict or allow things in Gemini CLI: whoever wrote them should know that the policy file decides here. */
const POLICY_KEYS = [
  "tools",
  "policyPaths",
  "adminPolicyPaths",
  "security",
  "coreTools",
  "excludeTools",
  "allowedTools",
];

function notes(fields: Fields): string[] {
  fields.skip("$schema");
  const rest = fields.rest();
  const policy = rest.filter((name) => POLICY_KEYS.includes(name));
  const others = rest.filter((name) => !POLICY_KEYS.includes(name));
  const list = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(", ");
  return [
    ...(policy.length === 0
      ? []
      : [`${fields.where}: ${list(policy)} has no effect here; what may be done is said in the policy file.`]),
    ...(others.length === 0 ? [] : [`${fields.where}: ${list(others)} is not used.`]),
  ];
}

function merge(below: ProjectSettings, said: Layer): ProjectSettings {
  const named = new Set(said.servers.map((server) => server.name));
  const servers = [...below.servers.filter((server) => !named.has(server.name)), ...said.servers];
  return {
    contextFiles: said.contextFiles ?? below.contextFiles,
    ignore: {
      gitIgnore: said.gitIgnore ?? below.ignore.gitIgnore,
      geminiIgnore: said.geminiIgnore ?? below.ignore.geminiIgnore,
      files: said.ignoreFiles ?? below.ignore.files,
    },
    directoryTree: said.directoryTree ?? below.directoryTree,
    compression: { ...below.compression, ...said.compression },
    hooks: activeHooks([...below.hooks, ...said.hooks], said.hooksOff),
    servers: servers.filter(
      ({ name }) => !said.serversExcluded.includes(name) && (said.serversAllowed?.includes(name) ?? true),
    ),
    skills: {
      enabled: said.skillsEnabled ?? below.skills.enabled,
      disabled: [...below.skills.disabled, ...said.skillsDisabled],
    },
    agents: {
      enabled: said.agentsEnabled ?? below.agents.enabled,
      overrides: new Map([...below.agents.overrides, ...said.overrides]),
    },
    notes: [...below.notes, ...said.notes],
  };
}

function activeHooks(groups: readonly HookGroup[], off: Layer["hooksOff"]): readonly HookGroup[] {
  if (off.enabled === false) return [];
  return groups
    .map((group) => ({ ...group, hooks: group.hooks.filter((hook) => !isOff(hook, off.disabled)) }))
    .filter((group) => group.hooks.length > 0);
}

function isOff(hook: HookGroup["hooks"][number], disabled: readonly string[]): boolean {
  return disabled.includes(hook.name) || disabled.includes(hook.command);
}

/** For tests and for `remit` without a repository. */
export const DEFAULT_SETTINGS: ProjectSettings = EMPTY;
