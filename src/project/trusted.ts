/**
 * What the repository tells the agent, read from one commit and nothing else: instructions, settings, commands, skills,
 * sub-agents, hooks, servers. A pull request whose head changes every one of these files changes nothing here.
 */
import type { Fault } from "../events.ts";
import { commandNames, readCommand, type CommandResult } from "./commands.ts";
import { copyTrusted, type CopyWriter } from "./copy.ts";
import { instructionsFor, readInstructions, type InstructionFile, type Instructions } from "./instructions.ts";
import { readSettings, type ProjectSettings } from "./settings.ts";
import { readSkills, type Skills } from "./skills.ts";
import { readSubAgents, type SubAgents } from "./subagents.ts";
import { readSystemPrompt, type SystemPrompt } from "./system.ts";
import { openTree, type CommitReader, type TrustedTree } from "./tree.ts";

/** Everything but the settings is read when it is asked for, and once. */
export interface Project {
  readonly tree: TrustedTree;
  readonly settings: ProjectSettings;
  /** Texts of `.geminiignore` and of the further files that the settings name; empty where the settings switch them off. */
  readonly ignoreFiles: readonly string[];
  instructions(): Promise<Instructions>;
  /** For a directory a tool touches: its files and its parents', without the root's. */
  instructionsFor(directory: string): Promise<readonly InstructionFile[]>;
  commandNames(): readonly string[];
  command(name: string): Promise<CommandResult>;
  skills(): Promise<Skills>;
  subAgents(): Promise<SubAgents>;
  /** `value` is that of `GEMINI_SYSTEM_MD`. */
  systemPrompt(value: string | undefined): Promise<SystemPrompt>;
  /** Copy what hooks and local servers run to a directory outside the workspace; returns notes. */
  copyTo(directory: string, files: CopyWriter): Promise<readonly string[]>;
}

export type ProjectResult =
  { readonly kind: "read"; readonly project: Project } | { readonly kind: "faulty"; readonly faults: readonly Fault[] };

/**
 * @param commit the trusted commit
 * @param settingsInput text of the action's `settings` input, which adds to the file
 * Throws `GitError` when the commit cannot be read.
 */
export async function readProject(git: CommitReader, commit: string, settingsInput = ""): Promise<ProjectResult> {
  const tree = await openTree(git, commit);
  const read = await readSettings(tree, settingsInput);
  if (read.kind === "faulty") return read;
  const { settings } = read;
  const names = settings.contextFiles;
  return {
    kind: "read",
    project: {
      tree,
      settings,
      ignoreFiles: await readIgnoreFiles(tree, settings.ignore),
      instructions: once(() => readInstructions(tree, names)),
      instructionsFor: (directory) => instructionsFor(tree, names, directory),
      commandNames: () => commandNames(tree),
      command: (name) => readCommand(tree, name),
      skills: once(() => readSkills(tree, settings.skills)),
      subAgents: once(() => readSubAgents(tree, settings.agents)),
      systemPrompt: (value) => readSystemPrompt(tree, value),
      copyTo: (directory, files) => copyTrusted(tree, files, directory, startedCommands(settings)),
    },
  };
}

async function readIgnoreFiles(
  tree: TrustedTree,
  { geminiIgnore, files }: ProjectSettings["ignore"],
): Promise<string[]> {
  const names = [...files, ...(geminiIgnore ? [".geminiignore"] : [])];
  const read = await Promise.all(names.map((name) => tree.read(name)));
  return read.flatMap((file) => (file.kind === "text" ? [file.text] : []));
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= read());
}

/** The command lines of hooks and local servers. */
function startedCommands(settings: ProjectSettings): readonly string[] {
  const hooks = settings.hooks.flatMap((group) => group.hooks.map((hook) => hook.command));
  const servers = settings.servers.flatMap((server) =>
    server.kind === "entry" && server.transport.kind === "stdio"
      ? [server.transport.command, ...server.transport.args]
      : [],
  );
  return [...hooks, ...servers];
}
