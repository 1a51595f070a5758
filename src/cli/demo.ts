/** `remit demo`: the main job from comment to pull request, with real tools and real git, on an embedded example. */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { systemClock } from "../adapters/clock.ts";
import { openGit } from "../adapters/git.ts";
import { openFiles, openScanner } from "../adapters/machine.ts";
import { openLogFile } from "../adapters/actions.ts";
import { openOfflineGitHub, type OfflineGitHub } from "../adapters/offline-github.ts";
import { systemRandom } from "../adapters/random.ts";
import { openShells } from "../adapters/shells.ts";
import { openScriptedModel } from "../adapters/scripted-model.ts";
import { toolEnvironment } from "../adapters/tool-environment.ts";
import type { PinnedRef } from "../events.ts";
import { succeeded } from "../events.ts";
import { openLog } from "../log.ts";
import type { Account, Git, Model, Runner } from "../ports.ts";
import { run } from "../run.ts";
import type { Order, Places } from "../run/world.ts";
import { openSecrets } from "../secrets.ts";
import { SAMPLE_COMMENT, SAMPLE_FILES, SAMPLE_ISSUE, SAMPLE_LINES } from "./sample.ts";
import { inkFor, tellEntry } from "./terminal.ts";

const MARIA: Account = { login: "maria", id: 1, bot: false };

export async function runDemo(words: readonly string[]): Promise<void> {
  if (words.length > 0) {
    process.stderr.write(`remit demo takes no arguments, found ${words.join(" ")}.\n`);
    process.exitCode = 2;
    return;
  }
  const stage = await setStage();
  const key = process.env["GEMINI_API_KEY"]?.trim() ?? "";
  const { model, name } = await chooseModel(key);
  await using git = await openGit({ directory: join(stage.places.run, "git"), remote: `file://${stage.server}` });
  const environment = toolEnvironment(process.env, stage.places.home);
  const hidden = ["/run"];
  const view = { workspace: stage.workspace, writable: [stage.places.home], hidden, readable: [] };
  await using shells = openShells(view, environment["PATH"] ?? "");
  await using scanner = openScanner();
  using file = openLogFile(stage.places.log);
  const secrets = openSecrets(new Map(key === "" ? [] : [["gemini-api-key", key]]));
  const github = openStageGitHub(stage, git);
  const log = openLog(systemClock, secrets, file);
  const ink = inkFor(process.stdout, process.env);
  log.listen((entry) => {
    const line = tellEntry(entry, ink);
    if (line !== "") process.stdout.write(`${line}\n`);
  });
  const summary = { markdown: "" };
  const outcome = await run(
    {
      clock: systemClock,
      random: systemRandom,
      model,
      github,
      git,
      files: openFiles(),
      shells,
      scanner,
      secrets,
      log,
      runner: quietRunner(summary),
    },
    orderFor(stage, name, environment),
  );
  showResult(stage, github, summary.markdown);
  process.exitCode = succeeded(outcome.conclusion) ? 0 : 1;
}

/** A server with the sample repository, a checkout of it, and room for the run. */
interface Stage {
  readonly root: string;
  readonly server: string;
  readonly workspace: string;
  readonly places: Places;
}

async function setStage(): Promise<Stage> {
  const root = mkdtempSync(join(tmpdir(), "remit-demo-"));
  const [server, workspace, run] = [join(root, "shop.git"), join(root, "shop"), join(root, "run")];
  const places = { run, log: join(run, "log.ndjson"), outputs: join(run, "outputs"), home: join(run, "home") };
  mkdirSync(join(places.home, "tmp"), { recursive: true });
  for (const [path, text] of Object.entries(SAMPLE_FILES)) {
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

async function chooseModel(key: string): Promise<{ model: Model; name: string }> {
  if (key === "") return { model: openScriptedModel(SAMPLE_LINES), name: "a scripted model" };
  const { openGemini } = await import("../adapters/gemini.ts");
  const baseUrl = process.env["GOOGLE_GEMINI_BASE_URL"] || undefined;
  const model = openGemini({
    credentials: { kind: "api-key", key },
    ...(baseUrl === undefined ? {} : { baseUrl }),
    clock: systemClock,
    random: systemRandom,
  });
  return { model, name: process.env["GEMINI_MODEL"] || "gemini-2.5-pro" };
}

function openStageGitHub(stage: Stage, own: Pick<Git, "remoteBranch">): OfflineGitHub {
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

/** The step's log is the live transcript here; only the summary is kept. */
function quietRunner(summary: { markdown: string }): Runner {
  const nothing = (): void => undefined;
  return {
    print: nothing,
    annotate: nothing,
    mask: nothing,
    setOutput: nothing,
    saveState: nothing,
    writeSummary: (markdown) => {
      summary.markdown = markdown;
      return Promise.resolve();
    },
  };
}

function orderFor(stage: Stage, model: string, environment: Order["toolEnvironment"]): Order {
  const url = `file://${stage.server}`;
  return {
    settings: {
      wish: { prompt: "", triggerPhrase: "@remit", baseBranch: "", branchPrefix: "remit/" },
      model: { name: model, fallback: undefined, access: { kind: "api-key", key: "", baseUrl: undefined } },
      policyFile: ".github/remit.toml",
      tighten: {},
      dryRun: false,
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

function showResult(stage: Stage, github: OfflineGitHub, summary: string): void {
  const files = {
    comment: join(stage.root, "comment.md"),
    pull: join(stage.root, "pull-request.md"),
    summary: join(stage.root, "summary.md"),
  };
  const [comment] = github.written.comments;
  const [pull] = github.written.pulls;
  writeFileSync(files.comment, comment?.body ?? "");
  writeFileSync(files.pull, pull === undefined ? "" : `# ${pull.title}\n\n${pull.body}`);
  writeFileSync(files.summary, summary);
  const lines = [
    "",
    "── The comment on issue #12 ──",
    comment?.body ?? "(none)",
    "",
    "── Where to look ──",
    `comment        ${files.comment}`,
    `pull request   ${files.pull}`,
    `job summary    ${files.summary}`,
    `log            ${stage.places.log}`,
    ...(pull === undefined ? [] : [`branch         git -C ${stage.server} show ${pull.head.name}`]),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
