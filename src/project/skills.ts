/** Skills at the trusted ref (https://agentskills.io): `SKILL.md` files. A broken formal rule is only noted. */
import { posix } from "node:path";
import type { JsonObject } from "../events.ts";
import { firstOf } from "../lib/cut.ts";
import { readFrontMatter } from "./front-matter.ts";
import type { Switches } from "./settings.ts";
import type { TrustedTree } from "./tree.ts";

export interface Skill {
  readonly name: string;
  readonly description: string;
  /** What it requires of the machine, in its author's words; absent when it does not say. */
  readonly compatibility?: string;
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

/** The folders of skills; a later folder overrides an earlier one, as in Gemini CLI. */
const FOLDERS = [".gemini/skills", ".agents/skills"];

/** All usable skills, by name. A skill that cannot be read is left out with a note. */
export async function readSkills(tree: TrustedTree, switches: Switches) {
  if (!switches.enabled) return { skills: [], notes: [] };
  const skills = new Map<string, Skill>();
  const notes: string[] = [];
  for (const path of await skillFiles(tree)) {
    const read = await readSkill(tree, path);
    if (typeof read === "string") {
      notes.push(`${path} was left out: ${read}.`);
      continue;
    }
    const { skill } = read;
    if (!switches.disabled.includes(skill.name)) notes.push(...read.notes);
    const other = skills.get(skill.name);
    if (other !== undefined) notes.push(`${path} replaces ${other.path}: both are named \`${skill.name}\`.`);
    skills.set(skill.name, skill);
  }
  const usable = [...skills.values()].filter((skill) => !switches.disabled.includes(skill.name));
  return { skills: usable.sort((a, b) => (a.name < b.name ? -1 : 1)), notes };
}

/** `SKILL.md` at the root of each folder or one level below it. Reads no file. */
export async function skillFiles(tree: TrustedTree): Promise<readonly string[]> {
  const found = FOLDERS.map(async (folder) =>
    (await tree.under(folder)).filter((path) => /^([^/]+\/)?SKILL\.md$/.test(path.slice(folder.length + 1))),
  );
  return (await Promise.all(found)).flat();
}

/** The skill, with notes; or why it is left out. */
async function readSkill(tree: TrustedTree, path: string) {
  const file = await tree.read(path);
  if (file.kind !== "text") return file.kind === "missing" ? "it is not a file" : file.reason;
  const matter = await readFrontMatter(file.text);
  if (matter.kind === "missing") return "it does not begin with fields between `---` lines";
  const fields = matter.kind === "read" ? matter.fields : plainFields(matter.yaml);
  const { name, description, compatibility } = fields;
  if (typeof name !== "string" || typeof description !== "string" || name.trim() === "" || description.trim() === "") {
    return matter.kind === "broken" ? matter.message : "`name` and `description` must be text";
  }
  const directory = posix.dirname(path);
  const files = (await tree.under(directory))
    .filter((other) => other !== path)
    .map((other) => other.slice(directory.length + 1));
  const skill: Skill = {
    name: name.trim().replaceAll(/[^\w.-]+/g, "-"),
    description: description.trim(),
    ...(typeof compatibility === "string" ? { compatibility: firstOf(compatibility.trim(), MOST_COMPATIBILITY) } : {}),
    path,
    directory,
    body: matter.body,
    files: files.slice(0, MAX_LISTED),
  };
  return { skill, notes: lapses({ ...fields, name: name.trim() }, skill).map((lapse) => `${path}: ${lapse}.`) };
}

/** The most characters that the convention allows in a field. */
const MOST_NAME = 64;
const MOST_DESCRIPTION = 1_024;
const MOST_COMPATIBILITY = 500;

/** Where a skill departs from the convention, and which of its fields have no effect here. */
function lapses(
  { name, compatibility = "", ...fields }: JsonObject & { readonly name: string },
  { directory, description }: Skill,
): readonly string[] {
  const folder = posix.basename(directory);
  const formed = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) && name.length <= MOST_NAME;
  const fits = typeof compatibility === "string" && compatibility.trim().length <= MOST_COMPATIBILITY;
  return [
    ...(formed
      ? []
      : [`\`name\` should have a-z, 0-9 and single hyphens between them, and at most ${MOST_NAME} characters`]),
    ...(name === folder || FOLDERS.includes(directory) ? [] : [`\`name\` should be that of its folder, \`${folder}\``]),
    ...(description.length <= MOST_DESCRIPTION
      ? []
      : [`\`description\` has ${description.length} characters; the model is shown the first ${MOST_DESCRIPTION}`]),
    ...(fits ? [] : [`\`compatibility\` should be text of at most ${MOST_COMPATIBILITY} characters`]),
    ...("allowed-tools" in fields ? ["`allowed-tools` has no effect here; the policy file says what is allowed"] : []),
  ];
}

/** Many descriptions contain a colon, which YAML rejects. Gemini CLI reads them anyway, and so does Remit. */
function plainFields(yaml: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const match of yaml.matchAll(/^(name|description):[ \t]*(.*(?:\n[ \t]+\S.*)*)/gm)) {
    found[match[1] ?? ""] = (match[2] ?? "").replaceAll(/\s+/g, " ").trim();
  }
  return found;
}
