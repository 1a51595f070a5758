/** The programs that play the scenarios: how each is started, and how it names its tools. */
import { execFileSync } from "node:child_process";
import { mkdirSync, realpathSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { attempt } from "../src/lib/attempt.ts";
import { NEWEST } from "../src/lib/models.ts";
import type { ProgramCall } from "./model.ts";
import { SCENARIOS, TASK, type Call } from "./scenarios.ts";

/** Where a program works. */
export interface Place {
  readonly home: string;
  readonly directory: string;
  /** URL of the model. */
  readonly url: string;
}

export interface Program {
  readonly name: string;
  /** A tool that only its agent's turn requests declare. */
  readonly own: string;
  readonly callFor: (call: Call, directory: string) => ProgramCall;
  /** Absent for Remit, which runs a whole job of the action. */
  readonly start?: (place: Place) => Start;
  /** Applies changes that it left elsewhere to the directory. */
  readonly settle?: (stdout: string, directory: string) => void;
  /** The scenarios it plays; all when absent. */
  readonly plays?: ReadonlySet<string>;
}

export interface Start {
  /** The program and its arguments. */
  readonly command: readonly [string, ...string[]];
  readonly environment: Readonly<Record<string, string>>;
}

export const REMIT: Program = { name: "Remit", own: "read_file", callFor: (call) => geminiCall(call, ".") };

/** `remit run`: the command line of the action's directory. */
export function remitRun(action: string): Program {
  return {
    ...REMIT,
    name: "remit run",
    start: ({ url }) => ({
      command: [process.execPath, path.join(action, "dist/cli/index.js"), "run", TASK],
      environment: { GEMINI_API_KEY: `AIza${"x".repeat(35)}`, GOOGLE_GEMINI_BASE_URL: url },
    }),
    settle: (stdout, cwd) => {
      const [, patch] = /^change\s+git apply (.+)$/m.exec(stdout) ?? [];
      if (patch !== undefined) execFileSync("git", ["apply", patch.trim()], { cwd });
    },
    plays: new Set(["50,000 files"]),
  };
}

/** A minimal agent, which does not retry. */
export const FLOOR: Program = {
  name: "floor",
  own: "read_file",
  callFor: (call) => geminiCall(call, "."),
  start: ({ url }) => ({
    command: [process.execPath, fileURLToPath(new URL("floor.mjs", import.meta.url)), url, TASK],
    environment: {},
  }),
  plays: new Set(SCENARIOS.flatMap(({ name, fault }) => (fault === undefined ? name : []))),
};

/** Those that are installed: in `directory`, its `node_modules/.bin`, or on PATH. */
export function findPeers(directory: string | undefined): readonly Program[] {
  const own = directory === undefined ? [] : [directory, path.join(directory, "node_modules/.bin")];
  const places = [...own, ...(process.env["PATH"] ?? "").split(path.delimiter)];
  return PEERS.flatMap(({ bin, start, ...peer }) => {
    const found = places
      .map((place) => path.resolve(place, bin))
      .find((file) => attempt(() => statSync(file).isFile()));
    return found === undefined ? [] : [{ ...peer, start: (place: Place) => start(place, realpathSync(found)) }];
  });
}

interface Peer extends Omit<Program, "start"> {
  readonly bin: string;
  readonly start: (place: Place, file: string) => Start;
}

/** Headless, without confirmations, telemetry and updates; otherwise with their defaults. */
const PEERS: readonly Peer[] = [
  {
    name: "gemini-cli",
    bin: "gemini",
    own: "read_file",
    callFor: geminiCall,
    start: ({ home, url }, file) => {
      const off = { enabled: false };
      put(path.join(home, ".gemini/settings.json"), {
        general: { enableAutoUpdate: false },
        telemetry: off,
        ide: off,
        privacy: { usageStatisticsEnabled: false },
        security: { auth: { selectedType: "gemini-api-key" } },
      });
      const environment = { GEMINI_API_KEY: "scripted", GOOGLE_GEMINI_BASE_URL: url };
      return { command: [file, "--skip-trust", "--yolo", "-m", NEWEST.pro, "-p", TASK], environment };
    },
  },
  {
    name: "codex",
    bin: "codex",
    own: "exec_command",
    callFor: (call) => {
      if (call.kind === "edit" || call.kind === "write") return { name: "apply_patch", args: patchOf(call) };
      return { name: "exec_command", args: { cmd: lineOf(call), yield_time_ms: 30_000 } };
    },
    start: ({ home, url }, file) => {
      const provider = { name: "scripted", base_url: `${url}/v1`, wire_api: "responses", env_key: "SCRIPTED_KEY" };
      const settings = {
        model: "gpt-5.5",
        model_provider: "scripted",
        check_for_update_on_startup: false,
        web_search: "disabled",
        "features.plugins": false,
        "analytics.enabled": false,
        "feedback.enabled": false,
        ...Object.fromEntries(
          Object.entries(provider).map(([key, value]) => [`model_providers.scripted.${key}`, value]),
        ),
      };
      const options = Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${JSON.stringify(value)}`]);
      return {
        command: [file, "exec", "--dangerously-bypass-approvals-and-sandbox", ...options, TASK],
        environment: { SCRIPTED_KEY: "scripted", CODEX_HOME: made(path.join(home, ".codex")) },
      };
    },
  },
  {
    name: "claude",
    bin: "claude",
    own: "Read",
    callFor: (call, directory) => {
      if (call.kind === "grep" || call.kind === "shell")
        return { name: "Bash", args: { command: lineOf(call), description: "Look" } };
      const file_path = path.join(directory, call.path);
      if (call.kind === "read") return { name: "Read", args: { file_path } };
      if (call.kind === "write") return { name: "Write", args: { file_path, content: call.content } };
      return { name: "Edit", args: { file_path, old_string: call.old, new_string: call.new } };
    },
    start: ({ home, url }, file) => {
      put(path.join(home, ".claude.json"), { hasCompletedOnboarding: true });
      const off = { CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1", DISABLE_AUTOUPDATER: "1", DISABLE_TELEMETRY: "1" };
      return {
        command: [file, "-p", "--dangerously-skip-permissions", TASK],
        // It refuses to run as root outside a sandbox.
        environment: { ...off, ANTHROPIC_API_KEY: "scripted", ANTHROPIC_BASE_URL: url, IS_SANDBOX: "1" },
      };
    },
  },
  {
    name: "pi",
    bin: "pi",
    own: "bash",
    callFor: (call) => {
      if (call.kind === "grep" || call.kind === "shell") return { name: "bash", args: { command: lineOf(call) } };
      const { path: file } = call;
      if (call.kind === "read") return { name: "read", args: { path: file } };
      if (call.kind === "write") return { name: "write", args: { path: file, content: call.content } };
      return { name: "edit", args: { path: file, edits: [{ oldText: call.old, newText: call.new }] } };
    },
    start: ({ home, url }, file) => {
      // It knows few models and sends nothing to others.
      const model = { id: NEWEST.pro, api: "google-generative-ai", contextWindow: 1_048_576, maxTokens: 65_536 };
      const google = { baseUrl: `${url}/v1beta`, apiKey: "scripted", api: model.api, models: [model] };
      put(path.join(home, ".pi/agent/models.json"), { providers: { google } });
      return {
        command: [file, "--provider", "google", "--model", NEWEST.pro, "-p", TASK],
        environment: { GEMINI_API_KEY: "scripted", PI_OFFLINE: "1", PI_SKIP_VERSION_CHECK: "1", PI_TELEMETRY: "0" },
      };
    },
  },
];

/** Remit's tools are named as Gemini CLI's. */
function geminiCall(call: Call, directory: string): ProgramCall {
  if (call.kind === "grep") return { name: "grep_search", args: { pattern: call.pattern, dir_path: call.path } };
  if (call.kind === "shell") return { name: "run_shell_command", args: { command: call.command } };
  const file_path = path.join(directory, call.path);
  if (call.kind === "read") return { name: "read_file", args: { file_path } };
  if (call.kind === "write") return { name: "write_file", args: { file_path, content: call.content } };
  const instruction = "Start the sum at 0.";
  return { name: "replace", args: { file_path, instruction, old_string: call.old, new_string: call.new } };
}

/** For a program that reads files with shell commands. */
function lineOf(call: Call): string {
  if (call.kind === "read") return `cat ${call.path}`;
  if (call.kind === "grep") return `grep -rnE '${call.pattern}' ${call.path}`;
  if (call.kind === "shell") return call.command;
  throw new Error(`No line does what ${call.kind} does.`);
}

function patchOf(call: Call & { readonly kind: "edit" | "write" }): string {
  const body =
    call.kind === "edit"
      ? [`*** Update File: ${call.path}`, "@@", ...before("-", call.old), ...before("+", call.new)]
      : [`*** Add File: ${call.path}`, ...before("+", call.content.trimEnd())];
  return ["*** Begin Patch", ...body, "*** End Patch", ""].join("\n");
}

function before(mark: string, text: string): readonly string[] {
  return text.split("\n").map((line) => `${mark}${line}`);
}

function put(file: string, content: object): void {
  made(path.dirname(file));
  writeFileSync(file, JSON.stringify(content));
}

function made(directory: string): string {
  mkdirSync(directory, { recursive: true });
  return directory;
}
