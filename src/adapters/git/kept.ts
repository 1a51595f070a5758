/** Refs of Remit's own on the server: one commit each, with the files of the last run and nothing else. */
import { GitError, type KeptRefs, type KeptSnapshot } from "../../ports.ts";
import { refusal } from "./causes.ts";
import { signature } from "./commit.ts";
import type { Fetching } from "./fetching.ts";
import type { Processes } from "./process.ts";
import type { Talk } from "./talk.ts";

export interface KeptParts {
  readonly talk: Talk;
  readonly address: string;
  readonly processes: Processes;
  readonly fetching: Fetching;
}

export function openKept({ talk, address, processes, fetching }: KeptParts): KeptRefs {
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
      return names.filter((name) => NAME.test(name)); // Anybody who may push can make others.
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
      const commit = await store(processes, snapshot);
      // Forced: what was kept before is replaced whole. No branch is named here.
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

async function store(processes: Processes, { files, parent, message, ...signed }: KeptSnapshot): Promise<string> {
  const lines: string[] = [];
  for (const [name, bytes] of files) {
    const blob = text(await processes.need(["hash-object", "-w", "--no-filters", "--stdin"], { input: bytes }));
    lines.push(`100644 blob ${blob}\t${name}\0`);
  }
  const tree = text(await processes.need(["mktree", "-z"], { input: lines.join("") }));
  const parents = parent === undefined ? [] : ["-p", parent];
  const environment = signature(signed);
  return text(await processes.need(["commit-tree", tree, ...parents], { input: `${message}\n`, environment }));
}

function text(output: Buffer): string {
  return output.toString("latin1").trim();
}
