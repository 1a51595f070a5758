/** Adopts the log of the job that worked into the job that publishes, so that people read one story. */
import { MAIN, type Entry, type RunEvent } from "../../events.ts";
import { readLog } from "../../log.ts";
import { renderComment, renderSummary } from "../../report/sections.ts";
import { originOf } from "../../run/announce.ts";
import type { StartedRequest } from "../../run/begin.ts";
import type { AdmittedRequest } from "../../run/gate.ts";
import type { PublishPorts, Invocation } from "../../run/invocation.ts";

/**
 * Adds the entries to this job's log, without their end, and with the request and the policy as this job knows them.
 * Returns false and adds nothing when no report could be made of the log.
 */
export function restoreLog(
  ports: Pick<PublishPorts, "log">,
  invocation: Invocation,
  { admitted: gate, start: from }: StartedRequest,
  bytes: Buffer,
): boolean {
  const entries = readEntries(bytes);
  const start = entries.findLastIndex(({ event }) => event.type === "run.started");
  const started = entries[start]?.event;
  if (started?.type !== "run.started" || started.request.key !== gate.request.key) return false;
  const own = entries.flatMap((entry, index) => {
    if (LEFT_OUT.has(entry.event.type)) return [];
    return [
      index === start ? { ...entry, event: { ...knownHere(started, invocation, gate), ...originOf(from) } } : entry,
    ];
  });
  if (!canBeTold(own)) return false;
  for (const { event, agent, at } of own) ports.log.append(event, agent, at);
  return true;
}

/** Events that only the job that publishes may write. */
const LEFT_OUT: ReadonlySet<RunEvent["type"]> = new Set([
  "change.proposed",
  "change.diffed",
  "change.pushed",
  "change.published",
  "checks.seen",
  "review.posted",
  "run.kept",
  "plan.kept",
  "plan.unkept",
  "run.finished",
  "request.declined",
]);

type Started = Extract<RunEvent, { type: "run.started" }>;

function knownHere(
  started: Started,
  { settings, runUrl }: Invocation,
  { request, policy, limits }: AdmittedRequest,
): Started {
  const { approves: _, continues: __, answered: ___, ...rest } = started;
  const { runId: id, runAttempt: attempt, repository } = settings.github;
  const run = { ...started.run, id, attempt, repository, url: runUrl };
  return { ...rest, run, request, policy: policy.source, limits };
}

/** Empty when the bytes are no log. */
function readEntries(bytes: Buffer): readonly Entry[] {
  try {
    const entries = readLog(bytes.toString("utf8"));
    return entries.every(({ at, agent }) => Number.isFinite(at) && typeof agent === "string") ? entries : [];
  } catch {
    return []; // Damaged; the report does without it.
  }
}

// Somebody may have influenced the writer. If the report broke on its entries, people would get nothing.
function canBeTold(entries: readonly Entry[]): boolean {
  const outcome = { conclusion: "changed", message: "" } as const;
  const whole = [
    ...entries,
    { seq: entries.length, at: 0, agent: MAIN, event: { type: "run.finished", outcome } as const },
  ];
  try {
    return renderComment(whole).length + renderSummary(whole).length > 0;
  } catch {
    return false;
  }
}
