/** Indentation carried from the way an edit writes it to the way its file does. */

/** A line of the old text and the line of the file it stands for. */
export interface Pair {
  readonly from: string;
  readonly to: string;
}

/** Gives a new line the indentation the file would give it, judged by lines that are known in both. */
export function reindenter(pairs: readonly Pair[]): (line: string) => string {
  const known = new Map<string, string>();
  for (const { from, to } of pairs) if (!known.has(indentOf(from))) known.set(indentOf(from), indentOf(to));
  const steps = [...known].map(([from, to]) => ({ from, to }));
  return (line) => {
    const body = line.trimStart();
    return body === "" || steps.length === 0 ? line : carryIndent(indentOf(line), steps) + body;
  };
}

export function indentOf(line: string): string {
  return /^[ \t]*/u.exec(line)?.[0] ?? "";
}

function carryIndent(indent: string, known: readonly Pair[]): string {
  const same = known.find(({ from }) => from === indent);
  if (same !== undefined) return same.to;
  const outer = longest(known.filter(({ from }) => indent.startsWith(from)));
  if (outer !== undefined) return outer.to + scale(indent.slice(outer.from.length), known);
  const inner = longest(
    known.filter(({ from }) => from.startsWith(indent)).map(({ from, to }) => ({ from: to, to: from })),
  );
  if (inner === undefined) return indent;
  const surplus = scale(inner.to.slice(indent.length), known);
  return inner.from.slice(0, Math.max(0, inner.from.length - surplus.length));
}

function longest(pairs: readonly Pair[]): Pair | undefined {
  return pairs.reduce<Pair | undefined>(
    (best, pair) => (best === undefined || pair.from.length > best.from.length ? pair : best),
    undefined,
  );
}

/** A step of indentation in the file's characters and the file's width. */
function scale(step: string, known: readonly Pair[]): string {
  const tabs = known.some(({ to }) => to.includes("\t"));
  const width = Math.max(1, Math.round(step.length * ratio(known, step.includes("\t"), tabs)));
  return step === "" ? "" : (tabs ? "\t" : " ").repeat(width);
}

/** Characters in the file for one character in the edit, by two lines of different depth; by custom without them. */
function ratio(known: readonly Pair[], fromTabs: boolean, toTabs: boolean): number {
  const [first] = known;
  const other = known.find(({ from, to }) => from.length !== first?.from.length && to.length !== first?.to.length);
  if (first !== undefined && other !== undefined) {
    const measured = (other.to.length - first.to.length) / (other.from.length - first.from.length);
    if (measured > 0) return measured;
  }
  if (fromTabs === toTabs) return 1;
  return fromTabs ? 4 : 1 / 4;
}
