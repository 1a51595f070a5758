/** What the repository gives the agent, read from the trusted commit and nothing else; no pull request changes it. */
import { commandNames, readCommand } from "./commands.ts";
import { instructionsFor, readInstructions, readSystemPrompt } from "./instructions.ts";
import type { ServerSetting } from "./servers.ts";
import { readSettings, type ProjectSettings } from "./settings.ts";
import { readSkills, skillFiles } from "./skills.ts";
import { readSubAgents } from "./subagents.ts";
import { openTree, type CommitReader, type TrustedTree } from "./tree.ts";
import { posix } from "node:path";
import { once } from "../lib/once.ts";
import type { Files } from "../ports.ts";

/** `settingsInput`: the input `settings`, which adds to the file. Throws `GitError` for an unreadable commit. */
export async function readProject(git: CommitReader, commit: string, settingsInput = "") {
  const tree = openTree(git, commit);
  const read = await readSettings(tree, settingsInput);
  if (read.kind === "faulty") return read;
  const ignoreFiles = await readIgnoreFiles(tree, read.settings.ignore);
  return { kind: "read" as const, project: projectAt(tree, read.settings, ignoreFiles) };
}

export type Project = ReturnType<typeof projectAt>;

/** Everything except the settings is read on demand, once. */
function projectAt(tree: TrustedTree, settings: ProjectSettings, ignoreFiles: readonly string[]) {
  const names = settings.contextFiles;
  return {
    tree,
    settings,
    /** Texts of `.geminiignore` and of other files that the settings name; empty when they switch them off. */
    ignoreFiles,
    instructions: once(() => readInstructions(tree, names)),
    /** The instructions for a directory that a tool touches: its own files and its parents', without the root's. */
    instructionsFor: (directory: string) => instructionsFor(tree, names, directory),
    commandNames: () => commandNames(tree),
    command: (name: string) => readCommand(tree, name),
    /** Whether there may be skills. Reads no file. */
    hasSkills: async () => (await skillFiles(tree)).length > 0,
    skills: once(() => readSkills(tree, settings.skills)),
    subAgents: once(() => readSubAgents(tree, settings.agents)),
    /** `value` is the value of `GEMINI_SYSTEM_MD`. */
    systemPrompt: (value: string | undefined) => readSystemPrompt(tree, value),
    /** Copies what hooks and the local ones of these servers run to a directory outside the workspace; returns notes. */
    copyTo: (directory: string, files: CopyWriter, servers: readonly ServerSetting[]) =>
      copyTrusted(tree, files, directory, startedCommands(settings.hooks, servers)),
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

/** The command lines of hooks and local servers. */
function startedCommands(hooks: ProjectSettings["hooks"], servers: readonly ServerSetting[]): readonly string[] {
  const local = servers.flatMap((server) =>
    server.kind === "entry" && server.transport.kind === "stdio"
      ? [server.transport.command, ...server.transport.args]
      : [],
  );
  return [...hooks.flatMap((group) => group.hooks.map((hook) => hook.command)), ...local];
}

/** The part of the machine's files that copying needs. */
export type CopyWriter = Pick<Files, "write" | "makeDirectory">;

/** Folders that are copied as a whole. */
const ALWAYS = [".gemini", ".agents"];

/** Limits of the copy, which is made before the first model request. */
const MAX_FILES = 2_000;

/** Copies `.gemini/`, `.agents/` and folders of files that commands name to `directory`. Returns what was left out. */
async function copyTrusted(
  tree: TrustedTree,
  files: CopyWriter,
  directory: string,
  commands: readonly string[],
): Promise<readonly string[]> {
  const found = await Promise.all([
    ...ALWAYS.map((folder) => tree.under(folder)),
    ...commands.map((command) => namedFiles(tree, command)),
  ]);
  const paths = [...new Set(found.flat())].filter((path) => !path.split("/").includes(".."));
  await files.makeDirectory(directory);
  const kept = paths.slice(0, MAX_FILES);
  await Promise.all(kept.map((path) => copyFile(tree, files, path, posix.join(directory, path))));
  if (kept.length === paths.length) return [];
  return [
    `${paths.length - kept.length} files that hooks and servers may need were not copied: at most ${MAX_FILES} are.`,
  ];
}

async function copyFile(tree: TrustedTree, files: CopyWriter, path: string, to: string): Promise<void> {
  const file = await tree.bytes(path);
  if (file !== undefined) await files.write(to, file.bytes, file.executable ? 0o755 : 0o644);
}

/** The files of the commit that a command names, each with its folder, because a script imports its neighbours. */
async function namedFiles(tree: TrustedTree, command: string): Promise<readonly string[]> {
  const words = command.split(/[\s"'=;|&<>()$`{}]+/).map((word) => posix.normalize(word.replace(PROJECT, "")));
  const found = words.map(async (word) => {
    if (word === "." || word.startsWith("..") || (await tree.locate(word)) === undefined) return [];
    const folder = posix.dirname(word);
    return folder === "." ? [word] : await tree.under(folder);
  });
  return (await Promise.all(found)).flat();
}

const PROJECT = /^(?:GEMINI_PROJECT_DIR|CLAUDE_PROJECT_DIR)?\//;
