export const id = 7954;

export const ids = [ 7954 ];

export const modules = {
  14539: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      du: () => START_VARIABLES,
      nw: () => startOptions,
      rI: () => keepSmall
    });
    var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);
    function startOptions() {
      return process.allowedNodeEnvironmentFlags.has("--max-semi-space-size") ? [ "--max-semi-space-size=2" ] : [];
    }
    const START_VARIABLES = {
      MALLOC_ARENA_MAX: "1"
    };
    function keepSmall() {
      void new Headers;
      for (const flag of [ "--no-wasm-dynamic-tiering", "--no-wasm-tier-up" ]) (0, node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)(flag);
    }
  },
  7954: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      runAction: () => runAction
    });
    var external_node_fs_ = __webpack_require__(73024);
    var external_node_http_ = __webpack_require__(37067);
    var external_node_path_ = __webpack_require__(76760);
    var actions = __webpack_require__(6551);
    var adapters_clock = __webpack_require__(61642);
    var frugality = __webpack_require__(14539);
    var gemini = __webpack_require__(20964);
    var adapters_git = __webpack_require__(4544);
    var fingerprints = __webpack_require__(11155);
    function openGuard(environment) {
      let watched;
      const refusal = () => {
        const changed = watched?.confining.changed() ?? [];
        return changed.length === 0 ? undefined : `Files of the machine that keep commands in bounds have changed: ${(0, 
        fingerprints.Xf)(changed)}`;
      };
      return {
        async watch(plain, git) {
          const confining = await (0, fingerprints.tp)(plain.confining);
          watched = {
            plain: plain,
            confining: confining,
            git: await (0, fingerprints.tp)(await (0, fingerprints.iH)(git), (0, fingerprints.$H)(environment))
          };
        },
        changed: () => watched?.git.changed() ?? [],
        refusal: refusal,
        confine(argv) {
          const why = refusal();
          if (why !== undefined) throw new Error(why);
          return watched?.plain.wrap(argv) ?? argv;
        }
      };
    }
    var adapters_github = __webpack_require__(43148);
    var machine = __webpack_require__(41285);
    var mcp_client = __webpack_require__(72602);
    var adapters_random = __webpack_require__(96817);
    var adapters_shells = __webpack_require__(70516);
    var sight = __webpack_require__(64149);
    var tool_environment = __webpack_require__(74540);
    var web = __webpack_require__(61302);
    var events = __webpack_require__(27297);
    var lib_places = __webpack_require__(58087);
    var inputs = __webpack_require__(128);
    var lib_log = __webpack_require__(97309);
    var saved = __webpack_require__(6861);
    var run = __webpack_require__(92776);
    var faults = __webpack_require__(89896);
    var acknowledge = __webpack_require__(49073);
    var announce = __webpack_require__(66318);
    var run_gate = __webpack_require__(16331);
    async function answerGate(desk, order) {
      const {runner: runner} = desk;
      const gate = await (0, run_gate.l)(desk, order).catch(error => ({
        kind: "closed",
        faults: [ (0, faults.K)(error) ]
      }));
      runner.setOutput("admitted", String(gate.kind === "open"));
      if (gate.kind !== "open") return (await (0, announce.E7)(desk, order, gate)).conclusion;
      const {base: base, subject: subject, commentId: commentId} = gate.request;
      await (0, acknowledge.wv)(desk, order, commentId, "eyes");
      runner.setOutput("sha", base.sha);
      runner.setOutput("number", subject === undefined ? "" : String(subject.number));
      runner.print("Admitted.");
      return "unchanged";
    }
    var comment = __webpack_require__(37023);
    var delivery = __webpack_require__(68148);
    var fit = __webpack_require__(91017);
    var report_figures = __webpack_require__(40819);
    var markdown = __webpack_require__(63021);
    var outputs = __webpack_require__(8568);
    var report_story = __webpack_require__(95419);
    var tally = __webpack_require__(8216);
    var words = __webpack_require__(58191);
    function isDone({end: end}) {
      return end.kind === "ended" && end.conclusion !== "declined" && !end.held && (0, 
      events.gq)(end.conclusion);
    }
    function readTaskEnd(text, place) {
      try {
        const entries = (0, lib_log.x6)(text);
        const story = (0, report_story.Iw)(entries);
        const {started: started, outcome: outcome} = story;
        if (started !== undefined && !belongs(started.run, place)) return lost("its log is that of another workflow run");
        if (outcome === undefined) return lost("its log breaks off: the run was cut off");
        if (!(0, words._X)(outcome.conclusion)) return lost("its log ends in no conclusion that there is");
        return told(story, outcome.conclusion, entries);
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
    function told(story, conclusion, entries) {
      const {outcome: outcome, publication: publication, started: started} = story;
      const pull = publication?.pull?.number;
      const {fault: fault} = outcome ?? {};
      const numbers = (0, tally.N)(entries);
      const said = fault === undefined ? outcome?.message : [ fault.message, fault.hint ?? "" ].join(" ");
      return {
        kind: "ended",
        conclusion: conclusion,
        started: started !== undefined,
        headline: (0, words.pQ)(story),
        said: typeof said === "string" ? said.trim() : "",
        ...Number.isSafeInteger(pull) && pull > 0 ? {
          pull: pull
        } : {},
        held: isHeld(story, numbers, entries),
        ...spentIn(numbers)
      };
    }
    function isHeld({outcome: outcome, started: started}, {denials: denials}, entries) {
      if (outcome?.conclusion !== "unchanged" || started?.request.kind !== "change") return false;
      const tools = entries.flatMap(({event: event}) => event.type === "agent.started" ? [ event.tools ] : []);
      const idle = tools.length > 0 && !tools.flat().some(tool => WRITERS.has(tool));
      return outcome.withheld === true || denials.length > 0 || idle;
    }
    const WRITERS = new Set([ "write_file", "replace", "run_shell_command", "invoke_agent" ]);
    function spentIn({turns: turns, tokens: tokens, usd: usd, compressions: compressions, denials: denials}) {
      const {input: input, output: output, cached: cached} = tokens;
      const refused = denials.reduce((sum, {count: count}) => sum + count, 0);
      const spent = {
        turns: turns,
        input: input,
        output: output,
        cached: cached,
        usd: usd,
        compressions: compressions.length,
        denials: refused
      };
      return Object.values(spent).every(canBe) ? {
        spent: spent
      } : {};
    }
    function canBe(value) {
      return typeof value === "number" && value >= 0 && value <= 1e12;
    }
    function renderGathered(gathered, limit, measure) {
      const {ends: ends, home: home} = gathered;
      const rows = ends.map(end => row(end, home));
      const table = {
        kind: "rows",
        head: "| Task | | Pull request | Turns | Cost |\n|---|---|---|--:|--:|",
        rows: rows,
        what: "tasks"
      };
      return (0, fit.Uj)([ {
        rank: 0,
        blocks: [ {
          kind: "text",
          markdown: `### ${headlineOf(ends)}`
        } ],
        what: "parts"
      }, {
        rank: 2,
        blocks: trouble(ends),
        what: "parts"
      }, {
        rank: 3,
        blocks: ends.length === 0 ? [] : [ table ],
        what: "parts"
      }, {
        rank: 4,
        blocks: ends.flatMap(gathered_words),
        what: "tasks"
      }, {
        rank: 1,
        blocks: closing(gathered),
        what: "parts"
      } ], limit, measure);
    }
    function renderGatheredOutputs({ends: ends, home: home}) {
      const spent = total(ends);
      return {
        ...(0, outputs.$)([]),
        conclusion: concludeAll(ends),
        "final-message": plainWords(ends),
        "structured-output": JSON.stringify({
          counts: countEnds(ends),
          tasks: ends.map(end => outline(end, home))
        }),
        turns: String(spent.turns),
        "input-tokens": String(spent.input),
        "output-tokens": String(spent.output),
        "cached-tokens": String(spent.cached),
        usd: spent.usd.toFixed(6),
        compressions: String(spent.compressions),
        denials: String(spent.denials)
      };
    }
    function concludeAll(ends) {
      const found = ends.map(({end: end}) => end.kind === "lost" ? "failed" : end.conclusion);
      if (found.some(conclusion => !(0, events.gq)(conclusion))) return "failed";
      return MOST.find(conclusion => found.includes(conclusion)) ?? "unchanged";
    }
    const MOST = [ "changed", "reviewed", "planned", "answered", "unchanged", "declined" ];
    function plainWords(ends) {
      const names = ends.filter(needsSomebody).map(({task: task}) => (0, markdown.$Q)(task, NAME));
      const listed = names.length > 10 ? `${names.slice(0, 10).join(", ")} and ${names.length - 10} more` : names.join(", ");
      return `${headlineOf(ends)}${listed === "" ? "" : `: ${listed}`}`;
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
      const parts = [ ...failed > 0 ? [ `${(0, report_figures.U9)(failed)} failed` ] : [], ...lost > 0 ? [ `${(0, 
      report_figures.U9)(lost)} left no report` ] : [], ...held > 0 ? [ `${(0, report_figures.U9)(held)} not allowed what it takes` ] : [], ...declined > 0 ? [ `${(0, 
      report_figures.U9)(declined)} declined` ] : [] ];
      const mark = failed + lost + held > 0 ? "\u26a0\ufe0f" : done > 0 ? "\u2705" : "\ud83d\udeab";
      return `${mark} ${[ `${(0, report_figures.U9)(done)} of ${(0, report_figures.hS)(tasks, "task")} done`, ...parts ].join(", ")}`;
    }
    function needsSomebody({end: end}) {
      return end.kind === "lost" || end.held || !(0, events.gq)(end.conclusion);
    }
    function trouble(ends) {
      const rows = ends.filter(needsSomebody).map(({task: task, end: end}) => {
        const why = end.kind === "lost" ? `no report, ${end.why}` : [ end.headline, end.said ].join(". ");
        return `- ${(0, markdown.aY)((0, markdown.$Q)(task, NAME))}: ${(0, markdown.mG)((0, 
        markdown.$Q)(why, 400))}`;
      });
      return rows.length === 0 ? [] : [ {
        kind: "rows",
        head: "**Needs somebody**\n",
        rows: rows,
        what: "tasks"
      } ];
    }
    function row({task: task, end: end}, home) {
      const name = (0, markdown.aY)((0, markdown.$Q)(task, NAME));
      if (end.kind === "lost") return `| ${name} | \u2754 no report | | | |`;
      const {headline: headline, pull: pull, spent: spent} = end;
      const link = pull === undefined ? "" : `[#${pull}](${encodeURI(`${home}/pull/${pull}`)})`;
      const figures = spent === undefined ? "cannot be | cannot be" : `${(0, report_figures.U9)(spent.turns)} | ${(0, 
      report_figures.TG)(spent.usd)}`;
      return `| ${name} | ${(0, markdown.mG)((0, markdown.$Q)(headline, 160))} | ${link} | ${figures} |`;
    }
    function gathered_words(task) {
      const {end: end} = task;
      if (end.kind === "lost" || needsSomebody(task) || end.said === "" || end.conclusion === "declined") return [];
      return [ {
        kind: "fold",
        title: (0, markdown.qy)((0, markdown.$Q)(task.task, NAME)),
        blocks: (0, markdown.CS)((0, markdown.$Q)(end.said, 6e3)),
        what: "paragraphs"
      } ];
    }
    function closing({ends: ends, runUrl: runUrl, version: version}) {
      const {input: input, output: output, cached: cached, usd: usd, turns: turns, denials: denials} = total(ends);
      const spent = [ (0, report_figures.hS)(turns, "turn"), `${(0, report_figures.LU)(input)} tokens in (${(0, 
      report_figures.LU)(cached)} cached), ${(0, report_figures.LU)(output)} out`, (0, 
      report_figures.TG)(usd), ...denials > 0 ? [ `${(0, report_figures.hS)(denials, "call")} denied` ] : [] ];
      const odd = ends.filter(({end: end}) => end.kind === "ended" && end.spent === undefined).length;
      const left = `The figures in the logs of ${(0, report_figures.hS)(odd, "task")} cannot be, and are in no sum.`;
      return [ {
        kind: "text",
        markdown: spent.join(" \u00b7 ")
      }, ...odd > 0 ? [ {
        kind: "text",
        markdown: left
      } ] : [], {
        kind: "text",
        markdown: `<sub>[workflow run](${encodeURI(runUrl)}) \u00b7 Remit ${(0, markdown.mG)(version)}</sub>`
      } ];
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
      return ends.reduce((sum, {end: end}) => end.kind === "lost" ? sum : add(sum, end.spent ?? zero), zero);
    }
    function add(a, b) {
      return {
        turns: a.turns + b.turns,
        input: a.input + b.input,
        output: a.output + b.output,
        cached: a.cached + b.cached,
        usd: a.usd + b.usd,
        compressions: a.compressions + b.compressions,
        denials: a.denials + b.denials
      };
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
      const usd = end.spent === undefined ? {} : {
        usd: Number(end.spent.usd.toFixed(6))
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
    var summary = __webpack_require__(52486);
    var wish = __webpack_require__(4666);
    var version = __webpack_require__(13411);
    var asked = __webpack_require__(10793);
    var ports = __webpack_require__(48076);
    const MAX_LOG = 128 * 1024 * 1024;
    const reports_MOST = 300;
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
      const known = [ ...new Set(tasks) ].slice(0, reports_MOST);
      const missing = {
        kind: "lost",
        why: "its job left none: it failed before Remit began, was cancelled, or never ran"
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
        return names.sort().slice(0, reports_MOST);
      } catch (error) {
        if ((0, ports.xU)(error) === "ENOENT") return [];
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
    var own_comments = __webpack_require__(89928);
    async function gatherReports(counter, order, job) {
      try {
        return await gather(counter, order, job);
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
    async function gather(counter, order, job) {
      const {files: files, runner: runner, secrets: secrets} = counter;
      const {settings: settings, runUrl: runUrl} = order;
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
      await runner.writeSummary(secrets.redact(renderGathered(gathered, summary.J, fit.ee)));
      const url = settings.dryRun ? undefined : await gather_comment(counter, order, job, gathered);
      const conclusion = concludeAll(ends);
      if (conclusion === "failed") runner.annotate("error", "Remit: not all tasks are done", plainWords(ends));
      if (ends.length === 0) runner.annotate("warning", "Remit: no reports", `There are none in ${directory}.`);
      for (const [name, value] of Object.entries(renderGatheredOutputs(gathered))) {
        runner.setOutput(name, name === "comment-url" ? url ?? "" : value);
      }
      return conclusion;
    }
    async function gather_comment({github: github, runner: runner, secrets: secrets}, order, {issue: issue}, gathered) {
      const subject = issue ?? subjectOf(order);
      if (subject === undefined || !isDue(gathered.ends, issue !== undefined)) return undefined;
      const {task: task = ""} = order.settings.wish;
      const key = (0, wish.TN)([ "gather", task === "" ? order.settings.github.runId : task ]);
      const sticky = (0, delivery.kK)(github, (0, own_comments.Ru)(order.settings), {
        key: key,
        subject: subject
      });
      const body = secrets.redact(renderGathered(gathered, comment.W, fit.hg));
      const failure = await (0, delivery.cK)(sticky, {
        body: body
      });
      if (failure === undefined) return sticky.found?.url;
      runner.annotate("warning", "Remit: comment not written", `${(0, delivery.oQ)(failure)} The job summary says the same.`);
      return undefined;
    }
    function isDue(ends, named) {
      return ends.some(({end: end}) => end.kind === "lost" ? named : end.started);
    }
    function subjectOf({event: event, settings: settings}) {
      const wish = (0, asked.a)(event, settings);
      return wish.kind === "declined" ? undefined : wish.subject?.number;
    }
    var change_parcel = __webpack_require__(58859);
    var again = __webpack_require__(55444);
    var recheck = __webpack_require__(55087);
    var review = __webpack_require__(95130);
    var marker = __webpack_require__(53086);
    var reporter = __webpack_require__(2560);
    var approve = __webpack_require__(30628);
    var begin = __webpack_require__(77826);
    var look = __webpack_require__(16281);
    var catch_up = __webpack_require__(2714);
    var conclude = __webpack_require__(56008);
    var dashboard = __webpack_require__(61961);
    var keeping = __webpack_require__(69950);
    var publishing = __webpack_require__(79768);
    var resume = __webpack_require__(56709);
    var resume_keeper = __webpack_require__(49489);
    async function readParcel(files, directory) {
      const root = await files.realPath(directory);
      try {
        const {entries: entries, undecodable: undecodable} = await files.list(root);
        const known = Object.values(change_parcel.wt);
        const strange = entries.find(({name: name, kind: kind}) => !known.includes(name) || kind !== "file");
        if (strange !== undefined) return refused(`${JSON.stringify(strange.name)} (a ${strange.kind}) does not belong there.`);
        if (undecodable > 0) return refused("It has files whose names are not UTF-8.");
        const read = new Map;
        for (const {name: name} of entries) {
          const path = external_node_path_.posix.join(root, name);
          const size = (await files.facts(path))?.size ?? 0;
          if (size > change_parcel.P0) return refused(`${name} has ${size} bytes; at most ${change_parcel.P0} are read.`);
          read.set(name, await files.read(path));
        }
        return {
          kind: "read",
          files: read
        };
      } catch (error) {
        if ((0, ports.xU)(error) === undefined) throw error;
        return refused(`It could not be read (${(0, ports.xU)(error)}).`);
      }
    }
    function refused(why) {
      return {
        kind: "refused",
        fault: {
          kind: "conflict",
          message: `There is no proposal to publish in the directory that the input proposal names. ${why}`,
          hint: "Download the artifact of the proposing job there, and nothing else."
        }
      };
    }
    var published_before = __webpack_require__(20131);
    var reviewing = __webpack_require__(92659);
    function restoreLog(desk, order, {admitted: gate, start: from}, bytes) {
      const entries = readEntries(bytes);
      const start = entries.findLastIndex(({event: event}) => event.type === "run.started");
      const started = entries[start]?.event;
      if (started?.type !== "run.started" || started.request.key !== gate.request.key) return false;
      const own = entries.flatMap((entry, index) => {
        if (LEFT_OUT.has(entry.event.type)) return [];
        return [ index === start ? {
          ...entry,
          event: {
            ...knownHere(started, order, gate),
            ...(0, announce.yv)(from)
          }
        } : entry ];
      });
      if (!canBeTold(own)) return false;
      for (const {event: event, agent: agent, at: at} of own) desk.log.append(event, agent, at);
      return true;
    }
    const LEFT_OUT = new Set([ "change.proposed", "change.pushed", "change.published", "checks.seen", "review.posted", "run.kept", "plan.kept", "plan.unkept", "run.finished", "request.declined" ]);
    function knownHere(started, {settings: settings, runUrl: runUrl}, {request: request, policy: policy, limits: limits}) {
      const {approves: _, continues: __, answered: ___, ...rest} = started;
      const {runId: id, runAttempt: attempt, repository: repository} = settings.github;
      const run = {
        ...started.run,
        id: id,
        attempt: attempt,
        repository: repository,
        url: runUrl
      };
      return {
        ...rest,
        run: run,
        request: request,
        policy: policy.source,
        limits: limits
      };
    }
    function readEntries(bytes) {
      try {
        const entries = (0, lib_log.x6)(bytes.toString("utf8"));
        return entries.every(({at: at, agent: agent}) => Number.isFinite(at) && typeof agent === "string") ? entries : [];
      } catch {
        return [];
      }
    }
    function canBeTold(entries) {
      const outcome = {
        conclusion: "changed",
        message: ""
      };
      const whole = [ ...entries, {
        seq: entries.length,
        at: 0,
        agent: events.QT,
        event: {
          type: "run.finished",
          outcome: outcome
        }
      } ];
      try {
        return (0, comment.w)(whole).length + (0, summary.B)(whole).length > 0;
      } catch {
        return false;
      }
    }
    var run_spent = __webpack_require__(98893);
    var standing = __webpack_require__(27185);
    async function startingPoint(request, {base: base, target: target}, git) {
      const now = request.base;
      const same = now.name === base.name;
      if (same && now.sha === base.sha) return {
        kind: "stands",
        request: request
      };
      const isNew = target.expect === undefined && request.subject?.kind !== "pull";
      const begun = isNew && now.name === target.branch && now.sha === base.sha;
      if (begun) return {
        kind: "stands",
        request: {
          ...request,
          base: base
        }
      };
      if (!same || !isNew) return moved(`The work was done on ${base.name} at ${base.sha}; it would start from ${now.sha} of ${now.name} now.`);
      const {commits: commits} = await git.history.log(now.sha, {
        most: REACH
      });
      if (!commits.some(({oid: oid}) => oid === base.sha)) {
        return moved(`The work was done at ${base.sha}, which is not among the last ${REACH} commits of ${now.name}.`);
      }
      await git.fetch(base.sha);
      return {
        kind: "stands",
        request: {
          ...request,
          base: base
        }
      };
    }
    const REACH = 500;
    function moved(message) {
      const hint = "Ask again: the next run starts from how things are then.";
      return {
        kind: "moved",
        fault: {
          kind: "conflict",
          message: message,
          hint: hint
        }
      };
    }
    async function publishLater(desk, order) {
      const gate = await (0, run_gate.l)(desk, order).catch(error => ({
        kind: "closed",
        faults: [ (0, faults.K)(error) ]
      }));
      if (gate.kind !== "open") return await (0, announce.E7)(desk, order, gate);
      return await publishFor(desk, order, await beginAgain(desk, order, gate));
    }
    async function beginAgain(desk, order, gate) {
      const reply = (0, begin.$q)(gate);
      if (reply?.start.kind === "nothing") return reply;
      switch (gate.wish.command?.name.toLowerCase()) {
       case "approve":
        return await (0, approve.S)(desk, order, gate, "after work");

       case "continue":
        {
          const before = await (0, published_before.nd)(desk, order, gate);
          return before.start.kind === "fresh" ? await (0, resume.oD)(desk, order, gate) : before;
        }

       default:
        return await (0, published_before.nd)(desk, order, await (0, catch_up.xA)(desk, order, gate));
      }
    }
    async function publishFor(desk, order, begun) {
      const {admitted: gate, start: start} = begun;
      const received = await receive(desk, order).catch(error => second_job_refused((0, 
      faults.K)(error)));
      const restored = received.kind === "opened" && restoreLog(desk, order, begun, received.log);
      if (!restored) (0, announce.iP)({
        ...desk,
        shell: {
          sandbox: "not needed",
          lacks: []
        }
      }, order, gate, start);
      const {subject: subject} = gate.request;
      const report = (0, reporter.W)({
        ...desk,
        seal: (0, own_comments.Ru)(order.settings),
        key: (0, marker.Td)(gate.request),
        stop: order.stop,
        ...subject && !order.settings.dryRun && {
          subject: subject.number
        }
      });
      const keeper = (0, resume_keeper.z)(desk, order, gate, undefined);
      const carried = start.kind === "nothing" ? {
        outcome: (0, announce.BO)(desk, start.reason)
      } : start.kind === "over" ? {
        outcome: start.outcome
      } : undefined;
      const {outcome: outcome, left: left} = carried ?? await carryOn(desk, order, begun, received).catch(error => ({
        outcome: failed((0, faults.K)(error))
      }));
      await keeper.keep(outcome, left);
      desk.log.append({
        type: "run.finished",
        outcome: outcome
      });
      const [reportPath, receiptPath] = await Promise.all([ (0, keeping.tP)(desk, order), (0, 
      keeping.uG)(desk, order) ]);
      await report.finish({
        logPath: order.places.log,
        reportPath: reportPath,
        receiptPath: receiptPath
      });
      await (0, dashboard._)(desk, order, gate, outcome);
      return outcome;
    }
    async function receive(desk, {settings: settings, places: places}) {
      const {job: job, github: github, runner: runner} = settings;
      if (job?.kind !== "publish") throw new Error("This job is not one that publishes.");
      const read = await readParcel(desk.files, external_node_path_.posix.resolve(runner.workspace, job.proposal));
      if (read.kind === "refused") return read;
      const opened = (0, change_parcel.Ef)(read.files, {
        digest: job.digest,
        repository: github.repository,
        run: github.runId
      });
      const patch = read.files.get("work.patch");
      if (patch !== undefined && patch.length > 0) await (0, keeping._f)(desk, {
        places: places
      }, "work.patch", patch.toString("latin1"));
      return opened;
    }
    function second_job_refused(fault) {
      return {
        kind: "refused",
        fault: fault
      };
    }
    async function carryOn(desk, order, begun, received) {
      if (received.kind === "refused") return {
        outcome: failed(received.fault)
      };
      const {parcel: parcel, patch: patch} = received;
      const {admitted: gate, start: from} = begun;
      const {request: request, policy: policy} = gate;
      const foreign = refuseForeign(parcel, gate) ?? refuseClaim(parcel, request);
      if (foreign !== undefined) return {
        outcome: failed(foreign)
      };
      if (request.base.sha !== request.trusted.sha) await desk.git.fetch(request.base.sha);
      const own = from.kind === "claimed" && await isOwnPush(desk, order, gate, parcel);
      if (from.kind === "claimed" && !own) return {
        outcome: failed((0, published_before._7)(request))
      };
      if (from.kind === "published" || own) {
        const end = parcel.change?.end ?? {
          kind: "finished",
          text: parcel.outcome.message
        };
        const again = await (0, publishing.Yp)(desk, order, gate);
        await (0, look.z)(desk, order, again);
        return {
          outcome: (0, conclude.Ep)(request, end, again, isVerified(parcel))
        };
      }
      if (parcel.review !== undefined) return await postReview(desk, order, gate, parcel.review);
      if (parcel.change === undefined) {
        const fault = await (0, change_parcel.vX)(parcel, patch, desk.git);
        if (fault !== undefined) return {
          outcome: failed(fault)
        };
        const {conclusion: conclusion, message: message} = parcel.outcome;
        const idle = conclusion === "unchanged" && request.caughtUp?.kind !== "replaced";
        const spent = idle && await (0, run_spent.z)(desk, order, gate, request.base.sha);
        if (conclusion === "unchanged" && !message.includes(conclude.nu) && !spent) await (0, 
        standing.a)(desk, order, gate);
        return {
          outcome: parcel.outcome
        };
      }
      const {proposal: proposal, end: end, unverified: unverified} = parcel.change;
      const start = await startingPoint(request, proposal, desk.git);
      if (start.kind === "moved") return {
        outcome: failed(start.fault)
      };
      const misfit = await (0, change_parcel.IF)(parcel, desk.git);
      if (misfit !== undefined) return {
        outcome: failed(misfit)
      };
      const admitted = {
        ...gate,
        policy: policy,
        request: start.request
      };
      const published = await (0, publishing.OZ)(desk, order, admitted, proposal, unverified, {
        objection: () => (0, change_parcel.vX)(parcel, patch, desk.git)
      });
      await (0, look.z)(desk, order, published, policy.verify.checks.value > 0 ? NO_MODEL : "");
      const left = published.kind === "withheld" || published.kind === "kept" ? published.work : undefined;
      const outcome = (0, conclude.Ep)(request, (0, conclude.RM)(end, published, order.stop), published, unverified === undefined);
      return {
        outcome: outcome,
        ...left !== undefined && {
          left: left
        }
      };
    }
    const NO_MODEL = "This job has no model: it does not wait for them, and does not try to mend what fails.";
    async function postReview(desk, order, gate, {plan: plan, end: end}) {
      const {request: request} = gate;
      const misfit = (0, review.HB)(plan, request);
      if (misfit !== undefined) return {
        outcome: failed(misfit)
      };
      const masked = (0, review.km)(plan, desk.secrets.redact);
      const posted = await (0, reviewing.yK)(desk, order, gate, masked);
      return {
        outcome: (0, conclude.c7)(request, (0, conclude.RM)(end, posted, order.stop), posted)
      };
    }
    async function isOwnPush(desk, order, gate, {change: change}) {
      const {sha: sha} = gate.request.base;
      if (change === undefined || change.proposal.commit === sha) return change !== undefined;
      const [parent] = (await desk.git.inspect(sha)).parents;
      const judged = await (0, again._)(sha, (0, publishing.m9)(desk, order, gate));
      const contents = files => JSON.stringify(files.map(({path: path, after: after}) => [ path, after ]));
      const same = judged.kind === "stands" && contents(judged.files) === contents(change.proposal.files);
      return same && parent === change.proposal.base.sha;
    }
    function isVerified({change: change}) {
      return change?.unverified === undefined;
    }
    function refuseForeign({key: key, policy: judged}, {request: request, policy: policy}) {
      if (key !== request.key) {
        return {
          kind: "conflict",
          message: `The proposal answers another request: its key is ${key}, that of this event ${request.key}.`,
          hint: "Give the publishing step the same inputs as the proposing one: prompt, prompt-file, command, task, trigger-phrase."
        };
      }
      return judged === policy.source.digest ? undefined : (0, recheck.f)(judged, policy.source);
    }
    function refuseClaim({change: change, outcome: {conclusion: conclusion}}, {kind: kind}) {
      const bare = change === undefined && (conclusion === "changed" || conclusion === "unverified");
      if (!bare && (conclusion !== "planned" || kind === "plan")) return undefined;
      const message = `The proposal says that the request ended as ${conclusion}, and has nothing to show for it.`;
      return {
        kind: "conflict",
        message: message,
        hint: "Ask again: something has changed the proposal on its way."
      };
    }
    function failed(fault) {
      return {
        conclusion: "failed",
        message: fault.message,
        fault: fault
      };
    }
    var world = __webpack_require__(59549);
    var lib_secrets = __webpack_require__(96493);
    var declared = __webpack_require__(7763);
    var __addDisposableResource = undefined && undefined.__addDisposableResource || function(env, value, async) {
      if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
          if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
          dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
          if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
          dispose = value[Symbol.dispose];
          if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() {
          try {
            inner.call(this);
          } catch (e) {
            return Promise.reject(e);
          }
        };
        env.stack.push({
          value: value,
          dispose: dispose,
          async: async
        });
      } else if (async) {
        env.stack.push({
          async: true
        });
      }
      return value;
    };
    var __disposeResources = undefined && undefined.__disposeResources || function(SuppressedError) {
      return function(env) {
        function fail(e) {
          env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
          env.hasError = true;
        }
        var r, s = 0;
        function next() {
          while (r = env.stack.pop()) {
            try {
              if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
              if (r.dispose) {
                var result = r.dispose.call(r.value);
                if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
                  fail(e);
                  return next();
                });
              } else s |= 1;
            } catch (e) {
              fail(e);
            }
          }
          if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
          if (env.hasError) throw env.error;
        }
        return next();
      };
    }(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
      var e = new Error(message);
      return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
    });
    const LAST_WORDS_MS = 4500;
    async function runAction(seclusion) {
      external_node_http_.setGlobalProxyFromEnv?.();
      const secrets = (0, lib_secrets.c)((0, declared.u)(process.env));
      const runner = (0, actions.NH)(secrets);
      const read = (0, inputs.s)(process.env);
      if (read.kind === "faulty") return await refuseInputs(runner, read.faults);
      const kind = read.value.job?.kind;
      if (kind === undefined || kind === "run" || kind === "propose") tellSeclusion(runner, seclusion);
      const conclusion = await carryOut(read.value, runner, secrets).catch(error => breakOff(runner, error));
      process.exitCode = (0, events.gq)(conclusion) ? 0 : 1;
      await settle(runner);
    }
    function breakOff(runner, error) {
      const {message: message, hint: hint} = (0, faults.K)(error);
      const said = hint === undefined ? message : `${message} ${hint}`;
      runner.annotate("error", "Remit: failed", said);
      runner.saveState(saved.MX.broken, said);
      runner.setOutput("conclusion", "failed");
      runner.setOutput("final-message", message);
      return "failed";
    }
    async function settle(runner) {
      await runner.settle().catch(error => {
        runner.annotate("error", "Remit: outputs not written", error instanceof Error ? error.message : String(error));
        process.exitCode = 1;
      });
    }
    function tellSeclusion(runner, seclusion) {
      if (seclusion === "all") return;
      const open = seclusion === "environment" ? "memory" : "environment and memory";
      runner.annotate("notice", "Remit: the key", `On this machine the ${open} of Remit's process, the model's key in it, can be read by the agent's commands, unless they run in a sandbox.`);
    }
    async function carryOut(settings, runner, secrets) {
      const {job: job, github: github} = settings;
      const stop = stopOnSignal(runner);
      if (job?.kind === "gather") {
        const counter = {
          github: (0, adapters_github.o)({
            ...github,
            clock: adapters_clock.m
          }),
          files: (0, machine.Km)()
        };
        return await gatherReports({
          ...counter,
          runner: runner,
          secrets: secrets
        }, {
          settings: settings,
          ...occasionOf(settings)
        }, job);
      }
      const places = (0, lib_places.H)((0, external_node_path_.join)(settings.runner.temp, `remit-${settings.github.runId}-${settings.github.runAttempt}`));
      if (job?.kind === "gate") return await lookWhoAsks(settings, places, runner, secrets, stop);
      runner.saveState(saved.MX.log, places.log);
      return await runOnce(settings, places, runner, secrets, stop);
    }
    async function lookWhoAsks(settings, places, runner, secrets, stop) {
      const env_1 = {
        stack: [],
        error: void 0,
        hasError: false
      };
      try {
        const {github: github} = settings;
        const remote = `${github.serverUrl}/${github.repository}`;
        const guard = openGuard(process.env);
        const git = __addDisposableResource(env_1, await (0, adapters_git.z)({
          directory: (0, external_node_path_.join)(places.run, "git"),
          remote: remote,
          token: github.token,
          guard: guard
        }), true);
        const site = (0, adapters_github.o)({
          ...github,
          clock: adapters_clock.m
        });
        const file = __addDisposableResource(env_1, (0, actions.Jr)(places.log), false);
        const log = (0, lib_log.Ne)(adapters_clock.m, secrets, file);
        const desk = {
          clock: adapters_clock.m,
          github: site,
          git: git,
          files: (0, machine.Km)(),
          runner: runner,
          secrets: secrets,
          log: log
        };
        return await answerGate(desk, orderOf(settings, places, {}, stop));
      } catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
      } finally {
        const result_1 = __disposeResources(env_1);
        if (result_1) await result_1;
      }
    }
    async function runOnce(settings, places, runner, secrets, stop) {
      const env_2 = {
        stack: [],
        error: void 0,
        hasError: false
      };
      try {
        const {github: github} = settings;
        const clock = adapters_clock.m;
        const remote = `${github.serverUrl}/${github.repository}`;
        const environment = (0, tool_environment.u)(process.env, (0, sight.lt)(process.env));
        const order = orderOf(settings, places, environment, stop);
        const guard = openGuard(process.env);
        const git = __addDisposableResource(env_2, await (0, adapters_git.z)({
          directory: (0, external_node_path_.join)(places.run, "git"),
          remote: remote,
          token: github.token,
          guard: guard
        }), true);
        const file = __addDisposableResource(env_2, (0, actions.Jr)(places.log), false);
        const log = (0, lib_log.Ne)(clock, secrets, file);
        const site = (0, adapters_github.o)({
          ...github,
          clock: clock
        });
        whileOthersWork(() => {
          (0, frugality.rI)();
          site.warm();
        });
        const desk = {
          clock: clock,
          github: site,
          git: git,
          files: (0, machine.Km)(),
          runner: runner,
          secrets: secrets,
          log: log
        };
        const publishes = settings.job?.kind === "publish";
        const outcome = await (publishes ? publishLater(desk, order) : runWithModel(desk, settings, order, guard));
        return outcome.conclusion;
      } catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
      } finally {
        const result_2 = __disposeResources(env_2);
        if (result_2) await result_2;
      }
    }
    async function runWithModel(desk, settings, order, guard) {
      const env_3 = {
        stack: [],
        error: void 0,
        hasError: false
      };
      try {
        const {access: access, thinking: thinking} = settings.model;
        const [clock, random] = [ adapters_clock.m, adapters_random.v ];
        const baseUrl = access.baseUrl === undefined ? {} : {
          baseUrl: access.baseUrl
        };
        const wish = thinking === undefined ? {} : {
          thinking: thinking
        };
        const model = (0, gemini.openGemini)({
          credentials: access,
          ...baseUrl,
          ...settings.silences,
          ...wish,
          clock: clock,
          random: random
        });
        whileOthersWork(() => model.warm());
        const {places: places, toolEnvironment: environment} = order;
        const shells = __addDisposableResource(env_3, (0, adapters_shells.k)({
          ...(0, lib_places.L)({
            places: places,
            environment: environment,
            ...settings.runner,
            tell: refused => tellRefused(desk.runner, refused)
          }),
          guard: guard,
          checkout: {
            workspace: (0, external_node_fs_.realpathSync)(settings.runner.workspace),
            kept: (archive, digest) => keepArchive(desk.runner, places, archive, digest),
            changed: files => tellPutBack(desk.runner, files)
          },
          refused: (host, reason) => desk.runner.print(`Not passed on from the sandbox: ${host}: ${reason}`),
          own: {
            entry: process.argv[1] ?? "",
            changed: files => tellChanged(desk.runner, files)
          }
        }), true);
        const scanner = __addDisposableResource(env_3, (0, machine.n1)(), true);
        const servers = __addDisposableResource(env_3, (0, mcp_client.n)({
          ...serverOptions(settings, places, environment),
          start: where => shells.server(where)
        }), true);
        return await (0, run.e)({
          ...desk,
          random: random,
          model: model,
          shells: shells,
          scanner: scanner,
          servers: servers,
          web: (0, web.b)({
            clock: clock
          })
        }, order);
      } catch (e_3) {
        env_3.error = e_3;
        env_3.hasError = true;
      } finally {
        const result_3 = __disposeResources(env_3);
        if (result_3) await result_3;
      }
    }
    function whileOthersWork(load) {
      setImmediate(load);
    }
    function orderOf(settings, places, toolEnvironment, stop) {
      return {
        settings: settings,
        ...occasionOf(settings),
        platform: process.platform,
        places: places,
        toolEnvironment: toolEnvironment,
        environment: stepVariables(process.env),
        stop: stop
      };
    }
    function occasionOf({github: github}) {
      const {event: event, serverUrl: serverUrl, repository: repository, runId: runId} = github;
      return {
        event: {
          name: event.name,
          payload: readEvent(event.path)
        },
        runUrl: `${serverUrl}/${repository}/actions/runs/${runId}`
      };
    }
    function readEvent(path) {
      try {
        return JSON.parse((0, external_node_fs_.readFileSync)(path, "utf8"));
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        throw new Error(`The event cannot be read (GITHUB_EVENT_PATH, ${path}): ${why}`, {
          cause: error
        });
      }
    }
    function stepVariables(environment) {
      return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith("INPUT_")));
    }
    function serverOptions({runner: runner}, places, environment) {
      const home = (0, world.L)(places);
      return {
        clock: adapters_clock.m,
        version: version.VERSION,
        workspace: runner.workspace,
        trusted: (0, world.p)(places),
        environment: {
          ...environment,
          HOME: home,
          TMPDIR: home
        }
      };
    }
    function tellChanged(runner, files) {
      const message = `A command changed files of Remit itself (${files.slice(0, 5).join(", ")}); they were put back. Nothing of this run came from them. On this runner use a sandbox.`;
      runner.annotate("warning", "Remit: its own files", message);
    }
    function keepArchive(runner, {run: run}, archive, digest) {
      const file = (0, external_node_path_.join)(run, "git.kept");
      (0, external_node_fs_.writeFileSync)(file, archive, {
        mode: 384
      });
      runner.saveState(saved.MX.git, `${digest} ${file}`);
    }
    function tellPutBack(runner, files) {
      const message = `Commands ran without a sandbox and changed git's own files (${files.slice(0, 5).join(", ")}); they were put back.`;
      runner.annotate("warning", "Remit: the checkout's .git", message);
    }
    function tellRefused(runner, refused) {
      for (const line of refused) runner.annotate("warning", "Remit: sandbox", line);
    }
    async function refuseInputs(runner, faults) {
      for (const fault of faults) runner.annotate("error", "Remit: input", fault);
      runner.setOutput("conclusion", "failed");
      runner.setOutput("final-message", faults.join("\n"));
      process.exitCode = 1;
      await settle(runner);
    }
    function stopOnSignal(runner) {
      const stop = new AbortController;
      const cancel = signal => {
        if (stop.signal.aborted) return;
        runner.saveState(saved.MX.signal, signal);
        stop.abort("cancelled");
        setTimeout(() => process.exit(1), LAST_WORDS_MS).unref();
      };
      process.on("SIGINT", cancel);
      process.on("SIGTERM", cancel);
      return stop.signal;
    }
  }
};
