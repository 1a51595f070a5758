/** What an account can use: the API's own list of models. */
import type { GoogleGenAI } from "@google/genai/web";
import { usable } from "../../lib/models.ts";
import type { Access } from "./access.ts";
import type { Exchange } from "./wire.ts";

/** The models that can do Remit's work, best first. Throws what the exchange throws. */
export async function listOffers(
  { client, access }: { readonly client: GoogleGenAI; readonly access: Access },
  { fetch, signal }: Pick<Exchange, "fetch" | "signal">,
  now: number,
): Promise<readonly string[]> {
  const headers = await access.headers();
  const config = { pageSize: PAGE, queryBase: true, abortSignal: signal, httpOptions: { fetch, headers } };
  const names: string[] = [];
  for await (const { name, supportedActions: actions } of await client.models.list({ config })) {
    // Vertex AI names no actions.
    if (name !== undefined && actions?.includes("generateContent") !== false) names.push(name);
  }
  return usable(names, client.vertexai ? "vertex" : "key", now);
}

/** As many as the API gives at once; it has some dozens. */
const PAGE = 1_000;
