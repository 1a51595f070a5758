/** A connected server: what it offers, read once, and how it is called. */
import type { JsonObject } from "../../events.ts";
import type {
  Clock,
  Server,
  ServerAnswer,
  ServerEntry,
  ServerPrompt,
  ServerResource,
  ServerTool,
} from "../../ports.ts";
import { NEVER, type Connection, type Sdk } from "./connection.ts";
import { readContents, readParts } from "./content.ts";
import { within } from "./limit.ts";

/** A server's lists are bounded: all of them are shown to the model. */
const MOST_TOOLS = 200;
const MOST_RESOURCES = 500;
const MOST_PAGES = 50;

/** Throws when the server does not give its list of tools. */
export async function openServer(
  entry: ServerEntry,
  connection: Connection,
  sdk: Sdk,
  clock: Clock,
  signal: AbortSignal,
): Promise<Server> {
  const { client } = connection;
  const offers = client.getServerCapabilities();
  const [allTools, resources, prompts] = await Promise.all([
    offers?.tools === undefined ? [] : listTools(connection, sdk, signal),
    offers?.resources === undefined ? [] : listResources(connection, sdk, signal).catch(() => []),
    offers?.prompts === undefined ? [] : listPrompts(connection, sdk, signal).catch(() => []),
  ]);
  const tools = allTools.filter((tool) => isTaken(tool.name, entry));
  return {
    name: entry.name,
    tools: tools.slice(0, MOST_TOOLS),
    resources: resources.slice(0, MOST_RESOURCES),
    prompts,
    instructions: client.getInstructions() ?? "",
    notes: notes(entry, allTools, tools, resources),
    ...requests(connection, sdk, (work, stop) => answerWithin(clock, entry.timeoutMs, stop, work)),
  };
}

type Ask = (work: (limit: AbortSignal) => Promise<ServerAnswer>, signal: AbortSignal) => Promise<ServerAnswer>;

function requests({ client }: Connection, { types }: Sdk, ask: Ask): Pick<Server, "call" | "read" | "prompt"> {
  return {
    call: (name, args, stop) =>
      ask(async (signal) => {
        const request = { method: "tools/call" as const, params: { name, arguments: { ...args } } };
        return readParts(await client.request(request, types.CallToolResultSchema, { signal, timeout: NEVER }));
      }, stop),
    read: (uri, stop) =>
      ask(async (signal) => {
        const request = { method: "resources/read" as const, params: { uri } };
        const found = await client.request(request, types.ReadResourceResultSchema, { signal, timeout: NEVER });
        return { kind: "answered", content: found.contents.map(readContents), isError: false };
      }, stop),
    prompt: (name, args, stop) =>
      ask(async (signal) => {
        const request = { method: "prompts/get" as const, params: { name, arguments: args } };
        const found = await client.request(request, types.GetPromptResultSchema, { signal, timeout: NEVER });
        return readParts({ content: found.messages.map((message) => message.content) });
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
  switch (end.kind) {
    case "done":
      return end.value;
    case "timed_out":
      return { kind: "timed_out", afterMs: ms };
    case "cancelled":
    case "failed":
      return end;
    default:
      return end satisfies never;
  }
}

/** Exclusion is stronger than inclusion. Gemini CLI lets a name carry its arguments: `tool(x)` means `tool`. */
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
    ...(taken.length > MOST_TOOLS ? [`Of the server \`${name}\` only the first ${MOST_TOOLS} tools are used.`] : []),
    ...(resources.length > MOST_RESOURCES
      ? [`Of the server \`${name}\` only the first ${MOST_RESOURCES} resources are listed.`]
      : []),
  ];
}

async function listTools({ client }: Connection, { types }: Sdk, signal: AbortSignal): Promise<readonly ServerTool[]> {
  const found = await pages(async (params) => {
    const page = await client.request({ method: "tools/list", params }, types.ListToolsResultSchema, {
      signal,
      timeout: NEVER,
    });
    return { items: page.tools, next: page.nextCursor };
  });
  return found.map(({ name, description = "", inputSchema }) => {
    const schema: JsonObject = JSON.parse(JSON.stringify(inputSchema));
    return { name, description, schema };
  });
}

async function listResources(
  { client }: Connection,
  { types }: Sdk,
  signal: AbortSignal,
): Promise<readonly ServerResource[]> {
  const found = await pages(async (params) => {
    const request = { method: "resources/list" as const, params };
    const page = await client.request(request, types.ListResourcesResultSchema, { signal, timeout: NEVER });
    return { items: page.resources, next: page.nextCursor };
  });
  return found.map(({ uri, name, description = "", mimeType = "" }) => ({ uri, name, description, mimeType }));
}

async function listPrompts(
  { client }: Connection,
  { types }: Sdk,
  signal: AbortSignal,
): Promise<readonly ServerPrompt[]> {
  const found = await pages(async (params) => {
    const request = { method: "prompts/list" as const, params };
    const page = await client.request(request, types.ListPromptsResultSchema, { signal, timeout: NEVER });
    return { items: page.prompts, next: page.nextCursor };
  });
  return found.map(({ name, description = "", arguments: args = [] }) => ({
    name,
    description,
    arguments: args.map((argument) => ({ name: argument.name, required: argument.required ?? false })),
  }));
}

async function pages<T>(
  read: (params: { cursor?: string }) => Promise<{ readonly items: readonly T[]; readonly next: string | undefined }>,
): Promise<readonly T[]> {
  const all: T[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { items, next } = await read(cursor === undefined ? {} : { cursor });
    all.push(...items);
    if (next === undefined) break;
    cursor = next;
  }
  return all;
}
