/** Which lines of a pull request's diff can be commented on. */
import type { Side } from "./state.ts";

export interface Place {
  readonly line: number;
  readonly side: Side;
  readonly startLine: number | undefined;
  readonly startSide: Side | undefined;
}

export interface Spot {
  /** The hunk up to the line, as shown above a comment. */
  readonly hunk: string;
  /** Lines below the first hunk's header. */
  readonly position: number;
}

interface Line {
  readonly text: string;
  readonly left: number | undefined;
  readonly right: number | undefined;
  readonly position: number;
}

interface Hunk {
  readonly header: string;
  readonly lines: readonly Line[];
}

/** Where a comment is, or why it is refused, in GitHub's words. */
export function findSpot(patch: string, place: Place): Spot | string {
  const hunks = readHunks(patch);
  const hunk = hunks.find(({ lines }) => lines.some((line) => numberOn(line, place.side) === place.line));
  if (hunk === undefined) return "Line could not be resolved";
  const { startLine, startSide = place.side } = place;
  if (startLine !== undefined) {
    if (startLine >= place.line && startSide === place.side) return "Start line must precede the end line";
    const starts = hunk.lines.some((line) => numberOn(line, startSide) === startLine);
    if (!starts) return "Pull request review thread start line must be part of the same hunk as the line";
  }
  const at = hunk.lines.findIndex((line) => numberOn(line, place.side) === place.line);
  const shown = hunk.lines.slice(0, at + 1);
  return { hunk: [hunk.header, ...shown.map(({ text }) => text)].join("\n"), position: shown.at(-1)?.position ?? 1 };
}

function numberOn(line: Line, side: Side): number | undefined {
  return side === "LEFT" ? line.left : line.right;
}

function readHunks(patch: string): Hunk[] {
  const hunks: { header: string; lines: Line[] }[] = [];
  let left = 0;
  let right = 0;
  for (const [index, text] of patch.split("\n").entries()) {
    const header = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(text);
    const lines = hunks.at(-1)?.lines;
    if (header !== null) {
      [left, right] = [Number(header[1]), Number(header[2])];
      hunks.push({ header: text, lines: [] });
    } else if (lines !== undefined && !text.startsWith("\\")) {
      const kind = text.slice(0, 1);
      const one = {
        text,
        position: index,
        left: kind === "+" ? undefined : left,
        right: kind === "-" ? undefined : right,
      };
      lines.push(one);
      left += kind === "+" ? 0 : 1;
      right += kind === "-" ? 0 : 1;
    }
  }
  return hunks;
}
