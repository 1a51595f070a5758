/** Skills at the trusted ref: `SKILL.md` files, listed by name and description, read whole on activation. */
import { posix } from "node:path";
import { readFrontMatter } from "./front-matter.ts";
import type { Switches } from "./settings.ts";
import type { TrustedTree } from "./tree.ts";

export interface Skill {
  readonly name: string;
  readonly description: string;
  /** The `SKILL.md`, as a repository path. */
  readonly path: string;
  /** Its folder, as a repository path. */
  readonly directory: string;
  readonly body: string;
  /** Other files of the folder, relative to it, at most {@link MAX_LISTED}. */
  readonly files: readonly string[];
}

/** Files of a skill's folder that are listed. */
const MAX_LISTED = 200;

/** Where skills are kept; the later folder wins over the earlier one, as in Gemini CLI. */
const FOLDERS = [".gemini/skills", ".agents/skills"];

export interface Skills {
  readonly skills: readonly Skill[];
  readonly notes: readonly string[];
}

/** All usable skills, by name. A skill that cannot be read is left out with a note. */
export async function readSkills(tree: TrustedTree, switches: Switches): Promise<Skills> {
  if (!switches.enabled) return { skills: [], notes: [] };
  const skills = new Map<string, Skill>();
  const notes: string[] = [];
  for (const path of FOLDERS.flatMap((folder) => skillFiles(tree, folder))) {
    const skill = await readSkill(tree, path);
    if (typeof skill === "string") {
      notes.push(`${path} was left out: ${skill}.`);
      continue;
    }
    const other = skills.get(skill.name);
    if (other !== undefined) notes.push(`${path} stands in for ${other.path}: both are named \`${skill.name}\`.`);
    skills.set(skill.name, skill);
  }
  const usable = [...skills.values()].filter((skill) => !switches.disabled.includes(skill.name));
  return { skills: usable.sort((a, b) => (a.name < b.name ? -1 : 1)), notes };
}

/** `SKILL.md` at the root of the folder or one level below it. */
function skillFiles(tree: TrustedTree, folder: string): readonly string[] {
  return tree.under(folder).filter((path) => /^([^/]+\/)?SKILL\.md$/.test(path.slice(folder.length + 1)));
}

async function readSkill(tree: TrustedTree, path: string): Promise<Skill | string> {
  const file = await tree.read(path);
  if (file.kind !== "text") return file.kind === "missing" ? "it is not a file" : file.reason;
  const matter = await readFrontMatter(file.text);
  if (matter.kind === "missing") return "it does not begin with fields between `---` lines";
  const fields = matter.kind === "read" ? matter.fields : plainFields(matter.yaml);
  const { name, description } = fields;
  if (typeof name !== "string" || typeof description !== "string" || name.trim() === "" || description.trim() === "") {
    return matter.kind === "broken" ? matter.message : "`name` and `description` must be text";
  }
  const directory = posix.dirname(path);
  const files = tree
    .under(directory)
    .filter((other) => other !== path)
    .map((other) => other.slice(directory.length + 1));
  return {
    name: name.trim().replaceAll(/[^\w.-]+/g, "-"),
    description: description.trim(),
    path,
    directory,
    body: matter.body,
    files: files.slice(0, MAX_LISTED),
  };
}

/** Many descriptions hold a colon, which YAML refuses; Gemini CLI reads them all the same, and so do we. */
function plainFields(yaml: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const match of yaml.matchAll(/^(name|description):[ \t]*(.*(?:\n[ \t]+\S.*)*)/gm)) {
    found[match[1] ?? ""] = (match[2] ?? "").replaceAll(/\s+/g, " ").trim();
  }
  return found;
}
