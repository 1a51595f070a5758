/**
 * Reads again, at its source, what an earlier run was asked for. Anybody who may push could have written what is kept
 * of a run, so without a key the kept instruction does not count.
 */
import { GitHubError } from "../../ports.ts";
import type { Actor, RequestOrigin, Request } from "../../events.ts";
import { commentKey } from "../../report/run-comment.ts";
import type { TriggerEvent } from "../../request/trigger.ts";
import type { ResolvedPrompt } from "../../run/resolve-prompt.ts";
import { ownWords } from "../../run/begin.ts";
import { passGate, type AdmitFurther, type AdmittedRequest } from "../../run/gate.ts";
import { sealOf, trustedComments } from "../../run/own-comments.ts";
import type { PublishPorts, Invocation } from "../../run/invocation.ts";

type Place = Pick<PublishPorts, "git" | "github">;

export type AskedBefore =
  | {
      readonly kind: "read";
      readonly request: Pick<Request, "kind" | "instruction" | "question">;
      readonly resolved: ResolvedPrompt;
    }
  /** Why it cannot be read, as a sentence. */
  | { readonly kind: "unread"; readonly reason: string };

/**
 * A comment counts when its author may ask today, nobody else has edited it, and Remit has answered it. A label counts
 * when it is set. `actor` is the person who asks now.
 */
export async function readAskedBefore(
  place: Place,
  invocation: Invocation,
  asked: readonly RequestOrigin[],
  actor: Actor,
): Promise<AskedBefore> {
  const gates: AdmittedRequest[] = [];
  for (const asking of asked) {
    const read = await readAgain(place, invocation, asking, actor);
    if (typeof read === "string") return { kind: "unread", reason: `${read} ${INSTEAD}` };
    gates.push(read);
  }
  const [first, ...later] = gates;
  if (first === undefined) return { kind: "unread", reason: INSTEAD };
  const words = [first.request.instruction, ...later.map(({ resolved }) => ownWords(resolved))];
  const instruction = words.filter((text) => text !== "").join("\n\n");
  const { kind, question } = first.request;
  return { kind: "read", request: { kind, instruction, ...(question && { question }) }, resolved: first.resolved };
}

const INSTEAD = "Remit read the request again from GitHub, because this workflow passes no `seal-key`.";

/** A comment or a label is neither a tick on the dashboard nor a failed workflow run. */
const ADMIT: AdmitFurther = (_, request) => Promise.resolve({ kind: "due", request });

/** The request as it would be admitted now, or why it would not be. */
async function readAgain(
  place: Place,
  invocation: Invocation,
  asking: RequestOrigin,
  actor: Actor,
): Promise<AdmittedRequest | string> {
  const event =
    asking.kind === "comment" ? await commentEvent(place, asking) : await labelEvent(place, invocation, asking, actor);
  if (typeof event === "string") return event;
  const gate = await passGate(place, { ...invocation, event }, ADMIT);
  const which =
    asking.kind === "comment" ? `Comment ${asking.id} on #${asking.subject}` : `The label on #${asking.subject}`;
  if (gate.kind === "declined") return `${which}, which made the request, is no longer valid: ${gate.reason}`;
  if (gate.kind === "closed") return `${which} cannot be read again: ${gate.faults[0]?.message ?? "a fault"}`;
  if (gate.pending.command?.name.toLowerCase() === "approve")
    return "The run was to carry out an approved plan: approve the plan again.";
  if (asking.kind === "otherwise") return gate;
  const key = commentKey(gate.request);
  const answers = await trustedComments(
    place.github,
    sealOf(invocation.settings),
    asking.subject,
    (own) => own.key === key,
  );
  return answers.length > 0 ? gate : `${which}, which made the request, was never answered by Remit.`;
}

async function commentEvent({ github }: Place, { id, subject }: Extract<RequestOrigin, { kind: "comment" }>) {
  const [issue, comments, editor] = await Promise.all([
    showIssue(github, subject),
    github.comments(subject),
    github.lastEditor(id).catch(unlessGone),
  ]);
  const comment = comments.find((each) => each.id === id);
  if (comment === undefined) return `The comment on #${subject} that made the request is gone.`;
  if (editor !== undefined && editor !== comment.author.id)
    return `Somebody else has edited the comment that made the request: ${comment.url}.`;
  const user = accountOf(comment.author);
  const said = { id, body: comment.body, user, created_at: comment.createdAt };
  const payload = { action: "created", issue: issue.shown, comment: said, sender: user };
  return { name: "issue_comment", payload } satisfies TriggerEvent;
}

/**
 * Nobody wrote an instruction: the workflow says what the label asks for, and GitHub whether it is set. The person who
 * asks now is the asker.
 */
async function labelEvent(
  { github }: Place,
  { settings }: Invocation,
  { trigger, subject }: Extract<RequestOrigin, { kind: "otherwise" }>,
  actor: Actor,
) {
  const name = settings.trigger.triggerLabel ?? "";
  if (trigger !== "label" || subject === undefined || name === "")
    return "The request did not come from a comment or a label.";
  const { shown, labels } = await showIssue(github, subject);
  const isSet = labels.some((label) => label.toLowerCase() === name.toLowerCase());
  if (!isSet || "pull_request" in shown)
    return `The label ${name} on issue #${subject}, which made the request, is gone.`;
  const payload = { action: "labeled", issue: shown, label: { name }, sender: accountOf(actor) };
  return { name: "issues", payload } satisfies TriggerEvent;
}

async function showIssue(github: Place["github"], number: number) {
  const { title, body, author, url, isPull, labels, updatedAt } = await github.issue(number);
  const shown = { number, title, body, user: accountOf(author), html_url: url, updated_at: updatedAt };
  return { labels, shown: isPull ? { ...shown, pull_request: {} } : shown };
}

function accountOf({ login, id, bot }: { readonly login: string; readonly id: number; readonly bot: boolean }) {
  return { login, id, type: bot ? "Bot" : "User" };
}

function unlessGone(error: unknown): undefined {
  if (!(error instanceof GitHubError) || error.status !== 404) throw error;
}
