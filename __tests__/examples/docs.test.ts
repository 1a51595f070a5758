/** The documentation matches the repository: its tests, messages, links and workflows. */
import { execFile } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { loadPolicy } from "../../src/policy/load.ts";
import { list, record } from "../world/json.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "AGENTS.md",
  "examples/README.md",
  ...readdirSync(path.join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

describe("docs/security.md", () => {
  const rows = [
    ...read("docs/security.md").matchAll(/^\|(?<promise>[^|]+)\|\s*`(?<file>[^`]+)`: (?<title>.+?)\s*\|$/gm),
  ];

  test("has a test for every promise", () => {
    const promised = read("docs/security.md")
      .split("\n")
      .filter((line) => line.startsWith("|") && !/^\|\s*(promise|-+)\s*\|/.test(line));
    expect(rows.length).toBeGreaterThan(50);
    expect(promised).toHaveLength(rows.length);
  });

  test("names only tests that exist, by file and title", () => {
    const gone = rows.filter(({ groups }) => {
      const { file = "", title = "" } = groups ?? {};
      return !existsSync(path.join(root, file)) || !read(file).includes(`"${title}"`);
    });
    expect(gone.map(([row]) => row)).toEqual([]);
  });
});

describe("docs/troubleshooting.md", () => {
  test("quotes only messages that occur in the source", () => {
    const sources = readdirSync(path.join(root, "src"), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => plain(read(`src/${name}`)))
      .join("\n");
    const [own = ""] = read("docs/troubleshooting.md").split("## Set-up of the workflow");
    const messages = [...own.matchAll(/^### `(.+)`$/gm)].map(([, message]) => message ?? "");
    expect(messages.length).toBeGreaterThan(30);
    const fragments = messages.flatMap((message) =>
      message.split("…").map((part) => plain(part).trim().replace(/:$/, "")),
    );
    const unknown = fragments.filter((part) => part.length > 12 && !sources.includes(part));
    expect(unknown).toEqual([]);
  });
});

describe.each(pages)("%s", (page) => {
  test("links only to files and headings that exist", () => {
    const text = read(page).replaceAll(/^```[\s\S]*?^```/gm, "");
    const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link]) => link ?? "");
    expect(links.filter((link) => !leads(page, link))).toEqual([]);
  });
});

describe("the repository's own workflows", () => {
  // GitHub takes the first from the commit of the called workflow; the second belongs to the caller.
  const OWN = ["./.github/workflows/remit.yml", "./.github/actions/remit-setup"];
  const directory = ".github/workflows";
  const names = readdirSync(path.join(root, directory)).sort();

  test("are accepted by GitHub's own language service", async () => {
    const files = names.map((name) => path.join(root, directory, name));
    const { stdout } = await promisify(execFile)(process.execPath, [
      path.join(root, "scripts/lint-workflows.ts"),
      ...files,
    ]);
    expect(stdout).toBe("");
  });

  test.each(names)("%s pins its actions, limits its time and declares its token's permissions", (name) => {
    const text = read(`${directory}/${name}`);
    const used = [...text.matchAll(/^ +(?:- )?uses: (\S+)/gm)].map(([, action]) => action);
    for (const action of used.filter((each) => !OWN.includes(each ?? "")))
      expect(action).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/);
    const { jobs, permissions, on } = record(parse(text));
    // A called workflow has its caller's permissions; if it declared its own, callers that grant less would be
    // rejected.
    expect(permissions !== undefined).toBe(!Object.hasOwn(record(on), "workflow_call"));
    for (const job of Object.values(record(jobs)).map(record))
      if (job["uses"] === undefined) expect(job["timeout-minutes"]).toBeLessThanOrEqual(60);
    expect(text.match(/persist-credentials: false/g) ?? []).toHaveLength(
      text.match(/actions\/checkout@/g)?.length ?? 0,
    );
  });

  test("put no expression into a script", () => {
    const scripts = names.flatMap((name) =>
      Object.values(record(record(parse(read(`${directory}/${name}`)))["jobs"])).flatMap((job) =>
        list(record(job)["steps"]).map((step) => record(step)["run"]),
      ),
    );
    expect(scripts.filter((script) => typeof script === "string" && script.includes("${{"))).toEqual([]);
  });
});

describe("workflows and policies", () => {
  const known = Object.keys(record(record(parse(read("action.yml")))["inputs"]));
  const places = [".github/workflows", "examples"].flatMap((directory) =>
    readdirSync(path.join(root, directory))
      .filter((name) => name.endsWith(".yml"))
      .map((name) => `${directory}/${name}`),
  );

  test.each(places)("%s gives Remit only inputs that exist", (place) => {
    const jobs = Object.values(record(record(parse(read(place)))["jobs"]));
    const steps = jobs.flatMap((job) => list(record(job)["steps"]).map(record));
    const given = steps
      .filter(({ uses }) => String(uses).startsWith("remit-agent/remit@"))
      .flatMap((step) => Object.keys(record(step["with"])));
    expect(given.filter((name) => !known.includes(name))).toEqual([]);
  });

  test.each(places)("%s has no step that weakens the machine", (place) => {
    expect(read(place)).not.toMatch(/sysctl|apparmor_restrict|sudo sh/);
  });

  test("the repository's own policy loads", () => {
    const loaded = loadPolicy({ path: ".github/remit.toml", ref: "main", text: read(".github/remit.toml") }, new Map());
    expect(loaded).toMatchObject({ kind: "loaded" });
  });
});

describe("issue forms", () => {
  const names = readdirSync(path.join(root, ".github/ISSUE_TEMPLATE")).filter((name) => name !== "config.yml");

  test.each(names)("%s has a name, and fields with labels and unique ids", (name) => {
    const form = record(parse(read(`.github/ISSUE_TEMPLATE/${name}`)));
    expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) });
    const fields = (form["body"] as readonly unknown[]).map(record).filter(({ type }) => type !== "markdown");
    const ids = fields.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const field of fields) expect(record(field["attributes"])["label"]).toEqual(expect.any(String));
  });
});

function read(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}

/** Without quotation marks and backslashes, which differ between code and prose. */
function plain(text: string): string {
  return text.replaceAll(/[`"'“”’\\]/g, "").replaceAll(/\s+/g, " ");
}

function leads(page: string, link: string): boolean {
  const [file = "", heading] = link.split("#");
  const target = file === "" ? page : path.posix.join(path.posix.dirname(page), file);
  if (!existsSync(path.join(root, target))) return false;
  if (heading === undefined) return true;
  const headings = [...read(target).matchAll(/^#+ (.+)$/gm)].map(([, title]) => slug(title ?? ""));
  return headings.includes(heading);
}

/** The anchor that GitHub generates for a heading. */
function slug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(" ", "-");
}
