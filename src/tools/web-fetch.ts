/** `web_fetch`: the text of pages. As in Gemini CLI, the parameter is a prompt that contains URLs. */
import type { Answer } from "../events.ts";
import { answerCap, fitText, shareRoom } from "./clip.ts";
import { MOST_MEDIA_BYTES } from "../lib/media.ts";
import { unavailable } from "./reach.ts";
import { failure, type Tool, type AnswerContext } from "./tool.ts";
import { addressesOf, type Address, fetchPage, type WebPage } from "./web-page.ts";

const MOST_PAGES = 20;

export const webFetch: Tool = {
  name: "web_fetch",
  description: "Fetch the text of web pages, from hosts the policy allows. Other words of the prompt are not read.",
  parameters: {
    type: "object",
    properties: {
      prompt: { type: "string", description: `Has the URLs, ${MOST_PAGES} at most` },
      url: { type: "string" },
    },
  },
  effect: "read",
  needs: (args) => {
    const hosts = addressesOf(args).flatMap((address) => (address.kind === "address" ? [address.host] : []));
    return [...new Set(hosts)].map((host) => ({ kind: "host", host }));
  },
  async run(args, context, signal) {
    if (context.web === undefined) return unavailable("The web");
    const addresses = addressesOf(args);
    const refusal = refuse(addresses);
    if (refusal !== undefined) return refusal;
    const good = addresses.flatMap((address) => (address.kind === "address" ? [address] : []));
    return await answerPages(await Promise.all(good.map((address) => fetchPage(address, context, signal))), context);
  },
};

function refuse(addresses: readonly Address[]): Answer | undefined {
  if (addresses.length === 0) {
    return failure("invalid_arguments", "There is no URL in the call.", "Write it in full, as https://host/path.");
  }
  if (addresses.length > MOST_PAGES) {
    return failure("invalid_arguments", `${addresses.length} pages are too many; ${MOST_PAGES} are fetched at a time.`);
  }
  const faults = addresses.flatMap((address) => (address.kind === "faulty" ? [address] : []));
  if (faults.length === 0) return undefined;
  return failure(
    "invalid_arguments",
    faults.map(({ written, why }) => `Refused ${JSON.stringify(written)}: ${why}.`).join("\n"),
  );
}

/** Characters of an answer, for each page, besides the page's text. */
const AROUND = 600;

async function answerPages(pages: readonly WebPage[], context: AnswerContext): Promise<Answer> {
  const lengths = pages.map((page) => (page.kind === "page" ? page.text.length : 0));
  const shares = shareRoom(lengths, answerCap(context) - AROUND * pages.length);
  const blocks = await Promise.all(
    pages.map((page, index) =>
      page.kind === "document"
        ? Promise.resolve({ text: showDocument(page, pages, context), clipped: false })
        : showPage(page, shares[index] ?? 0, context),
    ),
  );
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const [first] = pages;
  const media = showable(pages).map(({ media: one }) => one);
  const error = first?.kind === "failed" && pages.every(({ kind }) => kind === "failed") ? { error: first.error } : {};
  const clipped = blocks.some((block) => block.clipped) ? { clippedFrom: whole } : {};
  return {
    text: blocks.map(({ text }) => text).join("\n\n"),
    ...error,
    ...clipped,
    ...(media.length === 0 ? {} : { media }),
  };
}

type PageDocument = Extract<WebPage, { readonly kind: "document" }>;

/** Documents for the model, as many as one request takes. */
function showable(pages: readonly WebPage[]): readonly PageDocument[] {
  let left = MOST_MEDIA_BYTES;
  return pages.flatMap((page) => {
    if (page.kind !== "document" || page.bytes > left) return [];
    left -= page.bytes;
    return [page];
  });
}

function showDocument(page: PageDocument, pages: readonly WebPage[], context: AnswerContext): string {
  const what = `${page.media.mimeType}, ${page.bytes} bytes`;
  const shown = showable(pages).includes(page)
    ? what
    : `${what}, too large to be shown with the others; fetch it alone`;
  return context.mark(shown, { what: `web page ${page.url.slice(0, 300)}` });
}

async function showPage(
  page: Exclude<WebPage, PageDocument>,
  share: number,
  context: AnswerContext,
): Promise<{ readonly text: string; readonly clipped: boolean }> {
  const name = page.url.slice(0, 300);
  if (page.kind === "failed") return { text: `Could not fetch ${name}: ${page.why}.`, clipped: false };
  const { text, clipped } = await fitText("web_fetch", page.text, share, context);
  return { text: context.mark(text.trim() === "" ? "(no text)" : text, { what: `web page ${name}` }), clipped };
}
