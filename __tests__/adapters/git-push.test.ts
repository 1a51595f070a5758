/** What Remit sends when it pushes, and what it makes of every answer. */
import { execFileSync } from "node:child_process";
import { describe, expect, test } from "@jest/globals";
import type { IncomingMessage, ServerResponse } from "node:http";
import { GitError, type Git } from "../../src/ports.ts";
import { gzipSync } from "node:zlib";
import { openGitSite, type GitSite } from "../world/git-site.ts";
import { listen, readBody } from "../world/loopback.ts";

const WHO = { message: "Changed", author: { name: "Remit", email: "r@localhost" }, time: 1_800_000_000 };
const MANY = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`src/${at}.ts`, `${at}\n`]));

describe("a push sends only what was made here", () => {
  test.each<[string, (site: GitSite) => Promise<unknown>]>([
    ["while the base is a branch's head", () => Promise.resolve()],
    ["after the base has moved on", ({ shop }) => shop.commit({ branch: "main", files: { "new.txt": "new\n" } })],
    [
      "after somebody has rewritten the base",
      ({ shop }) => shop.git("update-ref", "refs/heads/main", "refs/heads/other"),
    ],
  ])("%s", async (_, happens) => {
    await using site = await openGitSite(MANY);
    await site.shop.commit({ branch: "other", files: { "other.txt": "other\n" } });
    await using sent = await openRecorder(site);
    const git = await site.openGit({ remote: `${sent.url}/octo/shop` });
    const base = (await site.shop.ref("main")) ?? "";
    await git.fetch(base);
    const work = await change(git, base, "src/7.ts");
    await happens(site);
    expect(await git.push(work, "remit/x", undefined)).toEqual({ branch: "pushed", kept: false });
    expect(await site.shop.ref("remit/x")).toBe(work);
    // A blob, two trees and a commit.
    expect(sent.objects()).toEqual([4]);
  });

  test("and nothing for a commit that came from the server", async () => {
    await using site = await openGitSite(MANY);
    await using sent = await openRecorder(site);
    const git = await site.openGit({ remote: `${sent.url}/octo/shop` });
    const base = (await site.shop.ref("main")) ?? "";
    await git.fetch(base);
    await git.push(base, "remit/x", undefined);
    expect(await site.shop.ref("remit/x")).toBe(base);
    expect(sent.objects()).toEqual([0]);
    await git.removeBranch("remit/x", base);
    expect(await site.shop.ref("remit/x")).toBeUndefined();
  });

  test("also when another process has fetched the base and made the commit", async () => {
    await using site = await openGitSite(MANY);
    const base = await site.shop.commit({ branch: "main", files: { "second.txt": "second\n" } });
    await site.git.fetch(base);
    const work = await change(site.git, base, "src/7.ts");
    await site.shop.commit({ branch: "main", files: { "third.txt": "third\n" } });
    await using sent = await openRecorder(site);
    const remote = `${sent.url}/octo/shop`;
    const other = await site.openGit({ remote, directory: `${site.scratch}/own-1.git` });
    await other.push(work, "remit/x", undefined);
    expect(await site.shop.ref("remit/x")).toBe(work);
    expect(sent.objects()).toEqual([4]);
  });

  test("with all commits that lead there", async () => {
    await using site = await openGitSite(MANY);
    const base = (await site.shop.ref("main")) ?? "";
    await site.git.fetch(base);
    const first = await change(site.git, base, "src/7.ts");
    const second = await change(site.git, first, "src/8.ts");
    await site.git.push(second, "remit/x", undefined);
    expect((await site.shop.git("rev-list", "refs/heads/remit/x")).trim().split("\n")).toEqual([second, first, base]);
  });
});

test("the server's refs can be asked for ahead, once for each push", async () => {
  await using site = await openGitSite(MANY);
  const base = (await site.shop.ref("main")) ?? "";
  await site.git.fetch(base);
  const work = await change(site.git, base, "src/7.ts");
  const lists = () => site.server.requests.filter((request) => request.includes("service=git-receive-pack")).length;
  site.git.expectPush(); // When the agent has ended,
  site.git.expectPush(); // and when its work is published.
  expect(await site.git.push(work, "remit/x", undefined)).toEqual({ branch: "pushed", kept: false });
  expect(lists()).toBe(1);
  await site.git.push(work, "remit/y", undefined);
  expect(lists()).toBe(2);
});

test("a branch that moves after the server's refs were asked for is not overwritten", async () => {
  await using site = await openGitSite(MANY);
  const base = (await site.shop.ref("main")) ?? "";
  await site.git.fetch(base);
  const work = await change(site.git, base, "src/7.ts");
  await site.git.push(base, "remit/x", undefined);
  const theirs = await site.shop.commit({ branch: "other", files: { "theirs.txt": "theirs\n" } });
  const move = ["update-ref", "refs/heads/remit/x", theirs];
  const { directory: cwd } = site.shop;
  site.server.faults.upon("POST /octo/shop/git-receive-pack", () => void execFileSync("git", move, { cwd }));
  await expect(site.git.push(work, "remit/x", base)).rejects.toMatchObject({ cause_: "moved" });
  expect(await site.shop.ref("remit/x")).toBe(theirs);
});

test("whoever pushes may do something else while the server works", async () => {
  await using site = await openGitSite(MANY);
  const base = (await site.shop.ref("main")) ?? "";
  await site.git.fetch(base);
  const work = await change(site.git, base, "src/7.ts");
  const order: string[] = [];
  site.server.faults.upon("POST /octo/shop/git-receive-pack", () => void order.push("arrived"));
  await site.git.push(work, "remit/x", undefined, { sent: () => order.push("sent") });
  expect(order.sort()).toEqual(["arrived", "sent"]);
});

const PROGRESS = `${Array.from({ length: 99 }, (_, at) => `Resolving deltas: ${at}% (${at}/99)\r`).join("")}Resolving deltas: 100% (99/99), done.\n`;

const LIST = "application/x-git-receive-pack-advertisement";
const RESULT = "application/x-git-receive-pack-result";

const NONE = "0".repeat(40);
const REPORT_LINES = ["unpack ok\n", "ok refs/heads/remit/x\n"];
const REPORT = `${REPORT_LINES.map(packet).join("")}0000`;

describe("a server that answers", () => {
  test.each<[string, Answer, string, GitError["cause_"]]>([
    ["a page", { type: "text/html", body: "<h1>Sign in</h1>" }, "its answer is not git's protocol", "other"],
    ["half a line", { type: RESULT, body: "00ff000eunpack" }, "its answer is not git's protocol", "other"],
    ["nothing", { type: RESULT, body: "" }, "did not say what became of refs/heads/remit/x", "other"],
    ["only that it unpacked", { type: RESULT, body: banded("unpack ok\n") }, "did not say what became of", "other"],
    [
      "that it could not unpack",
      { type: RESULT, body: banded("unpack index-pack failed\n", "ng refs/heads/remit/x unpacker error\n") },
      "unpacker error\nunpack index-pack failed",
      "other",
    ],
    [
      "that it refuses, and why",
      {
        type: RESULT,
        body: `${packet("\u0002error: GH013: Repository rule violations\n")}${banded("unpack ok\n", "ng refs/heads/remit/x declined\n")}`,
      },
      "declined\nerror: GH013: Repository rule violations",
      "ruleset",
    ],
    ["its last words", { type: RESULT, body: packet("\u0003out of disk\n") }, "out of disk", "other"],
    ["403", { status: 403, type: "text/plain", body: "Write access is off.\n" }, "Write access is off.", "permission"],
    [
      "403 with a page",
      { status: 403, type: "text/html", body: "<h1>No</h1>" },
      "the server answered 403",
      "permission",
    ],
    [
      "403 for an archive",
      { status: 403, type: "text/plain", body: "This repository was archived so it is read-only." },
      "archived",
      "archived",
    ],
    [
      "what is no number before a line",
      { type: RESULT, body: `00zz${banded("unpack ok\n", "ok refs/heads/remit/x\n")}` },
      "its answer is not git's protocol",
      "other",
    ],
    [
      "that it refuses, and not why",
      { type: RESULT, body: banded("unpack ok\n", "ng refs/heads/remit/x\n") },
      "the server refused it and gave no reason",
      "other",
    ],
    [
      "with its progress, and then why it refuses",
      {
        type: RESULT,
        body: `${packet(`\u0002${PROGRESS}`)}${packet("\u0002error: GH006: Protected\nerror: One review is needed.\n")}${banded("unpack ok\n", "ng refs/heads/remit/x declined\n")}`,
      },
      "declined\nResolving deltas: 100% (99/99), done.\nerror: GH006: Protected\nerror: One review is needed.",
      "protected",
    ],
    ["another address", { status: 301, type: "text/plain", body: "Moved." }, "Moved.", "other"],
  ])("%s", async (_, answer, message, cause) => {
    await using site = await openGitSite(MANY);
    const base = (await site.shop.ref("main")) ?? "";
    await site.git.fetch(base);
    await using server = await openServer(answer);
    const git = await site.openGit({ remote: `${server.url}/octo/shop`, directory: `${site.scratch}/own-1.git` });
    const pushing = git.push(base, "remit/x", undefined);
    await expect(pushing).rejects.toThrow("Could not push remit/x: ");
    await expect(pushing).rejects.toMatchObject({ message: expect.stringContaining(message), cause_: cause });
  });

  test.each<[string, Partial<Speech>]>([
    ["names a character set", { list: `${LIST}; charset=utf-8`, result: `${RESULT};Charset=UTF-8` }],
    ["knows no bands", { capabilities: "report-status", report: REPORT }],
    ["splits its report at every byte, with signs of life in between", { report: splitAtEveryByte(REPORT) }],
    ["has no refs", { refs: (capabilities) => [`${NONE} capabilities^{}\0${capabilities}`] }],
    [
      "has no history before some commits, and shares objects with other repositories",
      {
        refs: (capabilities) => [
          `${"1".repeat(40)} refs/heads/main\0${capabilities}`,
          `${"2".repeat(40)} .have`,
          `${"3".repeat(40)} .have`,
          `shallow ${"4".repeat(40)}`,
        ],
      },
    ],
    ["packs its answers", { packed: true }],
    ["speaks HTTP/1.0", { old: true }],
  ])("gets a push although it %s", async (_, speech) => {
    await using site = await openGitSite(MANY);
    const base = (await site.shop.ref("main")) ?? "";
    await site.git.fetch(base);
    await using server = await openSpeaker(speech);
    const git = await site.openGit({ remote: `${server.url}/octo/shop`, directory: `${site.scratch}/own-1.git` });
    expect(await git.push(base, "remit/x", undefined)).toEqual({ branch: "pushed", kept: false });
    expect(server.commands()).toEqual([`${NONE} ${base} refs/heads/remit/x`]);
  });

  test("a list of refs that breaks off gets no push", async () => {
    await using site = await openGitSite(MANY);
    await using server = await openSpeaker({ old: true, breaksOff: true });
    const git = await site.openGit({ remote: `${server.url}/octo/shop` });
    await expect(git.removeBranch("main", "1".repeat(40))).rejects.toThrow("its list of refs breaks off");
    expect(server.commands()).toEqual([]);
  });

  test.each<[string, Answer, string]>([
    ["a page", { type: "text/html", body: "x" }, "not git's protocol"],
    [
      "an error",
      { type: LIST, body: `${packet("# service=git-receive-pack\n")}0000${packet("ERR is read-only")}` },
      "is read-only",
    ],
  ])("the question for its refs with %s gets no push", async (_, answer, message) => {
    await using site = await openGitSite(MANY);
    const asked: string[] = [];
    await using server = await listen(({ method = "" }, response) => {
      asked.push(method);
      send(response, answer);
    }, fail);
    const git = await site.openGit({ remote: `${server.url}/octo/shop` });
    await expect(git.removeBranch("x", "1".repeat(40))).rejects.toThrow(message);
    expect(asked).toEqual(["GET"]);
  });
});

function fail(error: unknown): never {
  throw error;
}

async function change(git: Git, parent: string, path: string): Promise<string> {
  const oid = await git.store(Buffer.from(`${path} changed\n`));
  return await git.commit({ parent, changes: [{ path, blob: { mode: "100644", oid } }], ...WHO });
}

// ── Servers ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Passes everything on to the site's server, and reads how many objects each push had. */
async function openRecorder({ server }: GitSite) {
  const packs: Buffer[] = [];
  const recorder = await listen(async (request, response) => {
    const body = await readBody(request);
    if (body.includes("PACK")) packs.push(body.subarray(body.indexOf("PACK")));
    const { method = "GET" } = request;
    const answer = await fetch(`${server.url}${request.url ?? ""}`, {
      method,
      headers: headersOf(request),
      ...(method === "POST" && { body }),
    });
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
    response.end(Buffer.from(await answer.arrayBuffer()));
  }, fail);
  return Object.assign(recorder, { objects: () => packs.map((pack) => pack.readUInt32BE(8)) });
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const names = ["authorization", "accept", "content-type", "content-encoding", "git-protocol"];
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}

interface Answer {
  readonly status?: number;
  readonly type: string;
  readonly body: string;
}

/** Lists one branch and answers every push like this. */
async function openServer(answer: Answer) {
  const line = `${"1".repeat(40)} refs/heads/main\0 report-status side-band-64k atomic\n`;
  const body = `${packet("# service=git-receive-pack\n")}0000${packet(line)}0000`;
  return await listen(async (request, response) => {
    await readBody(request);
    send(response, request.method === "GET" ? { type: LIST, body } : answer);
  }, fail);
}

/** How a server speaks the protocol that takes one branch. */
interface Speech {
  /** Content types. */
  readonly list: string;
  readonly result: string;
  readonly capabilities: string;
  readonly refs: (capabilities: string) => readonly string[];
  readonly report: string;
  /** By gzip. */
  readonly packed: boolean;
  /** HTTP/1.0: an answer ends with its connection. */
  readonly old: boolean;
  /** The list ends after its last line. */
  readonly breaksOff: boolean;
}

const ONE_BRANCH: Speech["refs"] = (capabilities) => [`${"1".repeat(40)} refs/heads/main\0${capabilities}`];

async function openSpeaker(speech: Partial<Speech>) {
  const { list = LIST, result = RESULT, refs = ONE_BRANCH, packed = false, old = false } = speech;
  const { capabilities = "report-status side-band-64k", report = banded(...REPORT_LINES), breaksOff = false } = speech;
  const lines = refs(capabilities).map((line) => packet(`${line}\n`));
  const listed = `${packet("# service=git-receive-pack\n")}0000${lines.join("")}${breaksOff ? "" : "0000"}`;
  const commands: string[] = [];
  const server = await listen(async (request, response) => {
    const body = await readBody(request);
    const asks = request.method === "GET";
    if (!asks) commands.push(body.toString("latin1", 4).split("\0")[0] ?? "");
    const headers = { "content-type": asks ? list : result, ...(packed && { "content-encoding": "gzip" }) };
    const text = asks ? listed : report;
    const bytes = packed ? gzipSync(text) : Buffer.from(text);
    if (!old) return void response.writeHead(200, headers).end(bytes);
    request.socket.end(`HTTP/1.0 200 OK\r\ncontent-type: ${headers["content-type"]}\r\n\r\n${text}`);
  }, fail);
  return Object.assign(server, { commands: () => commands });
}

function splitAtEveryByte(report: string): string {
  const [report1, alive, idle] = ["\u0001", packet("\u0002"), packet("\u0001")];
  return `${Array.from(report, (byte) => `${packet(`${report1}${byte}`)}${alive}${idle}`).join("")}0000`;
}

function send(response: ServerResponse, { status = 200, type, body }: Answer): void {
  response.writeHead(status, { "content-type": type, location: "http://elsewhere.test/" }).end(body);
}

function packet(text: string): string {
  return `${(Buffer.byteLength(text) + 4).toString(16).padStart(4, "0")}${text}`;
}

/** A report on band 1. */
function banded(...lines: readonly string[]): string {
  return `${packet(`\u0001${lines.map(packet).join("")}0000`)}0000`;
}
