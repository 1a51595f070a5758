/** One request to the stand-in: authentication, permission, the answer, and its check against GitHub's description. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { isStored, type Fault, type Faults } from "../faults.ts";
import { record } from "../json.ts";
import { readBody, reset } from "../loopback.ts";
import type { Description } from "./description.ts";
import { rootField } from "./graphql/execute.ts";
import { answerGraphql } from "./graphql/answer.ts";
import { paginate } from "./pages.ts";
import { Refusal, notFound } from "./refusal.ts";
import type { ApiRequest, ApiResponse, Needs, Route } from "./route.ts";
import type { Found, Router } from "./router.ts";
import type { State, Token } from "./state.ts";

/** A request as a test sees it. */
export interface Recorded {
  readonly method: string;
  /** Without the URL's prefix and query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Parsed JSON; undefined without a body. */
  readonly body: unknown;
  /** The token's name; undefined without a known token. */
  readonly token: string | undefined;
  /** The status of the answer; undefined before there is one, or if the connection was cut. */
  status: number | undefined;
}

export interface Served {
  readonly state: State;
  readonly router: Router;
  readonly description: Description;
  readonly faults: Faults;
  readonly requests: Recorded[];
  /** Answers that GitHub's description does not allow, and other defects of the stand-in. */
  readonly broken: Error[];
  /** `/api/v3` on Enterprise Server, empty on github.com. */
  readonly prefix: string;
  readonly graphqlPath: string;
}

export async function serveApi(served: Served, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", "http://localhost");
  const bytes = await readBody(request);
  const body = bytes.length === 0 ? undefined : parseJson(bytes.toString());
  const token = served.state.tokens.get(request.headers.authorization?.replace(/^(?:bearer|token) +/i, "") ?? "");
  const method = request.method ?? "GET";
  const isGraphql = url.pathname === served.graphqlPath;
  const path = isGraphql ? "/graphql" : withoutPrefix(served, url.pathname);
  const query = Object.fromEntries(url.searchParams);
  const recorded: Recorded = { method, path, query, body, token: token?.name, status: undefined };
  served.requests.push(recorded);
  const about = isGraphql ? `/graphql#${rootField(String(record(body)["query"]))}` : path;
  const met = served.faults.meet(method, about);
  await met.before();
  // The client is gone, for instance a run that was cut off while it was held here.
  if (request.socket.destroyed) return;
  const early = met.fault !== undefined && !isStored(met.fault);
  const call: Call = { served, request, url, path, body, token };
  const result = early ? undefined : await answer(call, isGraphql);
  await met.after();
  if (met.fault?.kind === "reset") return reset(response);
  if (met.fault?.kind === "cut") return cut(response, result);
  const sent = met.fault === undefined ? result : faulty(met.fault);
  send(served, response, recorded, sent ?? { status: 500 });
}

interface Call {
  readonly served: Served;
  readonly request: IncomingMessage;
  readonly url: URL;
  readonly path: string;
  readonly body: unknown;
  readonly token: Token | undefined;
}

function withoutPrefix({ prefix }: Served, pathname: string): string {
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : `outside:${pathname}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return INVALID;
  }
}

const INVALID = Symbol("not JSON");

async function answer(call: Call, isGraphql: boolean): Promise<ApiResponse> {
  const { served, body } = call;
  try {
    if (body === INVALID) throw new Refusal(400, "Problems parsing JSON");
    if (call.url.pathname.startsWith("/_logs/")) return logOf(call);
    authenticate(call);
    if (isGraphql) return await answerGraphql(served.state, call.token, body);
    const found = served.router.find(call.request.method ?? "GET", call.path);
    if (found === undefined) throw notFound();
    return await answerRoute(call, found);
  } catch (error) {
    if (error instanceof Refusal) return toApiResponse(error);
    throw error;
  }
}

/** The storage of job logs: on GitHub a service without tokens, which supports ranges but not `bytes=-N`. */
function logOf({ served, url, request }: Call): ApiResponse {
  const id = Number(url.pathname.slice("/_logs/".length));
  const job = [...served.state.runs.values()].flatMap((run) => run.jobs).find((each) => each.id === id);
  if (job === undefined) throw notFound();
  const headers = { "content-type": "text/plain; charset=utf-8", "accept-ranges": "bytes" };
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
  if (from === undefined) return { status: 200, body: job.log, headers };
  const whole = Buffer.from(job.log);
  const part = whole.subarray(Number(from), to === "" || to === undefined ? whole.length : Number(to) + 1);
  const range = `bytes ${from}-${Number(from) + part.length - 1}/${whole.length}`;
  return { status: 206, body: part, headers: { ...headers, "content-range": range } };
}

function authenticate({ request, token }: Call): void {
  const hasToken = request.headers.authorization !== undefined;
  if (hasToken && (token === undefined || token.revoked)) throw new Refusal(401, "Bad credentials");
}

async function answerRoute(call: Call, { route, params }: Found): Promise<ApiResponse> {
  const { served } = call;
  const apiRequest = toApiRequest(call, params);
  const result = await (async () => {
    try {
      permit(apiRequest, route);
      refuseMisshapen(served, route, call);
      const whole = await route.handle(apiRequest);
      return route.paged === undefined ? whole : paginate(whole, route.paged, call.url, served.state, served.prefix);
    } catch (error) {
      if (error instanceof Refusal) return toApiResponse(error);
      throw error;
    }
  })();
  const accepted = acceptedPermissions(apiRequest, route);
  const wrong = served.description.faults(route.operation, result.status, result.body);
  if (wrong.length > 0) {
    served.broken.push(
      new Error(`GitHub would not answer ${route.operation} with ${result.status} so:\n${wrong.join("\n")}`),
    );
  }
  return accepted === ""
    ? result
    : { ...result, headers: { "x-accepted-github-permissions": accepted, ...result.headers } };
}

function toApiRequest({ served, url, body, token }: Call, params: Readonly<Record<string, string>>): ApiRequest {
  const { state } = served;
  const name = "owner" in params ? `${params["owner"]}/${params["repo"]}` : state.name;
  const caller: ApiRequest["caller"] = () => {
    if (token === undefined) throw new Refusal(401, "Requires authentication");
    return token.actor;
  };
  return {
    state,
    bare: repositoryCalled(state, name),
    params,
    query: url.searchParams,
    body: record(body),
    token,
    caller,
  };
}

function repositoryCalled(state: State, name: string): ApiRequest["bare"] {
  if (name.toLowerCase() === state.name.toLowerCase()) return state.bare;
  try {
    return state.git.repository(name);
  } catch {
    throw notFound();
  }
}

/** A private repository does not exist for strangers; a token that lacks a permission gets an error that says so. */
function permit(apiRequest: ApiRequest, route: Route): void {
  const needs = needsOf(apiRequest, route);
  const { state, token } = apiRequest;
  const onlyReads = needs.every((set) => Object.values(set).every((level) => level === "read"));
  if (onlyReads && !state.private) return;
  if (token === undefined) throw state.private ? notFound() : new Refusal(401, "Requires authentication");
  const holds = ([key, level]: [string, string]): boolean => {
    const held = token.permissions[key];
    return held === "write" || held === level || (key === "metadata" && level === "read");
  };
  if (needs.length === 0 || needs.some((set) => Object.entries(set).every(holds))) return;
  throw new Refusal(
    403,
    `Resource not accessible by ${token.kind === "user" ? "personal access token" : "integration"}`,
  );
}

/** Sent with every answer, even an error: `issues=write; pull_requests=write` means either. */
function acceptedPermissions(apiRequest: ApiRequest, route: Route): string {
  const inWords = ([key, level]: [string, string]): string => `${key.replaceAll("-", "_")}=${level}`;
  return needsOf(apiRequest, route)
    .map((set) => Object.entries(set).map(inWords).join(","))
    .join("; ");
}

function needsOf(apiRequest: ApiRequest, route: Route): Needs {
  return typeof route.needs === "function" ? route.needs(apiRequest) : route.needs;
}

function refuseMisshapen({ description }: Served, route: Route, { body }: Call): void {
  const [wrong] = description.requestFaults(route.operation, body);
  if (wrong === undefined) return;
  throw new Refusal(422, `Invalid request.\n\n${wrong.replace(/^#\/?/, "").replace(/^: /, "")}`);
}

function toApiResponse(refusal: Refusal): ApiResponse {
  const errors = refusal.errors === undefined ? {} : { errors: refusal.errors };
  const body = {
    message: refusal.message,
    ...errors,
    documentation_url: "https://docs.github.com/rest",
    status: String(refusal.status),
  };
  return { status: refusal.status, body, headers: refusal.headers };
}

function faulty(fault: Exclude<Fault, { kind: "reset" | "cut" }>): ApiResponse {
  if (fault.kind === "status") {
    const { status, headers = {}, message = "Server Error" } = fault;
    return { ...toApiResponse(new Refusal(status, message)), headers };
  }
  if (fault.kind === "secondary") {
    const message = "You have exceeded a secondary rate limit. Please wait a few minutes before you try again.";
    const headers = fault.retryAfter === undefined ? {} : { "retry-after": String(fault.retryAfter) };
    return { ...toApiResponse(new Refusal(fault.status ?? 403, message)), headers };
  }
  const headers = { "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(fault.reset) };
  return { ...toApiResponse(new Refusal(403, "API rate limit exceeded for installation.")), headers };
}

/** Headers and half a body. */
function cut(response: ServerResponse, result: ApiResponse | undefined): void {
  const json = JSON.stringify(result?.body ?? null);
  response.writeHead(result?.status ?? 500, {
    "content-type": "application/json; charset=utf-8",
    "content-length": json.length,
  });
  response.write(json.slice(0, json.length / 2), () => reset(response));
}

function send({ requests, state }: Served, response: ServerResponse, recorded: Recorded, result: ApiResponse): void {
  recorded.status = result.status;
  const { body } = result;
  const plain = body === undefined || typeof body === "string" || Buffer.isBuffer(body);
  const json = plain ? body : JSON.stringify(body);
  response.writeHead(result.status, {
    "x-github-request-id": `REMIT:${requests.length}`,
    "x-github-api-version-selected": "2022-11-28",
    "x-ratelimit-limit": "1000",
    "x-ratelimit-remaining": String(Math.max(1, 1000 - requests.length)),
    "x-ratelimit-used": String(requests.length),
    "x-ratelimit-reset": String(Math.floor(Date.parse(state.createdAt) / 1000) + 3600),
    "x-ratelimit-resource": "core",
    ...(json === undefined ? {} : { "content-type": "application/json; charset=utf-8" }),
    ...result.headers,
  });
  response.end(json);
}
