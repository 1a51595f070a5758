/** The variables of a step, as on GitHub's own machines. */

/** Where and why a job runs. */
export interface JobPlace {
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly serverUrl: string;
  /** The job's token, `${{ github.token }}`. */
  readonly token: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly event: { readonly name: string; readonly payload: object };
  /** The login of whoever caused the event. */
  readonly actor: string;
  /** The branch of the event, or a full ref such as `refs/pull/5/merge`, and its commit. */
  readonly branch: string;
  readonly sha: string;
  readonly runId?: string;
  readonly attempt?: number;
  readonly workflow?: string;
}

/** The runner's own secrets. Any of them in a tool, a server or a report is a leak. */
export const CANARIES = {
  ACTIONS_RUNTIME_TOKEN: "canary-runtime-3f1b7d",
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: "canary-identity-91c2aa",
  ACTIONS_ID_TOKEN_REQUEST_URL: "http://127.0.0.1:9/canary-identity-address-77aa01",
  ACTIONS_RUNTIME_URL: "http://127.0.0.1:9/canary-runtime-address-5d20c4",
  ACTIONS_RESULTS_URL: "http://127.0.0.1:9/canary-results-address-c81f3e",
  ACTIONS_CACHE_URL: "http://127.0.0.1:9/canary-cache-address-0b66d2",
} as const;

/** The directories of a job, and the file of its event. */
export interface Places {
  readonly workspace: string;
  readonly temp: string;
  readonly home: string;
  readonly tools: string;
  readonly event: string;
}

/** A clean environment: it takes only PATH from the test's own. */
export function jobVariables(place: JobPlace, places: Places): Record<string, string> {
  return { ...machineVariables(places), ...githubVariables(place, places), ...CANARIES };
}

function machineVariables({ temp, home, tools, workspace }: Places): Record<string, string> {
  return {
    PATH: process.env["PATH"] ?? "",
    HOME: home,
    USER: "runner",
    LANG: "C.UTF-8",
    CI: "true",
    RUNNER_TEMP: temp,
    RUNNER_TOOL_CACHE: tools,
    RUNNER_WORKSPACE: workspace.slice(0, workspace.lastIndexOf("/")),
    RUNNER_OS: "Linux",
    RUNNER_ARCH: "X64",
    RUNNER_NAME: "GitHub Actions 1",
    RUNNER_ENVIRONMENT: "github-hosted",
    RUNNER_DEBUG: "",
  };
}

interface Branch {
  readonly ref?: string;
}

/** The branches of the event's pull request; only pull request events have them. */
function pullVariables({ name, payload }: JobPlace["event"]): Record<string, string> {
  const { pull_request: pull } = payload as {
    readonly pull_request?: { readonly head: Branch; readonly base: Branch };
  };
  if (pull === undefined || !name.startsWith("pull_request")) return { GITHUB_HEAD_REF: "", GITHUB_BASE_REF: "" };
  return { GITHUB_HEAD_REF: pull.head.ref ?? "", GITHUB_BASE_REF: pull.base.ref ?? "" };
}

/** `refs/heads/main`, or `refs/pull/5/merge`. */
function refVariables(branch: string): Record<string, string> {
  const ref = branch.startsWith("refs/") ? branch : `refs/heads/${branch}`;
  return { GITHUB_REF: ref, GITHUB_REF_NAME: ref.replace(/^refs\/(?:heads|pull)\//, "") };
}

function githubVariables(place: JobPlace, { workspace, event }: Places): Record<string, string> {
  const { repository, actor, workflow = "Remit", branch, sha } = place;
  return {
    GITHUB_ACTIONS: "true",
    GITHUB_ACTION: "__self",
    GITHUB_ACTION_REPOSITORY: "",
    GITHUB_ACTION_REF: "",
    GITHUB_ACTOR: actor,
    GITHUB_TRIGGERING_ACTOR: actor,
    GITHUB_API_URL: place.apiUrl,
    GITHUB_GRAPHQL_URL: place.graphqlUrl,
    GITHUB_SERVER_URL: place.serverUrl,
    ...pullVariables(place.event),
    GITHUB_EVENT_NAME: place.event.name,
    GITHUB_EVENT_PATH: event,
    GITHUB_JOB: "remit",
    ...refVariables(branch),
    GITHUB_REF_PROTECTED: "false",
    GITHUB_REF_TYPE: "branch",
    GITHUB_REPOSITORY: repository,
    GITHUB_REPOSITORY_OWNER: repository.slice(0, repository.indexOf("/")),
    GITHUB_RETENTION_DAYS: "90",
    GITHUB_RUN_ID: place.runId ?? "9001",
    GITHUB_RUN_NUMBER: "1",
    GITHUB_RUN_ATTEMPT: String(place.attempt ?? 1),
    GITHUB_SHA: sha,
    GITHUB_WORKFLOW: workflow,
    GITHUB_WORKFLOW_REF: `${repository}/.github/workflows/remit.yml@${refVariables(branch)["GITHUB_REF"]}`,
    GITHUB_WORKFLOW_SHA: sha,
    GITHUB_WORKSPACE: workspace,
  };
}
