export const id = 857;
export const ids = [857,920,411];
export const modules = {

/***/ 25238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runInit: () => (/* binding */ runInit)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/policy/load.js + 8 modules
var load = __webpack_require__(84417);
// EXTERNAL MODULE: ./lib/cli/complain.js
var complain = __webpack_require__(16447);
;// CONCATENATED MODULE: ./lib/cli/init/pins.js
/**
 * The actions that a workflow uses, each at a commit: a tag can be moved, a commit cannot. The commits are those that
 * the named releases' tags pointed to in November 2026; all of them run on Node 24.
 */
const ACTIONS = {
    checkout: "actions/checkout@1af3b93b6815bc44a9784bd300feb67ff0d1eeb3 # v6.0.0",
    node: "actions/setup-node@2028fbc5c25fe9cf00d9f06a71cc4710d4507903 # v6.0.0",
    python: "actions/setup-python@e797f83bcb11b83ae66e0230d6156d7c80228e7c # v6.0.0",
    go: "actions/setup-go@44694675825211faa026b3c33043df3e48a5fa00 # v6.0.0",
    java: "actions/setup-java@dded0888837ed1f317902acf8a20df0ad188d165 # v5.0.0",
    upload: "actions/upload-artifact@b7c566a772e6b6bfb58ed0dc250532a479d7789f # v6.0.0",
    download: "actions/download-artifact@37930b1c2abaa49bbe596cd826c3c89aef350131 # v7.0.0",
};

;// CONCATENATED MODULE: ./lib/cli/init/shapes.js
/** What each kind of workflow consists of, apart from what depends on the repository. */

/** What a workflow starts on, or is for. */
const KINDS = ["comment", "dispatch", "label", "review", "ci", "schedule", "two-jobs", "plan"];
const BRANCH = "contents: write # its branch";
const COMMENT = "issues: write # its comment";
const PULL = "pull-requests: write # its pull request, and its comment there";
const ASKED = [
    "# Saves a runner for every other comment. Who may ask, and whether this asks at all, Remit finds out itself.",
    "if: contains(github.event.comment.body, '@remit')",
];
const ON_COMMENT = ["issue_comment:", "  types: [created]"];
const ON_PROMPT = [
    "workflow_dispatch:",
    "  inputs:",
    "    prompt:",
    "      description: What to do",
    "      required: true",
    "      type: string",
];
const POLICY = "What Remit may do stands in .github/remit.toml.";
function oneAtATime(group) {
    return ["concurrency:", `  group: ${group}`, "  cancel-in-progress: false"];
}
/** A job that does all of it. */
function whole(job) {
    const rest = { before: [], after: [], named: false, inputs: [] };
    return { id: "remit", when: [], minutes: 40, works: true, ...rest, ...job };
}
const SHAPES = {
    comment: {
        title: "Remit",
        about: [
            'Somebody with write permission comments "@remit \u2026" on an issue or a pull request, and Remit sets to work.',
            "What it may do stands in .github/remit.toml.",
        ],
        on: ON_COMMENT,
        jobs: [
            whole({
                when: ASKED,
                more: [
                    "# One run at a time on an issue, and /stop at once. At the job and not at the workflow, where other comments would",
                    "# wait in line too.",
                    ...oneAtATime("remit-${{ github.event.issue.number }}${{ contains(github.event.comment.body, '/stop') && '-stop' || '' }}"),
                ],
                permissions: [BRANCH, COMMENT, PULL, "# actions: write # for @remit /stop"],
            }),
        ],
    },
    dispatch: {
        title: "Remit, by hand",
        about: ["Somebody starts this workflow by hand and says what to do.", POLICY],
        on: ON_PROMPT,
        jobs: [
            whole({
                more: oneAtATime("remit-dispatch"),
                permissions: [BRANCH, PULL],
                inputs: ["prompt: ${{ inputs.prompt }}"],
            }),
        ],
    },
    label: {
        title: "Remit, by label",
        about: ['Somebody with write permission sets the label "remit" on an issue, whoever wrote it.', POLICY],
        on: ["issues:", "  types: [labeled]"],
        jobs: [
            whole({
                when: ["if: github.event.label.name == 'remit'"],
                more: oneAtATime("remit-${{ github.event.issue.number }}"),
                permissions: [BRANCH, COMMENT, PULL],
                inputs: ["trigger-label: remit"],
            }),
        ],
    },
    review: {
        title: "Remit, review",
        about: [
            "A pull request is opened, made ready or pushed to, and Remit reviews it. Nothing is changed or approved.",
            "Those of forks are left out: GitHub gives them no secrets.",
        ],
        on: ["pull_request:", "  types: [opened, reopened, ready_for_review, synchronize]"],
        jobs: [
            whole({
                when: [
                    "if: >-",
                    "  !github.event.pull_request.draft && github.event.pull_request.head.repo.full_name == github.repository",
                    "  && github.actor != 'dependabot[bot]'",
                ],
                more: oneAtATime("remit-review-${{ github.event.pull_request.number }}"),
                permissions: ["contents: read", "pull-requests: write # its review, and its comment"],
            }),
        ],
    },
    ci: {
        title: "Remit, CI",
        about: [
            'The workflow "CI" fails: Remit reads the logs and mends the cause, once for each commit. Put your own workflow\'s',
            "name in the place of CI.",
        ],
        on: ["workflow_run:", "  workflows: [CI]", "  types: [completed]"],
        jobs: [
            whole({
                when: [
                    "if: >-",
                    "  github.event.workflow_run.conclusion == 'failure'",
                    "  && github.event.workflow_run.head_repository.full_name == github.repository",
                ],
                more: oneAtATime("remit-ci-${{ github.event.workflow_run.head_branch }}"),
                permissions: [
                    "actions: read # the logs",
                    "checks: read # what other apps say of the commit",
                    "contents: write # its commit",
                    COMMENT,
                    "pull-requests: write # its pull request",
                ],
            }),
        ],
    },
    schedule: {
        title: "Remit, weekly",
        about: [
            "Every Monday: one task, on a branch and a pull request that stay the same. Say in the prompt what yours is.",
            POLICY,
        ],
        on: ["schedule:", '  - cron: "17 4 * * 1"', "workflow_dispatch:"],
        jobs: [
            whole({
                more: oneAtATime("remit-task-docs"),
                permissions: [BRANCH, PULL],
                inputs: [
                    "task: docs",
                    "prompt: >-",
                    "  Compare what the documents say about commands, options and defaults with the code, and correct the",
                    "  documents where they differ. Leave the code alone.",
                ],
            }),
        ],
    },
    "two-jobs": {
        title: "Remit, in two jobs",
        about: [
            "One job works, with a token that only reads; another publishes what it proposed, and has no model. With required",
            "reviewers on the environment remit-publish (Settings \u2192 Environments), a person stands between them.",
        ],
        on: ON_COMMENT,
        jobs: [
            whole({
                id: "propose",
                when: ASKED,
                more: [
                    ...oneAtATime("remit-${{ github.event.issue.number }}"),
                    "outputs:",
                    "  digest: ${{ steps.remit.outputs.proposal-digest }}",
                ],
                permissions: ["contents: read", "issues: read", "pull-requests: read"],
                named: true,
                inputs: ["mode: propose"],
                after: [
                    `- uses: ${ACTIONS.upload}`,
                    "  # Work that did not pass is handed on as well.",
                    "  if: ${{ !cancelled() && steps.remit.outputs.proposal-digest != '' }}",
                    "  with:",
                    "    name: remit-proposal",
                    "    path: ${{ steps.remit.outputs.proposal-path }}",
                ],
            }),
            {
                id: "publish",
                when: ["needs: propose", "if: ${{ !cancelled() && needs.propose.outputs.digest != '' }}"],
                minutes: 10,
                more: ["environment: remit-publish", ...oneAtATime("remit-publish-${{ github.event.issue.number }}")],
                permissions: [BRANCH, COMMENT, PULL],
                works: false,
                before: [
                    `- uses: ${ACTIONS.download}`,
                    "  with:",
                    "    name: remit-proposal",
                    "    path: ${{ runner.temp }}/proposal",
                ],
                after: [],
                named: false,
                inputs: [
                    "mode: publish",
                    "proposal: ${{ runner.temp }}/proposal",
                    "proposal-digest: ${{ needs.propose.outputs.digest }}",
                ],
            },
        ],
    },
    plan: {
        title: "Remit, by plan",
        about: [
            "A plan first. When somebody lets the second job go on (required reviewers on the environment remit-publish), exactly",
            "this plan is carried out.",
        ],
        on: ON_PROMPT,
        jobs: [
            whole({
                id: "plan",
                more: [...oneAtATime("remit-plan"), "outputs:", "  digest: ${{ steps.remit.outputs.plan-digest }}"],
                permissions: ["contents: write # The plan is kept under refs/remit/; nothing else is pushed."],
                named: true,
                inputs: ["command: plan", "prompt: ${{ inputs.prompt }}"],
            }),
            whole({
                id: "carry-out",
                when: ["needs: plan", "if: needs.plan.outputs.digest != ''"],
                more: ["environment: remit-publish", ...oneAtATime("remit-carry-out")],
                permissions: [BRANCH, PULL],
                inputs: ["command: approve ${{ needs.plan.outputs.digest }}"],
            }),
        ],
    },
};

;// CONCATENATED MODULE: ./lib/cli/init/workflows.js
/** The workflows that start Remit, as text. */


function isKind(word) {
    return KINDS.some((kind) => kind === word);
}
/** Where a workflow of a kind lies in the repository. */
function pathOf(kind) {
    return kind === "comment" ? ".github/workflows/remit.yml" : `.github/workflows/remit-${kind}.yml`;
}
function writeWorkflow(kind, facts) {
    const { title, about, on, jobs } = SHAPES[kind];
    return `# ${about.join("\n# ")}
# Written by \`remit init\`, and yours from here on.
name: ${title}
on:
${indent(on, 2)}
# Nothing that is not named below.
permissions: {}
jobs:
${jobs.map((job) => writeJob(job, facts)).join("\n")}
`;
}
function writeJob(job, { projects, remit }) {
    const { id, when, minutes, more, permissions, works, before, after, named, inputs } = job;
    const key = works ? ["gemini-api-key: ${{ secrets.GEMINI_API_KEY }}"] : [];
    const setup = works ? [...CHECKOUT, ...projects.flatMap((project) => project.setup.flatMap(writeStep))] : [];
    const own = [`- uses: ${remit}`, ...(named ? ["  id: remit"] : []), "  with:", ...pad([...inputs, ...key], 4)];
    const lines = [
        `${id}:`,
        ...pad([
            ...when,
            "runs-on: ubuntu-latest",
            `timeout-minutes: ${minutes}`,
            ...more,
            "permissions:",
            ...pad(permissions, 2),
            "steps:",
            ...pad([...setup, ...before, ...own, ...after], 2),
        ], 2),
    ];
    return indent(lines, 2);
}
const CHECKOUT = [`- uses: ${ACTIONS.checkout}`, "  with:", "    persist-credentials: false"];
function writeStep(step) {
    if ("uses" in step) {
        const inputs = Object.entries(step.with).map(([name, value]) => `${name}: ${plain(value)}`);
        return [`- uses: ${step.uses}`, "  with:", ...pad(inputs, 4)];
    }
    return [...(step.why === undefined ? [] : [`# ${step.why}`]), `- run: ${plain(step.run)}`];
}
/** Numbers and anything with a colon or a hash would be read as something else. */
function plain(value) {
    return /^[A-Za-z][^:#"']*$/.test(value) ? value : `'${value.replaceAll("'", "''")}'`;
}
function pad(lines, by) {
    return lines.map((line) => " ".repeat(by) + line);
}
function indent(lines, by) {
    return pad(lines, by).join("\n");
}

;// CONCATENATED MODULE: ./lib/cli/init/advice.js

/** One paragraph a step. */
function advise({ repository, kinds, pin }) {
    const { branch, projects, home } = repository;
    const settings = home === undefined ? "Settings" : `https://${home.host}/${home.name}/settings`;
    const at = (page, words) => (home === undefined ? `${settings} \u2192 ${words}` : settings + page);
    const tested = projects.some(({ test }) => test !== undefined);
    const guessed = branch.source === "origin/HEAD" ? "" : ` (${branch.source}; the policy is read from the default branch)`;
    return [
        `Make a key at https://aistudio.google.com/apikey and store it as the secret GEMINI_API_KEY:\n${at("/secrets/actions", "Secrets and variables \u2192 Actions")}\nor: gh secret set GEMINI_API_KEY`,
        `Tick "Allow GitHub Actions to create and approve pull requests":\n${at("/actions", "Actions \u2192 General")}\nThe workflows name every permission that their tokens need; nothing else has to be granted.`,
        ...(tested ? [] : ["No test command was found. Name what checks the work under [verify] in .github/remit.toml."]),
        ...(pin.pinned ? [] : [`Put the commit of the release in the place of the tag: uses: ${pin.uses}`]),
        ...(home === undefined || home.host === "github.com" ? [] : [enterprise(home.host, pin)]),
        `Read the files, commit them and bring them to ${branch.name}${guessed}.`,
        ...(kinds.includes("comment") && kinds.includes("two-jobs") ? [BOTH] : []),
        ...kinds.map((kind) => TRY[kind]),
    ];
}
function enterprise(host, { uses }) {
    return `${host} must know the action: mirror ${uses.split("@")[0]} there, or switch on GitHub Connect. Its runners need a sandbox: docs/enterprise.md says what that takes.`;
}
const BOTH = `${pathOf("comment")} and ${pathOf("two-jobs")} start on the same comments: keep one of them.`;
const TRY = {
    comment: "Comment on an issue: @remit what does this repository do?",
    dispatch: `Start ${pathOf("dispatch")} by hand: Actions \u2192 Remit, by hand \u2192 Run workflow`,
    label: "Make the label remit, and set it on an issue.",
    review: "Open a pull request: it is reviewed, and again at each push.",
    ci: `Put the name of your own workflow in the place of CI in ${pathOf("ci")}.`,
    schedule: `Say in ${pathOf("schedule")} what the task is; Actions \u2192 Remit, weekly \u2192 Run workflow tries it.`,
    "two-jobs": "Make the environment remit-publish with required reviewers (Environments); then comment: @remit \u2026",
    plan: "Make the environment remit-publish with required reviewers (Environments); then Actions \u2192 Remit, by plan.",
};

// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/cli/init/projects.js
/** The projects at the top of a repository: in which language, how they are set up and how they are tested. */



/** Every project whose manifest lies in `root`; one of make only where there is no other with tests. */
function findProjects(root) {
    const top = openTop(root);
    const found = LANGUAGES.flatMap((look) => look(top) ?? []);
    return found.some(({ test }) => test !== undefined)
        ? found
        : [...found, lookForMake(top)].filter((project) => project !== undefined);
}
function openTop(root) {
    const has = (name) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, name));
    return {
        has,
        first: (...names) => names.find(has),
        text: (name) => (has(name) ? (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(root, name), "utf8") : ""),
        names: (0,external_node_fs_.readdirSync)(root),
    };
}
const LANGUAGES = [
    lookForNode,
    lookForPython,
    lookForGo,
    lookForRust,
    lookForMaven,
    lookForGradle,
    lookForRuby,
];
// \u2500\u2500 Node \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
function lookForNode(top) {
    if (!top.has("package.json"))
        return undefined;
    const { scripts = {}, engines, packageManager } = readPackage(top.text("package.json"));
    const manager = managerOf(top, packageManager);
    const test = scripts["test"];
    // What `npm init` puts there fails on purpose.
    const tested = test !== undefined && !test.includes("no test specified");
    const versionFile = top.first(".nvmrc", ".node-version") ?? (engines?.node === undefined ? undefined : "package.json");
    const version = versionFile === undefined ? { "node-version": "lts/*" } : { "node-version-file": versionFile };
    const corepack = manager === "npm" ? [] : [{ run: "corepack enable" }];
    return {
        language: manager === "npm" ? "Node" : `Node (${manager})`,
        manifest: "package.json",
        test: tested ? `${manager} test` : undefined,
        setup: [{ uses: ACTIONS.node, with: version }, ...corepack, ...installNode(top, manager)],
    };
}
function managerOf(top, declared = "") {
    if (top.has("pnpm-lock.yaml") || declared.startsWith("pnpm@"))
        return "pnpm";
    return top.has("yarn.lock") || declared.startsWith("yarn@") ? "yarn" : "npm";
}
function installNode(top, manager) {
    if (manager === "pnpm")
        return [{ run: top.has("pnpm-lock.yaml") ? "pnpm install --frozen-lockfile" : "pnpm install" }];
    if (manager === "yarn")
        return [{ run: "yarn install" }];
    return top.has("package-lock.json") || top.has("npm-shrinkwrap.json")
        ? [{ run: "npm ci" }]
        : [{ run: "npm install --no-package-lock" }];
}
function readPackage(text) {
    try {
        const value = JSON.parse(text);
        return typeof value === "object" && value !== null ? value : {};
    }
    catch {
        return {}; // npm will say so better than we could.
    }
}
// \u2500\u2500 Python \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
function lookForPython(top) {
    const manifest = top.first("pyproject.toml", "setup.py", "setup.cfg", "requirements.txt", "tox.ini", "pytest.ini");
    if (manifest === undefined)
        return undefined;
    const version = top.has(".python-version")
        ? { "python-version-file": ".python-version" }
        : { "python-version": "3.x" };
    const pytest = usesPytest(top);
    return {
        language: "Python",
        manifest,
        test: pytest ? "python -m pytest" : hasUnitTests(top) ? "python -m unittest" : undefined,
        setup: [{ uses: ACTIONS.python, with: version }, ...installPython(top, pytest)],
    };
}
function usesPytest(top) {
    const said = [
        ...top.names.filter((name) => /^requirements.*\.txt$/.test(name)),
        "pyproject.toml",
        "tox.ini",
        "setup.cfg",
    ];
    return top.has("pytest.ini") || top.has("conftest.py") || said.some((name) => /\bpytest\b/.test(top.text(name)));
}
function hasUnitTests({ names }) {
    return names.some((name) => /^tests?$/.test(name) || /^test_.*\.py$/.test(name));
}
function installPython(top, pytest) {
    if (top.has("uv.lock"))
        return [{ run: "pip install uv && uv export --frozen --all-groups --no-hashes | uv pip install --system -r -" }];
    if (top.has("poetry.lock"))
        return [{ run: "pip install poetry && poetry config virtualenvs.create false && poetry install" }];
    const files = top.names.filter((name) => /^requirements([-_.](dev|test|tests))?\.txt$/.test(name)).sort();
    const own = installable(top) ? [`-e .${extra(top)}`] : [];
    const tool = pytest && !files.some((name) => /\bpytest\b/.test(top.text(name))) ? ["pytest"] : [];
    const words = [...files.map((name) => `-r ${name}`), ...own, ...tool];
    return words.length === 0 ? [] : [{ run: `pip install ${words.join(" ")}` }];
}
/** The optional dependencies that tests need, by their usual names. */
function extra(top) {
    const [, optional = ""] = top.text("pyproject.toml").split(/^\[project\.optional-dependencies\]/m);
    const [own = ""] = optional.split(/^\[[\w.-]+\]/m);
    const name = /^(tests?|testing|dev)\s*=/m.exec(own)?.[1];
    return name === undefined ? "" : `[${name}]`;
}
/** A pyproject.toml may hold no more than settings of tools. */
function installable(top) {
    return top.has("setup.py") || /^\[(project|build-system|tool\.poetry)\]/m.test(top.text("pyproject.toml"));
}
// \u2500\u2500 Others \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
function lookForGo(top) {
    if (!top.has("go.mod"))
        return undefined;
    // The real home is not visible to tools: they find the modules by GOPATH, which is passed on to them.
    const download = 'go mod download && echo "GOPATH=$(go env GOPATH)" >> "$GITHUB_ENV"';
    return {
        language: "Go",
        manifest: "go.mod",
        test: "go test ./...",
        setup: [
            { uses: ACTIONS.go, with: { "go-version-file": "go.mod" } },
            { run: download, why: HOME_IS_HIDDEN },
        ],
    };
}
function lookForRust(top) {
    if (!top.has("Cargo.toml"))
        return undefined;
    const fetch = 'cargo fetch && echo "CARGO_HOME=${CARGO_HOME:-$HOME/.cargo}" >> "$GITHUB_ENV"';
    return { language: "Rust", manifest: "Cargo.toml", test: "cargo test", setup: [{ run: fetch, why: HOME_IS_HIDDEN }] };
}
const HOME_IS_HIDDEN = "Tools have no network, and see of the home only what such variables name.";
function lookForMaven(top) {
    if (!top.has("pom.xml"))
        return undefined;
    return {
        language: "Java (Maven)",
        manifest: "pom.xml",
        test: `${top.has("mvnw") ? "./mvnw" : "mvn"} test`,
        setup: [JAVA],
    };
}
function lookForGradle(top) {
    const manifest = top.first("build.gradle.kts", "build.gradle");
    if (manifest === undefined)
        return undefined;
    return {
        language: "Java (Gradle)",
        manifest,
        test: `${top.has("gradlew") ? "./gradlew" : "gradle"} test`,
        setup: [JAVA],
    };
}
const JAVA = { uses: ACTIONS.java, with: { distribution: "temurin", "java-version": "21" } };
function lookForRuby(top) {
    if (!top.has("Gemfile"))
        return undefined;
    const install = "bundle config set --local path vendor/bundle && bundle install";
    const test = top.has(".rspec") || top.has("spec")
        ? "bundle exec rspec"
        : top.has("Rakefile")
            ? "bundle exec rake test"
            : undefined;
    return { language: "Ruby", manifest: "Gemfile", test, setup: [{ run: install }] };
}
function lookForMake(top) {
    const manifest = top.first("GNUmakefile", "makefile", "Makefile");
    const target = /^(test|check)\s*:(?!=)/m.exec(manifest === undefined ? "" : top.text(manifest))?.[1];
    if (manifest === undefined || target === undefined)
        return undefined;
    return { language: "make", manifest, test: `make ${target}`, setup: [] };
}

;// CONCATENATED MODULE: ./lib/cli/init/repository.js
/** What a repository is, as far as its files tell: where it begins, its branches, its home. No git is run. */



/** Look at the repository that `directory` lies in; undefined when it lies in none. */
function lookAt(directory) {
    const root = findRoot((0,external_node_path_.resolve)(directory));
    if (root === undefined)
        return undefined;
    const git = gitDirectories(root);
    return { root, branch: findBranch(git), projects: findProjects(root), home: findHome(git.common) };
}
/** The home of the repository whose top is `root`; undefined when it has none, or is no repository. */
function homeOf(root) {
    return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, ".git")) ? findHome(gitDirectories(root).common) : undefined;
}
/** The commit that is checked out in `root`; undefined when it is no repository or has no commit. */
function headOf(root) {
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, ".git")))
        return undefined;
    const git = gitDirectories(root);
    const head = read((0,external_node_path_.join)(git.own, "HEAD")).trim();
    const ref = /^ref: (\S+)$/.exec(head)?.[1];
    if (ref === undefined)
        return COMMIT.test(head) ? head : undefined;
    const packed = read((0,external_node_path_.join)(git.common, "packed-refs")).split("\n");
    const found = [read((0,external_node_path_.join)(git.common, ref)).trim(), packed.find((line) => line.endsWith(` ${ref}`))?.slice(0, 40)];
    return found.find((sha) => sha !== undefined && COMMIT.test(sha));
}
const COMMIT = /^[0-9a-f]{40}$/;
function findRoot(directory) {
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(directory, ".git")))
        return directory;
    const parent = (0,external_node_path_.dirname)(directory);
    return parent === directory ? undefined : findRoot(parent);
}
function gitDirectories(root) {
    const place = (0,external_node_path_.join)(root, ".git");
    if ((0,external_node_fs_.statSync)(place).isDirectory())
        return { own: place, common: place };
    const own = (0,external_node_path_.resolve)(root, /^gitdir: (.+)$/m.exec(read(place))?.[1] ?? ".git");
    const common = read((0,external_node_path_.join)(own, "commondir")).trim();
    return { own, common: common === "" ? own : (0,external_node_path_.resolve)(own, common) };
}
function findBranch({ own, common }) {
    const remote = /^ref: refs\/remotes\/origin\/(\S+)$/m.exec(read((0,external_node_path_.join)(common, "refs/remotes/origin/HEAD")))?.[1];
    if (remote !== undefined)
        return { name: remote, source: "origin/HEAD" };
    const usual = ["main", "master"].find((name) => hasBranch(common, name));
    if (usual !== undefined)
        return { name: usual, source: "the branch of that name" };
    const head = /^ref: refs\/heads\/(\S+)$/m.exec(read((0,external_node_path_.join)(own, "HEAD")))?.[1];
    if (head !== undefined)
        return { name: head, source: "the branch that is checked out" };
    return { name: "main", source: "a guess" };
}
function hasBranch(common, name) {
    const refs = [`refs/heads/${name}`, `refs/remotes/origin/${name}`];
    const packed = read((0,external_node_path_.join)(common, "packed-refs"));
    return refs.some((ref) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(common, ref)) || packed.split("\n").some((line) => line.endsWith(` ${ref}`)));
}
function findHome(common) {
    const section = /\[remote "origin"\]([^[]*)/.exec(read((0,external_node_path_.join)(common, "config")))?.[1] ?? "";
    const url = /^\s*url\s*=\s*(\S+)\s*$/m.exec(section)?.[1] ?? "";
    const match = /^(?:https?:\/\/|ssh:\/\/)?(?:[^@/\s]+@)?([\w.-]+)(?::\d+)?[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url);
    const [, host, name] = match ?? [];
    return host === undefined || name === undefined ? undefined : { host, name };
}
/** "" when there is no such file. */
function read(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, "utf8");
    }
    catch {
        return "";
    }
}

;// CONCATENATED MODULE: ./lib/cli/init/own-pin.js
/** What stands after `uses:` for Remit itself. */



/** The commit that the running bundle was checked out at. `entry` is the path of `dist/cli/index.js`. */
function ownPin(entry) {
    const root = (0,external_node_path_.dirname)((0,external_node_path_.dirname)((0,external_node_path_.dirname)(entry)));
    const name = homeOf(root)?.name ?? "remit-agent/remit";
    const commit = headOf(root);
    if (commit === undefined)
        return { uses: `${name}@v${version.VERSION}`, pinned: false };
    return { uses: `${name}@${commit} # v${version.VERSION}`, pinned: true };
}

;// CONCATENATED MODULE: ./lib/cli/init/place.js
/** Putting files into a repository without ever destroying any. */


/** Write a file that is not there; one that is there is replaced by `force` alone. */
function place(root, { path, text }, force) {
    const file = (0,external_node_path_.join)(root, path);
    const before = place_read(file);
    if (before === text)
        return "unchanged";
    if (before !== undefined && !force)
        return "kept";
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file), { recursive: true });
    // Without force the file must not exist even now.
    (0,external_node_fs_.writeFileSync)(file, text, { flag: before === undefined ? "wx" : "w" });
    return before === undefined ? "written" : "replaced";
}
function place_read(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file, "utf8");
    }
    catch (error) {
        if (error.code === "ENOENT")
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/cli/init/policy.js
/** The policy file for `projects`. */
function writePolicy(projects) {
    const tests = projects.flatMap(({ test }) => test ?? []);
    return [
        HEAD,
        tests.length === 0 ? NOTHING_TO_VERIFY : verify(tests),
        ...tests.map((test) => expect("command", test, "allow")),
        expect("command", "git push --force", "deny"),
        expect("path", ".github/workflows/remit.yml", "deny"),
    ].join("\n");
}
const HEAD = `# What Remit may do in this repository. A deny always wins. It is read from the default branch, never from a pull
# request. \`remit policy print\` shows every rule in force, \`remit policy explain 'COMMAND'\` what they say of a command.
version = 1

# "edit": read everything, change files, run any command in a sandbox without network. What is published is judged file
# by file: no workflows, no new dependencies.
extends = "edit"

[who]
permission = "write"

[limits]
minutes = 25
usd = 2.50

[publish]
to = "pull"
draft = true
`;
const NOTHING_TO_VERIFY = `# What Remit runs itself before it calls its work done. No test command was found.
# [verify]
# commands = ["make test"]
`;
function verify(tests) {
    return `# What Remit runs itself before it calls its work done.
[verify]
commands = [${tests.map((test) => JSON.stringify(test)).join(", ")}]
`;
}
/** A unit test of the policy, run by \`remit policy check\`. */
function expect(what, subject, effect) {
    return `[[expect]]
${what} = ${JSON.stringify(subject)}
effect = "${effect}"
`;
}

// EXTERNAL MODULE: ./lib/cli/policy.js + 1 modules
var policy = __webpack_require__(65920);
;// CONCATENATED MODULE: ./lib/cli/init.js
/** `remit init`: workflows and a policy fitted to the repository in the current directory. */












const USAGE = `remit init                   a workflow and a policy fitted to this repository, and what to do next
  --workflow KIND,\u2026          ${KINDS.join(", ")}; comment when it is not said
  --force                    replace files that are there
`;
/** Exit code 2 for a call that makes no sense, 1 when the policy that is in the repository does not hold. */
async function runInit(words) {
    const options = parse(words);
    if (typeof options === "string")
        return (0,complain/* complain */.c)(options, USAGE);
    const repository = lookAt(process.cwd());
    if (repository === undefined) {
        return (0,complain/* complain */.c)("There is no git repository here. Run this in a checkout of the repository that Remit is to work on.");
    }
    const pin = ownPin(process.argv[1] ?? "");
    const placed = composeFiles(repository, options.kinds, pin).map((file) => [file.path, place(repository.root, file, options.force)]);
    say(describe(repository));
    say(placed.map(([path, what]) => `${OUTCOMES[what].padEnd(11)} ${path}${what === "kept" ? KEPT : ""}`));
    checkPolicy(repository.root);
    const steps = advise({ repository, kinds: options.kinds, pin });
    say(["", "What is left to do:", ...steps.flatMap(numbered)]);
}
/** A sentence when the words make no sense. */
function parse(words) {
    try {
        const { values } = (0,external_node_util_.parseArgs)({
            args: [...words],
            options: { force: { type: "boolean", default: false }, workflow: { type: "string", multiple: true } },
        });
        const named = (values.workflow ?? ["comment"]).flatMap((list) => list.split(",")).map((kind) => kind.trim());
        const unknown = named.filter((kind) => !isKind(kind));
        if (unknown.length > 0)
            return `There is no workflow ${unknown.join(", ")}; there are ${KINDS.join(", ")}.`;
        return { kinds: [...new Set(named.filter(isKind))], force: values.force };
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}
function composeFiles(repository, kinds, pin) {
    const { projects } = repository;
    const workflows = kinds.map((kind) => ({
        path: pathOf(kind),
        text: writeWorkflow(kind, { projects, remit: pin.uses }),
    }));
    return [...workflows, { path: load/* DEFAULT_PATH */.O, text: writePolicy(projects) }];
}
function describe({ root, branch, projects, home }) {
    const languages = projects.map(({ language, manifest, test }) => {
        return `${language} (${manifest}), ${test === undefined ? "no test command found" : `tested by ${test}`}`;
    });
    return [
        `Repository  ${home?.name ?? (0,external_node_path_.relative)((0,external_node_path_.join)(root, ".."), root)}, default branch ${branch.name} (${branch.source})`,
        ...(languages.length === 0
            ? ["Projects    none that Remit knows"]
            : languages.map((line) => `Project     ${line}`)),
    ];
}
const OUTCOMES = {
    written: "Written",
    unchanged: "Unchanged",
    kept: "Kept",
    replaced: "Replaced",
};
const KEPT = " (it differs from what init would write; --force replaces it)";
/** `remit policy check` looks at the current directory, which may lie below the top. */
function checkPolicy(root) {
    process.chdir(root);
    process.stdout.write("Policy      ");
    (0,policy.runPolicy)(["check"]);
}
function numbered(step, index) {
    return step.split("\n").map((line, at) => (at === 0 ? `${String(index + 1).padStart(2)}. ${line}` : `    ${line}`));
}
function say(lines) {
    process.stdout.write(lines.map((line) => `${line}\n`).join(""));
}


/***/ }),

/***/ 65920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPolicy: () => (/* binding */ runPolicy)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/adapters/machine/real-path.js
var real_path = __webpack_require__(22362);
// EXTERNAL MODULE: ./lib/log.js
var lib_log = __webpack_require__(97309);
// EXTERNAL MODULE: ./lib/lib/shell.js + 4 modules
var shell = __webpack_require__(17137);
// EXTERNAL MODULE: ./lib/policy/decide.js + 1 modules
var decide = __webpack_require__(93394);
// EXTERNAL MODULE: ./lib/policy/protected.js
var policy_protected = __webpack_require__(78748);
// EXTERNAL MODULE: ./lib/policy/refusal.js
var refusal = __webpack_require__(90530);
// EXTERNAL MODULE: ./lib/policy/vocabulary.js
var vocabulary = __webpack_require__(62444);
;// CONCATENATED MODULE: ./lib/policy/explain.js





/** Behind `remit policy explain`: the parts of a call, the rule that decided each, and the rule to add if it is denied. */
function explainCall(policy, call, needs, circumstances, locate) {
    const decision = (0,decide/* decide */.LD)(policy, call, needs, circumstances, locate);
    const parts = (0,decide/* judgeAll */.Ty)((0,decide/* openCase */.RA)(policy, call.tool, circumstances, locate), needs).map(({ subject, effect, rules, why }) => ({
        subject,
        effect,
        rules,
        ...(why === undefined ? {} : { why }),
    }));
    const lines = [
        ...needs.flatMap((need) => (need.kind === "command" ? explainLine(policy, need.line) : [])),
        ...parts.map(explainPart),
        decision.effect === "allow" ? "Allowed." : "Denied.",
        ...(decision.allowWith === undefined
            ? []
            : ["", `To allow it, add to ${policy.source.path}:`, "", ...decision.allowWith.trimEnd().split("\n")]),
    ];
    return { decision, parts, lines };
}
/** Where a line runs, and what was found in it. */
function explainLine({ sandbox: { mode } }, line) {
    const { commands, unread } = (0,shell/* readLine */.X)(line);
    const place = mode.value === "off"
        ? `runs without a sandbox, in the checkout itself (${mode.source})`
        : `runs in the sandbox (${mode.source}): what it may read is what the sandbox shows, and what it changes is judged when it is published`;
    return [
        `shell  ${place}`,
        ...commands.map(({ text }) => `found  ${oneLine(text)}`),
        ...unread.map(({ text, why }) => `unread ${oneLine(text)}: ${why}`),
    ];
}
/** Behind `remit policy explain --path`: whether a path may be read, written and published, and by which rules. */
function explainPath(policy, path, circumstances, locate) {
    const by = (tool, access) => (0,decide/* judgePath */.DQ)((0,decide/* openCase */.RA)(policy, tool, circumstances, locate), access, path, "");
    return [
        told("read", by("read_file", "read")),
        told("write", by("write_file", "write")),
        ...tellPublished(policy, path, locate, by),
    ];
}
function told(what, { effect, rules, why }) {
    return explainPart({ subject: what, effect, rules, ...(why === undefined ? {} : { why }) });
}
function tellPublished(policy, path, locate, by) {
    const located = locate(path, "");
    if (located.kind === "outside")
        return [`not published: ${located.path} is outside the workspace`];
    const { to, open } = policy.publish;
    if (to.value === "nothing")
        return [`not published: the policy publishes nothing (${to.source})`];
    const guard = (0,policy_protected/* protection */.sc)(located.path, policy.source.path);
    if (guard === "workflow")
        return ["not published: workflows never are"];
    if (guard === "protected" && !open.value.includes(located.path))
        return [`not published: the path is protected; publish.open = [${JSON.stringify(located.path)}] opens it`];
    // As at the gate: what one of these may write is published.
    const verdicts = ["write_file", "replace", "run_shell_command"].map((tool) => by(tool, "write"));
    const allowing = verdicts.find(({ effect }) => effect === "allow");
    if (allowing !== undefined)
        return [`published (${allowing.rules.join(", ")})`];
    const [refusing] = verdicts.toSorted((a, b) => b.rules.length - a.rules.length);
    return [`not published: ${oneLine(refusing?.why ?? "no rule allows it")}`];
}
function explainPart({ subject, effect, rules, why }) {
    const by = rules.length === 0 ? "" : ` (${rules.join(", ")})`;
    return `${effect === "allow" ? "allow" : "deny "}  ${oneLine(subject)}${by}${why === undefined ? "" : `: ${oneLine(why)}`}`;
}
function oneLine(text) {
    return text.replace(/\s*\n\s*/g, " \u23ce ");
}
/** The agent a run starts with. */
const MAIN = "main";
/** What a policy's own tests are judged in, unless they say otherwise: somebody asks for a change in a comment. */
const USUAL = { trigger: "comment", request: "change", fork: false, agent: MAIN };
/** Behind `remit policy check`: the file's `[[expect]]` tables, each with what the policy decides. */
function checkExpectations(policy, locate) {
    const results = policy.expectations.map((expectation) => {
        const { tool, needs } = questionOf(expectation);
        const decision = (0,decide/* decide */.LD)(policy, { tool }, needs, USUAL, locate);
        return { expectation, decision, met: decision.effect === expectation.effect };
    });
    const surprises = results.filter(({ met }) => !met);
    const lines = [
        ...surprises.map(({ expectation, decision }) => `${expectation.source}: expected ${expectation.effect}, got ${decision.effect}. ${oneLine(decision.reason)}`),
        `${results.length - surprises.length} of ${results.length} expectations met.`,
    ];
    return { results, met: surprises.length === 0, lines };
}
/** The call that an expectation is about. A path without a tool is about writing it, a host about fetching from it. */
function questionOf({ tool, command, path, host }) {
    const asked = tool ?? (command !== undefined ? "run_shell_command" : path !== undefined ? "write_file" : "web_fetch");
    const access = (0,vocabulary/* touchesOf */.br)(asked).includes("read") ? "read" : "write";
    return {
        tool: asked,
        needs: [
            ...(command === undefined ? [] : [{ kind: "command", line: command, directory: "" }]),
            ...(path === undefined ? [] : [{ kind: "path", access, path, directory: "" }]),
            ...(host === undefined ? [] : [{ kind: "host", host }]),
        ],
    };
}
// \u2500\u2500 Printing \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
/** Behind `remit policy print`: settings and rules in full, presets and built-ins expanded, each with its source. */
function printPolicy(policy) {
    const { source } = policy;
    const lines = [
        `# ${source.path}${source.ref === "" ? "" : ` at ${source.ref}`}, ${source.digest}`,
        `extends = ${JSON.stringify(policy.extends)}`,
        ...sections(policy).flatMap(([name, settings]) => [
            "",
            `[${name}]`,
            ...settings.map(([key, setting]) => printSetting(key, setting)),
        ]),
        ...policy.rules.flatMap((rule) => ["", ...printRule(rule)]),
    ];
    return { rules: policy.rules, lines };
}
function sections(policy) {
    const plain = ["who", "limits", "publish", "verify", "shell", "sandbox", "network"].map((name) => [name, Object.entries(policy[name])]);
    const prices = Object.entries(policy.prices ?? {}).map(([model, { source, ...amounts }]) => [
        `prices.${JSON.stringify(model)}`,
        Object.entries(amounts).map(([key, value]) => [key, { value, source }]),
    ]);
    return [...plain, ...prices];
}
function printSetting(key, { value, source }) {
    return `${key} = ${tomlOf(value)}  # ${source}`;
}
function tomlOf(value) {
    if (typeof value !== "object" || value === null || Array.isArray(value))
        return JSON.stringify(value);
    const pairs = Object.entries(value).map(([key, item]) => `${key} = ${tomlOf(item)}`);
    return `{ ${pairs.join(", ")} }`;
}
function printRule(rule) {
    const except = rule.except === undefined || rule.except.length === 0
        ? []
        : [`# except: ${rule.except.join(", ")}${rule.path === undefined ? "" : " (publish.open)"}`];
    return [
        `# ${rule.id}${rule.source === rule.id ? "" : ` (${rule.source})`}`,
        ...except,
        ...(0,refusal/* ruleToml */.zM)(rule).trimEnd().split("\n"),
    ];
}
/**
 * Behind `remit policy replay`: judge the calls of a recorded run by another policy. `needsOf` is what the tools
 * derive from a call; `locate` may go by names alone (see {@link locateByName}).
 */
function replayCalls(entries, policy, needsOf, locate) {
    const changes = [];
    const names = new Map();
    let usual = USUAL;
    let calls = 0;
    for (const { seq, agent, event } of entries) {
        if (event.type === "run.started") {
            const { trigger, kind, subject } = event.request;
            usual = { trigger, request: kind, fork: subject?.fromFork ?? false, agent: MAIN };
        }
        if (event.type === "agent.started")
            names.set(agent, event.name);
        if (event.type !== "call.decided")
            continue;
        calls += 1;
        const circumstances = { ...usual, agent: agent === MAIN ? MAIN : (names.get(agent) ?? agent) };
        const after = (0,decide/* decide */.LD)(policy, event.call, needsOf(event.call), circumstances, locate);
        if (after.effect !== event.decision.effect)
            changes.push({ seq, call: event.call, before: event.decision, after });
    }
    const lines = [
        ...changes.map(({ seq, call, before, after }) => `#${seq} ${call.tool} ${JSON.stringify(call.args)}: ${before.effect} \u2192 ${after.effect}. ${oneLine(after.reason)}`),
        changes.length === 0
            ? `None of ${calls} calls would be decided otherwise.`
            : `${changes.length} of ${calls} calls would be decided otherwise.`,
    ];
    return { calls, changes, lines };
}
/** A {@link Locate} that goes by names alone, for a workspace that is not there; `root` is its absolute path. */
function locateByName(root = "/workspace") {
    return (path, directory) => {
        const parts = [];
        for (const part of (path.startsWith("/") ? path : `${root}/${directory}/${path}`).split("/")) {
            if (part === "..")
                parts.pop();
            else if (part !== "" && part !== ".")
                parts.push(part);
        }
        const absolute = `/${parts.join("/")}`;
        if (absolute === root)
            return { kind: "inside", path: "" };
        if (!absolute.startsWith(`${root}/`))
            return { kind: "outside", path: absolute };
        return { kind: "inside", path: absolute.slice(root.length + 1) };
    };
}

// EXTERNAL MODULE: ./lib/policy/load.js + 8 modules
var load = __webpack_require__(84417);
// EXTERNAL MODULE: ./lib/policy/manifests.js
var manifests = __webpack_require__(8040);
// EXTERNAL MODULE: ./lib/tools/catalog.js + 45 modules
var catalog = __webpack_require__(36294);
// EXTERNAL MODULE: ./lib/cli/complain.js
var complain = __webpack_require__(16447);
;// CONCATENATED MODULE: ./lib/cli/policy.js
/** `remit policy check | explain | print | replay`: the policy looked at from outside a run. */










const USAGE = `remit policy check [FILE]         whether the file is right and its [[expect]] tables hold
remit policy explain 'COMMAND'    where a shell line runs, what was found in it, and which rule denies it
remit policy explain --path PATH  whether a file may be read, written and published
remit policy explain --tool TOOL --args JSON
remit policy print [FILE]         every rule in force, presets and built-ins expanded
remit policy replay LOG           the calls of a recorded run, judged by this policy
  --policy FILE                   another file than ${load/* DEFAULT_PATH */.O}
`;
function runPolicy(words) {
    const [command, ...rest] = words;
    const parsed = parse(rest);
    if (parsed === undefined)
        return (0,complain/* complain */.c)("That is not how remit policy is called.", USAGE);
    const { subject, options } = parsed;
    switch (command) {
        case "check":
            return check(options.policy ?? subject);
        case "print":
            return withPolicy(options.policy ?? subject, (policy) => say(printPolicy(policy).lines));
        case "explain":
            return explain(subject, options);
        case "replay":
            return subject === undefined
                ? (0,complain/* complain */.c)("remit policy replay takes a log.", USAGE)
                : replay(subject, options.policy);
        default:
            return (0,complain/* complain */.c)(command === undefined ? "remit policy what?" : `There is no command policy ${command}.`, USAGE);
    }
}
function parse(words) {
    const text = { type: "string" };
    try {
        const options = { policy: text, tool: text, args: text, path: text };
        const { positionals, values } = (0,external_node_util_.parseArgs)({ args: [...words], allowPositionals: true, options });
        return positionals.length > 1 ? undefined : { subject: positionals[0], options: { ...values } };
    }
    catch {
        return undefined; // An option that there is not.
    }
}
function check(path) {
    withPolicy(path, (policy) => {
        const report = checkExpectations(policy, locateHere());
        say(report.lines);
        if (!report.met)
            process.exitCode = 1;
    });
}
function explain(command, { policy: path, tool, args, path: about }) {
    if (about !== undefined && command === undefined && tool === undefined)
        return withPolicy(path, (policy) => say(explainPath(policy, about, USUAL, locateHere())));
    const call = callFrom(command, tool, args);
    if (call === undefined)
        return (0,complain/* complain */.c)("remit policy explain takes a command, --path, or --tool and --args (JSON).", USAGE);
    withPolicy(path, (policy) => {
        const { lines, decision } = explainCall(policy, call, needsOf(call), USUAL, locateHere());
        say(lines);
        if (decision.effect === "deny")
            process.exitCode = 1;
    });
}
function callFrom(command, tool, args = "{}") {
    if (command !== undefined)
        return { id: "explain", tool: "run_shell_command", args: { command } };
    if (tool === undefined)
        return undefined;
    try {
        return { id: "explain", tool, args: JSON.parse(args) };
    }
    catch {
        return undefined;
    }
}
function replay(log, path) {
    const text = readText(log);
    if (text === undefined)
        return (0,complain/* complain */.c)(`${log} cannot be read.`);
    withPolicy(path, (policy) => say(replayCalls((0,lib_log/* readLog */.x6)(text), policy, needsOf, locateHere()).lines));
}
/** What a tool asks policy for; an unknown tool asks for nothing but itself. */
function needsOf(call) {
    return [...catalog/* builtinTools */.FJ, ...catalog/* reachingTools */.Jf].find(({ name }) => name === call.tool)?.needs(call.args) ?? [];
}
function withPolicy(path, use) {
    const file = path ?? load/* DEFAULT_PATH */.O;
    const text = readText(file);
    if (text === undefined && path !== undefined)
        return (0,complain/* complain */.c)(`${file} cannot be read.`);
    if (text === undefined)
        process.stderr.write(`There is no ${file}: this is the built-in read-only policy.\n`);
    const loaded = (0,load/* loadPolicy */.t)(text === undefined ? undefined : { path: file, ref: "", text }, policy_manifests());
    if (loaded.kind === "loaded")
        return use(loaded.policy);
    for (const { path: where, line, column, message, hint } of loaded.faults) {
        process.stderr.write(`${where}:${line}:${column}: ${message}${hint === undefined ? "" : ` ${hint}`}\n`);
    }
    process.exitCode = 1;
}
function policy_manifests() {
    const found = manifests/* MANIFESTS */.V.filter((name) => (0,external_node_fs_.existsSync)(name));
    return new Map(found.map((name) => [name, (0,external_node_fs_.readFileSync)(name, "utf8")]));
}
function readText(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, "utf8");
    }
    catch {
        return undefined;
    }
}
/** Real paths in the current directory, which stands for the workspace. */
function locateHere() {
    const root = (0,real_path/* realPath */.Y)(process.cwd());
    return (path, directory) => {
        const real = (0,real_path/* realPath */.Y)((0,external_node_path_.resolve)(root, directory, path));
        if (real === root || real.startsWith(`${root}/`))
            return { kind: "inside", path: (0,external_node_path_.relative)(root, real) };
        return { kind: "outside", path: real };
    };
}
function say(lines) {
    process.stdout.write(lines.map((line) => `${line}\n`).join(""));
}


/***/ }),

/***/ 13411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VERSION: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of this bundle: that of `package.json`, which a test compares. */
const VERSION = "0.1.0";


/***/ })

};
