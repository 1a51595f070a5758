/** Text without what a reader cannot see: it shows nothing, reorders what is shown, or drives a terminal. */

/** Line ends become `\n`; control characters, ANSI sequences, invisible and reordering characters go; emoji stay whole. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(ANSI, "")
    .replace(UNSEEN, "");
}

const ANSI = /\x1b(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\x07\x1b\n]{0,256}(?:\x07|\x1b\\)|[@-Z\\-_])/g;

// The zero-width joiner holds emoji together; anywhere else it hides. U+FE0F only chooses how an emoji looks.
const UNSEEN =
  /[\0-\x08\x0e-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\u{e0000}-\u{e0fff}]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d/gu;
