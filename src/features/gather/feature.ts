/** `mode: gather`: the last job of a fan-out. */
import { gatherReports } from "./gather.ts";

export const gather = { run: gatherReports };
