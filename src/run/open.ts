/** How a job begins: it finds out who asks for what, and says that it has started. */
import { commentKey, openReporter } from "../report.ts";
import type { Outcome, Request } from "../events.ts";
import type { BriefingSources, PendingRequest } from "../request.ts";
import { acknowledge, announce, turnAway } from "./announce.ts";
import { begin, type StartedRequest, type StartPhase, type StartPoint } from "./begin.ts";
import { faultOf } from "./faults.ts";
import { loadFeatures, type Admission, type Feature, type FeatureEntry } from "./feature.ts";
import { passGate, type AdmitFurther, type AdmittedRequest, type AdmittedRun } from "./gate.ts";
import { openRunKeeper, type RunKeeper } from "./keeper.ts";
import { correctLost, sealOf } from "./own-comments.ts";
import { openEarlyShell, openRunShell } from "./run-shell.ts";
import { readAhead } from "./read-ahead.ts";
import {
  defaultBranchOf,
  writesToGitHub,
  type PublishPorts,
  type Invocation,
  type StartPorts,
  type Ports,
} from "./invocation.ts";
import { untilIdle } from "./until-idle.ts";
import { given } from "../lib/parts.ts";

/** A run between its beginning and its end, as far as publishing and closing need it. */
export interface Run extends AdmittedRun {
  readonly start: StartPoint;
  readonly features: readonly Feature[];
  readonly keeper: RunKeeper;
  readonly report: ReturnType<typeof openReporter>;
  /** Resolves when the comments of lost runs are corrected, as far as possible. */
  readonly corrected: Promise<void>;
}

/** A run in which an agent can work. */
export interface OwnRun extends Run {
  readonly kind: "own";
  readonly ports: Ports;
  /** Workspace paths that nobody may read. */
  readonly covered: readonly string[];
  /** What GitHub says about the request; undefined where no agent works. */
  readonly sources: Promise<BriefingSources> | undefined;
  /** What was thrown when the shell was opened. */
  readonly broken?: unknown;
  readonly acknowledged: ReturnType<typeof acknowledge>;
}

/** A run whose agent worked in another job: this one only publishes. */
export interface LaterRun extends Run {
  readonly kind: "later";
}

export type Opened<R> = { readonly kind: "open"; readonly run: R } | TurnedAway;

interface TurnedAway {
  readonly kind: "turned away";
  readonly outcome: Outcome;
}

/** Never throws because of GitHub or git. `meanwhile` is called while these and the sandbox are waited for. */
export async function openRun(
  { github, ...others }: StartPorts,
  invocation: Invocation,
  list: readonly FeatureEntry[],
  meanwhile: () => void,
): Promise<Opened<OwnRun>> {
  const reading = readAhead(github);
  const starting: StartPorts = { ...others, github: reading.github };
  starting.log.listen(({ event }) => event.type === "change.pushed" && reading.pushed(event.commit));
  const gate = await tryGate(starting, invocation, list, (pending) => {
    reading.begin(pending, defaultBranchOf(invocation.event.payload));
    // By this it knows its own comments; asked when they are read, the first model request would wait for it.
    if (writesToGitHub(invocation)) starting.github.self().catch(() => undefined);
    meanwhile();
  });
  if (gate.kind === "turned away") return gate;
  const early = openEarlyShell(starting.shells, gate);
  const begun = await beginWith({ ports: starting, invocation, admitted: gate }, list, "before work");
  const sources = readSourcesAhead({ ports: starting, invocation, admitted: begun.admitted }, begun.start);
  const checkout = invocation.settings.runner.workspace;
  const { shell, ...runShell } = await openRunShell({ ...starting, checkout }, begun, early);
  const ports: Ports = { ...starting, shell };
  const run = { ports, invocation, ...begun };
  announce(run, shell);
  // Rendered and sent at once, a first comment would delay the first model request. If the run has ended before, it is the last.
  const due = untilIdle(starting, { or: "run.finished" });
  const [acknowledged, corrected] = [acknowledge(run, due), due.then(() => correctLost(run))];
  const keeper = openRunKeeper(run, begun.start.kind === "continued" ? begun.start.kept : undefined);
  const report = openReport(run, due, begun.start);
  return { kind: "open", run: { kind: "own", ...run, keeper, report, acknowledged, corrected, sources, ...runShell } };
}

/** Each answer of GitHub's would otherwise be waited for between the sandbox and the first request to the model. */
function readSourcesAhead(run: AdmittedRun, { kind }: StartPoint): OwnRun["sources"] {
  if (kind !== "fresh" && kind !== "continued") return undefined;
  const reading = import("./task.ts").then(({ readSources }) => readSources(run));
  reading.catch(() => undefined); // The agent's task gets the error.
  return reading;
}

/** The gate of every job; whoever does not pass gets an answer if they may have one. */
export async function tryGate(
  ports: PublishPorts,
  invocation: Invocation,
  list: readonly FeatureEntry[],
  asking?: (pending: PendingRequest) => void,
): Promise<AdmittedRequest | TurnedAway> {
  const gate = await passGate(ports, invocation, admitBy(list, ports, invocation), asking).catch((error: unknown) => ({
    kind: "closed" as const,
    faults: [faultOf(error)],
  }));
  if (gate.kind === "open") return gate;
  return { kind: "turned away", outcome: await turnAway(ports, invocation, gate) };
}

/** Asks the features that a request concerns, one after the other. */
export function admitBy(
  list: readonly FeatureEntry[],
  ports: Pick<PublishPorts, "github" | "git">,
  invocation: Invocation,
): AdmitFurther {
  return async (pending: PendingRequest, request: Request): Promise<Admission> => {
    let due = request;
    for (const { admits, load } of list) {
      if (admits?.(pending) !== true) continue;
      const admission = await (await load()).admit?.(ports, invocation, pending, due);
      if (admission?.kind === "declined") return admission;
      due = admission?.request ?? due;
    }
    return { kind: "due", request: due };
  };
}

/** Where the run starts, and the features it needs from then on. */
export async function beginWith(
  run: AdmittedRun,
  list: readonly FeatureEntry[],
  phase: StartPhase,
): Promise<StartedRequest & Pick<Run, "features">> {
  const { settings } = run.invocation;
  const begun = await begin(run, await loadFeatures(list, run.admitted, settings), phase);
  return { ...begun, features: await loadFeatures(list, begun.admitted, settings) };
}

/** `ready`: when the first comment may be written. */
export function openReport(
  { ports, invocation, admitted: { request } }: AdmittedRun,
  ready: Promise<void>,
  start?: StartPoint,
): Run["report"] {
  const { subject } = request;
  const earlier = start?.kind === "published" || start?.kind === "over" ? start.earlier : undefined;
  return openReporter({
    ...ports,
    ready,
    seal: sealOf(invocation.settings),
    key: commentKey(request),
    stop: invocation.stop,
    ...given({ earlier }),
    ...(subject && writesToGitHub(invocation) && { subject: subject.number }),
  });
}
