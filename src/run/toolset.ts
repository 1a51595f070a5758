/** What an agent can do: the tools that policy may allow, and policy's decision on every call. */
import type { Asker, Toolset } from "../agent/agent.ts";
import { answerRoom } from "../agent/window.ts";
import { fetchMissing } from "../change/checkout.ts";
import { type Decision, type Entry, MAIN } from "../events.ts";
import { decide, declaredTools } from "../policy/decide.ts";
import type { Circumstances, Locate, Located, Need } from "../policy/policy.ts";
import { cleanAnswer, withoutInstructions } from "../request/untrusted.ts";
import { circumstancesOf } from "./circumstances.ts";
import { correctAs } from "./correct.ts";
import type { Session } from "./session.ts";
import { ignoredBy, mayRead } from "./may-read.ts";
import { markWith, reachOf } from "./reach.ts";
import { mayRunCode } from "./run-shell.ts";
import { describeLeftOut, describeUnpublished } from "./unpublished.ts";
import { environmentFor } from "./variables.ts";
import { isScratch } from "./prepared-workspace.ts";
import { openToolContext, type ToolContext } from "../tools/context.ts";
import type { Tool } from "../tools/tool.ts";

/** The agent that the tools are for. */
export interface ToolsetOwner {
  /** Asks the model when a tool has a question of its own; answers must fit its window. */
  readonly asker: Asker;
  /** Its name in the policy: `main`, or the name of its definition. */
  readonly kind: string;
}

/** The tools of which the policy could allow some call. */
export function giveToolset(session: Session, owner: ToolsetOwner, tools: readonly Tool[]): Toolset {
  const { policy } = session.admitted;
  const circumstances = circumstancesOf(session, owner.kind);
  const names = tools.map(({ name }) => name);
  const declared = new Set(declaredTools(policy, names, circumstances));
  const runs = mayRunCode(session.ports, session.admitted);
  const own = tools.filter(({ name }) => declared.has(name) && (runs || !OF_SHELL.has(name)));
  return {
    tools: own,
    async judge(call, needs) {
      const { locate, asked } = await locateAll(needs, session);
      return refuseForkCode(session, needs) ?? decide(policy, call, asked, circumstances, locate);
    },
    context: toolContextFor(session, owner.asker, own, circumstances),
  };
}

const OF_SHELL: ReadonlySet<string> = new Set([
  "run_shell_command",
  "list_background_processes",
  "read_background_output",
]);

/** Code from a stranger runs in a sandbox or not at all, whatever the policy says. */
function refuseForkCode({ ports, admitted }: Session, needs: readonly Need[]): Decision | undefined {
  if (admitted.request.subject?.fromFork !== true || ports.shell.sandbox !== "none") return undefined;
  if (!needs.some(({ kind }) => kind === "command")) return undefined;
  const { mode } = admitted.policy.sandbox;
  const reason =
    mode.value === "off"
      ? `Refused: the pull request comes from a fork, and the policy switched off the sandbox for its code (${mode.source}).`
      : "Refused: the pull request comes from a fork, and this runner has no sandbox to run its code in.";
  return { effect: "deny", rules: ["built-in:fork-sandbox"], reason };
}

function toolContextFor(session: Session, asker: Asker, tools: readonly Tool[], circumstances: Circumstances) {
  const { ports, invocation, admitted, workspace } = session;
  const { gitIgnore, geminiIgnore, files } = admitted.project.settings.ignore;
  const { outputs } = invocation.directories;
  const readable = mayRead(admitted.policy, circumstances);
  const ignored = ignoredBy(admitted.project);
  const { inside } = ports.shell;
  return openToolContext({
    workspace,
    files: workspace.files,
    kept: ports.files,
    shell: ports.shell,
    scanner: inside?.scanner ?? ports.scanner,
    unpublished: describeUnpublished(session, circumstances),
    leftOut: describeLeftOut(session),
    bring: bringTo(session, readable.file),
    clock: ports.clock,
    environment: environmentFor(ports, invocation, admitted.policy),
    outputs: asker.name === MAIN ? outputs : `${outputs}/${asker.name.replaceAll("/", "-")}`,
    series: seriesOf(ports.log.entries, asker.name),
    ignoring: { git: gitIgnore, gemini: geminiIgnore, files },
    mayRead: (path) => isScratch(path) || (readable.file(path) && !ignored(path)),
    redact: ports.secrets.redact,
    redaction: ports.secrets.redaction,
    visible: (text) => withoutInstructions(cleanAnswer(text), session.mark),
    room: () => answerRoom(asker, tools),
    mark: markWith(session.mark),
    correct: correctAs(asker, session),
    ...reachOf(session, asker, circumstances),
  });
}

/**
 * For tools that read or write files by name. A file that may not be read is not written: commands would find it there.
 */
function bringTo({ baseline, ports }: Session, mayBeRead: (path: string) => boolean): ToolContext["bring"] {
  return async (path) => {
    if (baseline === undefined) return undefined;
    if (mayBeRead(path)) return await fetchMissing(path, baseline, ports.git);
    const there = (await baseline.pinned.files.facts(`${baseline.pinned.root}/${path}`)) !== undefined;
    const hidden = !there && baseline.pinned.tree.has(path);
    return hidden ? "this checkout leaves it out, and the policy does not let it be read" : undefined;
  };
}

/** A restarted agent, in another run or to fix checks, can still read the names of results kept before. */
function seriesOf(entries: readonly Entry[], agent: string): string {
  const starts = entries.filter(({ agent: who, event }) => who === agent && event.type === "agent.started").length;
  return starts === 0 ? "" : `${starts + 1}-`;
}

/** The current real paths of a call. Policy asks nothing else of the file system, and nothing about scratch files. */
async function locateAll(needs: readonly Need[], { workspace }: Session) {
  const key = (path: string, directory: string) => `${directory}\0${path}`;
  const known = new Map<string, Located>();
  const asked: Need[] = [];
  for (const need of needs) {
    const place = need.kind === "path" ? await workspace.locate(need.path, need.directory) : undefined;
    if (place?.kind !== "scratch") asked.push(need);
    if (need.kind !== "path" || place === undefined) continue;
    known.set(
      key(need.path, need.directory),
      place.kind === "inside" ? { kind: "inside", path: place.path } : { kind: "outside", path: need.path },
    );
  }
  const locate: Locate = (path, directory) => known.get(key(path, directory)) ?? { kind: "outside", path };
  return { locate, asked };
}
