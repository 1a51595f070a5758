/** Whether this machine can make a sandbox. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openShells } from "../adapters/shells.ts";
import { makePlaces, shellsFor } from "../directories.ts";

/** Why not, one sentence for each way that was tried; empty when it can. */
export async function findLacks(): Promise<readonly string[]> {
  const root = mkdtempSync(join(tmpdir(), "remit-sandbox-"));
  const [workspace, directories] = [join(root, "workspace"), makePlaces(join(root, "run"))];
  mkdirSync(workspace);
  try {
    const environment = { PATH: process.env["PATH"] ?? "" };
    await using shells = openShells(shellsFor({ directories, workspace, temp: root, environment }));
    const shell = await shells.open({ mode: "require", services: [], show: [], covered: [] });
    return shell.sandbox === "none" ? shell.lacks : [];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
