/**
 * The contract of a feature: a folder below `src/features/` whose `feature.ts` exports one value of this type. `run.ts`
 * lists them; a feature that a run does not need is not loaded. No station knows a feature, and no feature knows
 * another.
 */
import type { Agent, Caller, Around } from "../agent/agent.ts";
import type { AgentEnd, Fault, Outcome, Part, PostedReview, Request, ReviewPlan } from "../events.ts";
import type { Settings } from "../inputs.ts";
import type { SubAgent } from "../project/subagents.ts";
import type { CommentMark } from "../report/record.ts";
import type { Declined, Wish } from "../request/trigger.ts";
import type { Review } from "../tools/review.ts";
import type { Tool } from "../tools/tool.ts";
import type { Begun, Moment } from "./begin.ts";
import type { Published, Reviewed } from "./conclude.ts";
import type { AgentSetup } from "./agent-setup.ts";
import type { Admitted } from "./gate.ts";
import type { Job } from "./job.ts";
import type { Besides, Made } from "./publishing.ts";
import type { Workplace } from "./workplace.ts";
import type { Desk, Order } from "./world.ts";

export interface Feature {
  /** Whether to carry out a wish. Asked before admission; may change the request. */
  readonly admit?: (
    desk: Pick<Desk, "github" | "git">,
    order: Order,
    wish: Wish,
    request: Request,
  ) => Promise<Admission>;
  /** Where a run of this request starts; undefined when this feature does not decide that. */
  readonly start?: (desk: Desk, order: Order, admitted: Admitted, moment: Moment) => Promise<Begun | undefined>;
  /** What the agent's end becomes when it is not a change; undefined when this feature does not decide that. */
  readonly deliver?: (desk: Desk, admitted: Admitted) => Promise<Delivery | undefined>;
  /** What the feature adds to the main agent. `tools`: those it already has, in the order of their declaration. */
  readonly equip?: (setup: AgentSetup, tools: readonly Tool[]) => Promise<Kit | Refusal>;
  /** What the feature adds to a sub-agent, besides the main agent's tools that its definition names. */
  readonly equipSubAgent?: (job: Job, definition: SubAgent) => Promise<Kit | Refusal>;
  /** Posts what a {@link Delivery} proposed. */
  readonly post?: (desk: Desk, order: Order, admitted: Admitted, plan: ReviewPlan) => Promise<Reviewed>;
  /**
   * Called before `commit` goes onto the request's branch, and for the commit a run without a change started from.
   * Whether the branch's pull request was closed instead, because the commit would leave nothing to merge.
   */
  readonly retire?: (desk: Desk, order: Order, admitted: Admitted, commit: string) => Promise<boolean>;
  /** Called after a publication when the agent can still continue. */
  readonly follow?: (job: PlacedJob, made: Made, standing: Standing, retire: Besides["retire"]) => Promise<Followed>;
  /** Called after any other publication; `note` is for the report, "" for none. */
  readonly look?: (desk: Desk, order: Order, published: Published, note: string) => Promise<void>;
  /** Keeps what later runs need of the outcome, before the log ends. `reason`: why nothing is kept of this run. */
  readonly keep?: (
    desk: Desk,
    order: Order,
    admitted: Admitted,
    outcome: Outcome,
    reason: string | undefined,
  ) => Promise<void>;
  /** Called after the log has ended, to write files beside it. Returns outputs of the step. */
  readonly close?: (desk: Desk, order: Order, admitted: Admitted, ended: Ended) => Promise<Outputs>;
  /** Called after the report is written. */
  readonly after?: (desk: Desk, order: Order, admitted: Admitted, outcome: Outcome) => Promise<void>;
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
  readonly tell: (job: Job) => Promise<string>;
  /** What to post; undefined for nothing. */
  readonly propose: (job: Job, end: AgentEnd) => ReviewPlan | undefined;
}

/** A job with its workplace. */
export type PlacedJob = Job & Workplace;

/** The state of a run after publishing. */
export interface Standing {
  readonly end: AgentEnd;
  readonly published: Published;
  /** Whether verification commands and checks, as far as they are known, passed. */
  readonly well: boolean;
}

export interface Followed {
  readonly standing: Standing;
  /** Absent when the agent has nothing to fix. */
  readonly mend?: {
    /** The message to the agent. */
    readonly told: string;
    /** Publishes its fix on top of the first publication. */
    readonly publish: (end: AgentEnd, unverified: string | undefined) => Promise<Standing>;
  };
}

/** The result of a run. */
export interface Ended {
  readonly outcome: Outcome;
  /** A commit of the edits that were not published. */
  readonly left?: string | undefined;
  /** How the agent ended, what was made of it and what was published; absent when no agent worked. */
  readonly end?: AgentEnd;
  readonly made?: Made;
  readonly published?: Published;
}

/** Outputs of the step, by the report's names. */
export interface Outputs {
  readonly proposalPath?: string;
  readonly proposalDigest?: string;
}

/** A feature in the list; loaded when it is needed. */
export interface Listed {
  readonly name: string;
  /** Whether it takes part in admitting this wish; absent: never. */
  readonly admits?: (wish: Wish) => boolean;
  /** Whether a run of this request needs it. */
  readonly when: (admitted: Admitted, settings: Settings) => boolean;
  readonly load: () => Promise<Feature>;
}

/** Loads the features the run needs, in the order of the list. */
export async function loadFeatures(
  list: readonly Listed[],
  admitted: Admitted,
  { settings }: Pick<Order, "settings">,
): Promise<readonly Feature[]> {
  return await Promise.all(list.filter(({ when }) => when(admitted, settings)).map(({ load }) => load()));
}

/** What a feature adds to an agent; an absent field adds nothing. */
export interface Kit {
  readonly tools?: readonly Tool[];
  /** At most one of an agent's kits has it. */
  readonly around?: Around;
  /** Text for the agent before its first turn. `caller` can already make calls. */
  readonly tell?: (caller: Caller) => Promise<BriefingParts>;
  /** Called when the agent has ended; the result replaces the agent's end. */
  readonly end?: (agent: Agent, end: AgentEnd) => Promise<AgentEnd>;
}

/** Parts of a briefing, in this order, below the request. */
export interface BriefingParts {
  /** Images with their descriptions. */
  readonly attachments?: readonly Part[];
  /** "" for nothing. */
  readonly words?: string;
  readonly last?: readonly Part[];
}

/** Why no agent starts. */
export type Refusal = Declined | { readonly kind: "failed"; readonly fault: Fault };

/** Whether an agent cannot start. */
export function isRefusal(given: Kit | Refusal): given is Refusal {
  return "kind" in given;
}
