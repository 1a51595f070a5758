/**
 * A fixture for tests of publishing: a repository on the loopback git server, Remit's own git, and an empty workspace
 * directory. Everything is removed at the end.
 */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openGit, type GitOptions } from "../../src/adapters/git.ts";
import type { Git } from "../../src/ports.ts";
import type { BareRepository, FileTree } from "./git/bare.ts";
import { openGitServer, type GitServer } from "./git-server.ts";

/** A token of each kind, by its value. */
export const TOKENS = {
  writer: { contents: "write" },
  reader: { contents: "read" },
  app: { contents: "write", workflows: "write", actor: "remit[bot]" },
} as const;

export interface GitSite extends AsyncDisposable {
  readonly server: GitServer;
  /** `octo/shop`. */
  readonly shop: BareRepository;
  readonly git: Git;
  readonly workspace: string;
  /** A directory that tests may use. */
  readonly scratch: string;
  /** Another instance of Remit's own git, in its own directory. */
  openGit(options?: Partial<GitOptions>): Promise<Git & AsyncDisposable>;
}

export async function openGitSite(files: FileTree, options: Partial<GitOptions> = {}): Promise<GitSite> {
  const stack = new AsyncDisposableStack();
  const scratch = await mkdtemp(path.join(tmpdir(), "remit-site-"));
  stack.defer(() => rm(scratch, { recursive: true, force: true }));
  const server = stack.use(await openGitServer({ tokens: TOKENS }));
  const shop = await server.create("octo/shop", { files });
  const workspace = path.join(scratch, "workspace");
  await mkdir(workspace);
  let count = 0;
  const open = async (more: Partial<GitOptions> = {}) => {
    const directory = path.join(scratch, `own-${++count}.git`);
    return stack.use(
      await openGit({
        directory,
        remote: `${server.url}/octo/shop`,
        token: "writer",
        waits: [0, 0],
        guard: undefined,
        ...options,
        ...more,
      }),
    );
  };
  const git = await open();
  const dispose = () => stack.disposeAsync();
  return { server, shop, git, workspace, scratch, openGit: open, [Symbol.asyncDispose]: dispose };
}
