/** Runs before the first test; the workers inherit its environment. */
import { nameProgram } from "../program.ts";
import { findWays } from "../ways/find.ts";

export default async function beforeAll(): Promise<void> {
  nameProgram();
  await findWays();
}
