/**
 * Event payloads: GitHub's own examples (`@octokit/webhooks-examples`), filled with the data of this world.
 *
 *     const event = commentEvent(github, { as: "maria", number: 12, body: "@remit fix this" });
 *     await openJob({ event, … });
 *
 * One call both acts (writes a comment) and returns its event, as on GitHub.
 */
import { createRequire } from "node:module";
import type { GitHubWorld } from "./github/github.ts";
import { isRecord, list, record, type JsonRecord } from "./json.ts";

export interface Event {
  /** GITHUB_EVENT_NAME. */
  readonly name: string;
  readonly payload: JsonRecord;
  /** The login of whoever caused it. */
  readonly actor: string;
}

/** Somebody comments on an issue or pull request. */
export function commentEvent(
  github: GitHubWorld,
  { as, number, body }: { readonly as: string; readonly number: number; readonly body: string },
): Event & { readonly commentId: number } {
  const { id } = github.comment(number, { as, body });
  return { ...commentAgain(github, id, as), commentId: id };
}

/** The same event delivered again. */
export function commentAgain(github: GitHubWorld, commentId: number, as: string): Event {
  const number = [...github.state.issues.keys()].find((each) =>
    github.comments(each).some(({ id }) => id === commentId),
  );
  if (number === undefined) throw new Error(`There is no comment ${commentId}.`);
  return form(github, "issue_comment", "created", as, {
    issue: github.show.issue(number),
    comment: github.show.comment(commentId),
  });
}

/** Somebody starts the workflow by hand. */
export function dispatchEvent(
  github: GitHubWorld,
  {
    as,
    inputs = {},
    branch,
  }: { readonly as: string; readonly inputs?: Readonly<Record<string, string>>; readonly branch?: string },
): Event {
  const ref = `refs/heads/${branch ?? github.state.defaultBranch}`;
  const event = form(github, "workflow_dispatch", undefined, as, {});
  return { ...event, payload: { ...event.payload, inputs, ref, workflow: ".github/workflows/remit.yml" } };
}

/** The workflow's schedule fires. There is no example payload: it has three fields. */
export function scheduleEvent(github: GitHubWorld, cron: string): Event {
  const payload = {
    schedule: cron,
    workflow: ".github/workflows/remit.yml",
    repository: record(github.show.repository()),
  };
  return { name: "schedule", payload, actor: "github-actions[bot]" };
}

/** Somebody adds a label to an issue. */
export function labelEvent(
  github: GitHubWorld,
  { as, number, label }: { readonly as: string; readonly number: number; readonly label: string },
): Event {
  github.label(number, label);
  return form(github, "issues", "labeled", as, { issue: github.show.issue(number), label: github.show.label(label) });
}

/** An issue is opened, or assigned to somebody who need not have an account in this world. */
export function issueEvent(
  github: GitHubWorld,
  happens: { readonly as: string; readonly number: number } & (
    { readonly action: "opened" } | { readonly action: "assigned"; readonly assignee: string }
  ),
): Event {
  const { as, number, action } = happens;
  const event = form(github, "issues", action, as, { issue: github.show.issue(number) });
  if (action === "opened") return event;
  const assignee = { ...record(github.show.user(as)), login: happens.assignee };
  return { ...event, payload: { ...event.payload, assignee } };
}

/** Somebody edits the text of an issue. */
export function editEvent(
  github: GitHubWorld,
  edit: { readonly as: string; readonly number: number; readonly body: string },
): Event {
  const issue = github.issue(edit.number);
  const from = issue.body;
  issue.body = edit.body;
  const event = form(github, "issues", "edited", edit.as, { issue: github.show.issue(edit.number) });
  return { ...event, payload: { ...event.payload, changes: { body: { from } } } };
}

type PullAction = "opened" | "synchronize" | "reopened" | "ready_for_review" | "labeled";

/** A pull request is opened, pushed to, reopened, marked as ready or labelled; `target` for `pull_request_target`. */
export async function pullEvent(
  github: GitHubWorld,
  happens: {
    readonly as: string;
    readonly number: number;
    readonly action: PullAction;
    readonly label?: string;
    readonly target?: boolean;
  },
): Promise<Event> {
  const { as, number, action, label, target = false } = happens;
  if (label !== undefined) github.label(number, label);
  const labelled = label === undefined ? {} : { label: github.show.label(label) };
  const things = { pull_request: await github.show.pull(number), ...labelled };
  const event = form(github, "pull_request", action, as, things);
  return { ...event, name: target ? "pull_request_target" : event.name, payload: { ...event.payload, number } };
}

/** The merge queue requests the checks of a merge group. */
export function mergeGroupEvent(github: GitHubWorld): Event {
  return form(github, "merge_group", "checks_requested", "github-merge-queue[bot]", {});
}

/** Somebody commented on the diff, through `github.review` or `github.reply`. */
export async function reviewCommentEvent(github: GitHubWorld, id: number): Promise<Event> {
  const comment = github.state.reviewComments.get(id);
  if (comment === undefined) throw new Error(`There is no review comment ${id}.`);
  return form(github, "pull_request_review_comment", "created", comment.author.login, {
    comment: await github.show.reviewComment(id),
    pull_request: await github.show.pull(comment.pull),
  });
}

/** Somebody submitted a review. */
export async function reviewEvent(github: GitHubWorld, id: number): Promise<Event> {
  const review = github.state.reviews.get(id);
  if (review === undefined) throw new Error(`There is no review ${id}.`);
  const shown = record(github.show.review(id));
  return form(github, "pull_request_review", "submitted", review.author.login, {
    // Webhooks write the state in lower case.
    review: { ...shown, state: review.state.toLowerCase() },
    pull_request: await github.show.pull(review.pull),
  });
}

/** A workflow run has ended. */
export async function runEvent(github: GitHubWorld, id: number): Promise<Event> {
  const run = github.state.runs.get(id);
  if (run === undefined) throw new Error(`There is no workflow run ${id}.`);
  return form(github, "workflow_run", "completed", run.actor.login, { workflow_run: await github.show.run(id) });
}

/** An external program dispatches an event. */
export function repositoryDispatchEvent(
  github: GitHubWorld,
  as: string,
  type: string,
  clientPayload: JsonRecord,
): Event {
  const event = form(github, "repository_dispatch", undefined, as, {});
  const own = { action: type, client_payload: clientPayload, branch: github.state.defaultBranch };
  return { ...event, payload: { ...event.payload, ...own } };
}

/** An example payload with this world's objects in place of its own. */
function form(
  github: GitHubWorld,
  name: string,
  action: string | undefined,
  as: string,
  things: Readonly<Record<string, object>>,
): Event {
  const example = findExample(name, action);
  const own = { ...things, repository: github.show.repository(), sender: github.show.user(as) };
  const placed = Object.entries(own).map(([key, thing]) => [key, overlay(example[key], thing)] as const);
  return { name, payload: { ...example, ...Object.fromEntries(placed) }, actor: as };
}

/** `thing`, plus the fields that only webhooks have, taken from the example. */
function overlay(example: unknown, thing: object): JsonRecord {
  const known = record(thing);
  const more = Object.entries(record(example)).filter(([key, value]) => !(key in known) && !isRecord(value));
  return { ...Object.fromEntries(more), ...known };
}

const load = createRequire(import.meta.url);

/** An example without an organization and an app installation, which would belong to somebody else. */
function findExample(name: string, action: string | undefined): JsonRecord {
  const events = list(load("@octokit/webhooks-examples")).map(record);
  const examples = list(events.find((each) => each["name"] === name)?.["examples"]).map(record);
  const fitting = examples.filter((each) => action === undefined || each["action"] === action);
  const [example] = fitting.toSorted((a, b) => Object.keys(a).length - Object.keys(b).length);
  if (example === undefined) throw new Error(`There is no example of ${name} ${action ?? ""}.`);
  return Object.fromEntries(
    Object.entries(example).filter(([key]) => key !== "organization" && key !== "installation"),
  );
}
