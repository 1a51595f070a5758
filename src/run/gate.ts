/** Who asks for what, under which policy, on which commits. Nothing here makes a model call. */
import { posix } from "node:path";
import type { Fault, Limit, LimitName, PinnedRef, Request } from "../events.ts";
import type { Settings } from "../inputs.ts";
import { loadPolicy, type LoadedPolicy } from "../policy/load.ts";
import { MANIFESTS } from "../policy/manifests.ts";
import type { Policy } from "../policy/policy.ts";
import { readOutputSchema, type OutputSchema } from "../project/output-schema.ts";
import { readProject, type Project } from "../project/trusted.ts";
import type { CommentMark } from "../report/record.ts";
import { admit } from "../request/admission.ts";
import type { Wish } from "../request/trigger.ts";
import { readAsked, readWish, type Asked } from "./asked.ts";
import type { Admission } from "./feature.ts";
import type { Order, Outside } from "./world.ts";

export type Gate =
  /** `to`: the comment that gets the refusal, when a permitted person asked in words. */
  | { readonly kind: "declined"; readonly reason: string; readonly to?: CommentMark }
  | { readonly kind: "closed"; readonly faults: readonly Fault[] }
  | Admitted;

/** A request that may be worked on, with everything the trusted ref says about it. */
export interface Admitted {
  readonly kind: "open";
  readonly wish: Wish;
  readonly request: Request;
  readonly asked: Asked;
  readonly policy: Policy;
  readonly project: Project;
  /** The schema of the final answer; absent when the answer is text. */
  readonly form?: OutputSchema;
  readonly limits: Readonly<Record<LimitName, Limit>>;
}

/** Decides whether to carry out a wish: the features that it concerns. */
export type Admit = (wish: Wish, request: Request) => Promise<Admission>;

/**
 * Queries policy, permissions and branches in parallel; the answer is the same as in sequence. `asking` is called first,
 * for an event that asks for something.
 */
export async function passGate(
  world: Pick<Outside, "github" | "git">,
  order: Pick<Order, "settings" | "event">,
  admitFurther: Admit,
  asking: (wish: Wish) => void = () => undefined,
): Promise<Gate> {
  const { settings, event } = order;
  const wish = readWish(event, settings);
  if (wish.kind === "declined") return wish;
  asking(wish);
  const trusted = pinTrusted(world, event.payload);
  const reading = trusted.then((pinned) => readTrusted(world, pinned, settings));
  const admitting = admit(wish, {
    github: world.github,
    git: world.git,
    who: reading.then(({ loaded }) => (loaded.kind === "loaded" ? loaded.policy.who : NOBODY)),
    answersOnly: reading.then(({ loaded }) => loaded.kind === "loaded" && loaded.policy.publish.to.value === "nothing"),
    trusted,
    baseBranch: settings.wish.baseBranch,
    branchPrefix: settings.wish.branchPrefix,
  });
  const [{ loaded, project }, admitted] = await Promise.all([reading, admitting]);
  const faults = [...policyFaults(loaded), ...(project.kind === "faulty" ? project.faults : [])];
  if (faults.length > 0) return { kind: "closed", faults };
  if (admitted.kind === "declined") return admitted.answer === true ? { ...admitted, ...answerTo(wish) } : admitted;
  if (loaded.kind !== "loaded" || project.kind !== "read") throw new Error("A policy without faults is loaded.");
  const further = await admitFurther(wish, admitted);
  if (further.kind === "declined") return further;
  const told = await readAsked(wish, event, settings, project.project);
  if (told.kind === "declined") return { ...told, ...answerTo(wish) };
  if (told.kind === "faulty") return { kind: "closed", faults: told.faults };
  const output = await readOutputSchema(settings.wish.outputSchema ?? "", project.project.tree);
  if (output.kind === "faulty") return { kind: "closed", faults: [output.fault] };
  const { asked } = told;
  const form = output.kind === "read" ? { form: output.form } : {};
  const request: Request = { ...further.request, instruction: asked.instruction };
  const limits = tighten(loaded.policy.limits, settings.tighten);
  return { kind: "open", wish, request, asked, policy: loaded.policy, project: project.project, ...form, limits };
}

/** An event without words, such as a push, gets no comment. */
function answerTo({ trigger, subject, key }: Wish): { readonly to?: CommentMark } {
  const said = trigger === "comment" || trigger === "review_comment" || trigger === "review";
  return said && subject !== undefined ? { to: { key, subject: subject.number } } : {};
}

// An unreadable policy admits nobody; its faults are reported instead.
const NOBODY: Policy["who"] = {
  permission: { value: "admin", source: "faulty policy" },
  bots: { value: [], source: "faulty policy" },
  forks: { value: "nothing", source: "faulty policy" },
};

/** The default branch at its current commit, which is fetched here. */
async function pinTrusted({ github, git }: Pick<Outside, "github" | "git">, payload: unknown): Promise<PinnedRef> {
  const name = defaultBranchOf(payload) ?? (await github.repository()).defaultBranch;
  const [pinned] = await git.fetchHeads([name]);
  if (pinned === undefined) {
    throw new Error(`The default branch ${name} does not exist. An empty repository has no policy.`);
  }
  return pinned;
}

/** GitHub names it in most events, which saves a request. */
function defaultBranchOf(payload: unknown): string | undefined {
  const repository = (payload as { repository?: { default_branch?: unknown } } | null)?.repository;
  return typeof repository?.default_branch === "string" ? repository.default_branch : undefined;
}

/** Policy and project at the trusted commit, which must have been fetched. */
export async function readTrusted(
  { git }: Pick<Outside, "git">,
  trusted: PinnedRef,
  { policyFile, projectSettings, noSandbox }: Settings,
) {
  const project = await readProject(git, trusted.sha, projectSettings);
  const found = project.kind === "read" ? findManifests(project.project.tree) : [];
  const [bytes, ...manifests] = await Promise.all([policyFile, ...found].map((path) => git.show(trusted.sha, path)));
  const texts = new Map(found.map((path, index) => [posix.basename(path), manifests[index]?.toString("utf8") ?? ""]));
  const file = bytes && { path: policyFile, ref: trusted.name, text: bytes.toString("utf8") };
  const loaded = loadPolicy(file, texts);
  return {
    loaded: loaded.kind === "loaded" ? { ...loaded, policy: withoutSandbox(loaded.policy, noSandbox) } : loaded,
    project,
  };
}

/** Those of the root; where it has none, of each kind the first below. */
function findManifests({ paths, has }: Project["tree"]): readonly string[] {
  const root = MANIFESTS.filter((name) => has(name));
  if (root.length > 0) return root;
  const below = paths.filter(
    (path) => path.split("/").length <= DEEPEST && !/(^|\/)(node_modules|vendor)\//.test(path),
  );
  return MANIFESTS.flatMap((name) => below.find((path) => posix.basename(path) === name) ?? []);
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
    ...(hint === undefined ? {} : { hint }),
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
