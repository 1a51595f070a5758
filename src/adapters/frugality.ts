/**
 * Options and settings that make the program use little memory: a run shares its machine with builds and tests.
 * docs/adr/0020-what-keeps-a-run-small.md says what each saves.
 */
/** Options of Node for the second start. */
export const START_OPTIONS = ["--max-semi-space-size=2"] as const;

/** Environment variables for the second start; the program itself does not read them. */
export const START_VARIABLES = { MALLOC_ARENA_MAX: "1" } as const;
