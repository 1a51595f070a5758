/** The demo's stage: a server with the sample repository, a checkout of it, and an event that asks for help. */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { openOfflineGitHub, type OfflineGitHub } from "../adapters/offline-github.ts";
import { makePlaces } from "../places.ts";
import type { PinnedRef } from "../events.ts";
import { sourceOf } from "../inputs/model.ts";
import { nameModel } from "../lib/models.ts";
import type { Account, Git, Runner } from "../ports.ts";
import type { Order, Places } from "../run/world.ts";
import { SAMPLE_COMMENT, SAMPLE_ISSUE } from "./sample.ts";

const MARIA: Account = { login: "maria", id: 1, bot: false };

/** A server with the sample repository, a checkout of it, and a directory for the run. */
export interface Stage {
  readonly root: string;
  readonly server: string;
  readonly workspace: string;
  readonly places: Places;
}

export async function setStage(files: Readonly<Record<string, string>>): Promise<Stage> {
  const root = mkdtempSync(join(tmpdir(), "remit-demo-"));
  const [server, workspace, places] = [join(root, "shop.git"), join(root, "shop"), makePlaces(join(root, "run"))];
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  }
  await git(["init", "-q", "-b", "main"], workspace);
  await git(["add", "."], workspace);
  await git(["-c", "user.name=Maria", "-c", "user.email=maria@shop.example", "commit", "-qm", "A shop"], workspace);
  await git(["clone", "-q", "--bare", workspace, server], root);
  await git(["config", "uploadpack.allowAnySHA1InWant", "true"], server);
  return { root, server, workspace, places };
}

const start = promisify(execFile);

async function git(words: readonly string[], directory: string): Promise<void> {
  await start("git", words, { cwd: directory, env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null" } });
}

export function openStageGitHub(stage: Stage, own: Pick<Git, "remoteBranch">): OfflineGitHub {
  const branch = async (name: string): Promise<PinnedRef | undefined> => {
    const sha = await own.remoteBranch(name);
    return sha === undefined ? undefined : { name, sha };
  };
  const url = `file://${stage.server}`;
  const at = new Date(0).toISOString();
  const issue = {
    ...SAMPLE_ISSUE,
    author: MARIA,
    open: true,
    isPull: false,
    labels: [],
    createdAt: at,
    updatedAt: at,
    url,
  };
  return openOfflineGitHub({ defaultBranch: "main", actor: MARIA, issues: [issue], branch, url });
}

export function orderFor(stage: Stage, model: string, environment: Order["toolEnvironment"], noSandbox = false): Order {
  const url = `file://${stage.server}`;
  return {
    settings: {
      wish: { prompt: "", triggerPhrase: "@remit", baseBranch: "", branchPrefix: "remit/" },
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
      runner: { workspace: stage.workspace, temp: stage.root },
    },
    event: { name: "issue_comment", payload: demoPayload() },
    runUrl: url,
    platform: process.platform,
    places: stage.places,
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
    mask: nothing,
    setOutput: nothing,
    saveState: nothing,
    writeSummary: () => Promise.resolve(true),
  };
}
