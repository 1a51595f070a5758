/** The MCP servers that a repository configures: read strictly, then filled in from the environment. Pure. */
import type { ServerEntry } from "../ports.ts";
import type { Fields } from "./fields.ts";

/** An entry as it is written; `$NAME` in it is not filled in yet. */
export type ServerSetting =
  | ({ readonly kind: "entry" } & ServerEntry)
  /** An entry that Remit cannot serve, such as one that needs a person to sign in. */
  | { readonly kind: "unusable"; readonly name: string; readonly required: boolean; readonly reason: string };

/** Time limit of one call, in ms, when the entry names none. Gemini CLI's is ten minutes, longer than most runs. */
const CALL_TIMEOUT = 120_000;

/** Read one entry of `mcpServers`. Problems go where `fields` collects them. */
export function readServer(name: string, fields: Fields | undefined): ServerSetting | undefined {
  if (fields === undefined) return undefined;
  const required = fields.flag("required") ?? false;
  const transport = readTransport(fields);
  const include = fields.texts("includeTools");
  const rest = {
    name,
    required,
    ...(include === undefined ? {} : { include }),
    exclude: fields.texts("excludeTools") ?? [],
    timeoutMs: fields.number("timeout", 1) ?? CALL_TIMEOUT,
  };
  const needsPerson = ["oauth", "authProviderType"].filter((key) => fields.has(key));
  // `trust` skips confirmations in Gemini CLI; here the policy decides on every call.
  fields.skip(
    "oauth",
    "authProviderType",
    "targetAudience",
    "targetServiceAccount",
    "trust",
    "description",
    "extension",
  );
  for (const key of fields.rest()) fields.wrong(key, "left out: there is no such key here");
  if (transport === undefined) return undefined;
  if (needsPerson.length > 0) {
    const reason = `\`${needsPerson.join("`, `")}\` needs somebody to sign in; use \`headers\` with a token instead`;
    return { kind: "unusable", name, required, reason };
  }
  return { kind: "entry", ...rest, transport };
}

function readTransport(fields: Fields): ServerEntry["transport"] | undefined {
  const type = fields.text("type");
  const command = fields.text("command");
  const httpUrl = fields.text("httpUrl");
  const url = fields.text("url");
  const outside = fields.flag("sandbox") === false ? { outside: true as const } : {};
  const given = [command, httpUrl, url].filter((value) => value !== undefined);
  const local = { args: fields.texts("args") ?? [], environment: fields.record("env") ?? {}, cwd: fields.text("cwd") };
  const headers = fields.record("headers") ?? {};
  if (given.length !== 1) return fields.wrong("command", "given, or `url`, or `httpUrl`, and only one of the three");
  if (type !== undefined && !["stdio", "http", "sse"].includes(type))
    return fields.wrong("type", "`stdio`, `http` or `sse`");
  if (command !== undefined) {
    const { args, environment, cwd } = local;
    return { kind: "stdio", command, args, environment, ...(cwd === undefined ? {} : { directory: cwd }), ...outside };
  }
  if (httpUrl !== undefined) return { kind: "http", url: httpUrl, headers };
  const kind = type === "http" || type === "sse" ? type : "http-or-sse";
  return { kind, url: url ?? "", headers };
}

/**
 * Fill in `$NAME`, `${NAME}` and `${NAME:-default}` from an environment. This is the one way for a variable of the
 * runner to reach a server: its entry names it. A name that is not set makes the entry unusable.
 */
export function fillServer(
  setting: ServerSetting,
  environment: Readonly<Record<string, string | undefined>>,
): ServerSetting {
  if (setting.kind === "unusable") return setting;
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
    return { ...transport, url: fill(transport.url), headers: fillRecord(transport.headers, fill) };
  }
  return {
    ...transport,
    command: fill(transport.command),
    args: transport.args.map(fill),
    environment: fillRecord(transport.environment, fill),
    ...(transport.directory === undefined ? {} : { directory: fill(transport.directory) }),
  };
}

function fillRecord(
  record: Readonly<Record<string, string>>,
  fill: (text: string) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, fill(value)]));
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
