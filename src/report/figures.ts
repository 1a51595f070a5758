/** Numbers, calls and digests in a form for people. The same number gives the same text everywhere. */
import type { FixedFindings, LimitName, Call } from "../events.ts";

/** `1,234,567`. */
export function withCommas(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** `1 turn`, `2 turns`. */
export function counted(value: number, one: string, many = `${one}s`): string {
  return `${withCommas(value)} ${value === 1 ? one : many}`;
}

/** Findings of earlier reviews that are fixed: in a review's body, and for a run that posted none. */
export function describeFixed({ fresh, all }: FixedFindings): string {
  if (all) return "All findings of earlier reviews are fixed.";
  return `${counted(fresh, "finding")} of earlier reviews ${fresh === 1 ? "is" : "are"} fixed, as ${fresh === 1 ? "its thread says" : "their threads say"}.`;
}

/** Tokens in thousands or millions: `950`, `41.2k`, `1.36M`. */
export function tokens(value: number): string {
  if (value < 1_000) return String(Math.round(value));
  if (value < 999_500) return `${trim((value / 1_000).toFixed(value < 99_950 ? 1 : 0))}k`;
  return `${trim((value / 1_000_000).toFixed(2))}M`;
}

/** `US$ 0.42`; small sums keep their digits. */
export function money(usd: number): string {
  return `US$ ${usd > 0 && usd < 0.01 ? usd.toFixed(4) : usd.toFixed(2)}`;
}

/** `340 ms`, `12.3 s`, `4 min 5 s`, `1 h 2 min`. */
export function duration(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  if (ms < 59_950) return `${trim((ms / 1_000).toFixed(1))} s`;
  const seconds = Math.round(ms / 1_000);
  if (seconds < 3_600)
    return seconds % 60 === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${Math.floor(seconds / 3_600)} h ${Math.floor((seconds % 3_600) / 60)} min`;
}

/** Ten cells, filled by the share used. Any use fills at least one; ten mean that the limit is reached. */
export function gauge(used: number, of: number): string {
  const share = of > 0 ? used / of : 0;
  const full = share >= 1 ? 10 : Math.min(9, Math.max(used > 0 ? 1 : 0, Math.round(share * 10)));
  return "▰".repeat(full) + "▱".repeat(10 - full);
}

/** An amount of a limit, with its unit. */
export function limitAmount(name: LimitName, value: number): string {
  switch (name) {
    case "minutes":
      return duration(value * 60_000);
    case "tokens":
      return tokens(value);
    case "usd":
      return money(value);
    default:
      return withCommas(value);
  }
}

/** The name of a limit in a report. */
export function limitName(name: LimitName): string {
  return LIMITS[name].name;
}

/** A limit in words: `25 min`, `60 turns`, `US$ 2.50`. */
export function limitInWords(name: LimitName, value: number): string {
  const { unit } = LIMITS[name];
  return unit === undefined ? limitAmount(name, value) : `${limitAmount(name, value)} ${unit}${value === 1 ? "" : "s"}`;
}

/** `unit`: the singular; absent where the amount has its own. */
const LIMITS: Readonly<Record<LimitName, { readonly name: string; readonly unit?: string }>> = {
  turns: { name: "turns", unit: "turn" },
  minutes: { name: "time" },
  tokens: { name: "tokens", unit: "token" },
  usd: { name: "money" },
  calls: { name: "tool calls", unit: "tool call" },
  files: { name: "files changed", unit: "file" },
  lines: { name: "lines changed", unit: "line" },
};

function trim(text: string): string {
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}

/** The most telling argument, as it was given; all arguments as JSON when none stands out. */
export function tellingArgument({ args }: Call): string {
  for (const name of TELLING) {
    const value = args[name];
    if (typeof value === "string") return value;
  }
  return JSON.stringify(args);
}

const TELLING = [
  "command",
  "file_path",
  "absolute_path",
  "path",
  "dir_path",
  "pattern",
  "query",
  "url",
  "name",
  "prompt",
];

/** Hexadecimal digits of a digest shown to people; an approval may give fewer. */
const SHORT = 12;

/** `sha256:3f2a…`, the form that people type. */
export function shortDigest(digest: string): string {
  return digest.replace(/^sha256:/, "").slice(0, SHORT);
}
