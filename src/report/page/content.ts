/** What the page shows of a run, read from its log: facts for its head, and the steps of each agent. */
import { succeeded, type ChangedFile, type Entry, type RunEvent, type EventOf } from "../../events.ts";
import { checksPage, plainChecks, verificationTitle, whyUnverified } from "../verification.ts";
import { limitAmount, counted, duration, limitName, money, tokens, tellingArgument } from "../figures.ts";
import { plainFindings } from "../review.ts";
import { readSteps, type AgentSteps, type CallStep, type Step } from "../steps.ts";
import { describeSandbox, warnOfSandbox } from "../sandbox.ts";
import { commitPage, readRunState, type RunState } from "../run-state.ts";
import { readTotals, type RunTotals } from "../totals.ts";
import { describeReview, describeEvent, checksOf, headOf } from "../describe.ts";
import { nextStep, plainHeadline } from "../headline.ts";
import { firstOf } from "../../lib/cut.ts";
import { present } from "../../lib/parts.ts";

/** Label, value and, for some, an address. */
type Fact = readonly [label: string, value: string, href: string];

/** The page's script reads these fields by name. Linear in the log. */
export function readPage(entries: readonly Entry[]) {
  const state = readRunState(entries);
  const numbers = readTotals(entries);
  const { outcome, publication, proposed, started } = state;
  const about =
    started === undefined
      ? ""
      : ` · ${started.run.repository}${started.request.subject === undefined ? "" : ` #${started.request.subject.number}`}`;
  const steps = stepsFor(readSteps(entries));
  return {
    title: `Remit: ${outcome?.conclusion ?? "not finished"}${about}`,
    headline: plainHeadline(state),
    tone: toneOf(state),
    message: outcome === undefined || outcome.message === outcome.fault?.message ? "" : outcome.message,
    fault: outcome?.fault === undefined ? "" : [outcome.fault.message, outcome.fault.hint ?? ""].join("\n").trim(),
    verified: verifiedOf(state),
    findings: plainFindings(state.findings),
    /** What a person can do next, as Markdown; "" where nothing listens. */
    next: nextStep(state) ?? "",
    /** Where the work is. */
    places: placesOf(state),
    /** The run itself. */
    facts: factsOf(state),
    gauges: gaugesOf(numbers),
    spent: describeCost(numbers),
    files: ((publication ?? proposed)?.files ?? []).map(rowOf),
    /** The published change as a unified diff; "" when the log has none. */
    diff: diffOf(state),
    /** What did not go as configured: a missing server, an omitted file, a replaced model. */
    cautions: cautionsOf(state),
    refused: ((publication ?? proposed)?.refused ?? []).map(({ path, reason }) => [path, reason]),
    verification: state.verification?.results ?? [],
    todos: state.todos.map(({ status, description }) => [status, description]),
    denials: denialsOf(numbers),
    rules: readRules(steps),
    tools: numbers.tools.map(({ tool, count, failures, ms }) => [tool, count, failures, duration(ms)]),
    sizes: sizesOf(steps),
    steps,
  };
}

function rowOf({
  path,
  from,
  status,
  mode,
  binary,
  added,
  removed,
}: ChangedFile): readonly [path: string, how: string, lines: string] {
  return [
    from === undefined ? path : `${from} → ${path}`,
    mode === undefined ? status : `${status}, now ${mode}`,
    binary ? "binary" : `+${added} −${removed}`,
  ];
}

function denialsOf({ denials }: RunTotals) {
  return denials.map(({ call, decision, count }) => ({
    call: `${call.tool} ${JSON.stringify(call.args)}${count > 1 ? ` (${count} times)` : ""}`,
    reason: decision.reason,
    allowWith: decision.allowWith ?? "",
  }));
}

function diffOf({ diffs }: RunState): string {
  return diffs
    .map(({ diff, cut }) => (cut ? `${diff}@@ The rest is left out here.\n` : diff))
    .join("")
    .trimEnd();
}

function cautionsOf(state: RunState): readonly string[] {
  const sandbox = warnOfSandbox(state).map((line) => line.replaceAll("**", ""));
  return [...new Set(state.notes), ...sandbox];
}

/** Whether the work was verified, by what, and if not, why; each line with its colour. */
function verifiedOf(state: RunState): readonly (readonly [line: string, tone: "good" | "bad"])[] {
  const why = whyUnverified(state);
  const not = why === "" ? [] : ([[`Not verified: ${why}`, "bad"]] as const);
  const last = state.verification;
  if (last === undefined) return not;
  const by = last.results.map(({ command, ok }) => `${ok ? "✓" : "✗"} ${command}`).join(", ");
  return [...not, [`${verificationTitle(last, state)}: ${by}`, last.ok ? "good" : "bad"]];
}

function toneOf({ outcome }: RunState): string {
  if (outcome === undefined) return "open";
  return succeeded(outcome.conclusion) ? "good" : "bad";
}

function placesOf(state: RunState): readonly Fact[] {
  const { publication, review, checks } = state;
  const commit = publication?.commit ?? "";
  return withValues([
    [
      "Pull request",
      publication?.pull === undefined ? "" : `#${publication.pull.number}`,
      link(publication?.pull?.url ?? ""),
    ],
    ["Review", review === undefined ? "" : describeReview(review), link(review?.url ?? "")],
    ["Branch", publication?.branch ?? "", ""],
    ["Commit", commit.slice(0, 12), link(commitPage(state, commit))],
    ["Checks", checks === undefined ? "" : plainChecks(checks, publication).replaceAll("`", ""), ""],
    ["", checks === undefined || checksPage(publication) === "" ? "" : "All checks", link(checksPage(publication))],
  ]);
}

function factsOf({ started }: RunState): readonly Fact[] {
  if (started === undefined) return [];
  const { run, request, policy, model } = started;
  return withValues([
    ["Request", request.instruction, ""],
    [request.trigger === "ci" ? "Set off by" : "Asked by", request.actor.login, ""],
    ["Run", `${run.id}${run.attempt > 1 ? `, attempt ${run.attempt}` : ""}`, link(run.url)],
    ["Model", model, ""],
    ["Policy", policy.ref === "" ? policy.path : `${policy.path} at ${policy.ref}`, ""],
    ["Policy digest", policy.digest, ""],
    ["Sandbox", describeSandbox(started), ""],
    ["Remit", run.version, ""],
  ]);
}

function link(url: string): string {
  return /^https?:\/\//i.test(url) ? url : "";
}

function withValues(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(([, value]) => value !== "");
}

function gaugesOf({ gauges }: RunTotals) {
  return gauges
    .filter(({ of }) => of > 0)
    .map(({ name, used, of, source }) => ({
      name: limitName(name),
      share: Math.min(1, used / of), // 1 when the limit is reached.
      text: `${limitAmount(name, used)} of ${limitAmount(name, of)}`,
      source,
    }));
}

function describeCost({ tokens: used, usd, ms, calls, subAgents, retries, compressions }: RunTotals): string {
  return present([
    `${tokens(used.input)} tokens in (${tokens(used.cached)} cached), ${tokens(used.output)} out`,
    money(usd),
    duration(ms),
    counted(calls, "tool call"),
    counted(compressions.length, "compression"),
    subAgents > 0 && counted(subAgents, "sub-agent"),
    retries.count > 0 && counted(retries.count, "retry", "retries"),
  ]).join(" · ");
}

/** The main agent's context: at which step, how many tokens, and whether a compression changed it. */
function sizesOf(
  steps: readonly PageStep[],
): readonly (readonly [step: number, tokens: number, compressed: boolean])[] {
  return steps.flatMap((step, at): [number, number, boolean][] => {
    if (step.kind === "turn") return [[at, step.size, false]];
    return step.kind === "compressed" ? [[at, step.size, true]] : [];
  });
}

/** The most steps listed for each rule. */
const NAMED = 20;

/**
 * Rules by id, `no rule` for calls that no rule allowed: those that denied come first, then those used most. `steps`:
 * indices of the first steps of the main agent in which the rule decided.
 */
function readRules(steps: readonly PageStep[]) {
  const uses = new Map<string, { rule: string; allowed: number; denied: number; steps: number[] }>();
  for (const [at, step] of steps.entries()) {
    for (const { effect, rules } of callsOf(step)) {
      if (effect === "") continue;
      for (const rule of rules.length === 0 ? ["no rule"] : rules) {
        const use = uses.get(rule) ?? { rule, allowed: 0, denied: 0, steps: [] };
        uses.set(rule, use);
        if (effect === "deny") use.denied++;
        else use.allowed++;
        if (use.steps.at(-1) !== at && use.steps.length < NAMED) use.steps.push(at);
      }
    }
  }
  return [...uses.values()].sort((a, b) => b.denied - a.denied || b.allowed - a.allowed);
}

function callsOf(step: PageStep): readonly ReturnType<typeof pageCall>[] {
  switch (step.kind) {
    case "turn":
      return step.calls;
    case "agent":
      return step.steps.flatMap(callsOf);
    case "compressed":
    case "note":
      return [];
  }
}

// ── Steps ────────────────────────────────────────────────────────────────────────────────────────────────────────────

type PageStep =
  | ReturnType<typeof turn>
  | ReturnType<typeof compression>
  | { readonly kind: "agent"; readonly title: string; readonly about: string; readonly steps: readonly PageStep[] }
  | { readonly kind: "note"; readonly title: string; readonly about: string };

/** An agent's steps, those of its sub-agents nested. */
function stepsFor(agent: AgentSteps): PageStep[] {
  return agent.steps.flatMap((step): PageStep[] => {
    switch (step.kind) {
      case "turn":
        return [turn(step)];
      case "agent":
        return [
          {
            kind: "agent",
            title: `Sub-agent ${step.agent.name}`,
            about: `${step.agent.model}, ${step.agent.turns} turns${step.agent.end === undefined ? "" : `, ${step.agent.end.kind}`}`,
            steps: stepsFor(step.agent),
          },
        ];
      case "asked aside": {
        const { purpose, reply, usd, ms } = step.event;
        const about = `${purpose.replaceAll("_", " ")}: ${tokens(reply.usage.input)} tokens in, ${tokens(reply.usage.output)} out, ${money(usd)}, ${duration(ms)}`;
        return [{ kind: "note", title: "Side request to the model", about }];
      }
      case "event":
        return event(step.event);
    }
  });
}

function turn({ number, event: { reply, usd, ms }, calls }: Extract<Step, { kind: "turn" }>) {
  const { usage } = reply;
  const subject = reply.thoughts[0]?.subject ?? "";
  return {
    kind: "turn" as const,
    title: `Turn ${number}`,
    about: subject === "" ? firstOf(reply.text.trim(), 160) : subject,
    figures: `${reply.model} · ${tokens(usage.input)} tokens in (${tokens(usage.cached)} cached), ${tokens(usage.output)} out · ${money(usd)} · ${duration(ms)} · ${reply.rawStop}`,
    /** Tokens of the request. */
    size: usage.input,
    thoughts: reply.thoughts.map((thought) => [thought.subject, thought.description]),
    text: reply.text,
    sources: reply.citations.map(({ title, uri }) => (title === undefined ? uri : `${title}: ${uri}`)),
    calls: calls.map(pageCall),
  };
}

function pageCall({ call, decision, answer, ms, hooks }: CallStep) {
  const clipped = answer?.clippedFrom;
  return {
    tool: call.tool,
    brief: firstOf(tellingArgument(call), 200),
    args: JSON.stringify(call.args, undefined, 2),
    /** "" for a call that policy did not judge. */
    effect: decision?.effect ?? "",
    rules: decision?.rules ?? [],
    reason: decision?.effect === "deny" ? decision.reason : "",
    /** "" while the call was running. */
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

function event(entry: RunEvent): PageStep[] {
  if (entry.type === "context.compressed") return [compression(entry)];
  const described = describeEvent(entry);
  return described === undefined ? [] : [{ kind: "note", ...described }];
}

/** `size`: tokens of the history afterwards. */
function compression(event: EventOf<"context.compressed">) {
  const { tokensAfter: size, snapshot, ms } = event;
  const about = `${headOf(event)}, ${duration(ms)}`;
  return { kind: "compressed" as const, title: "Context compressed", about, size, snapshot, checks: checksOf(event) };
}
