/** The external input of a run, for tests of single stations: the event, and settings with the action's defaults. */
import type { Settings } from "../../src/inputs.ts";
import type { TriggerEvent } from "../../src/request/trigger.ts";
import type { Invocation } from "../../src/run/invocation.ts";

export interface InvocationOptions {
  readonly event?: TriggerEvent;
  readonly trigger?: Partial<Settings["trigger"]>;
  readonly tighten?: Settings["tighten"];
  readonly dryRun?: boolean;
  readonly runId?: string;
}

const API = "https://api.github.test";

export function invocationOf({
  event,
  trigger = {},
  tighten = {},
  dryRun = false,
  runId = "77",
}: InvocationOptions = {}): Invocation {
  const delivered = event ?? { name: "workflow_dispatch", payload: {} };
  const settings: Settings = {
    trigger: { prompt: "", triggerPhrase: "@remit", baseBranch: "", branchPrefix: "remit/", ...trigger },
    model: {
      name: "gemini-3.8-flash",
      namedBy: "the input `model`",
      fallback: undefined,
      access: { kind: "api-key", key: "k", baseUrl: undefined },
    },
    policyFile: ".github/remit.toml",
    tighten,
    dryRun,
    github: {
      token: "t",
      repository: "octo/shop",
      apiUrl: API,
      graphqlUrl: `${API}/graphql`,
      serverUrl: "https://github.test",
      event: { name: delivered.name, path: "/event.json" },
      runId,
      runAttempt: 1,
    },
    runner: { workspace: "/workspace", temp: "/temp" },
  };
  return {
    settings,
    event: delivered,
    runUrl: `https://github.test/octo/shop/actions/runs/${runId}`,
    platform: "linux",
    directories: {
      run: "/temp/run",
      log: "/temp/run/log.ndjson",
      home: "/temp/run/home",
      scratch: "/temp/run/scratch",
      outputs: "/temp/run/outputs",
    },
    toolEnvironment: {},
    stop: new AbortController().signal,
  };
}

/** The minimum that every runner sets for a step, and a token. */
export const STEP_ENVIRONMENT = {
  GITHUB_SERVER_URL: "https://github.example",
  GITHUB_API_URL: "https://github.example/api",
  GITHUB_REPOSITORY: "octo/shop",
  GITHUB_EVENT_NAME: "workflow_dispatch",
  GITHUB_EVENT_PATH: "/nowhere",
  GITHUB_RUN_ID: "1",
  GITHUB_WORKSPACE: "/nowhere",
  RUNNER_TEMP: "/nowhere",
  "INPUT_GITHUB-TOKEN": "t",
} as const;
