/** Before the first test: what the workers inherit. */
import { nameProgram } from "./program.ts";
import { findWays } from "./ways/find.ts";

export default async function beforeAll(): Promise<void> {
  nameProgram();
  await findWays();
}
