/** Serves the sandbox's files from inside, as a command sees them: no link leads further. It has no key or token. */
import { openFiles } from "../files.ts";
import { openSearcher } from "../scanner.ts";
import { checkInside } from "./canary.ts";
import {
  MOST_CONTENT,
  openFrames,
  packFrame,
  type Frame,
  type FilesRequest,
  type FactsTold,
  type FilesReply,
} from "./messages.ts";
import { systemCode, type Files } from "../../ports.ts";
import { messageOf } from "../../lib/attempt.ts";

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
  const answer = async ({ json, bytes }: Frame): Promise<void> => {
    const request = json as FilesRequest;
    const reply = await perform(request, bytes).then(
      (done) => replyOf(request.id, done),
      (error: unknown) => packFrame({ id: request.id, error: errorReply(error) } satisfies FilesReply),
    );
    process.stdout.write(reply);
  };
  process.stdin.on(
    "data",
    openFrames((frame) => void answer(frame)),
  );
  process.stdin.on("end", () => process.exit(0));
}

interface Done {
  readonly value?: unknown;
  readonly content?: Buffer;
}

/** A file that grew while it was read must not end the connection. */
function replyOf(id: number, { value, content }: Done): Buffer {
  if ((content?.length ?? 0) <= MOST_CONTENT) return packFrame({ id, value } satisfies FilesReply, content);
  const error = { message: `more than ${MOST_CONTENT} bytes are not read at once`, code: "EFBIG" };
  return packFrame({ id, error } satisfies FilesReply);
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
    case "read":
      return { content: await files.read(asked.path) };
    case "write":
      return { value: await files.write(asked.path, bytes, asked.mode) };
    case "link":
      return { value: await files.link(asked.path, asked.target) };
    case "realPath":
    case "exists":
    case "remove":
    case "list":
    case "readLink":
    case "makeDirectory":
      return { value: await files[asked.what](asked.path) };
    default:
      return asked satisfies never;
  }
}
