/** Suggestions, as GitHub applies them with one click. */
import { micromark } from "micromark";

export interface Commented {
  readonly body: string;
  readonly line: number | undefined;
  readonly startLine: number | undefined;
}

/** The file with the lines of a comment replaced by its suggestion; undefined for a comment without one. */
export function applySuggestion(file: string, { body, line = 0, startLine = line }: Commented): string | undefined {
  const suggestion = suggestionIn(body);
  if (suggestion === undefined) return undefined;
  const lines = file.split("\n");
  const ended = lines.slice(startLine - 1, line).some((one) => one.endsWith("\r")) ? "\r" : "";
  const put = suggestion.split("\n").slice(0, -1);
  return lines.toSpliced(startLine - 1, line - startLine + 1, ...put.map((one) => one + ended)).join("\n");
}

/** The first code block called `suggestion`, found by an independent Markdown parser. */
export function suggestionIn(body: string): string | undefined {
  const html = micromark(body, { allowDangerousHtml: true });
  const code = /<pre><code class="language-suggestion">([^]*?)<\/code><\/pre>/.exec(html)?.[1];
  return code?.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
