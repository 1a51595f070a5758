/** Simple commands: assignments, redirections, and a program or builtin with its arguments. */
import type { Command } from "unbash";
import { argumentSlots, assignAll, settingOf } from "./assignments.ts";
import { invoke } from "./invoke.ts";
import type { Argument } from "./line.ts";
import { doubt, step, type Reader } from "./reader.ts";
import { pathsOf } from "./redirections.ts";
import { either, joinFlows, type Flow, type Slot, type State } from "./state.ts";
import { expandWord } from "./words.ts";

/** Most spellings that one command may have, by the values of its variables. */
const MOST_VARIANTS = 32;

/** Read a simple command; variables may give it several spellings, each of which is judged. */
export function readSimpleCommand(reader: Reader, state: State, node: Command): Flow {
  step(reader);
  const assignments = node.prefix.filter((item) => item.type === "Assignment");
  const paths = pathsOf(reader, state, node.redirects);
  const text = textOfCommand(node);
  checkGaps(reader, node);
  if (node.name === undefined) return either(assignAll(reader, state, assignments, paths, text));
  const settings = assignments.flatMap((assignment) => settingOf(reader, state, assignment));
  const slots = [
    ...expandWord(reader, state, node.name),
    ...node.args.flatMap((item) => argumentSlots(reader, state, item)),
  ];
  const variants = variantsOf(slots);
  if (variants === undefined) {
    doubt(reader, text, `its variables give it more than ${MOST_VARIANTS} spellings`);
    return either(state);
  }
  const flows = variants.map((words) => invoke(reader, state, { words, settings, paths, text }));
  return flows.reduce(joinFlows);
}

function textOfCommand(node: Command): string {
  return (
    [node.name?.text, ...node.args.map(({ text }) => text)].filter((word) => word !== undefined).join(" ") ||
    "assignment"
  );
}

/** Words that touch, as in `<(a)b`, are one word for bash. */
function checkGaps(reader: Reader, node: Command): void {
  const words = [node.name, ...node.args].filter((word) => word !== undefined);
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    if (before !== undefined && before.end >= word.pos)
      doubt(reader, `${before.text}${word.text}`, "it is not certain where one word ends and the next begins");
  }
}

/** Every way to choose one argument for each place; undefined when there are too many. */
function variantsOf(slots: readonly Slot[]): readonly (readonly Argument[])[] | undefined {
  let variants: Argument[][] = [[]];
  for (const slot of slots) {
    variants = variants.flatMap((words) => slot.map((item) => (item === undefined ? words : [...words, item])));
    if (variants.length > MOST_VARIANTS) return undefined;
  }
  return variants;
}
