/** What a server answers with, in the port's words. */
import type { CallToolResult, ContentBlock, ReadResourceResult } from "@modelcontextprotocol/sdk/types.js";
import type { ServerAnswer, ServerContent } from "../../ports.ts";

/** The answer to a call, or to a prompt. */
export function readParts(result: Pick<CallToolResult, "content" | "isError" | "structuredContent">): ServerAnswer {
  const content = result.content.map(readBlock);
  // A tool with structured output should repeat it as text, but need not.
  const structured = result.structuredContent;
  const text: readonly ServerContent[] =
    content.length === 0 && structured !== undefined ? [{ kind: "text", text: JSON.stringify(structured) }] : content;
  return { kind: "answered", content: text, isError: result.isError === true };
}

/** One part of a resource. */
export function readContents(part: ReadResourceResult["contents"][number]): ServerContent {
  if ("text" in part) return { kind: "text", text: part.text };
  return { kind: "media", mimeType: part.mimeType ?? "application/octet-stream", data: part.blob };
}

function readBlock(block: ContentBlock): ServerContent {
  switch (block.type) {
    case "text":
      return { kind: "text", text: block.text };
    case "image":
    case "audio":
      return { kind: "media", mimeType: block.mimeType, data: block.data };
    case "resource":
      return readContents(block.resource);
    case "resource_link":
      return { kind: "link", uri: block.uri, name: block.name };
    default:
      return block satisfies never;
  }
}
