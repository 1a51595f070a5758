import { describe, expect, test } from "@jest/globals";
import type { Settings } from "../../src/inputs.ts";
import type { Server } from "../../src/ports.ts";
import { readProject } from "../../src/project/trusted.ts";
import { resolvePrompt, readPendingRequest } from "../../src/run/resolve-prompt.ts";
import { findPrompt } from "../../src/features/servers/feature.ts";
import type { Session } from "../../src/run/session.ts";
import { memoryLog } from "../world/agent.ts";
import { commits } from "../world/commits.ts";

const FILES = {
  ".gemini/commands/review.toml": 'prompt = "The repository\'s review."\n',
  ".gemini/commands/ask.toml": 'prompt = "The repository\'s ask."\n',
};
const SERVERS = { ".gemini/settings.json": '{ "mcpServers": { "s": { "command": "s" } } }' };

/** What a dispatched run with this input `command` asks for. */
async function ask(command: string, files: Readonly<Record<string, string>>) {
  const read = await readProject(commits({ base: files }), "base");
  if (read.kind === "faulty") throw new Error("The project is faulty.");
  const event = { name: "workflow_dispatch", payload: { sender: { login: "maria", id: 7, type: "User" } } };
  const settings = {
    trigger: { prompt: "", promptFile: "", command, triggerPhrase: "@remit" },
    github: { runId: "1" },
  } as unknown as Settings;
  const request = readPendingRequest(event, settings);
  if (request.kind === "declined") throw new Error(request.reason);
  return await resolvePrompt(request, event, settings, read.project);
}

function server(...names: readonly string[]): Server {
  const prompts = names.map((name) => ({ name, description: "", arguments: [] }));
  return { name: "s", prompts } as unknown as Server;
}

describe("looking up a command", () => {
  test("finds Remit's own commands before the repository's, and the repository's before a server's", async () => {
    const own = await ask("review", { ...FILES, ...SERVERS });
    expect(own).toMatchObject({ kind: "resolved" });
    expect(own).not.toHaveProperty("asked.command");
    expect(await ask("ask", { ...FILES, ...SERVERS })).toMatchObject({
      resolved: { instruction: "/ask", command: { kind: "file", file: { name: "ask" } } },
    });
    expect(await ask("tell me", { ...FILES, ...SERVERS })).toMatchObject({
      resolved: { instruction: "/tell me", command: { kind: "elsewhere", known: ["ask", "review"] } },
    });
  });

  test("replies to an unknown command at once when no server could know it", async () => {
    expect(await ask("rewiev me", FILES)).toMatchObject({
      resolved: {
        reply: {
          kind: "unknown",
          text: expect.stringMatching(
            /^There is no command \/rewiev\. There are \/review, .*\/ask, .*mean \/review\?$/,
          ),
        },
      },
    });
  });

  test("prefers the repository's /help; Remit's own /help lists the repository's commands", async () => {
    const help = await ask("help", { ...FILES, ...SERVERS });
    expect(help).toMatchObject({ resolved: { reply: { kind: "help", text: expect.stringContaining("- `/ask` ") } } });
    const own = { ...FILES, ".gemini/commands/help.toml": 'prompt = "Help."' };
    expect(await ask("help", own)).toMatchObject({ resolved: { command: { kind: "file", file: { name: "help" } } } });
  });

  test("searches the prompts of open servers, and declines with a list of all commands", async () => {
    const reading = await ask("tell me", { ...FILES, ...SERVERS });
    if (reading.kind !== "resolved") throw new Error("It is not asked.");
    const log = memoryLog();
    const session = { admitted: { resolved: reading.resolved }, ports: { log } } as unknown as Session;
    expect(findPrompt(session, [server("tell")])).toMatchObject({ prompt: { name: "tell" } });
    log.append({ type: "server.failed", name: "gone", required: false, reason: "x" });
    const declined = findPrompt(session, [server("other")]);
    expect(declined).toMatchObject({ kind: "declined", reason: expect.stringContaining("/s:other") });
    expect(declined).toMatchObject({ reason: expect.stringContaining("not known: gone.") });
  });
});
