/**
 * The part of a push that git's own server cannot imitate: GitHub refuses single refs with its own messages (`protected
 * branch hook declined`, `refusing to allow a GitHub App to create or update workflow …`), where a hook could only say
 * `pre-receive hook declined`. This file therefore reads the commands and writes refusals in the format of git's
 * receive-pack; everything else goes on to git itself.
 */
import { runGit, type BareRepository } from "./bare.ts";

export interface RefChange {
  readonly ref: string;
  /** Undefined creates. */
  readonly from: string | undefined;
  /** Undefined deletes. */
  readonly to: string | undefined;
}

export interface PushRefusal {
  /** The reason next to the ref: `! [remote rejected] main -> main (REASON)`. */
  readonly reason: string;
  /** Lines shown as `remote: …`. */
  readonly remote?: readonly string[];
}

export interface Push {
  readonly changes: readonly RefChange[];
  readonly capabilities: ReadonlySet<string>;
  readonly pack: Buffer;
}

const NOTHING = "0".repeat(40);

/** Read a receive-pack request; git sends an empty one before a large pack. */
export function readPush(body: Buffer): Push {
  const changes: RefChange[] = [];
  let capabilities = new Set<string>();
  let at = 0;
  while (at + 4 <= body.length) {
    const length = Number.parseInt(body.toString("latin1", at, at + 4), 16);
    if (length === 0) {
      at += 4;
      break;
    }
    const [command = "", trailing] = body.toString("utf8", at + 4, at + length).split("\0");
    if (trailing !== undefined) capabilities = new Set(trailing.trim().split(" "));
    const [from = "", to = "", ref = ""] = command.trim().split(" ");
    if (ref !== "")
      changes.push({ ref, from: from === NOTHING ? undefined : from, to: to === NOTHING ? undefined : to });
    at += length;
  }
  return { changes, capabilities, pack: body.subarray(at) };
}

/** Refuse the whole push, as GitHub does if one of its refs is refused. */
export function refusePush(push: Push, refusals: ReadonlyMap<string, PushRefusal>): Buffer {
  const remarks = [...refusals.values()].flatMap((refusal) => refusal.remote ?? []);
  const lines = push.changes.map(({ ref }) => {
    const reason = refusals.get(ref)?.reason ?? "atomic push failure";
    return `ng ${ref} ${reason}\n`;
  });
  const report = Buffer.concat([toPacket("unpack ok\n"), ...lines.map(toPacket), Buffer.from("0000")]);
  if (!push.capabilities.has("side-band-64k")) return report;
  const remote = remarks.map((line) => toPacket(Buffer.concat([Buffer.from([2]), Buffer.from(`${line}\n`)])));
  return Buffer.concat([...remote, toPacket(Buffer.concat([Buffer.from([1]), report])), Buffer.from("0000")]);
}

function toPacket(content: string | Buffer): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([Buffer.from((bytes.length + 4).toString(16).padStart(4, "0")), bytes]);
}

/**
 * Workflow files that a push would add, change or delete. To find out, the pack is unpacked: refused objects stay, but
 * nothing refers to them.
 */
export async function workflowChanges(repository: BareRepository, push: Push): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const updates = push.changes.filter((change) => change.to !== undefined);
  if (updates.length === 0 || push.pack.length === 0) return found;
  await runGit(repository.directory, ["index-pack", "--stdin", "--fix-thin"], push.pack);
  const firstIn = async (...commits: readonly string[]): Promise<string> => {
    const args = ["log", "--format=", "--name-only", "-z", ...commits, "--not", "--all", "--", ".github/workflows"];
    return ((await repository.git(...args)).split("\0")[0] ?? "").trim();
  };
  // Hardly any push has one: for all refs together, that takes one process.
  if ((await firstIn(...updates.map(({ to = "" }) => to))) === "") return found;
  for (const { ref, to = "" } of updates) {
    const first = await firstIn(to);
    if (first !== "") found.set(ref, first);
  }
  return found;
}
