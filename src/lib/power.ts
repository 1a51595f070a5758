/**
 * Words that do something on GitHub by being written: mentions, closing words before a reference, words that skip CI.
 * GitHub looks for them in the text as shown, and counts ASCII letters alone as part of a word.
 */

/** A zero-width space follows each sign that could begin a mention: an entity would not hide it. */
export function breakMentions(text: string): string {
  return text.replaceAll(/(?<![A-Za-z0-9])@(?=[*_~]{0,9}[A-Za-z0-9])/g, "@\u200B");
}

/** `Fixes #12` becomes `Fixes issue #12`, which closes nothing; whatever marks and escapes stand between. */
export function breakClosings(text: string): string {
  return text.replaceAll(CLOSING, "$1 issue$2");
}

const CLOSING = new RegExp(
  [
    String.raw`(?<![A-Za-z0-9])(close[sd]?|fix(?:e[sd])?|resolve[sd]?)`,
    String.raw`([^A-Za-z0-9#]{1,20})`,
    String.raw`(?=\\?#\\?\d|GH-\d|[\w.-]{1,100}\\?\/[\w.-]{1,100}\\?#\d|https?:\/\/[^\s]{1,300}\/(?:issues|pull)\/\d)`,
  ].join(""),
  "gi",
);

/** `[skip ci]` and its like, in brackets that mean nothing. */
export function breakSkips(text: string): string {
  return text.replaceAll(SKIP, "($1)");
}

const SKIP = /\[\s{0,9}(skip[ -]ci|ci[ -]skip|no[ -]ci|skip[ -]actions|actions[ -]skip)\s{0,9}\]/gi;
