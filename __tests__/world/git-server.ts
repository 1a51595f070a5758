/**
 * A git server on loopback: real bare repositories behind git's own `upload-pack` and `receive-pack`, at `/owner/name` and
 * `/owner/name.git`. Fetching needs no token unless the repository is private; pushing needs a token whose
 * `contents` is `write` (basic auth, `x-access-token:<token>`, as on GitHub).
 *
 *     await using server = await openGitServer({ tokens: { secret: { contents: "write" } } });
 *     const shop = await server.create("octo/shop", { files: { "README.md": "# Shop\n" } });
 *     await shop.commit({ branch: "fix", files: { "a.txt": "a" } });          // as somebody, without a push
 *     server.protect("octo/shop", "main");                                    // refused with GH006, as on GitHub
 *     server.faults.inject("POST /octo/shop.git/git-receive-pack", { kind: "reset", stored: true });
 *     expect(server.pushes).toEqual([…]);                                     // what was pushed, by whom
 *
 * Any commit can be fetched by its id; `refs/pull/N/head` are ordinary refs here and nobody can push to them.
 * `openGitHub` (github/github.ts) opens one of these by itself: open it alone only where no API is needed.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isStored, openFaults, type Faults, type Met } from "./faults.ts";
import { createBare, type BareRepository, type FileTree } from "./git/bare.ts";
import { serveBackend, type BackendAnswer } from "./git/backend.ts";
import { readPush, refusePush, workflowChanges, type Push, type PushRefusal, type RefChange } from "./git/push.ts";
import { listen, readBody, reset } from "./loopback.ts";

export type { BareRepository, FileContent, FileTree, NewCommit } from "./git/bare.ts";
export type { PushRefusal, RefChange } from "./git/push.ts";

/** What a token may do with git. */
export interface GitToken {
  /** The account that the server names when it denies access. */
  readonly actor?: string;
  readonly contents?: "none" | "read" | "write";
  /** `write` may push workflow files; the job's own token never may. */
  readonly workflows?: "write";
}

export interface AcceptedPush {
  readonly repository: string;
  readonly actor: string;
  readonly changes: readonly RefChange[];
}

export interface GitServerOptions {
  /** By token value, or as a function. */
  readonly tokens?: Readonly<Record<string, GitToken>> | ((token: string) => GitToken | undefined);
  /** Awaited after git has stored a push and before the client gets the answer. */
  readonly onPush?: (push: AcceptedPush) => Promise<void>;
}

/** Decides whether a ref may change; undefined means no objection. */
export type Objection = (change: RefChange, token: GitToken) => PushRefusal | undefined;

export interface GitServer extends AsyncDisposable {
  /** `http://127.0.0.1:PORT`, for `GITHUB_SERVER_URL`. */
  readonly url: string;
  /** An existing repository; throws if there is none of that name. */
  repository(name: string): BareRepository;
  create(name: string, options?: NewRepository): Promise<BareRepository>;
  /** Copy a repository's branches; the two share their objects, as on GitHub. */
  fork(of: string, name: string): Promise<BareRepository>;
  /** Refuse every push to a branch with GH006 and these reasons. */
  protect(repository: string, branch: string, reasons?: readonly string[]): void;
  /** Call this for every ref of every push. */
  object(repository: string, objection: Objection): void;
  readonly faults: Faults;
  /** The stored pushes, in order, without those to `refs/remit/`, where runs are kept. */
  readonly pushes: readonly AcceptedPush[];
  /** The pushes to `refs/remit/`, in order. */
  readonly keeps: readonly AcceptedPush[];
  /** `METHOD /path?query` of every request, in order. */
  readonly requests: readonly string[];
  /** Errors of the stand-in itself; thrown when it closes. */
  readonly broken: readonly unknown[];
}

export interface NewRepository {
  readonly files?: FileTree;
  readonly defaultBranch?: string;
  readonly private?: boolean;
}

interface Hosted {
  readonly bare: BareRepository;
  readonly private: boolean;
  readonly objections: Objection[];
}

export async function openGitServer(options: GitServerOptions = {}): Promise<GitServer> {
  const root = await mkdtemp(path.join(tmpdir(), "remit-git-"));
  const hosted = new Map<string, Hosted>();
  const state: State = { root, hosted, options, faults: openFaults(), pushes: [], keeps: [], requests: [], broken: [] };
  const server = await listen(
    (request, response) => serve(state, request, response),
    (error) => state.broken.push(error),
  );
  const find = (name: string): Hosted => hosted.get(name) ?? missing(name);
  const host = (bare: BareRepository, secret: boolean): BareRepository => {
    hosted.set(bare.name, { bare, private: secret, objections: [] });
    return bare;
  };
  return {
    url: server.url,
    faults: state.faults,
    pushes: state.pushes,
    keeps: state.keeps,
    requests: state.requests,
    broken: state.broken,
    repository: (name) => find(name).bare,
    async create(name, { files = {}, defaultBranch = "main", private: secret = false } = {}) {
      const bare = await createBare(path.join(root, `${name}.git`), name, { defaultBranch });
      await bare.commit({ branch: defaultBranch, files, message: "First commit" });
      return host(bare, secret);
    },
    async fork(of, name) {
      const { bare: parent, private: secret } = find(of);
      const { defaultBranch, directory: objects } = parent;
      const bare = await createBare(path.join(root, `${name}.git`), name, { defaultBranch, objects });
      for (const [ref, commit] of await parent.refs("refs/heads/")) await bare.setRef(ref, commit);
      return host(bare, secret);
    },
    protect(name, branch, reasons = ["Changes must be made through a pull request."]) {
      find(name).objections.push(({ ref }) =>
        ref === `refs/heads/${branch}` ? protectedBranch(ref, reasons) : undefined,
      );
    },
    object: (name, objection) => void find(name).objections.push(objection),
    async [Symbol.asyncDispose]() {
      state.faults.releaseAll();
      await server[Symbol.asyncDispose]();
      await rm(root, { recursive: true, force: true, maxRetries: 3 }); // A client that was killed may leave a server's process writing.
      const unmet = state.faults.unmet().map((pattern) => new Error(`No git request met the fault for ${pattern}.`));
      const [first] = [...state.broken, ...unmet];
      if (first !== undefined) throw first;
    },
  };
}

interface State {
  readonly root: string;
  readonly hosted: Map<string, Hosted>;
  readonly options: GitServerOptions;
  readonly faults: Faults;
  readonly pushes: AcceptedPush[];
  readonly keeps: AcceptedPush[];
  readonly requests: string[];
  readonly broken: unknown[];
}

function missing(name: string): never {
  throw new Error(`The git server has no repository ${name}.`);
}

function protectedBranch(ref: string, reasons: readonly string[]): PushRefusal {
  const remote = [
    `error: GH006: Protected branch update failed for ${ref}.`,
    ...reasons.map((reason) => `error: ${reason}`),
  ];
  return { reason: "protected branch hook declined", remote };
}

// ── One request ─────────────────────────────────────────────────────────────────────────────────────────────────────

async function serve(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", "http://localhost");
  const method = request.method ?? "GET";
  const body = await readBody(request);
  state.requests.push(`${method} ${url.pathname}${url.search}`);
  const met = state.faults.meet(method, url.pathname, findListing(body));
  await met.before();
  // The client is gone, for instance a run that was cut off while it was held here.
  if (request.socket.destroyed) return;
  const early = met.fault !== undefined && !isStored(met.fault);
  const answer = early
    ? undefined
    : await answerGit(state, request, url, body).catch((error: unknown) => {
        // Nobody waits for an answer any more, and the test may have removed the repository meanwhile.
        if (request.socket.destroyed) return undefined;
        throw error;
      });
  await met.after();
  send(response, met, answer);
}

/** For a request of protocol version 2 that lists refs: `ls-refs`, and the first prefix that it asks for. */
function findListing(body: Buffer): string | undefined {
  const text = body.toString("latin1");
  if (!text.includes("command=ls-refs")) return undefined;
  return ["ls-refs", ...(/ref-prefix ([^\n]+)/.exec(text)?.slice(1) ?? [])].join("/");
}

function send(response: ServerResponse, met: Met, answer: BackendAnswer | undefined): void {
  const { fault } = met;
  if (fault?.kind === "reset" || fault?.kind === "cut") return reset(response);
  if (fault?.kind === "status") return finish(response, plain(fault.status, fault.message ?? "Fault."));
  if (fault !== undefined) return finish(response, plain(429, "You have exceeded a secondary rate limit."));
  finish(response, answer ?? plain(500, "No answer."));
}

function finish(response: ServerResponse, answer: BackendAnswer): void {
  response.writeHead(answer.status, { ...answer.headers, "content-length": answer.body.length });
  response.end(answer.body);
}

function plain(status: number, text: string, headers: Readonly<Record<string, string>> = {}): BackendAnswer {
  return { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers }, body: Buffer.from(text) };
}

const SERVICES = new Set(["git-upload-pack", "git-receive-pack"]);
const ROUTE = /^\/([^/]+\/[^/]+?)(?:\.git)?\/(info\/refs|git-upload-pack|git-receive-pack)$/;

async function answerGit(state: State, request: IncomingMessage, url: URL, body: Buffer): Promise<BackendAnswer> {
  const [, name = "", action = ""] = ROUTE.exec(url.pathname) ?? [];
  const there = state.hosted.get(name);
  const given = readToken(request.headers.authorization);
  const token = given === undefined ? undefined : lookUp(state.options.tokens, given);
  const writes = action === "git-receive-pack" || url.searchParams.get("service") === "git-receive-pack";
  const refusal = refuse(there, { given: given !== undefined, token, writes });
  if (refusal !== undefined || there === undefined) return refusal ?? plain(404, "Repository not found.");
  const advertise = action === "info/refs";
  const service = advertise ? (url.searchParams.get("service") ?? "") : action;
  if (!SERVICES.has(service)) return plain(403, "Please upgrade your git client.");
  const backend = () => serveBackend({ directory: there.bare.directory, service, advertise, request, body });
  if (action !== "git-receive-pack") return backend();
  return receive(state, there, token ?? {}, readPush(body), backend);
}

/** The reason to refuse a request at once, in GitHub's words. */
function refuse(
  there: Hosted | undefined,
  who: { readonly given: boolean; readonly token: GitToken | undefined; readonly writes: boolean },
): BackendAnswer | undefined {
  const challenge = { "www-authenticate": 'Basic realm="GitHub"' };
  if (who.given && who.token === undefined) return plain(401, "Invalid username or token.", challenge);
  if (who.token === undefined && (who.writes || there?.private !== false))
    return plain(401, "No anonymous access.", challenge);
  if (there === undefined) return plain(404, "Repository not found.");
  const { contents = "none", actor = "github-actions[bot]" } = who.token ?? {};
  if (who.writes && contents !== "write") return plain(403, `Permission to ${there.bare.name}.git denied to ${actor}.`);
  if (there.private && contents === "none") return plain(404, "Repository not found.");
  return undefined;
}

function readToken(authorization: string | undefined): string | undefined {
  const [scheme = "", value = ""] = authorization?.split(" ") ?? [];
  if (scheme.toLowerCase() !== "basic") return undefined;
  const decoded = Buffer.from(value, "base64").toString();
  return decoded.slice(decoded.indexOf(":") + 1);
}

function lookUp(tokens: GitServerOptions["tokens"], token: string): GitToken | undefined {
  return typeof tokens === "function" ? tokens(token) : tokens?.[token];
}

async function receive(
  state: State,
  { bare, objections }: Hosted,
  token: GitToken,
  push: Push,
  backend: () => Promise<BackendAnswer>,
): Promise<BackendAnswer> {
  const refusals = new Map<string, PushRefusal>();
  for (const change of push.changes) {
    const refusal = objections.map((object) => object(change, token)).find((each) => each !== undefined);
    if (refusal !== undefined) refusals.set(change.ref, refusal);
  }
  const workflows = token.workflows === "write" || refusals.size > 0 ? new Map() : await workflowChanges(bare, push);
  for (const [ref, file] of workflows) refusals.set(ref, { reason: workflowRefusal(file) });
  if (refusals.size > 0) {
    const headers = { "content-type": "application/x-git-receive-pack-result", "cache-control": "no-cache" };
    return { status: 200, headers, body: refusePush(push, refusals) };
  }
  const answer = await backend();
  const all = await kept(bare, push.changes);
  const isKept = ({ ref }: RefChange): boolean => ref.startsWith("refs/remit/");
  // One push can do both.
  for (const [list, changes] of [
    [state.pushes, all.filter((change) => !isKept(change))],
    [state.keeps, all.filter(isKept)],
  ] as const) {
    if (changes.length === 0) continue;
    const accepted = { repository: bare.name, actor: token.actor ?? "github-actions[bot]", changes };
    list.push(accepted);
    await state.options.onPush?.(accepted);
  }
  return answer;
}

function workflowRefusal(file: string): string {
  return `refusing to allow a GitHub App to create or update workflow \`${file}\` without \`workflows\` permission`;
}

/** The changes that git made: a rejected change leaves its ref unchanged. */
async function kept(bare: BareRepository, changes: readonly RefChange[]): Promise<RefChange[]> {
  const now = await Promise.all(changes.map(({ ref }) => bare.ref(ref)));
  return changes.filter((change, index) => change.from !== change.to && now[index] === change.to);
}
