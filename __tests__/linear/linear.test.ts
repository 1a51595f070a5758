import { LONG } from "../world/long.ts";
import { breakClosings, breakDrawings, breakMentions, breakSkips } from "../../src/lib/power.ts";
import { parseToml, readToml } from "../../src/lib/toml.ts";
import { clipped, firstOf, lastOf, splits, withoutBlocks, withoutUnseen, slugOf } from "../../src/lib/cut.ts";
import { describe, expect, test } from "@jest/globals";
import { readFileSync, readdirSync } from "node:fs";
import type { Entry } from "../../src/events.ts";
import { allNear, distanceOf, nearest } from "../../src/lib/distance.ts";
import { findNearest } from "../../src/lib/edit/fuzzy.ts";
import { matchEdit, findOmission } from "../../src/lib/edit.ts";
import { fold, isComment, oldRows, openPage, splice, toLines, toUnix } from "../../src/lib/edit/text.ts";
import { encode } from "../../src/lib/encoding.ts";
import { baseOf, compileName, compilePath, covers, expandBraces, intersects } from "../../src/lib/glob.ts";
import { mediaType } from "../../src/lib/media.ts";
import { htmlToText, tameHtml } from "../../src/lib/web-text.ts";
import { readPatterns } from "../../src/lib/ignore.ts";
import { holdsCode } from "../../src/lib/shell/words.ts";
import { readsInPart } from "../../src/adapters/commands.ts";
import {
  baseName,
  cheaperModel,
  endedOn,
  familyIn,
  generationOf,
  levelFor,
  listPrice,
  nameModel,
  nextModel,
  rowOf,
  windowOf,
} from "../../src/lib/models.ts";
import { decodePercent, readHeaderList } from "../../src/lib/header-list.ts";
import { isSameOutput } from "../../src/run/replay.ts";
import { parseLine } from "../../src/lib/shell/parser.ts";
import { digestOf, openSeal } from "../../src/lib/seal.ts";
import { readPlainLine } from "../../src/lib/shell/plain.ts";
import { isMore, isOpaque } from "../../src/lib/shell/wrappers.ts";
import { renderAnnotations, renderOutputs } from "../../src/report/outputs.ts";
import { renderComment, renderSummary } from "../../src/report/sections.ts";
import {
  clip,
  code,
  fence,
  html,
  inline,
  longestRun,
  prose,
  plainText,
  visibleText,
} from "../../src/report/markdown.ts";
import { renderFixed } from "../../src/report/review.ts";
import { readPage } from "../../src/report/page/content.ts";
import { readMarkdown } from "../../src/report/page/markdown.ts";
import { shortDigest } from "../../src/report/figures.ts";
import { readMarker, findOwn, sealComment } from "../../src/report/run-comment.ts";
import { renderProgress } from "../../src/report/progress.ts";
import { renderReceipt, makeReceipt } from "../../src/report/receipt.ts";
import { nameSandbox } from "../../src/report/sandbox.ts";
import { telemetryOf } from "../../src/report/telemetry.ts";
import { readTaskEnd } from "../../src/report/gathered.ts";
import { splitHeadline } from "../../src/report/headline.ts";
import { findAttachments } from "../../src/features/images/feature.ts";
import { isGitName, isGitPart, isGitPath, isModulesName } from "../../src/lib/git-names.ts";
import { parentsOf } from "../../src/lib/paths.ts";
import { endsMail, mailEnd, lineEnd, quotationEnd } from "../../src/request/quotation.ts";
import { keepOwnText, readSpans } from "../../src/request/markdown.ts";
import { findMention } from "../../src/request/mention.ts";
import {
  cleanAnswer,
  cleanMarkdown,
  cleanText,
  explainMarks,
  markData,
  markIn,
  markInstructions,
  withoutInstructions,
} from "../../src/request/untrusted.ts";
import { refuseLabel } from "../../src/request/trigger/issue.ts";
import { declined, parseSlashCommand } from "../../src/request/pending.ts";
import { write } from "../report/entries.ts";
import { commentBy, SEAL, US } from "../world/report-station.ts";
import { SHAPES, squares } from "./work.ts";
import { tableIn, tableWithin } from "../../src/lib/read-data.ts";

type Call = (text: string) => unknown;

/** Every function in report, lib and request that takes a text. */
const READERS: Readonly<Record<string, Call>> = {
  parentsOf,
  isGitName,
  isGitPart,
  isGitPath,
  isModulesName,
  breakMentions,
  breakClosings,
  breakDrawings,
  breakSkips,
  readToml,
  parseToml: (text) => parseToml(text, (_, fault) => fault),
  plainText,
  visibleText,
  prose,
  inline,
  code,
  fence,
  longestRun,
  html,
  clip: (text) => clip(text, text.length - 1),
  firstOf: (text) => firstOf(text, text.length - 1),
  clipped: (text) => clipped(text, text.length - 1, { atWordFrom: 1 }),
  withoutBlocks: (text) => withoutBlocks(text, "<!--", "-->"),
  withoutUnseen,
  lastOf: (text) => lastOf(text, text.length - 1),
  readMarkdown,
  splitHeadline,
  renderFixed,
  splits: (text) => splits(text, text.length >> 1),
  shortDigest,
  sealComment: (text) => sealComment(text, { kept: text }, SEAL),
  findOwn: (text) => findOwn([commentBy(US, text, 1)], { author: US.id, subject: 12, seal: SEAL }),
  readMarker,
  openSeal: (text) => openSeal(text, text).sum(text),
  digestOf,
  nameSandbox,
  readTaskEnd: (text) => readTaskEnd(text, { repository: "octo/shop", run: "1" }),
  parseLine,
  readPlainLine,
  tableIn,
  tableWithin,
  readHeaderList,
  decodePercent,
  isSameOutput: (text) => [isSameOutput(text, `${text}/a`, "/a"), isSameOutput(`/b${text}`, `/a${text}.`, "/a")],
  baseName,
  cheaperModel,
  endedOn: (text) => endedOn(text, "key", 0),
  familyIn,
  generationOf,
  levelFor: (text) => levelFor(text, "low"),
  listPrice: (text) => listPrice(text, 0),
  nameModel,
  nextModel,
  rowOf,
  windowOf,
  encode: (text) => encode(text, { encoding: "utf-8", mark: false }),
  compileName: (text) => [compileName("*a*b")(text), compileName(text)("a b")],
  compilePath: (text) => [compilePath("**/a/**/b")(text.split("/")), compilePath(text)(["a", "b"])],
  covers: (text) => [covers(["a", "b", ""], text), covers([text, ""], `${text}a`)],
  intersects: (text) => [intersects(["a", "b", ""], [text]), intersects([text, ""], [text, "a"])],
  baseOf,
  expandBraces,
  readPatterns: (text) => readPatterns(text).judge(["a", "b"], false),
  distanceOf: (text) => distanceOf(text, `b${text}`, 1),
  allNear: (text) => allNear(text.slice(0, 30), [text, "b"], () => 15),
  nearest: (text) => nearest(text.slice(0, 30), [text, "b"]),
  findNearest: (text) => findNearest(text, "- a b\nc", 2),
  matchEdit: (text) => matchEdit(text, "- a b\n c", "d", false),
  mediaType: (text) => mediaType(text, Buffer.from(text)),
  slugOf,
  tameHtml: (text) => tameHtml(text, "https://a.example/"),
  htmlToText: (text) => htmlToText(text, "https://a.example/"),
  fold,
  findOmission: (text) => findOmission(text, ""),
  openPage: (text) => openPage(text).keys(),
  oldRows,
  toLines,
  isComment,
  toUnix,
  splice: (text) => splice(text, []),
  holdsCode,
  readsInPart,
  isMore,
  isOpaque,
  cleanMarkdown,
  cleanText,
  cleanAnswer,
  explainMarks,
  markIn,
  markInstructions: (text) => markInstructions(text, "abc"),
  withoutInstructions: (text) => withoutInstructions(text, "abc"),
  markData: (text) => markData(text, { what: text, author: text }, "abc"),
  findAttachments: (text) => findAttachments([text], "https://github.example"),
  findMention: (text) => findMention(text, "@remit"),
  parseSlashCommand,
  readSpans: (text) => [readSpans(text), readSpans(text, { flat: true })],
  keepOwnText,
  quotationEnd: (text) => quotationEnd(`> a\n${text}`, 0),
  endsMail,
  mailEnd: (text) => mailEnd(text, 0),
  lineEnd: (text) => lineEnd(text, 0),
  declined,
  refuseLabel: (text) => refuseLabel(text, { triggerPhrase: "@remit", triggerLabel: "remit" }),
};

/** Every rendering of a log. */
const RENDERERS: Readonly<Record<string, (entries: readonly Entry[]) => unknown>> = {
  renderComment,
  renderSummary,
  readPage,
  telemetryOf: (entries) => telemetryOf(entries, { content: true }),
  renderOutputs,
  renderAnnotations,
  renderProgress: (entries) => renderProgress(entries, 0),
  renderReceipt: (entries) => {
    const receipt = makeReceipt(entries);
    return receipt === undefined ? undefined : renderReceipt(receipt);
  },
};

/** The first ten shapes and every sixth of the others; the long tests take them all. */
const QUICK = SHAPES.filter((_, index) => index < 10 || index % 6 === 0);

describe("work grows linearly with the input", () => {
  test.each(Object.entries(READERS))("%s", (_, call) => {
    expect(squares(call, LONG ? SHAPES : QUICK)).toEqual([]);
  });

  test.each(Object.entries(RENDERERS))("%s of a log in which every text is long", (_, render) => {
    const shapes = LONG ? SHAPES.filter((_shape, index) => index % 4 === 0) : QUICK;
    // A log says each text in a dozen places.
    const short = shapes.map(({ name, make }) => ({ name, make: (size: number) => make(size / 4) }));
    expect(squares((text) => render(logOf(text)), short)).toEqual([]);
  });

  test.each(Object.entries(RENDERERS))("%s of a log with many turns", (_, render) => {
    const turns = { name: "turns", make: (size: number) => "a".repeat(size / 10) };
    const logs = new Map<string, readonly Entry[]>();
    const long = (text: string) => {
      const log = logs.get(text) ?? logWith(text.length);
      logs.set(text, log);
      return log;
    };
    expect(squares((text) => render(long(text)), [turns])).toEqual([]);
  });

  test("is measured for every exported function that takes a text", () => {
    const known = new Set([...Object.keys(READERS), ...CARRIERS]);
    const missing = ["report", "lib", "request"].flatMap((room) => textFunctions(`src/${room}`));
    expect(missing.filter((name) => !known.has(name))).toEqual([]);
  });
});

/** These only pass the text on to a function above, or look it up in a table. */
const CARRIERS = [
  "knownToolName",
  "resultContent",
  "paragraph",
  "table",
  "codeBlock",
  "readLine",
  "readBuiltin",
  "unwrap",
];

function textFunctions(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  return files.flatMap((file) => {
    const source = readFileSync(`${folder}/${file}`, "utf8");
    return [...source.matchAll(/^export (?:async )?function (\w+)\(\s*\w+\??: string\b/gm)].map(
      ([, name]) => name ?? "",
    );
  });
}

function logOf(text: string): readonly Entry[] {
  return write()
    .started({ request: { instruction: text } })
    .turn({ text, thought: text, calls: [{ tool: "run_shell_command", args: { command: text }, answer: { text } }] })
    .turn({ calls: [{ tool: text, args: { command: text }, deny: { rules: [text], reason: text, allowWith: text } }] })
    .turn({ calls: [{ tool: text, args: {}, answer: { text, todos: [{ description: text, status: "pending" }] } }] })
    .finished({ conclusion: "failed", message: text, fault: { kind: "model", message: text, hint: text } }).entries;
}

function logWith(turns: number): readonly Entry[] {
  const log = write().started();
  for (let turn = 0; turn < turns; turn += 1) {
    const denied = { rules: [], reason: `No rule allows ${turn}.` };
    log.turn({ text: `Turn ${turn}.`, calls: [{ tool: "read_file", args: { file_path: "a" }, deny: denied }] });
  }
  return log.finished({ conclusion: "changed", message: "Done." }).entries;
}
