/** Users as GitHub's API shows them. */
import { roleOf, type State, type Urls, type User } from "../state.ts";

export function simpleUser(urls: Urls, user: User): object {
  const api = `${urls.api}/users/${encodeURIComponent(user.login)}`;
  const slug = user.login.replace(/\[bot\]$/, "");
  return {
    login: user.login,
    id: user.id,
    node_id: nodeId(user.type === "Bot" ? "BOT" : "U", user.id),
    avatar_url: `${urls.html}/avatars/u/${user.id}?v=4`,
    gravatar_id: "",
    url: api,
    html_url: user.type === "Bot" ? `${urls.html}/apps/${slug}` : `${urls.html}/${user.login}`,
    followers_url: `${api}/followers`,
    following_url: `${api}/following{/other_user}`,
    gists_url: `${api}/gists{/gist_id}`,
    starred_url: `${api}/starred{/owner}{/repo}`,
    subscriptions_url: `${api}/subscriptions`,
    organizations_url: `${api}/orgs`,
    repos_url: `${api}/repos`,
    events_url: `${api}/events{/privacy}`,
    received_events_url: `${api}/received_events`,
    type: user.type,
    user_view_type: "public",
    site_admin: false,
  };
}

export function publicUser(state: State, user: User): object {
  return {
    ...simpleUser(state.urls, user),
    name: null,
    company: null,
    blog: "",
    location: null,
    email: null,
    hireable: null,
    bio: null,
    twitter_username: null,
    public_repos: 1,
    public_gists: 0,
    followers: 0,
    following: 0,
    created_at: state.createdAt,
    updated_at: state.createdAt,
  };
}

/** The legacy `permission` besides the role: GitHub says `write` for maintain and `read` for triage. */
export function collaboratorPermission(state: State, user: User): object {
  const role = roleOf(state, user);
  const permission = { none: "none", read: "read", triage: "read", write: "write", maintain: "write", admin: "admin" }[
    role
  ];
  const reaches = (...roles: readonly string[]): boolean => roles.includes(role);
  const permissions = {
    admin: reaches("admin"),
    maintain: reaches("admin", "maintain"),
    push: reaches("admin", "maintain", "write"),
    triage: reaches("admin", "maintain", "write", "triage"),
    pull: role !== "none",
  };
  const roleName = role === "none" ? "" : role;
  return {
    permission,
    role_name: roleName,
    user: { ...simpleUser(state.urls, user), permissions, role_name: roleName },
  };
}

/** How GitHub describes an author's relation to the repository. */
export function association(state: State, user: User): string {
  if (user.login.toLowerCase() === state.name.slice(0, state.name.indexOf("/")).toLowerCase()) return "OWNER";
  return user.role === "none" ? "NONE" : "COLLABORATOR";
}

/** Opaque to clients, but different for each kind. */
export function nodeId(kind: string, id: number | string): string {
  return `${kind}_${Buffer.from(String(id)).toString("base64url")}`;
}
