/**
 * The contract of a feature: a folder below `src/features/` whose `feature.ts` exports one value of this type. `run.ts`
 * lists them; a feature that a run does not need is not loaded. No station knows a feature, and no feature knows
 * another.
 */
import type { Agent, Caller, AgentCallbacks } from "../agent.ts";
import type { AgentEnd, Fault, Outcome, Part, PostedReview, Request, ReviewPlan } from "../events.ts";
import type { Settings } from "../inputs.ts";
import type { SubAgent } from "../project.ts";
import type { CommentMark, OutputPlaces } from "../report.ts";
import type { Declined, PendingRequest } from "../request.ts";
import type { Review, Tool } from "../tools.ts";
import type { StartedRequest, StartPhase } from "./begin.ts";
import type { Published, Reviewed } from "./conclude.ts";
import type { AgentSetup } from "./agent-setup.ts";
import type { AdmittedRequest, AdmittedRun } from "./gate.ts";
import type { Session } from "./session.ts";
import type { PublishOptions, Deliverable } from "./publish-change.ts";
import type { PreparedWorkspace } from "./prepared-workspace.ts";
import type { PublishPorts, Invocation } from "./invocation.ts";

export interface Feature {
  /** Whether to carry out a request. Asked before admission; may change the request. */
  readonly admit?: (
    ports: Pick<PublishPorts, "github" | "git">,
    invocation: Invocation,
    pending: PendingRequest,
    request: Request,
  ) => Promise<Admission>;
  /** Where a run of this request starts; undefined when this feature does not decide that. */
  readonly start?: (run: AdmittedRun, phase: StartPhase) => Promise<StartedRequest | undefined>;
  /** What the agent's end becomes when it is not a change; undefined when this feature does not decide that. */
  readonly deliver?: (run: AdmittedRun) => Promise<Delivery | undefined>;
  /** What the feature adds to the main agent. `tools`: those it already has, in the order of their declaration. */
  readonly equip?: (setup: AgentSetup, tools: readonly Tool[]) => Promise<AgentExtension | Refusal>;
  /** What the feature adds to a sub-agent, besides the main agent's tools that its definition names. */
  readonly equipSubAgent?: (session: Session, definition: SubAgent) => Promise<AgentExtension | Refusal>;
  /** Posts what a {@link Delivery} proposed. */
  readonly post?: (run: AdmittedRun, plan: ReviewPlan) => Promise<Reviewed>;
  /**
   * Called before `commit` goes onto the request's branch, and for the commit a run without a change started from.
   * Whether the branch's pull request was closed instead, because the commit would leave nothing to merge.
   */
  readonly retire?: (run: AdmittedRun, commit: string) => Promise<boolean>;
  /** Called after a publication when the agent can still continue. */
  readonly follow?: (
    session: WorkspaceSession,
    deliverable: Deliverable,
    standing: PublishedState,
    retire: PublishOptions["retire"],
  ) => Promise<FollowUp>;
  /** Called after any other publication; `note` is for the report, "" for none. */
  readonly look?: (run: AdmittedRun, published: Published, note: string) => Promise<void>;
  /** Keeps what later runs need of the outcome, before the log ends. `reason`: why nothing is kept of this run. */
  readonly keep?: (run: AdmittedRun, outcome: Outcome, reason: string | undefined) => Promise<void>;
  /** Called after the log has ended, to write files beside it. Returns outputs of the step. */
  readonly close?: (run: AdmittedRun, ended: RunResult) => Promise<OutputPlaces>;
  /** Called after the report is written. */
  readonly after?: (run: AdmittedRun, outcome: Outcome) => Promise<void>;
}

export type Admission =
  | { readonly kind: "due"; readonly request: Request }
  /** `to`: the comment that gets the refusal, where people should see it. */
  | { readonly kind: "declined"; readonly reason: string; readonly to?: CommentMark };

/** What the agent's end becomes when it is not a change of files. */
export interface Delivery {
  /** Collects the tools' comments. */
  readonly review: Review;
  /** What an earlier run of this same request delivered: nothing is left to do. */
  readonly done?: PostedReview;
  /** What the agent learns about earlier deliveries; "" for nothing. */
  readonly brief: (session: Session) => Promise<string>;
  /** What the agent's end comes to. */
  readonly propose: (session: Session, end: AgentEnd) => Promise<Deliverable>;
}

/** A session with its workspace. */
export type WorkspaceSession = Session & PreparedWorkspace;

/** The state of a run after publishing. */
export interface PublishedState {
  readonly end: AgentEnd;
  readonly published: Published;
  /** Whether verification commands and checks, as far as they are known, passed. */
  readonly well: boolean;
}

export interface FollowUp {
  readonly standing: PublishedState;
  /** Absent when the agent has nothing to fix. */
  readonly fix?: {
    /** The message to the agent. */
    readonly message: string;
    /** Publishes its fix on top of the first publication. */
    readonly publish: (end: AgentEnd, unverified: string | undefined) => Promise<PublishedState>;
  };
}

/** The result of a run. */
export interface RunResult {
  readonly outcome: Outcome;
  /** A commit of the edits that were not published. */
  readonly left?: string | undefined;
  /** How the agent ended, what was made of it and what was published; absent when no agent worked. */
  readonly end?: AgentEnd;
  readonly deliverable?: Deliverable;
  readonly published?: Published;
}

/** A feature in the list; loaded when it is needed. */
export interface FeatureEntry {
  readonly name: string;
  /** Whether it takes part in admitting this request; absent: never. */
  readonly admits?: (pending: PendingRequest) => boolean;
  /** Whether a run of this request needs it. */
  readonly when: (admitted: AdmittedRequest, settings: Settings) => boolean | Promise<boolean>;
  readonly load: () => Promise<Feature>;
}

/** Loads the features the run needs, in the order of the list. */
export async function loadFeatures(
  list: readonly FeatureEntry[],
  admitted: AdmittedRequest,
  settings: Settings,
): Promise<readonly Feature[]> {
  const found = list.map(async ({ when, load }) => ((await when(admitted, settings)) ? [await load()] : []));
  return (await Promise.all(found)).flat();
}

/** What a feature adds to an agent; an absent field adds nothing. */
export interface AgentExtension {
  readonly tools?: readonly Tool[];
  /** At most one of an agent's extensions has it. */
  readonly callbacks?: AgentCallbacks;
  /** Text for the agent before its first turn. `caller` can already make calls. */
  readonly brief?: (caller: Caller) => Promise<BriefingParts>;
  /** Called when the agent has ended; the result replaces the agent's end. */
  readonly end?: (agent: Agent, end: AgentEnd) => Promise<AgentEnd>;
}

/** Parts of a briefing, in this order, below the request. */
export interface BriefingParts {
  /** Images with their descriptions. */
  readonly attachments?: readonly Part[];
  /** "" for nothing. */
  readonly text?: string;
  readonly last?: readonly Part[];
}

/** Why no agent starts. */
export type Refusal = Declined | { readonly kind: "failed"; readonly fault: Fault };

/** Whether an agent cannot start. */
export function isRefusal(given: AgentExtension | Refusal): given is Refusal {
  return "kind" in given;
}
