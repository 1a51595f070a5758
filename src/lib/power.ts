/** Words with an effect on GitHub: mentions, closing keywords, markers to skip CI, languages of drawings. GitHub takes ASCII for words. */

/** Puts a zero-width space behind each `@` that could begin a mention, even before a tag; an entity would not do. */
export function breakMentions(text: string): string {
  return text.replaceAll(/(?<![A-Za-z0-9])@(?=[*_~]{0,9}[A-Za-z0-9<])/g, "@\u200B");
}

/** `Fixes #12` becomes `Fixes issue #12`, which closes nothing, whatever marks, escapes and tags are in between. */
export function breakClosings(text: string): string {
  return text.replaceAll(CLOSING, "$1 issue$2");
}

const CLOSING = new RegExp(
  [
    String.raw`(?<![A-Za-z0-9])(close[sd]?|fix(?:e[sd])?|resolve[sd]?)`,
    String.raw`((?:[^A-Za-z0-9#<]|<[^<>]*>|<(?![^<>]*>))+)`,
    String.raw`(?=\\?#(?:<[^<>]*>)*\\?\d|GH-\d|[\w.-]{1,100}\\?\/[\w.-]{1,100}\\?#\d|https?:\/\/[^\s]{1,300}\/(?:issues|pull)\/\d)`,
  ].join(""),
  "gi",
);

/** Puts `[skip ci]` and its variants in brackets that have no effect. */
export function breakSkips(text: string): string {
  return text.replaceAll(SKIP, "($1)");
}

const SKIP = /\[\s{0,9}(skip[ -]ci|ci[ -]skip|no[ -]ci|skip[ -]actions|actions[ -]skip)\s{0,9}\]/gi;

/** Languages of code that GitHub shows as a drawing or a button: in a drawing, words can hide where they lead. */
export const DRAWN: ReadonlySet<string> = new Set(["mermaid", "math", "geojson", "topojson", "stl", "suggestion"]);

/** Makes fenced drawings plain text, so that people see what is in them. */
export function breakDrawings(text: string): string {
  return text.replaceAll(DRAWING, "text");
}

const DRAWING = new RegExp(`(?<=(?:\`{3}|~{3})[^\\S\\n]{0,99})(?:${[...DRAWN].join("|")})(?![\\w-])`, "gi");
