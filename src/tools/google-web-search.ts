/** `google_web_search`: a question to Gemini, grounded in a web search, small and on its own. */
import type { Answer } from "../events.ts";
import { textArg } from "./args.ts";
import { citeSources } from "./citations.ts";
import { setApart, unavailable } from "./reach.ts";
import { failure, type Site, type Tool } from "./tool.ts";

export const googleWebSearch: Tool = {
  name: "google_web_search",
  description: "Search the web; answers with a summary and its sources.",
  parameters: {
    type: "object",
    properties: { query: { type: "string", minLength: 1, maxLength: 1_000 } },
    required: ["query"],
  },
  effect: "read",
  needs: () => [],
  async run(args, site, signal) {
    const query = textArg(args, "query").trim();
    if (site.search === undefined) return unavailable("A web search");
    if (query === "") return failure("invalid_arguments", "The query is empty.");
    if (site.redact(query) !== query) {
      return failure("denied", "Refused: the query holds a secret, or what looks like one.");
    }
    return await search(query, site.search, site, signal);
  },
};

async function search(
  query: string,
  ask: NonNullable<Site["search"]>,
  site: Site,
  signal: AbortSignal,
): Promise<Answer> {
  const found = await ask(query, signal);
  switch (found.kind) {
    case "found": {
      if (found.reply.text.trim() === "") return failure("not_found", "The search found nothing.");
      return { text: setApart(citeSources(found.reply), { what: "answer of a web search" }, site) };
    }
    case "failed":
      return failure("network", `The search failed: ${found.fault.message}`, found.fault.hint);
    case "cancelled":
      return failure("cancelled", "The call was cancelled.");
    case "spent":
      return failure("failed", "The run's budget leaves no room for a search.");
    default:
      return found satisfies never;
  }
}
