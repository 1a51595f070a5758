/** The only code that touches the world. The entries open what implements the ports, and pass it on. */
export { type ActionsRunner, openLogFile, openRunner } from "./adapters/actions.ts";
export { type GeminiOptions, openGemini } from "./adapters/gemini.ts";
export { type GitOptions, openGit } from "./adapters/git.ts";
export { openClient, openGitHub } from "./adapters/github.ts";
export { type Guard, openGuard } from "./adapters/guard.ts";
export type { PackedGit, RestoredGit } from "./adapters/kept-git.ts";
export { openFiles, openScanner, systemClock, systemRandom } from "./adapters/machine.ts";
export { openServers } from "./adapters/mcp.ts";
export { type OfflineGitHub, openOfflineGitHub } from "./adapters/offline-github.ts";
export { isolateProcess, isSecondStart, type ProcessIsolation } from "./adapters/process-isolation.ts";
export { realPath } from "./adapters/real-path.ts";
export { isRecordedAnswers, openRecordedModel, readRecordedAnswers, type RecordedModel } from "./adapters/replay.ts";
export { type EarlySandbox, openEarlySandbox, type SandboxOptions } from "./adapters/sandboxed-place.ts";
export { openShells, type OpenShells, type ShellsOptions } from "./adapters/shells.ts";
export { openCollector } from "./adapters/telemetry.ts";
export { toolEnvironment } from "./adapters/tool-environment.ts";
export { homeOf, insideOf, sightOf } from "./adapters/visible-paths.ts";
export { openWeb } from "./adapters/web.ts";
