/** Every state that people can leave things in, and every event that can follow: the tables of the docs, row by row. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { LONG } from "../world/long.ts";
import { openWorld } from "../world/world.ts";
import { EDIT_POLICY, SHOP } from "./shop.ts";
import { GONE, ISSUE } from "./states/issues.ts";
import { REVIEWS } from "./states/reviews.ts";
import { PLANS, UNFINISHED, WORKING } from "./states/runs.ts";
import { CHECKS, TASK } from "./states/tasks.ts";
import type { Journey, Scene } from "./states/walk.ts";

const QUICK: readonly Journey[] = [UNFINISHED];
/**
 * Quicker tests cover most of their rows one by one: `resume`, `cancelled`, `maintenance`, `plan`, `checks` and
 * `review` in this folder.
 */
const OTHERS: readonly Journey[] = [ISSUE, GONE, WORKING, PLANS, TASK, CHECKS, REVIEWS];
const JOURNEYS = [...QUICK, ...OTHERS];
/** In milliseconds: a journey is some ten runs. */
const TIMEOUT = 240_000;
const DOCS = ["maintenance", "continue", "reviews"];

/** `state · event` of each row in tables with the headings `State` and `Event`. */
function rowsOf(text: string): readonly string[] {
  const rows: string[] = [];
  let inside = false;
  for (const line of text.split("\n")) {
    const [state, event] = line
      .split("|")
      .slice(1)
      .map((cell) => cell.trim());
    if (state === undefined) inside = false;
    else if (state === "State" && event === "Event") inside = true;
    else if (inside && !/^-+$/.test(state)) rows.push(`${state} · ${event}`);
  }
  return rows;
}

async function walk({ options, rows }: Journey): Promise<void> {
  const people = { users: { maria: "write", otto: "read" } as const };
  await using world = await openWorld({ ...people, files: SHOP, policy: EDIT_POLICY, script: [], ...options });
  const scene: Scene = { world, github: world.github, issue: 0, pull: 0, last: undefined };
  for (const [row, step] of Object.entries(rows)) {
    await step(scene).catch((error: unknown) => {
      throw new Error(`${row}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    });
  }
}

describe("the tables of states and events", () => {
  test("have a scenario for every row, and a row for every scenario", () => {
    const rows = DOCS.flatMap((name) =>
      rowsOf(readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), "utf8")),
    );
    expect(new Set(rows).size).toBe(rows.length);
    expect(JOURNEYS.flatMap(({ rows: tested }) => Object.keys(tested)).toSorted()).toEqual(rows.toSorted());
  });

  test.each((LONG ? JOURNEYS : QUICK).map((journey) => [journey.name, journey] as const))(
    "are true for %s",
    (_, journey) => walk(journey),
    TIMEOUT,
  );
});
