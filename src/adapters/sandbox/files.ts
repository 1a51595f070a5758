/** The sandbox's files, served by the process inside, as the ports `Files` and `Scanner`. */
import type { Readable, Writable } from "node:stream";
import { attempt, messageOf } from "../../lib/attempt.ts";
import type { Files, Scanner } from "../../ports.ts";
import { openScanner } from "../scanner.ts";
import type { ScannedBatch } from "../scan.ts";
import type { Faults } from "./canary.ts";
import {
  openFrames,
  packFrame,
  type FactsTold,
  type FilesQuestion,
  type FilesReply,
  type ListingTold,
  unpackListing,
  type SeenPath,
} from "./messages.ts";
import { isBelow } from "../mounts.ts";

/** The two ends of the process inside. */
interface FilesLine {
  readonly input: Writable;
  readonly output: Readable;
  /** Resolves with its last output when the process is gone. */
  readonly gone: Promise<string>;
}

interface SandboxFiles extends Files {
  /** `realPath`, and the facts of what is there. */
  look(path: string): Promise<SeenPath>;
}

export interface InsideFiles {
  readonly files: SandboxFiles;
  readonly scanner: Scanner & AsyncDisposable;
  /** What is wrong with the sandbox, checked from inside. */
  check(checks: Extract<FilesQuestion, { what: "check" }>["checks"]): Promise<Faults>;
}

/** `start` starts the process inside. */
export function openInside(start: () => FilesLine): InsideFiles {
  const ask = openTalk(start);
  const value = async <T>(question: FilesQuestion, bytes?: Buffer): Promise<T> =>
    (await ask(question, bytes)).value as T;
  return {
    files: filesOver(ask, value),
    scanner: openScanner(() => ({
      scan: (batch) => value<ScannedBatch>({ what: "scan", batch }),
      stop: () => value({ what: "stop scan" }),
    })),
    check: (checks) => value({ what: "check", checks }),
  };
}

type Ask = (question: FilesQuestion, bytes?: Buffer) => Promise<{ readonly value: unknown; readonly bytes: Buffer }>;
type Value = <T>(question: FilesQuestion, bytes?: Buffer) => Promise<T>;

function filesOver(ask: Ask, value: Value): SandboxFiles {
  const factsOf = inBatches((paths) => value<FactsTold[]>({ what: "facts", paths }));
  const look = (path: string) => value<SeenPath>({ what: "look", path });
  return {
    async facts(path) {
      const facts = await factsOf(path);
      if (facts !== null && "wrong" in facts) throw errorOf(facts.wrong);
      return facts ?? undefined;
    },
    look,
    realPath: async (path) => (await look(path)).real,
    exists: (path) => value({ what: "exists", path }),
    read: async (path) => (await ask({ what: "read", path })).bytes,
    write: (path, bytes, mode) => value({ what: "write", path, ...(mode !== undefined && { mode }) }, bytes),
    writeAt: (path, bytes, at) => value({ what: "write at", path, at }, bytes),
    sink() {
      throw new Error("Nothing streams into the sandbox.");
    },
    remove: (path) => value({ what: "remove", path }),
    list: async (path) => unpackListing(await value<ListingTold>({ what: "list", path })),
    readLink: (path) => value({ what: "readLink", path }),
    link: (path, target) => value({ what: "link", path, target }),
    makeDirectory: (path) => value({ what: "makeDirectory", path }),
  };
}

/** Joins the questions of one moment: a walk asks about every file of a directory. */
function inBatches<T>(ask: (paths: readonly string[]) => Promise<readonly T[]>): (path: string) => Promise<T> {
  let waiting: string[] = [];
  let answers: Promise<readonly T[]> | undefined;
  return async (path) => {
    const index = waiting.push(path) - 1;
    answers ??= Promise.resolve().then(() => {
      const paths = waiting;
      waiting = [];
      answers = undefined;
      return ask(paths);
    });
    return (await answers)[index] as T;
  };
}

/** A question that has no answer yet. */
interface Asked {
  /** Whether a process has ended over it. */
  again: boolean;
  readonly question: FilesQuestion;
  readonly bytes: Buffer | undefined;
  readonly resolve: (told: Awaited<ReturnType<Ask>>) => void;
  readonly reject: (error: Error) => void;
}

/** How often the process inside is started again in a run. The machine may kill it for want of memory. */
const MOST_RESTARTS = 3;

/**
 * Asks the process that `start` starts. If that process ends, what it has not answered is asked once more, of a new one:
 * Remit needs it for the changes that it publishes.
 */
function openTalk(start: () => FilesLine): Ask {
  const open = new Map<number, Asked>();
  let [id, restarts] = [0, 0];
  let line = openLine(start(), open, end);

  function end(error: Error, own: Line, how: "broken" | "gone"): void {
    own.ended = error;
    for (const [asked, { again, reject }] of open) {
      if (again && open.delete(asked)) reject(error); // It may be what ends them.
    }
    if (how === "broken") restarts = MOST_RESTARTS; // What sends such messages is not ours.
    if (open.size > 0 && attempt(restart) === true) return;
    for (const { reject } of open.values()) reject(error);
    open.clear();
  }

  /** Throws when the sandbox itself has ended. */
  function restart(): boolean {
    if (restarts >= MOST_RESTARTS) return false;
    restarts += 1;
    line = openLine(start(), open, end);
    for (const [number, asked] of open) {
      asked.again = true;
      line.input.write(packFrame({ ...asked.question, id: number, again: true }, asked.bytes));
    }
    return true;
  }

  return async (question, bytes) => {
    if (line.ended !== undefined && !restart()) throw line.ended;
    return await new Promise((resolve, reject) => {
      id += 1;
      open.set(id, { again: false, question, bytes, resolve, reject });
      line.input.write(packFrame({ ...question, id }, bytes));
    });
  };
}

interface Line {
  readonly input: Writable;
  ended: Error | undefined;
}

function openLine(
  { input, output, gone }: FilesLine,
  open: Map<number, Asked>,
  end: (error: Error, line: Line, how: "broken" | "gone") => void,
): Line {
  const line: Line = { input, ended: undefined };
  const take = openFrames(({ json, bytes }) => {
    const { id, value, error } = json as FilesReply;
    const asked = open.get(id);
    open.delete(id);
    if (error === undefined) asked?.resolve({ value, bytes });
    else asked?.reject(errorOf(error));
  });
  output.on("data", (chunk: Buffer) => {
    try {
      if (line.ended === undefined) take(chunk);
    } catch (error) {
      end(error instanceof Error ? error : new Error(String(error)), line, "broken");
    }
  });
  input.on("error", () => undefined); // `gone` tells.
  // If its pipes cannot be closed, the questions must not wait for ever.
  void gone.catch(messageOf).then((said) => {
    const error = new Error(`The process that serves the sandbox's files has ended. ${said}`.trim());
    if (line.ended === undefined) end(error, line, "gone");
  });
  return line;
}

function errorOf({ message, code }: NonNullable<FilesReply["error"]>): Error {
  return Object.assign(new Error(message), code === undefined ? {} : { code });
}

interface SettledFiles {
  readonly files: Files;
  /** Call it when a process that may write starts, and what it returns when that process has ended. */
  unsettle(): () => void;
}

/** Answers about paths outside `workspace` are never kept. */
export function settle(files: SandboxFiles, workspace: string): SettledFiles {
  const { keeping, unsettle } = openAnswers(workspace);
  const look = keeping("look", files.look, { tells: factsIn });
  const writing =
    <A extends unknown[], T>(write: (...words: A) => Promise<T>) =>
    (...words: A): Promise<T> =>
      write(...words).finally(unsettle());
  return {
    unsettle,
    files: {
      ...files,
      facts: keeping(FACTS, files.facts),
      realPath: async (path) => (await look(path)).real,
      exists: keeping("exists", files.exists),
      readLink: keeping("link", files.readLink),
      list: keeping("list", files.list, { weightOf: ({ entries }) => entries.length + 1 }),
      write: writing(files.write),
      writeAt: writing(files.writeAt),
      remove: writing(files.remove),
      link: writing(files.link),
      makeDirectory: writing(files.makeDirectory),
    },
  };
}

const FACTS = "facts";

function factsIn({ real, facts }: SeenPath): Answered | undefined {
  if (facts !== null && "wrong" in facts) return undefined; // Whoever needs them asks, and gets the error.
  return [keyOf(FACTS, real), facts ?? undefined];
}

/** Answers that are kept, each name in a listing counted: memory must not grow with the tree. */
const MOST = 20_000;

type Lookup<T> = (path: string) => Promise<T>;

type Answered = readonly [key: string, answer: unknown];

function keyOf(what: string, path: string): string {
  return `${what} ${path}`;
}

interface Keeping<T> {
  readonly weightOf?: (answer: T) => number;
  /** The other question that an answer answers as well. */
  readonly tells?: (answer: T) => Answered | undefined;
}

function openAnswers(workspace: string) {
  let [kept, weight, writers] = [new Map<string, Promise<unknown>>(), 0, 0];
  const forget = (): void => void ([kept, weight] = [new Map<string, Promise<unknown>>(), 0]);
  const unsettle = () => {
    writers += 1;
    forget();
    return () => {
      writers -= 1;
      forget();
    };
  };
  const weigh = (more: number): void => void ((weight += more) > MOST && forget());
  const keeping =
    <T>(what: string, ask: Lookup<T>, { weightOf = () => 1, tells }: Keeping<T> = {}): Lookup<T> =>
    (path) => {
      if (writers > 0 || !(path === workspace || isBelow(path, workspace))) return ask(path);
      const key = keyOf(what, path);
      const known = kept.get(key) as Promise<T> | undefined;
      if (known !== undefined) return known;
      const [answers, answer] = [kept, ask(path)];
      answers.set(key, answer);
      const take = (value: T): void => {
        if (answers !== kept) return; // Something may have changed since it was asked for.
        const told = tells?.(value);
        if (told !== undefined) answers.set(told[0], Promise.resolve(told[1]));
        weigh(weightOf(value) + (told === undefined ? 0 : 1));
      };
      answer.then(take, () => answers.delete(key));
      return answer;
    };
  return { keeping, unsettle };
}
