/** Converts GitHub's objects to the port's types. */
import type { RestEndpointMethodTypes } from "@octokit/rest";
import type { Permission } from "../../events.ts";
import type { Account, CommentFacts, IssueFacts, PullFacts, PullFile } from "../../ports.ts";
import { given } from "../../lib/parts.ts";

type Data<
  Group extends keyof RestEndpointMethodTypes,
  Name extends keyof RestEndpointMethodTypes[Group],
> = RestEndpointMethodTypes[Group][Name] extends { response: { data: infer T } } ? T : never;

type User = { readonly login: string; readonly id: number; readonly type?: string } | null | undefined;

// GitHub shows this account in place of a deleted one; the API sends null.
const GHOST: Account = { login: "ghost", id: 10_137, bot: false };

export function toAccount(user: User): Account {
  if (user === null || user === undefined) return GHOST;
  return { login: user.login, id: user.id, bot: user.type === "Bot" || user.login.endsWith("[bot]") };
}

export function toIssue(issue: Data<"issues", "get">): IssueFacts {
  return {
    number: issue.number,
    title: issue.title,
    body: issue.body ?? "",
    author: toAccount(issue.user),
    open: issue.state === "open",
    isPull: issue.pull_request !== undefined,
    labels: issue.labels.map((label) => (typeof label === "string" ? label : (label.name ?? ""))),
    createdAt: issue.created_at,
    updatedAt: issue.updated_at,
    url: issue.html_url,
  };
}

type Listed = Data<"pulls", "list">[number];

export function toPull(pull: Listed | Data<"pulls", "get">): PullFacts {
  // GitHub's types deny it, but the head's repository is null once a fork is deleted.
  const from = pull.head.repo as { readonly id: number } | null;
  return {
    number: pull.number,
    title: pull.title,
    body: pull.body ?? "",
    author: toAccount(pull.user),
    open: pull.state === "open",
    merged: pull.merged_at !== null,
    draft: pull.draft ?? false,
    head: { name: pull.head.ref, sha: pull.head.sha },
    base: { name: pull.base.ref, sha: pull.base.sha },
    fromFork: from?.id !== pull.base.repo.id,
    ...("mergeable" in pull && pull.mergeable !== null && { mergeable: pull.mergeable }),
    url: pull.html_url,
  };
}

const STATUS = {
  added: "added",
  copied: "added",
  removed: "deleted",
  modified: "modified",
  changed: "modified",
  unchanged: "modified",
  renamed: "renamed",
} as const;

export function toPullFile(file: Data<"pulls", "listFiles">[number]): PullFile {
  const { filename: path, previous_filename: from, additions: added, deletions: removed, patch } = file;
  return { path, status: STATUS[file.status], added, removed, ...given({ from, patch }) };
}

export function toComment(comment: Data<"issues", "getComment">): CommentFacts {
  return {
    id: comment.id,
    body: comment.body ?? "",
    author: toAccount(comment.user),
    createdAt: comment.created_at,
    updatedAt: comment.updated_at,
    url: comment.html_url,
  };
}

/** The permission, refined by the role (triage, maintain). A custom role counts as the permission it is based on. */
export function toPermission(answer: Data<"repos", "getCollaboratorPermissionLevel">): Permission {
  const { permission, role_name: role } = answer;
  switch (permission) {
    case "admin":
      return "admin";
    case "write":
      return role === "maintain" ? "maintain" : "write";
    case "read":
      return role === "triage" ? "triage" : "read";
    default:
      return "none";
  }
}
