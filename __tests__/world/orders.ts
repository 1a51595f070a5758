/** The external input of a run, for tests of single stations: the event, and settings with the action's defaults. */
import type { Settings } from "../../src/inputs.ts";
import type { TriggerEvent } from "../../src/request/trigger.ts";
import type { Order } from "../../src/run/world.ts";

export interface OrderOptions {
  readonly event?: TriggerEvent;
  readonly wish?: Partial<Settings["wish"]>;
  readonly tighten?: Settings["tighten"];
  readonly dryRun?: boolean;
  readonly runId?: string;
}

const API = "https://api.github.test";

export function orderOf({ event, wish = {}, tighten = {}, dryRun = false, runId = "77" }: OrderOptions = {}): Order {
  const delivered = event ?? { name: "workflow_dispatch", payload: {} };
  const settings: Settings = {
    wish: { prompt: "", triggerPhrase: "@remit", baseBranch: "", branchPrefix: "remit/", ...wish },
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
    places: {
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
