/** The MCP servers that a repository configures: read strictly, then completed from the environment. Pure. */
import {
  isTable,
  wrong,
  type ReadPosition,
  anything,
  anyText,
  checked,
  flag,
  list,
  number,
  record,
  shape,
  word,
  type DataOf,
} from "../lib/read-data.ts";
import { given, mapValues } from "../lib/parts.ts";
import type { ServerEntry } from "../ports.ts";

/** An entry as written; `$NAME` in it is not replaced yet. */
export type ServerSetting =
  | ({ readonly kind: "entry" } & ServerEntry)
  /** An entry that Remit cannot use, for example one that needs a person to sign in. */
  | { readonly kind: "unusable"; readonly name: string; readonly required: boolean; readonly reason: string };

/** Default time limit of one call in ms. Gemini CLI's is ten minutes, longer than most runs. */
const CALL_TIMEOUT = 120_000;

const TEXTS = list(anyText, "texts");

/** One entry of `mcpServers`. */
export const SERVER = checked(
  shape(
    {},
    {
      type: word(["stdio", "http", "sse"]),
      command: anyText,
      args: TEXTS,
      env: record(anyText),
      cwd: anyText,
      url: anyText,
      httpUrl: anyText,
      headers: record(anyText),
      sandbox: flag,
      required: flag,
      includeTools: TEXTS,
      excludeTools: TEXTS,
      timeout: number(1),
      oauth: anything,
      authProviderType: anything,
      targetAudience: anything,
      targetServiceAccount: anything,
      // In Gemini CLI it skips confirmations; here the policy decides every call.
      trust: anything,
      description: anything,
      extension: anything,
    },
  ),
  checkTransport,
);

function checkTransport(value: unknown, at: ReadPosition): void {
  if (!isTable(value) || ["command", "httpUrl", "url"].filter((key) => Object.hasOwn(value, key)).length === 1) return;
  wrong(at, "must have one of `command`, `httpUrl` and `url`, and only one.");
}

/** Entries by name, in the order of the file. */
export function serversOf(entries: Readonly<Record<string, DataOf<typeof SERVER>>> = {}): readonly ServerSetting[] {
  return Object.entries(entries).map(([name, entry]): ServerSetting => {
    const { required = false, includeTools: include, excludeTools: exclude = [], timeout = CALL_TIMEOUT } = entry;
    const needsPerson = (["oauth", "authProviderType"] as const).filter((key) => Object.hasOwn(entry, key));
    if (needsPerson.length > 0) {
      const reason = `\`${needsPerson.join("`, `")}\` needs somebody to sign in; use \`headers\` with a token instead`;
      return { kind: "unusable", name, required, reason };
    }
    const rest = { name, required, ...given({ include }), exclude, timeoutMs: timeout };
    return { kind: "entry", ...rest, transport: transportOf(entry) };
  });
}

function transportOf({ type, command, args = [], env, cwd, ...rest }: DataOf<typeof SERVER>): ServerEntry["transport"] {
  const { sandbox, httpUrl, url = "", headers = {} } = rest;
  if (command !== undefined) {
    const outside = sandbox === false && { outside: true as const };
    return { kind: "stdio", command, args, environment: env ?? {}, ...given({ directory: cwd }), ...outside };
  }
  if (httpUrl !== undefined) return { kind: "http", url: httpUrl, headers };
  return { kind: type === "http" || type === "sse" ? type : "http-or-sse", url, headers };
}

/** Replaces `$NAME`, `${NAME}`, `${NAME:-default}`; no other variable reaches a server, and an unset one bars it. */
export function fillServer(
  setting: Extract<ServerSetting, { readonly kind: "entry" }>,
  environment: Readonly<Record<string, string | undefined>>,
): ServerSetting {
  const missing = new Set<string>();
  const fill = (text: string): string => fillText(text, environment, missing);
  const transport = fillTransport(setting.transport, fill);
  if (missing.size > 0) {
    const names = [...missing].map((name) => `\`${name}\``).join(", ");
    const reason = `it names ${names}, which is not set in the environment of this step`;
    return { kind: "unusable", name: setting.name, required: setting.required, reason };
  }
  return { ...setting, transport };
}

function fillTransport(transport: ServerEntry["transport"], fill: (text: string) => string): ServerEntry["transport"] {
  if (transport.kind !== "stdio") {
    return { ...transport, url: fill(transport.url), headers: mapValues(transport.headers, fill) };
  }
  return {
    ...transport,
    command: fill(transport.command),
    args: transport.args.map(fill),
    environment: mapValues(transport.environment, fill),
    ...given({ directory: transport.directory && fill(transport.directory) }),
  };
}

const VARIABLE = /\$(?:\{([A-Za-z_]\w*)(?::-([^}]*))?\}|([A-Za-z_]\w*))/g;

function fillText(
  text: string,
  environment: Readonly<Record<string, string | undefined>>,
  missing: Set<string>,
): string {
  return text.replaceAll(VARIABLE, (whole, braced: string | undefined, fallback: string | undefined, bare: string) => {
    const name = braced ?? bare;
    const value = Object.hasOwn(environment, name) ? environment[name] : undefined;
    if (value !== undefined && (value !== "" || fallback === undefined)) return value;
    if (fallback !== undefined) return fallback;
    missing.add(name);
    return whole;
  });
}
