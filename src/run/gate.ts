/** Who asks for what, under which policy, on which commits. Nothing here makes a model call. */
import { posix } from "node:path";
import type { Fault, JsonObject, Limit, LimitName, PinnedRef, Request } from "../events.ts";
import type { Settings } from "../inputs.ts";
import { DEFAULT_PATH, loadPolicy, type LoadedPolicy, MANIFESTS, type Policy } from "../policy.ts";
import { readOutputSchema, readProject, type Project } from "../project.ts";
import type { CommentMark } from "../report.ts";
import { admit, type PendingRequest } from "../request.ts";
import { DIRECTORY, type TreeNode } from "../ports.ts";
import { resolvePrompt, readPendingRequest, type ResolvedPrompt } from "./resolve-prompt.ts";
import type { Admission } from "./feature.ts";
import { defaultBranchOf, type Invocation, type PublishPorts, type StartPorts } from "./invocation.ts";
import { FOREIGN } from "../lib/ecosystems.ts";
import { given } from "../lib/parts.ts";

export type GateResult =
  /** `to`: the comment that gets the refusal, when a permitted person asked in words. */
  | { readonly kind: "declined"; readonly reason: string; readonly to?: CommentMark }
  | { readonly kind: "closed"; readonly faults: readonly Fault[] }
  | AdmittedRequest;

/** A request that may be worked on, with everything the trusted ref says about it. */
export interface AdmittedRequest {
  readonly kind: "open";
  readonly pending: PendingRequest;
  readonly request: Request;
  readonly resolved: ResolvedPrompt;
  readonly policy: Policy;
  readonly project: Project;
  /** The JSON Schema of the final answer; absent when the answer is text. */
  readonly form?: JsonObject;
  readonly limits: Readonly<Record<LimitName, Limit>>;
}

/** A run of an admitted request: the effects that it has, and what it was started with. */
export interface AdmittedRun {
  readonly ports: PublishPorts;
  readonly invocation: Invocation;
  readonly admitted: AdmittedRequest;
}

/** Lets the features that a request concerns decide whether to carry it out. */
export type AdmitFurther = (pending: PendingRequest, request: Request) => Promise<Admission>;

/**
 * Queries policy, permissions and branches in parallel; the answer is the same as in sequence. `asking` is called first,
 * for an event that asks for something.
 */
export async function passGate(
  ports: Pick<StartPorts, "github" | "git">,
  invocation: Pick<Invocation, "settings" | "event">,
  admitFurther: AdmitFurther,
  asking: (pending: PendingRequest) => void = () => undefined,
): Promise<GateResult> {
  const { settings, event } = invocation;
  const pending = readPendingRequest(event, settings);
  if (pending.kind === "declined") return pending;
  asking(pending);
  const trusted = pinTrusted(ports, event.payload);
  const reading = trusted.then((pinned) => readTrusted(ports, pinned, settings));
  const admitting = admit(pending, {
    github: ports.github,
    who: reading.then(({ loaded }) => (loaded.kind === "loaded" ? loaded.policy.who : NOBODY)),
    answersOnly: reading.then(({ loaded }) => loaded.kind === "loaded" && loaded.policy.publish.to.value === "nothing"),
    trusted,
    baseBranch: settings.trigger.baseBranch,
    branchPrefix: settings.trigger.branchPrefix,
  });
  const [{ loaded, project }, admitted] = await Promise.all([reading, admitting]);
  const faults = [...policyFaults(loaded), ...(project.kind === "faulty" ? project.faults : [])];
  if (faults.length > 0) return { kind: "closed", faults };
  if (admitted.kind === "declined") return admitted.answer === true ? { ...admitted, ...answerTo(pending) } : admitted;
  if (loaded.kind !== "loaded" || project.kind !== "read") throw new Error("A policy without faults is loaded.");
  const further = await admitFurther(pending, admitted);
  if (further.kind === "declined") return further;
  const prompt = await resolvePrompt(pending, event, settings, project.project);
  if (prompt.kind === "declined") return { ...prompt, ...answerTo(pending) };
  if (prompt.kind === "faulty") return { kind: "closed", faults: prompt.faults };
  const output = await readOutputSchema(settings.trigger.outputSchema ?? "", project.project.tree);
  if (output.kind === "faulty") return { kind: "closed", faults: [output.fault] };
  const { resolved } = prompt;
  const form = output.kind === "read" ? { form: output.form } : {};
  const request: Request = { ...further.request, instruction: resolved.instruction };
  const limits = tighten(loaded.policy.limits, settings.tighten);
  return { kind: "open", pending, request, resolved, policy: loaded.policy, project: project.project, ...form, limits };
}

/** An event without words, such as a push, gets no comment. */
function answerTo({ trigger, subject, key }: PendingRequest): { readonly to?: CommentMark } {
  const inWords = trigger === "comment" || trigger === "review_comment" || trigger === "review";
  return inWords && subject !== undefined ? { to: { key, subject: subject.number } } : {};
}

// An unreadable policy admits nobody; its faults are reported instead.
const NOBODY: Policy["who"] = {
  permission: { value: "admin", source: "faulty policy" },
  bots: { value: [], source: "faulty policy" },
  forks: { value: "nothing", source: "faulty policy" },
};

/** The default branch at its current commit, which is here then. */
async function pinTrusted({ github, git }: Pick<StartPorts, "github" | "git">, payload: unknown): Promise<PinnedRef> {
  const name = defaultBranchOf(payload) ?? (await github.repository()).defaultBranch;
  const pinned = await git.fetchHead(name, () => github.branch(name));
  if (pinned === undefined) {
    throw new Error(`The default branch ${name} does not exist. An empty repository has no policy.`);
  }
  return pinned;
}

/** Policy and project at the trusted commit, which must have been fetched. */
export async function readTrusted(
  { git }: Pick<StartPorts, "git">,
  trusted: PinnedRef,
  { policyFile, projectSettings, noSandbox }: Settings,
) {
  const project = await readProject(git, trusted.sha, projectSettings);
  const found = project.kind === "read" ? await findManifests(project.project.tree) : [];
  const [bytes, ...manifests] = await Promise.all([policyFile, ...found].map((path) => git.show(trusted.sha, path)));
  const texts = new Map(found.map((path, index) => [posix.basename(path), manifests[index]?.toString("utf8") ?? ""]));
  const file = bytes && { path: policyFile, ref: trusted.name, text: bytes.toString("utf8") };
  const loaded =
    file === undefined && policyFile !== DEFAULT_PATH ? noSuchPolicy(policyFile, trusted) : loadPolicy(file, texts);
  return {
    loaded: loaded.kind === "loaded" ? { ...loaded, policy: withoutSandbox(loaded.policy, noSandbox) } : loaded,
    project,
  };
}

/** Whoever names a file wants that policy: a misspelt name must not give a run another one. */
function noSuchPolicy(path: string, { name }: PinnedRef): LoadedPolicy {
  const message = `There is no such file on ${name}, and \`policy-file\` names it.`;
  const hint = `Without \`policy-file\`, Remit reads ${DEFAULT_PATH}.`;
  return { kind: "faulty", faults: [{ path, line: 1, column: 1, message, hint }] };
}

/** Those of the root; where it has none, of each kind the first below. */
async function findManifests({ names }: Project["tree"]): Promise<readonly string[]> {
  const root = manifestsIn(await names(""));
  if (root.length > 0) return root;
  const below = (await manifestsBelow("", names, DEEPEST)).toSorted();
  return MANIFESTS.flatMap((name) => below.find((path) => posix.basename(path) === name) ?? []);
}

function manifestsIn(directory: ReadonlyMap<string, TreeNode>): readonly string[] {
  return MANIFESTS.filter((name) => (directory.get(name)?.mode ?? DIRECTORY) !== DIRECTORY);
}

/** Those of a directory and of the directories below it, `depth` path segments deep. */
async function manifestsBelow(
  directory: string,
  names: Project["tree"]["names"],
  depth: number,
): Promise<readonly string[]> {
  const entries = await names(directory);
  const inner = [...entries].flatMap(([name, { mode }]) =>
    mode === DIRECTORY && depth > 1 && !FOREIGN.has(name) ? [posix.join(directory, name)] : [],
  );
  const found = await Promise.all(inner.map((each) => manifestsBelow(each, names, depth - 1)));
  return [...manifestsIn(entries).map((name) => posix.join(directory, name)), ...found.flat()];
}

/** The most path segments: `services/cart/package.json` has three. */
const DEEPEST = 3;

/** The policy as if it had switched the sandbox off: then only listed commands run. */
function withoutSandbox(policy: Policy, source: string | undefined): Policy {
  if (source === undefined || policy.sandbox.mode.value === "off") return policy;
  const { commands } = policy.shell;
  const listed = { value: commands.value === "any" ? ("listed" as const) : commands.value, source };
  return {
    ...policy,
    sandbox: { ...policy.sandbox, mode: { value: "off", source } },
    shell: { ...policy.shell, commands: listed },
  };
}

function policyFaults(loaded: LoadedPolicy): Fault[] {
  if (loaded.kind === "loaded") return [];
  return loaded.faults.map(({ path, line, column, message, hint }) => ({
    kind: "config",
    message: `${path}:${line}:${column}: ${message}`,
    ...given({ hint }),
  }));
}

/** Inputs can only tighten: the smaller number applies, with the place where it was set. */
function tighten(policy: Policy["limits"], inputs: Settings["tighten"]): Record<LimitName, Limit> {
  return Object.fromEntries(
    Object.entries(policy).map(([name, limit]) => {
      const input = inputs[name as LimitName];
      const tighter = input !== undefined && (limit.value === 0 || input < limit.value);
      return [name, tighter ? { value: input, source: `input max-${name}` } : limit];
    }),
  ) as Record<LimitName, Limit>;
}
