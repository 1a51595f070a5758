/** Every defence that can be switched off. */
import { CALLS } from "./calls.ts";
import { CHANGES } from "./changes.ts";
import type { Defence } from "./defence.ts";
import { EVENTS } from "./events.ts";
import { RUNS } from "./runs.ts";
import { WORDS } from "./words.ts";

export const DEFENCES: readonly Defence[] = [...EVENTS, ...CALLS, ...CHANGES, ...RUNS, ...WORDS];
