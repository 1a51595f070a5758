/** Who starts a run, and what of the event is believed. */
import { watched, type Defence } from "./defence.ts";

const ATTACKS = "__tests__/attacks/events.test.ts";

export const EVENTS: readonly Defence[] = [
  ...watched("events", "src/request/admission.ts", ATTACKS, [
    [
      "who asks has the permission that the policy names",
      "if (LADDER.indexOf(permission) >= LADDER.indexOf(least)) return undefined;",
      "return undefined;",
    ],
    [
      "an account is the one that the login had",
      "const same = account.id === asker.id || asker.id === 0;",
      "const same = true;",
    ],
    ["a bot is one, whatever the event says", "const bot = asker.bot || account.bot;", "const bot = false;"],
    [
      "everybody who has a hand in the event is asked about",
      "const refused = [asker, ...others].map(",
      "const refused = [asker].map(",
    ],
    ["a fork's pull request is not changed", 'if (fromFork) return "comes', 'if (false) return "comes'],
    [
      "a fork's is left alone where the policy says so",
      'if (subject.fromFork && who.forks.value === "nothing") {',
      "if (false) {",
    ],
    [
      "a head is the one that the event told of",
      "if (requested?.head !== undefined && requested.head !== pull.head.sha) {",
      "if (false) {",
    ],
  ]),
  ...watched("events", "src/request/trigger/comment.ts", ATTACKS, [
    [
      "only new comments start a run",
      'if (action !== "created") {\n    return declined(`The comment was',
      "if (false) {\n    return declined(`The comment was",
    ],
    [
      "a comment of our own asks for nothing",
      "if (body.trimStart().startsWith(OUR_MARK)) return declined(",
      "if (false) return declined(",
    ],
    [
      "the comment's author is asked about, not its sender alone",
      "askers: askersOf(author, sender)",
      "askers: askersOf(sender)",
    ],
  ]),
  ...watched("events", "src/request/quotation.ts", "__tests__/request/quotation.test.ts", [
    [
      "what goes on a quotation is quoted",
      'state.kind !== "paragraph" || endsParagraph(line)) return position;',
      "true) return position;",
    ],
  ]),
  ...watched("events", "src/request/trigger/dispatch.ts", ATTACKS, [
    ["a fork's failed run asks for nothing", "if (here === undefined || here !== there) {", "if (false) {"],
    ["whoever pushed is asked about", "askers: askersOf(again, actor),", "askers: askersOf(again),"],
  ]),
  ...watched("events", "src/request/trigger/issue.ts", ATTACKS, [
    [
      "only the label asks",
      "if (label?.toLowerCase() === triggerLabel.toLowerCase()) return undefined;",
      "return undefined;",
    ],
  ]),
  ...watched("events", "src/request/pending.ts", ATTACKS, [
    [
      "an inherited field is none",
      "return Object.getOwnPropertyDescriptor(value, name)?.value;",
      "return Reflect.get(value, name);",
    ],
  ]),
  ...watched("events", "src/request/mention.ts", ATTACKS, [
    [
      "a call is in the author's own visible words",
      'new Set(["text"])',
      'new Set(["text", "quote", "comment", "code", "folded", "markup"])',
    ],
    ["a lone carriage return ends a line", String.raw`body.replaceAll(/\r(?!\n)/g, "\n")`, "body"],
  ]),
  ...watched("events", "src/request/mention.ts", "__tests__/request/mention.test.ts", [
    ["talk about Remit calls nobody", "words.every((word) => OPENERS.has(word))", "true"],
    [
      "a trigger phrase is no pattern",
      "const literal = phrase.replaceAll(",
      "const literal = phrase || phrase.replaceAll(",
    ],
  ]),
  ...watched("events", "src/request/admission.ts", "__tests__/request/admission.test.ts", [
    [
      "every permission has its place",
      '["none", "read", "triage", "write", "maintain", "admin"];',
      '["none", "read", "write", "maintain", "admin"];',
    ],
    [
      "a bot is known by its whole name",
      "name.toLowerCase() === login.toLowerCase()",
      "login.toLowerCase().startsWith(name.toLowerCase().slice(0, 4))",
    ],
    ["what GitHub does not say is no", "if (trouble !== undefined) return declined(", "if (false) return declined("],
    [
      "nothing goes to the default branch",
      "if (head.name !== trusted.name) return undefined;",
      "if (head.name !== undefined) return undefined;",
    ],
    ["nothing goes to a closed pull request", "if (!open) {", "if (false) {"],
  ]),
  ...watched("events", "src/request/markdown.ts", ATTACKS, [
    ["a quotation in HTML is one", '  blockquote: "quote",\n', ""],
    ["a processing instruction is hidden", '  ["<?", "?>"],\n', ""],
  ]),
  ...watched("events", "src/request/quotation.ts", "__tests__/request/mention.test.ts", [
    ["what is below a mail's head asks for nothing", "attributionSize(lines) ??", ""],
    ["what is below Outlook's fields asks for nothing", "|| isHeader(lines)", ""],
    ["what is below a name that wrote asks for nothing", "|| isAttribution(line)", ""],
    ["what is below a sender's line asks for nothing", "|| isSender(line)", ""],
    ["what is above a mail's footer asks for nothing", "return FOOTER.test(line);", "return false;"],
  ]),
  ...watched("events", "src/change/post-review.ts", "__tests__/change/post-review.test.ts", [
    ["who may not decide settles no finding", 'return [login, "hidden"]', 'return [login, "settled"]'],
    ["nor does a pull request's author", '? "open" : "settled"', '? "settled" : "settled"'],
  ]),
  ...watched("events", "src/request/markdown.ts", "__tests__/request/mention.test.ts", [
    ["a quotation in HTML that is never closed is one", 'new Set(["details", "blockquote"])', 'new Set(["details"])'],
    [
      "what is struck out asks for nothing",
      'kind: "quote", end: after };\n  const name',
      'kind: "text", end: after };\n  const name',
    ],
  ]),
  ...watched("events", "src/request/discussion.ts", "__tests__/request/briefing.test.ts", [
    ["what was edited later is not asked for", "Date.parse(updatedAt) <= deadline", "true"],
  ]),
  ...watched("events", "src/report/run-comment.ts", "__tests__/report/reporter.test.ts", [
    ["a forged marker is not ours", "comment.author.id === author && ", ""],
  ]),
  ...watched("events", "src/features/plan/plan.ts", "__tests__/attacks/plans.test.ts", [
    [
      "a plan bears its own digest",
      "return nameOfPlan(digest) === name ? { plan, digest } : undefined;",
      "return { plan, digest };",
    ],
  ]),
];
