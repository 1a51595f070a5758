/** `google_web_search`: a small request to Gemini, grounded in a web search, without the conversation. */
import type { Answer, Citation, Reply } from "../events.ts";
import { firstOf } from "../lib/cut.ts";
import { textArg } from "./args.ts";
import { unavailable, failure, type Tool } from "./tool.ts";
import type { AnswerContext, ToolContext } from "./context.ts";

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
  async run(args, context, signal) {
    const query = textArg(args, "query").trim();
    if (context.search === undefined) return unavailable("A web search");
    if (query === "") return failure("invalid_arguments", "The query is empty.");
    if (context.redact(query) !== query) {
      return failure("denied", "Refused: the query holds a secret, or what looks like one.");
    }
    return await search(query, context.search, context, signal);
  },
};

async function search(
  query: string,
  ask: NonNullable<ToolContext["search"]>,
  context: AnswerContext,
  signal: AbortSignal,
): Promise<Answer> {
  const result = await ask(query, signal);
  switch (result.kind) {
    case "found": {
      if (result.reply.text.trim() === "") return failure("not_found", "The search found nothing.");
      return { text: context.mark(citeSources(result.reply), { what: "answer of a web search" }) };
    }
    case "failed":
      return failure("network", `The search failed: ${result.fault.message}`, result.fault.hint);
    case "cancelled":
      return failure("cancelled", "The call was cancelled.");
    case "over_budget":
      return failure("failed", "The run's budget leaves no room for a search.");
    default:
      return result satisfies never;
  }
}

/**
 * The text with `[n]` after each passage that sources support, then the list of sources. Offsets are in UTF-8 bytes, as
 * Gemini counts; one inside a character means the character's end, one past the text means the text's end.
 */
export function citeSources({
  text,
  citations,
  supports = [],
}: Pick<Reply, "text" | "citations" | "supports">): string {
  const bytes = Buffer.from(text.toWellFormed());
  const marks = new Map<number, Set<number>>();
  for (const { end, citations: cited } of supports) {
    const at = endOfCharacter(bytes, end);
    const known = marks.get(at) ?? new Set();
    for (const index of cited) if (citations[index] !== undefined) known.add(index);
    marks.set(at, known);
  }
  const pieces: string[] = [];
  let from = 0;
  for (const [at, cited] of [...marks].sort(([a], [b]) => a - b)) {
    pieces.push(bytes.toString("utf8", from, at), ...[...cited].sort((a, b) => a - b).map((index) => `[${index + 1}]`));
    from = at;
  }
  pieces.push(bytes.toString("utf8", from));
  return [pieces.join(""), ...listSources(citations)].join("\n\n");
}

function endOfCharacter(bytes: Buffer, offset: number): number {
  let at = Math.min(Math.max(0, Math.trunc(offset)), bytes.length);
  while (at < bytes.length && ((bytes[at] ?? 0) & 0xc0) === 0x80) at++;
  return at;
}

function listSources(citations: readonly Citation[]): string[] {
  if (citations.length === 0) return [];
  const lines = citations.map(({ title, uri }, index) => {
    const name = title === undefined ? "" : `${firstOf(title.replaceAll(/\s+/g, " "), 200)} `;
    return `[${index + 1}] ${name}${firstOf(uri.replaceAll(/\s/g, "%20"), 2_000)}`;
  });
  return [`Sources:\n${lines.join("\n")}`];
}
