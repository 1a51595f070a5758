/** What becomes of a question that its model did not answer: another model is asked, or the run ends with a fault. */
import type { Fault } from "../events.ts";
import { familyIn } from "../lib/models.ts";
import type { ModelFailure, ModelResult } from "../ports.ts";
import type { Agent } from "./agent.ts";
import { givenUp, modelInUse } from "./ask.ts";

type Failed = Extract<ModelResult, { readonly kind: "failed" }>;

/** The model to go on with, and why; undefined where none may take the place of the one in use. */
export function anotherModel(
  agent: Agent,
  failed: Failed,
): { readonly from: string; readonly to: string; readonly reason: string } | undefined {
  const from = modelInUse(agent);
  const why = failed.fault.message.replace(/\.$/, "");
  const tried = new Set([...givenUp(agent), from]);
  if (failed.cause === "not_found") {
    const to = newestOfFamily(agent, tried, failed);
    const reason = `${why}. ${sourceOf(agent)} ${to} does the work: the newest of its family that can be used here.`;
    return to === undefined ? undefined : { from, to, reason };
  }
  const { fallback } = agent.mind;
  if (!SHORT.has(failed.cause) || fallback === undefined || tried.has(fallback)) return undefined;
  return { from, to: fallback, reason: `${from} is not available (${why}); going on with ${fallback}.` };
}

const SHORT: ReadonlySet<ModelFailure> = new Set<ModelFailure>(["quota", "unavailable"]);

/** None for a model that somebody named in full, a hook too: they meant it. */
function newestOfFamily(agent: Agent, tried: ReadonlySet<string>, { offers = [] }: Failed): string | undefined {
  const { family } = agent.mind;
  if (lastAsked(agent) !== modelInUse(agent)) return undefined;
  return offers.find((name) => familyIn(name) === family && !tried.has(name));
}

/** The fault that a run ends with: of a model that is not there it says who named it, and what can be named instead. */
export function explainFailure(agent: Agent, { cause, fault, offers }: Failed): Fault {
  if (cause !== "not_found") return fault;
  const message = `${fault.message} ${sourceOf(agent)}`.trimEnd();
  if (offers === undefined || offers.length === 0) return { ...fault, message };
  return { ...fault, message, hint: `Name another there. This account can use ${offers.join(", ")}.` };
}

/** Where the name of the model that was asked comes from; "" for one that Remit fell back to. */
function sourceOf(agent: Agent): string {
  const [asked, { name, namedBy }] = [lastAsked(agent), agent.mind];
  const source = asked === name ? namedBy : asked === modelInUse(agent) ? undefined : "a BeforeModel hook";
  return source === undefined ? "" : `Its name comes from ${source}.`;
}

function lastAsked({ log, name }: Agent): string | undefined {
  const last = log.entries.findLast(({ agent, event }) => agent === name && event.type === "model.asked");
  return last?.event.type === "model.asked" ? last.event.model : undefined;
}
