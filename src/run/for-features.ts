/** What features may use of a run, besides the stations: their contract, and the steps that they share with every run. */
export { openGuide } from "./agent-context.ts";
export type { AgentSetup } from "./agent-setup.ts";
export { announce, decline, originOf, react } from "./announce.ts";
export { findBase, mergeBaseAgain, type Merged } from "./base-branch.ts";
export {
  claimedFault,
  type Continuation,
  ownWords,
  refusePull,
  type StartedRequest,
  type StartPhase,
  type StartPoint,
  withPublished,
} from "./begin.ts";
export { changeTextFor, wordsOf } from "./change-text.ts";
export type { Published, Reviewed } from "./conclude.ts";
export { faultOf } from "./faults.ts";
export {
  type Admission,
  type AgentExtension,
  type Delivery,
  type Feature,
  type FeatureEntry,
  type FollowUp,
  isRefusal,
  type PublishedState,
  type Refusal,
  type RunResult,
  type WorkspaceSession,
} from "./feature.ts";
export { type AdmitFurther, type AdmittedRequest, type AdmittedRun, passGate } from "./gate.ts";
export {
  AUTHOR,
  authorOf,
  type Invocation,
  ownWorkflow,
  type PublishPorts,
  serverHome,
  type StartPorts,
  trustedDirectory,
  writesToGitHub,
} from "./invocation.ts";
export { openRunKeeper } from "./keeper.ts";
export { KEPT_LOG, KEPT_RECORD, type KeptRun, namesFor, renumber, sumOfKept } from "./kept-state.ts";
export { mayShow } from "./may-read.ts";
export { beginWith, type LaterRun, type Opened, openReport, tryGate } from "./open.ts";
export { correctLost, type OwnComments, ownComments, ownCommentsOf, sealOf, trustedComments } from "./own-comments.ts";
export { doneBefore, type Proposed } from "./propose.ts";
export { NEWEST_COMMITS } from "./read-ahead.ts";
export {
  type Deliverable,
  proposalFacts,
  proposeChanges,
  type PublishOptions,
  publishProposal,
} from "./publish-change.ts";
export { type CalledCommand, readPendingRequest, type ResolvedPrompt, unknownCommand } from "./resolve-prompt.ts";
export { keepPatch } from "./patch-files.ts";
export { mayRunCode } from "./run-shell.ts";
export { type Session, withDeadline } from "./session.ts";
export { factsFor, isOf, subAgentBriefing, showLogs } from "./task.ts";
export { giveToolset } from "./toolset.ts";
export { environmentFor } from "./variables.ts";
