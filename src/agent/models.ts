/** What is known of models besides their prices: how much they take, and which cheaper one stands beside them. */

/** Tokens of a prompt that a model takes, by the longest prefix of its name. */
const WINDOWS: Readonly<Record<string, number>> = {
  // Source: the models' pages of the Gemini API and the model cards of Gemma, November 2026.
  gemini: 1_048_576,
  "gemma-3": 131_072,
  "gemma-4": 256_000,
};

// A model that is not listed is taken for a small one: compressing early costs little, an overflow costs a question.
const UNKNOWN_WINDOW = 131_072;

/** Tokens that a prompt for `model` may have. */
export function windowOf(model: string): number {
  return longestPrefix(WINDOWS, baseName(model)) ?? UNKNOWN_WINDOW;
}

// Gemini CLI falls back along the same lines. A date or `-preview` after the family's name is another release of it.
const CHEAPER: readonly (readonly [RegExp, string])[] = [
  [/^gemini-3(?:\.\d+)?-pro/, "gemini-3-flash-preview"],
  [/^gemini-3(?:\.\d+)?-flash/, "gemini-2.5-flash"],
  [/^gemini-2\.5-pro/, "gemini-2.5-flash"],
  [/^gemini-2\.5-flash-lite/, "gemini-2.5-flash"],
  [/^gemini-2\.5-flash/, "gemini-2.5-flash-lite"],
  [/^gemini-pro-latest$/, "gemini-flash-latest"],
  [/^gemini-flash-latest$/, "gemini-flash-lite-latest"],
];

/** The model of the same family to fall back to, cheaper where there is one; undefined for a family that is not known. */
export function nextInFamily(model: string): string | undefined {
  return CHEAPER.find(([pattern]) => pattern.test(baseName(model)))?.[1];
}

/** The value under the longest key that `name` begins with. */
export function longestPrefix<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  const key = Object.keys(table)
    .filter((prefix) => name.startsWith(prefix))
    .sort((a, b) => b.length - a.length)[0];
  return key === undefined ? undefined : table[key];
}

/** The name without the path that Vertex AI and the API's own listing put before it. */
export function baseName(model: string): string {
  return model.slice(model.lastIndexOf("/") + 1);
}
