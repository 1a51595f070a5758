/** Texts and names that a hostile model chooses, as GitHub reads them once published, all parts joined. */
import { describe, expect, test } from "@jest/globals";
import { micromark } from "micromark";
import { commitMessage, neutralMarkdown, titleFor } from "../../src/change/wording.ts";
import { inline, prose } from "../../src/report/markdown.ts";
import { render } from "../../src/report/fit.ts";
import { proposeFiles } from "../../src/change/proposal.ts";
import { sendProposal } from "../../src/change/publish.ts";
import { isRejected, type RunEvent } from "../../src/events.ts";
import { openLog } from "../../src/log.ts";
import type { GitHub } from "../../src/ports.ts";
import { closeReport } from "../../src/report/closing.ts";
import { openReporter } from "../../src/report/reporter.ts";
import { readSaved, SAVED } from "../../src/report/saved.ts";
import { keepPage } from "../../src/run/close.ts";
import type { PublishPorts } from "../../src/run/invocation.ts";
import { heldClock } from "../world/clock.ts";
import { fakeIssue, fakeRunner, SEAL } from "../world/report-station.ts";
import { openSecrets } from "../../src/secrets.ts";
import { openGitHubPort } from "../world/github-port.ts";
import { call, say } from "../world/gemini.ts";
import { openWorld } from "../world/world.ts";
import { issueRequest, policyOf } from "../world/requests.ts";
import { openWorkSite, type WorkSite } from "../world/work-site.ts";

const SHA = "a".repeat(40);
const CREDITS = { serverUrl: "https://github.com", runUrl: "https://github.com/octo/shop/actions/runs/1" };

/** Text that GitHub reads as a mention, as an instruction to close an issue, or as one to skip checks. */
const MENTION = /(?<![A-Za-z0-9])@[A-Za-z0-9]/;
const CLOSING = /\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+(?:[\w.-]+\/[\w.-]+#|#|GH-|https:\S+\/issues\/)\d/i;
const SKIP = /\[(?:skip ci|ci skip|no ci|skip actions|actions skip)\]/i;

const messageOf = (summary: string) => commitMessage(issueRequest(SHA), { summary }, CREDITS);
const titleOf = (title: string) => titleFor(issueRequest(SHA), { title, summary: "" });

describe("a commit message and a title have no effect on GitHub", () => {
  test.each([
    ["closing words split by a mention that is removed", "fixes #@9"],
    ["another closing form split by a mention that is removed", "closes GH-@9"],
    ["another repository's issue split by a mention that is removed", "resolves octo/@shop#9"],
    ["an issue's address split by a mention that is removed", "fixes https://github.com/octo/shop/issues/@9"],
    ["skip words split by a mention that is removed", "[skip @ci]"],
    ["skip words that begin with a mention that is removed", "[@skip ci]"],
    ["a mention split by another that is removed", "@@otto and @_@otto"],
  ])("%s: %s", (_, message) => {
    for (const text of [messageOf(message), titleOf(message)]) {
      expect(text).not.toMatch(CLOSING);
      expect(text).not.toMatch(SKIP);
      expect(text).not.toMatch(MENTION);
    }
  });
});

/** All places where a model's text of several lines is published. */
const PLACES: readonly (readonly [string, (words: string) => string])[] = [
  ["a commit message", messageOf],
  ["the body of a pull request", neutralMarkdown],
  ["a comment", (text) => render(prose(text))],
  ["a line of a comment", inline],
];

describe.each(PLACES)("%s closes no issue", (_, put) => {
  test.each([
    ["many blanks", `fixes${" ".repeat(50)}#9`],
    ["many tabs", `fixes${"\t".repeat(50)}#9`],
    ["many hard blanks", `closes:${"\u00a0".repeat(50)}octo/shop#9`],
  ])("after a keyword and %s", (__, text) => {
    expect(put(text)).not.toMatch(CLOSING);
  });
});

describe("a comment closes nothing, refers to nothing and has no heading when Remit splits a link into text and address:", () => {
  const REFERENCE = /[\w.-]+\/[\w.-]+#\d/;

  test.each([
    ["a keyword", '[fixes](fixes "now") #9'],
    ["a repository", '[octo/other](octo/other "now")#9'],
    ["a heading", '[#](# "now") Approved by the maintainers'],
    ["a line that makes a heading of the one above", 'Approved\n[---](--- "now")'],
  ])("%s", (_, text) => {
    for (const shown of [render(prose(text)), inline(text)]) {
      expect(shown).not.toMatch(CLOSING);
      expect(shown).not.toMatch(REFERENCE);
      expect(micromark(shown)).not.toMatch(/<h[1-3]>/);
    }
  });
});

/** Split into links, so that no part is recognised; they join when each link is split into text and address. */
const SECRET = "ghs_thisIsADeclaredSecretValue0001";
const split = (secret: string) => (secret.match(/.{1,5}/g) ?? []).map((part) => `[${part}](${part} "x")`).join("");
const SPLIT = split(SECRET);

describe("a secret whose parts join when Remit rewrites links is not published", () => {
  const secrets = openSecrets(new Map([["token", SECRET]]));
  const todos = [{ description: SPLIT, status: "pending" }] as const;
  const working: RunEvent = { type: "call.finished", id: "1", tool: "write_todos", answer: { text: "", todos }, ms: 1 };
  const ended: RunEvent = { type: "run.finished", outcome: { conclusion: "answered", message: SPLIT } };

  test.each([
    ["of a run in progress", [working]],
    ["of a run that has ended", [ended]],
  ])("in the comment %s", async (_, events) => {
    const [clock, issue, runner] = [heldClock(), fakeIssue(), fakeRunner()];
    const log = openLog(clock, secrets, { append: () => undefined });
    for (const event of events) log.append(event);
    const github = issue as unknown as GitHub;
    const ready = Promise.resolve();
    const stop = new AbortController().signal;
    const station = { log, runner, clock, github, secrets, seal: SEAL, stop, ready };
    const reporter = openReporter({ ...station, key: "k", subject: 12 });
    while (issue.stored.length === 0) await Promise.resolve();
    if (events.at(-1) === ended) await reporter.finish();
    expect(issue.stored[0]?.body).toContain("[redacted:token]");
    expect(issue.stored[0]?.body).not.toContain(SECRET);
  });

  test("in the review and the comment of a whole job, when the secret is the job's own token", async () => {
    const files = { "src/cart.js": "one\n" };
    await using world = await openWorld({ users: { maria: "write" }, files });
    const { github } = world;
    await github.commit({ as: "maria", branch: "round", files: { "src/cart.js": "two\n" } });
    const { number } = await github.openPull({ as: "maria", head: "round", title: "Round" });
    const reply = `It has ${split(github.token)}.`;
    const finding = { path: "src/cart.js", line: 1, severity: "high", body: reply };
    world.gemini.add(call("add_review_comment", finding), say(reply));
    await world.comment("maria", number, "@remit /review");
    const comment = github.comments(number).findLast(({ author }) => author.login !== "maria");
    const published = [...github.reviews(number), ...github.reviewComments(number), comment].map((each) => each?.body);
    expect(published).toHaveLength(3);
    for (const body of published) expect(body).toContain("[redacted:");
    for (const body of published) expect(body).not.toContain(github.token);
  });

  test("in the page, whose headline is shown without Markdown", async () => {
    const clock = heldClock();
    const log = openLog(clock, secrets, { append: () => undefined });
    const message = `It is ${(SECRET.match(/.{1,5}/g) ?? []).join("**")}.`;
    log.append({ type: "run.finished", outcome: { conclusion: "answered", message } });
    let page = "";
    const files = { write: (_: string, bytes: Buffer) => Promise.resolve(void (page = bytes.toString("utf8"))) };
    const setup = { log, clock, secrets, files, runner: fakeRunner() } as unknown as PublishPorts;
    await keepPage(setup, "/run");
    expect(page).toContain("[redacted:token]");
    expect(page).not.toContain(SECRET);
  });

  test("in the comment of a run that was cut off", async () => {
    const [clock, issue, runner] = [heldClock(), fakeIssue(), fakeRunner()];
    const entries = [{ seq: 0, at: 1, agent: "main", event: ended }];
    const saved = readSaved((name) => ({ [SAVED.key]: "k", [SAVED.subject]: "12" })[name]);
    const github = issue as unknown as GitHub;
    await closeReport({ saved, entries, runner, clock, github, secrets, seal: SEAL });
    expect(issue.stored[0]?.body).toContain("[redacted:token]");
    expect(issue.stored[0]?.body).not.toContain(SECRET);
  });
});

describe("the body of a pull request mentions nobody and closes nothing when GitHub removes a tag:", () => {
  /** As GitHub reads it: it removes unknown tags, and the text around them joins. */
  const read = (markdown: string) =>
    micromark(neutralMarkdown(markdown), { allowDangerousHtml: true }).replaceAll(/<[^<>]*>/g, "");

  test.each([
    ["between a mention's @ and its name", "Thanks, @<x>otto."],
    ["between a mention's @ and its name, emphasised", "Thanks, @*<x>otto*."],
    ["before an issue", "It fixes <x>#9."],
    ["after a keyword", "It fixes<x y='z'> </x> #9."],
    ["in an issue's number", "It fixes #<x>9."],
  ])("%s", (_, text) => {
    expect(read(text)).not.toMatch(MENTION);
    expect(read(text)).not.toMatch(CLOSING);
  });
});

/** What GitHub receives as the body of the pull request. */
async function publishedBody(site: WorkSite): Promise<string> {
  const github = openGitHubPort({ shop: site.shop });
  const secrets = openSecrets(new Map());
  const common = { request: issueRequest(site.commit), policy: policyOf(), git: site.git, credits: CREDITS };
  const facts = {
    ...common,
    secrets,
    words: { summary: "Done." },
    author: { name: "remit[bot]", email: "r@e.example" },
  };
  const changes = await site.changes();
  const made = await proposeFiles({ ...facts, changes, time: 1_800_000_000, branchPrefix: "remit/" });
  if (made.kind !== "proposed") throw new Error(JSON.stringify(made));
  const more = { isRecorded: () => Promise.resolve(true), pushed: () => undefined, redact: secrets.redact };
  await sendProposal(made.proposal, { ...facts, ...more, github, into: "main" });
  return github.pulls.get(100)?.body ?? "";
}

describe("a file whose name is one of Remit's marks", () => {
  test.each(["<!-- remit:spent -->", "<!-- /remit:pull -->", "<!\u0001-- /remit:pull -->"])(
    "adds no mark to the body of the pull request: %j",
    async (name) => {
      await using site = await openWorkSite({ "README.md": "# Shop\n" });
      await site.write("README.md", "# The shop\n");
      await site.write(name, "\u202e is withheld, and so the body names the file\n");
      const body = (await publishedBody(site)).replaceAll(/\p{Cc}/gu, "");
      expect(body).toContain("remit:");
      expect(body.split("<!-- /remit:pull -->")).toHaveLength(2);
      expect(body.endsWith("<!-- /remit:pull -->")).toBe(true);
      expect(isRejected({ open: false, merged: false, body })).toBe(true);
    },
  );
});
