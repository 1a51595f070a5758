/** The parts of a walk through the table of states and events. */
import { expect } from "@jest/globals";
import { call, say, type Step } from "../../world/gemini.ts";
import type { GitHubWorld } from "../../world/github/github.ts";
import type { Run, World, WorldOptions } from "../../world/world.ts";

/** Rows that one repository goes through in order, each named by its first two cells: `state · event`. */
export interface Journey {
  readonly name: string;
  readonly options?: Partial<WorldOptions>;
  readonly rows: Readonly<Record<string, (scene: Scene) => Promise<void>>>;
}

export interface Scene {
  readonly world: World;
  readonly github: GitHubWorld;
  /** State that earlier rows leave for later ones. */
  issue: number;
  pull: number;
  last: Run | undefined;
}

/** A model that adds `src/NAME.js`. */
export function adds(name: string): readonly Step[] {
  const file = { file_path: `src/${name}.js`, content: `export const ${name} = 1;\n` };
  return [call("write_file", file), say(`There is ${name} now.`)];
}

/** Maria comments, and the model answers with these steps. */
export async function ask(
  scene: Scene,
  number: number,
  instruction: string,
  steps: readonly Step[] = [],
): Promise<Run> {
  scene.world.gemini.add(...steps);
  scene.last = await scene.world.comment("maria", number, instruction);
  return scene.last;
}

/** Remit's newest comment. */
export function told({ github }: Scene, number: number): string {
  return github.comments(number).findLast(({ author }) => author.login.endsWith("[bot]"))?.body ?? "";
}

/** The first message to the model in the last run. */
export function briefing({ world }: Scene): string {
  const first = world.gemini.requests.findLast(({ body }) => body.contents?.every(({ role }) => role !== "model"));
  return first?.lastText ?? "";
}

/** The number of the only open pull request. */
export function openPull({ github }: Scene): number {
  const [pull, ...others] = github.openPulls();
  expect([pull, ...others]).toHaveLength(1);
  return pull?.number ?? 0;
}

/** Whether the branch has `src/NAME.js`. */
export async function has({ github }: Scene, branch: string, name: string): Promise<boolean> {
  return (await github.read(branch, `src/${name}.js`)) !== undefined;
}

/** The run was declined without a model request, and its comment says why. */
export function expectDeclined(scene: Scene, run: Run, number: number, why: string): void {
  expect(run.outputs).toMatchObject({ conclusion: "declined", branch: "" });
  expect(run.outputs["turns"] ?? "0").toMatch(/^0?$/);
  expect(told(scene, number)).toContain(why);
}
