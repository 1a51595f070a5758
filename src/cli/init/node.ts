/** A project of Node or Bun: its package manager, its scripts. */
import { ACTIONS } from "../../lib/ecosystems/actions.ts";
import { purposeOf, type CommandKind } from "./commands.ts";
import { installOf, rowOf, toolchainOf, type FoundProject, action, script, type SetupStep } from "./table.ts";
import { json, record, texts, word, type Tree } from "./tree.ts";

export type Manager = "npm" | "pnpm" | "yarn" | "bun";

/** Undefined without a package.json, or when it only configures something else. */
export function lookForNode(tree: Tree): FoundProject | undefined {
  if (!tree.has("package.json")) return undefined;
  const content = json(tree.text("package.json"));
  const manager = managerOf(tree);
  const own = texts(content["scripts"]);
  return {
    language: manager === "bun" ? "Bun" : manager === "npm" ? "Node" : `Node (${manager})`,
    manifest: "package.json",
    checks: checksOf(own, manager),
    toolchain: toolchain(tree, manager, word(record(content["engines"])["node"])),
    install: installOf(tree, rowOf(ROWS[manager])),
    fetches: /\b(npm|pnpm|yarn|bun) (install|ci|i)\b|^yarn$/,
  };
}

const ROWS: Readonly<Record<Manager, string>> = { npm: "npm", pnpm: "pnpm", yarn: "Yarn", bun: "Bun" };

/** By the lock file, and by package.json. */
export function managerOf(tree: Tree): Manager {
  const declared = word(json(tree.text("package.json"))["packageManager"]).split("@")[0];
  if (tree.has("pnpm-lock.yaml") || declared === "pnpm") return "pnpm";
  if (tree.has("bun.lock") || tree.has("bun.lockb") || declared === "bun") return "bun";
  return tree.has("yarn.lock") || declared === "yarn" ? "yarn" : "npm";
}

function toolchain(tree: Tree, manager: Manager, engines: string): readonly SetupStep[] {
  if (manager === "bun") return toolchainOf(tree, rowOf("Bun"));
  const pnpm = /"packageManager"\s*:/.test(tree.text("package.json")) ? {} : { version: "latest" };
  const before = manager === "pnpm" ? [action(ACTIONS.pnpm, pnpm)] : [];
  const after = manager === "yarn" ? [script("corepack enable")] : [];
  const node = toolchainOf(tree, rowOf("npm"));
  const named = tree.first(".nvmrc", ".node-version") === undefined && engines !== "";
  const own = named ? [action(ACTIONS.node, { "node-version-file": "package.json" })] : node;
  return [...before, ...own, ...after];
}

/** One script of each kind: the shortest name of one that only checks. */
function checksOf(scripts: Readonly<Record<string, string>>, manager: Manager): FoundProject["checks"] {
  const found: Partial<Record<CommandKind, string>> = {};
  const names = Object.keys(scripts).sort((one, other) => one.length - other.length);
  for (const kind of ["format", "lint", "types", "test"] as const) {
    const name = names.find((each) => fits(each, kind, scripts[each] ?? ""));
    if (name !== undefined) found[kind] = runScript(manager, name);
  }
  if (found.test === undefined && manager === "bun") found.test = "bun test";
  return found;
}

function fits(name: string, kind: CommandKind, body: string): boolean {
  if (kind === "test" && name !== "test") return false;
  // The script that `npm init` writes fails on purpose.
  if (/no test specified/.test(body) || /fix|write|watch|dev\b/.test(name)) return false;
  // A script called "format" may change files.
  if (kind === "format" && !/check|verify|--list-different|-c\b/.test(`${name} ${body}`)) return false;
  if (/--(fix|write)\b/.test(body)) return false;
  return purposeOf(`npm run ${name}`).for === kind;
}

/** How a manager runs a script. */
export function runScript(manager: Manager, name: string): string {
  if (name === "test" && manager !== "bun") return `${manager} test`;
  return manager === "yarn" ? `yarn ${name}` : `${manager} run ${name}`;
}
