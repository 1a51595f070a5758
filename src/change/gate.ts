/** Whether one changed file may be published. Every check here holds whatever the model, or code it ran, has done. */
import { posix } from "node:path";
import type { RefusedFile } from "../events.ts";
import { judgePublished, foldPath, type Circumstances, type Policy, protection } from "../policy.ts";
import { DIRECTORY, LINK, type Git } from "../ports.ts";
import type { Secrets } from "../secrets.ts";
import type { Change, Changes } from "./changes.ts";
import { isGitName } from "../lib/git-names.ts";
import { parentsOf } from "../lib/paths.ts";
import { MAX_PATH } from "./survey.ts";

export interface GateFacts {
  readonly policy: Policy;
  readonly circumstances: Circumstances;
  readonly secrets: Secrets;
  readonly git: Git;
}

export interface GatedChanges {
  readonly files: readonly Change[];
  readonly refused: readonly RefusedFile[];
}

/** Separates what may be published from what may not; each refusal has its reason. */
export async function gateChanges(changes: Changes, facts: GateFacts): Promise<GatedChanges> {
  const { files, refused } = changes;
  const taken = await foldedPaths(changes, facts.git);
  const passed: Change[] = [];
  const stopped: RefusedFile[] = [...refused];
  for (const change of files) {
    const reason =
      refusePath(change, taken, facts) ?? refuseMode(change, facts.policy) ?? (await refuseContent(change, facts));
    if (reason === undefined) passed.push(change);
    else stopped.push({ path: change.path, reason });
  }
  return await dropClashes(dropOrphans(passed, stopped), changes.base, facts.git);
}

// ── Paths ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The existing names beside and above new paths, by folded form: no new name may be mistaken for an existing one. */
async function foldedPaths({ base, files }: Changes, git: Git): Promise<Map<string, string>> {
  const folded = new Map<string, string>();
  const fresh = files.filter(({ before }) => before === undefined).map(({ path }) => path);
  const gone = files.filter(({ after }) => after === undefined).map(({ path }) => path);
  for (const folder of new Set(fresh.flatMap((path) => ["", ...parentsOf(path)]))) {
    for (const name of (await git.directory(base, folder))?.entries.keys() ?? []) {
      const path = posix.join(folder, name);
      if (!folded.has(foldPath(path)) && (await stays(path, base, gone, git))) folded.set(foldPath(path), path);
    }
  }
  return folded;
}

/** A folder stays as long as one of its files does. */
async function stays(path: string, base: string, gone: readonly string[], git: Git): Promise<boolean> {
  if (gone.includes(path)) return false;
  const below = gone.filter((each) => each.startsWith(`${path}/`));
  if (below.length === 0) return true;
  const directory = await git.directory(base, path);
  if ((directory?.undecodable ?? 0) > 0) return true; // No run deletes what it cannot name.
  for (const name of directory?.entries.keys() ?? []) {
    if (await stays(`${path}/${name}`, base, below, git)) return true;
  }
  return false;
}

function refusePath(change: Change, taken: Map<string, string>, facts: GateFacts): string | undefined {
  const { path } = change;
  if (path.length > MAX_PATH) return `its path is longer than ${MAX_PATH} characters`;
  const guard = refuseGit(change) ?? refuseProtected(path, facts.policy);
  if (guard !== undefined) return guard;
  if (facts.secrets.found(Buffer.from(path))) return "its name holds a secret";
  const strange = change.before === undefined ? (refuseName(path) ?? refuseTwin(path, taken)) : undefined;
  return strange ?? refuseByPolicy(path, facts.policy, facts.circumstances);
}

/** Why a path steers automation or agents and is not published; undefined where the policy opens it. */
export function refuseProtected(path: string, policy: Policy): string | undefined {
  switch (protection(path, policy.source.path)) {
    case undefined:
      return undefined;
    case "workflow":
      return "workflows are never published";
    case "protected":
      return policy.publish.open.value.includes(path)
        ? undefined
        : `it is protected; a policy can open it with publish.open = [${JSON.stringify(path)}]`;
  }
}

function refuseName(path: string): string | undefined {
  if (/[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029]|\p{Bidi_Control}/u.test(path))
    return "its name has control or invisible characters";
  if (path.includes("\\")) return "its name has a backslash";
  if (path.split("/").some((part) => part === "" || part === "." || part === ".."))
    return "its name is not a path from the root of the repository";
  return undefined;
}

/** Git commits none of these names. Windows may call git's directory `git~2` where it calls another one `git~1`. */
function refuseGit({ path, before }: Change): string | undefined {
  const isGit = (part: string) => isGitName(part) || (before === undefined && /^git~\d+[. ]*$/i.test(part));
  return path.split("/").some(isGit) ? "its name can be mistaken for git's own directory" : undefined;
}

/** Finds another name that a file system may treat as the same: `README.md` and `Readme.md`. */
function refuseTwin(path: string, taken: Map<string, string>): string | undefined {
  for (const each of [path, ...parentsOf(path)]) {
    const twin = taken.get(foldPath(each));
    if (twin !== undefined && twin !== each) return `its name differs from ${twin} only in case or Unicode form`;
    if (twin === undefined) taken.set(foldPath(each), each);
  }
  return undefined;
}

/** Why no change to this path is published, whatever its content; undefined when its name is allowed. */
export function refuseByName(path: string, policy: Policy, circumstances: Circumstances): string | undefined {
  return refuseProtected(path, policy) ?? refuseByPolicy(path, policy, circumstances);
}

function refuseByPolicy(path: string, policy: Policy, circumstances: Circumstances): string | undefined {
  const { effect, why = "the policy denies it" } = judgePublished(policy, circumstances, path);
  return effect === "allow" ? undefined : why;
}

// ── Modes and contents ──────────────────────────────────────────────────────────────────────────────────────────────

function refuseMode({ before, after }: Change, { publish }: Policy): string | undefined {
  if (after === undefined) return undefined;
  if (after.mode === LINK) return "symbolic links are not published";
  if (!FILES.has(after.mode)) return `its mode ${after.mode} is not a file's`;
  if (before?.mode === LINK) return "it takes the place of a symbolic link";
  const executable = [before?.mode, after.mode].includes("100755");
  return publish.signed.value && executable
    ? `GitHub makes the commits (publish.signed, ${publish.signed.source}), and it cannot make executable files`
    : undefined;
}

const FILES: ReadonlySet<string> = new Set(["100644", "100755"]);

/** Change the writing direction: the source then reads differently from how it runs. */
const DIRECTIONAL = /[\u202A-\u202E\u2066-\u2069]/;

// Whole programs have been hidden in source as invisible characters. One selector may follow an emoji; a few tags, a
// flag.
const UNSEEN =
  /[\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}]{3}|[\u{E0000}-\u{E007F}]{9}|[\u200B\u2060-\u2064\u3164\uFFA0]{4}/u;

async function refuseContent({ before, after }: Change, { secrets, git }: GateFacts): Promise<string | undefined> {
  if (after === undefined || after.oid === before?.oid) return undefined;
  const bytes = await git.blob(after.oid);
  const strange = !bytes.includes(0) && refuseText(bytes) !== undefined;
  const leaking = secrets.found(bytes);
  if (!strange && !leaking) return undefined;
  const former = before === undefined ? undefined : await git.blob(before.oid);
  const fresh = former === undefined ? bytes : newLines(former, bytes);
  if (leaking && (former === undefined || !secrets.found(former) || secrets.found(fresh))) return "it holds a secret";
  return strange ? refuseText(fresh) : undefined;
}

function refuseText(bytes: Buffer): string | undefined {
  const text = bytes.toString("utf8");
  if (DIRECTIONAL.test(text)) return "it has characters that change the text direction";
  return UNSEEN.test(text) ? "it has runs of invisible characters" : undefined;
}

/** The lines that the former bytes do not have: the run did not write the others. */
function newLines(former: Buffer, bytes: Buffer): Buffer {
  const old = new Set(former.toString("latin1").split("\n"));
  const lines = bytes.toString("latin1").split("\n");
  return Buffer.from(lines.filter((line) => !old.has(line)).join("\n"), "latin1");
}

/** Files below a path are deleted only if the file that replaces it is published too. */
function dropOrphans(passed: readonly Change[], refused: readonly RefusedFile[]): GatedChanges {
  const stopped = new Set(refused.map(({ path }) => path));
  const isOrphan = ({ path, after }: Change) =>
    after === undefined && parentsOf(path).some((parent) => stopped.has(parent));
  const orphans = passed.filter(isOrphan).map(({ path }) => ({ path, reason: "its replacement is refused" }));
  return { files: passed.filter((change) => !isOrphan(change)), refused: [...refused, ...orphans] };
}

/** Refuses a new file below an existing file that stays: that file's deletion may have been refused. */
async function dropClashes({ files, refused }: GatedChanges, base: string, git: Git): Promise<GatedChanges> {
  if (files.every(({ before }) => before !== undefined)) return { files, refused };
  const gone = new Set(files.filter(({ after }) => after === undefined).map(({ path }) => path));
  const standing = new Set(files.filter(({ after }) => after !== undefined).map(({ path }) => path));
  for (const parent of new Set(
    files.filter(({ before }) => before === undefined).flatMap(({ path }) => parentsOf(path)),
  )) {
    const entry = gone.has(parent) ? undefined : await git.entry(base, parent);
    if (entry !== undefined && entry.mode !== DIRECTORY) standing.add(parent);
  }
  const above = ({ path, after }: Change) =>
    after === undefined ? undefined : parentsOf(path).find((parent) => standing.has(parent));
  const clashing = files.flatMap((change) => {
    const parent = above(change);
    return parent === undefined ? [] : [{ path: change.path, reason: `${parent} is a file and stays one` }];
  });
  const dropped = new Set(clashing.map(({ path }) => path));
  return { files: files.filter(({ path }) => !dropped.has(path)), refused: [...refused, ...clashing] };
}
