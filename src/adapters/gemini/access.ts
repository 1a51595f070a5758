/** How the API is reached: with a key, or in a project of Vertex AI. */
import { usable } from "../../lib/models.ts";
import { once } from "../../lib/once.ts";
import { readAll } from "../http.ts";
import type { HttpExchange } from "./wire.ts";

export type Credentials =
  | { readonly kind: "api-key"; readonly key: string }
  /** Google Cloud's application default credentials. */
  | { readonly kind: "vertex"; readonly project: string; readonly location: string };

export interface Access {
  /** The API's address, with its version. */
  readonly root: string;
  /** The path of the list of models, below the root. */
  readonly list: string;
  /** A model's path, below the root. */
  pathOf(model: string): string;
  /** Those of one request. Throws when there are no credentials. */
  headers(): Promise<Record<string, string>>;
}

/** `baseUrl`: the API's address; Google's own when absent. */
export function openAccess(credentials: Credentials, baseUrl: string | undefined): Access {
  return credentials.kind === "api-key" ? byKey(credentials.key, baseUrl) : byProject(credentials, baseUrl);
}

function byKey(key: string, baseUrl = GOOGLE_BASE_URL): Access {
  return {
    root: `${withoutSlash(baseUrl)}/${GEMINI_VERSION}`,
    list: "models",
    pathOf: (model) => (/^(?:models|tunedModels)\//.test(model) ? model : `models/${model}`),
    headers: () => (key === "" ? Promise.reject(new NoKey()) : Promise.resolve({ ...HEADERS, "x-goog-api-key": key })),
  };
}

const HEADERS = { "content-type": "application/json", "user-agent": "remit" } as const;

function withoutSlash(url: string): string {
  return url.replace(/\/$/, "");
}

/** The step has no key: nothing is sent, and the run ends where people read why. */
export class NoKey extends Error {}

const GOOGLE_BASE_URL = "https://generativelanguage.googleapis.com";
// `v1` knows neither thoughts, nor call ids, nor parameters as JSON Schema, and answers 400 to unknown fields.
const GEMINI_VERSION = "v1beta";
const VERTEX_VERSION = "v1beta1";

type Vertex = Extract<Credentials, { kind: "vertex" }>;

function byProject({ project, location }: Vertex, baseUrl = vertexUrl(location)): Access {
  const place = `projects/${project}/locations/${location}`;
  // The client caches the token until it expires.
  const auth = once(async () => {
    const { GoogleAuth } = await import("google-auth-library");
    return new GoogleAuth({ scopes: [SCOPE] });
  });
  return {
    root: `${withoutSlash(baseUrl)}/${VERTEX_VERSION}`,
    list: "publishers/google/models",
    pathOf: (model) => (model.startsWith("projects/") ? model : `${place}/${publisherName(model)}`),
    headers: async () => ({ ...HEADERS, ...Object.fromEntries(await (await auth()).getRequestHeaders(baseUrl)) }),
  };
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

const SCOPE = "https://www.googleapis.com/auth/cloud-platform";

/** The models that can do Remit's work, best first. Throws what the exchange throws. */
export async function listOffers(
  access: Access,
  credentials: Credentials,
  exchange: Pick<HttpExchange, "send">,
  now: number,
): Promise<readonly string[]> {
  const headers = await access.headers();
  const names: string[] = [];
  let next = "";
  do {
    const token = next === "" ? "" : `&pageToken=${encodeURIComponent(next)}`;
    const pieces = await exchange.send(`${access.root}/${access.list}?pageSize=${PAGE}${token}`, { headers });
    const page: Page = JSON.parse((await readAll(pieces)).toString());
    for (const { name, supportedGenerationMethods: methods } of page.models ?? page.publisherModels ?? []) {
      // Vertex AI lists no methods.
      if (name !== undefined && methods?.includes("generateContent") !== false) names.push(name);
    }
    next = page.nextPageToken ?? "";
  } while (next !== "");
  return usable(names, credentials.kind === "vertex" ? "vertex" : "key", now);
}

/** A page of the list: Vertex AI has its own name for it. */
interface Page {
  readonly models?: readonly ModelListing[];
  readonly publisherModels?: readonly ModelListing[];
  readonly nextPageToken?: string;
}

interface ModelListing {
  readonly name?: string;
  readonly supportedGenerationMethods?: readonly string[];
}

/** The API's largest page; it has a few dozen models. */
const PAGE = 1_000;
