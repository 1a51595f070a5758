// A minimal agent: a loop around Node's own HTTP client, without policy, log, retries or checks. It costs what Node and
// the stand-ins cost; anything above that is an agent's own cost.
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";

const [url, task] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const text = { type: "string" };
const declare = (name, properties) => ({
  name,
  description: name,
  parametersJsonSchema: { type: "object", properties },
});
const functionDeclarations = [
  declare("read_file", { file_path: text }),
  declare("grep_search", { pattern: text, dir_path: text }),
  declare("run_shell_command", { command: text }),
  declare("replace", { file_path: text, old_string: text, new_string: text }),
  declare("write_file", { file_path: text, content: text }),
];
const short = (words) => (words.length < 20_000 ? words : `${words.slice(0, 10_000)} … ${words.slice(-10_000)}`);
const start = (file, args) =>
  new Promise((done) => {
    execFile(file, args, { maxBuffer: 1e8 }, (_, out, err) => done(short(out + err)));
  });
const tools = {
  read_file: async ({ file_path }) => short(await readFile(file_path, "utf8")),
  grep_search: ({ pattern, dir_path }) => start("grep", ["-rnE", pattern, dir_path]),
  run_shell_command: ({ command }) => start("bash", ["-c", command]),
  replace: async ({ file_path, old_string, new_string }) => {
    const old = await readFile(file_path, "utf8");
    await writeFile(
      file_path,
      old.replace(old_string, () => new_string),
    );
  },
  write_file: ({ file_path, content }) => writeFile(file_path, content),
};

function ask(body) {
  return new Promise((done, fail) => {
    const post = { method: "POST", agent, headers: { "content-type": "application/json" } };
    const asked = request(`${url}/v1beta/models/floor:streamGenerateContent?alt=sse`, post, async (answer) => {
      const pieces = [];
      for await (const piece of answer) pieces.push(piece);
      const events = Buffer.concat(pieces).toString().split("\r\n\r\n").filter(Boolean);
      done(events.flatMap((event) => JSON.parse(event.slice(6)).candidates[0].content.parts));
    });
    asked.on("error", fail).end(body);
  });
}

const systemInstruction = { parts: [{ text: "You are a coding agent." }] };
const contents = [{ role: "user", parts: [{ text: task }] }];
for (;;) {
  const parts = await ask(JSON.stringify({ contents, systemInstruction, tools: [{ functionDeclarations }] }));
  const calls = parts.flatMap(({ functionCall }) => functionCall ?? []);
  if (calls.length === 0) break;
  const outputs = await Promise.all(calls.map(({ name, args }) => tools[name](args)));
  const answers = calls.map(({ id, name }, n) => ({
    functionResponse: { id, name, response: { output: outputs[n] ?? "done" } },
  }));
  contents.push({ role: "model", parts }, { role: "user", parts: answers });
}
agent.destroy();
