import { mkdir, rm, writeFile, chmod } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { openFiles } from "../../src/adapters/machine/files.ts";
import { readBaseline } from "../../src/change/baseline.ts";
import { readChanges } from "../../src/change/changes.ts";
import { prepareWorkspace } from "../../src/change/checkout.ts";
import { openGitSite } from "../world/git-site.ts";

const FILES = {
  "README.md": "# Shop\n",
  "bin/run": { mode: "100755", content: "#!/bin/sh\n" },
  "src/a.ts": "a\n",
  ".gitignore": "*.log\nbuild/\n",
} as const;

describe("a change", () => {
  test("is read by content", async () => {
    await using site = await openGitSite(FILES);
    const { git, shop, workspace: root } = site;
    const commit = (await shop.ref("main")) ?? "";
    await git.fetch(commit);
    const files = openFiles();
    expect(await prepareWorkspace({ root, files, git, commit })).toEqual({ kind: "moved", from: undefined, removed: 0 });
    const baseline = await readBaseline({ root, files, git, commit });
    expect((await readChanges(baseline, git)).files).toEqual([]);
    await writeFile(path.join(root, "src/a.ts"), "b\n");
    await rm(path.join(root, "bin/run"));
    await chmod(path.join(root, "README.md"), 0o755);
    await mkdir(path.join(root, "build"));
    await writeFile(path.join(root, "build/x"), "b\n");
    await writeFile(path.join(root, "src/new.ts"), "n\n");
    const changes = await readChanges(baseline, git);
    expect(changes.refused).toEqual([]);
    expect(changes.files.map(({ path: name, before, after }) => [name, before?.mode, after?.mode])).toEqual([
      ["README.md", "100644", "100755"],
      ["bin/run", "100755", undefined],
      ["src/a.ts", "100644", "100644"],
      ["src/new.ts", undefined, "100644"],
    ]);
  });
});
