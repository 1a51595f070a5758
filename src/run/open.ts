/** How a job begins: it finds out who asks for what, and says that it has started. */
import { commentKey } from "../report/run-comment.ts";
import { openReporter } from "../report/reporter.ts";
import type { Outcome, Request } from "../events.ts";
import type { PendingRequest } from "../request/trigger.ts";
import { acknowledge, announce, turnAway } from "./announce.ts";
import { begin, type StartedRequest, type StartPhase, type StartPoint } from "./begin.ts";
import { faultOf } from "./faults.ts";
import { loadFeatures, type Admission, type Feature, type FeatureEntry } from "./feature.ts";
import { passGate, type AdmitFurther, type AdmittedRequest } from "./gate.ts";
import { openKeeper, type RunKeeper } from "./kept/keeper.ts";
import { correctLost, sealOf } from "./own-comments.ts";
import { closeEarlyShell, openUsualShell, openEarlyShell, openRunShell, type EarlyShell } from "./run-shell.ts";
import { writesToGitHub, type PublishPorts, type Invocation, type StartPorts, type Ports } from "./invocation.ts";

/** A run between its beginning and its end, as far as publishing and closing need it. */
export interface Run {
  readonly ports: PublishPorts;
  readonly invocation: Invocation;
  readonly admitted: AdmittedRequest;
  readonly start: StartPoint;
  readonly features: readonly Feature[];
  readonly keeper: RunKeeper;
  readonly report: ReturnType<typeof openReporter>;
  /** Resolves when the comments of lost runs are corrected, as far as possible. */
  readonly corrected: Promise<void>;
}

/** A run in which an agent can work. */
export interface OwnRun extends Run {
  readonly ports: Ports;
  /** Workspace paths that nobody may read. */
  readonly covered: readonly string[];
  /** What was thrown when the shell was opened. */
  readonly broken?: unknown;
  readonly acknowledged: ReturnType<typeof acknowledge>;
}

export type Opened<R> = { readonly kind: "open"; readonly run: R } | TurnedAway;

interface TurnedAway {
  readonly kind: "turned away";
  readonly outcome: Outcome;
}

/** Never throws because of GitHub or git. `meanwhile` is called while these and the sandbox are waited for. */
export async function openRun(
  starting: StartPorts,
  invocation: Invocation,
  list: readonly FeatureEntry[],
  meanwhile: () => void,
): Promise<Opened<OwnRun>> {
  let ahead: EarlyShell | undefined;
  const gate = await tryGate(starting, invocation, list, (pending) => {
    ahead = openUsualShell(starting, invocation, pending);
    meanwhile();
  });
  if (gate.kind === "turned away") {
    await closeEarlyShell(ahead);
    return gate;
  }
  const early = openEarlyShell(starting, gate, ahead);
  const { admitted, start, features } = await beginWith(starting, invocation, gate, list, "before work");
  const { shell, ...runShell } = await openRunShell(starting, invocation, { admitted, start }, early);
  const ports: Ports = { ...starting, shell };
  announce(ports, invocation, admitted, start);
  const { request } = admitted;
  const [acknowledged, corrected] = [
    acknowledge(ports, invocation, request, start),
    correctLost(ports, invocation, request),
  ];
  const keeper = openKeeper(ports, invocation, admitted, start.kind === "continued" ? start.kept : undefined);
  const report = openReport(ports, invocation, request);
  const told = { report, acknowledged, corrected };
  return { kind: "open", run: { ports, invocation, admitted, start, features, keeper, ...told, ...runShell } };
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
      const said = await (await load()).admit?.(ports, invocation, pending, due);
      if (said?.kind === "declined") return said;
      due = said?.request ?? due;
    }
    return { kind: "due", request: due };
  };
}

/** Where the run starts, and the features it needs from then on. */
export async function beginWith(
  ports: PublishPorts,
  invocation: Invocation,
  gate: AdmittedRequest,
  list: readonly FeatureEntry[],
  phase: StartPhase,
): Promise<StartedRequest & Pick<Run, "features">> {
  const begun = await begin(ports, invocation, gate, await loadFeatures(list, gate, invocation), phase);
  return { ...begun, features: await loadFeatures(list, begun.admitted, invocation) };
}

export function openReport(
  ports: PublishPorts,
  invocation: Pick<Invocation, "settings" | "stop">,
  request: Request,
): Run["report"] {
  const { subject } = request;
  return openReporter({
    ...ports,
    seal: sealOf(invocation.settings),
    key: commentKey(request),
    stop: invocation.stop,
    ...(subject && writesToGitHub(invocation) && { subject: subject.number }),
  });
}
