"use strict";

exports.id = 230;

exports.ids = [ 230 ];

exports.modules = {
  90230: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var row = (function({task: task, end: end}, home) {
      const name = (0, markdown.aY)((0, markdown.$Q)(task, NAME));
      if (end.kind === "lost") return `| ${name} | \u2754 no report | | | |`;
      const {headline: headline, pull: pull, usage: usage} = end;
      const link = pull === undefined ? "" : `[#${pull}](${encodeURI(`${home}/pull/${pull}`)})`;
      const figures = usage === undefined ? "cannot be | cannot be" : `${(0, report_figures.rX)(usage.turns)} | ${(0, 
      report_figures.TG)(usage.usd)}`;
      return `| ${name} | ${(0, markdown.mG)((0, markdown.$Q)(headline, 160))} | ${link} | ${figures} |`;
    });
    var add = (function(a, b) {
      const names = Object.keys(a);
      return Object.fromEntries(names.map(name => [ name, a[name] + b[name] ]));
    });
    __webpack_require__.d(__webpack_exports__, {
      gather: () => gather
    });
    var external_node_path_ = __webpack_require__(76760);
    var records = __webpack_require__(6786);
    var fit = __webpack_require__(27980);
    var report_figures = __webpack_require__(19298);
    var markdown = __webpack_require__(9626);
    var outputs = __webpack_require__(29733);
    var lib_log = __webpack_require__(24078);
    var run_state = __webpack_require__(17374);
    var totals = __webpack_require__(46968);
    var headline = __webpack_require__(1359);
    var lib_parts = __webpack_require__(23782);
    function renderGathered(gathered, limit, measure) {
      const {ends: ends, home: home} = gathered;
      const rows = ends.map(end => row(end, home));
      return (0, fit.Uj)([ {
        rank: 0,
        blocks: [ (0, fit.FY)(`### ${headlineOf(ends)}`) ],
        what: "parts"
      }, {
        rank: 2,
        blocks: unfinishedTasks(ends),
        what: "parts"
      }, {
        rank: 3,
        blocks: (0, fit.tp)("| Task | | Pull request | Turns | Cost |\n|---|---|---|--:|--:|", rows, "tasks"),
        what: "parts"
      }, {
        rank: 4,
        blocks: ends.flatMap(lastMessage),
        what: "tasks"
      }, {
        rank: 1,
        blocks: closing(gathered),
        what: "parts"
      } ], limit, measure);
    }
    function renderGatheredOutputs({ends: ends, home: home}) {
      const usage = total(ends);
      return {
        ...(0, outputs.$)([]),
        conclusion: concludeAll(ends),
        "final-message": plainWords(ends),
        "structured-output": JSON.stringify({
          counts: countEnds(ends),
          tasks: ends.map(end => outline(end, home))
        }),
        turns: String(usage.turns),
        "input-tokens": String(usage.input),
        "output-tokens": String(usage.output),
        "cached-tokens": String(usage.cached),
        usd: usage.usd.toFixed(6),
        compressions: String(usage.compressions),
        denials: String(usage.denials)
      };
    }
    function concludeAll(ends) {
      const found = ends.map(({end: end}) => end.kind === "lost" ? "failed" : end.conclusion);
      if (found.some(conclusion => !(0, records.gq)(conclusion))) return "failed";
      return MOST.find(conclusion => found.includes(conclusion)) ?? "unchanged";
    }
    const MOST = [ "changed", "reviewed", "planned", "answered", "unchanged", "declined" ];
    function plainWords(ends) {
      const names = ends.filter(needsSomebody).map(({task: task}) => (0, markdown.$Q)(task, NAME));
      return `${headlineOf(ends)}${names.length === 0 ? "" : `: ${(0, lib_parts.KE)(names, 10)}`}`;
    }
    const NAME = 80;
    function countEnds(ends) {
      const tasks = ends.length;
      const done = ends.filter(isDone).length;
      const lost = ends.filter(({end: end}) => end.kind === "lost").length;
      const declined = ends.filter(({end: end}) => end.kind === "ended" && end.conclusion === "declined").length;
      const held = ends.filter(({end: end}) => end.kind === "ended" && end.held).length;
      return {
        tasks: tasks,
        done: done,
        declined: declined,
        held: held,
        failed: tasks - done - lost - declined - held,
        lost: lost
      };
    }
    function headlineOf(ends) {
      const {tasks: tasks, done: done, declined: declined, held: held, failed: failed, lost: lost} = countEnds(ends);
      const parts = (0, lib_parts.Eb)([ failed > 0 && `${(0, report_figures.rX)(failed)} failed`, lost > 0 && `${(0, 
      report_figures.rX)(lost)} left no report`, held > 0 && `${(0, report_figures.rX)(held)} not allowed what they need`, declined > 0 && `${(0, 
      report_figures.rX)(declined)} declined` ]);
      const mark = failed + lost + held > 0 ? "\u26a0\ufe0f" : done > 0 ? "\u2705" : "\ud83d\udeab";
      return `${mark} ${[ `${(0, report_figures.rX)(done)} of ${(0, report_figures.hS)(tasks, "task")} done`, ...parts ].join(", ")}`;
    }
    function needsSomebody({end: end}) {
      return end.kind === "lost" || end.held || !(0, records.gq)(end.conclusion);
    }
    function unfinishedTasks(ends) {
      const rows = ends.filter(needsSomebody).map(({task: task, end: end}) => {
        const why = end.kind === "lost" ? `no report, ${end.why}` : [ end.headline, end.message ].join(". ");
        return `- ${(0, markdown.aY)((0, markdown.$Q)(task, NAME))}: ${(0, markdown.mG)((0, 
        markdown.$Q)(why, 400))}`;
      });
      return (0, fit.tp)("**Needs somebody**\n", rows, "tasks");
    }
    function lastMessage(task) {
      const {end: end} = task;
      if (end.kind === "lost" || needsSomebody(task) || end.message === "" || end.conclusion === "declined") return [];
      return [ {
        kind: "fold",
        title: (0, markdown.qy)((0, markdown.$Q)(task.task, NAME)),
        blocks: (0, markdown.CS)((0, markdown.$Q)(end.message, 6e3)),
        what: "paragraphs"
      } ];
    }
    function closing({ends: ends, runUrl: runUrl, version: version}) {
      const {input: input, output: output, cached: cached, usd: usd, turns: turns, denials: denials} = total(ends);
      const figures = [ (0, report_figures.hS)(turns, "turn"), `${(0, report_figures.LU)(input)} tokens in (${(0, 
      report_figures.LU)(cached)} cached), ${(0, report_figures.LU)(output)} out`, (0, 
      report_figures.TG)(usd), ...denials > 0 ? [ `${(0, report_figures.hS)(denials, "call")} denied` ] : [] ];
      const odd = ends.filter(({end: end}) => end.kind === "ended" && end.usage === undefined).length;
      const left = `The figures in the logs of ${(0, report_figures.hS)(odd, "task")} are impossible, and are left out of the sums.`;
      return (0, lib_parts.Eb)([ (0, fit.FY)(figures.join(" \u00b7 ")), odd > 0 && (0, fit.FY)(left), (0, 
      fit.FY)(`<sub>[workflow run](${encodeURI(runUrl)}) \u00b7 Remit ${(0, markdown.mG)(version)}</sub>`) ]);
    }
    function total(ends) {
      const zero = {
        turns: 0,
        input: 0,
        output: 0,
        cached: 0,
        usd: 0,
        compressions: 0,
        denials: 0
      };
      return ends.reduce((sum, {end: end}) => end.kind === "lost" ? sum : add(sum, end.usage ?? zero), zero);
    }
    function outline({task: task, end: end}, home) {
      const name = (0, markdown.$Q)(task, NAME);
      if (end.kind === "lost") return {
        task: name,
        conclusion: "lost",
        why: end.why
      };
      const pull = end.pull === undefined ? {} : {
        pull: end.pull,
        url: `${home}/pull/${end.pull}`
      };
      const usd = end.usage === undefined ? {} : {
        usd: Number(end.usage.usd.toFixed(6))
      };
      return {
        task: name,
        conclusion: end.conclusion,
        ...end.held && {
          held: true
        },
        ...pull,
        ...usd
      };
    }
    function isDone({end: end}) {
      return end.kind === "ended" && end.conclusion !== "declined" && !end.held && (0, 
      records.gq)(end.conclusion);
    }
    function readTaskEnd(log, place) {
      try {
        const entries = (0, lib_log.x6)(log);
        const state = (0, run_state.xz)(entries);
        const {started: started, outcome: outcome} = state;
        if (started !== undefined && !belongs(started.run, place)) return lost("its log is that of another workflow run");
        if (outcome === undefined) return lost("its log breaks off: the run was cut off");
        if (!(0, headline._X)(outcome.conclusion)) return lost("its log ends without a known conclusion");
        return finishedTask(state, outcome.conclusion, entries);
      } catch {
        return lost("its log is damaged");
      }
    }
    function lost(why) {
      return {
        kind: "lost",
        why: why
      };
    }
    function belongs(run, place) {
      return run.repository === place.repository && String(run.id) === place.run;
    }
    function finishedTask(state, conclusion, entries) {
      const {outcome: outcome, publication: publication, started: started} = state;
      const pull = publication?.pull?.number;
      const {fault: fault} = outcome ?? {};
      const numbers = (0, totals.g)(entries);
      const message = fault === undefined ? outcome?.message : [ fault.message, fault.hint ?? "" ].join(" ");
      return {
        kind: "ended",
        conclusion: conclusion,
        started: started !== undefined,
        headline: (0, headline.pQ)(state),
        message: typeof message === "string" ? message.trim() : "",
        ...Number.isSafeInteger(pull) && pull > 0 ? {
          pull: pull
        } : {},
        held: isHeld(state, numbers, entries),
        ...usageIn(numbers)
      };
    }
    function isHeld({outcome: outcome, started: started}, {denials: denials}, entries) {
      if (outcome?.conclusion !== "unchanged" || started?.request.kind !== "change") return false;
      const tools = entries.flatMap(({event: event}) => event.type === "agent.started" ? [ event.tools ] : []);
      const idle = tools.length > 0 && !tools.flat().some(tool => WRITERS.has(tool));
      return outcome.withheld !== undefined || denials.length > 0 || idle;
    }
    const WRITERS = new Set([ "write_file", "replace", "run_shell_command", "invoke_agent" ]);
    function usageIn({turns: turns, tokens: tokens, usd: usd, compressions: compressions, denials: denials}) {
      const {input: input, output: output, cached: cached} = tokens;
      const usage = {
        turns: turns,
        input: input,
        output: output,
        cached: cached,
        usd: usd,
        compressions: compressions.length,
        denials: (0, totals.v)(denials)
      };
      return Object.values(usage).every(canBe) ? {
        usage: usage
      } : {};
    }
    function canBe(value) {
      return typeof value === "number" && value >= 0 && value <= 1e12;
    }
    var run_comment = __webpack_require__(28598);
    var pending = __webpack_require__(59957);
    var version = __webpack_require__(17992);
    var faults = __webpack_require__(1613);
    var own_comments = __webpack_require__(30853);
    var resolve_prompt = __webpack_require__(36494);
    var machine = __webpack_require__(44714);
    const gather = {
      run: gatherReports
    };
    async function gatherReports(counter, invocation, job) {
      try {
        return await gatherAll(counter, invocation, job);
      } catch (error) {
        const {message: message} = (0, faults.K)(error);
        counter.runner.annotate("error", "Remit: the reports could not be gathered", message);
        for (const [name, value] of Object.entries({
          conclusion: "failed",
          "final-message": message
        })) counter.runner.setOutput(name, value);
        return "failed";
      }
    }
    async function gatherAll(counter, invocation, job) {
      const {files: files, runner: runner, secrets: secrets} = counter;
      const {settings: settings, runUrl: runUrl} = invocation;
      const {repository: repository, serverUrl: serverUrl, runId: runId} = settings.github;
      const directory = external_node_path_.posix.resolve(settings.runner.workspace, job.reports);
      const ends = await readReports(files, directory, job.tasks, {
        repository: repository,
        run: runId
      });
      const gathered = {
        ends: ends,
        home: `${serverUrl}/${repository}`,
        runUrl: runUrl,
        version: version.VERSION
      };
      await runner.writeSummary(secrets.redact(renderGathered(gathered, fit.Jt, fit.ee)));
      const url = settings.dryRun ? undefined : await comment(counter, invocation, job, gathered);
      const conclusion = concludeAll(ends);
      if (conclusion === "failed") runner.annotate("error", "Remit: not all tasks are done", plainWords(ends));
      if (ends.length === 0) runner.annotate("warning", "Remit: no reports", `There are none in ${directory}.`);
      for (const [name, value] of Object.entries(renderGatheredOutputs(gathered))) {
        runner.setOutput(name, name === "comment-url" ? url ?? "" : value);
      }
      return conclusion;
    }
    async function comment({github: github, runner: runner, secrets: secrets}, invocation, {issue: issue}, gathered) {
      const subject = issue ?? subjectOf(invocation);
      if (subject === undefined || !isDue(gathered.ends, issue !== undefined)) return undefined;
      const {task: task = ""} = invocation.settings.trigger;
      const key = (0, pending.TN)([ "gather", task === "" ? invocation.settings.github.runId : task ]);
      const sticky = (0, run_comment.kK)(github, (0, own_comments.Ru)(invocation.settings), {
        key: key,
        subject: subject
      });
      const body = secrets.redact(renderGathered(gathered, fit.W$, fit.hg));
      const failure = await (0, run_comment.cK)(sticky, {
        body: body
      });
      if (failure === undefined) return sticky.found?.url;
      runner.annotate("warning", "Remit: comment not written", `${(0, run_comment.oQ)(failure)} The job summary says the same.`);
      return undefined;
    }
    function isDue(ends, named) {
      return ends.some(({end: end}) => end.kind === "lost" ? named : end.started);
    }
    function subjectOf({event: event, settings: settings}) {
      const pending = (0, resolve_prompt.jP)(event, settings);
      return pending.kind === "declined" ? undefined : pending.subject?.number;
    }
    const MAX_LOG = 128 * 1024 * 1024;
    const feature_MOST = 300;
    const DEPTH = 4;
    const LOG = "log.ndjson";
    async function readReports(files, directory, tasks, place) {
      const found = await findLogs(files, directory);
      const taken = new Map;
      const others = [];
      for (const {name: name, path: path} of found) {
        const end = await readOne(files, path, place);
        const task = taskOf(name, tasks);
        if (task === undefined || taken.has(task)) others.push({
          task: name,
          end: end
        }); else taken.set(task, {
          task: task,
          end: end
        });
      }
      const known = [ ...new Set(tasks) ].slice(0, feature_MOST);
      const why = "its job left none: it failed before Remit began, was cancelled, or never ran";
      const missing = {
        kind: "lost",
        why: why
      };
      return [ ...known.map(task => taken.get(task) ?? {
        task: task,
        end: missing
      }), ...others ];
    }
    async function findLogs(files, directory) {
      const root = await files.realPath(directory);
      const own = await findLog(files, root, 0);
      if (own !== undefined) return [ {
        name: "report",
        path: own
      } ];
      const found = [];
      for (const name of await directories(files, root)) {
        const path = await findLog(files, external_node_path_.posix.join(root, name), DEPTH) ?? external_node_path_.posix.join(root, name, LOG);
        found.push({
          name: name,
          path: path
        });
      }
      return found;
    }
    async function findLog(files, directory, depth) {
      const path = external_node_path_.posix.join(directory, LOG);
      if (await files.facts(path) !== undefined) return path;
      if (depth === 0) return undefined;
      for (const name of await directories(files, directory)) {
        const found = await findLog(files, external_node_path_.posix.join(directory, name), depth - 1);
        if (found !== undefined) return found;
      }
      return undefined;
    }
    async function directories(files, path) {
      try {
        const {entries: entries} = await files.list(path);
        const names = entries.filter(({kind: kind}) => kind === "directory").map(({name: name}) => name);
        return names.sort().slice(0, feature_MOST);
      } catch (error) {
        if ((0, machine.x)(error) === "ENOENT") return [];
        throw error;
      }
    }
    async function readOne(files, path, place) {
      const facts = await files.facts(path);
      if (facts?.kind !== "file") return {
        kind: "lost",
        why: "its artifact has no log"
      };
      if (facts.size > MAX_LOG) return {
        kind: "lost",
        why: `its log has ${facts.size} bytes; at most ${MAX_LOG} are read`
      };
      return readTaskEnd((await files.read(path)).toString("utf8"), place);
    }
    function taskOf(name, tasks) {
      const fitting = tasks.filter(task => task !== "" && (name === task || name.endsWith(`-${task}`)));
      return fitting.toSorted((a, b) => b.length - a.length)[0];
    }
  })
};


