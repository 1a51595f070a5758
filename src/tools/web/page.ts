/** One page: fetched, its redirects judged, its text taken out. */
import { TextDecoder } from "node:util";
import type { ErrorCode, Media } from "../../events.ts";
import { firstOf } from "../../lib/cut.ts";
import type { WebAnswer } from "../../ports.ts";
import { mediaType } from "../media.ts";
import type { Site } from "../tool.ts";
import { readAddress, type Address } from "./address.ts";
import { htmlToText } from "./html-text.ts";

export type Page =
  | { readonly kind: "page"; readonly url: string; readonly text: string }
  | { readonly kind: "document"; readonly url: string; readonly media: Media; readonly bytes: number }
  | { readonly kind: "failed"; readonly url: string; readonly error: ErrorCode; readonly why: string };

type Read = Extract<Address, { readonly kind: "address" }>;

const MOST_REDIRECTS = 5;
const MOST_BYTES = 10 * 1024 * 1024;
/** Milliseconds for a page with all its redirects. */
const MOST_MS = 30_000;

/** Policy has allowed the first host; it is asked about every other. */
export async function fetchPage(first: Read, site: Site, signal: AbortSignal): Promise<Page> {
  const start = site.clock.elapsed();
  let at = first;
  for (let redirects = 0; ; redirects++) {
    if (leaks(at, site)) return failed(at, "denied", "the address holds a secret, or what looks like one");
    const left = MOST_MS - (site.clock.elapsed() - start);
    const answer = await ask(at, left, site, signal);
    if (answer.kind !== "answered") return failed(at, ...whyNot(answer));
    if (answer.location === undefined) return await readPage(at, answer);
    if (redirects === MOST_REDIRECTS) return failed(first, "network", `it redirects more than ${MOST_REDIRECTS} times`);
    const next = readAddress(answer.location, at.url);
    if (next.kind === "faulty") return failed(at, "network", `it redirects to ${quote(next.written)}: ${next.why}`);
    if (next.host !== at.host && site.allowsHost?.(next.host) !== true) {
      const why = `it redirects to ${quote(next.url.href)}, and the policy does not allow ${next.host}`;
      return failed(at, "denied", why);
    }
    at = next;
  }
}

function ask({ url }: Read, timeoutMs: number, { web }: Site, signal: AbortSignal): Promise<WebAnswer> | WebAnswer {
  if (web === undefined || timeoutMs <= 0) return { kind: "timed_out" };
  return web.fetch({ url, maxBytes: MOST_BYTES, timeoutMs, signal });
}

/** Whether sending this address would tell a secret; the host is part of it, and is looked up by name. */
function leaks({ url, written }: Read, { redact }: Site): boolean {
  return [written, url.href].some((text) => redact(text) !== text);
}

function failed({ url }: Read, error: ErrorCode, why: string): Page {
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

async function readPage(at: Read, answer: Extract<WebAnswer, { readonly kind: "answered" }>): Promise<Page> {
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
  return { kind: "page", url, text: isHtml ? await htmlToText(text, url) : text };
}

const PDF = "application/pdf";
const TEXT = /^text\/|[/+](?:json|xml|yaml|x-yaml|toml|javascript|ecmascript|x-sh|x-ndjson|graphql|sql)$/;

/** As the header says, or the page itself, or UTF-8. */
function decode(bytes: Buffer, type: string): string {
  const inside = /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]+)/i.exec(bytes.toString("latin1", 0, 2_048))?.[1];
  const named = /charset\s*=\s*"?([\w-]+)/i.exec(type)?.[1];
  for (const label of [named, inside, "utf-8"]) {
    const decoder = label === undefined ? undefined : decoderFor(label);
    if (decoder !== undefined) return decoder.decode(bytes);
  }
  return bytes.toString();
}

/** Undefined for a name that nobody knows. */
function decoderFor(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined; // Its constructor throws for nothing else.
  }
}
