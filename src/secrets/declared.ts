/** The secrets that the step was given. */
import { readHeaderList } from "../lib/header-list.ts";
import { isOrdinary } from "./patterns.ts";

/** Everything in the environment that must not reach a sink. */
export function declaredSecrets(environment: Readonly<Record<string, string | undefined>>): Map<string, string> {
  const own = ["INPUT_GEMINI-API-KEY", "INPUT_GITHUB-TOKEN", "INPUT_JOB-TOKEN", "INPUT_SEAL-KEY"];
  const names = [...own, ...Object.keys(environment).filter((name) => END.test(name) || BEGINNING.test(name))];
  return new Map([
    ...headerValues(environment),
    ...names.flatMap((name) => {
      const value = environment[name]?.trim() ?? "";
      if (value === "" || (!own.includes(name) && protectsNothing(name, value))) return [];
      return [[name.replace(/^INPUT_/, "").toLowerCase(), value] as const];
    }),
  ]);
}

/** The last word of a header's value, such as a collector's key in `authorization=Bearer%20…`. */
function headerValues(environment: Readonly<Record<string, string | undefined>>): (readonly [string, string])[] {
  const lists = Object.entries(environment).filter(([name]) => /^OTEL_EXPORTER_OTLP_(?:[A-Z]+_)?HEADERS$/.test(name));
  return lists.flatMap(([variable, list = ""]) =>
    Object.entries(readHeaderList(list)).flatMap(([name, value]) => {
      const key = value.trim().split(/\s+/).at(-1) ?? "";
      return isOrdinary(key) ? [] : [[`${variable.toLowerCase()}: ${name}`, key] as const];
    }),
  );
}

/**
 * Whether masking the value would protect nothing: removing it from every text, and refusing every file with it, would
 * only hinder ordinary work.
 */
function protectsNothing(name: string, value: string): boolean {
  // `GOOGLE_APPLICATION_CREDENTIALS` names a file.
  return isOrdinary(value) || (/CREDENTIALS?$/i.test(name) && PATH.test(value));
}

const PATH = /^(?:~|\.{1,2})?(?:\/[\w.@ -]+)+$|^[A-Z]:\\[^\n]+$/;

// What a workflow gives its step is unknown here; an MCP server's entry may pass it on, and the server may print it.
const END =
  /(?:^|_)(?:TOKEN|SECRET|PASS(?:WORD|WD|PHRASE)|PAT|CREDENTIALS?|DSN|API_?KEY|(?:ACCESS|ACCOUNT|AUTH|SECRET|PRIVATE|SIGNING|ENCRYPTION|DEPLOY|MASTER|SSH)_KEY|WEBHOOK(?:_UR[IL])?|CONNECTION_STRING|(?:DATABASE|DB|REDIS|POSTGRES(?:QL)?|MYSQL|MONGO(?:DB)?|AMQP|RABBITMQ|BROKER)_UR[IL])(?:_?\d+)?$|_PASS$|_KEY_\d+$/i;

/** `TOKEN_PROD`, but not `TOKEN_URL`. */
const BEGINNING =
  /^(?:TOKEN|SECRET|PASSWORD)_(?!(?:.*_)?(?:UR[IL]|ENDPOINT|ISSUER|AUDIENCE|PATH|DIR|FILE|NAME|TYPE|ID|TTL|EXPIR\w*|LIMIT|COUNT|LENGTH|SIZE|MODE|VERSION)$)/i;
