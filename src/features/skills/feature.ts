/** Skills of the repository, which the agent opens when it needs one. */
import type { Buffer } from "node:buffer";
import { posix } from "node:path";
import type { Feature } from "../../run/for-features.ts";
import type { Project, Skill } from "../../project.ts";
import { type FileContext, type Tool, failure, textArg } from "../../tools.ts";
import type { Answer } from "../../events.ts";
import { systemCode } from "../../ports.ts";

export const skills: Feature = {
  equip: async ({ session, projectContext: { skills } }) =>
    skills.length === 0 ? {} : { tools: [activateSkill(skills, session.admitted.project.tree)] },
};

function activateSkill(skills: readonly Skill[], tree: Project["tree"]): Tool {
  return {
    name: "activate_skill",
    description: "Read the instructions of a skill before doing the work it is for.",
    parameters: {
      type: "object",
      properties: { name: { type: "string", enum: skills.map(({ name }) => name) } },
      required: ["name"],
    },
    effect: "read",
    needs: () => [],
    async run(args, context) {
      const wanted = textArg(args, "name");
      const skill = skills.find(({ name }) => name === wanted);
      if (skill === undefined) return failure("not_found", `There is no skill ${JSON.stringify(wanted)}.`);
      return answerWith(skill, tree, context);
    },
  };
}

async function answerWith(skill: Skill, tree: Project["tree"], context: FileContext): Promise<Answer> {
  const lines: string[] = [];
  for (const file of skill.files.slice(0, MOST_FILES)) lines.push(await offer(file, skill, tree, context));
  const more = skill.files.length - lines.length;
  if (more > 0) lines.push(`- and ${more} more files`);
  const files = lines.length === 0 ? "" : `\n<available_resources>\n${lines.join("\n")}\n</available_resources>`;
  const needs = skill.compatibility === undefined ? "" : `It says it needs: ${skill.compatibility}\n`;
  return {
    text: `<activated_skill name="${skill.name}">\nPaths in it are relative to ${skill.directory}.\n${needs}<instructions>\n${skill.body}\n</instructions>${files}\n</activated_skill>`,
  };
}

/** The most files of one skill that are offered. */
const MOST_FILES = 50;

// The workspace is the pull request's or the model's, so its copy is offered only when it equals the trusted one.
async function offer(file: string, { directory }: Skill, tree: Project["tree"], context: FileContext): Promise<string> {
  const path = posix.join(directory, file);
  const bytes = (await tree.bytes(path))?.bytes;
  if (bytes === undefined) return `- ${file}: not available`;
  if (await isSame(path, bytes, context)) return `- ${path}`;
  return `- ${file}: read_file ${(await context.spill.keep(posix.basename(file), bytes.toString("utf8"))).path}`;
}

async function isSame(path: string, bytes: Buffer, context: FileContext): Promise<boolean> {
  const place = await context.workspace.locate(path);
  if (place.kind !== "inside" || place.path !== path) return false;
  try {
    return (await context.files.read(place.absolute)).equals(bytes);
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return false;
  }
}
