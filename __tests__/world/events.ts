/**
 * Event payloads: GitHub's own examples (`@octokit/webhooks-examples`), with the people and things of this world put in.
 *
 *     const event = commentEvent(github, { as: "maria", number: 12, body: "@remit fix this" });
 *     await openJob({ event, … });
 *
 * What acts (a comment is written) and tells of it are one call here, as on GitHub.
 */
import { createRequire } from "node:module";
import type { GitHubWorld } from "./github/github.ts";
import { isRecord, list, record, type JsonRecord } from "./json.ts";

export interface Event {
  /** GITHUB_EVENT_NAME. */
  readonly name: string;
  readonly payload: JsonRecord;
  /** Who caused it. */
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

/** The same event delivered once more. */
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

/** The workflow's time has come. There is no example of this one: it has three fields. */
export function scheduleEvent(github: GitHubWorld, cron: string): Event {
  const payload = {
    schedule: cron,
    workflow: ".github/workflows/remit.yml",
    repository: record(github.show.repository()),
  };
  return { name: "schedule", payload, actor: "github-actions[bot]" };
}

/** An issue gets a label. */
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

/** A pull request is opened, pushed to, reopened, made ready or labelled; `target` for `pull_request_target`. */
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

/** The merge queue asks for the checks of what it would merge. */
export function mergeGroupEvent(github: GitHubWorld): Event {
  return form(github, "merge_group", "checks_requested", "github-merge-queue[bot]", {});
}

/** Somebody has written a comment on the diff: `github.review` or `github.reply` made it. */
export async function reviewCommentEvent(github: GitHubWorld, id: number): Promise<Event> {
  const comment = github.state.reviewComments.get(id);
  if (comment === undefined) throw new Error(`There is no review comment ${id}.`);
  return form(github, "pull_request_review_comment", "created", comment.author.login, {
    comment: await github.show.reviewComment(id),
    pull_request: await github.show.pull(comment.pull),
  });
}

/** Somebody has submitted a review. */
export async function reviewEvent(github: GitHubWorld, id: number): Promise<Event> {
  const review = github.state.reviews.get(id);
  if (review === undefined) throw new Error(`There is no review ${id}.`);
  const shown = record(github.show.review(id));
  return form(github, "pull_request_review", "submitted", review.author.login, {
    // Webhooks write the state in small letters.
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

/** A program outside asks for a run. */
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

/** An example with the things of this world in the place of its own. */
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

/** `thing`, with what only webhooks show taken from the example. */
function overlay(example: unknown, thing: object): JsonRecord {
  const known = record(thing);
  const more = Object.entries(record(example)).filter(([key, value]) => !(key in known) && !isRecord(value));
  return { ...Object.fromEntries(more), ...known };
}

const load = createRequire(import.meta.url);

/** An example that names no organization and no app installation: they would be somebody else's. */
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
