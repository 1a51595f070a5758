// The least that an agent can be: a loop around fetch, without policy, log, retries or care. What it costs is the cost
// of Node and of the stand-ins; everything above it is an agent's own.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const { GOOGLE_GEMINI_BASE_URL: base, GEMINI_API_KEY: key } = process.env;
const url = `${base}/v1beta/models/gemini-2.5-pro:streamGenerateContent?alt=sse`;
const text = { type: "string" };
const declare = (name, properties) => ({
  name,
  description: name,
  parametersJsonSchema: { type: "object", properties },
});
const functionDeclarations = [
  declare("read_file", { file_path: text }),
  declare("write_file", { file_path: text, content: text }),
  declare("replace", { file_path: text, old_string: text, new_string: text }),
  declare("run_shell_command", { command: text }),
  declare("list_directory", { dir_path: text }),
  declare("grep_search", { pattern: text }),
  declare("glob", { pattern: text }),
];
const bash = (line) =>
  execFileSync("bash", ["-c", `${line} || true`], {
    encoding: "utf8",
    maxBuffer: 1e8,
    stdio: ["ignore", "pipe", "ignore"],
  });
const tools = {
  read_file: ({ file_path }) => readFileSync(file_path, "utf8"),
  write_file: ({ file_path, content }) => writeFileSync(file_path, content),
  replace: ({ file_path, old_string, new_string }) =>
    writeFileSync(file_path, readFileSync(file_path, "utf8").replace(old_string, new_string)),
  run_shell_command: ({ command }) => bash(command),
  list_directory: ({ dir_path }) => readdirSync(dir_path).join("\n"),
  grep_search: ({ pattern }) => bash(`grep -rnE '${pattern}' src`),
  glob: ({ pattern }) => bash(`ls ${pattern}`),
};

// Milliseconds that the tools of each turn took, for whoever measures this.
const times = [];
const contents = [{ role: "user", parts: [{ text: "The total is wrong for empty carts, please fix it." }] }];
for (;;) {
  const body = JSON.stringify({
    contents,
    systemInstruction: { parts: [{ text: "You are a coding agent." }] },
    tools: [{ functionDeclarations }],
  });
  const answer = await fetch(url, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", "x-goog-api-key": key },
  });
  const parts = (await answer.text())
    .split(/\r?\n\r?\n/)
    .filter((event) => event.startsWith("data: "))
    .flatMap((event) => JSON.parse(event.slice(6)).candidates?.[0]?.content?.parts ?? []);
  const calls = parts.flatMap(({ functionCall }) => functionCall ?? []);
  if (calls.length === 0) break;
  contents.push({ role: "model", parts });
  const began = performance.now();
  const answers = calls.map(({ id, name, args }) => ({
    functionResponse: { id, name, response: { output: tools[name](args) ?? "done" } },
  }));
  times.push(performance.now() - began);
  contents.push({ role: "user", parts: answers });
}
process.stdout.write(JSON.stringify(times));
