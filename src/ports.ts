/**
 * Every effect this program can have: the interfaces that `adapters/` implements and tests fake. Nothing outside
 * `adapters/` and the entries touches the world in another way.
 */
/** The machine: its files, its processes, time and chance; GitHub's runner, and the log on disk. */
export * from "./ports/machine.ts";
/** The model: questions and what comes back. */
export * from "./ports/model.ts";
/** GitHub, for one repository, with its workflow runs. */
export * from "./ports/github.ts";
/** Reviews of a pull request, and what checks say about a commit. */
export * from "./ports/reviews.ts";
/** Remit's own git: trees, commits, their past, an automatic merge, and what outlives a run. */
export * from "./ports/git.ts";
/** Pages of the web. */
export * from "./ports/web.ts";
/** MCP servers. */
export * from "./ports/servers.ts";
/** A collector of OpenTelemetry. */
export * from "./ports/telemetry.ts";
