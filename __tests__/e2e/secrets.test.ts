/** A model that knows secrets repeats them in every encoding and prints them: no output may contain them. */
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { long } from "../world/long.ts";
import { commentEvent } from "../world/events.ts";
import { calls, say, type Step } from "../world/gemini.ts";
import { proposeJob, publishJob, TWO_TOKENS } from "../world/two-jobs.ts";
import { openWorld, type Run, type World } from "../world/world.ts";
import { EDIT_POLICY, MEND, READ, SHOP } from "./shop.ts";

const TOKEN = "shop-Zx81kkQ9w2Lp04vvT7-live";
const PAT = "ghp_Nq7Kw2Rt9Xv4Bz6Mc1Lp8Sd3Fg5Hj0Ya2Ue";
const KEY_LINES = [
  "MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj",
  "MzEfYyjiWA4R4/M2bS1GB4t7NXp98C3SC6dVMvDuictGeurT8jNbvJZHtCSuYEvu",
];
const PRIVATE_KEY = ["-----BEGIN PRIVATE KEY-----", ...KEY_LINES, "-----END PRIVATE KEY-----", ""].join("\n");
const PASSWORD = "Lp04-vvT7-kkQ9-w2Zx";
/** Values made of parts, under the names that declare them. */
const PARTS = {
  leaf: "q8Wn-2Ks7_vR4t-Yb61.pLz",
  hook: "T0A1b2C3d4/B5e6F7g8H9i0/j1K2l3M4n5O6",
  dsn: "4f0c9a7be21d4c6f8a53e0b7d19c62fa",
  line: "Hd83kQ-mZ5vw0-Tr29xb-Ju41ce",
  deploy: "a9Xk-77Lm-Pq04-zV8s-Ty16-wE3r",
};
const SECRETS = [TOKEN, PAT, PASSWORD, ...KEY_LINES, ...Object.values(PARTS)];

const bytes = (value: string) => Array.from(Buffer.from(value), (byte) => byte.toString(16).padStart(2, "0"));
const FORMS: readonly ((value: string) => string)[] = [
  (value) => value,
  ...["", "x", "xy"].flatMap((offset) =>
    (["base64", "base64url"] as const).map((form) => (value: string) => Buffer.from(offset + value).toString(form)),
  ),
  (value) => bytes(value).join(""),
  (value) => bytes(value).join("").toUpperCase(),
  (value) =>
    bytes(value)
      .map((byte) => `%${byte}`)
      .join(""),
  encodeURIComponent,
  (value) => JSON.stringify(value),
  (value) => Buffer.from(Buffer.from(value).toString("base64")).toString("base64"),
  (value) => Buffer.from(value, "utf16le").toString("base64"),
];
const ENCODED = [...SECRETS, PRIVATE_KEY].flatMap((value) => FORMS.map((form) => form(value)));
const OUTPUT = ENCODED.join(" ;\n");

/** Sixteen characters in a row of any form of a secret, which is too few to be useful. */
const SIXTEEN = new Set(
  SECRETS.flatMap((value) => FORMS.map((form) => form(value).slice(3, -4))).flatMap((text) =>
    Array.from({ length: Math.max(0, text.length - 15) }, (_, at) => text.slice(at, at + 16)),
  ),
);

function leaksIn(text: string): string | undefined {
  for (let at = 0; at + 16 <= text.length; at++) {
    if (SIXTEEN.has(text.slice(at, at + 16))) return text.slice(Math.max(0, at - 30), at + 40);
  }
  return undefined;
}

const policy = `${EDIT_POLICY}
[shell]
environment = ["SHOP_*"]
[sandbox]
mode = "off"
[[allow]]
tool = "run_shell_command"
command = ["bash speak.sh *"]
[[allow]]
tool = ["write_file"]
path = ["**"]
`;

/** At the start, at the end, at the border between two chunks of the pipe, and far beyond what is shown. */
const PRINT = `cat "$1"; head -c 65520 /dev/zero | tr '\\0' '.'; cat "$1"; seq 1 30000; cat "$1"; cat "$1" >&2; echo "$SHOP_STAGE: $(env | grep -c ^SHOP_)"\n`;

const SCRIPT: readonly Step[] = [
  calls([
    ["run_shell_command", { command: "bash speak.sh said.txt", description: OUTPUT }],
    ["read_file", { file_path: "said.txt" }],
    ["write_file", { file_path: `src/${TOKEN}.js`, content: "export const x = 1;\n" }],
    ["write_file", { file_path: "src/notes.js", content: ENCODED.map((each) => `// ${each}`).join("\n") }],
    ["grep_search", { pattern: TOKEN }],
    ["no_such_tool", { [TOKEN]: PRIVATE_KEY }],
  ]),
  READ,
  MEND,
  // A list, since the same mark repeated in prose would count as a loop.
  say(`Fix ${TOKEN} ${PAT}\n\n${ENCODED.map((each) => `- ${each}`).join("\n")}\n\n\`\`\`\n${PRIVATE_KEY}\n\`\`\``),
];

/** The parts are secret, and so are the names: each is recognised only by its form. */
const DECLARED = {
  GOOGLE_CREDENTIALS: JSON.stringify({ type: "service_account", project: { private: PRIVATE_KEY, token: PARTS.leaf } }),
  SLACK_WEBHOOK: `https://hooks.example/services/${PARTS.hook}`,
  SENTRY_DSN: `https://${PARTS.dsn}@sentry.example/42`,
  TOKEN_PROD: `# of the shop\nSHOP_API=${PARTS.line}\n`,
  DEPLOY_KEY_2: PARTS.deploy,
};

/** The policy passes all variables that begin with `SHOP_` to commands, but three of them are withheld anyway. */
const ENVIRONMENT = {
  SHOP_TOKEN: TOKEN,
  SHOP_COPY: `x${TOKEN}`,
  SHOP_DATABASE: "postgres://shop:hunter2hunter2@db/shop",
  SHOP_STAGE: "on trial",
  DEPLOY_PRIVATE_KEY: PRIVATE_KEY,
  DATABASE_URL: `postgres://shop:${PASSWORD}@db.example/shop`,
  ...DECLARED,
};

const world = (script: readonly Step[] = SCRIPT) =>
  openWorld({
    users: { maria: "write" },
    files: { ...SHOP, "speak.sh": PRINT },
    policy,
    script,
    job: { checkout: "config", environment: ENVIRONMENT },
    ...TWO_TOKENS,
  });

/** The checkout used another token than the action; the issue itself mentions none of this. */
async function prepare({ workspace }: Run["job"]): Promise<void> {
  const basic = Buffer.from(`x-access-token:${PAT}`).toString("base64");
  const header = ["config", "--replace-all", "http.https://github.com/.extraheader", `AUTHORIZATION: basic ${basic}`];
  execFileSync("git", header, { cwd: workspace });
  await writeFile(path.join(workspace, "said.txt"), OUTPUT);
}

describe("secrets that a model says and prints in every form", () => {
  test("do not leak into the log, the report, the commit, the requests or what is kept", async () => {
    await using shop = await world();
    const issue = shop.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await shop.comment("maria", issue.number, "@remit fix it", { before: prepare, token: "ghs_writes" });
    expect(run.outputs["conclusion"]).toBe("changed");
    const sinks = sinksOf(shop, [run]);
    expect(sinks.map(([name]) => name)).toEqual(
      expect.arrayContaining(["git", "summary 1", "output 1", "shell-1.txt"]),
    );
    expect(found(sinks)).toEqual([]);
    expect(sinks.map(([, text]) => text).join("\n")).toContain("[redacted:shop_token]");
    expect(shop.gemini.requests.at(-1)?.raw).toContain("on trial: 1\\n");
    expect(run.main.summary).toMatch(/SHOP_COPY is not passed to commands/);
  });

  long("do not leak into a proposal, its patch, or what the second job makes of it", async () => {
    await using shop = await world();
    const issue = shop.github.openIssue({ as: "maria", title: "Wrong total" });
    const event = commentEvent(shop.github, { as: "maria", number: issue.number, body: "@remit fix it" });
    const proposed = await proposeJob(shop, event, { before: prepare });
    // The second job's environment lacks the secrets of the first.
    const published = await publishJob(shop, proposed, {
      before: async () => ({
        SHOP_TOKEN: "",
        DEPLOY_PRIVATE_KEY: "",
        DATABASE_URL: "",
        ...Object.fromEntries(Object.keys(DECLARED).map((name) => [name, ""])),
      }),
    });
    expect(published.outputs["conclusion"]).toBe("changed");
    expect(found(sinksOf(shop, [proposed, published]))).toEqual([]);
  });
});

function found(sinks: readonly (readonly [string, string])[]): string[] {
  return sinks.flatMap(([name, text]) => {
    const leak = leaksIn(text);
    return leak === undefined ? [] : [`${name}: ${leak}`];
  });
}

function sinksOf({ github, gemini }: World, runs: readonly Run[]): (readonly [name: string, text: string])[] {
  const cat = ["cat-file", "--batch-all-objects", "--batch", "--unordered"];
  const git = execFileSync("git", cat, { cwd: github.bare.directory, maxBuffer: 1 << 28 }).toString("latin1");
  const refs = execFileSync("git", ["for-each-ref"], { cwd: github.bare.directory }).toString();
  return [
    ["git", git + refs],
    ...gemini.requests.map(({ raw }, index) => [`request ${index + 1} to the model`, raw] as const),
    ...github.requests.map(({ method, path: at, body }) => [`${method} ${at}`, JSON.stringify(body) ?? ""] as const),
    ...runs.flatMap((run, index) => [
      [
        `output ${index + 1}`,
        [run.main, run.post].map((step) => unmasked(step?.stdout) + (step?.stderr ?? "")).join(""),
      ] as const,
      [`summary ${index + 1}`, `${run.main.summary}${run.post?.summary ?? ""}`] as const,
      [`outputs ${index + 1}`, JSON.stringify([run.outputs, run.main.state, run.main.exported])] as const,
      ...filesOf(path.dirname(run.outputs["log-path"] ?? "")),
    ]),
  ];
}

const unmasked = (output = "") => output.replaceAll(/^::add-mask::.*$/gm, "");

/** Log, page, receipt, patches, proposal, and the full outputs of commands, which `read_file` reads. */
function filesOf(directory: string): (readonly [string, string])[] {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const own = entries.filter(
    ({ parentPath }) => !/\/(?:home|git|git-post)(?:\/|$)/.test(parentPath.slice(directory.length)),
  );
  return own.map(({ parentPath, name }) => [name, readFileSync(path.join(parentPath, name), "latin1")] as const);
}
