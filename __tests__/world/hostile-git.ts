/**
 * The state in which a hostile tool can leave a checkout: everything that makes git, when somebody else runs it there,
 * run the attacker's program. Each trap leaves a file of its name when it is triggered.
 */
import { execFile } from "node:child_process";
import { chmod, mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { QUIET_GIT } from "./git/bare.ts";

export interface Traps {
  /** The names of the triggered traps. */
  triggered(): Promise<readonly string[]>;
}

/** Plant every trap in a checkout that git made, and in repositories nested in it. */
export async function plantTraps(root: string, scratch: string): Promise<Traps> {
  const triggered = path.join(scratch, "sprung");
  await mkdir(triggered);
  const trap = (name: string) => `touch ${triggered}/${name};`;
  await plantHooks(path.join(root, ".git/hooks"), trap);
  await writeFile(path.join(root, ".git/config"), config(trap, scratch));
  await writeFile(path.join(scratch, "included"), `[core]\n\tpager = "${trap("included-pager")}"\n`);
  await writeFile(path.join(root, ".git/info/attributes"), "*.info filter=evil diff=evil merge=evil\n");
  await writeFile(path.join(scratch, "gpg"), `#!/bin/sh\n${trap("gpg")}\nexit 1\n`);
  await chmod(path.join(scratch, "gpg"), 0o755);
  await writeFile(path.join(root, "made.info"), "info\n");
  await writeFile(path.join(root, ".gitattributes"), "* filter=evil diff=evil merge=evil text=auto\n");
  await writeFile(path.join(root, ".lfsconfig"), `[lfs "customtransfer.x"]\n\tpath = ${trap("lfs")}\n`);
  await writeFile(
    path.join(root, ".gitmodules"),
    `[submodule "n"]\n\tpath = nested\n\turl = ./nested\n\tignore = none\n`,
  );
  await plantNested(path.join(root, "nested"), trap);
  await plantNested(path.join(root, "src/inner"), trap);
  return { triggered: async () => (await readdir(triggered)).sort() };
}

const HOOKS = [
  "applypatch-msg",
  "pre-commit",
  "prepare-commit-msg",
  "commit-msg",
  "post-commit",
  "pre-push",
  "post-checkout",
  "post-merge",
  "post-index-change",
  "reference-transaction",
  "pre-auto-gc",
  "update",
  "pre-receive",
  "post-receive",
  "fsmonitor-watchman",
] as const;

async function plantHooks(directory: string, trap: (name: string) => string): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const hook of HOOKS) {
    await writeFile(path.join(directory, hook), `#!/bin/sh\n${trap(`hook-${hook}`)}\n`);
    await chmod(path.join(directory, hook), 0o755);
  }
}

function config(trap: (name: string) => string, scratch: string): string {
  const quoted = (name: string, rest = "") => `"${trap(name)} ${rest}"`;
  return `[core]
\trepositoryformatversion = 0
\tbare = false
\tfsmonitor = ${quoted("fsmonitor", "false")}
\tsshCommand = ${quoted("ssh")}
\tgitProxy = ${quoted("proxy")}
\tpager = ${quoted("pager", "cat")}
\teditor = ${quoted("editor")}
\taskPass = ${quoted("askpass")}
[filter "evil"]
\tclean = ${quoted("filter-clean", "cat")}
\tsmudge = ${quoted("filter-smudge", "cat")}
\trequired = true
[diff]
\texternal = ${quoted("diff-external", "true")}
[diff "evil"]
\ttextconv = ${quoted("textconv", "cat")}
\tcommand = ${quoted("diff-command", "true")}
[merge "evil"]
\tdriver = ${quoted("merge-driver", "true")}
[gpg]
\tprogram = ${quoted("gpg")}
[commit]
\tgpgSign = true
[push]
\tgpgSign = if-asked
[credential]
\thelper = "!${trap("credential")}"
[alias]
\tstatus = "!${trap("alias")}"
[remote "origin"]
\turl = ssh://example.invalid/x
\tuploadpack = ${quoted("uploadpack")}
\treceivepack = ${quoted("receivepack")}
\tproxy = ext::sh -c ${quoted("remote-proxy")}
[protocol]
\tallow = always
[uploadpack]
\tpackObjectsHook = ${quoted("pack-objects-hook")}
[url "ext::sh -c touch% ${scratch}/sprung/ext% #"]
\tinsteadOf = http
[include]
\tpath = ${scratch}/included
[includeIf "gitdir:/"]
\tpath = ${scratch}/included
[submodule "n"]
\tactive = true
\tupdate = "!${trap("submodule-config")}"
[gc]
\tauto = 1
`;
}

/** A nested repository in the checkout, with a commit, a clean filter and a monitor. */
async function plantNested(directory: string, trap: (name: string) => string): Promise<void> {
  const name = path.basename(directory);
  await mkdir(directory, { recursive: true });
  const git = async (...args: readonly string[]) =>
    promisify(execFile)("git", [...args], { cwd: directory, env: QUIET_GIT });
  await git("init", "-q");
  await writeFile(path.join(directory, "file.txt"), "nested\n");
  await git("add", "-A");
  await git("-c", "user.name=m", "-c", "user.email=m@example.com", "commit", "-qm", "nested");
  await writeFile(path.join(directory, "file.txt"), "changed\n");
  await writeFile(path.join(directory, ".git/info/attributes"), "* filter=inner\n");
  const inner = `[filter "inner"]\n\tclean = "${trap(`${name}-clean`)} cat"\n[core]\n\tfsmonitor = "${trap(`${name}-fsmonitor`)} false"\n`;
  await writeFile(path.join(directory, ".git/config"), `[core]\n\trepositoryformatversion = 0\n${inner}`);
  await plantHooks(path.join(directory, ".git/hooks"), (hook) => trap(`${name}-${hook}`));
}
