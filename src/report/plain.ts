/** Removes what a reader cannot see: characters that show nothing, reorder text, or control a terminal. */

/**
 * Line ends become `\n`. Control characters, ANSI sequences, invisible and reordering characters are removed; emoji
 * stay.
 */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(ANSI, "")
    .replace(UNSEEN, "");
}

/** The same, but shows the code point of each removed character. For text that must be shown exactly. */
export function visibleText(text: string): string {
  return text
    .toWellFormed()
    .replace(ANSI, "")
    .replace(UNSEEN, (mark) => `⟨U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}⟩`);
}

const ESC = "\u001b";
const ANSI = new RegExp(
  String.raw`${ESC}(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\x07${ESC}\n]{0,256}(?:\x07|${ESC}\\)|[@-Z\\-_])`,
  "g",
);

// The zero-width joiner joins emoji; anywhere else it hides. U+FE0F only selects how an emoji looks.
const UNSEEN =
  /[[\p{Cc}\p{Default_Ignorable_Code_Point}]--[\t\n]--[\u200d]--[\ufe0f]]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d/gv;
