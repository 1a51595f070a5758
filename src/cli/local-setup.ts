/** What a run on this machine needs: a server with a repository, a checkout of it, an event that asks for help, a sandbox. */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { openOfflineGitHub, type OfflineGitHub, openShells } from "../adapters.ts";
import { makePlaces, shellsFor } from "../directories.ts";
import { sourceOf } from "../inputs.ts";
import { nameModel } from "../lib/models.ts";
import type { Account, Git, Runner } from "../ports.ts";
import type { Invocation, RunDirectories } from "../run.ts";
import { SAMPLE_COMMENT, SAMPLE_ISSUE } from "./sample.ts";

const MARIA: Account = { login: "maria", id: 1, bot: false };

/** A server with the sample repository, a checkout of it, and a directory for the run. */
export interface LocalSetup {
  readonly root: string;
  readonly server: string;
  readonly workspace: string;
  readonly directories: RunDirectories;
}

/** Makes `workspace` a repository with one commit, and `server` a copy that serves it. */
export async function serveFiles(
  workspace: string,
  server: string,
  { name, email, message }: Readonly<Record<"name" | "email" | "message", string>>,
): Promise<void> {
  const git = (...words: readonly string[]): Promise<string> =>
    runGit(words, { cwd: workspace, env: { GIT_CONFIG_GLOBAL: "/dev/null" } });
  const identity = ["-c", `user.name=${name}`, "-c", `user.email=${email}`];
  await git("init", "-q", "-b", "main");
  await git("add", "--all");
  await git(...identity, "commit", "-q", "--allow-empty", "-m", message);
  await git("clone", "-q", "--bare", ".", server);
  await git("--git-dir", server, "config", "uploadpack.allowAnySHA1InWant", "true");
}

export interface GitPlace {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const start = promisify(execFile);

/** Git's output; throws when git fails. */
export async function runGit(words: readonly string[], { cwd, env }: GitPlace): Promise<string> {
  const { stdout } = await start("git", words, { cwd, env: { ...process.env, ...env }, maxBuffer: 1 << 28 });
  return stdout.trimEnd();
}

type GitHubFacts = Omit<Parameters<typeof openOfflineGitHub>[0], "git" | "url">;

/** A GitHub in memory that answers for the run's server. */
export function openLocalGitHub({ server }: LocalSetup, git: Git, facts: GitHubFacts): OfflineGitHub {
  return openOfflineGitHub({ ...facts, git, url: `file://${server}` });
}

export function openDemoGitHub(setup: LocalSetup, git: Git): OfflineGitHub {
  const at = new Date(0).toISOString();
  const state = { author: MARIA, open: true, isPull: false, labels: [], createdAt: at, updatedAt: at };
  const issue = { ...SAMPLE_ISSUE, ...state, url: `file://${setup.server}` };
  return openLocalGitHub(setup, git, { defaultBranch: "main", actor: MARIA, issues: [issue] });
}

export function demoInvocation(
  setup: LocalSetup,
  model: string,
  environment: Invocation["toolEnvironment"],
  noSandbox = false,
): Invocation {
  const url = `file://${setup.server}`;
  return {
    settings: {
      trigger: { prompt: "", triggerPhrase: "@remit", baseBranch: "", branchPrefix: "remit/" },
      model: {
        ...nameModel(model),
        namedBy: sourceOf(model, "the variable GEMINI_MODEL"),
        fallback: undefined,
        access: { kind: "api-key", key: "", baseUrl: undefined },
      },
      policyFile: ".github/remit.toml",
      tighten: {},
      dryRun: false,
      ...(noSandbox && { noSandbox: "the demo" }),
      github: {
        token: "",
        repository: "maria/shop",
        apiUrl: url,
        graphqlUrl: url,
        serverUrl: url,
        event: { name: "issue_comment", path: "" },
        runId: "1",
        runAttempt: 1,
      },
      runner: { workspace: setup.workspace, temp: setup.root },
    },
    event: { name: "issue_comment", payload: demoPayload() },
    runUrl: url,
    platform: process.platform,
    directories: setup.directories,
    toolEnvironment: environment,
    stop: new AbortController().signal,
  };
}

function demoPayload(): unknown {
  const user = { login: MARIA.login, id: MARIA.id, type: "User" };
  return {
    action: "created",
    issue: { ...SAMPLE_ISSUE, user, html_url: "" },
    comment: { id: 1, body: SAMPLE_COMMENT, user, created_at: new Date().toISOString() },
    repository: { default_branch: "main" },
    sender: user,
  };
}

export function quietRunner(): Runner {
  const nothing = (): void => undefined;
  return {
    print: nothing,
    annotate: nothing,
    setOutput: nothing,
    saveState: nothing,
    writeSummary: () => Promise.resolve(true),
  };
}

/** Why not, one sentence for each way that was tried; empty when it can. */
export async function findLacks(): Promise<readonly string[]> {
  const root = mkdtempSync(join(tmpdir(), "remit-sandbox-"));
  const [workspace, directories] = [join(root, "workspace"), makePlaces(join(root, "run"))];
  mkdirSync(workspace);
  try {
    const environment = { PATH: process.env["PATH"] ?? "" };
    await using shells = openShells(
      shellsFor({ directories, workspace, temp: root, environment, protection: undefined }),
    );
    const shell = await shells.open({ mode: "require", services: [], show: [], covered: [] });
    return shell.sandbox === "none" ? shell.lacks : [];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
