/** Octokit, set up for Remit: silent, for any GitHub host, with retries. */
import type { Octokit } from "@octokit/rest";
import type { Clock } from "../../ports.ts";
import { once } from "../../lib/once.ts";
import { send } from "../http.ts";
import { CutAnswer, openOutage, withRetries, type RetryOutage } from "./failure.ts";

export interface ClientOptions {
  /** `GITHUB_API_URL`, such as `https://api.github.com` or `https://ghe.example.com/api/v3`. */
  readonly apiUrl: string;
  readonly token: string;
  readonly clock: Clock;
  readonly fetch?: typeof fetch;
  /** How long an outage is waited out, in ms; a minute when absent. */
  readonly outageMs?: number;
  /** Time limit for one request and its answer, in ms; 30 s when absent (GitHub itself gives up after 10 s). */
  readonly timeoutMs?: number;
}

/** Loads Octokit at the first call: a run that is declined at once should not pay for it. */
export function openClient(options: ClientOptions): () => Promise<Octokit> {
  return once(() => loadClient(options));
}

async function loadClient({ timeoutMs = 30_000, ...options }: ClientOptions): Promise<Octokit> {
  const { apiUrl, token, clock, fetch, outageMs } = options;
  const { Octokit } = await import("@octokit/rest");
  const route = fetch ?? (await proxyFetch(process.env)) ?? send;
  const octokit = new Octokit({
    auth: token,
    baseUrl: apiUrl.replace(/\/+$/, ""),
    userAgent: "remit",
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    request: { fetch: route },
  });
  const outages = new Map<string, RetryOutage>();
  octokit.hook.wrap("request", (request, given) => {
    const kind = `${given.method} ${given.url}`; // The template, without numbers and names.
    const outage = outages.get(kind) ?? openOutage(clock, outageMs);
    outages.set(kind, outage);
    // A POST creates something; one that only reads, such as a GraphQL query, says `request: { repeatable: true }`.
    const repeatable = given.method !== "POST" || given.request?.["repeatable"] === true;
    const attempt = async (): Promise<Awaited<ReturnType<typeof request>>> => {
      // Octokit's inner hooks use `given` itself: options passed to `request` instead never reach the wire.
      given.request = { ...given.request, signal: AbortSignal.timeout(timeoutMs) };
      return whole(await request(given));
    };
    return withRetries(attempt, { clock, repeatable, outage });
  });
  return octokit;
}

function ignore(): void {}

function whole<T extends { readonly headers: object; readonly data: unknown }>(response: T): T {
  const type = (response.headers as { "content-type"?: string })["content-type"] ?? "";
  if (!type.includes("json") || typeof response.data !== "string") return response;
  throw new CutAnswer("the answer ended before its body did");
}

type Fetch = typeof fetch;

const PROXY_VARIABLES = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"];

/** The `fetch` of GitHub's toolkit, which honours the runner's proxy; undefined, and not loaded, without a proxy. */
async function proxyFetch(environment: NodeJS.ProcessEnv): Promise<Fetch | undefined> {
  if (!PROXY_VARIABLES.some((name) => (environment[name] ?? "") !== "")) return undefined;
  const { defaults } = await import("@actions/github/lib/utils");
  return defaults.request?.fetch as Fetch | undefined;
}
