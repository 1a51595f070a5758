/** What is said, to the model and by it. */
import { watched, type Defence } from "./defence.ts";

const REDACTION = "__tests__/attacks/redaction.test.ts";
const MARKS = "__tests__/attacks/marks.test.ts";

export const WORDS: readonly Defence[] = [
  ...watched("redaction", "src/secrets/letters.ts", REDACTION, [
    [
      "a secret is found with unseen characters in it",
      "for (const [from, to] of BLANK) KINDS.fill(PASS, from, to + 1);",
      "",
    ],
    ["a secret is found with tags and emoji in it", "  [0xd800, 0xdfff],\n", ""],
    ["octal escapes are read", "?? spelled(OCTAL, text, next, 8)", ""],
    ["entities are read", "spelled(DECIMAL, text, at, 10) ??", ""],
  ]),
  ...watched("redaction", "src/secrets/codings.ts", REDACTION, [
    ["base64 is found", "for (const first of runs.base64) readBase64(codes, length, first, room.bytes, take);", ""],
    ["a dump is found", "  readHexadecimal(decoding, from, to);\n", ""],
    ["a list of numbers is found", ".includes(COMMA)) readNumbers(decoding, at, end);", ".includes(COMMA)) continue;"],
  ]),
  ...watched("redaction", "src/secrets/codings.ts", "__tests__/secrets/scan.test.ts", [
    ["other bytes separate", "  bytes[length] = BORDER;\n  return length + 1;", "  return length;"],
  ]),
  ...watched("redaction", "src/secrets/codings.ts", "__tests__/secrets/scan.test.ts", [
    ["a run of digits at the beginning is found", "state: BEFORE_DIGITS,", "state: 0,"],
  ]),
  ...watched("redaction", "src/secrets/patterns.ts", "__tests__/secrets/scan.test.ts", [
    ["a secret behind an escape's first letter is found", ", ...behind]) add", "]) add"],
    ["also one of which little is left", ", ...behind].every(isFindable)", "].every(isFindable)"],
  ]),
  ...watched("redaction", "src/secrets/pattern-index.ts", "__tests__/secrets/scan.test.ts", [
    ["no part between two places that are looked up is missed", "WINDOW) - GROUP + 1;\n", "WINDOW) - GROUP + 2;\n"],
    ["any twelve characters are found", "const STEP = WINDOW - GROUP + 1;", "const STEP = WINDOW;"],
  ]),
  ...watched("redaction", "src/secrets/scan.ts", "__tests__/secrets/scan.test.ts", [
    ["what a terminal does not print is searched", "if (asides.length > 0) spans", "if (false) spans"],
    ["each of it by itself", "asides[next + 1])}${BORDER}`", "asides[next + 1])}`"],
    ["a part that begins with a repeated letter is found", "if (to < length) matchGroup", "if (false) matchGroup"],
    ["a part that ends with a repeated letter is found", "if (from > 0) matchGroup", "if (false) matchGroup"],
  ]),
  ...watched("redaction", "src/report/reporter.ts", "__tests__/attacks/published.test.ts", [
    [
      "what rendering puts together is redacted",
      "secrets.redact(renderComment(log.entries))",
      "renderComment(log.entries)",
    ],
  ]),
  ...watched("redaction", "src/features/review/feature.ts", "__tests__/attacks/published.test.ts", [
    ["a review is redacted as it is posted", "redact(renderReview(plan, facts))", "renderReview(plan, facts)"],
  ]),
  ...watched("redaction", "src/run/run-files.ts", "__tests__/attacks/published.test.ts", [
    ["the page is redacted as it is written", "ports.secrets.redact(await renderPage", "(await renderPage"],
  ]),
  ...watched("redaction", "src/secrets/shapes.ts", "__tests__/secrets.test.ts", [
    ["an Amazon secret is found by its name", "if (endsWithKey(end)) runs.names.push(base + end);", ""],
    ["a token behind another word is found", "begins = kind === JOINT;", "begins = false;"],
  ]),
  ...watched("redaction", "src/secrets/scan.ts", "__tests__/secrets.test.ts", [
    ["two layers of encodings are found", "const MOST_LAYERS = 2;", "const MOST_LAYERS = 1;"],
  ]),
  ...watched("redaction", "src/secrets/patterns.ts", "__tests__/secrets.test.ts", [
    ["the password of an address is found", "[whole, ...addressPieces(address), ", "[whole, "],
    ["a leaf of JSON is found", "[whole, ...leaves.flatMap(leafPieces)]", "[whole]"],
    ["the value of an assignment is found", "[whole, ...assigned.flatMap(leafPieces)]", "[whole]"],
  ]),
  ...watched("redaction", "src/secrets.ts", "__tests__/secrets/stream.test.ts", [
    ["no secret is parted", "if (across.length === 0) return border;", "return border;"],
    ["what has just come is kept back", "waiting.length - held));", "waiting.length));"],
  ]),
  ...watched("redaction", "src/tools/clip.ts", "__tests__/tools/spill.test.ts", [
    [
      "what is kept of a long output has no secret",
      "pass(redaction.take(decoder.decode(bytes, { stream: true })));",
      "pass(decoder.decode(bytes, { stream: true }));",
    ],
    [
      "nor has a text that is kept whole",
      "const clean = redacting.take(text) + redacting.end();",
      "const clean = text;",
    ],
  ]),
  ...watched("redaction", "src/log.ts", "__tests__/log.test.ts", [
    ["the log holds no secret", "event: maskEvent(event, secrets) };", "event };"],
    ["nor do its names", "[secrets.redact(name), maskValue", "[name, maskValue"],
    [
      "only the model's own signatures are left as they are",
      "const masked = mask(event, secrets);",
      "const masked = event;",
    ],
  ]),
  ...watched("redaction", "src/secrets.ts", "__tests__/attacks/environment.test.ts", [
    ["an ordinary word is no secret", "return isOrdinary(value) ||", "return"],
  ]),
  ...watched("redaction", "src/secrets/shapes.ts", "__tests__/secrets.test.ts", [
    [
      "a long token is found whole",
      String.raw`gh[pousr]_(?=[\w.-]{20})[\w-]+(?:\.[\w-]+)*`,
      "gh[pousr]_[A-Za-z0-9]{36}",
    ],
    ["a placeholder is one to its end", "(?:pat_)?x+$|", "(?:pat_)?x+|"],
    ["a private key is found", ", ...findPrivateKeys(visible)]", "]"],
    ["Amazon's key is known by its shape", "(?:AKIA|ASIA)[A-Z0-9]{16}", "(?:AKIA|ASIA)[A-Z0-9]{17}"],
  ]),
  ...watched("workflow commands", "src/adapters/actions.ts", "__tests__/adapters/actions.test.ts", [
    ["no line of a log is a command", "`| ${harmless(line)}`", "harmless(line)"],
    ["nor holds an old one", String.raw`.replaceAll("##[", "##\u200b[")`, ""],
    ["an annotation holds no command", "harmless(secrets.redact(message)),", "secrets.redact(message),"],
    ["the log of the step has no secret", "asLogLines(secrets.redact(text))", "asLogLines(text)"],
    ["outputs have no secret", "core.setOutput(name, secrets.redact(value))", "core.setOutput(name, value)"],
  ]),
  ...watched("prompt marks", "src/request/untrusted.ts", "__tests__/run/guide.test.ts", [
    ["no answer of a tool holds instructions", 'text.replaceAll(`instructions-${mark}`, "[mark]")', "text"],
  ]),
  ...watched("prompt marks", "src/request/untrusted.ts", MARKS, [
    ["a mark cannot be closed from within", '.replaceAll(/<(?=\\s*(?:\\/\\s*)?(?:data|instructions)-)/gi, "&lt;")', ""],
    ["a mark that was learned is broken", '.replaceAll(mark, "[mark]")', ""],
    ["an author's name opens nothing", '.replaceAll(/["<>\\n]/g, " ")', ""],
    ["hidden comments are taken out", 'if (kind !== "comment") return piece;', "return piece;"],
    ["tags of Unicode are taken out", '(FLAGS.has(found) ? found : drop("tags")(found))', "found"],
    ["characters nobody sees are taken out", '.replaceAll(INVISIBLE, drop("invisible"))', ""],
    ["turned writing is turned back", '.replaceAll(DIRECTIONAL, drop("directional"))', ""],
  ]),
  ...watched("prompt marks", "src/tools/clip.ts", "__tests__/tools/catalog.test.ts", [
    [
      "what nobody sees in a file is not shown",
      "const visible = context.visible(given.text);",
      "const visible = given.text;",
    ],
  ]),
  ...watched("workflow commands", "src/report/markdown.ts", "__tests__/report/markdown-hostile.test.ts", [
    ["nor hold HTML", "/\\\\([!-/:-@[-`{-~])|[<[\\]`$\\\\]|&(?=#?\\w{1,40};)|~{3,}/g", "/(?!)/g"],
  ]),
  ...watched("workflow commands", "src/lib/power.ts", "__tests__/lib/power.test.ts", [
    ["words of the model mention nobody", String.raw`"@\u200B"`, '"@"'],
    ["nor close an issue", 'text.replaceAll(CLOSING, "$1 issue$2")', "text"],
    ["a commit skips no checks", 'text.replaceAll(SKIP, "($1)")', "text"],
  ]),
  ...watched("workflow commands", "src/change/wording.ts", "__tests__/change/wording.test.ts", [
    ["what only control characters part is one", String.raw`.replaceAll(/(?![\t\n])\p{Cc}/gu, "")`, ""],
    ["a body shows where its links lead", '.replaceAll(ELSEWHERE, "] $1")', ""],
    ["a body mentions nobody and closes nothing", "return neutral(open);", "return open;"],
    ["a commit mentions nobody", String.raw`.replaceAll(/@+\u200B/g, "")`, ""],
    [
      "the key of a commit is Remit's own trailer",
      'const last = message.trimEnd().split("\\n\\n").at(-1) ?? "";\n  return /^Remit-Request',
      "const last = message;\n  return /^Remit-Request",
    ],
  ]),
  ...watched("compression", "src/agent/snapshot.ts", "__tests__/agent/snapshot.test.ts", [
    ["a snapshot cannot be ended from within", "${disarm(content)}", "${content}"],
    ["a snapshot says that it is data", "${by} ${WARNING}", "${by}"],
  ]),
  ...watched("compression", "src/agent/transcript.ts", "__tests__/agent/transcript.test.ts", [
    ["the history's mark cannot be forged", "${digestOf(text).slice(0, 16)}", "0"],
  ]),
  ...watched("faults", "src/agent/call.ts", "__tests__/agent/loop.test.ts", [
    ["no call goes on beside one that broke", "      broken.abort();\n", ""],
    [
      "nor is any left behind",
      "await Promise.allSettled(batch.map(start))",
      "(await Promise.all(batch.map(start))).map((value) => ({ status: 'fulfilled', value }))",
    ],
  ]),
  ...watched("faults", "src/adapters/git/server.ts", "__tests__/change/causes.test.ts", [
    [
      "a token that has ended is called so",
      '["credentials", /authentication failed|',
      '["other", /authentication failed|',
    ],
  ]),
  ...watched("faults", "src/adapters/actions.ts", "__tests__/adapters/actions.test.ts", [
    ["a full disk leaves no half line in the log", "        takeBack(file, size);\n", ""],
    [
      "a summary that is not taken ends nothing",
      "return why === undefined;",
      "if (why !== undefined) throw new Error(why);\n      return true;",
    ],
  ]),
  ...watched("faults", "src/report/run-comment.ts", "__tests__/report/run-comment.test.ts", [
    [
      "two runs at once leave one comment",
      "if (first === undefined || first.id >= made.id) return made;",
      "if (first !== undefined) return made;",
    ],
  ]),
  ...watched("faults", "src/run/conclude.ts", "__tests__/run/conclude.test.ts", [
    [
      "a cancel at the publication is one",
      'return stop.aborted && end.kind === "finished" && !nothing ?',
      "return false ?",
    ],
  ]),
  ...watched("faults", "src/adapters/machine.ts", "__tests__/adapters/machine-clock.test.ts", [
    ["a clock that is set ends no run", "Math.round(performance.timeOrigin + performance.now())", "Date.now()"],
  ]),
  ...watched("faults", "src/change/changes.ts", "__tests__/change/changes.test.ts", [
    [
      "a workspace that was deleted is not published",
      "if (vanished) return { ...from, files: [], refused, vanished };",
      "",
    ],
    [
      "what was there before hides nothing new",
      "surveyWorkspace(baseline.pinned, baseline)",
      "surveyWorkspace(baseline.ground)",
    ],
  ]),
  ...watched("environment", "src/adapters/process-isolation.ts", "__tests__/adapters/process-isolation.test.ts", [
    [
      "the process starts again without a secret in its environment",
      "{ ...harmless(process.env), ...START",
      "{ ...process.env, ...START",
    ],
    ["nor with one that Node itself would want", " && !SECRET.test(entry[0])", ""],
    ["it starts through a loader that nobody can read", "fs.chmodSync(file, 0o111);", "fs.chmodSync(file, 0o555);"],
  ]),
  ...watched("environment", "src/adapters/process-isolation.ts", "__tests__/adapters/memory-report.test.ts", [
    ["no report of Node's holds the environment", "report.reportOnFatalError = false;", ""],
  ]),
  ...watched("faults", "src/adapters/github/failure.ts", "__tests__/adapters/github-trouble.test.ts", [
    ["what was stored is not made again", "if (made !== undefined) return made;", ""],
    [
      "what is not repeatable is not repeated",
      "if (!repeatable || !isUncertain(error)) return undefined;",
      "if (!isUncertain(error)) return undefined;",
    ],
  ]),
];
