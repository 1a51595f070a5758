/** Remit's own refs on the server: one commit each, with the files of the last run and nothing else. */
import { GitError, type KeptRefs, type KeptSnapshot } from "../../ports.ts";
import { refusal, type Talk } from "./talk.ts";
import type { Fetching } from "./fetching.ts";
import { commitBytes, type Writer } from "./write.ts";

export interface KeptParts {
  readonly talk: Talk;
  readonly address: string;
  readonly writer: Writer;
  readonly fetching: Fetching;
}

export function openKept({ talk, address, writer, fetching }: KeptParts): KeptRefs {
  return {
    async list(prefix) {
      const stem = `refs/remit/${prefix}`;
      if (!/^[a-z0-9-]+$/.test(prefix)) throw new GitError(`Not the beginning of a name of Remit's: ${prefix}`);
      const { code, output, words } = await talk(["ls-remote", "--end-of-options", address, `${stem}*`]);
      if (code !== 0) throw refusal(`Could not look for ${stem}*`, words);
      const refs = output
        .toString()
        .split("\n")
        .map((line) => line.split("\t")[1] ?? "");
      const names = refs.filter((ref) => ref.startsWith(stem)).map((ref) => ref.slice("refs/remit/".length));
      return names.filter((name) => NAME.test(name)); // Anyone who may push can create others.
    },
    async find(name) {
      const ref = refOf(name);
      const { code, output, words } = await talk(["ls-remote", "--end-of-options", address, ref]);
      if (code !== 0) throw refusal(`Could not look for ${ref}`, words);
      const line = output
        .toString()
        .split("\n")
        .find((each) => each.endsWith(`\t${ref}`));
      const sha = line?.split("\t")[0];
      if (sha !== undefined) await fetching.fetch(sha);
      return sha;
    },
    async keep(names, snapshot) {
      const refs = names.map(refOf);
      const commit = await store(writer, snapshot);
      // Forced: what was kept before is replaced. This never names a branch.
      const end = await talk([...PUSH, "--end-of-options", address, ...refs.map((ref) => `+${commit}:${ref}`)]);
      if (end.code !== 0) throw refusal(`Could not push ${refs.join(", ")}`, `${end.output.toString()}\n${end.words}`);
      return commit;
    },
  };
}

const PUSH = ["push", "--porcelain", "--no-verify", "--no-signed", "--no-recurse-submodules", "--quiet"] as const;

function refOf(name: string): string {
  if (!NAME.test(name)) throw new GitError(`Not a name of Remit's: ${JSON.stringify(name)}`);
  return `refs/remit/${name}`;
}

const NAME = /^(?:(?:issue|pull)-[1-9]\d*|plan-[0-9a-f]{16}|tried-[a-z0-9-]{1,40})$/;

/**
 * The parent's own files stay: a commit without them would delete workflows, and GitHub lets no job's token do that.
 */
async function store(writer: Writer, { files, parent, ...commit }: KeptSnapshot): Promise<string> {
  const changes = await Promise.all(
    [...files].map(async ([path, bytes]) => ({
      path,
      blob: { mode: "100644", oid: await writer.write("blob", bytes) },
    })),
  );
  const tree = await writer.tree(parent, changes);
  return await writer.write("commit", commitBytes({ ...commit, tree, parents: parent === undefined ? [] : [parent] }));
}
