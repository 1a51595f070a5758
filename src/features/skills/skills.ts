/** The tool that opens the repository's skills, read from the trusted commit. */
import type { Skill } from "../../project/skills.ts";
import { activateSkill } from "./activate-skill.ts";
import type { Tool } from "../../tools/tool.ts";
import type { Session } from "../../run/session.ts";

/** Empty when the repository has no skills. */
export function skillTools({ admitted }: Pick<Session, "admitted">, skills: readonly Skill[]): readonly Tool[] {
  if (skills.length === 0) return [];
  const { tree } = admitted.project;
  const open = (name: string) => {
    const skill = skills.find((one) => one.name === name);
    if (skill === undefined) throw new Error(`There is no skill ${name}.`);
    const read = async (file: string) => (await tree.bytes(`${skill.directory}/${file}`))?.bytes;
    return Promise.resolve({ ...skill, read });
  };
  const names = skills.map(({ name }) => name);
  return [activateSkill(names, open)];
}
