export const id = 3286;

export const ids = [ 3286 ];

export const modules = {
  13286: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      runInit: () => runInit
    });
    var external_node_path_ = __webpack_require__(76760);
    var load = __webpack_require__(58157);
    var cli_call = __webpack_require__(19628);
    var complain = __webpack_require__(16447);
    var pins = __webpack_require__(18913);
    const KINDS = [ "comment", "dispatch", "label", "review", "ci", "schedule", "two-jobs", "plan" ];
    const BRANCH = "contents: write # its branch";
    const COMMENT = "issues: write # its comment";
    const PULL = "pull-requests: write # its pull request, and its comment there";
    const ASKED = [ "# Saves a runner for every other comment. Who may ask, and whether this asks at all, Remit finds out itself.", "if: contains(github.event.comment.body, '@remit')" ];
    const ON_COMMENT = [ "issue_comment:", "  types: [created]" ];
    const ON_PROMPT = [ "workflow_dispatch:", "  inputs:", "    prompt:", "      description: What to do", "      required: true", "      type: string" ];
    const POLICY = "What Remit may do stands in .github/remit.toml.";
    function oneAtATime(group) {
      return [ "concurrency:", `  group: ${group}`, "  cancel-in-progress: false", "  queue: max # or the next request drops the one that waits" ];
    }
    function whole(job) {
      const rest = {
        before: [],
        after: [],
        named: false,
        inputs: []
      };
      return {
        id: "remit",
        when: [],
        minutes: 40,
        works: true,
        ...rest,
        ...job
      };
    }
    const SHAPES = {
      comment: {
        title: "Remit",
        about: [ 'Somebody with write permission comments "@remit \u2026" on an issue or a pull request, and Remit sets to work.', "What it may do stands in .github/remit.toml." ],
        on: ON_COMMENT,
        jobs: [ whole({
          when: ASKED,
          more: [ "# One run at a time on an issue, and /stop at once. At the job and not at the workflow, where other comments would", "# wait in line too.", ...oneAtATime("remit-${{ github.event.issue.number }}${{ contains(github.event.comment.body, '/stop') && '-stop' || '' }}") ],
          permissions: [ BRANCH, COMMENT, PULL, "# actions: write # for @remit /stop" ]
        }) ]
      },
      dispatch: {
        title: "Remit, by hand",
        about: [ "Somebody starts this workflow by hand and says what to do.", POLICY ],
        on: ON_PROMPT,
        jobs: [ whole({
          more: oneAtATime("remit-dispatch"),
          permissions: [ BRANCH, PULL ],
          inputs: [ "prompt: ${{ inputs.prompt }}" ]
        }) ]
      },
      label: {
        title: "Remit, by label",
        about: [ 'Somebody with write permission sets the label "remit" on an issue, whoever wrote it.', POLICY ],
        on: [ "issues:", "  types: [labeled]" ],
        jobs: [ whole({
          when: [ "if: github.event.label.name == 'remit'" ],
          more: oneAtATime("remit-${{ github.event.issue.number }}"),
          permissions: [ BRANCH, COMMENT, PULL ],
          inputs: [ "trigger-label: remit" ]
        }) ]
      },
      review: {
        title: "Remit, review",
        about: [ "A pull request is opened, made ready or pushed to, and Remit reviews it. Nothing is changed or approved.", "Those of forks are left out: GitHub gives them no secrets." ],
        on: [ "pull_request:", "  types: [opened, reopened, ready_for_review, synchronize]" ],
        jobs: [ whole({
          when: [ "if: >-", "  !github.event.pull_request.draft && github.event.pull_request.head.repo.full_name == github.repository", "  && github.actor != 'dependabot[bot]'" ],
          more: oneAtATime("remit-review-${{ github.event.pull_request.number }}"),
          permissions: [ "contents: read", "pull-requests: write # its review, and its comment" ]
        }) ]
      },
      ci: {
        title: "Remit, CI",
        about: [ 'The workflow "CI" fails: Remit reads the logs and mends the cause, once for each commit. Put your own workflow\'s', "name in the place of CI." ],
        on: [ "workflow_run:", "  workflows: [CI]", "  types: [completed]" ],
        jobs: [ whole({
          when: [ "if: >-", "  github.event.workflow_run.conclusion == 'failure'", "  && github.event.workflow_run.head_repository.full_name == github.repository" ],
          more: oneAtATime("remit-ci-${{ github.event.workflow_run.head_branch }}"),
          permissions: [ "actions: read # the logs", "checks: read # what other apps say of the commit", "contents: write # its commit", COMMENT, "pull-requests: write # its pull request" ]
        }) ]
      },
      schedule: {
        title: "Remit, weekly",
        about: [ "Every Monday: one task, on a branch and a pull request that stay the same. Say in the prompt what yours is.", POLICY ],
        on: [ "schedule:", '  - cron: "17 4 * * 1"', "workflow_dispatch:" ],
        jobs: [ whole({
          more: oneAtATime("remit-task-docs"),
          permissions: [ BRANCH, PULL ],
          inputs: [ "task: docs", "prompt: >-", "  Compare what the documents say about commands, options and defaults with the code, and correct the", "  documents where they differ. Leave the code alone." ]
        }) ]
      },
      "two-jobs": {
        title: "Remit, in two jobs",
        about: [ "One job works, with a token that only reads; another publishes what it proposed, and has no model. With required", "reviewers on the environment remit-publish (Settings \u2192 Environments), a person stands between them." ],
        on: ON_COMMENT,
        jobs: [ whole({
          id: "propose",
          when: ASKED,
          more: [ ...oneAtATime("remit-${{ github.event.issue.number }}"), "outputs:", "  digest: ${{ steps.remit.outputs.proposal-digest }}" ],
          permissions: [ "contents: read", "issues: read", "pull-requests: read" ],
          named: true,
          inputs: [ "mode: propose" ],
          after: [ `- uses: ${pins.k.upload}`, "  # Work that did not pass is handed on as well.", "  if: ${{ !cancelled() && steps.remit.outputs.proposal-digest != '' }}", "  with:", "    name: remit-proposal", "    path: ${{ steps.remit.outputs.proposal-path }}" ]
        }), {
          id: "publish",
          when: [ "needs: propose", "if: ${{ !cancelled() && needs.propose.outputs.digest != '' }}" ],
          minutes: 10,
          more: [ "environment: remit-publish", ...oneAtATime("remit-publish-${{ github.event.issue.number }}") ],
          permissions: [ BRANCH, COMMENT, PULL ],
          works: false,
          before: [ `- uses: ${pins.k.download}`, "  with:", "    name: remit-proposal", "    path: ${{ runner.temp }}/proposal" ],
          after: [],
          named: false,
          inputs: [ "mode: publish", "proposal: ${{ runner.temp }}/proposal", "proposal-digest: ${{ needs.propose.outputs.digest }}" ]
        } ]
      },
      plan: {
        title: "Remit, by plan",
        about: [ "A plan first. When somebody lets the second job go on (required reviewers on the environment remit-publish), exactly", "this plan is carried out." ],
        on: ON_PROMPT,
        jobs: [ whole({
          id: "plan",
          more: [ ...oneAtATime("remit-plan"), "outputs:", "  digest: ${{ steps.remit.outputs.plan-digest }}" ],
          permissions: [ "contents: write # The plan is kept under refs/remit/; nothing else is pushed." ],
          named: true,
          inputs: [ "command: plan", "prompt: ${{ inputs.prompt }}" ]
        }), whole({
          id: "carry-out",
          when: [ "needs: plan", "if: needs.plan.outputs.digest != ''" ],
          more: [ "environment: remit-publish", ...oneAtATime("remit-carry-out") ],
          permissions: [ BRANCH, PULL ],
          inputs: [ "command: approve ${{ needs.plan.outputs.digest }}" ]
        }) ]
      }
    };
    function isKind(word) {
      return KINDS.some(kind => kind === word);
    }
    function pathOf(kind) {
      return kind === "comment" ? ".github/workflows/remit.yml" : `.github/workflows/remit-${kind}.yml`;
    }
    function writeWorkflow(kind, facts) {
      const {title: title, about: about, on: on, jobs: jobs} = SHAPES[kind];
      return `# ${about.join("\n# ")}\n# Written by \`remit init\`, and yours from here on.\nname: ${title}\non:\n${indent(on, 2)}\n# Nothing that is not named below.\npermissions: {}\njobs:\n${jobs.map(job => writeJob(job, facts)).join("\n")}\n`;
    }
    function writeJob(job, {projects: projects, remit: remit}) {
      const {id: id, when: when, minutes: minutes, more: more, permissions: permissions, works: works, before: before, after: after, named: named, inputs: inputs} = job;
      const key = works ? [ "gemini-api-key: ${{ secrets.GEMINI_API_KEY }}" ] : [];
      const setup = works ? [ ...CHECKOUT, ...projects.flatMap(project => project.setup.flatMap(writeStep)) ] : [];
      const own = [ `- uses: ${remit}`, ...named ? [ "  id: remit" ] : [], "  with:", ...pad([ ...inputs, ...key ], 4) ];
      const lines = [ `${id}:`, ...pad([ ...when, "runs-on: ubuntu-latest", `timeout-minutes: ${minutes}`, ...more, "permissions:", ...pad(permissions, 2), "steps:", ...pad([ ...setup, ...before, ...own, ...after ], 2) ], 2) ];
      return indent(lines, 2);
    }
    const CHECKOUT = [ `- uses: ${pins.k.checkout}`, "  with:", "    persist-credentials: false" ];
    function writeStep(step) {
      if ("uses" in step) {
        const inputs = Object.entries(step.with).map(([name, value]) => `${name}: ${plain(value)}`);
        return [ `- uses: ${step.uses}`, "  with:", ...pad(inputs, 4) ];
      }
      return [ ...step.why === undefined ? [] : [ `# ${step.why}` ], `- run: ${plain(step.run)}` ];
    }
    function plain(value) {
      return /^[A-Za-z][^:#"']*$/.test(value) ? value : `'${value.replaceAll("'", "''")}'`;
    }
    function pad(lines, by) {
      return lines.map(line => " ".repeat(by) + line);
    }
    function indent(lines, by) {
      return pad(lines, by).join("\n");
    }
    function advise({repository: repository, kinds: kinds, pin: pin}) {
      const {branch: branch, projects: projects, home: home} = repository;
      const settings = home === undefined ? "Settings" : `https://${home.host}/${home.name}/settings`;
      const at = (page, words) => home === undefined ? `${settings} \u2192 ${words}` : settings + page;
      const tested = projects.some(({test: test}) => test !== undefined);
      const guessed = branch.source === "origin/HEAD" ? "" : ` (${branch.source}; the policy is read from the default branch)`;
      return [ `Make a key at https://aistudio.google.com/apikey and store it as the secret GEMINI_API_KEY:\n${at("/secrets/actions", "Secrets and variables \u2192 Actions")}\nor: gh secret set GEMINI_API_KEY`, `Tick "Allow GitHub Actions to create and approve pull requests":\n${at("/actions", "Actions \u2192 General")}\nThe workflows name every permission that their tokens need; nothing else has to be granted.`, ...tested ? [] : [ "No test command was found. Name what checks the work under [verify] in .github/remit.toml." ], ...pin.pinned ? [] : [ `Put the commit of the release in the place of the tag: uses: ${pin.uses}` ], ...home === undefined || home.host === "github.com" ? [] : [ enterprise(home.host, pin) ], `Read the files, commit them and bring them to ${branch.name}${guessed}.`, ...kinds.includes("comment") && kinds.includes("two-jobs") ? [ BOTH ] : [], ...kinds.map(kind => TRY[kind]) ];
    }
    function enterprise(host, {uses: uses}) {
      return `${host} must know the action: mirror ${uses.split("@")[0]} there, or switch on GitHub Connect. Where its version does not know \`queue\`, take \`queue: max\` out. Its runners need a sandbox: docs/enterprise.md says what that takes.`;
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
      plan: "Make the environment remit-publish with required reviewers (Environments); then Actions \u2192 Remit, by plan."
    };
    var own_pin = __webpack_require__(31019);
    var external_node_fs_ = __webpack_require__(73024);
    function place(root, {path: path, text: text}, force) {
      const file = (0, external_node_path_.join)(root, path);
      const before = read(file);
      if (before === text) return "unchanged";
      if (before !== undefined && !force) return "kept";
      (0, external_node_fs_.mkdirSync)((0, external_node_path_.dirname)(file), {
        recursive: true
      });
      (0, external_node_fs_.writeFileSync)(file, text, {
        flag: before === undefined ? "wx" : "w"
      });
      return before === undefined ? "written" : "replaced";
    }
    function read(file) {
      try {
        return (0, external_node_fs_.readFileSync)(file, "utf8");
      } catch (error) {
        if (error.code === "ENOENT") return undefined;
        throw error;
      }
    }
    function writePolicy(projects) {
      const tests = projects.flatMap(({test: test}) => test ?? []);
      return [ HEAD, tests.length === 0 ? NOTHING_TO_VERIFY : verify(tests), ...tests.map(test => expect("command", test, "allow")), expect("command", "git push --force", "deny"), expect("path", ".github/workflows/remit.yml", "deny") ].join("\n");
    }
    const HEAD = `# What Remit may do in this repository. A deny always wins. It is read from the default branch, never from a pull\n# request. \`remit policy print\` shows every rule in force, \`remit policy explain 'COMMAND'\` what they say of a command.\nversion = 1\n\n# "edit": read everything, change files, run any command in a sandbox without network. What is published is judged file\n# by file: no workflows, no new dependencies.\nextends = "edit"\n\n[who]\npermission = "write"\n\n[limits]\nminutes = 25\nusd = 2.50\n\n[publish]\nto = "pull"\ndraft = true\n`;
    const NOTHING_TO_VERIFY = `# What Remit runs itself before it calls its work done. No test command was found.\n# [verify]\n# commands = ["make test"]\n`;
    function verify(tests) {
      return `# What Remit runs itself before it calls its work done.\n[verify]\ncommands = [${tests.map(test => JSON.stringify(test)).join(", ")}]\n`;
    }
    function expect(what, subject, effect) {
      return `[[expect]]\n${what} = ${JSON.stringify(subject)}\neffect = "${effect}"\n`;
    }
    var init_repository = __webpack_require__(77015);
    var policy = __webpack_require__(45034);
    const USAGE = `remit init                   a workflow and a policy fitted to this repository, and what to do next\n  --workflow KIND,\u2026          ${KINDS.join(", ")}; comment when it is not said\n  --force                    replace files that are there\n`;
    async function runInit(words) {
      const options = parse(words);
      if (options === undefined) return;
      const repository = (0, init_repository.t5)(process.cwd());
      if (repository === undefined) {
        return (0, complain.c)("There is no git repository here. Run this in a checkout of the repository that Remit is to work on.");
      }
      const pin = (0, own_pin.og)(process.argv[1] ?? "");
      const placed = composeFiles(repository, options.kinds, pin).map(file => [ file.path, place(repository.root, file, options.force) ]);
      say(describe(repository));
      say(placed.map(([path, what]) => `${OUTCOMES[what].padEnd(11)} ${path}${what === "kept" ? KEPT : ""}`));
      checkPolicy(repository.root);
      const steps = advise({
        repository: repository,
        kinds: options.kinds,
        pin: pin
      });
      say([ "", "What is left to do:", ...steps.flatMap(numbered) ]);
    }
    function parse(words) {
      const call = (0, cli_call.D)({
        name: "remit init",
        usage: USAGE
      }, words, {
        force: {
          type: "boolean",
          default: false
        },
        workflow: {
          type: "string",
          multiple: true
        }
      });
      if (call === undefined) return undefined;
      const {positionals: positionals, values: values} = call;
      const named = (values.workflow ?? [ "comment" ]).flatMap(list => list.split(",")).map(kind => kind.trim());
      const unknown = named.filter(kind => !isKind(kind));
      if (positionals.length > 0) (0, complain.c)(`remit init takes options only, found ${positionals.join(" ")}.`, USAGE); else if (unknown.length > 0) (0, 
      complain.c)(`There is no workflow ${unknown.join(", ")}; there are ${KINDS.join(", ")}.`, USAGE); else return {
        kinds: [ ...new Set(named.filter(isKind)) ],
        force: values.force
      };
      return undefined;
    }
    function composeFiles(repository, kinds, pin) {
      const {projects: projects} = repository;
      const workflows = kinds.map(kind => ({
        path: pathOf(kind),
        text: writeWorkflow(kind, {
          projects: projects,
          remit: pin.uses
        })
      }));
      return [ ...workflows, {
        path: load.O,
        text: writePolicy(projects)
      } ];
    }
    function describe({root: root, branch: branch, projects: projects, home: home}) {
      const languages = projects.map(({language: language, manifest: manifest, test: test}) => `${language} (${manifest}), ${test === undefined ? "no test command found" : `tested by ${test}`}`);
      return [ `Repository  ${home?.name ?? (0, external_node_path_.relative)((0, external_node_path_.join)(root, ".."), root)}, default branch ${branch.name} (${branch.source})`, ...languages.length === 0 ? [ "Projects    none that Remit knows" ] : languages.map(line => `Project     ${line}`) ];
    }
    const OUTCOMES = {
      written: "Written",
      unchanged: "Unchanged",
      kept: "Kept",
      replaced: "Replaced"
    };
    const KEPT = " (it differs from what init would write; --force replaces it)";
    function checkPolicy(root) {
      process.chdir(root);
      process.stdout.write("Policy      ");
      (0, policy.runPolicy)([ "check" ]);
    }
    function numbered(step, index) {
      return step.split("\n").map((line, at) => at === 0 ? `${String(index + 1).padStart(2)}. ${line}` : `    ${line}`);
    }
    function say(lines) {
      process.stdout.write(lines.map(line => `${line}\n`).join(""));
    }
  }
};
