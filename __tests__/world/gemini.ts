/**
 * A Gemini server on loopback that answers from a script.
 *
 *     await using gemini = await openGeminiServer({
 *       script: [call("read_file", { file_path: "a.ts" }), fault(503), say("Done.", { expect: (r) => … })],
 *     });
 *     openGemini({ credentials: { kind: "api-key", key: gemini.key }, baseUrl: gemini.url, … });
 *     expect(gemini.requests[1]?.answers).toEqual([…]);
 *
 * It refuses with 400 what Gemini refuses (answers that do not pair with calls, lost signatures, empty parts, roles
 * that do not alternate, fields it does not know) and checks the key. Closing it throws when a step was left over, an
 * expectation failed, a request came after the script's end, or a request was refused (unless `refusals: "expected"`).
 */
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { listen, readBody, reset } from "./loopback.ts";
import { formRequest, parseRoute, type GeminiRequest, type WireBody } from "./gemini/request.ts";
import { findFault } from "./gemini/rules.ts";
import { fault, type FixedStep, type Step } from "./gemini/script.ts";
import { formChunks, joinChunks, pass, sendStream, type Memory } from "./gemini/stream.ts";

export type { GeminiRequest, WireAnswer, WireBody, WireContent, WirePart } from "./gemini/request.ts";
export * from "./gemini/script.ts";

export interface GeminiServerOptions {
  readonly script?: readonly Step[];
  /** The list of models; if absent, models cannot be listed. */
  readonly offers?: readonly string[];
  /** `expected`: requests that break Gemini's rules do not fail the test. */
  readonly refusals?: "expected";
}

export interface GeminiServer extends AsyncDisposable {
  /** `http://127.0.0.1:PORT`, for `GOOGLE_GEMINI_BASE_URL`. */
  readonly url: string;
  /** The only API key that it accepts. */
  readonly key: string;
  /** Requests for content, in order, without those that count tokens. */
  readonly requests: readonly GeminiRequest[];
  /** The reasons why requests were refused, in order. */
  readonly refusals: readonly string[];
  /** Resolves when this many requests for content have come. */
  asked(count: number): Promise<void>;
  /** Add steps to the script. */
  add(...steps: readonly Step[]): void;
  /** Application default credentials for Vertex AI, as google-github-actions/auth writes them to a file. */
  federation(subjectTokenFile: string): string;
  close(): Promise<void>;
}

export async function openGeminiServer(options: GeminiServerOptions = {}): Promise<GeminiServer> {
  const state = new State(options);
  const server = await listen(
    (request, response) => serve(state, request, response),
    (error) => state.failures.push(error),
  );
  const close = async (): Promise<void> => {
    await server[Symbol.asyncDispose]();
    state.verify();
  };
  return {
    url: server.url,
    key: state.key,
    requests: state.requests,
    refusals: state.refusals,
    asked: (count) => state.asked(count),
    add: (...steps) => void state.script.push(...steps),
    federation: (file) => JSON.stringify(federated(server.url, file)),
    close,
    async [Symbol.asyncDispose]() {
      await close().catch((error: unknown) => {
        // If the test has already failed, another error would only be reported as suppressed.
        process.stderr.write(`Scripted Gemini: ${String(error)}\n`);
        throw error;
      });
    },
  };
}

class State {
  // A new key each time, so that a key that leaks from one test into another is noticed.
  readonly key = `AIza${createHash("sha256").update(`${process.hrtime.bigint()}`).digest("base64url").slice(0, 35)}`;
  readonly token = `ya29.${this.key}`;
  readonly script: Step[];
  readonly requests: GeminiRequest[] = [];
  readonly refusals: string[] = [];
  readonly failures: unknown[] = [];
  readonly memory: Memory = { calls: 0, signatures: 0, sent: [] };
  private readonly tolerant: boolean;
  private waiting: { readonly count: number; readonly resolve: () => void }[] = [];

  readonly offers: readonly string[] | undefined;

  constructor({ script = [], refusals, offers }: GeminiServerOptions) {
    this.script = [...script];
    this.offers = offers;
    this.tolerant = refusals === "expected";
  }

  record(request: GeminiRequest): void {
    this.requests.push(request);
    for (const { count, resolve } of this.waiting) if (this.requests.length >= count) resolve();
  }

  asked(count: number): Promise<void> {
    if (this.requests.length >= count) return Promise.resolve();
    return new Promise((resolve) => void this.waiting.push({ count, resolve }));
  }

  /** The step for a request. A refused request uses none. */
  next(request: GeminiRequest): FixedStep {
    const wrong = findFault(request.body, request.model, this.memory.sent);
    if (wrong !== undefined) {
      this.refusals.push(wrong);
      if (!this.tolerant)
        this.failures.push(new Error(`Gemini would refuse request ${this.requests.length}: ${wrong}`));
      return fault(400, { message: wrong });
    }
    const index = this.script.findIndex((step) => typeof step === "function" || step.when?.(request) !== false);
    const [step] = index < 0 ? [] : this.script.splice(index, 1);
    if (step === undefined)
      return this.fail(new Error(`No step is left for request ${this.requests.length}: ${request.lastText}`));
    try {
      const fixed = typeof step === "function" ? step(request) : step;
      fixed.expect?.(request);
      return fixed;
    } catch (error) {
      return this.fail(error);
    }
  }

  verify(): void {
    if (this.script.length > 0)
      this.failures.push(new Error(`${this.script.length} steps of the script were not used.`));
    const [first, ...others] = this.failures;
    if (others.length > 0) throw new AggregateError(this.failures, this.failures.map(String).join("\n"));
    if (first !== undefined) throw first;
  }

  // An error that clients do not retry, so that a failed test ends at once.
  private fail(error: unknown): FixedStep {
    this.failures.push(error);
    return fault(400, { message: `The test has failed: ${String(error)}` });
  }
}

async function serve(state: State, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(incoming.url ?? "/", "http://localhost");
  const raw = (await readBody(incoming)).toString();
  if (pathname === "/token")
    return json(response, 200, {
      access_token: state.token,
      expires_in: 3600,
      token_type: "Bearer",
      issued_token_type: ACCESS_TOKEN,
    });
  const list = /^\/v1beta(?:1\/publishers\/google)?\/models$/.exec(pathname);
  if (list !== null && state.offers !== undefined)
    return listModels(state, list[0].includes("google"), incoming, response);
  const route = parseRoute(pathname);
  if (route === undefined) return answerFault(response, fault(404, { message: `Not found: ${pathname}` }));
  const headers = headersOf(incoming);
  const denied = denial(state, route.vertex, headers);
  if (denied !== undefined) return answerFault(response, denied);
  const body: WireBody = JSON.parse(raw);
  const request = formRequest(route, { path: incoming.url ?? "", headers, raw, body });
  if (route.action === "countTokens") return json(response, 200, { totalTokens: Math.ceil(raw.length / 4) });
  state.record(request);
  await perform(state, state.next(request), request, response, searchParams.get("alt") === "sse");
}

function listModels(state: State, vertex: boolean, incoming: IncomingMessage, response: ServerResponse): void {
  const denied = denial(state, vertex, headersOf(incoming));
  if (denied !== undefined) return answerFault(response, denied);
  const names = state.offers ?? [];
  json(response, 200, vertex ? { publisherModels: names.map(publisherModel) } : { models: names.map(ownModel) });
}

function publisherModel(name: string): object {
  return { name: `publishers/google/models/${name}` };
}

function ownModel(name: string): object {
  const embeds = name.includes("embedding");
  return { name: `models/${name}`, supportedGenerationMethods: [embeds ? "embedContent" : "generateContent"] };
}

function headersOf({ headers }: IncomingMessage): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

async function perform(
  state: State,
  step: FixedStep,
  request: GeminiRequest,
  response: ServerResponse,
  sse: boolean,
): Promise<void> {
  if (step.gate?.after === 0) await pass(step.gate);
  switch (step.kind) {
    case "fault":
      return answerFault(response, step);
    case "reset":
      return reset(response);
    case "empty":
      return void response.writeHead(200, { "content-type": "text/event-stream" }).end();
    case "reply": {
      const chunks = formChunks(step, request, state.memory);
      if (sse) return sendStream(response, chunks, step);
      return json(response, 200, joinChunks(chunks));
    }
  }
}

function denial(state: State, vertex: boolean, headers: Readonly<Record<string, string>>): FixedStep | undefined {
  if (vertex)
    return headers["authorization"] === `Bearer ${state.token}` ? undefined : fault(401, { message: UNAUTHENTICATED });
  const key = headers["x-goog-api-key"];
  if (key === undefined)
    return fault(403, { message: "Method doesn't allow unregistered callers (callers without established identity)." });
  return key === state.key ? undefined : fault(400, { message: "API key not valid. Please pass a valid API key." });
}

function answerFault(response: ServerResponse, step: FixedStep): void {
  if (step.kind !== "fault") return;
  response.writeHead(step.status, { "content-type": "application/json", ...step.headers }).end(step.body);
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

const UNAUTHENTICATED = "Request had invalid authentication credentials. Expected OAuth 2 access token.";
const ACCESS_TOKEN = "urn:ietf:params:oauth:token-type:access_token";

function federated(url: string, file: string): object {
  return {
    type: "external_account",
    audience: "//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/github/providers/remit",
    subject_token_type: "urn:ietf:params:oauth:token-type:jwt",
    token_url: `${url}/token`,
    credential_source: { file, format: { type: "text" } },
  };
}
