/** Images that people attached to what they wrote on GitHub. Pure. */
import { cleanMarkdown } from "./untrusted.ts";

/** Images of one request. */
const MOST = 4;

/**
 * Addresses of files that were uploaded to this GitHub server, in the order of the texts, each once. Nothing else that a
 * text links to is an attachment: an address of somebody's choice is not asked for anything.
 */
export function findAttachments(texts: readonly string[], serverUrl: string): readonly URL[] {
  const origin = URL.canParse(serverUrl) ? new URL(serverUrl).origin : "";
  const found = texts.flatMap((text) =>
    [...cleanMarkdown(text).text.matchAll(UPLOADED)].flatMap(([address]) => {
      const url = URL.canParse(address) ? new URL(address) : undefined;
      return url !== undefined && url.origin === origin ? [url.href] : [];
    }),
  );
  return [...new Set(found)].slice(0, MOST).map((address) => new URL(address));
}

const UPLOADED =
  /https?:\/\/[^\s/"'<>()]+\/user-attachments\/assets\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![\w/-])/gi;
