/** The addresses in a call's arguments, read as a browser reads them. */
import type { JsonObject } from "../../events.ts";
import { firstOf } from "../../lib/cut.ts";
import { optionalText, textArg } from "../args.ts";

export type Address =
  /** `host` is what policy is asked about: lower-case, ASCII, without a final dot. */
  | { readonly kind: "address"; readonly url: URL; readonly host: string; readonly written: string }
  | { readonly kind: "faulty"; readonly written: string; readonly why: string };

/** Every address of a call of `web_fetch`, each once: its `url`, and those in its `prompt`. */
export function addressesOf(args: JsonObject): readonly Address[] {
  const url = optionalText(args, "url");
  const written = [...(url === undefined ? [] : [url.trim()]), ...findAddresses(textArg(args, "prompt"))];
  return [...new Set(written)].map((one) => readAddress(one));
}

function findAddresses(text: string): string[] {
  return [...text.matchAll(/\bhttps?:\/\/[^\s<>"`]+/gi)].map(([found]) => trimEnd(found));
}

/** Without what belongs to the sentence around it; a closing bracket stays when it was opened within. */
function trimEnd(found: string): string {
  const trimmed = found.replace(/[.,;:!?'*_]+$/, "");
  const last = trimmed.at(-1) ?? "";
  const opening = BRACKETS[last];
  const isLoose = opening !== undefined && trimmed.split(opening).length < trimmed.split(last).length;
  return isLoose ? trimEnd(trimmed.slice(0, -1)) : trimmed;
}

const BRACKETS: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/** Gemini CLI's users know no longer ones. */
const LONGEST = 4_000;

/** One address; `base` is the page that names it. */
export function readAddress(written: string, base?: URL): Address {
  const faulty = (why: string): Address => ({ kind: "faulty", written: firstOf(written, 200), why });
  if (written.length > LONGEST) return faulty(`it has more than ${LONGEST} characters`);
  // Readers of addresses differ in what they make of these.
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
