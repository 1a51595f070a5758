/**
 * How the API is reached: with a key, or in a project of Vertex AI.
 *
 * The SDK's browser build serves both. Its Node build also loads Google's credentials library and a web socket, a fifth
 * of a run's memory and start-up, which a key does not need. What the browser build lacks for Vertex AI is here: the
 * address, the project's resource names, the token.
 */
import type { GoogleGenAIOptions, GoogleGenAI } from "@google/genai/web";
import type { WireFetch, HttpExchange } from "./wire.ts";
import { usable } from "../../lib/models.ts";

export type Credentials =
  | { readonly kind: "api-key"; readonly key: string }
  /** Google Cloud's application default credentials, or those of `keyFile`. */
  | { readonly kind: "vertex"; readonly project: string; readonly location: string; readonly keyFile?: string };

export interface Access {
  readonly client: GoogleGenAIOptions;
  /** The API's full name for a model. */
  nameOf(model: string): string;
  /** Headers of one request, besides the SDK's own. Throws when there are no credentials. */
  headers(): Promise<Record<string, string>>;
}

/** `baseUrl`: the API's address; Google's own when absent. */
export function openAccess(credentials: Credentials, baseUrl: string | undefined): Access {
  return credentials.kind === "api-key" ? byKey(credentials.key, baseUrl) : byProject(credentials, baseUrl);
}

/** The `fetch` that sends requests. */
export function sender(credentials: Credentials, fetch: WireFetch): WireFetch {
  return credentials.kind === "api-key" ? fetch : (input, init) => fetch(input, { ...init, headers: keyless(init) });
}

function byKey(key: string, baseUrl: string | undefined): Access {
  // Always set, because the SDK would otherwise look for one in the environment.
  const httpOptions = { baseUrl: baseUrl ?? GOOGLE_BASE_URL, apiVersion: GEMINI_VERSION };
  return {
    client: { vertexai: false, apiKey: key, httpOptions },
    nameOf: (model) => model,
    headers: () => (key === "" ? Promise.reject(new NoKey()) : Promise.resolve({})),
  };
}

/** The step has no key: nothing is sent, and the run ends where people read why. */
export class NoKey extends Error {}

const GOOGLE_BASE_URL = "https://generativelanguage.googleapis.com";
// Pinned, because version 3 of the SDK uses `v1` of the API, which knows neither thoughts, nor call ids, nor parameters
// as JSON Schema, and answers 400 to unknown fields.
const GEMINI_VERSION = "v1beta";
const VERTEX_VERSION = "v1beta1";

type Vertex = Extract<Credentials, { kind: "vertex" }>;

function byProject({ project, location, keyFile }: Vertex, baseUrl = vertexUrl(location)): Access {
  const place = `projects/${project}/locations/${location}`;
  const auth = openAuth(keyFile);
  return {
    client: { vertexai: true, apiKey: NO_KEY, httpOptions: { baseUrl, apiVersion: VERTEX_VERSION } },
    nameOf: (model) => (model.startsWith("projects/") ? model : `${place}/${publisherName(model)}`),
    headers: async () => Object.fromEntries(await (await auth()).getRequestHeaders(baseUrl)),
  };
}

// The SDK's browser build insists on a key; `sender` removes it again.
const NO_KEY = "none";
const KEY_HEADER = "x-goog-api-key";

function keyless(init: RequestInit | undefined): Headers {
  const headers = new Headers(init?.headers);
  headers.delete(KEY_HEADER);
  return headers;
}

function vertexUrl(location: string): string {
  if (location === "global") return "https://aiplatform.googleapis.com";
  // Locations that span several regions.
  if (location === "us" || location === "eu") return `https://aiplatform.${location}.rep.googleapis.com`;
  return `https://${location}-aiplatform.googleapis.com`;
}

/** `meta/llama-4` is another publisher's model; `models/7` is one that the project tuned. */
function publisherName(model: string): string {
  if (/^(?:publishers|models)\//.test(model)) return model;
  const [publisher = "", name] = model.split("/", 2);
  return name === undefined ? `publishers/google/models/${model}` : `publishers/${publisher}/models/${name}`;
}

function openAuth(keyFile: string | undefined) {
  const load = async () => {
    const { GoogleAuth } = await import("google-auth-library");
    return new GoogleAuth({ scopes: [SCOPE], ...(keyFile === undefined ? {} : { keyFilename: keyFile }) });
  };
  let loading: ReturnType<typeof load> | undefined;
  return () => (loading ??= load()); // The client caches the token until it expires.
}

const SCOPE = "https://www.googleapis.com/auth/cloud-platform";

/** The models that can do Remit's work, best first. Throws what the exchange throws. */
export async function listOffers(
  { client, access }: { readonly client: GoogleGenAI; readonly access: Access },
  { fetch, signal }: Pick<HttpExchange, "fetch" | "signal">,
  now: number,
): Promise<readonly string[]> {
  const headers = await access.headers();
  const config = { pageSize: PAGE, queryBase: true, abortSignal: signal, httpOptions: { fetch, headers } };
  const names: string[] = [];
  for await (const { name, supportedActions: actions } of await client.models.list({ config })) {
    // Vertex AI lists no actions.
    if (name !== undefined && actions?.includes("generateContent") !== false) names.push(name);
  }
  return usable(names, client.vertexai ? "vertex" : "key", now);
}

/** The API's largest page; it has a few dozen models. */
const PAGE = 1_000;
