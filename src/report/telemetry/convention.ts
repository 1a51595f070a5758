/** Names of OpenTelemetry's GenAI conventions, and the words of the log that may appear beside them. */
import type { Entry, Message, Part, Reply, RunEvent, EventOf } from "../../events.ts";
import { firstOf } from "../../lib/cut.ts";
import type { Attributes } from "../../ports.ts";
import { given } from "../../lib/parts.ts";

/** The log does not say which of Google's services answers. */
export const PROVIDER = { "gen_ai.provider.name": "gcp.gen_ai" } as const;
export const GENERATE = { "gen_ai.operation.name": "generate_content" } as const;

/** Names of the tools that the run's agents had. */
export function agentTools(entries: readonly Entry[]): ReadonlySet<string> {
  return new Set(entries.flatMap(({ event }) => (event.type === "agent.started" ? event.tools : [])));
}

/** A name of no known tool is the model's own word and could say anything. */
export function knownToolName(name: string, known: ReadonlySet<string>): string {
  return known.has(name) ? name : "unknown";
}

/** Of one reply. */
export function usageOf({ usage, stop, model }: Reply): Attributes {
  return {
    "gen_ai.response.model": model,
    "gen_ai.response.finish_reasons": [stop],
    "gen_ai.usage.input_tokens": usage.input,
    "gen_ai.usage.output_tokens": usage.output,
    "gen_ai.usage.cache_read.input_tokens": usage.cached,
    "gen_ai.usage.reasoning.output_tokens": usage.thoughts,
  };
}

/** The request and its policy. */
export function requestOf({ request, policy }: EventOf<"run.started">): Attributes {
  const { kind, trigger, subject, base } = request;
  return {
    "remit.request.kind": kind,
    "remit.request.trigger": trigger,
    ...(subject && { "remit.subject.kind": subject.kind, "remit.subject.number": subject.number }),
    "remit.policy.digest": policy.digest,
    "vcs.ref.base.revision": base.sha,
  };
}

/** No branch and no title, because the model may have worded them. */
export function publicationOf(event: RunEvent): Attributes {
  if (event.type !== "change.published") return { "remit.publication.kind": "review" };
  const { commit, files, refused, pull } = event.publication;
  return {
    "remit.publication.kind": "change",
    "vcs.ref.head.revision": commit,
    "remit.publication.files": files.length,
    "remit.publication.refused": refused.length,
    ...(pull && { "vcs.change.id": String(pull.number) }),
  };
}

// ── What was said, for those who ask for it ─────────────────────────────────────────────────────────────────────────

/** The most code units of one attribute. */
const LONGEST = 32_768;

/** An agent's input. */
export function taskContent({ system, briefing }: EventOf<"agent.started">): Attributes {
  return {
    "gen_ai.system_instructions": json([{ type: "text", content: system }]),
    "gen_ai.input.messages": json([messageOf({ role: "user", parts: briefing })]),
  };
}

/** The model's reply. */
export function replyContent({ parts, stop }: Reply): Attributes {
  const visible = parts.filter(({ thought }) => thought !== true);
  const message = { ...messageOf({ role: "model", parts: visible }), finish_reason: stop };
  return { "gen_ai.output.messages": json([message]) };
}

export function argumentContent(args: unknown): Attributes {
  return { "gen_ai.tool.call.arguments": json(args) };
}

export function resultContent(text: string): Attributes {
  return { "gen_ai.tool.call.result": firstOf(text, LONGEST) };
}

function messageOf({ role, parts }: Message) {
  return { role: role === "model" ? "assistant" : role, parts: parts.flatMap(partOf) };
}

function partOf({ text, functionCall }: Part): object[] {
  if (functionCall !== undefined) {
    const { id, name, args } = functionCall;
    return [{ type: "tool_call", ...given({ id }), name, arguments: args }];
  }
  return text === undefined ? [] : [{ type: "text", content: text }];
}

function json(value: unknown): string {
  return firstOf(JSON.stringify(value) ?? "", LONGEST);
}
