/** The workspace as actions/checkout leaves it: one commit deep, on the branch the event names. */
import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { promisify } from "node:util";

export interface Checkout {
  readonly serverUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly branch: string;
  readonly sha: string;
  readonly token: string;
  /** Leave the token in the checkout's configuration, as `persist-credentials: true` does. */
  readonly persist: boolean;
}

const run = promisify(execFile);

export async function checkOut(directory: string, checkout: Checkout): Promise<void> {
  const { serverUrl, repository, branch, sha, token, persist } = checkout;
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
  await git("init", "-q", "-b", branch);
  await git("remote", "add", "origin", `${serverUrl}/${repository}`);
  await git("fetch", "-q", "--no-tags", "--depth=1", "origin", `+${sha}:refs/remotes/origin/${branch}`);
  await git("checkout", "-q", "--force", "-B", branch, `refs/remotes/origin/${branch}`);
  if (persist) await git("config", "--local", key, header);
}
