/** Recognizes tests in many languages by their text: which files are tests, what they assert, what is skipped. */

/** Whether a path names a test file; test data does not count. */
export function isTest(path: string): boolean {
  if (!isCode(path)) return false;
  const name = path.slice(path.lastIndexOf("/") + 1);
  return /(^|\/)(tests?|__tests__|specs?|e2e)\//i.test(path) || NAMES.some((pattern) => pattern.test(name));
}

export function isCode(path: string): boolean {
  return CODE.test(path);
}

const CODE =
  /\.([cm]?[jt]sx?|vue|svelte|py|go|rs|rb|java|kt|kts|scala|cs|fs|vb|php|swift|dart|exs?|clj[cs]?|c|cc|cpp|m|mm|sh|bats|lua|pl|t|r)$/i;

const NAMES = [
  /[._-](tests?|specs?)\.\w+$/i,
  /^test_.*\.py$/i,
  /^test[-.]/i,
  /[a-z0-9](Tests?|Spec|IT|TestCase)\.\w+$/,
];

/** Marks that occur more often in the new text: tests that are skipped, or that make others skip. */
export function newSkips(before: string, after: string): string[] {
  const [old, now] = [countMarks(before), countMarks(after)];
  return [...now].filter(([mark, count]) => count > (old.get(mark) ?? 0)).map(([mark]) => mark);
}

const MARKS = [
  /\b(?:it|test|describe|context|suite|specify|bench)\.(?:skip|todo|fixme|failing|only)\b/g,
  /(?<![\w.])(?:x(?:it|test|describe|context|specify)|f(?:it|describe))(?=\s*\()/g,
  /@(?:Ignore|Disabled)\b/g,
  /@?\bpytest\.(?:mark\.)?(?:skipif|skip|xfail)\b/g,
  /@unittest\.(?:skip\w*|expectedFailure)\b/g,
  /\bself\.skipTest\b|\bmarkTest(?:Skipped|Incomplete)\b/g,
  /\b[tb]\.Skip(?:f|Now)?(?=\()/g,
  /#\[ignore\b/g,
  /\[(?:Ignore|(?:Fact|Theory)\s*\(\s*Skip)\b/g,
  /\bskip:\s*(?:true|["'`])/g,
] as const;

function countMarks(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const pattern of MARKS) {
    for (const [mark] of text.matchAll(pattern)) {
      const plain = mark.replaceAll(/[\s"'`(]+/g, " ").trim();
      counts.set(plain, (counts.get(plain) ?? 0) + 1);
    }
  }
  return counts;
}

/** The number of assertions in a text. */
export function countAssertions(text: string): number {
  return text.match(ASSERTIONS)?.length ?? 0;
}

const ASSERTIONS =
  /\b(?:expect|assert\w*|verify|XCTAssert\w*|EXPECT_\w+|ASSERT_\w+|CHECK|REQUIRE)!?\s*[(.]|^\s*assert\s|\b[tb]\.(?:Error|Fatal|Fail)\w*\(|\.should\b|\b(?:assert|require)\.\w+\(/gm;
