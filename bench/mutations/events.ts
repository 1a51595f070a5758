/** Who can start a run, and what Remit trusts in the event. */
import { watched, type Defence } from "./defence.ts";

const ATTACKS = "__tests__/attacks/events.test.ts";

export const EVENTS: readonly Defence[] = [
  ...watched("events", "src/request/admission.ts", ATTACKS, [
    [
      "whoever asks needs the permission that the policy names",
      "if (LADDER.indexOf(permission) >= LADDER.indexOf(least)) return undefined;",
      "return undefined;",
    ],
    [
      "the account must be the one that the event names by id",
      "const same = account.id === asker.id || asker.id === 0;",
      "const same = true;",
    ],
    ["a bot counts as a bot, whatever the event says", "const bot = asker.bot || account.bot;", "const bot = false;"],
    [
      "everybody who caused the event needs permission",
      "const refused = [asker, ...others].map(",
      "const refused = [asker].map(",
    ],
    ["Remit does not change a fork's pull request", 'if (fromFork) return "comes', 'if (false) return "comes'],
    [
      "the policy can exclude pull requests of forks",
      'if (subject.fromFork && who.forks.value === "nothing") {',
      "if (false) {",
    ],
    [
      "a pull request's head must be the one in the event",
      "if (requested?.head !== undefined && requested.head !== pull.head.sha) {",
      "if (false) {",
    ],
  ]),
  ...watched("events", "src/request/trigger/comment.ts", ATTACKS, [
    [
      "only a new comment starts a run",
      'if (action !== "created") {\n    return declined(`The comment was',
      "if (false) {\n    return declined(`The comment was",
    ],
    [
      "Remit's own comments start no run",
      "if (body.trimStart().startsWith(OUR_MARK)) return declined(",
      "if (false) return declined(",
    ],
    [
      "the comment's author needs permission, not only the sender",
      "askers: askersOf(author, sender)",
      "askers: askersOf(sender)",
    ],
  ]),
  ...watched("events", "src/request/quotation.ts", "__tests__/request/quotation.test.ts", [
    [
      "a line that continues a quotation counts as quoted",
      'state.kind !== "paragraph" || endsParagraph(line)) return position;',
      "true) return position;",
    ],
  ]),
  ...watched("events", "src/request/trigger/dispatch.ts", ATTACKS, [
    ["a fork's failed workflow run starts no run", "if (here === undefined || here !== there) {", "if (false) {"],
    [
      "whoever started the failed workflow run needs permission, not only who re-ran it",
      "askers: askersOf(again, actor),",
      "askers: askersOf(again),",
    ],
  ]),
  ...watched("events", "src/request/trigger/issue.ts", ATTACKS, [
    [
      "only the trigger label starts a run",
      "if (label?.toLowerCase() === triggerLabel.toLowerCase()) return undefined;",
      "return undefined;",
    ],
  ]),
  ...watched("events", "src/request/pending.ts", ATTACKS, [
    [
      "inherited fields are no fields of the event",
      "return Object.getOwnPropertyDescriptor(value, name)?.value;",
      "return Reflect.get(value, name);",
    ],
  ]),
  ...watched("events", "src/request/mention.ts", ATTACKS, [
    ["a lone carriage return ends a line", String.raw`body.replaceAll(/\r(?!\n)/g, "\n")`, "body"],
  ]),
  ...watched("events", "src/request/mention.ts", "__tests__/request/mention.test.ts", [
    ["talk about Remit starts no run", "words.every((word) => OPENERS.has(word))", "true"],
    [
      "the trigger phrase is not a regular expression",
      "const literal = phrase.replaceAll(",
      "const literal = phrase || phrase.replaceAll(",
    ],
  ]),
  ...watched("events", "src/request/admission.ts", "__tests__/request/admission.test.ts", [
    [
      "every permission of GitHub has a rank",
      '["none", "read", "triage", "write", "maintain", "admin"];',
      '["none", "read", "write", "maintain", "admin"];',
    ],
    [
      "the policy names bots by their whole login",
      "name.toLowerCase() === login.toLowerCase()",
      "login.toLowerCase().startsWith(name.toLowerCase().slice(0, 4))",
    ],
    [
      "a person whose permission GitHub does not say may not ask",
      "if (fault !== undefined) return declined(",
      "if (false) return declined(",
    ],
    [
      "Remit does not push to the default branch",
      "if (head.name !== trusted.name) return undefined;",
      "if (head.name !== undefined) return undefined;",
    ],
    ["Remit does not push to a closed pull request", "if (!open) {", "if (false) {"],
  ]),
  ...watched("events", "src/request/markdown.ts", ATTACKS, [
    ["only visible words of the author can call Remit", 'return kind === "text" ? piece :', "return true ? piece :"],
    ["an HTML blockquote counts as quoted", '  blockquote: "quote",\n', ""],
    ["an HTML processing instruction counts as hidden", '  ["<?", "?>"],\n', ""],
  ]),
  ...watched("events", "src/request/quotation.ts", "__tests__/request/mention.test.ts", [
    ["text below an e-mail's attribution counts as quoted", "attributionSize(lines) ??", ""],
    ["text below Outlook's header fields counts as quoted", "|| isHeader(lines)", ""],
    ["text below a line such as “X wrote:” counts as quoted", "|| isAttribution(line)", ""],
    ["text below a sender's line counts as quoted", "|| isSender(line)", ""],
    ["a reply by e-mail is recognised by its footer", "return FOOTER.test(line);", "return false;"],
  ]),
  ...watched("events", "src/change/post-review.ts", "__tests__/change/post-review.test.ts", [
    ["only people with permission can settle a finding", 'return [login, "hidden"]', 'return [login, "settled"]'],
    ["a pull request's author cannot settle a finding", '? "open" : "settled"', '? "settled" : "settled"'],
  ]),
  ...watched("events", "src/request/markdown.ts", "__tests__/request/mention.test.ts", [
    [
      "an HTML blockquote that is never closed counts as quoted",
      'new Set(["details", "blockquote"])',
      'new Set(["details"])',
    ],
    [
      "text that is struck out counts as quoted",
      'kind: "quote", end: after };\n  const name',
      'kind: "text", end: after };\n  const name',
    ],
  ]),
  ...watched("events", "src/request/discussion.ts", "__tests__/request/briefing.test.ts", [
    ["comments that were edited after the request are not shown", "Date.parse(updatedAt) <= deadline", "true"],
  ]),
  ...watched("events", "src/report/run-comment.ts", "__tests__/report/reporter.test.ts", [
    ["a marker in somebody else's comment is ignored", "comment.author.id === author && ", ""],
  ]),
  ...watched("events", "src/features/plan/plan.ts", "__tests__/attacks/plans.test.ts", [
    [
      "a plan must match its own digest",
      "return nameOfPlan(digest) === name ? { plan, digest } : undefined;",
      "return { plan, digest };",
    ],
  ]),
];
