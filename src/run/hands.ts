/** What an agent can do: tools that policy may allow, in a site of its own, with policy's word on every call. */
import { MAIN } from "../events.ts";
import type { Hands } from "../agent/agent.ts";
import { decide, declaredTools } from "../policy/decide.ts";
import type { Circumstances, Locate } from "../policy/policy.ts";
import { openSite } from "../tools/site.ts";
import type { Tool } from "../tools/tool.ts";
import type { Job } from "./job.ts";
import { mayRead } from "./may-read.ts";

/** Who the hands are for. */
export interface Owner {
  /** The agent's name in the log. */
  readonly name: string;
  /** What policy knows it by: `main`, or the name of its definition. */
  readonly kind: string;
  /** Characters that an answer may have now. */
  readonly room: () => number;
}

export const mainAgent = (room: Owner["room"]): Owner => ({ name: MAIN, kind: MAIN, room });

/** Of `tools` those that some call of could be allowed. */
export function giveHands(job: Job, owner: Owner, tools: readonly Tool[]): Hands {
  const { policy } = job.admitted;
  const circumstances = circumstancesOf(job, owner.kind);
  const names = tools.map(({ name }) => name);
  const declared = new Set(declaredTools(policy, names, circumstances));
  return {
    tools: tools.filter(({ name }) => declared.has(name)),
    judge: (call, needs) => decide(policy, call, needs, circumstances, locateIn(job)),
    site: siteFor(job, owner, circumstances),
  };
}

function siteFor({ world, order, admitted, workspace }: Job, owner: Owner, circumstances: Circumstances) {
  const { gitIgnore, geminiIgnore, files } = admitted.project.settings.ignore;
  const { outputs } = order.places;
  return openSite({
    workspace,
    files: world.files,
    shell: world.shell,
    scanner: world.scanner,
    clock: world.clock,
    environment: order.toolEnvironment,
    outputs: owner.name === MAIN ? outputs : `${outputs}/${owner.name.replaceAll("/", "-")}`,
    ignoring: { git: gitIgnore, gemini: geminiIgnore, files },
    mayRead: mayRead(admitted.policy, circumstances),
    redact: world.secrets.redact,
    room: owner.room,
  });
}

/** The circumstances that the policy's conditions look at. */
export function circumstancesOf({ admitted }: Pick<Job, "admitted">, agent: string): Circumstances {
  const { request } = admitted;
  return {
    trigger: request.trigger,
    request: request.kind,
    fork: request.subject?.fromFork ?? false,
    agent,
  };
}

function locateIn({ workspace }: Job): Locate {
  return (path, directory) => {
    const place = workspace.locate(path, directory);
    return place.kind === "inside" ? { kind: "inside", path: place.path } : { kind: "outside", path };
  };
}
