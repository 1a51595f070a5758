/** A repository, a checkout of it as a runner leaves it, and a sandbox with a layer over it. */
import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { openFiles } from "../../src/adapters/machine.ts";
import type { Sandbox, VisiblePaths } from "../../src/adapters/sandbox.ts";
import { layeredBaseline, type LayeredBaseline } from "../../src/change/baseline.ts";
import { readChanges } from "../../src/change/changes.ts";
import { searchLayer, type LayerFound } from "../../src/change/layer.ts";
import { writeLayer } from "../../src/change/layout.ts";
import type { Files } from "../../src/ports.ts";
import { openGitSite, type GitSite } from "./git-site.ts";
import { QUIET_GIT, type FileTree } from "./git/bare.ts";
import { openSandboxAt, PATH, sightFor } from "./sandbox-site.ts";
import { statusesOf } from "./work-site.ts";

export interface LayerSite extends GitSite {
  /** The pinned commit. */
  readonly commit: string;
  readonly host: Files;
  readonly sandbox: Sandbox;
  readonly baseline: LayeredBaseline;
  /** Secrets found while laying out the files. */
  readonly learned: readonly string[];
  /** Run a bash line in the layer; returns its output. */
  run(line: string): Promise<string>;
  search(): Promise<LayerFound>;
  /** Status and mode of each changed file, by path: `M 100644`. */
  summary(): Promise<Readonly<Record<string, string>>>;
  /** Changes that could not be taken over, as `path: reason`. */
  refused(): Promise<readonly string[]>;
}

export interface LayerOptions {
  /** Commits on `main` after the first; the last one is the pinned commit. */
  readonly later?: readonly FileTree[];
  /** The index of the commit to check out, from 0; the last if absent, none at all for `null`. */
  readonly at?: number | null;
  /** Prepares the checkout before the run, as earlier steps of a job might. */
  readonly before?: (workspace: string, site: GitSite) => void | Promise<void>;
  /** Workspace paths that nobody may read. */
  readonly covered?: readonly string[];
  readonly sight?: Partial<VisiblePaths>;
}

/** Throws if this process has no sandbox. */
export async function openLayerSite(tree: FileTree, options: LayerOptions = {}): Promise<LayerSite> {
  const { later = [], at, before, covered = [] } = options;
  const site = await openGitSite(tree);
  const stack = new AsyncDisposableStack();
  stack.use(site);
  const commits = [(await site.shop.ref("main")) ?? ""];
  for (const files of later) commits.push(await site.shop.commit({ branch: "main", files }));
  const commit = commits.at(-1) ?? "";
  const scratch = fs.realpathSync(site.scratch);
  const root = join(scratch, "workspace");
  if (at !== null) checkOut(root, site.shop.directory, commits[at ?? commits.length - 1] ?? "");
  await before?.(root, site);
  await site.git.fetch(commit);
  const host = openFiles();
  const place = (name: string): string => join(scratch, name);
  for (const name of ["run/scratch", "dark"]) fs.mkdirSync(place(name), { recursive: true });
  const cover = covered.map((path) => join(root, path));
  const opened = await openSandboxAt(place, { ...sightFor(place), covered: cover, ...options.sight });
  if (opened.kind === "none") throw new Error(opened.reasons.join("; "));
  const sandbox = stack.use(opened.sandbox);
  const { upper } = sandbox.layer;
  if (upper === undefined) throw new Error(sandbox.layer.copied);
  const learned: string[] = [];
  const shared = { root, git: site.git, commit };
  const layout = await writeLayer({ ...shared, files: host }, { files: sandbox.files }, new Set(covered), (secret) => {
    learned.push(secret);
  });
  const layer = { upper, lower: root, host, written: new Set(layout), covered: new Set(covered) };
  const baseline = await layeredBaseline({ ...shared, files: sandbox.files }, layer);
  const changes = () => readChanges(baseline, site.git);
  return {
    ...site,
    workspace: root,
    commit,
    host,
    sandbox,
    baseline,
    learned,
    run: (line) => runIn(sandbox, root, line),
    search: () => searchLayer(baseline),
    async summary() {
      const { files, vanished } = await changes();
      return vanished === true ? { "": "vanished" } : statusesOf(files);
    },
    refused: async () => (await changes()).refused.map(({ path, reason }) => `${path}: ${reason}`),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

/** As actions/checkout does it: fetched, and HEAD at the commit itself. */
export function checkOut(root: string, from: string, commit: string): void {
  gitIn(root, "init", "-q", "-b", "main");
  gitIn(root, "fetch", "-q", from, "main");
  gitIn(root, "checkout", "-q", "--detach", commit);
}

export function gitIn(root: string, ...args: readonly string[]): string {
  return execFileSync("git", ["-c", "protocol.file.allow=always", ...args], {
    cwd: root,
    env: { ...QUIET_GIT, ...SOMEBODY },
    encoding: "utf8",
  });
}

const SOMEBODY = {
  GIT_AUTHOR_NAME: "M",
  GIT_AUTHOR_EMAIL: "m@localhost",
  GIT_COMMITTER_NAME: "M",
  GIT_COMMITTER_EMAIL: "m@localhost",
};

async function runIn(sandbox: Sandbox, directory: string, line: string): Promise<string> {
  const environment = { PATH, HOME: "/tmp", GIT_CONFIG_NOSYSTEM: "1", ...SOMEBODY };
  const { output, ended } = sandbox.start({ argv: ["bash", "-c", line], directory, environment });
  const [printed] = await Promise.all([text(output), ended]);
  return printed;
}
