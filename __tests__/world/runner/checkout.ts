/** The workspace as actions/checkout leaves it: one commit deep, on the branch that the event names. */
import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

export interface Checkout {
  readonly serverUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly branch: string;
  readonly sha: string;
  readonly token: string;
  /**
   * Leave the token as `persist-credentials: true` does: in the checkout's configuration, or in an included file in
   * RUNNER_TEMP, as actions/checkout does since version 6.
   */
  readonly persist: "config" | "file" | "nowhere";
  readonly temp: string;
}

const run = promisify(execFile);

export async function checkOut(directory: string, checkout: Checkout): Promise<void> {
  const { serverUrl, repository, branch, sha, token, persist, temp } = checkout;
  const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`;
  const key = `http.${serverUrl}/.extraheader`;
  const environment = {
    PATH: process.env["PATH"] ?? "",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_COUNT: "1",
    GIT_CONFIG_KEY_0: key,
    GIT_CONFIG_VALUE_0: header,
  };
  const git = (...args: string[]) => run("git", args, { cwd: directory, env: environment });
  await mkdir(directory, { recursive: true });
  const pull = branch.startsWith("refs/pull/"); // HEAD is then detached.
  await git("init", "-q", "-b", pull ? "main" : branch);
  await git("remote", "add", "origin", `${serverUrl}/${repository}`);
  const remote = pull ? branch.replace("refs/", "refs/remotes/") : `refs/remotes/origin/${branch}`;
  await git("fetch", "-q", "--no-auto-maintenance", "--no-tags", "--depth=1", "origin", `+${sha}:${remote}`);
  await git("checkout", "-q", "--force", ...(pull ? [remote] : ["-B", branch, remote]));
  if (persist === "config") await git("config", "--local", key, header);
  if (persist !== "file") return;
  const file = path.join(temp, "git-credentials-2f1c9b0e-7a55-4d39-9d2b-111111111111.config");
  await git("config", "--file", file, key, header);
  for (const place of [`${directory}/.git`, `${directory}/.git/worktrees/*`, "/github/workspace/.git"]) {
    await git("config", "--local", `includeIf.gitdir:${place}.path`, file);
  }
}
