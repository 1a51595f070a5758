/** What Remit itself puts beside a snapshot: facts of the log, word for word. */
import type { Todo } from "../../events.ts";
import { firstOf } from "../../lib/cut.ts";
import type { Facts } from "./facts.ts";
import { disarm } from "./snapshot.ts";

export interface RunRecord {
  /** The block beside the snapshot; "" when there is nothing to say. */
  readonly text: string;
  /** What the snapshot had left out, one line each. */
  readonly added: readonly string[];
}

/**
 * Open todos, what people said and which commands fail stay word for word whatever the snapshot says of them (it may say
 * that a command passes); changed files are added where it does not name them.
 */
export function writeRecord(facts: Facts, snapshot: string): RunRecord {
  const plain = squeeze(snapshot);
  const unnamed = (words: string): boolean => !plain.includes(squeeze(words));
  const changed = facts.changed.filter(unnamed);
  const failing = facts.failing.map(firstWords);
  const todos = facts.todos.filter(({ description }) => unnamed(description));
  const blocks = [
    block("Said on the way, to be kept in mind:", facts.pinned),
    block("Open todos:", facts.todos.map(todoLine).map(disarm)),
    block("Changed files that the snapshot does not name:", changed.map(disarm)),
    block("Commands whose last run failed:", failing.map(disarm)),
    block("Skills that were active (activate_skill shows one again):", facts.skills.map(disarm)),
  ].filter((text) => text !== "");
  const added = [
    ...changed.map((path) => `changed file ${path}`),
    ...failing.filter(unnamed).map((command) => `failing command ${command}`),
    ...todos.map(({ description }) => `open todo ${description}`),
  ];
  return { text: blocks.length === 0 ? "" : ["<run_record>", ORIGIN, ...blocks, "</run_record>"].join("\n"), added };
}

const ORIGIN = "Kept by Remit from its log, word for word.";

/** More lines than this of one kind would be a history again. */
const MOST_LINES = 200;

function block(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return "";
  const shown = lines.slice(-MOST_LINES).map((line) => `- ${line}`);
  const older = lines.length - shown.length;
  return [title, ...(older === 0 ? [] : [`- (${older} older ones)`]), ...shown].join("\n");
}

function todoLine({ status, description }: Todo): string {
  return `[${status}] ${description}`;
}

/** Enough of a command line to know it by. */
const COMMAND = 160;

function firstWords(command: string): string {
  const line = command.replaceAll(/\s+/g, " ").trim();
  return line.length <= COMMAND ? line : firstOf(line, COMMAND);
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
