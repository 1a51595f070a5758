/** What the model is told and what it says. */
import { watched, type Defence } from "./defence.ts";

const REDACTION = "__tests__/attacks/redaction.test.ts";
const MARKS = "__tests__/attacks/marks.test.ts";

export const WORDS: readonly Defence[] = [
  ...watched("redaction", "src/secrets/letters.ts", REDACTION, [
    ["a secret with blanks in it is found", "for (const [from, to] of BLANK) KINDS.fill(PASS, from, to + 1);", ""],
    ["a secret with tags and emoji in it is found", "  [0xd800, 0xdfff],\n", ""],
    ["a secret in octal escapes is found", "?? spelled(OCTAL, text, next, 8)", ""],
    ["a secret in HTML entities is found", "spelled(DECIMAL, text, at, 10) ??", ""],
  ]),
  ...watched("redaction", "src/secrets/codings.ts", REDACTION, [
    [
      "a secret in base64 is found",
      "for (const first of runs.base64) readBase64(codes, length, first, room.bytes, take);",
      "",
    ],
    ["a secret in hexadecimal is found", "  readHexadecimal(decoding, run.count);\n", ""],
    [
      "a secret in a list of numbers is found",
      ".includes(COMMA)) readNumbers(decoding, at, end);",
      ".includes(COMMA)) continue;",
    ],
  ]),
  ...watched("redaction", "src/secrets/codings.ts", "__tests__/secrets/scan.test.ts", [
    [
      "bytes that are not ASCII separate decoded texts",
      "  bytes[length] = BORDER;\n  return length + 1;",
      "  return length;",
    ],
  ]),
  ...watched("redaction", "src/secrets/codings.ts", "__tests__/secrets/scan.test.ts", [
    ["a secret in hexadecimal at the beginning of a text is found", "state: BEFORE_DIGITS,", "state: 0,"],
    ["a secret across parts of a run of digits is found", "const PART = 10 * 420;", "const PART = 10 * 420 - 1;"],
    ["digits are read to the end of their run", "return at === to && from < to;", "return false;"],
    ["commas are seen wherever they are in a run", "else if (code === COMMA) run.commas = true;", ""],
  ]),
  ...watched("redaction", "src/secrets/patterns.ts", "__tests__/secrets/scan.test.ts", [
    ["a secret behind the first character of an escape is found", ", ...behind]) add", "]) add"],
    [
      "a secret is found if an escape leaves too little of it for the index",
      ", ...behind].every(isFindable)",
      "].every(isFindable)",
    ],
  ]),
  ...watched("redaction", "src/secrets/pattern-index.ts", "__tests__/secrets/scan.test.ts", [
    [
      "the text is looked up often enough to miss no part of a secret",
      "WINDOW) - GROUP + 1;\n",
      "WINDOW) - GROUP + 2;\n",
    ],
    ["any twelve characters of a secret are found", "const STEP = WINDOW - GROUP + 1;", "const STEP = WINDOW;"],
  ]),
  ...watched("redaction", "src/secrets/scan.ts", "__tests__/secrets/scan.test.ts", [
    ["a secret in text that a terminal does not print is found", "if (asides.length > 0) spans", "if (false) spans"],
    [
      "texts that a terminal does not print are searched one by one",
      "asides[next + 1])}${BORDER}`",
      "asides[next + 1])}`",
    ],
    [
      "a part of a secret that begins with a repeated letter is found",
      "if (to < length) matchGroup",
      "if (false) matchGroup",
    ],
    [
      "a part of a secret that ends with a repeated letter is found",
      "if (from > 0) matchGroup",
      "if (false) matchGroup",
    ],
  ]),
  ...watched("redaction", "src/report/reporter.ts", "__tests__/attacks/published.test.ts", [
    [
      "a comment is redacted after it is rendered",
      "secrets.redact(renderComment(log.entries))",
      "renderComment(log.entries)",
    ],
  ]),
  ...watched("redaction", "src/features/review/feature.ts", "__tests__/attacks/published.test.ts", [
    ["a review is redacted when it is posted", "redact(renderReview(plan, facts))", "renderReview(plan, facts)"],
  ]),
  ...watched("redaction", "src/run/close.ts", "__tests__/attacks/published.test.ts", [
    ["the page is redacted when it is written", "ports.secrets.redact(await renderPage", "(await renderPage"],
  ]),
  ...watched("redaction", "src/secrets/shapes.ts", "__tests__/secrets.test.ts", [
    ["an Amazon secret key is found by its name", "if (endsWithKey(end)) runs.names.push(base + end);", ""],
    ["a token behind `_`, `.` or `-` is found", "begins = kind === JOINT;", "begins = false;"],
  ]),
  ...watched("redaction", "src/secrets/scan.ts", "__tests__/secrets.test.ts", [
    ["a secret in two layers of encoding is found", "const MOST_LAYERS = 2;", "const MOST_LAYERS = 1;"],
  ]),
  ...watched("redaction", "src/secrets/patterns.ts", "__tests__/secrets.test.ts", [
    ["the password in an address is found", "[whole, ...addressPieces(address), ", "[whole, "],
    ["a secret value inside JSON is found", "[whole, ...leaves.flatMap(leafPieces)]", "[whole]"],
    ["the secret value of an assignment is found", "[whole, ...assigned.flatMap(leafPieces)]", "[whole]"],
  ]),
  ...watched("redaction", "src/secrets.ts", "__tests__/secrets/stream.test.ts", [
    ["a stream is never split inside a secret", "if (across.length === 0) return border;", "return border;"],
    ["the end of a stream is held back until more has come", "waiting.length - held));", "waiting.length));"],
  ]),
  ...watched("redaction", "src/tools/clip.ts", "__tests__/tools/spill.test.ts", [
    [
      "a saved long output has no secret",
      "pass(redaction.take(decoder.decode(bytes, { stream: true })));",
      "pass(decoder.decode(bytes, { stream: true }));",
    ],
    ["a saved text has no secret", "const clean = redacting.take(text) + redacting.end();", "const clean = text;"],
  ]),
  ...watched("redaction", "src/log.ts", "__tests__/log.test.ts", [
    ["the log holds no secret", "event: maskEvent(event, secrets) };", "event };"],
    ["names of fields in the log have no secret", "[secrets.redact(name), maskValue", "[name, maskValue"],
    [
      "in the log, only the model's signatures are left unmasked",
      "const masked = mask(event, secrets);",
      "const masked = event;",
    ],
  ]),
  ...watched("redaction", "src/secrets.ts", "__tests__/attacks/environment.test.ts", [
    ["an ordinary word is not treated as a secret", "return isOrdinary(value) ||", "return"],
  ]),
  ...watched("redaction", "src/secrets/shapes.ts", "__tests__/secrets.test.ts", [
    [
      "a GitHub token of any length is found whole",
      String.raw`gh[pousr]_(?=[\w.-]{20})[\w-]+(?:\.[\w-]+)*`,
      "gh[pousr]_[A-Za-z0-9]{36}",
    ],
    ["a token that only begins like a placeholder is found", "(?:pat_)?x+$|", "(?:pat_)?x+|"],
    ["a private key is found", ", ...findPrivateKeys(visible)]", "]"],
    ["an Amazon key is found by its shape", "(?:AKIA|ASIA)[A-Z0-9]{16}", "(?:AKIA|ASIA)[A-Z0-9]{17}"],
  ]),
  ...watched("workflow commands", "src/adapters/actions.ts", "__tests__/adapters/actions.test.ts", [
    ["no line of the step's log is a workflow command", "`| ${harmless(line)}`", "harmless(line)"],
    ["no line of the step's log contains a command in the old form", String.raw`.replaceAll("##[", "##\u200b[")`, ""],
    ["an annotation contains no workflow command", "harmless(secrets.redact(message)),", "secrets.redact(message),"],
    ["the step's log has no secret", "asLogLines(secrets.redact(text))", "asLogLines(text)"],
    ["the step's outputs have no secret", "core.setOutput(name, secrets.redact(value))", "core.setOutput(name, value)"],
  ]),
  ...watched("prompt marks", "src/request/untrusted.ts", "__tests__/run/guide.test.ts", [
    [
      "a tool's answer cannot contain a mark of instructions",
      'text.replaceAll(`instructions-${mark}`, "[mark]")',
      "text",
    ],
  ]),
  ...watched("prompt marks", "src/request/untrusted.ts", MARKS, [
    ["text inside a mark cannot close it", '.replaceAll(/<(?=\\s*(?:\\/\\s*)?(?:data|instructions)-)/gi, "&lt;")', ""],
    ["a mark cannot be copied into the text that it marks", '.replaceAll(mark, "[mark]")', ""],
    ["an author's name cannot open or close a tag", '.replaceAll(/["<>\\n]/g, " ")', ""],
    ["HTML comments are removed from other people's text", 'if (kind !== "comment") return piece;', "return piece;"],
    ["Unicode tags are removed from other people's text", '(FLAGS.has(found) ? found : drop("tags")(found))', "found"],
    ["invisible characters are removed from other people's text", '.replaceAll(INVISIBLE, drop("invisible"))', ""],
    ["characters that change the direction of text are removed", '.replaceAll(DIRECTIONAL, drop("directional"))', ""],
  ]),
  ...watched("prompt marks", "src/tools/clip.ts", "__tests__/tools/catalog.test.ts", [
    [
      "a tool's answer has no invisible text",
      "const visible = context.visible(given.text);",
      "const visible = given.text;",
    ],
  ]),
  ...watched("workflow commands", "src/report/markdown.ts", "__tests__/report/markdown-hostile.test.ts", [
    [
      "the model's text cannot contain HTML",
      "/\\\\([!-/:-@[-`{-~])|[<[\\]`$\\\\]|&(?=#?\\w{1,40};)|~{3,}/g",
      "/(?!)/g",
    ],
  ]),
  ...watched("workflow commands", "src/lib/power.ts", "__tests__/lib/power.test.ts", [
    ["the model's text mentions nobody", String.raw`"@\u200B"`, '"@"'],
    ["the model's text closes no issue", 'text.replaceAll(CLOSING, "$1 issue$2")', "text"],
    ["a commit's message skips no checks", 'text.replaceAll(SKIP, "($1)")', "text"],
  ]),
  ...watched("workflow commands", "src/change/wording.ts", "__tests__/change/wording.test.ts", [
    [
      "control characters cannot split a word that GitHub joins again",
      String.raw`.replaceAll(/(?![\t\n])\p{Cc}/gu, "")`,
      "",
    ],
    ["the body of a pull request shows where its links lead", "(leadsOut(target) ? `] ${mark}` : all)", "all"],
    [
      "the body of a pull request has no drawings, in which words hide where they lead",
      "breakDrawings(visible(text))",
      "visible(text)",
    ],
    ["the body of a pull request mentions nobody and closes no issue", "return neutral(open);", "return open;"],
    ["a commit's message mentions nobody", String.raw`.replaceAll(/(?<!@)@+\u200B/g, "")`, ""],
  ]),
  ...watched("workflow commands", "src/change/trailers.ts", "__tests__/change/wording.test.ts", [
    [
      "a commit's key is read only from its trailers",
      'const last = message.trimEnd().split("\\n\\n").at(-1) ?? "";\n  return /^Remit-Request',
      "const last = message;\n  return /^Remit-Request",
    ],
  ]),
  ...watched("compression", "src/agent/snapshot.ts", "__tests__/agent/snapshot.test.ts", [
    ["text inside a snapshot cannot close it", "${disarm(content)}", "${content}"],
    ["a snapshot says that it is data", "${by} ${WARNING}", "${by}"],
  ]),
  ...watched("compression", "src/agent/transcript.ts", "__tests__/agent/transcript.test.ts", [
    ["the mark around the history cannot be forged", "${digestOf(text).slice(0, 16)}", "0"],
  ]),
  ...watched("faults", "src/agent/call.ts", "__tests__/agent/loop.test.ts", [
    ["if a call throws, the calls beside it are cancelled", "      broken.abort();\n", ""],
    [
      "if a call throws, the calls beside it have ended first",
      "await Promise.allSettled(batch.map(start))",
      "(await Promise.all(batch.map(start))).map((value) => ({ status: 'fulfilled', value }))",
    ],
  ]),
  ...watched("faults", "src/adapters/git/server.ts", "__tests__/change/causes.test.ts", [
    [
      "a token that has expired is reported as such",
      '["credentials", /authentication failed|',
      '["other", /authentication failed|',
    ],
  ]),
  ...watched("faults", "src/adapters/actions.ts", "__tests__/adapters/actions.test.ts", [
    ["a full disk leaves no incomplete line in the log", "        attempt(() => ftruncateSync(file, size));\n", ""],
    [
      "a summary that GitHub does not accept does not end the run",
      "return why === undefined;",
      "if (why !== undefined) throw new Error(why);\n      return true;",
    ],
  ]),
  ...watched("faults", "src/report/run-comment.ts", "__tests__/report/run-comment.test.ts", [
    [
      "two simultaneous runs leave one comment",
      "if (first === undefined || first.id >= made.id) return made;",
      "if (first !== undefined) return made;",
    ],
  ]),
  ...watched("faults", "src/run/conclude.ts", "__tests__/run/conclude.test.ts", [
    [
      "a run that is cancelled while it publishes ends as cancelled",
      'return stop.aborted && end.kind === "finished" && !nothing ?',
      "return false ?",
    ],
  ]),
  ...watched("faults", "src/adapters/machine.ts", "__tests__/adapters/machine-clock.test.ts", [
    ["setting the machine's clock does not end a run", "Math.round(ZERO + elapsed())", "Date.now()"],
  ]),
  ...watched("faults", "src/change/changes.ts", "__tests__/change/changes.test.ts", [
    [
      "the deletion of the whole workspace is not published",
      "if (vanished) return { ...from, files: [], refused, vanished };",
      "",
    ],
    [
      "files that were there before do not hide new ones",
      "surveyWorkspace(pinned, notes, { at: earlier.at, closed })",
      "surveyWorkspace(pinned, notes)",
    ],
    ["the last directory of a workspace, once deleted, is missed", "await earlier.end();", ""],
  ]),
  ...watched("faults", "src/change/changes.ts", "__tests__/change/checkout.test.ts", [
    [
      "a file that Remit fetched and the run deleted is missed",
      "if (!search.rewritten.has(path)) await compareTracked(search, path);",
      "",
    ],
  ]),
  ...watched("faults", "src/change/record.ts", "__tests__/change/record.test.ts", [
    ["a command may not change what the files were", 'throw new RecordLost(file, "has been changed")', "{}"],
    ["a fault in the record ends no process that does not wait for it", "coming.catch(() => undefined);", ""],
    ["the record of a directory is found beside a walk", 'directory.replaceAll("/", "\\0")', "directory"],
  ]),
  ...watched("faults", "src/change/merge.ts", "__tests__/change/merge.test.ts", [
    [
      "what an earlier step left where git ignored it is not published after a merge",
      "eitherExcludes(baseline.pinned.exclusions, pinned.exclusions)",
      "pinned.exclusions",
    ],
  ]),
  ...watched("faults", "src/change/baseline.ts", "__tests__/change/checkout.test.ts", [
    ["what Remit has written counts among what a run can delete", "baseline.count +=", "void"],
  ]),
  ...watched("faults", "src/change/survey.ts", "__tests__/change/record.test.ts", [
    ["a survey reads few directories ahead", "open.slice(-AHEAD)", "open"],
  ]),
  ...watched("faults", "src/change/survey.ts", "__tests__/change/changes.test.ts", [
    [
      "a directory in place of a file of an earlier step is not published",
      "known?.untracked.has(name) === true || ",
      "",
    ],
  ]),
  ...watched("environment", "src/adapters/process-isolation.ts", "__tests__/adapters/process-isolation.test.ts", [
    [
      "the process restarts without secrets in its environment",
      "{ ...harmless(process.env), ...START",
      "{ ...process.env, ...START",
    ],
    ["the process restarts without secrets in variables of Node's own", " && !SECRET.test(entry[0])", ""],
    [
      "the process restarts through a loader that nobody can read",
      "fs.chmodSync(file, 0o111);",
      "fs.chmodSync(file, 0o555);",
    ],
  ]),
  ...watched("environment", "src/adapters/process-isolation.ts", "__tests__/adapters/memory-report.test.ts", [
    ["Node writes no report with the environment in it", "report.reportOnFatalError = false;", ""],
  ]),
  ...watched("faults", "src/adapters/github/failure.ts", "__tests__/adapters/github-trouble.test.ts", [
    ["what GitHub stored before it failed is not made again", "if (made !== undefined) return made;", ""],
    [
      "a request that is not repeatable is not repeated",
      "if (!repeatable || !isUncertain(error)) return undefined;",
      "if (!isUncertain(error)) return undefined;",
    ],
  ]),
  ...watched("redaction", "src/secrets/letters.ts", "__tests__/secrets/scan.test.ts", [
    [
      "however many characters cannot be seen, they take no memory each",
      "if (stretches.length > 0 && stretches[stretches.length - 1] === from)",
      "if (false)",
    ],
  ]),
];
