/** One long-lived `git cat-file --batch`: reading a blob costs no process. Reads commits as records, too. */
import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { GitError, type CommitFacts } from "../../ports.ts";
import { firstLines, type Processes } from "../git-process.ts";
import { lastOf } from "../../lib/cut.ts";

export interface GitObject {
  readonly oid: string;
  readonly type: string;
  readonly bytes: Buffer;
}

export interface Objects {
  /** Reads by object id or `<commit>:<path>` (without line feed); undefined when there is no such object. */
  read(name: string): Promise<GitObject | undefined>;
  /** Starts the process ahead of the first read. It finds what is fetched later, too. */
  start(): Promise<void>;
}

interface Waiting {
  readonly resolve: (object: GitObject | undefined) => void;
  readonly reject: (error: Error) => void;
}

export function openObjects(processes: Processes): Objects {
  let conversation: Conversation | undefined;
  const start = (): Conversation => {
    processes.refuseAfterEnd();
    if (conversation === undefined || conversation.ended) {
      conversation = converse(processes.start(["cat-file", "--batch"]));
    }
    return conversation;
  };
  return { read: async (name) => await start().ask(name), start: async () => void start() };
}

interface Conversation {
  readonly ended: boolean;
  ask(name: string): Promise<GitObject | undefined>;
}

function converse(child: ChildProcessWithoutNullStreams): Conversation {
  const queue: Waiting[] = [];
  let stderr = "";
  let ended = false;
  const reader = openReader();
  child.stdout.on("data", (chunk: Buffer) => {
    reader.add(chunk);
    for (let answer = reader.next(); answer !== undefined; answer = reader.next()) {
      queue.shift()?.resolve(answer.kind === "object" ? answer.object : undefined);
    }
  });
  child.stderr.on("data", (chunk: Buffer) => (stderr = lastOf(stderr + chunk.toString(), 2_000)));
  const end = (reason: string) => {
    ended = true;
    for (const { reject } of queue.splice(0)) reject(new GitError(`git cat-file ended: ${reason}`));
  };
  child.once("error", (error) => end(error.message));
  child.once("close", () => end(firstLines(stderr)));
  return {
    get ended() {
      return ended;
    },
    ask: (name) =>
      new Promise((resolve, reject) => {
        if (name.includes("\n"))
          throw new GitError(`An object's name cannot hold a line feed: ${JSON.stringify(name)}`);
        queue.push({ resolve, reject });
        child.stdin.write(`${name}\n`);
      }),
  };
}

type Answer = { readonly kind: "object"; readonly object: GitObject } | { readonly kind: "missing" };

/**
 * Splits the stream into answers: `<oid> <type> <size>`, the bytes and a line feed; or one line for a missing object.
 */
function openReader(): { add(chunk: Buffer): void; next(): Answer | undefined } {
  let chunks: Buffer[] = [];
  let length = 0;
  let needed = 0;
  const joined = (): Buffer => {
    const [first = Buffer.alloc(0), ...more] = chunks;
    const whole = more.length === 0 ? first : Buffer.concat(chunks);
    chunks = [whole];
    return whole;
  };
  const drop = (count: number): void => {
    const rest = joined().subarray(count);
    chunks = [rest];
    length = rest.length;
    needed = 0;
  };
  return {
    add(chunk) {
      chunks.push(chunk);
      length += chunk.length;
    },
    next() {
      if (length === 0 || length < needed) return undefined;
      const buffer = joined();
      const lineEnd = buffer.indexOf(10);
      if (lineEnd < 0) return undefined;
      const header = /^([0-9a-f]{40,64}) (\w+) (\d+)$/.exec(buffer.toString("latin1", 0, lineEnd));
      const [, oid = "", type = "", size = "0"] = header ?? [];
      const end = lineEnd + 1 + (header === null ? 0 : Number(size) + 1);
      needed = end;
      if (length < end) return undefined;
      const bytes = Buffer.from(buffer.subarray(lineEnd + 1, end - 1));
      drop(end);
      return header === null ? { kind: "missing" } : { kind: "object", object: { oid, type, bytes } };
    },
  };
}

/** Parses a commit object: headers, an empty line, the message. */
export function parseCommit({ bytes }: GitObject): CommitFacts {
  const text = bytes.toString("utf8");
  const cut = text.indexOf("\n\n");
  const headers = text.slice(0, cut).split("\n");
  const parents = headers.filter((line) => line.startsWith("parent ")).map((line) => line.slice("parent ".length));
  return { parents, message: text.slice(cut + 2) };
}
