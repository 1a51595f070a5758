/** Every effect this program can have. Only `adapters/`, which implements them, and the entries touch the world. */
export * from "./ports/machine.ts";
export * from "./ports/model.ts";
export * from "./ports/github.ts";
export * from "./ports/reviews.ts";
export * from "./ports/git.ts";
export * from "./ports/web.ts";
export * from "./ports/servers.ts";
export * from "./ports/telemetry.ts";
