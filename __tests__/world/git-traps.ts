/** Instruments and traps for tests of Remit's git. */
import { chmod, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { runGit, type BareRepository } from "./git/bare.ts";
import { listen } from "./loopback.ts";

export interface SpiedCall {
  /** `fetch` of `git fetch …`. */
  readonly verb: string;
  /** The whole command line. */
  readonly argv: string;
  readonly environment: string;
}

export interface Spy {
  /** To be put first in PATH. */
  readonly bin: string;
  calls(): Promise<readonly SpiedCall[]>;
}

/** A `git` that records how it was called and then runs the real git. */
export async function plantSpy(scratch: string): Promise<Spy> {
  const [bin, notes] = [path.join(scratch, "spy-bin"), path.join(scratch, "spy-notes")];
  await mkdir(bin);
  await mkdir(notes);
  const script = `#!/bin/bash
note=$(mktemp ${notes}/XXXXXXXX)
printf '%s\\0' "$*" > "$note"
env >> "$note"
PATH="\${PATH#*:}"
exec git "$@"
`;
  await writeFile(path.join(bin, "git"), script);
  await chmod(path.join(bin, "git"), 0o755);
  return {
    bin,
    async calls() {
      const names = await readdir(notes);
      const texts = await Promise.all(names.map((name) => readFile(path.join(notes, name), "utf8")));
      return texts.map((text) => {
        const cut = text.indexOf("\0");
        const argv = text.slice(0, cut);
        return { argv, verb: argv.split(" ")[0] ?? "", environment: text.slice(cut + 1) };
      });
    },
  };
}

/** Files in a directory that contain a text, not counting compressed objects. */
export async function grepFiles(directory: string, text: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const holds = await Promise.all(files.map(async (file) => (await readFile(file)).includes(text)));
  return files.filter((_, index) => holds[index] === true);
}

/** A commit on `parent` with a file of any name; made by plumbing, since fast-import would need the name quoted. */
export async function plantName(shop: BareRepository, parent: string, name: Buffer, oid: string): Promise<string> {
  const blob = (await runGit(shop.directory, ["hash-object", "-w", "--stdin"], Buffer.from("x"))).toString().trim();
  if (blob !== oid) throw new Error("The blob is another than expected.");
  const listed = await runGit(shop.directory, ["ls-tree", "-z", parent]);
  const input = Buffer.concat([listed, Buffer.from(`100644 blob ${blob}\t`), name, Buffer.from([0])]);
  const tree = (await runGit(shop.directory, ["mktree", "-z"], input)).toString().trim();
  const identity = ["-c", "user.name=Maria", "-c", "user.email=m@example.com"];
  const commit = await runGit(shop.directory, [...identity, "commit-tree", tree, "-p", parent, "-m", "strange"]);
  return commit.toString().trim();
}

/** A server that redirects every request to another. */
export async function redirectTo(url: string): Promise<AsyncDisposable & { readonly url: string }> {
  return await listen(
    (request, response) => {
      response.writeHead(302, { location: `${url}${request.url}` });
      response.end();
      return Promise.resolve();
    },
    (error) => {
      throw error;
    },
  );
}
