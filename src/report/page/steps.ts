/** The steps of a run as the page shows them. */
import type { RunEvent } from "../../events.ts";
import { firstOf } from "../../lib/cut.ts";
import { duration, money, tokens, brief } from "../figures.ts";
import { checksOf, headOf } from "../compression.ts";
import { turnsOf, type AgentSteps, type CallStep, type Step } from "../steps.ts";
import { describeEvent } from "../describe.ts";

export interface PageCall {
  readonly tool: string;
  readonly brief: string;
  readonly args: string;
  /** `allow`, `deny`, or "" for a call that policy did not judge. */
  readonly effect: string;
  readonly rules: readonly string[];
  readonly reason: string;
  /** The result: `ok`, an error code, or "" while the call was running. */
  readonly end: string;
  readonly time: string;
  readonly result: string;
  readonly diff: string;
  readonly notes: readonly string[];
}

export type PageStep =
  | {
      readonly kind: "turn";
      readonly title: string;
      readonly about: string;
      readonly figures: string;
      /** Tokens of the request. */
      readonly size: number;
      readonly thoughts: readonly (readonly [subject: string, description: string])[];
      readonly text: string;
      readonly sources: readonly string[];
      readonly calls: readonly PageCall[];
    }
  | {
      readonly kind: "compressed";
      readonly title: string;
      readonly about: string;
      readonly size: number;
      readonly snapshot: string;
      /** The result of the checks, one sentence each. */
      readonly checks: readonly string[];
    }
  | { readonly kind: "agent"; readonly title: string; readonly about: string; readonly steps: readonly PageStep[] }
  | { readonly kind: "note"; readonly title: string; readonly about: string };

/** An agent's steps, those of its sub-agents nested. */
export function stepsFor(agent: AgentSteps): PageStep[] {
  return agent.steps.flatMap((step): PageStep[] => {
    switch (step.kind) {
      case "turn":
        return [turn(step)];
      case "agent":
        return [
          {
            kind: "agent",
            title: `Sub-agent ${step.agent.name}`,
            about: `${step.agent.model}, ${turnsOf(step.agent)} turns${step.agent.end === undefined ? "" : `, ${step.agent.end.kind}`}`,
            steps: stepsFor(step.agent),
          },
        ];
      case "asked aside": {
        const { purpose, reply, usd, ms } = step.event;
        const about = `${purpose.replaceAll("_", " ")}: ${tokens(reply.usage.input)} tokens in, ${tokens(reply.usage.output)} out, ${money(usd)}, ${duration(ms)}`;
        return [{ kind: "note", title: "Model asked aside", about }];
      }
      case "event":
        return event(step.event);
    }
  });
}

function turn({ number, event: { reply, usd, ms }, calls }: Extract<Step, { kind: "turn" }>): PageStep {
  const { usage } = reply;
  const subject = reply.thoughts[0]?.subject ?? "";
  return {
    kind: "turn",
    title: `Turn ${number}`,
    about: subject === "" ? firstOf(reply.text.trim(), 160) : subject,
    figures: `${reply.model} · ${tokens(usage.input)} tokens in (${tokens(usage.cached)} cached), ${tokens(usage.output)} out · ${money(usd)} · ${duration(ms)} · ${reply.rawStop}`,
    size: usage.input,
    thoughts: reply.thoughts.map((thought) => [thought.subject, thought.description]),
    text: reply.text,
    sources: reply.citations.map(({ title, uri }) => (title === undefined ? uri : `${title}: ${uri}`)),
    calls: calls.map(pageCall),
  };
}

function pageCall({ call, decision, answer, ms, hooks }: CallStep): PageCall {
  const clipped = answer?.clippedFrom;
  return {
    tool: call.tool,
    brief: firstOf(brief(call), 200),
    args: JSON.stringify(call.args, undefined, 2),
    effect: decision?.effect ?? "",
    rules: decision?.rules ?? [],
    reason: decision?.effect === "deny" ? decision.reason : "",
    end: answer === undefined ? "" : (answer.error ?? "ok"),
    time: ms === undefined ? "" : duration(ms),
    result: answer?.text ?? "",
    diff: answer?.edit?.diff ?? "",
    notes: [
      ...hooks.map((hook) => `Hook ${hook.name} (${hook.hook}): ${hook.outcome} ${hook.message}`.trim()),
      ...(clipped === undefined ? [] : [`The model was shown ${answer?.text.length} of ${clipped} characters.`]),
    ],
  };
}

function event(told: RunEvent): PageStep[] {
  if (told.type === "context.compressed") {
    const { tokensAfter: size, snapshot, ms } = told;
    const about = `${headOf(told)}, ${duration(ms)}`;
    return [{ kind: "compressed", title: "Context compressed", about, size, snapshot, checks: checksOf(told) }];
  }
  const telling = describeEvent(told);
  return telling === undefined ? [] : [{ kind: "note", ...telling }];
}
