/** Serves the sandbox's files from inside, as a command sees them: no link leads further. It has no key or token. */
import * as fs from "node:fs";
import { posix } from "node:path";
import { openFiles } from "../files.ts";
import { openSearcher } from "../searcher.ts";
import { checkInside } from "./canary.ts";
import {
  openFrames,
  packFrame,
  packReply,
  type Done,
  type Frame,
  type FilesRequest,
  type FactsTold,
  type FilesReply,
  type SeenPath,
  packListing,
} from "./messages.ts";
import { systemCode, type Files } from "../../ports.ts";
import { attempt, messageOf } from "../../lib/attempt.ts";

/** Answers questions on standard output until standard input ends. */
export function serveInside(): void {
  const files = openFiles();
  const searcher = openSearcher();
  const perform = async (asked: FilesRequest, bytes: Buffer): Promise<Done> => {
    switch (asked.what) {
      case "scan":
        return { value: await searcher.scan(asked.batch) };
      case "stop scan":
        return { value: await searcher.stop() };
      default:
        return await performOnFiles(asked, bytes, files);
    }
  };
  readFrames(async ({ json, bytes }) => {
    const request = json as FilesRequest;
    const reply = await perform(request, bytes).then(
      (done) => packReply(request.id, done),
      (error: unknown) => packFrame({ id: request.id, error: errorReply(error) } satisfies FilesReply),
    );
    for (let sent = 0; sent < reply.length;) sent += fs.writeSync(STDOUT, reply, sent);
  });
}

const [STDIN, STDOUT] = [0, 1];

/** What a pipe holds on Linux, in bytes. */
const PIPE = 65_536;

/**
 * Waits for input in `read` itself while nothing else is being done: Node's streams would take 5 ms to load, and longer
 * to hand over each question.
 */
function readFrames(answer: (frame: Frame) => Promise<void>): void {
  let busy = 0;
  const take = openFrames((frame) => {
    busy += 1;
    void answer(frame).finally(() => (busy -= 1));
  });
  const buffer = Buffer.allocUnsafe(PIPE);
  const got = (count: number): void => {
    if (count === 0) process.exit(0);
    take(Buffer.from(buffer.subarray(0, count)));
    setImmediate(next); // By then, what needs no other thread has been answered.
  };
  const next = (): void => {
    if (busy === 0) return got(fs.readSync(STDIN, buffer));
    fs.read(STDIN, buffer, (error, count) => got(error === null ? count : 0));
  };
  next();
}

function errorReply(error: unknown): NonNullable<FilesReply["error"]> {
  const message = messageOf(error);
  const code = systemCode(error);
  return code === undefined ? { message } : { message, code };
}

/** One path that fails does not affect the others. */
async function factsReply(path: string, files: Files): Promise<FactsTold> {
  try {
    return (await files.facts(path)) ?? null;
  } catch (error) {
    return { wrong: errorReply(error) };
  }
}

type AboutFiles = Exclude<FilesRequest, { what: "scan" | "stop scan" }>;

async function performOnFiles(asked: AboutFiles, bytes: Buffer, files: Files): Promise<Done> {
  switch (asked.what) {
    case "check":
      return { value: checkInside(asked.checks) };
    case "facts":
      return { value: await Promise.all(asked.paths.map((path) => factsReply(path, files))) };
    case "look": {
      const real = await files.realPath(asked.path);
      return { value: { real, facts: await factsReply(real, files) } satisfies SeenPath };
    }
    case "read":
      return { content: await files.read(asked.path) };
    case "write":
      if (asked.again === true) removeUnfinished(posix.dirname(asked.path));
      return { value: await files.write(asked.path, bytes, asked.mode) };
    case "write at":
      return { value: await files.writeAt(asked.path, bytes, asked.at) };
    case "link":
      return { value: await files.link(asked.path, asked.target).catch(forgive(asked, "EEXIST")) };
    case "remove":
      return { value: await files.remove(asked.path).catch(forgive(asked, "ENOENT")) };
    case "list":
      return { value: packListing(await files.list(asked.path)) };
    case "exists":
    case "readLink":
    case "makeDirectory":
      return { value: await files[asked.what](asked.path) };
    default:
      return asked satisfies never;
  }
}

/** For a question asked again, what the process before has done already is no error. */
function forgive({ again }: FilesRequest, code: string): (error: unknown) => void {
  return (error) => {
    if (again !== true || systemCode(error) !== code) throw error;
  };
}

/** Removes what a process before this one was writing when it was killed: it would be published. */
function removeUnfinished(directory: string): void {
  for (const name of attempt(() => fs.readdirSync(directory)) ?? []) {
    const path = posix.join(directory, name);
    if (!/^\.remit-\w+\.tmp$/.test(name)) continue;
    attempt(() => fs.statSync(path).mtimeMs < STARTED && fs.unlinkSync(path));
  }
}

const STARTED = Date.now() - process.uptime() * 1_000;
