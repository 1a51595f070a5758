/** What the files of a workspace were before the run, on disk: the memory a run takes does not grow with them. */
import { posix } from "node:path";
import { systemCode, type Files } from "../ports.ts";
import { digestOf } from "../lib/seal.ts";
import { lastAtMost } from "../lib/sorted.ts";

export interface KnownFile {
  readonly signature: string;
  readonly executable: boolean;
  /** The workspace's bytes, where a filter, line-end conversion or earlier step made them differ from the commit's. */
  readonly converted?: Converted;
}

export interface Converted {
  /** Absent for a file too large to read. */
  readonly oid?: string;
  /** True when CRLF line ends are the only difference. */
  readonly lineEnds: boolean;
}

/** One directory before the run, without what is below its directories. */
export interface KnownDirectory {
  /** Workspace path. */
  readonly directory: string;
  /** Tracked files and links, by name. */
  readonly tracked: ReadonlyMap<string, KnownFile>;
  /** Names of other files and links, except those that the base's `.gitignore` excludes. */
  readonly untracked: ReadonlySet<string>;
}

/** The run's own directory, on the machine. */
export interface RunDirectory {
  readonly files: Pick<Files, "read" | "write">;
  /** Absolute. */
  readonly path: string;
}

/** Some directories that follow each other in the record's order, in a file of their own. */
export interface RecordBlock {
  /** The first directory in it. */
  readonly first: string;
  /** SHA-256 of the file; also its name. Without a sandbox, a command could write to it. */
  readonly digest: string;
}

export interface FileRecord {
  /** By {@link byWalk} of their first directories. */
  readonly blocks: readonly RecordBlock[];
  readonly place: RunDirectory;
}

/** What the files were before the run cannot be told any more; so nothing can be published. */
export class RecordLost extends Error {
  override readonly name = "RecordLost";
  constructor(file: string, why: string) {
    super(`Remit cannot tell what this run changed: its record of the files before the run ${why} (${file}).`);
  }
}

/** Orders directories: each before what is below it, and that before the next one beside it. */
export function byWalk(a: string, b: string): number {
  const [one, other] = [orderOf(a), orderOf(b)];
  return one < other ? -1 : one > other ? 1 : 0;
}

/** A text that sorts as a walk goes: no name has a NUL. */
function orderOf(directory: string): string {
  return directory.replaceAll("/", "\0");
}

/** Keeps directories, which are in order. */
export async function writeBlock(
  directories: readonly KnownDirectory[],
  { files, path }: RunDirectory,
): Promise<RecordBlock> {
  const rows = directories.map(({ directory, tracked, untracked }) => [directory, [...tracked], [...untracked]]);
  const bytes = Buffer.from(JSON.stringify(rows));
  const digest = digestOf(bytes);
  await files.write(fileOf(path, digest), bytes);
  return { first: directories[0]?.directory ?? "", digest };
}

/** The directories of a record in order. Throws {@link RecordLost}. */
async function* readRecord({ blocks, place }: FileRecord): AsyncGenerator<KnownDirectory, undefined> {
  for (const { digest } of blocks) yield* await readBlock(digest, place);
  return undefined;
}

/** Finds single directories of a record; quick for those that are near the one before. Throws {@link RecordLost}. */
export function openLookup({ blocks, place }: FileRecord): (directory: string) => Promise<KnownDirectory | undefined> {
  const firsts = blocks.map(({ first }) => orderOf(first));
  const read = async (block: RecordBlock) =>
    new Map((await readBlock(block.digest, place)).map((one) => [one.directory, one]));
  let last: { readonly block: RecordBlock; readonly directories: ReturnType<typeof read> } | undefined;
  return async (directory) => {
    const block = blocks[lastAtMost(firsts, orderOf(directory))];
    if (block === undefined) return undefined;
    if (last?.block !== block) last = { block, directories: read(block) };
    return (await last.directories).get(directory);
  };
}

/** Beside a walk: the record of the directory that the walk is at, and of those that it no longer finds. */
export interface Reader {
  /** What was in a directory. Ask in the order of {@link byWalk}. */
  at(directory: string): Promise<KnownDirectory | undefined>;
  /** Call when the walk has ended. */
  end(): Promise<void>;
}

/** `passed` gets each directory of the record that is not asked for. */
export function openReader(record: FileRecord, passed: (known: KnownDirectory) => Promise<void>): Reader {
  const directories = readRecord(record);
  const advance = () => {
    const coming = directories.next();
    coming.catch(() => undefined); // Thrown where it is waited for.
    return coming;
  };
  let next = advance();
  const passUntil = async (isReached: (known: KnownDirectory) => boolean): Promise<KnownDirectory | undefined> => {
    for (let { value } = await next; value !== undefined; { value } = await next) {
      if (isReached(value)) return value;
      next = advance();
      await passed(value);
    }
    return undefined;
  };
  return {
    async at(directory) {
      const reached = await passUntil((known) => byWalk(known.directory, directory) >= 0);
      if (reached?.directory !== directory) return undefined;
      next = advance();
      return reached;
    },
    end: async () => void (await passUntil(() => false)),
  };
}

type Row = readonly [string, readonly (readonly [string, KnownFile])[], readonly string[]];

async function readBlock(digest: string, { files, path }: RunDirectory): Promise<readonly KnownDirectory[]> {
  const file = fileOf(path, digest);
  const bytes = await files.read(file).catch((error: unknown) => {
    if (systemCode(error) === undefined) throw error;
    throw new RecordLost(file, `cannot be read: ${systemCode(error)}`);
  });
  if (digestOf(bytes) !== digest) throw new RecordLost(file, "has been changed");
  const rows = JSON.parse(bytes.toString()) as readonly Row[];
  return rows.map(([directory, tracked, untracked]) => ({
    directory,
    tracked: new Map(tracked),
    untracked: new Set(untracked),
  }));
}

function fileOf(path: string, digest: string): string {
  return posix.join(path, "before", `${digest}.json`);
}
