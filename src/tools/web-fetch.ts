/** `web_fetch`: the text of pages. As in Gemini CLI, the parameter is a prompt that contains URLs. */
import type { Answer, ErrorCode, JsonObject, Media } from "../events.ts";
import { answerCap, fitText, shareRoom } from "./clip.ts";
import { MOST_MEDIA_BYTES, mediaType } from "../lib/media.ts";
import type { WebContext, AnswerContext, CommandContext } from "./context.ts";
import { unavailable, failure, type Tool } from "./tool.ts";
import { TextDecoder } from "node:util";
import { attempt } from "../lib/attempt.ts";
import { firstOf } from "../lib/cut.ts";
import type { Web, WebAnswer } from "../ports.ts";
import { optionalText, textArg } from "./args.ts";
import { present } from "../lib/parts.ts";

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
    const { web } = context;
    if (web === undefined) return unavailable("The web");
    const addresses = addressesOf(args);
    const refusal = refuse(addresses);
    if (refusal !== undefined) return refusal;
    const good = addresses.flatMap((address) => (address.kind === "address" ? [address] : []));
    const pages = await Promise.all(good.map((address) => fetchPage(address, web, context, signal)));
    return await answerPages(pages, context);
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
  const blocks = await Promise.all(pages.map((page, index) => showPage(page, shares[index] ?? 0, pages, context)));
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
  page: WebPage,
  share: number,
  pages: readonly WebPage[],
  context: AnswerContext,
): Promise<{ readonly text: string; readonly clipped: boolean }> {
  const name = page.url.slice(0, 300);
  if (page.kind === "document") return { text: showDocument(page, pages, context), clipped: false };
  if (page.kind === "failed") return { text: `Could not fetch ${name}: ${page.why}.`, clipped: false };
  const { text, clipped } = await fitText("web_fetch", page.text, share, context);
  return { text: context.mark(text.trim() === "" ? "(no text)" : text, { what: `web page ${name}` }), clipped };
}

type Address =
  /** `host` is what policy judges: lower-case, ASCII, without a final dot. */
  | { readonly kind: "address"; readonly url: URL; readonly host: string; readonly written: string }
  | { readonly kind: "faulty"; readonly written: string; readonly why: string };

/** Every URL of a `web_fetch` call, each once: its `url`, and those in its `prompt`. */
export function addressesOf(args: JsonObject): readonly Address[] {
  const found = [...textArg(args, "prompt").matchAll(/\bhttps?:\/\/[^\s<>"`]+/gi)].map(([url]) => trimEnd(url));
  const written = new Set(present([optionalText(args, "url")?.trim(), ...found]));
  return [...written].map((one) => readAddress(one));
}

/** Removes punctuation of the surrounding sentence; a closing bracket stays if the URL opened it. */
function trimEnd(url: string): string {
  const trimmed = url.replace(/[.,;:!?'*_]+$/, "");
  const last = trimmed.at(-1) ?? "";
  const opening = BRACKETS[last];
  const isLoose = opening !== undefined && trimmed.split(opening).length < trimmed.split(last).length;
  return isLoose ? trimEnd(trimmed.slice(0, -1)) : trimmed;
}

const BRACKETS: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/** Characters of one URL, at most. */
const LONGEST = 4_000;

/** Reads one URL; `base` is the page that contains it. */
function readAddress(written: string, base?: URL): Address {
  const faulty = (why: string): Address => ({ kind: "faulty", written: firstOf(written, 200), why });
  if (written.length > LONGEST) return faulty(`it has more than ${LONGEST} characters`);
  // URL parsers treat these differently.
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0020\u007f\\]/.test(written)) return faulty("it has a blank, a control character or a backslash");
  if (!URL.canParse(written, base?.href)) return faulty("it is not an address; write https://host/path");
  const url = new URL(written, base?.href);
  if (url.protocol !== "https:" && url.protocol !== "http:") return faulty("only http and https are fetched");
  if (url.username !== "" || url.password !== "") return faulty("it holds a user name or a password");
  if (url.port !== "") return faulty("it names a port; only the usual ports are fetched from");
  const host = url.hostname.replace(/\.$/, "");
  if (host === "" || host.endsWith(".")) return faulty("it names no host");
  return { kind: "address", url, host, written };
}

type WebPage =
  | { readonly kind: "page"; readonly url: string; readonly text: string }
  | { readonly kind: "document"; readonly url: string; readonly media: Media; readonly bytes: number }
  | { readonly kind: "failed"; readonly url: string; readonly error: ErrorCode; readonly why: string };

type Read = Extract<Address, { readonly kind: "address" }>;

const MOST_REDIRECTS = 5;
const MOST_BYTES = 10 * 1024 * 1024;
/** Milliseconds for a page, redirects included. */
const MOST_MS = 30_000;

/** Policy has allowed the first host and is asked about every other. */
async function fetchPage(
  first: Read,
  web: Web,
  context: WebContext & AnswerContext & Pick<CommandContext, "clock">,
  signal: AbortSignal,
): Promise<WebPage> {
  const start = context.clock.elapsed();
  let at = first;
  for (let redirects = 0; ; redirects++) {
    if (leaks(at, context)) return failed(at, "denied", "the address holds a secret, or what looks like one");
    const timeoutMs = MOST_MS - (context.clock.elapsed() - start);
    const request = { url: at.url, maxBytes: MOST_BYTES, timeoutMs, signal };
    const answer: WebAnswer = timeoutMs > 0 ? await web.fetch(request) : { kind: "timed_out" };
    if (answer.kind !== "answered") return failed(at, ...whyNot(answer));
    if (answer.location === undefined) return await readPage(at, answer);
    if (redirects === MOST_REDIRECTS) return failed(first, "network", `it redirects more than ${MOST_REDIRECTS} times`);
    const next = readAddress(answer.location, at.url);
    if (next.kind === "faulty") return failed(at, "network", `it redirects to ${quote(next.written)}: ${next.why}`);
    if (next.host !== at.host && context.allowsHost?.(next.host) !== true) {
      const why = `it redirects to ${quote(next.url.href)}, and the policy does not allow ${next.host}`;
      return failed(at, "denied", why);
    }
    at = next;
  }
}

/** Whether sending this URL would reveal a secret; the host counts too, because resolving it sends its name. */
function leaks({ url, written }: Read, { redact }: AnswerContext): boolean {
  return [written, url.href].some((text) => redact(text) !== text);
}

function failed({ url }: Read, error: ErrorCode, why: string): WebPage {
  return { kind: "failed", url: url.href, error, why };
}

function quote(text: string): string {
  return JSON.stringify(firstOf(text, 300));
}

function whyNot(answer: Exclude<WebAnswer, { readonly kind: "answered" }>): readonly [ErrorCode, string] {
  switch (answer.kind) {
    case "refused":
      return ["denied", `${answer.reason}; only the public web is fetched`];
    case "too_large":
      return ["too_large", `it has more than ${MOST_BYTES} bytes`];
    case "timed_out":
      return ["timed_out", `no whole answer came within ${MOST_MS / 1000} s`];
    case "cancelled":
      return ["cancelled", "the call was cancelled"];
    case "failed":
      return ["network", answer.message];
    default:
      return answer satisfies never;
  }
}

async function readPage(at: Read, answer: Extract<WebAnswer, { readonly kind: "answered" }>): Promise<WebPage> {
  const { status, type, bytes } = answer;
  if (status < 200 || status > 299)
    return failed(at, status === 404 || status === 410 ? "not_found" : "network", `the server answered ${status}`);
  const media = type.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (media === PDF && mediaType("page.pdf", bytes) === PDF) {
    const data = { mimeType: PDF, data: bytes.toString("base64") };
    return { kind: "document", url: at.url.href, media: data, bytes: bytes.length };
  }
  const isText = media === "" || TEXT.test(media);
  if (!isText || bytes.subarray(0, 4_096).includes(0)) {
    return failed(at, "binary", `it is ${media === "" ? "binary" : quote(media)}; only text and PDF are fetched`);
  }
  const text = decode(bytes, type);
  const isHtml = /html/.test(media) || (media === "" && /^\s*<(?:!doctype|html)/i.test(text));
  const url = at.url.href;
  if (!isHtml) return { kind: "page", url, text };
  const { htmlToText } = await import("../lib/web-text.ts"); // Most runs fetch no page.
  return { kind: "page", url, text: htmlToText(text, url) };
}

const PDF = "application/pdf";
const TEXT = /^text\/|[/+](?:json|xml|yaml|x-yaml|toml|javascript|ecmascript|x-sh|x-ndjson|graphql|sql)$/;

/** Decodes by the header's charset, or the page's own, or as UTF-8. */
function decode(bytes: Buffer, type: string): string {
  const inside = /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]+)/i.exec(bytes.toString("latin1", 0, 2_048))?.[1];
  const named = /charset\s*=\s*"?([\w-]+)/i.exec(type)?.[1];
  for (const label of present([named, inside])) {
    const decoder = attempt(() => new TextDecoder(label)); // It throws for an unknown name.
    if (decoder !== undefined) return decoder.decode(bytes);
  }
  return new TextDecoder().decode(bytes);
}
