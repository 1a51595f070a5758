/** Every effect this program can have. Only `adapters/`, which implements them, and the entries touch the world. */
/** The machine: its files, processes, time and randomness; GitHub's runner, and the log on disk. */
export * from "./ports/machine.ts";
/** The model: requests and replies. */
export * from "./ports/model.ts";
/** GitHub, for one repository, with its workflow runs. */
export * from "./ports/github.ts";
/** Reviews of a pull request, and what checks say about a commit. */
export * from "./ports/reviews.ts";
/** Remit's own git: trees, commits, history, an automatic merge, and refs kept between runs. */
export * from "./ports/git.ts";
/** Pages of the web. */
export * from "./ports/web.ts";
/** MCP servers. */
export * from "./ports/servers.ts";
/** An OpenTelemetry collector. */
export * from "./ports/telemetry.ts";
