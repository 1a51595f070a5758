/** Turns an admitted request into an agent that can work on it. */
import type { Agent, Asker, Caller, ModelSettings } from "../agent.ts";
import { MAIN } from "../events.ts";
import type { Settings } from "../inputs.ts";
import { nextModel } from "../lib/models.ts";
import type { SubAgent } from "../project.ts";
import type { AgentContext } from "./agent-context.ts";
import type { Feature, AgentExtension, Refusal } from "./feature.ts";
import type { AdmittedRequest } from "./gate.ts";
import type { Session } from "./session.ts";
import { callbacksIn, extensionsFor, toolsIn } from "./extensions.ts";
import { giveTask } from "./task.ts";
import { giveToolset } from "./toolset.ts";
import type { Ports } from "./invocation.ts";
import { addReviewComment, toolsFor, mergeBaseBranch, type Tool } from "../tools.ts";
import { given, present } from "../lib/parts.ts";

/** What all agents of a run share. */
export interface AgentSetup {
  readonly session: Session;
  readonly projectContext: AgentContext;
  readonly modelSettings: ModelSettings;
  /** What the features add to a sub-agent. */
  readonly extensionFor: (definition: SubAgent) => Promise<AgentExtension | Refusal>;
}

/**
 * The model settings that the inputs name, with the policy's prices and the window from the project's settings. The
 * default fallback is the one listed for the model in the table of models.
 */
export function modelSettingsOf(
  { model }: Pick<Ports, "model">,
  {
    model: { name, family, namedBy, fallback = nextModel(name) },
  }: { readonly model: Omit<Settings["model"], "access" | "thinking"> },
  { policy: { prices }, project }: Pick<AdmittedRequest, "policy" | "project">,
): ModelSettings {
  return { model, name, namedBy, ...given({ family, fallback, prices }), window: project.settings.compression };
}

/** The main agent: a task, a model and tools. No tool can do more than the policy allows. */
export async function equip(
  setup: AgentSetup,
  guide: NonNullable<Agent["guide"]>,
  features: readonly Feature[],
): Promise<{ readonly agent: Agent; readonly extensions: readonly AgentExtension[] } | Refusal> {
  const { session, modelSettings } = setup;
  const { ports, admitted, signal } = session;
  const own = ownTools(session);
  const extensions = await extensionsFor(setup, features, own);
  if ("kind" in extensions) return extensions;
  const asker: Asker = {
    name: MAIN,
    modelSettings,
    limits: admitted.limits,
    log: ports.log,
    clock: ports.clock,
    signal,
  };
  const toolset = giveToolset(session, { asker, kind: MAIN }, [...own, ...toolsIn(extensions)]);
  const callbacks = callbacksIn(extensions);
  const caller: Caller = { ...asker, toolset, guide, ...given({ callbacks }) };
  return { agent: { ...caller, task: await giveTask(setup, caller, extensions) }, extensions };
}

function ownTools({ admitted, delivery, base }: Session): readonly Tool[] {
  // Without a pull request there are no lines to comment on; without a base branch there is nothing to merge.
  const idle = new Set(present([delivery === undefined && addReviewComment, base === undefined && mergeBaseBranch]));
  return toolsFor(admitted.request.kind).filter((tool) => !idle.has(tool));
}
