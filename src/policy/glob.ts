/** Globs within one text, where `*` holds for any characters. No regular expressions, so no text can make one slow. */

/** Whether a glob, given as literal texts with a `*` between each two, covers a text. */
export function covers(glob: readonly string[], text: string): boolean {
  const [first = "", ...others] = glob;
  const last = others.pop();
  if (last === undefined) return text === first;
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last)) return false;
  let from = first.length;
  const end = text.length - last.length;
  for (const literal of others) {
    const found = text.indexOf(literal, from);
    if (found === -1 || found + literal.length > end) return false;
    from = found + literal.length;
  }
  return true;
}
