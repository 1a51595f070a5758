/** Writes a commit's files into a directory and updates the checkout's own git. */
import * as fs from "node:fs";
import { join } from "node:path";
import { systemCode } from "../../ports.ts";
import type { Processes } from "../git-process.ts";

interface Checkout {
  readonly commit: string;
  /** The directory for the files. */
  readonly place: string;
  /** Remit's own git directory. */
  readonly directory: string;
  /** The index's file name in that directory. */
  readonly index: string;
}

/** Writes a commit's files as stored and moves the `.git` there to it, by name, never through a link or by git. */
export async function checkOut(processes: Processes, checkout: Checkout): Promise<void> {
  const { commit, place, directory } = checkout;
  const index = join(directory, checkout.index);
  const environment = { GIT_INDEX_FILE: index, GIT_WORK_TREE: place };
  try {
    await processes.need(["read-tree", "--end-of-options", commit], { environment });
    // Refreshes the index; exits with an error when files differ, which is expected.
    await processes.run(["update-index", "-q", "--refresh"], { environment });
    await processes.need(["checkout-index", "--all", "--force", "--index", "--quiet"], { environment });
    await adopt(commit, join(place, ".git"), directory, index);
  } finally {
    await fs.promises.rm(index, { force: true });
  }
}

/** Left in a `.git` that Remit moved to a commit: another run may not start from the files there. */
const ADOPTED = "remit-adopted";

async function adopt(commit: string, theirs: string, directory: string, index: string): Promise<void> {
  const kind = await kindOf(theirs);
  if (kind === "other") return; // A linked work tree or a submodule: its repository is not ours to write.
  if (kind === "nothing") await makeRepository(theirs);
  for (const name of ["objects", "objects/pack"]) if (!(await isDirectory(join(theirs, name)))) return;
  await copyPacks(join(directory, "objects/pack"), join(theirs, "objects/pack"));
  await noteShallow(commit, theirs, kind === "nothing");
  // Copied: it has some 100 bytes a file.
  await replace(join(theirs, "index"), (fresh) => fs.promises.copyFile(index, fresh, fs.constants.COPYFILE_EXCL));
  await writeOver(join(theirs, ADOPTED), `${commit}\n`);
  await writeOver(join(theirs, "HEAD"), `${commit}\n`);
}

async function kindOf(path: string): Promise<"directory" | "nothing" | "other"> {
  const stat = await fs.promises.lstat(path).catch(missing);
  if (stat === undefined) return "nothing";
  return stat.isDirectory() ? "directory" : "other";
}

async function isDirectory(path: string): Promise<boolean> {
  return (await kindOf(path)) === "directory";
}

function missing(error: unknown): undefined {
  if (systemCode(error) === "ENOENT") return undefined;
  throw error;
}

async function makeRepository(path: string): Promise<void> {
  for (const name of ["objects/info", "objects/pack", "refs/heads", "info"]) {
    await fs.promises.mkdir(join(path, name), { recursive: true });
  }
  await fs.promises.writeFile(join(path, "config"), "[core]\n\trepositoryformatversion = 0\n\tbare = false\n");
}

async function copyPacks(from: string, to: string): Promise<void> {
  const there = new Set(await fs.promises.readdir(to));
  const names = (await fs.promises.readdir(from)).filter((name) => /^pack-[0-9a-f]+\.(pack|rev|idx)$/.test(name));
  // Git reads packs through their indexes, so these are copied last.
  for (const name of names.toSorted((a, b) => Number(a.endsWith(".idx")) - Number(b.endsWith(".idx")))) {
    if (!there.has(name)) await fs.promises.copyFile(join(from, name), join(to, name), fs.constants.COPYFILE_FICLONE);
  }
}

/** The commit was fetched without its history. If the checkout has its history, the history stays visible. */
async function noteShallow(commit: string, theirs: string, fresh: boolean): Promise<void> {
  const path = join(theirs, "shallow");
  const text = fresh ? "" : await fs.promises.readFile(path, "latin1").catch(missing);
  if (text?.split("\n").includes(commit) === true) return;
  if (!fresh && (await isReferred(commit, theirs))) return;
  await writeOver(path, `${text ?? ""}${commit}\n`);
}

/** Whether a branch or tag of the checkout is at the commit. */
async function isReferred(commit: string, theirs: string): Promise<boolean> {
  const packed = await fs.promises.readFile(join(theirs, "packed-refs"), "latin1").catch(missing);
  if (packed?.includes(commit) === true) return true;
  const names = await fs.promises.readdir(join(theirs, "refs"), { recursive: true });
  const texts = await Promise.all(
    names.map((name) => fs.promises.readFile(join(theirs, "refs", name), "latin1").catch(() => "")),
  );
  return texts.some((text) => text.trim() === commit);
}

async function writeOver(path: string, content: string): Promise<void> {
  await replace(path, (fresh) => fs.promises.writeFile(fresh, content, { flag: "wx" }));
}

/** Renaming replaces a link; writing would follow it. */
async function replace(path: string, write: (fresh: string) => Promise<void>): Promise<void> {
  const fresh = `${path}.remit-new`;
  await fs.promises.rm(fresh, { force: true });
  await write(fresh);
  await fs.promises.rename(fresh, path);
}
