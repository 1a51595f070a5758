/** Long outputs are saved on the runner's disk until the job ends, so they must not contain secrets either. */
import * as fs from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { openSecrets } from "../../src/secrets.ts";
import { clipAnswer } from "../../src/tools/clip.ts";
import { openOutput } from "../../src/tools/output.ts";
import { callTool } from "../world/reaching.ts";
import { openWorkshop, type Workshop } from "../world/workshop.ts";

const KEY = "AIzaSyD-9tSrke72PouQMnMX-a7eZSW0jkFMBWY";
const secrets = openSecrets(new Map([["KEY", KEY]]));
const openGuarded = () => openWorkshop({}, { redact: secrets.redact, redaction: () => secrets.redaction() });

const kept = ({ context }: Workshop, path = "remit-output:x-1.txt") =>
  fs.readFileSync(context.spill.locate(path) ?? "", "utf8");

describe("the saved copy of a long output", () => {
  test.each([
    ["at its beginning", 0],
    ["where one piece of the pipe ends", 65_520],
    ["where memory ends", 262_130],
    ["where a file's buffer ends", 294_890],
    ["far beyond what is shown", 1_000_000],
  ])("has no secret %s", async (_, at) => {
    await using shop = openGuarded();
    const output = openOutput("x", shop.context);
    const text = Buffer.from(`${"line\n".repeat(at / 5)}${KEY}\n${"line\n".repeat(80_000)}`);
    for (let from = 0; from < text.length; from += 65_536) output.take(text.subarray(from, from + 65_536));
    output.close();
    output.read();
    expect(kept(shop)).toBe(text.toString().replace(KEY, "[redacted:KEY]"));
  });

  test("is read back without the secret, by the model too", async () => {
    await using shop = openGuarded();
    await shop.call("run_shell_command", { command: `seq 1 60000; echo ${KEY}; seq 1 9` });
    const { text } = await shop.call("read_file", { file_path: "remit-output:shell-1.txt", start_line: 60_000 });
    expect(text).toContain("60000\n[redacted:KEY]\n1\n2");
  });

  test("can be read while the command still runs, except for its last output", async () => {
    await using shop = openGuarded();
    const output = openOutput("x", shop.context);
    output.take(Buffer.from(`${"line\n".repeat(56_000)}${KEY.slice(0, 20)}`));
    expect(output.read().text).toContain("read_file remit-output:x-1.txt");
    expect(kept(shop)).toMatch(/^(?:line\n){48000,}$/);
    output.take(Buffer.from(`${KEY.slice(20)}\n`));
    output.close();
    expect(kept(shop)).toMatch(/line\n\[redacted:KEY\]\n$/);
  });

  test("has no secret either when another tool saved it", async () => {
    await using shop = openGuarded();
    const { path } = await shop.context.spill.keep("notes.md", `Use ${KEY} here`);
    expect(kept(shop, path)).toBe("Use [redacted:KEY] here");
  });

  test("is otherwise what the command printed, including characters split by a pipe", async () => {
    await using shop = openGuarded();
    const output = openOutput("x", shop.context);
    const bytes = Buffer.from(`\ufeff${"größer 🔑\r\n".repeat(30_000)}`);
    for (let from = 0; from < bytes.length; from += 4_099) output.take(bytes.subarray(from, from + 4_099));
    output.close();
    output.read();
    expect(kept(shop)).toBe(bytes.toString());
  });

  test("is searched for secrets once: server answers and pages", async () => {
    const text = `${KEY}\n${"line\n".repeat(30_000)}${KEY}\n`;
    const searched: string[] = [];
    const note = (given: string) => void (given.length > 1_000 && searched.push(given));
    const redact = (given: string) => (note(given), secrets.redact(given));
    const redaction = () => {
      const { take, ...rest } = secrets.redaction();
      return { ...rest, take: (given: string) => (note(given), take(given)) };
    };
    const answered = { kind: "answered", status: 200, type: "text/plain", bytes: Buffer.from(text) } as const;
    await using shop = openWorkshop({}, { redact, redaction, web: { fetch: () => Promise.resolve(answered) } });
    const clipped = await clipAnswer({ text }, { id: "1", tool: "server__ask", args: {} }, shop.context);
    const page = await callTool("web_fetch", { url: "https://docs.example/" }, shop.context);
    for (const [answer, path] of [
      [clipped, "remit-output:server__ask-1.txt"],
      [page, "remit-output:web_fetch-2.txt"],
    ] as const) {
      expect(answer).toMatchObject({ clippedFrom: text.length, text: expect.stringContaining(`read_file ${path}`) });
      expect(answer.text).toContain("line\n[redacted:KEY]");
      expect(kept(shop, path)).toBe(text.replaceAll(KEY, "[redacted:KEY]"));
    }
    expect(searched.map(({ length }) => length)).toEqual([text.length, text.length]);
  });

  test("is shown completely if it is short enough without its secrets", async () => {
    const long = openSecrets(new Map([["LONG", "aB3".repeat(2_000)]]));
    await using shop = openWorkshop({}, { redact: long.redact, redaction: () => long.redaction() });
    const text = `${"line\n".repeat(7_000)}${"aB3".repeat(2_000)}`;
    const answer = await clipAnswer({ text }, { id: "1", tool: "server__ask", args: {} }, shop.context);
    expect(answer).toEqual({ text: `${"line\n".repeat(7_000)}[redacted:LONG]` });
  });
});
