/** How a job begins: it finds out who asks for what, and says that it has started. */
import { commentKey } from "../report/record.ts";
import { openReporter } from "../report/reporter.ts";
import type { Outcome, Request } from "../events.ts";
import type { Wish } from "../request/trigger.ts";
import { acknowledge } from "./acknowledge.ts";
import { announce, turnAway } from "./announce.ts";
import { begin, type Begun, type Moment, type Start } from "./begin.ts";
import { faultOf } from "./faults.ts";
import { loadFeatures, type Admission, type Feature, type Listed } from "./feature.ts";
import { passGate, type Admit, type Admitted } from "./gate.ts";
import { openKeeper, type RunKeeper } from "./kept/keeper.ts";
import { correctLost, sealOf } from "./own-comments.ts";
import { closeEarly, openAhead, openEarly, openShelter, type Early } from "./shelter.ts";
import { speaks, type Desk, type Order, type Outside, type World } from "./world.ts";

/** A run between its beginning and its end, as far as publishing and closing need it. */
export interface Run {
  readonly desk: Desk;
  readonly order: Order;
  readonly admitted: Admitted;
  readonly start: Start;
  readonly features: readonly Feature[];
  readonly keeper: RunKeeper;
  readonly report: ReturnType<typeof openReporter>;
  /** Resolves when the comments of lost runs are corrected, as far as possible. */
  readonly corrected: Promise<void>;
}

/** A run in which an agent can work. */
export interface OwnRun extends Run {
  readonly world: World;
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
  outside: Outside,
  order: Order,
  list: readonly Listed[],
  meanwhile: () => void,
): Promise<Opened<OwnRun>> {
  let ahead: Early | undefined;
  const gate = await tryGate(outside, order, list, (wish) => {
    ahead = openAhead(outside, order, wish);
    meanwhile();
  });
  if (gate.kind === "turned away") {
    await closeEarly(ahead);
    return gate;
  }
  const early = openEarly(outside, gate, ahead);
  const { admitted, start, features } = await beginWith(outside, order, gate, list, "before work");
  const { shell, ...shelter } = await openShelter(outside, order, { admitted, start }, early);
  const world: World = { ...outside, shell };
  announce(world, order, admitted, start);
  const { request } = admitted;
  const [acknowledged, corrected] = [acknowledge(world, order, request, start), correctLost(world, order, request)];
  const keeper = openKeeper(world, order, admitted, start.kind === "onward" ? start.kept : undefined);
  const report = openReport(world, order, request);
  const told = { report, acknowledged, corrected };
  return { kind: "open", run: { desk: world, world, order, admitted, start, features, keeper, ...told, ...shelter } };
}

/** The gate of every job; whoever does not pass gets an answer if they may have one. */
export async function tryGate(
  desk: Desk,
  order: Order,
  list: readonly Listed[],
  asking?: (wish: Wish) => void,
): Promise<Admitted | TurnedAway> {
  const gate = await passGate(desk, order, admitBy(list, desk, order), asking).catch((error: unknown) => ({
    kind: "closed" as const,
    faults: [faultOf(error)],
  }));
  if (gate.kind === "open") return gate;
  return { kind: "turned away", outcome: await turnAway(desk, order, gate) };
}

/** Asks the features that a wish concerns, one after the other. */
export function admitBy(list: readonly Listed[], desk: Pick<Desk, "github" | "git">, order: Order): Admit {
  return async (wish: Wish, request: Request): Promise<Admission> => {
    let due = request;
    for (const { admits, load } of list) {
      if (admits?.(wish) !== true) continue;
      const said = await (await load()).admit?.(desk, order, wish, due);
      if (said?.kind === "declined") return said;
      due = said?.request ?? due;
    }
    return { kind: "due", request: due };
  };
}

/** Where the run starts, and the features it needs from then on. */
export async function beginWith(
  desk: Desk,
  order: Order,
  gate: Admitted,
  list: readonly Listed[],
  moment: Moment,
): Promise<Begun & Pick<Run, "features">> {
  const begun = await begin(desk, order, gate, await loadFeatures(list, gate, order), moment);
  return { ...begun, features: await loadFeatures(list, begun.admitted, order) };
}

export function openReport(desk: Desk, order: Pick<Order, "settings" | "stop">, request: Request): Run["report"] {
  const { subject } = request;
  return openReporter({
    ...desk,
    seal: sealOf(order.settings),
    key: commentKey(request),
    stop: order.stop,
    ...(subject && speaks(order) && { subject: subject.number }),
  });
}
