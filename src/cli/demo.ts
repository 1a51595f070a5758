/** `remit demo`: the main job from comment to pull request, with real tools and real git, on an embedded example. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { openLogFile } from "../adapters/actions.ts";
import { systemClock } from "../adapters/clock.ts";
import { openGit } from "../adapters/git.ts";
import { openFiles, openScanner } from "../adapters/machine.ts";
import type { OfflineGitHub } from "../adapters/offline-github.ts";
import { systemRandom } from "../adapters/random.ts";
import { openScriptedModel } from "../adapters/scripted-model.ts";
import { openShells } from "../adapters/shells.ts";
import { toolEnvironment } from "../adapters/tool-environment.ts";
import { succeeded } from "../events.ts";
import { openLog, type Log } from "../log.ts";
import type { Model, Runner } from "../ports.ts";
import { run } from "../run.ts";
import { openSecrets } from "../secrets.ts";
import { complain } from "./complain.ts";
import { SAMPLE_LINES } from "./sample.ts";
import { openStageGitHub, orderFor, setStage, type Stage } from "./stage.ts";
import { inkFor, tellEntry } from "./terminal.ts";

export async function runDemo(words: readonly string[]): Promise<void> {
  if (words.length > 0) return complain(`remit demo takes no arguments, found ${words.join(" ")}.`);
  const stage = await setStage();
  const key = process.env["GEMINI_API_KEY"]?.trim() ?? "";
  const secrets = openSecrets(new Map(key === "" ? [] : [["gemini-api-key", key]]));
  using file = openLogFile(stage.places.log);
  const log = openLog(systemClock, secrets, file);
  tellLive(log);
  await using git = await openGit({ directory: join(stage.places.run, "git"), remote: `file://${stage.server}` });
  const environment = toolEnvironment(process.env, stage.places.home);
  const view = { workspace: stage.workspace, writable: [stage.places.home], hidden: ["/run"], readable: [] };
  await using shells = openShells(view, environment["PATH"] ?? "");
  await using scanner = openScanner();
  const github = openStageGitHub(stage, git);
  const summary = { markdown: "" };
  const { model, name } = await chooseModel(key);
  const [clock, random, files, runner] = [systemClock, systemRandom, openFiles(), quietRunner(summary)];
  const outside = { clock, random, model, github, git, files, shells, scanner, secrets, log, runner };
  const { conclusion } = await run(outside, orderFor(stage, name, environment));
  showResult(stage, github, summary.markdown);
  process.exitCode = succeeded(conclusion) ? 0 : 1;
}

function tellLive(log: Log): void {
  const ink = inkFor(process.stdout, process.env);
  log.listen((entry) => {
    const line = tellEntry(entry, ink);
    if (line !== "") process.stdout.write(`${line}\n`);
  });
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
