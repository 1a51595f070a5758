/** `save_memory`: adds a fact for later runs to `GEMINI.md`, proposed like any other change. */
import type { Answer } from "../events.ts";
import { withoutUnseen } from "../lib/cut.ts";
import { textArg, pathNeed } from "./args.ts";
import type { LoadedFile } from "./edit-file.ts";
import { isRefused, locate, type LocatedFile } from "./paths.ts";
import { failure, type Tool } from "./tool.ts";
import type { AnswerContext, FileContext } from "./context.ts";

const FILE = "GEMINI.md";
const HEADING = "## Remit memory";

/** Denied by default, twice: no preset allows the tool, and `GEMINI.md` is protected until `publish.open` names it. */
export const saveMemory: Tool = {
  name: "save_memory",
  description: `Add a fact for later runs to ${FILE}, when somebody asks to remember it.`,
  parameters: {
    type: "object",
    properties: { fact: { type: "string", minLength: 1, maxLength: 1_000, description: "One sentence" } },
    required: ["fact"],
  },
  effect: "write",
  for: ["change"],
  needs: () => [pathNeed("write", FILE)],
  async run(args, context) {
    const fact = oneLine(textArg(args, "fact"));
    if (fact === "") return failure("invalid_arguments", "The fact is empty.");
    const located = await locate(FILE, context);
    if (isRefused(located)) return located.answer;
    if (located.path !== FILE) {
      return failure("protected", `${FILE} is a link to ${located.path}.`, "Write the fact there with replace.");
    }
    if ((await context.files.facts(located.absolute)) === undefined)
      return await remember(fact, located, undefined, context);
    const { loadText } = await import("./editing.ts");
    const before = await loadText(located, context);
    return isRefused(before) ? before.answer : await remember(fact, located, before, context);
  },
};

/** One line that a reader sees in full: no invisible characters, and no comment that Markdown hides. */
function oneLine(fact: string): string {
  return withoutUnseen(fact)
    .replaceAll(/\s+/g, " ")
    .replaceAll("<!--", "<!\u2013")
    .replace(/^[-*] /, "")
    .trim();
}

async function remember(
  fact: string,
  located: LocatedFile,
  before: LoadedFile | undefined,
  context: FileContext & AnswerContext,
): Promise<Answer> {
  const old = before?.text ?? "";
  const line = `- ${fact}`;
  const eol = old.includes("\r\n") ? "\r\n" : "\n";
  const lines = old.split(/\r?\n/u);
  if (lines.includes(line)) return failure("no_change", `${FILE} says so already.`);
  const text = insert(lines, line).join(eol);
  const seen = context.seen.digest(located.path);
  const { storeText } = await import("./editing.ts");
  const answer = await storeText(located, before, text, `Added to ${FILE}`, context);
  // The agent has not read the rest of the file; a later edit of it must still do that.
  if (seen !== before?.digest) context.seen.note(located.path, seen ?? "");
  return answer;
}

/** After the last line of the memory's section, which is added at the end when missing. */
function insert(lines: readonly string[], line: string): readonly string[] {
  const heading = lines.findIndex((one) => one.trim() === HEADING);
  if (heading === -1) {
    const end = lines.findLastIndex((one) => one.trim() !== "") + 1;
    return [...lines.slice(0, end), ...(end === 0 ? [] : [""]), HEADING, "", line, ""];
  }
  const next = lines.findIndex((one, index) => index > heading && /^#{1,2} /.test(one));
  const section = lines.slice(heading, next === -1 ? lines.length : next);
  const last = heading + section.findLastIndex((one) => one.trim() !== "");
  const gap = last === heading ? [""] : [];
  const rest = lines.slice(last + 1);
  return [...lines.slice(0, last + 1), ...gap, line, ...(rest.length === 0 ? [""] : rest)];
}
