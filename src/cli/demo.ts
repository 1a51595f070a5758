/** `remit demo`: the main job from comment to pull request, with real tools and real git, on an embedded example. */
import { mkdtempSync, mkdirSync, writeFileSync } from "node:fs";
import { join, dirname } from "node:path";
import { tmpdir } from "node:os";
import { systemClock, systemRandom, openGemini } from "../adapters.ts";
import { succeeded, type Call, type Reply } from "../events.ts";
import type { Model } from "../ports.ts";
import { openSecrets } from "../secrets.ts";
import { callAgain, readCall, printLines, printUsageError } from "./call.ts";
import { listPlaces, play, type LocalRun } from "./local.ts";
import { findLacks, openDemoGitHub, demoInvocation, type LocalSetup, serveFiles } from "./local-setup.ts";
import { LISTED_FILES, SAMPLE_FILES, SAMPLE_LINES, type ScriptLine } from "./sample.ts";
import { makePlaces } from "../directories.ts";

const USAGE = `remit demo      a whole run on an embedded example: real tools and git, a scripted model, nothing sent to GitHub
  --json        the run's events on standard output, one JSON object a line

GEMINI_API_KEY makes it ask the real model: that of GEMINI_MODEL, or auto.
`;

export async function runDemo(words: readonly string[]): Promise<void> {
  const call = readCall({ name: "remit demo", usage: USAGE }, words, { json: { type: "boolean", default: false } });
  if (call === undefined) return;
  const { json } = call.values;
  const surplus = call.positionals.join(" ");
  if (surplus !== "") return printUsageError(`remit demo takes options only, found ${surplus}.`, USAGE);
  const lacks = await findLacks();
  const setup = await setUpDemo(lacks.length === 0 ? SAMPLE_FILES : LISTED_FILES);
  if (lacks.length > 0 && !json) {
    const why = `This machine cannot make a sandbox (${lacks.join("; ")}).`;
    process.stdout.write(`${why} The demo runs without one: only the commands that its policy lists, as you.\n`);
  }
  const key = process.env["GEMINI_API_KEY"]?.trim() ?? "";
  const { model, name } = chooseModel(key);
  const played = await play({
    setup,
    invocation: (environment) => demoInvocation(setup, name, environment, lacks.length > 0),
    github: (git) => openDemoGitHub(setup, git),
    model,
    secrets: openSecrets(new Map(key === "" ? [] : [["gemini-api-key", key]])),
    form: json ? "json" : "story",
  });
  if (!json) showResult(setup, played);
  process.exitCode = succeeded(played.outcome.conclusion) ? 0 : 1;
}

async function setUpDemo(files: Readonly<Record<string, string>>): Promise<LocalSetup> {
  const root = mkdtempSync(join(tmpdir(), "remit-demo-"));
  const [server, workspace, directories] = [join(root, "shop.git"), join(root, "shop"), makePlaces(join(root, "run"))];
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  }
  await serveFiles(workspace, server, { name: "Maria", email: "maria@shop.example", message: "A shop" });
  return { root, server, workspace, directories };
}

function chooseModel(key: string): { model: Model; name: string } {
  if (key === "") return { model: openScriptedModel(SAMPLE_LINES), name: "a scripted model" };
  const baseUrl = process.env["GOOGLE_GEMINI_BASE_URL"] || undefined;
  const model = openGemini({
    credentials: { kind: "api-key", key },
    ...(baseUrl && { baseUrl }),
    clock: systemClock,
    random: systemRandom,
  });
  return { model, name: process.env["GEMINI_MODEL"] || "auto" };
}

function showResult(setup: LocalSetup, { github, shown }: LocalRun): void {
  const [comment] = github.written.comments;
  const [pull] = github.written.pulls;
  printLines([
    "",
    "── The comment on issue #12 ──",
    comment?.body ?? "(none)",
    "",
    "── Where to look ──",
    ...listPlaces(setup, shown),
    ...(pull === undefined ? [] : [`${"branch".padEnd(14)} git -C ${setup.server} show ${pull.head.name}`]),
    "",
    "── What comes next ──",
    "In a checkout of your own repository, for a workflow and a policy fitted to it:",
    callAgain("init"),
  ]);
}

// ── The scripted model ───────────────────────────────────────────────────────────────────────────────────────────────

/** Answers each request with the next line; after the last one, says that there is none left. */
function openScriptedModel(lines: readonly ScriptLine[]): Model {
  let next = 0;
  return {
    ask: (question, onNews, signal) => {
      if (signal.aborted) return Promise.resolve({ kind: "cancelled" });
      const index = next++;
      const line = lines[index] ?? { text: "The script has no further line." };
      if (line.text !== undefined) onNews({ kind: "text", text: line.text });
      const input = Math.ceil(JSON.stringify([question.system, question.messages, question.tools]).length / 4);
      return Promise.resolve({ kind: "replied", reply: speak(line, index, input, question.model) });
    },
  };
}

function speak(line: ScriptLine, index: number, input: number, model: string): Reply {
  const calls = (line.calls ?? []).map((call, n): Call => ({ ...call, id: `demo-${index + 1}-${n + 1}` }));
  const text = line.text ?? "";
  return {
    text,
    thoughts: line.thought === undefined ? [] : [{ subject: line.thought, description: "" }],
    calls,
    parts: [
      ...(text === "" ? [] : [{ text }]),
      ...calls.map(({ id, tool, args }) => ({ functionCall: { id, name: tool, args } })),
    ],
    citations: [],
    usage: { input, output: Math.ceil(JSON.stringify(line).length / 4), cached: 0, thoughts: 0, estimated: true },
    stop: "stop",
    rawStop: "STOP",
    model,
  };
}
