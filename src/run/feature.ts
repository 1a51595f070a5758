/**
 * What a feature is: a folder below `src/features/` that exports one value of this type from its `feature.ts`. `run.ts`
 * holds the list of them; a feature that a run does not need is not loaded. No station knows one, and none knows another.
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
  /** Whether a wish is to be carried out, before anybody is admitted for it; the request may be another afterwards. */
  readonly admit?: (
    desk: Pick<Desk, "github" | "git">,
    order: Order,
    wish: Wish,
    request: Request,
  ) => Promise<Admission>;
  /** Where a run of this request starts from; undefined where that is not for this feature to say. */
  readonly start?: (desk: Desk, order: Order, admitted: Admitted, moment: Moment) => Promise<Begun | undefined>;
  /** What the agent's end becomes where it is no change; undefined where that is not for this feature to say. */
  readonly deliver?: (desk: Desk, admitted: Admitted) => Promise<Delivery | undefined>;
  /** What the main agent gets by it. `tools` are those that it has already, in the order in which they are declared. */
  readonly equip?: (setup: AgentSetup, tools: readonly Tool[]) => Promise<Kit | Refusal>;
  /** What a sub-agent gets by it, besides those of the main agent's tools that its definition names. */
  readonly equipSubAgent?: (job: Job, definition: SubAgent) => Promise<Kit | Refusal>;
  /** Post what a {@link Delivery} has made. */
  readonly post?: (desk: Desk, order: Order, admitted: Admitted, plan: ReviewPlan) => Promise<Reviewed>;
  /**
   * Asked before `commit` goes onto the request's branch, and for the commit that a run without a change has started from:
   * whether the branch's pull request was closed instead, as it would leave nothing to merge.
   */
  readonly retire?: (desk: Desk, order: Order, admitted: Admitted, commit: string) => Promise<boolean>;
  /** After a publication that the agent can still go on from. */
  readonly follow?: (job: PlacedJob, made: Made, standing: Standing, retire: Besides["retire"]) => Promise<Followed>;
  /** After any other publication; `note` is for the report, "" for none. */
  readonly look?: (desk: Desk, order: Order, published: Published, note: string) => Promise<void>;
  /** Keep what later runs need of the outcome, before the log has its end. `reason`: why nothing is kept of this run. */
  readonly keep?: (
    desk: Desk,
    order: Order,
    admitted: Admitted,
    outcome: Outcome,
    reason: string | undefined,
  ) => Promise<void>;
  /** When the log has its end: files beside it. Returns outputs of the step. */
  readonly close?: (desk: Desk, order: Order, admitted: Admitted, ended: Ended) => Promise<Outputs>;
  /** When the report is told. */
  readonly after?: (desk: Desk, order: Order, admitted: Admitted, outcome: Outcome) => Promise<void>;
}

export type Admission =
  | { readonly kind: "due"; readonly request: Request }
  /** `to`: the comment that says so, where people should know. */
  | { readonly kind: "declined"; readonly reason: string; readonly to?: CommentMark };

/** What the agent's end becomes, where it is no change of files. */
export interface Delivery {
  /** Where the tools collect comments. */
  readonly review: Review;
  /** What an earlier run of this very request has delivered: there is nothing left to do. */
  readonly done?: PostedReview;
  /** What the agent is told of earlier deliveries; "" for nothing. */
  readonly tell: (job: Job) => Promise<string>;
  /** What there is to post; undefined for nothing. */
  readonly propose: (job: Job, end: AgentEnd) => ReviewPlan | undefined;
}

/** A job with its workplace. */
export type PlacedJob = Job & Workplace;

/** How far a run has come. */
export interface Standing {
  readonly end: AgentEnd;
  readonly published: Published;
  /** Whether verification commands and checks, as far as they are known, say that the work is well. */
  readonly well: boolean;
}

export interface Followed {
  readonly standing: Standing;
  /** Absent where the agent has nothing to mend. */
  readonly mend?: {
    /** What the agent is told. */
    readonly told: string;
    /** Publish what it has mended, on top of what was published first. */
    readonly publish: (end: AgentEnd, unverified: string | undefined) => Promise<Standing>;
  };
}

/** What a run has come to. */
export interface Ended {
  readonly outcome: Outcome;
  /** A commit of edits that were not published. */
  readonly left?: string | undefined;
  /** How the agent ended, what was made of it and what became of that, where one was at work. */
  readonly end?: AgentEnd;
  readonly made?: Made;
  readonly published?: Published;
}

/** Outputs of the step, by the report's names for them. */
export interface Outputs {
  readonly proposalPath?: string;
  readonly proposalDigest?: string;
}

/** A feature of the list, which is loaded where it is needed. */
export interface Listed {
  readonly name: string;
  /** Whether it has a say in whether this wish is carried out; absent for none. */
  readonly admits?: (wish: Wish) => boolean;
  /** Whether a run of this request needs it. */
  readonly when: (admitted: Admitted, settings: Settings) => boolean;
  readonly load: () => Promise<Feature>;
}

/** Those that the run needs, in the order of the list. */
export async function loadFeatures(
  list: readonly Listed[],
  admitted: Admitted,
  { settings }: Pick<Order, "settings">,
): Promise<readonly Feature[]> {
  return await Promise.all(list.filter(({ when }) => when(admitted, settings)).map(({ load }) => load()));
}

/** What an agent gets by a feature; nothing of what is absent. */
export interface Kit {
  readonly tools?: readonly Tool[];
  /** Of all kits of an agent at most one has it. */
  readonly around?: Around;
  /** What the agent is told before its first turn. `caller` can make calls by then. */
  readonly tell?: (caller: Caller) => Promise<BriefingParts>;
  /** Called when the agent has ended; what it returns is the agent's end from then on. */
  readonly end?: (agent: Agent, end: AgentEnd) => Promise<AgentEnd>;
}

/** What stands in a briefing, in this order, below the request. */
export interface BriefingParts {
  /** Images and what they are. */
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
