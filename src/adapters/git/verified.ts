/** What is read must match its id, a hash: a command without a sandbox can write here, and git does not check. */
import { createHash } from "node:crypto";
import { GitError } from "../../ports.ts";
import type { GitObject, Objects } from "./objects.ts";

/** Throws `GitError` for an object that does not match its id. */
export function verifiedObjects(objects: Objects): Objects {
  return {
    async read(name) {
      const object = await objects.read(name);
      if (object === undefined) return undefined;
      const named = OID.test(name) ? name : object.oid;
      if (hashOf(object, named.length) !== named) throw broken(named);
      return object;
    },
    start: objects.start,
  };
}

const OID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** The id of an object, with `length` hexadecimal digits. */
export function hashOf({ type, bytes }: Pick<GitObject, "type" | "bytes">, length: number): string {
  const hash = createHash(length === 64 ? "sha256" : "sha1");
  return hash.update(`${type} ${bytes.length}\0`).update(bytes).digest("hex");
}

function broken(oid: string): GitError {
  return new GitError(
    `The object ${oid} in Remit's git directory is not what its id says: something has written to the directory. ` +
      'Nothing was published. With `[sandbox] mode = "require"` no command can reach it.',
  );
}
