/** A process that opens a job's shell over a made-up home, as the program does, and runs lines in it. */
import * as fs from "node:fs";
import { openShells } from "../../src/adapters/shells.ts";
import { homeOf, sightOf } from "../../src/adapters/visible-paths.ts";
import { toolEnvironment } from "../../src/adapters/tool-environment.ts";
import type { Job, JobEnd } from "./sandbox-ways.ts";

const { base, lines, services } = JSON.parse(process.argv[2] ?? "{}") as Job;
const at = (name: string): string => `${base}/${name}`;
const run = {
  home: at("run/home"),
  scratch: at("run/scratch"),
  servers: at("run/servers"),
  readable: [],
  transcript: at("run/log.ndjson"),
};
fs.mkdirSync(at("run"), { recursive: true });
fs.writeFileSync(run.transcript, "");
const environment = process.env;
await using shells = openShells({
  path: environment["PATH"] ?? "",
  run: at("run"),
  sight: sightOf({ environment, workspace: at("workspace"), temp: at("temp"), run }),
  inside: { directory: fs.realpathSync(new URL("../..", import.meta.url)), entry: "__tests__/world/inside.ts" },
  plain: {},
  protection: undefined,
});
const shell = await shells.open({ mode: "require", services, show: [], covered: [] });
const ended: JobEnd["ended"][number][] = [];
for (const line of shell.sandbox === "none" ? [] : lines) {
  const chunks: Buffer[] = [];
  const end = await shell.start({
    line,
    directory: at("workspace"),
    environment: toolEnvironment(environment, homeOf(environment)),
    timeoutMs: 300_000,
    idleMs: 0,
    onOutput: (chunk) => chunks.push(chunk),
    signal: new AbortController().signal,
  }).ended;
  ended.push({ code: end.kind === "exited" ? end.code : -1, output: Buffer.concat(chunks).toString() });
}
const end: JobEnd = { sandbox: shell.sandbox, lacks: shell.lacks, ended };
process.stdout.write(JSON.stringify(end));
