/** One MCP server: opens it, lists what it offers, and asks it. */
import type { CallToolResult, ContentBlock, ReadResourceResult } from "@modelcontextprotocol/sdk/types.js";
import type { JsonObject } from "../../events.ts";
import type {
  Clock,
  Server,
  ServerEntry,
  ServerOpening,
  ServerAnswer,
  ServerPrompt,
  ServerResource,
  ServerTool,
  ServerContent,
} from "../../ports.ts";
import type { ServerOptions } from "../mcp.ts";
import { within } from "../within.ts";
import { connect, type Connection, type Sdk, NEVER } from "./connection.ts";

/** Milliseconds in which a server must have connected and sent its lists. */
const OPEN_LIMIT = 20_000;

/** Opens the server of an entry. What connects is added to `connections`. */
export async function openOne(
  entry: ServerEntry,
  options: ServerOptions,
  sdk: Sdk,
  connections: Set<Connection>,
  signal: AbortSignal,
): Promise<ServerOpening> {
  const { clock } = options;
  const began = clock.elapsed();
  const started: Connection[] = [];
  const connectNow = (limit: AbortSignal): Promise<Connection> =>
    connect(entry, options, sdk, AbortSignal.any([limit, signal]), (one) => {
      started.push(one);
      connections.add(one);
    });
  const opened = await within(clock, OPEN_LIMIT, signal, async (limit): Promise<Server> => {
    const connection = await connectNow(limit);
    const again = (last: Connection, stop: AbortSignal) => (connections.has(last) ? last : connectNow(stop));
    return await openServer(entry, connection, sdk, clock, limit, again);
  });
  if (opened.kind === "done") return { kind: "open", server: opened.value, ms: Math.round(clock.elapsed() - began) };
  const reason = {
    timed_out: `it did not answer within ${OPEN_LIMIT / 1000} s`,
    cancelled: "the run was cancelled",
    failed: opened.kind === "failed" ? opened.message : "",
  }[opened.kind];
  const stderr = started.map((one) => one.stderr()).join("");
  await Promise.all(started.map((one) => one.close()));
  return {
    kind: "failed",
    name: entry.name,
    required: entry.required,
    reason: stderr === "" ? reason : `${reason}; it said: ${stderr}`,
  };
}

/** A server's lists are limited, because the model sees all of them. */
const MOST_TOOLS = 200;
const MOST_RESOURCES = 500;
const MOST_PAGES = 50;
/** Entries read of each list: an entry may include tools that come late in it. */
const MOST_READ = 2_000;

/** The same connection while it is open; a new one after a pause. */
type Again = (last: Connection, signal: AbortSignal) => Connection | Promise<Connection>;

/** Throws when the server does not send its list of tools. */
export async function openServer(
  entry: ServerEntry,
  connection: Connection,
  sdk: Sdk,
  clock: Clock,
  signal: AbortSignal,
  again: Again = (last) => last,
): Promise<Server> {
  const { client } = connection;
  const offers = client.getServerCapabilities();
  const listing: Listing = { client, types: sdk.types, signal };
  const [allTools, resources, prompts] = await Promise.all([
    offers?.tools === undefined ? [] : listTools(listing),
    offers?.resources === undefined ? [] : listResources(listing).catch(() => []),
    offers?.prompts === undefined ? [] : listPrompts(listing).catch(() => []),
  ]);
  const tools = allTools.filter((tool) => isTaken(tool.name, entry));
  return {
    name: entry.name,
    tools: tools.slice(0, MOST_TOOLS),
    resources: resources.slice(0, MOST_RESOURCES),
    prompts,
    instructions: client.getInstructions() ?? "",
    notes: notes(entry, allTools, tools, resources),
    ...requests(sdk, openAsk(entry, clock, openClient(connection, again))),
  };
}

type Work = (client: Connection["client"], limit: AbortSignal) => Promise<ServerAnswer>;
type Ask = (work: Work, signal: AbortSignal) => Promise<ServerAnswer>;
type CurrentClient = (signal: AbortSignal) => Promise<Connection["client"]>;

function openAsk({ timeoutMs }: ServerEntry, clock: Clock, current: CurrentClient): Ask {
  return (work, stop) => answerWithin(clock, timeoutMs, stop, async (limit) => await work(await current(limit), limit));
}

/** Calls of the same moment wait for the same connection. */
function openClient(first: Connection, again: Again): CurrentClient {
  let last = first;
  let current = Promise.resolve(first);
  return async (signal) => {
    current = current.catch(() => last).then((connection) => again(connection, signal));
    last = await current;
    return last.client;
  };
}

function requests({ types }: Sdk, ask: Ask): Pick<Server, "call" | "read" | "prompt"> {
  return {
    call: (name, args, stop) =>
      ask(async (client, signal) => {
        const request = { method: "tools/call" as const, params: { name, arguments: { ...args } } };
        return readParts(await client.request(request, types.CallToolResultSchema, { signal, timeout: NEVER }));
      }, stop),
    read: (uri, stop) =>
      ask(async (client, signal) => {
        const request = { method: "resources/read" as const, params: { uri } };
        const result = await client.request(request, types.ReadResourceResultSchema, { signal, timeout: NEVER });
        return { kind: "answered", content: result.contents.map(readContents), isError: false };
      }, stop),
    prompt: (name, args, stop) =>
      ask(async (client, signal) => {
        const request = { method: "prompts/get" as const, params: { name, arguments: args } };
        const result = await client.request(request, types.GetPromptResultSchema, { signal, timeout: NEVER });
        return readParts({ content: result.messages.map((message) => message.content) });
      }, stop),
  };
}

async function answerWithin(
  clock: Clock,
  ms: number,
  signal: AbortSignal,
  work: (limit: AbortSignal) => Promise<ServerAnswer>,
): Promise<ServerAnswer> {
  const end = await within(clock, ms, signal, work);
  if (end.kind === "done") return end.value;
  return end.kind === "timed_out" ? { ...end, afterMs: ms } : end;
}

/** `exclude` wins over `include`. Gemini CLI lets a name carry arguments: `tool(x)` means `tool`. */
function isTaken(name: string, { include, exclude }: ServerEntry): boolean {
  const names = (list: readonly string[]): readonly string[] => list.map((item) => item.replace(/\(.*$/s, ""));
  return !names(exclude).includes(name) && (include === undefined || names(include).includes(name));
}

function notes(
  { name, transport, include = [] }: ServerEntry,
  all: readonly ServerTool[],
  taken: readonly ServerTool[],
  resources: readonly ServerResource[],
): readonly string[] {
  const missing = include.filter((wanted) => !all.some((tool) => tool.name === wanted.replace(/\(.*$/s, "")));
  const outside = transport.kind === "stdio" && transport.outside === true;
  return [
    ...(outside ? [`The server \`${name}\` runs outside the sandbox, as its entry asks.`] : []),
    ...missing.map((wanted) => `The server \`${name}\` has no tool \`${wanted}\`, which its entry includes.`),
    ...(all.length === MOST_READ ? [`Of the server \`${name}\` only the first ${MOST_READ} tools are looked at.`] : []),
    ...(taken.length > MOST_TOOLS ? [`Of the server \`${name}\` only the first ${MOST_TOOLS} tools are used.`] : []),
    ...(resources.length > MOST_RESOURCES
      ? [`Of the server \`${name}\` only the first ${MOST_RESOURCES} resources are listed.`]
      : []),
  ];
}

interface Listing {
  readonly client: Connection["client"];
  readonly types: Sdk["types"];
  readonly signal: AbortSignal;
}

async function listTools(listing: Listing): Promise<readonly ServerTool[]> {
  const tools = await listAll(listing, "tools", (page) => listing.types.ListToolsResultSchema.parse(page).tools);
  return tools.map(({ name, description = "", inputSchema }) => {
    const schema: JsonObject = JSON.parse(JSON.stringify(inputSchema));
    return { name, description, schema };
  });
}

async function listResources(listing: Listing): Promise<readonly ServerResource[]> {
  const resources = await listAll(
    listing,
    "resources",
    (page) => listing.types.ListResourcesResultSchema.parse(page).resources,
  );
  return resources.map(({ uri, name, description = "" }) => ({ uri, name, description }));
}

async function listPrompts(listing: Listing): Promise<readonly ServerPrompt[]> {
  const prompts = await listAll(
    listing,
    "prompts",
    (page) => listing.types.ListPromptsResultSchema.parse(page).prompts,
  );
  return prompts.map(({ name, arguments: args = [] }) => ({
    name,
    arguments: args.map((argument) => ({ name: argument.name, required: argument.required ?? false })),
  }));
}

/** The first {@link MOST_READ} entries of a list. Validating the later ones would take longest of all. */
async function listAll<T>(
  { client, types, signal }: Listing,
  what: "tools" | "resources" | "prompts",
  read: (page: Record<string, unknown>) => readonly T[],
): Promise<readonly T[]> {
  const all: T[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES && all.length < MOST_READ; page += 1) {
    const request = { method: `${what}/list` as const, params: cursor === undefined ? {} : { cursor } };
    const answer = await client.request(request, types.PaginatedResultSchema, { signal, timeout: NEVER });
    const listed: unknown = answer[what];
    const items = Array.isArray(listed) ? listed.slice(0, MOST_READ - all.length) : listed;
    all.push(...read({ ...answer, [what]: items }));
    if (answer.nextCursor === undefined) break;
    cursor = answer.nextCursor;
  }
  return all;
}

/** The answer to a call, or to a prompt. */
function readParts(result: Pick<CallToolResult, "content" | "isError" | "structuredContent">): ServerAnswer {
  const content = result.content.map(readBlock);
  // A tool with structured output should repeat it as text, but need not.
  const structured = result.structuredContent;
  const text: readonly ServerContent[] =
    content.length === 0 && structured !== undefined ? [{ kind: "text", text: JSON.stringify(structured) }] : content;
  return { kind: "answered", content: text, isError: result.isError === true };
}

/** One part of a resource. */
function readContents(part: ReadResourceResult["contents"][number]): ServerContent {
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
