/** A workspace at a pinned commit with its baseline taken, for tests of a run's changes. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { openFiles } from "../../src/adapters/files.ts";
import { readBaseline, type Baseline } from "../../src/change/baseline.ts";
import { readChanges, type Changes } from "../../src/change/changes.ts";
import type { RunDirectory } from "../../src/change/record.ts";
import { prepareWorkspace } from "../../src/change/checkout.ts";
import type { Files } from "../../src/ports.ts";
import type { FileTree } from "./git/bare.ts";
import { openGitSite, type GitSite } from "./git-site.ts";

export interface WorkSite extends GitSite {
  readonly commit: string;
  readonly files: Files;
  /** Where baselines are kept. */
  readonly run: RunDirectory;
  baseline(): Promise<Baseline>;
  /** The changes since the baseline, which is taken now if there is none. */
  changes(): Promise<Changes>;
  /** Status and mode of each changed file, by path: `M 100644`. */
  summary(): Promise<Readonly<Record<string, string>>>;
  write(file: string, content: string | Buffer): Promise<void>;
}

export interface WorkOptions {
  /** Prepares the workspace before the baseline is taken, as earlier steps of a job might. */
  readonly before?: (root: string) => Promise<void>;
}

/** Status and mode of each changed file, by path: `M 100644`. */
export function statusesOf(files: Changes["files"]): Readonly<Record<string, string>> {
  const statuses = files.map(({ path: name, before, after }) => {
    const status = before === undefined ? "A" : after === undefined ? "D" : "M";
    return [name, after === undefined ? status : `${status} ${after.mode}`] as const;
  });
  return Object.fromEntries(statuses);
}

export async function openWorkSite(tree: FileTree, { before }: WorkOptions = {}): Promise<WorkSite> {
  const site = await openGitSite(tree);
  const { git, shop, workspace: root } = site;
  const commit = (await shop.ref("main")) ?? "";
  await git.fetch(commit);
  const files = openFiles();
  await prepareWorkspace({ root, files, git, commit });
  await before?.(root);
  const run: RunDirectory = { files, path: `${site.scratch}/run` };
  const baseline = () => readBaseline({ root, files, git, commit }, run);
  const taken = await baseline();
  const changes = () => readChanges(taken, git);
  return {
    ...site,
    commit,
    files,
    run,
    baseline,
    changes,
    async summary() {
      return statusesOf((await changes()).files);
    },
    async write(file, content) {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true });
      await writeFile(path.join(root, file), content);
    },
  };
}
