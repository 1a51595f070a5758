/** Redirections: paths that the shell itself opens. */
import type { Redirect, Redirection } from "unbash";
import { NUMBER, hasHole } from "../holes.ts";
import type { PathUse } from "./line.ts";
import { isHarmless, isIdentifier } from "./names.ts";
import { addRedirections } from "./invoke.ts";
import { doubt, type Reader } from "./reader.ts";
import type { State } from "./state.ts";
import { expandText, expandWord, readParts } from "./words.ts";

/** The redirections of a compound command, as a part of their own. */
export function readRedirections(reader: Reader, state: State, redirections: readonly Redirection[]): void {
  addRedirections(reader, state, pathsOf(reader, state, redirections), "redirection");
}

/** The paths that redirections open. Duplicated descriptors, here-documents and the null device open none. */
export function pathsOf(reader: Reader, state: State, redirections: readonly Redirection[]): readonly PathUse[] {
  return redirections.flatMap((redirection) => {
    checkDescriptor(reader, redirection);
    if (redirection.type === "Redirect") return ofRedirect(reader, state, redirection);
    if (redirection.type === "HereString" && redirection.target !== undefined)
      expandText(reader, state, redirection.target);
    if (redirection.type === "HereDoc") readParts(reader, state, redirection.body.parts ?? []);
    return [];
  });
}

function checkDescriptor(reader: Reader, { descriptor }: Redirection): void {
  if (descriptor?.type !== "FileDescriptorVariable") return;
  if (!isIdentifier(descriptor.name) || !isHarmless(descriptor.name))
    doubt(reader, `{${descriptor.name}}`, "it sets a variable that changes how programs run");
}

function ofRedirect(reader: Reader, state: State, { operator, target }: Redirect): readonly PathUse[] {
  if (target === undefined) {
    doubt(reader, operator, "the redirection has no target");
    return [];
  }
  const slots = expandWord(reader, state, target);
  const [slot, more] = slots;
  if (slot === undefined || more !== undefined) {
    doubt(reader, target.text, "a redirection needs exactly one file");
    return [];
  }
  return slot.flatMap((item) => {
    if (item === undefined || item.spread === "any") {
      doubt(
        reader,
        target.text,
        "it is not certain which file it names",
        "Write the file's name, or quote the variable.",
      );
      return [];
    }
    const duplicates = operator === ">&" || operator === "<&";
    if (duplicates && (item.value === NUMBER || /^\d*-?$/.test(item.value))) return [];
    if (duplicates && hasHole(item.value)) doubt(reader, target.text, "it is not certain whether it names a file");
    if (isFree(item.value)) return [];
    return accesses(operator).map((access): PathUse => ({ access, path: item.value }));
  });
}

/** Places that keep nothing: the null device and the command's own streams. */
export function isFree(path: string): boolean {
  return /^\/dev\/(null|stdin|stdout|stderr|fd\/(\d+|\uE002))$/.test(path);
}

function accesses(operator: Redirect["operator"]): readonly PathUse["access"][] {
  switch (operator) {
    case "<":
    case "<&":
      return ["read"];
    case "<>":
      return ["read", "write"];
    case ">":
    case ">>":
    case ">|":
    case ">&":
    case "&>":
    case "&>>":
      return ["write"];
  }
}
