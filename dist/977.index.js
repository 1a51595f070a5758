export const id = 977;
export const ids = [977];
export const modules = {

/***/ 47139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ openGitHub)
});

// EXTERNAL MODULE: ./lib/ports.js + 4 modules
var ports = __webpack_require__(48076);
// EXTERNAL MODULE: ./lib/lib/cut.js
var cut = __webpack_require__(89823);
;// CONCATENATED MODULE: ./lib/adapters/github/failure.js
/** What went wrong with a request to GitHub, and what can be done about it. */


/** An answer that ended before its body did; Octokit hands its beginning on as if it were whole. */
class CutAnswer extends Error {
    name = "CutAnswer";
    /** 0, as for every request without an answer. */
    status = 0;
}
function isRequestFailure(error) {
    return typeof error === "object" && error !== null && "status" in error && "message" in error;
}
/**
 * Whether the request may have had its effect although it failed: no answer came, or the server broke down. Every
 * other failure is a refusal.
 */
function isUncertain(error) {
    return isRequestFailure(error) && (error.response === undefined || error.status >= 500);
}
/** Milliseconds that GitHub's rate limits ask us to wait; undefined when the failure is another. */
function rateLimitWait(error, now) {
    if (!isRequestFailure(error) || error.response === undefined)
        return undefined;
    if (error.status !== 403 && error.status !== 429)
        return undefined;
    const { headers } = error.response;
    const asked = retryAfter(headers["retry-after"], now);
    if (asked !== undefined)
        return asked;
    if (String(headers["x-ratelimit-remaining"]) === "0") {
        const reset = Number(headers["x-ratelimit-reset"]) * 1000;
        return Number.isFinite(reset) ? Math.max(1000, reset - now) : SECONDARY_WAIT_MS;
    }
    return error.status === 429 || /secondary rate limit|abuse detection/i.test(error.message)
        ? SECONDARY_WAIT_MS
        : undefined;
}
// "Otherwise, wait for at least one minute before retrying" (GitHub, best practices for the REST API).
const SECONDARY_WAIT_MS = 60_000;
/** `Retry-After` in milliseconds: seconds or a date. */
function retryAfter(value, now) {
    if (value === undefined || value === "")
        return undefined;
    const seconds = Number(value);
    if (Number.isFinite(seconds))
        return Math.max(0, seconds * 1000);
    const date = Date.parse(String(value));
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
/** The failure in the port's terms, saying what, why and how to mend it. What is no failure of a request stays as it is. */
function toGitHubError(error, doing, now) {
    if (error instanceof ports/* GitHubError */.y_ || !isRequestFailure(error))
        return error;
    if (error.response === undefined) {
        return new ports/* GitHubError */.y_(`GitHub did not answer when asked to ${doing.what} (${clip(innermost(error))}).`, 0);
    }
    const said = `GitHub would not ${doing.what} (${error.status}: ${clip(error.message)}).`;
    const wait = rateLimitWait(error, now);
    if (wait !== undefined) {
        const when = new Date(now + wait).toISOString();
        return new ports/* GitHubError */.y_(`${said} Its rate limit is used up until ${when}; run again after that.`, error.status);
    }
    const permission = error.status === 403 ? missingPermission(error, doing) : undefined;
    const mend = permission === undefined ? advice(error) : lacks(permission);
    return new ports/* GitHubError */.y_(mend === "" ? said : `${said} ${mend}`, error.status, permission);
}
/**
 * GitHub sends what an endpoint accepts with every answer, so that only its words tell a missing permission from other
 * refusals. `issues=write; pull_requests=write` means either. Enterprise Server does not always send it.
 */
function missingPermission(error, doing) {
    if (!/not accessible by/i.test(error.message))
        return undefined;
    const accepted = error.response?.headers["x-accepted-github-permissions"];
    if (accepted === undefined || accepted === "")
        return doing.needs;
    const sets = String(accepted).split(";");
    return sets.map((set) => set.trim().replaceAll("=", ": ").replaceAll("_", "-").replaceAll(",", " and ")).join(" or ");
}
function lacks(permission) {
    return `The token lacks \`${permission}\`: add it under \`permissions:\` in the workflow.`;
}
function advice({ status, message }) {
    if (status === 401)
        return "The token is wrong or has expired: check the `github-token` input.";
    if (/not permitted to create or approve pull requests/i.test(message)) {
        return 'Allow it with "Allow GitHub Actions to create and approve pull requests" in the settings (Actions, General).';
    }
    return "";
}
/** "fetch failed" says nothing; its cause does. */
function innermost(error) {
    let said = error.message;
    let cause = error;
    while (typeof cause === "object" && cause !== null && "cause" in cause) {
        ({ cause } = cause);
        if (typeof cause === "object" && cause !== null && "message" in cause)
            said = String(cause.message) || said;
    }
    return said;
}
/** One line, without what GitHub adds for machines; its error pages are HTML of any length. */
function clip(message) {
    const line = message
        .replaceAll(/\s+/g, " ")
        .replace(/ - https:\/\/\S+$/, "")
        .trim();
    return line.length > 300 ? `${(0,cut/* firstOf */.Ku)(line, 300)}\u2026` : line;
}

;// CONCATENATED MODULE: ./lib/adapters/github/proxy.js
/** GitHub through a proxy, on runners that have no other way out. */
const PROXY_VARIABLES = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"];
/**
 * The `fetch` of GitHub's own toolkit, which goes through the proxy that the runner's variables name and honours
 * `no_proxy`; undefined where none is named, so that the toolkit is not even loaded.
 */
async function proxyFetch(environment) {
    if (!PROXY_VARIABLES.some((name) => (environment[name] ?? "") !== ""))
        return undefined;
    const { defaults } = await Promise.all(/* import() */[__webpack_require__.e(45), __webpack_require__.e(176)]).then(__webpack_require__.bind(__webpack_require__, 47176));
    return defaults.request?.fetch;
}

;// CONCATENATED MODULE: ./lib/adapters/github/retry.js

/** Attempts for one request, the first included. */
const ATTEMPTS = 3;
/** Longest time, in ms, that one request waits altogether: beyond it a person is better served by an error. */
const LONGEST_WAIT_MS = 60_000;
const BACKOFF_MS = [1_000, 3_000];
/**
 * Make a request until it succeeds or is refused. A refusal by rate limit had no effect and is always repeated; a
 * failure of server or connection may have had one, and is repeated only when the request is `repeatable`.
 */
async function withRetries(request, options) {
    let waited = 0;
    for (let attempt = 1;; attempt += 1) {
        try {
            return await request();
        }
        catch (error) {
            const wait = waitBefore(error, attempt, options);
            if (wait === undefined || attempt === ATTEMPTS || waited + wait > LONGEST_WAIT_MS)
                throw error;
            await options.clock.sleep(wait);
            waited += wait;
        }
    }
}
function waitBefore(error, attempt, { clock, repeatable }) {
    const limit = rateLimitWait(error, clock.now());
    if (limit !== undefined)
        return limit;
    return repeatable && isUncertain(error) ? backoff(error, attempt, clock) : undefined;
}
function backoff(error, attempt, clock) {
    const asked = isRequestFailure(error) ? retryAfter(error.response?.headers["retry-after"], clock.now()) : undefined;
    return asked ?? BACKOFF_MS[attempt - 1] ?? LONGEST_WAIT_MS;
}
/**
 * Create something exactly once. When an attempt may have had its effect although it failed, `find` looks for what it
 * made before it is made again.
 */
async function createOnce(create, find, clock) {
    for (let attempt = 1;; attempt += 1) {
        try {
            return await create();
        }
        catch (error) {
            if (!isUncertain(error))
                throw error;
            await clock.sleep(Math.min(backoff(error, attempt, clock), LONGEST_WAIT_MS));
            const made = await find();
            if (made !== undefined)
                return made;
            if (attempt === ATTEMPTS)
                throw error;
        }
    }
}

;// CONCATENATED MODULE: ./lib/adapters/github/client.js



/** Loads Octokit at the first call and not before: a run that is declined at once should not pay for it. */
function openClient(options) {
    let client;
    return () => (client ??= loadClient(options));
}
async function loadClient({ apiUrl, token, clock, fetch, timeoutMs = 30_000 }) {
    const { Octokit } = await Promise.all(/* import() */[__webpack_require__.e(45), __webpack_require__.e(267)]).then(__webpack_require__.bind(__webpack_require__, 11267));
    const route = fetch ?? (await proxyFetch(process.env));
    const octokit = new Octokit({
        auth: token,
        baseUrl: apiUrl.replace(/\/+$/, ""),
        userAgent: "remit",
        log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
        request: route === undefined ? {} : { fetch: route },
    });
    octokit.hook.wrap("request", (request, given) => {
        // A POST creates; one that only asks, as GraphQL queries do, says `request: { repeatable: true }`.
        const repeatable = given.method !== "POST" || given.request?.["repeatable"] === true;
        const once = async () => {
            // Octokit's inner hooks are bound to `given` itself: what is passed to `request` instead never reaches the wire.
            given.request = { ...given.request, signal: AbortSignal.timeout(timeoutMs) };
            return whole(await request(given));
        };
        return withRetries(once, { clock, repeatable });
    });
    return octokit;
}
function ignore() { }
function whole(response) {
    const type = response.headers["content-type"] ?? "";
    if (!type.includes("json") || typeof response.data !== "string")
        return response;
    throw new CutAnswer("the answer ended before its body did");
}

;// CONCATENATED MODULE: ./lib/adapters/github/checks.js

function readingChecks(asking, download) {
    const { attempt, owner, repo } = asking;
    return {
        jobs: (sha) => attempt({ what: `list the jobs of ${sha}`, needs: "actions: read" }, (octokit) => listJobs(octokit, asking, sha)),
        commitRuns: (sha) => attempt({ what: `list the workflow runs of ${sha}`, needs: "actions: read" }, async ({ rest }) => {
            const asked = await rest.actions.listWorkflowRunsForRepo({ owner, repo, head_sha: sha, per_page: 100 });
            return asked.data.workflow_runs.map(({ id, name, path, status, conclusion, html_url }) => ({
                id,
                name: name ?? "",
                path: path.split("@", 1)[0] ?? "",
                state: stateOf(status, conclusion),
                url: html_url,
            }));
        }),
        otherChecks: (sha) => attempt({ what: `list the checks of ${sha}`, needs: "checks: read" }, async ({ paginate, rest }) => {
            const found = await paginate(rest.checks.listForRef, { owner, repo, ref: sha, per_page: 100 });
            return found
                .filter(({ app }) => app?.slug !== "github-actions")
                .map(({ name, app, conclusion, output, html_url }) => ({
                name,
                app: app?.name ?? "",
                conclusion: conclusion ?? undefined,
                summary: [output.title, output.summary].filter(Boolean).join("\n"),
                url: html_url ?? "",
            }));
        }),
        jobLog: (job, most) => attempt({ what: `send the log of job ${job}`, needs: "actions: read" }, async (octokit) => {
            const url = await findLog(octokit, asking, job);
            return url === undefined ? undefined : await readEnd(url, download, most);
        }),
    };
}
/** Runs of one commit that are looked into: a matrix is one run. */
const MOST_RUNS = 30;
async function listJobs({ paginate, rest }, { owner, repo }, sha) {
    const answer = await rest.actions.listWorkflowRunsForRepo({ owner, repo, head_sha: sha, per_page: MOST_RUNS });
    const lists = await Promise.all(answer.data.workflow_runs.map(async ({ id, name }) => {
        const jobs = await paginate(rest.actions.listJobsForWorkflowRun, { owner, repo, run_id: id, per_page: 100 });
        return jobs.map((job) => ({ ...job, workflow: name ?? job.workflow_name ?? "" }));
    }));
    const all = lists.flat();
    const done = all.filter(({ status }) => status === "completed");
    const failed = done.filter(({ conclusion }) => !PASSED.has(conclusion ?? ""));
    return {
        failed: failed.map(({ id, name, workflow, conclusion, steps, html_url }) => ({
            id,
            name,
            workflow,
            conclusion: conclusion ?? "",
            steps: (steps ?? []).filter((step) => BROKEN.has(step.conclusion ?? "")).map((step) => step.name),
            url: html_url ?? "",
        })),
        passed: done.length - failed.length,
        running: all.length - done.length,
    };
}
const PASSED = new Set(["success", "skipped", "neutral"]);
const BROKEN = new Set(["failure", "timed_out", "cancelled"]);
/** A run that awaits its approval is completed, as GitHub has it; one that awaits a deployment's is not. */
function stateOf(status, conclusion) {
    if (status === "waiting")
        return "awaiting deployment";
    if (conclusion === "action_required" || status === "action_required")
        return "awaiting approval";
    if (status !== "completed")
        return "running";
    return PASSED.has(conclusion ?? "") ? "passed" : "failed";
}
/** GitHub redirects to where the log lies; Octokit would follow, and hold all of it in memory. */
async function findLog(octokit, { owner, repo }, job) {
    try {
        const answer = await octokit.rest.actions.downloadJobLogsForWorkflowRun({
            owner,
            repo,
            job_id: job,
            request: { redirect: "manual" },
        });
        return answer.headers.location;
    }
    catch (error) {
        const status = typeof error === "object" && error !== null && "status" in error ? error.status : undefined;
        if (status === 404 || status === 410)
            return undefined;
        throw error;
    }
}
/** Longest time, in ms, for a whole log; the largest have some hundred megabytes. */
const LOG_MS = 120_000;
/** The last bytes of a log, however long it is. The address is as good as a key, and is told nobody. */
async function readEnd(url, download, most) {
    try {
        return await keepEnd(await download(url, { signal: AbortSignal.timeout(LOG_MS) }), most);
    }
    catch (error) {
        if (error instanceof ports/* GitHubError */.y_)
            throw error;
        throw new ports/* GitHubError */.y_("The store of logs did not answer, or broke off.", 0);
    }
}
async function keepEnd(response, most) {
    if (response.status === 404 || response.status === 410 || response.body === null)
        return undefined;
    if (!response.ok)
        throw new ports/* GitHubError */.y_(`The store of logs answered ${response.status}.`, response.status);
    let kept = [];
    let [size, total] = [0, 0];
    for await (const chunk of response.body) {
        const bytes = Buffer.from(chunk);
        kept.push(bytes);
        size += bytes.length;
        total += bytes.length;
        if (size > 2 * most) {
            const end = Buffer.concat(kept).subarray(-most);
            [kept, size] = [[Buffer.from(end)], end.length];
        }
    }
    const end = Buffer.concat(kept).subarray(-most);
    return { text: end.toString(), left: total - end.length };
}

;// CONCATENATED MODULE: ./lib/adapters/github/facts.js
// Where an account was deleted GitHub shows this one, and the API shows none.
const GHOST = { login: "ghost", id: 10_137, bot: false };
function toAccount(user) {
    if (user === null || user === undefined)
        return GHOST;
    return { login: user.login, id: user.id, bot: user.type === "Bot" || user.login.endsWith("[bot]") };
}
function toIssue(issue) {
    return {
        number: issue.number,
        title: issue.title,
        body: issue.body ?? "",
        author: toAccount(issue.user),
        open: issue.state === "open",
        isPull: issue.pull_request !== undefined,
        labels: issue.labels.map((label) => (typeof label === "string" ? label : (label.name ?? ""))),
        createdAt: issue.created_at,
        updatedAt: issue.updated_at,
        url: issue.html_url,
    };
}
function toPull(pull) {
    // GitHub's description denies it, but the head's repository is null once a fork is deleted.
    const from = pull.head.repo;
    return {
        number: pull.number,
        title: pull.title,
        body: pull.body ?? "",
        author: toAccount(pull.user),
        open: pull.state === "open",
        merged: pull.merged_at !== null,
        draft: pull.draft ?? false,
        head: { name: pull.head.ref, sha: pull.head.sha },
        base: { name: pull.base.ref, sha: pull.base.sha },
        fromFork: from?.id !== pull.base.repo.id,
        url: pull.html_url,
    };
}
const STATUS = {
    added: "added",
    copied: "added",
    removed: "deleted",
    modified: "modified",
    changed: "modified",
    unchanged: "modified",
    renamed: "renamed",
};
function toPullFile(file) {
    const { filename: path, additions: added, deletions: removed, patch } = file;
    return { path, status: STATUS[file.status], added, removed, ...(patch === undefined ? {} : { patch }) };
}
function toComment(comment) {
    return {
        id: comment.id,
        body: comment.body ?? "",
        author: toAccount(comment.user),
        createdAt: comment.created_at,
        updatedAt: comment.updated_at,
        url: comment.html_url,
    };
}
/**
 * The permission and what the role adds to it: `permission` knows neither triage (`read`) nor maintain (`write`). A
 * custom role has a name of its own, and counts as the permission it builds on.
 */
function toPermission(answer) {
    const { permission, role_name: role } = answer;
    switch (permission) {
        case "admin":
            return "admin";
        case "write":
            return role === "maintain" ? "maintain" : "write";
        case "read":
            return role === "triage" ? "triage" : "read";
        default:
            return "none";
    }
}

;// CONCATENATED MODULE: ./lib/adapters/github/issues.js


function keepingIssues(context) {
    const { attempt, owner, repo, clock } = context;
    const list = async ({ paginate, rest }, creator) => (await paginate(rest.issues.listForRepo, { owner, repo, creator, state: "open", per_page: 100 })).map(toIssue);
    return {
        issuesBy: (login) => attempt({ what: `list the issues by ${login}`, needs: "issues: read" }, (octokit) => list(octokit, login)),
        createIssue: (issue) => attempt({ what: "open an issue", needs: "issues: write" }, (octokit) => {
            const create = async () => toIssue((await octokit.rest.issues.create({ owner, repo, ...issue })).data);
            const find = async () => {
                const all = await list(octokit, (await context.self()).login);
                return all.find(({ title, body }) => title === issue.title && body.trim() === issue.body.trim());
            };
            return createOnce(create, find, clock);
        }),
        updateIssue: (number, issue) => attempt({ what: `update issue #${number}`, needs: "issues: write" }, async ({ rest }) => {
            return toIssue((await rest.issues.update({ owner, repo, issue_number: number, ...issue })).data);
        }),
    };
}

;// CONCATENATED MODULE: ./lib/adapters/github/reviews.js

function readingReviews({ attempt, owner, repo, graphqlUrl, }) {
    return {
        reviews: (pull) => attempt({ what: `list the reviews of #${pull}`, needs: "pull-requests: read" }, async ({ paginate, rest }) => {
            const found = await paginate(rest.pulls.listReviews, { owner, repo, pull_number: pull, per_page: 100 });
            return found.map(toReview);
        }),
        reviewComments: (pull) => attempt({ what: `list the comments on the diff of #${pull}`, needs: "pull-requests: read" }, async (octokit) => {
            const query = { owner, repo, pull_number: pull, per_page: 100 };
            return (await octokit.paginate(octokit.rest.pulls.listReviewComments, query)).map(toLineComment);
        }),
        reviewThreads: (pull) => attempt({ what: `list the review threads of #${pull}`, needs: "pull-requests: read" }, async (octokit) => {
            const threads = [];
            for (let after = null;;) {
                const page = await askThreads(octokit, graphqlUrl, { owner, repo, pull, after });
                threads.push(...page.nodes.map(toThread));
                if (!page.pageInfo.hasNextPage || threads.length >= MOST_THREADS)
                    return threads;
                after = page.pageInfo.endCursor;
            }
        }),
    };
}
function toReview(review) {
    return {
        id: review.id,
        author: toAccount(review.user),
        state: STATES[review.state] ?? "commented",
        body: review.body,
        submittedAt: review.submitted_at ?? "",
        url: review.html_url,
    };
}
function toLineComment(comment) {
    const line = comment.line ?? comment.original_line;
    const lineComment = {
        id: comment.id,
        ...(comment.in_reply_to_id === undefined ? {} : { replyTo: comment.in_reply_to_id }),
        review: comment.pull_request_review_id ?? 0,
        path: comment.path,
        ...(line === undefined ? {} : { line }),
        hunk: comment.diff_hunk,
        author: toAccount(comment.user),
        body: comment.body,
        createdAt: comment.created_at,
        updatedAt: comment.updated_at,
    };
    return lineComment;
}
const STATES = {
    APPROVED: "approved",
    CHANGES_REQUESTED: "changes_requested",
    COMMENTED: "commented",
    DISMISSED: "dismissed",
    PENDING: "pending",
};
/** More than anybody reads; ten pages. */
const MOST_THREADS = 500;
// Fifty threads with up to a hundred comments each stay within the 500,000 nodes that GraphQL allows a query.
const THREADS = `query ($owner: String!, $repo: String!, $pull: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $pull) {
      reviewThreads(first: 50, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes {
          path line startLine diffSide isResolved isOutdated
          comments(first: 100) { nodes { databaseId body createdAt author { __typename login } } }
        }
      }
    }
  }
}`;
async function askThreads(octokit, url, variables) {
    const answer = await octokit.request({
        method: "POST",
        url,
        query: THREADS,
        variables,
        request: { repeatable: true },
    });
    const said = answer.data;
    const page = said.data?.repository?.pullRequest?.reviewThreads;
    if (page !== undefined)
        return page;
    // GraphQL refuses with status 200; `attempt` reads the status that REST would have sent.
    const [error] = said.errors ?? [];
    const status = error?.type === "NOT_FOUND" ? 404 : error?.type === "FORBIDDEN" ? 403 : 422;
    const response = { headers: {}, data: said };
    throw Object.assign(new Error(error?.message ?? "it gave no threads"), { status, response });
}
function toThread(node) {
    return {
        path: node.path,
        ...(node.line === null ? {} : { line: node.line }),
        ...(node.startLine === null ? {} : { startLine: node.startLine }),
        side: node.diffSide,
        resolved: node.isResolved,
        outdated: node.isOutdated,
        comments: node.comments.nodes.map(({ databaseId, body, createdAt, author }) => {
            return { id: databaseId ?? 0, author: toAuthor(author), body, createdAt };
        }),
    };
}
/** GraphQL names a bot without `[bot]`. */
function toAuthor(author) {
    if (author === null)
        return toAccount(null);
    const bot = author.__typename === "Bot";
    return { login: bot && !author.login.endsWith("[bot]") ? `${author.login}[bot]` : author.login, id: 0, bot };
}

;// CONCATENATED MODULE: ./lib/adapters/github/review-writing.js



function writingReviews(writing) {
    const { attempt } = writing;
    return {
        createReview: (pull, review) => attempt({ what: `post a review of #${pull}`, needs: NEEDS }, (octokit) => {
            const create = async () => toReview((await post(octokit, writing, pull, review, "COMMENT")).data);
            const find = () => findOwn(octokit, writing, pull, (made) => made.state !== "pending" && sameStart(made, review));
            return createOnce(create, find, writing.clock);
        }),
        wouldTake: (pull, comments) => attempt({ what: `begin a review of #${pull}`, needs: NEEDS }, async (octokit) => {
            const probe = { ...comments, body: PROBE };
            const made = await begin(octokit, writing, pull, probe).catch(noIf422);
            if (made !== undefined)
                await takeBack(octokit, writing, pull, made.id);
            return made !== undefined;
        }),
    };
}
const NEEDS = "pull-requests: write";
/** The first line of a review that is only begun. */
const PROBE = "<!-- remit:v1 probe -->";
/** Begin a review that nobody else sees. One that an earlier run left so is in the way, and taken back first. */
async function begin(octokit, writing, pull, review) {
    const create = async () => toReview((await post(octokit, writing, pull, review)).data);
    const find = () => findOwn(octokit, writing, pull, (made) => made.state === "pending" && sameStart(made, review));
    try {
        return await createOnce(create, find, writing.clock);
    }
    catch (error) {
        const left = isRefused(error) && /pending review/i.test(error.message) ? await find() : undefined;
        if (left === undefined)
            throw error;
        await takeBack(octokit, writing, pull, left.id);
        return await createOnce(create, find, writing.clock);
    }
}
function noIf422(error) {
    if (!isRefused(error))
        throw error;
}
function isRefused(error) {
    return isRequestFailure(error) && error.status === 422;
}
async function takeBack({ rest }, { owner, repo }, pull, id) {
    try {
        await rest.pulls.deletePendingReview({ owner, repo, pull_number: pull, review_id: id });
    }
    catch (error) {
        if (!isRequestFailure(error) || error.status !== 404)
            throw error; // 404: gone, by an attempt whose answer was lost.
    }
}
/** Without an event it stays pending. */
function post({ rest }, { owner, repo }, pull, review, event) {
    const { commit, body, comments } = review;
    return rest.pulls.createReview({
        owner,
        repo,
        pull_number: pull,
        body,
        comments: comments.map(review_writing_toComment),
        ...(commit === undefined ? {} : { commit_id: commit }),
        ...(event === undefined ? {} : { event }),
    });
}
function review_writing_toComment({ path, line, startLine, side, body }) {
    return { path, body, line, side, ...(startLine === undefined ? {} : { start_line: startLine, start_side: side }) };
}
async function findOwn(octokit, { owner, repo, self }, pull, wanted) {
    const { id } = await self();
    const query = { owner, repo, pull_number: pull, per_page: 100 };
    const all = (await octokit.paginate(octokit.rest.pulls.listReviews, query)).map(toReview);
    return all.findLast((review) => review.author.id === id && wanted(review));
}
function sameStart({ body }, review) {
    const first = (text) => text.split(/\r?\n/, 1)[0];
    return first(body) === first(review.body);
}

;// CONCATENATED MODULE: ./lib/adapters/github/runs.js

function workingOnRuns({ attempt, owner, repo }) {
    return {
        workflowRun: (id) => attempt({ what: `show the workflow run ${id}`, needs: "actions: read" }, async ({ rest }) => {
            try {
                const { data } = await rest.actions.getWorkflowRun({ owner, repo, run_id: id });
                return { id, completed: data.status === "completed", url: data.html_url };
            }
            catch (error) {
                if (isRequestFailure(error) && error.status === 404)
                    return undefined;
                throw error;
            }
        }),
        cancelRun: (id) => attempt({ what: `cancel the workflow run ${id}`, needs: "actions: write" }, async ({ rest }) => {
            try {
                await rest.actions.cancelWorkflowRun({ owner, repo, run_id: id });
            }
            catch (error) {
                // It has ended by itself in the meantime.
                if (!isRequestFailure(error) || error.status !== 409)
                    throw error;
            }
        }),
    };
}

;// CONCATENATED MODULE: ./lib/adapters/github/signed.js
/** A commit that GitHub makes and signs, by GraphQL. */

const COMMIT = `mutation($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } } }`;
function writingCommits({ attempt, graphqlUrl, owner, repo }) {
    return {
        commitOnBranch: ({ branch, expect, message, additions, deletions }) => attempt({ what: `make a commit on ${branch}`, needs: "contents: write" }, async (octokit) => {
            const [headline = "", ...body] = message.trimEnd().split("\n");
            const input = {
                branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName: branch },
                expectedHeadOid: expect,
                message: { headline, body: body.join("\n").trim() },
                fileChanges: {
                    additions: additions.map(({ path, bytes }) => ({ path, contents: bytes.toString("base64") })),
                    deletions: deletions.map((path) => ({ path })),
                },
            };
            // Two attempts cannot both succeed: the second one's expected head is not the head any more.
            const request = { repeatable: true };
            const asked = { method: "POST", url: graphqlUrl, query: COMMIT, variables: { input }, request };
            return oidOf((await octokit.request(asked)).data, branch);
        }),
    };
}
function oidOf({ data, errors = [] }, branch) {
    const oid = data?.createCommitOnBranch?.commit?.oid;
    if (oid !== undefined && errors.length === 0)
        return oid;
    const [{ type = "", message = "it gave no reason" } = {}] = errors;
    const status = signed_STATUS[type] ?? 422;
    const lacking = status === 403 && /not accessible by/i.test(message) ? "contents: write" : undefined;
    throw new ports/* GitHubError */.y_(`GitHub would not make a commit on ${branch} (${message}).`, status, lacking);
}
/** GitHub's kinds of error, as the statuses that REST has for them. */
const signed_STATUS = {
    FORBIDDEN: 403,
    INSUFFICIENT_SCOPES: 403,
    NOT_FOUND: 404,
    STALE_DATA: 409,
    RATE_LIMITED: 429,
    INTERNAL: 500,
    SERVICE_UNAVAILABLE: 503,
};

;// CONCATENATED MODULE: ./lib/adapters/github.js











/**
 * GitHub for one repository. Nothing is loaded or asked before the first call. Rate limits, server faults and lost
 * connections are waited out through the clock, 60 s at most; creating is safe to repeat.
 */
function openGitHub(options) {
    const { clock } = options;
    const client = openClient(options);
    const attempt = async (doing, work) => {
        try {
            return await work(await client());
        }
        catch (error) {
            throw toGitHubError(error, doing, clock.now());
        }
    };
    const self = once(() => askSelf(context));
    const context = { ...options, ...splitName(options.repository), attempt, self, seen: new Set() };
    return {
        warm() {
            client().catch(() => undefined); // Told with the first request.
        },
        self,
        ...readingRepository(context),
        ...readingConversations(context),
        ...readingReviews(context),
        ...writingReviews(context),
        ...readingChecks(context, options.fetch ?? fetch),
        ...workingOnRuns(context),
        ...keepingIssues(context),
        ...writingComments(context),
        ...writingPulls(context),
        ...writingCommits(context),
    };
}
function splitName(name) {
    const [owner = "", repo = "", ...rest] = name.split("/");
    if (owner === "" || repo === "" || rest.length > 0)
        throw new Error(`"${name}" is not owner/name.`);
    return { owner, repo };
}
/** Remember a success; a failure is tried again the next time. */
function once(make) {
    let made;
    return () => {
        made ??= make().catch((error) => {
            made = undefined;
            throw error;
        });
        return made;
    };
}
/**
 * Who the token acts as. GraphQL's viewer answers to every kind of token; `GET /user` refuses the job's own with 403,
 * and is asked only where GraphQL is not to be had. A server that has neither is taken to know jobs' tokens alone.
 */
async function askSelf({ attempt, graphqlUrl }) {
    return attempt({ what: "say whom the token acts as" }, async (octokit) => {
        const asked = octokit.request({
            method: "POST",
            url: graphqlUrl,
            query: "query { viewer { login databaseId } }",
            request: { repeatable: true },
        });
        const said = (await unlessMissing(asked))?.data ?? {};
        const viewer = said.data?.viewer ?? undefined;
        if (viewer !== undefined)
            return toAccount({ login: viewer.login, id: viewer.databaseId });
        const self = await unlessMissing(octokit.rest.users.getAuthenticated());
        return toAccount(self?.data ?? (await showJob(octokit)));
    });
}
/** Whom a job's own token acts as, for a server that knows neither question: GitHub's own id, unless it has another. */
const JOB = { login: "github-actions[bot]", id: 41_898_282, type: "Bot" };
async function showJob({ rest }) {
    return (await unlessMissing(rest.users.getByUsername({ username: JOB.login })))?.data ?? JOB;
}
function readingRepository({ attempt, owner, repo, }) {
    return {
        repository: () => attempt({ what: `show the repository ${owner}/${repo}`, needs: "metadata: read" }, async ({ rest }) => {
            const { data } = await rest.repos.get({ owner, repo });
            return { defaultBranch: data.default_branch, private: data.private };
        }),
        account: (login) => attempt({ what: `show the account ${login}` }, async ({ rest }) => {
            const asked = rest.users.getByUsername({ username: login });
            const shown = (await unlessMissing(asked))?.data;
            // A server that does not show the account may still name it with what it may do.
            const also = { owner, repo, username: login };
            const user = shown ?? (await unlessMissing(rest.repos.getCollaboratorPermissionLevel(also)))?.data.user;
            return toAccount(user ?? (await asked).data);
        }),
        permission: (login) => attempt({ what: `say what ${login} may do here`, needs: "metadata: read" }, async ({ rest }) => {
            const asked = rest.repos.getCollaboratorPermissionLevel({ owner, repo, username: login });
            const answer = await unlessMissing(asked);
            return answer === undefined ? "none" : toPermission(answer.data);
        }),
        branch: (name) => attempt({ what: `show the branch ${name}`, needs: "contents: read" }, async ({ rest }) => {
            const answer = await unlessMissing(rest.git.getRef({ owner, repo, ref: `heads/${name}` }));
            return answer === undefined ? undefined : { name, sha: answer.data.object.sha };
        }),
    };
}
/** Undefined for a 404. */
async function unlessMissing(asked) {
    try {
        return await asked;
    }
    catch (error) {
        if (isRequestFailure(error) && error.status === 404)
            return undefined;
        throw error;
    }
}
function readingConversations(context) {
    const { attempt, owner, repo } = context;
    return {
        issue: (number) => attempt({ what: `show #${number}`, needs: "issues: read" }, async ({ rest }) => {
            return toIssue((await rest.issues.get({ owner, repo, issue_number: number })).data);
        }),
        pull: (number) => attempt({ what: `show pull request #${number}`, needs: "pull-requests: read" }, async ({ rest }) => {
            return toPull((await rest.pulls.get({ owner, repo, pull_number: number })).data);
        }),
        pullFiles: (number) => attempt({ what: `list the files of pull request #${number}`, needs: "pull-requests: read" }, async (octokit) => {
            const query = { owner, repo, pull_number: number, per_page: 100 };
            return (await octokit.paginate(octokit.rest.pulls.listFiles, query)).map(toPullFile);
        }),
        pullsFrom: (branch) => attempt({ what: `list the pull requests from ${branch}`, needs: "pull-requests: read" }, (octokit) => listPullsFrom(context, octokit, branch)),
        openPulls: () => attempt({ what: "list the open pull requests", needs: "pull-requests: read" }, async ({ paginate, rest }) => {
            return (await paginate(rest.pulls.list, { owner, repo, state: "open", per_page: 100 })).map(toPull);
        }),
        lastPullFrom: (branch) => attempt({ what: `look for a pull request from ${branch}`, needs: "pull-requests: read" }, async ({ rest }) => {
            const query = { owner, repo, head: `${owner}:${branch}`, state: "all", per_page: 1 };
            const found = (await rest.pulls.list(query)).data.map(toPull);
            return found.find((pull) => pull.head.name === branch && !pull.fromFork);
        }),
        comments: (number) => attempt({ what: `list the comments on #${number}`, needs: "issues: read" }, async ({ paginate, rest }) => {
            const found = await paginate(rest.issues.listComments, { owner, repo, issue_number: number, per_page: 100 });
            for (const { id } of found)
                context.seen.add(id);
            return found.map(toComment);
        }),
    };
}
async function listPullsFrom({ owner, repo }, octokit, branch) {
    const query = { owner, repo, head: `${owner}:${branch}`, state: "open", per_page: 100 };
    const found = (await octokit.paginate(octokit.rest.pulls.list, query)).map(toPull);
    // GitHub drops a filter it does not understand and lists everything, so what came is looked at again.
    return found.filter((pull) => pull.head.name === branch && !pull.fromFork);
}
function writingComments(context) {
    const { attempt, clock, owner, repo } = context;
    return {
        createComment: (number, body) => attempt({ what: `create a comment on #${number}`, needs: "issues: write" }, async ({ paginate, rest }) => {
            const target = { owner, repo, issue_number: number };
            // As known before the first attempt: another reader may see what it made while it is being looked for.
            const before = new Set(context.seen);
            const create = async () => toComment((await rest.issues.createComment({ ...target, body })).data);
            const find = async () => {
                const { id } = await context.self();
                const all = (await paginate(rest.issues.listComments, { ...target, per_page: 100 })).map(toComment);
                const unknown = all.filter((each) => each.author.id === id && !before.has(each.id));
                return unknown.findLast((each) => sameText(each.body, body));
            };
            const made = await createOnce(create, find, clock);
            context.seen.add(made.id);
            return made;
        }),
        deleteComment: (id) => attempt({ what: `delete comment ${id}`, needs: "issues: write" }, async ({ rest }) => {
            await unlessMissing(rest.issues.deleteComment({ owner, repo, comment_id: id }));
        }),
        updateComment: (id, body) => attempt({ what: `update comment ${id}`, needs: "issues: write" }, async ({ rest }) => {
            return toComment((await rest.issues.updateComment({ owner, repo, comment_id: id, body })).data);
        }),
    };
}
/** GitHub may keep line ends and outer space otherwise than they were sent. */
function sameText(a, b) {
    const plain = (text) => text.replaceAll("\r\n", "\n").trim();
    return plain(a) === plain(b);
}
function writingPulls(context) {
    const { attempt, clock, owner, repo } = context;
    return {
        createPull: (pull) => attempt({ what: `open a pull request from ${pull.head}`, needs: "pull-requests: write" }, (octokit) => {
            const find = async () => {
                const open = await listPullsFrom(context, octokit, pull.head);
                return open.find((each) => each.base.name === pull.base);
            };
            const create = async () => {
                try {
                    return toPull((await octokit.rest.pulls.create({ owner, repo, ...pull })).data);
                }
                catch (error) {
                    const twin = isDuplicate(error) ? await find() : undefined;
                    if (twin === undefined)
                        throw error;
                    return twin;
                }
            };
            return createOnce(create, find, clock);
        }),
        updatePull: (number, pull) => attempt({ what: `update pull request #${number}`, needs: "pull-requests: write" }, async ({ rest }) => {
            return toPull((await rest.pulls.update({ owner, repo, pull_number: number, ...pull })).data);
        }),
    };
}
function isDuplicate(error) {
    return isRequestFailure(error) && error.status === 422 && /pull request already exists/i.test(error.message);
}


/***/ }),

/***/ 98449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ readSettings)
});

;// CONCATENATED MODULE: ./lib/inputs/defaults.js
/**
 * The defaults of `action.yml`, for a step that leaves an input out. GitHub's runner fills them in itself; others that
 * start an action (a script, a stand-in of the runner) do not. An input that is given and empty stays empty.
 */
const DEFAULTS = {
    mode: "run",
    "trigger-phrase": "@remit",
    dashboard: "false",
    "policy-file": ".github/remit.toml",
    "use-vertex-ai": "false",
    "google-cloud-location": "global",
    model: "gemini-2.5-pro",
    "branch-prefix": "remit/",
    "dry-run": "false",
};

;// CONCATENATED MODULE: ./lib/inputs/silences.js
/** How long the model may be silent: variables and not inputs, for gateways and models that are slower than Google's. */
/** From `REMIT_FIRST_BYTE_SECONDS` and `REMIT_IDLE_SECONDS`; what is wrong with them is added to `faults`. */
function readSilences(environment, faults) {
    const [firstByteMs, idleMs] = ["REMIT_FIRST_BYTE_SECONDS", "REMIT_IDLE_SECONDS"].map((name) => {
        const text = environment[name] ?? "";
        if (text === "")
            return undefined;
        const seconds = Number(text);
        if (seconds > 0 && seconds <= LONGEST_S)
            return seconds * 1_000;
        faults.push(`${name} is ${JSON.stringify(text)}, expected a number of seconds, at most ${LONGEST_S}.`);
        return undefined;
    });
    return { ...(firstByteMs === undefined ? {} : { firstByteMs }), ...(idleMs === undefined ? {} : { idleMs }) };
}
/** Node itself gives up after so many seconds. */
const LONGEST_S = 300;

;// CONCATENATED MODULE: ./lib/inputs.js
/** The action's inputs and the runner's variables, read once at the border. All faults are reported together. */


/** Settings from the environment of the action's process; every fault at once, each naming input, value and remedy. */
function readSettings(environment) {
    const faults = [];
    const source = new Source(environment, faults);
    const settings = {
        wish: {
            prompt: source.input("prompt"),
            promptFile: source.input("prompt-file"),
            command: source.input("command"),
            outputSchema: source.input("output-schema"),
            triggerPhrase: source.phrase("trigger-phrase"),
            triggerLabel: source.input("trigger-label"),
            task: source.task("task"),
            dashboard: source.boolean("dashboard"),
            baseBranch: source.input("base-branch"),
            branchPrefix: source.prefix("branch-prefix"),
        },
        model: { name: source.required("model"), fallback: source.optional("fallback-model"), access: readAccess(source) },
        silences: readSilences(environment, faults),
        policyFile: source.required("policy-file"),
        projectSettings: source.input("settings"),
        tighten: readTightening(source),
        dryRun: source.boolean("dry-run"),
        job: readJob(source),
        github: readGitHub(source),
        runner: { workspace: source.variable("GITHUB_WORKSPACE"), temp: source.variable("RUNNER_TEMP") },
    };
    return faults.length > 0 ? { kind: "faulty", faults } : { kind: "read", value: settings };
}
function readJob(source) {
    const mode = source.input("mode").toLowerCase() || "run";
    const [proposal, digest] = [source.input("proposal"), source.input("proposal-digest").toLowerCase()];
    if (mode === "run" || mode === "propose")
        return { kind: mode };
    if (mode === "gather")
        return readGathering(source);
    if (mode !== "publish") {
        source.fault(`mode is ${JSON.stringify(mode)}, expected run, propose, publish or gather.`);
        return { kind: "run" };
    }
    if (proposal === "")
        source.fault("proposal is empty. Name the directory that the proposal was downloaded to.");
    if (!/^sha256:[0-9a-f]{64}$/.test(digest)) {
        source.fault(`proposal-digest is ${JSON.stringify(digest)}, expected sha256: and 64 hexadecimal digits: the output proposal-digest of the proposing job.`);
    }
    return { kind: "publish", proposal, digest };
}
function readGathering(source) {
    const [reports, issue] = [source.input("reports"), source.number("issue", true)];
    if (reports === "")
        source.fault("reports is empty. Name the directory that the logs of the other jobs were put in.");
    const tasks = readTasks(source.input("tasks"));
    if (tasks === undefined) {
        source.fault('tasks is not a list of names in JSON, such as ["cart", "till"], nor the matrix with its field task: [{"task": "cart"}].');
    }
    return { kind: "gather", reports, tasks: tasks ?? [], ...(issue === undefined ? {} : { issue }) };
}
/** Names in a list, or in the field `task` of its items; the list itself may be called `tasks`, `include` or `task`. */
function readTasks(text) {
    if (text === "")
        return [];
    try {
        const value = JSON.parse(text);
        const { tasks, include, task } = fields(value);
        const list = [value, tasks, include, task].find((each) => Array.isArray(each));
        const names = list?.map((item) => (typeof item === "string" ? item : fields(item)["task"]));
        return names?.every((name) => typeof name === "string") === true ? names : undefined;
    }
    catch {
        return undefined; // No JSON.
    }
}
function fields(value) {
    return typeof value === "object" && value !== null ? value : {};
}
function readAccess(source) {
    const baseUrl = source.environment["GOOGLE_GEMINI_BASE_URL"] || undefined;
    // Whoever publishes or gathers what other jobs did asks no model.
    if (["publish", "gather"].includes(source.input("mode").toLowerCase()))
        return { kind: "api-key", key: "", baseUrl };
    if (source.boolean("use-vertex-ai")) {
        const project = source.optional("google-cloud-project") ?? source.environment["GOOGLE_CLOUD_PROJECT"] ?? "";
        if (project === "")
            source.fault("use-vertex-ai is true but google-cloud-project is empty. Name the project.");
        return { kind: "vertex", project, location: source.required("google-cloud-location"), baseUrl };
    }
    const key = source.input("gemini-api-key");
    if (key === "") {
        source.fault("gemini-api-key is empty. Make a key at https://aistudio.google.com/apikey, store it as a secret and pass it, or set use-vertex-ai. (Secrets are not given to runs of pull requests from forks.)");
    }
    return { kind: "api-key", key, baseUrl };
}
function readTightening(source) {
    const limits = [
        ["turns", "max-turns", true],
        ["minutes", "max-minutes", false],
        ["tokens", "max-tokens", true],
        ["usd", "max-usd", false],
    ];
    return Object.fromEntries(limits.flatMap(([limit, name, whole]) => {
        const value = source.number(name, whole);
        return value === undefined ? [] : [[limit, value]];
    }));
}
function readGitHub(source) {
    const server = source.variable("GITHUB_SERVER_URL");
    const api = source.variable("GITHUB_API_URL");
    const repository = source.variable("GITHUB_REPOSITORY");
    if (repository !== "" && !/^[^/\s]+\/[^/\s]+$/.test(repository)) {
        source.fault(`GITHUB_REPOSITORY is ${JSON.stringify(repository)}, expected owner/name.`);
    }
    return {
        token: source.required("github-token"),
        repository,
        apiUrl: api,
        graphqlUrl: source.environment["GITHUB_GRAPHQL_URL"] || `${api}/graphql`,
        serverUrl: server,
        event: { name: source.variable("GITHUB_EVENT_NAME"), path: source.variable("GITHUB_EVENT_PATH") },
        runId: source.variable("GITHUB_RUN_ID"),
        runAttempt: Number(source.environment["GITHUB_RUN_ATTEMPT"] ?? "1") || 1,
        actor: source.environment["GITHUB_ACTOR"] ?? "",
    };
}
class Source {
    environment;
    faults;
    constructor(environment, faults) {
        this.environment = environment;
        this.faults = faults;
    }
    fault(sentence) {
        this.faults.push(sentence);
    }
    /** Empty when left out and without a default. The runner upper-cases the name and puts `_` for blanks; hyphens stay. */
    input(name) {
        return (this.environment[`INPUT_${name.toUpperCase()}`] ?? DEFAULTS[name] ?? "").trim();
    }
    optional(name) {
        return this.input(name) || undefined;
    }
    required(name) {
        const value = this.input(name);
        if (value === "")
            this.fault(`${name} is empty. Give it a value, or leave the input out to get the default.`);
        return value;
    }
    variable(name) {
        const value = this.environment[name] ?? "";
        if (value === "")
            this.fault(`The variable ${name} is not set. GitHub's runner sets it for every step.`);
        return value;
    }
    boolean(name) {
        const value = this.input(name).toLowerCase();
        if (!["", "true", "false"].includes(value))
            this.fault(`${name} is ${JSON.stringify(value)}, expected true or false.`);
        return value === "true";
    }
    number(name, whole) {
        const text = this.input(name);
        if (text === "")
            return undefined;
        const value = Number(text.replaceAll("_", ""));
        const good = Number.isFinite(value) && value > 0 && (!whole || Number.isInteger(value));
        if (!good)
            this.fault(`${name} is ${JSON.stringify(text)}, expected a ${whole ? "whole " : ""}number above 0.`);
        return good ? value : undefined;
    }
    phrase(name) {
        const value = this.required(name);
        if (/\s/.test(value))
            this.fault(`${name} is ${JSON.stringify(value)}, expected one word such as @remit.`);
        return value;
    }
    task(name) {
        const value = this.input(name);
        if (value !== "" && !/^[a-z0-9-]{1,40}$/.test(value))
            this.fault(`${name} is ${JSON.stringify(value)}, expected a short name of a-z, 0-9 and hyphens, such as lint.`);
        return value;
    }
    prefix(name) {
        const value = this.required(name);
        if (value !== "" && !/^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9._-]+)*\/$/.test(value)) {
            this.fault(`${name} is ${JSON.stringify(value)}, expected a branch prefix that ends in a slash, such as remit/.`);
        }
        return value;
    }
}


/***/ }),

/***/ 7763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ declaredSecrets)
/* harmony export */ });
/** What the step was given that is secret. */
/** Everything in the environment that must not reach a sink. */
function declaredSecrets(environment) {
    const own = ["INPUT_GEMINI-API-KEY", "INPUT_GITHUB-TOKEN"];
    const names = [...own, ...Object.keys(environment).filter((name) => SECRET_NAME.test(name))];
    return new Map(names.flatMap((name) => {
        const value = environment[name]?.trim() ?? "";
        if (value === "" || (!own.includes(name) && ORDINARY.test(value)))
            return [];
        return [[name.replace(/^INPUT_/, "").toLowerCase(), value]];
    }));
}
// What a workflow gives its step is not known here; the entry of an MCP server may hand it on, and the server may say it.
const SECRET_NAME = /(?:^|_)(?:TOKEN|SECRET|PASS(?:WORD|WD|PHRASE)|PAT|API_?KEY|(?:ACCESS|SECRET|PRIVATE|SIGNING|ENCRYPTION|DEPLOY|SSH)_KEY)$/i;
/**
 * A short word or number, such as the `postgres` of a test's database: it protects nothing, and to take it out of every
 * text, and refuse every file that has it, would get in the way of ordinary work.
 */
const ORDINARY = /^(?:[a-z]{1,11}|\d{1,7})$/i;


/***/ })

};
