/**
 * Every effect this program can have: the interfaces that `adapters/` implements and tests fake. Nothing outside
 * `adapters/` and the entries touches the world in another way.
 */
/** Time and chance. */
export * from "./ports/time.ts";
/** The model: questions and what comes back. */
export * from "./ports/model.ts";
/** GitHub, for one repository. */
export * from "./ports/github.ts";
/** What was said in reviews of a pull request. */
export * from "./ports/reviews.ts";
/** What checks say about a commit. */
export * from "./ports/checks.ts";
/** Workflow runs. */
export * from "./ports/runs.ts";
/** Remit's own git. */
export * from "./ports/git.ts";
/** What outlives a run. */
export * from "./ports/kept.ts";
/** The past of a commit. */
export * from "./ports/history.ts";
/** An automatic merge of two commits. */
export * from "./ports/merge.ts";
/** Pages of the web. */
export * from "./ports/web.ts";
/** The machine: its files and its processes. */
export * from "./ports/machine.ts";
/** Looking for lines in many files. */
export * from "./ports/search.ts";
/** GitHub's runner, and the log on disk. */
export * from "./ports/runner.ts";
/** MCP servers. */
export * from "./ports/servers.ts";
/** A collector of OpenTelemetry. */
export * from "./ports/telemetry.ts";
