/** A snapshot without a model: the earlier one, and the calls since in a line each. */
import type { Call, Part } from "../../events.ts";
import { firstOf } from "../../lib/cut.ts";
import type { AnsweredCall, Turn } from "../history.ts";
import { saysFailed } from "../status-line.ts";
import { shorten } from "./transcript.ts";
import { readSections, type Sections } from "./snapshot.ts";

/**
 * What can be said of the dropped turns by the log alone: the newest calls, so many `lines` of them at most, with how
 * each went, and the agent's own last words.
 */
export function truncate(dropped: readonly Turn[], earlier: string | undefined, lines: number): Partial<Sections> {
  const calls = dropped.flatMap(({ answered }) => answered);
  const shown = lines === 0 ? [] : calls.slice(-lines);
  const older = calls.length - shown.length;
  const said = lines === 0 ? "" : lastWords(dropped);
  const actions = [
    ...(older === 0 ? [] : [`(${older} older calls)`]),
    ...shown.map(writeCall),
    ...(said === "" ? [] : [`The agent's last words of that time: ${said}`]),
    "What these calls answered is left out; look again at what you need.",
  ];
  return { ...readSections(earlier ?? ""), recent_actions: actions.join("\n") };
}

function writeCall({ call, answer }: AnsweredCall): string {
  return `- ${call.tool} ${subjectOf(call)}: ${answer.error ?? (saysFailed(answer.text) ? statusLine(answer.text) : "done")}`;
}

// Of a command it is what it ended with that tells whether there is anything left to do.
function statusLine(text: string): string {
  return text.trimEnd().split("\n").at(-1) ?? "";
}

/** Characters of the agent's own words that are kept. */
const WORDS = 1_500;

function lastWords(dropped: readonly Turn[]): string {
  const spoken = dropped.findLast(({ message: { role, parts } }) => role === "model" && parts.some(isSaid));
  const text = (spoken?.message.parts ?? []).flatMap((part) => (isSaid(part) ? [part.text ?? ""] : [])).join("\n");
  return shorten(text.trim(), WORDS);
}

function isSaid({ text, thought }: Part): boolean {
  return thought !== true && (text ?? "").trim() !== "";
}

/** Characters of what a call was about. */
const SUBJECT = 100;

/** What a call was about: the first of its arguments that says so. */
export function subjectOf({ args }: Call): string {
  const values = SUBJECTS.flatMap((name) => args[name] ?? []);
  const told = values.find((value) => typeof value === "string" && value !== "");
  const line = (typeof told === "string" ? told : "").replaceAll(/\s+/g, " ").trim();
  return line.length <= SUBJECT ? line : `${firstOf(line, SUBJECT)}…`;
}

const SUBJECTS = [
  "file_path",
  "command",
  "path",
  "dir_path",
  "pattern",
  "query",
  "name",
  "agent_name",
  "url",
  "prompt",
];
