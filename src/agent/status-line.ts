/** The last line of a command's answer, in which Remit says how it went: "[exit code 1 after 0.4 s]". */

// Longer than any such line: a command's own output may be one endless line, which no pattern should wander through.
const LONGEST = 200;

/** Whether the line says that the command failed; 141 is a writer's whose reader had enough. */
export function saysFailed(text: string): boolean {
  return /^\[(?:exit code (?!141\b)[1-9]\d*|killed by \w+) after .*\]$/.test(lastLine(text));
}

/** The text without how long the command took, which is no part of what it said. */
export function withoutDuration(text: string): string {
  const line = lastLine(text);
  const how = /^\[((?:exit code|killed by|stopped|cancelled)[\w ]*?) after [\d.]+ s(.*\])$/.exec(line);
  return how === null ? text : `${text.trimEnd().slice(0, -line.length)}[${how[1]}${how[2]}`;
}

function lastLine(text: string): string {
  const end = text.slice(-2 * LONGEST).trimEnd();
  const line = end.slice(end.lastIndexOf("\n") + 1);
  return line.length <= LONGEST ? line : "";
}
