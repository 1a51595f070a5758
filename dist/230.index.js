"use strict";

exports.id = 230;

exports.ids = [ 230, 9529, 9626, 9871, 3215, 6913 ];

exports.modules = {
  90230: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var row = (function row({task: task, end: end}, home) {
      const name = (0, markdown.aY)((0, markdown.$Q)(task, NAME));
      if (end.kind === "lost") return `| ${name} | \u2754 no report | | | |`;
      const {headline: headline, pull: pull, usage: usage} = end;
      const link = pull === undefined ? "" : `[#${pull}](${encodeURI(`${home}/pull/${pull}`)})`;
      const figures = usage === undefined ? "cannot be | cannot be" : `${(0, report_figures.rX)(usage.turns)} | ${(0, 
      report_figures.TG)(usage.usd)}`;
      return `| ${name} | ${(0, markdown.inline)((0, markdown.$Q)(headline, 160))} | ${link} | ${figures} |`;
    });
    var total = (function total(ends) {
      const used = ends.flatMap(({end: end}) => end.kind === "lost" ? [] : end.usage ?? []);
      const sums = FIGURES.map(name => [ name, used.reduce((sum, usage) => sum + usage[name], 0) ]);
      return Object.fromEntries(sums);
    });
    var belongs = (function belongs(run, place) {
      return run.repository === place.repository && String(run.id) === place.run;
    });
    var isDue = (function isDue(ends, named) {
      return ends.some(({end: end}) => end.kind === "lost" ? named : end.started);
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
        return `- ${(0, markdown.aY)((0, markdown.$Q)(task, NAME))}: ${(0, markdown.inline)((0, 
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
      fit.FY)(`<sub>[workflow run](${encodeURI(runUrl)}) \u00b7 Remit ${(0, markdown.inline)(version)}</sub>`) ]);
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
    const FIGURES = [ "turns", "input", "output", "cached", "usd", "compressions", "denials" ];
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
    const lost = why => ({
      kind: "lost",
      why: why
    });
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
  }),
  26913: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var breakMentions = (function breakMentions(text) {
      return text.replaceAll(/(?<![A-Za-z0-9])@(?=[*_~]{0,9}[A-Za-z0-9<])/g, "@\u200b");
    });
    var breakClosings = (function breakClosings(text) {
      return text.replaceAll(CLOSING, "$1 issue$2");
    });
    var breakSkips = (function breakSkips(text) {
      return text.replaceAll(SKIP, "($1)");
    });
    __webpack_require__.d(__webpack_exports__, {
      NP: () => breakDrawings,
      Vz: () => DRAWN,
      aA: () => breakClosings,
      aI: () => breakSkips,
      dn: () => breakMentions
    });
    const CLOSING = new RegExp([ String.raw`(?<![A-Za-z0-9])(close[sd]?|fix(?:e[sd])?|resolve[sd]?)`, String.raw`((?:[^A-Za-z0-9#<]|<[^<>]*>|<(?![^<>]*>))+)`, String.raw`(?=\\?#(?:<[^<>]*>)*\\?\d|GH-\d|[\w.-]{1,100}\\?\/[\w.-]{1,100}\\?#\d|https?:\/\/[^\s]{1,300}\/(?:issues|pull)\/\d)` ].join(""), "gi");
    const SKIP = /\[\s{0,9}(skip[ -]ci|ci[ -]skip|no[ -]ci|skip[ -]actions|actions[ -]skip)\s{0,9}\]/gi;
    const DRAWN = new Set([ "mermaid", "math", "geojson", "topojson", "stl", "suggestion" ]);
    function breakDrawings(text) {
      return text.replaceAll(DRAWING, "text");
    }
    const DRAWING = new RegExp(`(?<=(?:\`{3}|~{3})[^\\S\\n]{0,99})(?:${[ ...DRAWN ].join("|")})(?![\\w-])`, "gi");
  }),
  92015: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      P: () => nameOthers
    });
    function nameOthers({head: head, commits: commits, more: more}, names = "names") {
      const listed = commits.map(({oid: oid, author: author}) => oid.slice(0, 7) + (names === "names" ? ` (by "${author}")` : ""));
      const rest = more === 0 ? "" : ` and ${more} more`;
      return `The branch was at ${head.slice(0, 7)}. Somebody else seems to have pushed it: Remit's comments do not record ${listed.join(", ")}${rest}.`;
    }
  }),
  27980: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var fit = (function fit(sections, limit, measure) {
      const parts = sections.map(section => ({
        section: section,
        text: render(section.blocks)
      }));
      const total = () => parts.reduce((sum, {text: text}) => sum + (text === "" ? 0 : measure(text) + 2), 0);
      const steps = parts.flatMap(part => {
        const {rank: rank, share: share} = part.section;
        const last = {
          part: part,
          rank: rank,
          least: 0
        };
        return share === undefined ? [ last ] : [ {
          part: part,
          rank: EXCESS,
          least: share
        }, last ];
      });
      for (const {part: part, least: least} of steps.toSorted((a, b) => b.rank - a.rank)) {
        const excess = total() - limit;
        if (excess <= 0) break;
        const room = Math.max(least, measure(part.text) - excess);
        part.text = render(shrink(part.section.blocks, room, part.section.what, measure));
      }
      const texts = parts.map(({text: text}) => text);
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.oR)(texts, "\n\n");
    });
    var render = (function render(blocks) {
      return blocks.map(renderBlock).join("\n\n");
    });
    var paragraph = (function paragraph(markdown) {
      return {
        kind: "text",
        markdown: markdown
      };
    });
    var table = (function table(head, rows, what) {
      return rows.length === 0 ? [] : [ {
        kind: "rows",
        head: head,
        rows: rows,
        what: what
      } ];
    });
    var codeBlock = (function codeBlock(text, language = "") {
      return {
        kind: "code",
        language: language,
        text: text
      };
    });
    var renderBlock = (function renderBlock(block) {
      switch (block.kind) {
       case "text":
        return block.markdown;

       case "code":
        return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.EU)(block.text, block.language);

       case "rows":
        return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.oR)([ block.head, ...block.rows ], "\n");

       case "fold":
        return `<details>\n<summary>${block.title}</summary>\n\n${render(block.blocks)}\n\n</details>`;
      }
    });
    __webpack_require__.d(__webpack_exports__, {
      DV: () => codeBlock,
      Dy: () => WORDS_KEPT,
      FY: () => paragraph,
      Jt: () => SUMMARY_LIMIT,
      Uj: () => fit,
      W$: () => COMMENT_LIMIT,
      XX: () => render,
      ee: () => bytes,
      hg: () => characters,
      tp: () => table
    });
    var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9626);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23782);
    const EXCESS = 7;
    const characters = text => text.length;
    const bytes = text => Buffer.byteLength(text);
    const COMMENT_LIMIT = 65e3;
    const WORDS_KEPT = 5e4;
    const SUMMARY_LIMIT = 1e6;
    const NOTE = 160;
    const WORTH_CUTTING = 600;
    function shrink(blocks, room, what, measure) {
      const sizes = blocks.map(block => measure(renderBlock(block)) + 2);
      if (sizes.reduce((sum, size) => sum + size, 0) <= room) return [ ...blocks ];
      if (room < NOTE) return [];
      const {first: first, last: last, left: left} = fromBothEnds(sizes, room - NOTE);
      const middle = blocks[first];
      const cut = left > WORTH_CUTTING && middle !== undefined ? cutToRoom(middle, left - 2, measure) : undefined;
      const missing = last - first + 1 - (cut === undefined ? 0 : 1);
      return [ ...blocks.slice(0, first), ...cut === undefined ? [] : [ cut ], ...missing > 0 ? [ note(missing, what) ] : [], ...blocks.slice(last + 1) ];
    }
    function fromBothEnds(sizes, room) {
      let left = room;
      let [first, last] = [ 0, sizes.length - 1 ];
      for (let turn = 0; first <= last; turn++) {
        const size = sizes[turn % 2 === 0 ? first : last] ?? 0;
        if (size > left) break;
        left -= size;
        if (turn % 2 === 0) first++; else last--;
      }
      return {
        first: first,
        last: last,
        left: left
      };
    }
    function cutToRoom(block, room, measure) {
      const cut = shrinkBlock(block, room, measure);
      return cut === undefined || measure(renderBlock(cut)) > room ? undefined : cut;
    }
    function shrinkBlock(block, room, measure) {
      switch (block.kind) {
       case "text":
        return undefined;

       case "code":
        {
          const lines = shrinkLines(block.text.split("\n"), room - 40, measure);
          return lines === undefined ? undefined : {
            ...block,
            text: lines.join("\n")
          };
        }

       case "rows":
        {
          const rows = shrinkLines(block.rows, room - measure(block.head) - 2, measure, block);
          return rows === undefined ? undefined : {
            ...block,
            rows: rows
          };
        }

       case "fold":
        {
          const frame = measure(renderBlock({
            ...block,
            blocks: []
          }));
          const inside = shrink(block.blocks, room - frame, block.what, measure);
          return inside.length === 0 ? undefined : {
            ...block,
            blocks: inside
          };
        }
      }
    }
    function shrinkLines(lines, room, measure, table) {
      const sizes = lines.map(line => measure(line) + 1);
      const {first: first, last: last} = fromBothEnds(sizes, room - NOTE);
      const missing = last - first + 1;
      if (missing === lines.length) return undefined;
      if (missing <= 0) return [ ...lines ];
      return [ ...lines.slice(0, first), omission(missing, table), ...lines.slice(last + 1) ];
    }
    function omission(missing, table) {
      if (table === undefined) return `[\u2026 ${missing} lines left out to stay within GitHub's size limit \u2026]`;
      const note = `*\u2026 ${missing} more ${table.what} left out to stay within GitHub's size limit \u2026*`;
      return table.head.startsWith("|") ? `| ${note} |` : `- ${note}`;
    }
    function note(missing, what) {
      return paragraph(`*\u2026 ${missing} ${what} left out here to stay within GitHub's size limit \u2026*`);
    }
  }),
  1359: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var headline = (function headline(state) {
      const link = ({number: number, url: url}) => `[#${number}](${encodeURI(url)})`;
      return renderEnd(state, {
        write: _markdown_js__WEBPACK_IMPORTED_MODULE_0__.inline,
        name: _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY,
        place: placeOf(state, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY, link)
      });
    });
    var plainHeadline = (function plainHeadline(state) {
      const place = placeOf(state, PLAIN.name, ({number: number}) => `#${number}`);
      return renderEnd(state, {
        ...PLAIN,
        place: place
      });
    });
    var renderEnd = (function renderEnd(state, style) {
      const {outcome: outcome} = state;
      if (outcome === undefined) return "Working";
      const verdict = outcome.conclusion === "answered" ? splitHeadline(outcome.message) : undefined;
      if (verdict !== undefined) return `${MARKS.answered} ${style.write(verdict.sentence)}`;
      return `${MARKS[outcome.conclusion]} ${SENTENCES[outcome.conclusion](state, style)}`;
    });
    var unpublished = (function unpublished(state, {write: write, name: name, place: place}) {
      const {started: started, outcome: outcome, publication: publication} = state;
      const [first, ...more] = outcome?.withheld ?? [];
      if (first === undefined && publication !== undefined && started?.answered !== undefined) return `Nothing new: an earlier run published ${files(state)}${place}`;
      if (first === undefined) return "Nothing changed";
      const others = more.length === 0 ? "" : ` (and of ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.hS)(more.length, "more file")})`;
      return `Not published: the edit of ${name((0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.$Q)(first.path, 120))}${others}, since ${write(first.reason)}`;
    });
    var done = (function done(state) {
      const {merged: merged, files: own} = state.publication ?? state.proposed ?? {
        files: []
      };
      if (merged === undefined) return `Changed ${files(state)}`;
      const base = withoutMarkup(merged.onto.name);
      const {length: length} = merged.resolved;
      if (length > 0) return `Merged ${base}, and resolved ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.hS)(length, "conflict")},`;
      return own.length === 0 ? `Merged ${base}` : `Merged ${base}, and changed ${files(state)},`;
    });
    var files = (function files({publication: publication, proposed: proposed}) {
      return (0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.hS)((publication ?? proposed)?.files.length ?? 0, "file");
    });
    var placeOf = (function placeOf({publication: publication, proposed: proposed}, branch, link) {
      if (publication === undefined) {
        return proposed === undefined ? "" : ` in a proposal for branch ${branch(proposed.branch)}, not published yet`;
      }
      const {pull: pull} = publication;
      if (pull === undefined) return ` on branch ${branch(publication.branch)}`;
      return ` in ${pull.draft ? "draft " : ""}pull request ${link(pull)}`;
    });
    var nextStep = (function nextStep(state) {
      const phrase = state.started?.request.phrase;
      const conclusion = state.outcome?.conclusion;
      if (conclusion === "planned" && state.plan !== undefined) return howToApprove(state, state.plan);
      if (phrase === undefined || conclusion === undefined) return undefined;
      switch (conclusion) {
       case "changed":
       case "unverified":
        return `To ask for more, comment ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(`${phrase} \u2026`)} ${state.publication?.pull === undefined ? "here" : "on the pull request"}.`;

       case "planned":
       case "answered":
       case "reviewed":
       case "unchanged":
        return `${withoutPolicy(state)}To go on, comment ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(`${phrase} \u2026`)} here.`;

       case "exhausted":
       case "cancelled":
       case "stuck":
        if (state.kept?.refs.length === 0) return describeUnkept(state.kept.reason, phrase);
        return `To go on from here, comment ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(`${phrase} /continue`)}.`;

       case "blocked":
        return `Once the ${state.hooked === true ? "hook" : "policy"} allows it, ${again(state, phrase)}`;

       case "failed":
        return afterFailure(state, phrase);

       case "declined":
        return undefined;
      }
    });
    var again = (function again({kept: kept, publication: publication}, phrase) {
      const unkept = kept?.refs.length === 0;
      const why = unkept && kept.reason !== undefined ? ` ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.inline)(kept.reason)}` : "";
      const or = publication?.pull === undefined ? " or run the workflow again" : "";
      return `comment ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(`${phrase} ${unkept ? "\u2026" : "/continue"}`)}${or}.${why}`;
    });
    __webpack_require__.d(__webpack_exports__, {
      Dc: () => splitHeadline,
      Pl: () => headline,
      _X: () => isConclusion,
      pQ: () => shortHeadline,
      r6: () => plainHeadline,
      sk: () => nextStep
    });
    var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19298);
    var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9626);
    function shortHeadline(state) {
      return renderEnd(state, PLAIN);
    }
    function withoutMarkup(text) {
      return text.replace(/`+|\*\*/g, "");
    }
    function isConclusion(word) {
      return typeof word === "string" && Object.hasOwn(MARKS, word);
    }
    const PLAIN = {
      write: withoutMarkup,
      name: path => path,
      place: ""
    };
    const MARKS = {
      changed: "\u2705",
      answered: "\ud83d\udcac",
      reviewed: "\ud83d\udd0d",
      planned: "\ud83d\uddfa\ufe0f",
      unchanged: "\u2796",
      declined: "\ud83d\udeab",
      unverified: "\u26a0\ufe0f",
      blocked: "\u26d4",
      stuck: "\ud83d\udd01",
      exhausted: "\u23f3",
      cancelled: "\u23f9\ufe0f",
      failed: "\u274c"
    };
    const SENTENCES = {
      changed: (state, {place: place}) => `${done(state)}${place}`,
      answered: () => "Answered",
      reviewed: state => `Reviewed${state.review?.again === true ? " in an earlier run" : ""}${countFindings(state)}`,
      planned: () => "Planned",
      unchanged: unpublished,
      declined: () => "Declined",
      unverified: (state, {place: place}) => `${done(state)}${place}${unwell(state)}`,
      blocked: (state, {place: place}) => `${state.hooked === true ? BY_HOOK : BY_POLICY}${rescued(state, place)}`,
      stuck: (state, {place: place}) => `Stopped: it was going round in circles${rescued(state, place)}`,
      exhausted: (state, {place: place}) => `Stopped: ${limit(state)}${rescued(state, place)}`,
      cancelled: (state, {place: place}) => `Cancelled${rescued(state, place)}`,
      failed: (state, {place: place}) => `Failed${whyFailed(state)}${rescued(state, place)}`
    };
    const BY_POLICY = "Blocked: the policy does not allow what the task needs";
    const BY_HOOK = "Blocked: a hook of this repository stopped it";
    const FAILURES = {
      config: "the configuration has a fault",
      auth: "the credentials are not accepted",
      quota: "the model has no quota left",
      model: "the model gave no usable answer",
      github: "GitHub did not do what was asked of it",
      git: "git did not do what was asked of it",
      conflict: "the branch has moved meanwhile",
      closed: "its pull request was closed meanwhile",
      merged: "its pull request was merged meanwhile",
      unmerged: "the base is not merged",
      sandbox: "commands need a sandbox and there is none",
      internal: "something went wrong in Remit itself"
    };
    function whyFailed({started: started, outcome: outcome, review: review}) {
      const before = started?.answered !== undefined || review?.again === true;
      if (before && outcome?.fault === undefined) return " in an earlier run";
      return `: ${FAILURES[outcome?.fault?.kind ?? "internal"]}`;
    }
    function unwell({checks: checks, verification: verification, unverified: unverified}) {
      if (unverified !== undefined && checks?.state !== "failed") return ", but it is not verified";
      return checks?.state === "failed" && verification?.ok !== false ? ", but its checks failed" : ", but the verification failed";
    }
    function countFindings({review: review}) {
      if (review === undefined) return "";
      if (review.again) return review.findings === undefined ? "" : `: ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.hS)(review.findings, "finding")}`;
      const total = review.placed + review.inBody;
      if (total === 0 && review.mended?.all === true) return ": all findings are fixed";
      return total > 0 ? `: ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.hS)(total, "finding")}` : review.dropped > 0 ? ": nothing new" : ": no findings";
    }
    function limit({reached: reached}) {
      if (reached?.limit === "disk") return "the disk has less than 1 GiB left";
      if (reached === undefined || reached.of === 0) return "a limit is used up";
      return `the limit of ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.aU)(reached.limit, reached.of)} is used up`;
    }
    function rescued(state, place) {
      return state.publication === undefined && state.proposed === undefined ? "" : place === "" ? `. The work so far: ${files(state)}` : `. The work so far, ${files(state)}, is${place}`;
    }
    function afterFailure(state, phrase) {
      switch (state.outcome?.fault?.kind) {
       case "closed":
        return `Reopen the pull request, and ${again(state, phrase)}`;

       case "merged":
        return `To have it done all the same, comment ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(`${phrase} \u2026`)} on an issue: that makes a new pull request.`;

       default:
        return `Once that is fixed, ${again(state, phrase)}`;
      }
    }
    function withoutPolicy({started: started}) {
      return started?.policy.path === "built-in:read-only" ? "This repository has no policy file, so Remit reads and answers, and changes nothing. To let it change files, add `.github/remit.toml`: `remit init` writes one. " : "";
    }
    function howToApprove({started: started}, plan) {
      if (started === undefined) return undefined;
      const {phrase: phrase, base: base} = started.request;
      if (plan.type === "plan.unkept") return `This plan cannot be approved. ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.inline)(plan.reason)}`;
      const how = phrase === undefined ? `run the workflow with ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(`command: approve ${plan.digest.replace("sha256:", "")}`)}` : `comment ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(`${phrase} /approve ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.VK)(plan.digest)}`)} here`;
      return `To have exactly this plan carried out, ${how}. Whoever may ask for changes here may approve it, its asker included. It holds for ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(base.name)} at ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(base.sha.slice(0, 10))} and the policy of today: once somebody pushes there, edits this comment or changes the policy, ask for a new one.`;
    }
    function describeUnkept(reason, phrase) {
      const why = reason === undefined ? "" : ` ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.inline)(reason)}`;
      return `To have it done, comment ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(`${phrase} \u2026`)}; a new run starts afresh.${why}`;
    }
    function splitHeadline(answer) {
      const whole = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.wh)(answer).trim();
      const heading = /^#{1,6}[ \t][^\n]*\n\s*/.exec(whole)?.[0] ?? "";
      const from = heading.length;
      const paragraph = firstParagraph(whole.slice(from, from + LOOKED));
      const sentence = firstSentence(paragraph);
      if (sentence.trim() === "") return undefined;
      if (sentence.length > LONGEST) return {
        sentence: (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.$Q)(sentence.trim(), LONGEST),
        rest: whole
      };
      const after = whole.slice(from + sentence.length).trim();
      return {
        sentence: sentence.trim(),
        rest: after === "" ? "" : `${heading}${after}`
      };
    }
    const LONGEST = 240;
    const LOOKED = 2e3;
    const BLOCK = /^\s*(?:[-*+>|]\s|#{1,6}\s|\d+[.)]\s|`{3}|~{3}|<|\|)/;
    function firstParagraph(text) {
      const lines = text.split("\n");
      const end = lines.findIndex(line => line.trim() === "" || BLOCK.test(line));
      return (end < 0 ? lines : lines.slice(0, end)).join(" ");
    }
    function firstSentence(paragraph) {
      let sentence = "";
      for (const {segment: segment} of new Intl.Segmenter("en", {
        granularity: "sentence"
      }).segment(paragraph)) {
        sentence += segment;
        if (isWhole(sentence) || sentence.length > LONGEST) break;
      }
      return sentence;
    }
    function isWhole(text) {
      const marks = mark => text.split(mark).length - 1;
      return marks("`") % 2 === 0 && marks("**") % 2 === 0 && marks("[") === marks("]");
    }
  }),
  9626: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var prose = (function prose(text) {
      return segments(plainText(text)).flatMap(segment => {
        if (segment.kind === "code") return [ segment ];
        return paragraphs(segment.lines).map(lines => ({
          kind: "text",
          markdown: proseLines(lines)
        }));
      });
    });
    var inline = (function inline(text) {
      const line = oneLine(text);
      return inlineLine(breakReferences(unlink(line))).replaceAll("|", "&#124;").replace(LINE_START, entities);
    });
    var code = (function code(text) {
      const line = breakComments(oneLine(text)) || " ";
      if (line.includes("|")) return `<code>${line.replace(/[^A-Za-z0-9\s./-]/g, entity)}</code>`;
      const ticks = "`".repeat(longestRun(line) + 1);
      const pad = /^`|`$|^ .* $/.test(line) ? " " : "";
      return `${ticks}${pad}${line}${pad}${ticks}`;
    });
    var fence = (function fence(text, language = "") {
      const body = withoutLastLines(breakComments(plainText(text)));
      const ticks = "`".repeat(Math.max(3, longestRun(body) + 1));
      return `${ticks}${language}\n${body}\n${ticks}`;
    });
    var html = (function html(text) {
      const safe = (0, _lib_power_js__WEBPACK_IMPORTED_MODULE_0__.dn)(breakReferences(oneLine(text)).replace(/#(?=\d)/g, "#\u200b"));
      return safe.replace(/[&<>"`*[\]\\$~]/g, entity);
    });
    var clip = (function clip(text, characters) {
      return (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__.cz)(text, characters, {
        atWordFrom: Math.max(0, characters - LONGEST_WORD)
      });
    });
    var segments = (function segments(text) {
      const found = [];
      let lines = [];
      let open;
      const end = () => {
        if (open !== undefined) found.push({
          kind: "code",
          language: open.language,
          text: lines.join("\n")
        }); else if (lines.length > 0) found.push({
          kind: "prose",
          lines: lines
        });
        lines = [];
      };
      for (const line of text.split("\n")) {
        const opening = open === undefined ? FENCE.exec(line) : null;
        if (opening !== null || open?.close.test(line) === true) {
          end();
          open = opening === null ? undefined : {
            close: closing(opening[1]),
            language: language(opening[2] ?? "")
          };
        } else lines.push(line);
      }
      end();
      return found;
    });
    var paragraphs = (function paragraphs(lines) {
      const found = [ [] ];
      let size = 0;
      for (const line of lines.flatMap(whole => pieces(whole))) {
        size += line.length;
        if (line.trim() === "" || size > LONGEST) {
          found.push([]);
          size = line.length;
        }
        if (line.trim() !== "") found.at(-1)?.push(line);
      }
      return found.filter(paragraph => paragraph.length > 0);
    });
    var pieces = (function pieces(line) {
      if (line.length <= LONGEST) return [ line ];
      const found = [];
      for (let at = 0; at < line.length; at += found.at(-1)?.length ?? LONGEST) found.push((0, 
      _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__.Ku)(line.slice(at, at + LONGEST + 1), LONGEST));
      return found;
    });
    var proseLines = (function proseLines(lines) {
      return breakReferences(lines.map(unlink).join("\n")).split("\n").map(proseLine).join("\n");
    });
    var proseLine = (function proseLine(line) {
      if (/^\s{0,3}(?:-{2,}|={2,})\s*$/.test(line)) return "***";
      const [, start = "", rest = ""] = /^(\s*(?:(?:[-*+]|\d{1,9}[.)])\s+\[[ xX]\]\s|#{1,6}\s)?)(.*)$/s.exec(line) ?? [];
      const lead = start.includes("#") ? start.replace(/#+/, marks => "#".repeat(Math.max(4, marks.length))) : start;
      return lead + inlineLine(rest);
    });
    var inlineLine = (function inlineLine(line) {
      let safe = "";
      let inAddress = false;
      for (const piece of splitCode(line)) {
        const gap = piece.code && inAddress ? " " : "";
        const shown = gap + (piece.code ? code(piece.text) : escape(piece.text));
        const word = lastWord(shown);
        inAddress = inAddress && word === shown || /\/\/|www\.|@/i.test(word);
        safe += shown;
      }
      return safe;
    });
    var lastWord = (function lastWord(text) {
      let start = text.length;
      while (start > 0 && /\S/.test(text.charAt(start - 1))) start -= 1;
      return text.slice(start);
    });
    var unlink = (function unlink(line) {
      const bare = line.replace(/<(https?:\/\/[^\s<>]{1,2000})>/g, "$1");
      return bare.includes("](") ? unlinkOnce(unlinkOnce(bare)) : bare;
    });
    var splitCode = (function splitCode(line) {
      const found = [];
      let from = 0;
      for (const {start: start, end: end, text: text} of spans(line)) {
        if (start < from) continue;
        found.push(...splitAddresses(line.slice(from, start)), {
          code: true,
          text: text
        });
        from = end;
      }
      return [ ...found, ...splitAddresses(line.slice(from)) ];
    });
    var spans = (function spans(line) {
      const runs = [ ...line.matchAll(/`+/g) ].filter(({index: index}) => line[index - 1] !== "\\");
      const next = new Map;
      const found = runs.toReversed().flatMap(run => {
        const start = run.index;
        const {length: length} = run[0];
        const closer = next.get(length);
        next.set(length, start);
        if (closer === undefined) return [];
        return [ {
          start: start,
          end: closer + length,
          text: line.slice(start + length, closer).trim()
        } ];
      });
      return found.toReversed().filter(({text: text}) => text !== "");
    });
    var splitAddresses = (function splitAddresses(text) {
      if (!text.includes("://")) return [ {
        code: false,
        text: text
      } ];
      const found = [];
      let from = 0;
      for (const {0: address, index: index} of text.matchAll(ADDRESS)) {
        found.push({
          code: false,
          text: text.slice(from, index)
        }, {
          code: true,
          text: address
        });
        from = index + address.length;
      }
      return [ ...found, {
        code: false,
        text: text.slice(from)
      } ];
    });
    var escape = (function escape(text) {
      return (0, _lib_power_js__WEBPACK_IMPORTED_MODULE_0__.dn)(text).replace(/\\([!-/:-@[-`{-~])|[<[\]`$\\]|&(?=#?\w{1,40};)|~{3,}/g, (mark, escaped) => entities(escaped ?? mark));
    });
    var breakReferences = (function breakReferences(text) {
      return (0, _lib_power_js__WEBPACK_IMPORTED_MODULE_0__.aA)(text).replace(/(?<=[\w.-]\\?)#(?=\d)/g, "#\u200b");
    });
    var breakComments = (function breakComments(text) {
      return text.replaceAll("\x3c!--", "<\u2060!--").replaceAll("--\x3e", "--\u2060>");
    });
    var oneLine = (function oneLine(text) {
      return plainText(text).split("\n").map(line => line.trim()).filter(line => line !== "").join(" ");
    });
    var withoutLastLines = (function withoutLastLines(text) {
      let end = text.length;
      while (text[end - 1] === "\n") end -= 1;
      return text.slice(0, end);
    });
    var longestRun = (function longestRun(text) {
      let longest = 0;
      for (const {0: run} of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
      return longest;
    });
    var plainText = (function plainText(text) {
      if (ORDINARY.test(text)) return text;
      return text.toWellFormed().replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n").replace(ANSI, "").replace(unseen(), "");
    });
    var visibleText = (function visibleText(text) {
      return text.toWellFormed().replace(ANSI, "").replace(unseen(), mark => `\u27e8U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}\u27e9`);
    });
    __webpack_require__.d(__webpack_exports__, {
      $Q: () => clip,
      CS: () => prose,
      EU: () => fence,
      Q6: () => visibleText,
      Q_: () => longestRun,
      aY: () => code,
      inline: () => inline,
      qy: () => html,
      wh: () => plainText
    });
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24192);
    var _lib_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40627);
    var _lib_power_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26913);
    const LINE_START = /^(?:>|#{1,6}(?=\s|$)|[-+*](?=\s|$)|\d+[.)](?=\s|$)|=+$|(?:[-_*]\s*){3,}$)/;
    const LONGEST_WORD = 20;
    const FENCE = /^\s*(`{3,}(?!`)|~{3,}(?!~))([^`]*)$/;
    function closing(fence) {
      return new RegExp(`^\\s*${fence[0]}{${fence.length},}\\s*$`);
    }
    function language(info) {
      const name = /^\s*([A-Za-z0-9+#.-]{1,20})\s*$/.exec(info)?.[1] ?? "";
      return _lib_power_js__WEBPACK_IMPORTED_MODULE_0__.Vz.has(name.toLowerCase()) ? "" : name;
    }
    const LONGEST = 4e3;
    function unlinkOnce(line) {
      const inCode = new Uint8Array(line.length);
      for (const {start: start, end: end} of spans(line)) inCode.fill(1, start, end);
      return line.replace(LINK, (link, bang, shown, target, at) => {
        if (inCode[at] === 1) return link;
        const label = shown.trim();
        if (label === target || label === "") return bang === "" ? target : `(image: ${target})`;
        return `${label} (${bang === "" ? "" : "image: "}${target})`;
      });
    }
    const LINK = /(!?)\[([^[\]]{0,300})\]\(\s{0,9}<?([^\s()<>]{1,2000})>?(?:\s{1,9}(?:"[^"]{0,300}"|'[^']{0,300}'))?\s{0,9}\)/g;
    const ADDRESS = /https?:\/\/[^\s<>`[\]\\()|]{1,300}(?:\/(?:issues|pull|pulls|discussions|commit)\/|@)[^\s<>`[\]\\()|]{1,300}/gi;
    function entities(marks) {
      return Array.from(marks, entity).join("");
    }
    function entity(mark) {
      return mark === "<" ? "&lt;" : mark === "&" ? "&amp;" : `&#${mark.codePointAt(0)};`;
    }
    const ESC = "";
    const ANSI = new RegExp(String.raw`${ESC}(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\x07${ESC}\n]{0,256}(?:\x07|${ESC}\\)|[@-Z\\-_])`, "g");
    const ORDINARY = /^[\t\n\x20-\x7e]*$/;
    const unseen = (0, _lib_once_js__WEBPACK_IMPORTED_MODULE_2__.Oo)(() => new RegExp("[[\\p{Cc}\\p{Default_Ignorable_Code_Point}]--[\\t\\n]--[\\u200d]--[\\ufe0f]]|(?<!\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|\\ufe0f)\\u200d", "gv"));
  }),
  29733: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var renderOutputs = (function renderOutputs(entries, places = {}) {
      const {outcome: outcome, publication: publication, plan: plan, output: output, review: review, findings: findings} = (0, 
      _run_state_js__WEBPACK_IMPORTED_MODULE_0__.xz)(entries);
      const {turns: turns, tokens: tokens, usd: usd, compressions: compressions, denials: denials} = (0, 
      _totals_js__WEBPACK_IMPORTED_MODULE_1__.g)(entries);
      return {
        conclusion: outcome?.conclusion ?? "",
        "final-message": (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_2__.Ku)(finalMessage(outcome), MESSAGE).toWellFormed(),
        "structured-output": output === undefined ? "" : JSON.stringify(output),
        "plan-digest": plan?.type === "plan.kept" ? plan.digest : "",
        branch: publication?.branch ?? "",
        "commit-sha": publication?.commit ?? "",
        "pull-request-number": publication?.pull === undefined ? "" : String(publication.pull.number),
        "pull-request-url": publication?.pull?.url ?? "",
        "review-url": review?.url ?? "",
        findings: countFindings(outcome, review, findings.length),
        ...Object.fromEntries(PLACES.map(name => [ name, places[name] ?? "" ])),
        turns: String(turns),
        "input-tokens": String(tokens.input),
        "output-tokens": String(tokens.output),
        "cached-tokens": String(tokens.cached),
        usd: usd.toFixed(6),
        compressions: String(compressions.length),
        denials: String((0, _totals_js__WEBPACK_IMPORTED_MODULE_1__.v)(denials))
      };
    });
    var finalMessage = (function finalMessage(outcome) {
      if (outcome === undefined || outcome.message.trim() !== "") return outcome?.message ?? "";
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__.oR)([ outcome.fault?.message, outcome.fault?.hint ], " ");
    });
    var renderAnnotations = (function renderAnnotations(entries) {
      const short = (text, most) => (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_2__.cz)((0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_4__.wh)(text).trim(), most);
      const state = (0, _run_state_js__WEBPACK_IMPORTED_MODULE_0__.xz)(entries);
      return [ ...ending(state), ...withheld(state), ...denied((0, _totals_js__WEBPACK_IMPORTED_MODULE_1__.g)(entries)), ...circumstances(state) ].slice(0, MOST).map(({level: level, title: title, message: message}) => ({
        level: level,
        title: short(title, 120),
        message: short(message, 1e3)
      }));
    });
    var ending = (function ending(state) {
      const {outcome: outcome, verification: verification} = state;
      if (outcome === undefined || (0, _events_js__WEBPACK_IMPORTED_MODULE_5__.gq)(outcome.conclusion)) return [];
      const {fault: fault = {
        message: outcome.message,
        hint: undefined
      }} = outcome;
      const why = outcome.conclusion === "exhausted" ? `${(0, _headline_js__WEBPACK_IMPORTED_MODULE_6__.pQ)(state)}.` : "";
      const message = (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__.oR)([ why, fault.message, fault.hint ], " ");
      const end = {
        level: "error",
        title: `Remit: ${outcome.conclusion}`,
        message: message
      };
      const failed = verification?.ok === false ? verification.results.filter(({ok: ok}) => !ok) : [];
      return [ end, ...failed.map(({command: command, output: output}) => ({
        level: "error",
        title: `Verification failed: ${command}`,
        message: (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_2__.g1)(output, 600)
      })) ];
    });
    var withheld = (function withheld({publication: publication, proposed: proposed, outcome: outcome}) {
      return ((publication ?? proposed)?.refused ?? outcome?.withheld ?? []).map(({path: path, reason: reason}) => ({
        level: "warning",
        title: `Withheld: ${path}`,
        message: reason
      }));
    });
    var denied = (function denied({denials: denials}) {
      return denials.map(({call: call, decision: decision, count: count}) => ({
        level: "notice",
        title: `Denied: ${call.tool}${count > 1 ? ` (${count} times)` : ""}`,
        message: decision.reason
      }));
    });
    var circumstances = (function circumstances(state) {
      const {notes: notes, started: started} = state;
      const title = started?.sandboxCopy === undefined ? "Remit: no sandbox" : "Remit: a copy";
      const missing = started?.sandbox === "none" && started.sandboxLacks !== undefined ? WHERE_NONE : "";
      return [ ...notes.map(note => ({
        level: "notice",
        title: "Remit: note",
        message: note
      })), ...(0, _sandbox_js__WEBPACK_IMPORTED_MODULE_7__.Hu)(state).map(text => ({
        level: "notice",
        title: title,
        message: `${text.replaceAll("**", "")}${missing}`
      })) ];
    });
    __webpack_require__.d(__webpack_exports__, {
      $: () => renderOutputs,
      H: () => renderAnnotations
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6786);
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24192);
    var _run_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17374);
    var _totals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46968);
    var _markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9626);
    var _sandbox_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36964);
    var _headline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1359);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23782);
    const PLACES = [ "comment-url", "log-path", "report-path", "receipt-path", "proposal-path", "proposal-digest" ];
    const MESSAGE = 1e5;
    function countFindings(outcome, review, found) {
      if (review?.again === true && found === 0) return String(review.findings ?? "");
      return found === 0 && outcome?.conclusion !== "reviewed" ? "" : String(found);
    }
    const MOST = 10;
    const WHERE_NONE = " What such a machine needs: docs/enterprise.md, Where there is no sandbox.";
  }),
  17374: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var readRunState = (function readRunState(entries) {
      return readStates(entries).current;
    });
    var changesBy = (function changesBy(state, agent, event) {
      if (!Object.hasOwn(CHANGES, event.type)) return undefined;
      const change = CHANGES[event.type];
      return change(event, state, agent);
    });
    var withNotes = (function withNotes({notes: notes}, ...more) {
      return {
        notes: [ ...notes, ...more ]
      };
    });
    var answered = (function answered(state, agent, {note: note, todos: todos}) {
      if (note !== undefined) return {
        findings: [ ...state.findings, note ]
      };
      return agent === _events_js__WEBPACK_IMPORTED_MODULE_2__.QT && todos !== undefined ? {
        todos: todos
      } : undefined;
    });
    var missed = (function missed(state, event) {
      const note = (0, _sandbox_js__WEBPACK_IMPORTED_MODULE_3__.sk)(state.started, event);
      return note === undefined || state.notes.includes(note) ? undefined : withNotes(state, note);
    });
    var describeOrigin = (function describeOrigin({continues: continues, approves: approves, request: request}) {
      const plan = approves && `the plan ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_4__.VK)(approves.digest)} that @${approves.by} asked for (${approves.url})`;
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.Eb)([ continues !== undefined && `This run continues an earlier one, which ended as ${continues.conclusion}: ${continues.url}`, request.rejected !== undefined && `Pull request #${request.rejected.number} was closed without being merged: new work starts from ${request.base.name}.`, request.caughtUp !== undefined && describeCatchUp(request.caughtUp), request.foreign !== undefined && (0, 
      _events_js__WEBPACK_IMPORTED_MODULE_5__.P)(request.foreign), plan !== undefined && `This run carries out ${plan}; @${request.actor.login} approved it.`, approves?.newer !== undefined && `A newer plan was made here: ${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_4__.VK)(approves.newer)}. It is not what this run carries out.` ]);
    });
    var stopped = (function stopped({started: started}, end) {
      switch (end.kind) {
       case "cancelled":
        return {
          cancelled: true
        };

       case "blocked":
        return end.by === "hook" ? {
          hooked: true
        } : undefined;

       case "exhausted":
        return {
          reached: {
            limit: end.limit,
            of: end.limit === "disk" ? 0 : started?.limits[end.limit].value ?? 0
          }
        };

       default:
        return undefined;
      }
    });
    var pullOf = (function pullOf({publication: publication, closed: closed, standingPull: standingPull}) {
      return (publication?.pull ?? closed ?? (standingPull?.finished === true ? standingPull.pull : undefined))?.number;
    });
    var commitPage = (function commitPage({started: started}, commit) {
      const {url: url = "", repository: repository = ""} = started?.run ?? {};
      const at = url.indexOf(`/${repository}/`);
      return at < 0 ? "" : `${url.slice(0, at)}/${repository}/commit/${commit}`;
    });
    var ownEntries = (function ownEntries(entries) {
      const start = entries.findLastIndex(({event: event}) => event.type === "run.started");
      return start <= 0 ? entries : entries.slice(start);
    });
    __webpack_require__.d(__webpack_exports__, {
      b2: () => commitPage,
      pv: () => pullOf,
      xK: () => ownEntries,
      xz: () => readRunState
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58223);
    var _events_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92015);
    var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24078);
    var _figures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19298);
    var _sandbox_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36964);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23782);
    const NOTHING = {
      diffs: [],
      findings: [],
      todos: [],
      notes: [],
      cancelled: false
    };
    const readStates = (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Qj)(() => ({
      current: NOTHING
    }), (state, {agent: agent, event: event}) => {
      const before = event.type === "run.started" ? NOTHING : state.current;
      state.current = {
        ...before,
        ...changesBy(before, agent, event)
      };
    });
    const CHANGES = {
      "run.started": event => ({
        started: event,
        notes: describeOrigin(event)
      }),
      "run.kept": event => ({
        kept: event
      }),
      "run.finished": ({outcome: outcome}) => ({
        outcome: outcome,
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.gI)({
          publication: outcome.publication
        })
      }),
      "plan.kept": event => ({
        plan: event
      }),
      "plan.unkept": event => ({
        plan: event
      }),
      "project.read": ({notes: notes}, state) => withNotes(state, ...notes),
      "server.opened": ({notes: notes}, state) => withNotes(state, ...notes),
      "server.failed": ({name: name, reason: reason}, state) => withNotes(state, `The MCP server ${name} is not there: ${reason}`),
      "model.fell_back": ({reason: reason}, state) => withNotes(state, reason),
      "hook.ran": ({name: name, said: said}, state) => said === undefined ? undefined : withNotes(state, `The hook ${name} says: ${said}`),
      "call.finished": (event, state, agent) => ({
        ...answered(state, agent, event.answer),
        ...missed(state, event)
      }),
      "agent.stopped": ({end: end}, state, agent) => agent === _events_js__WEBPACK_IMPORTED_MODULE_2__.QT ? stopped(state, end) : undefined,
      "output.checked": ({output: output}, _, agent) => agent === _events_js__WEBPACK_IMPORTED_MODULE_2__.QT && output.kind === "valid" ? {
        output: output.value
      } : undefined,
      "base.compared": ({found: found}) => ({
        conflicts: found
      }),
      "verify.skipped": ({reason: reason}) => ({
        unverified: reason
      }),
      "verify.finished": (event, state) => ({
        verification: event,
        unverified: undefined,
        ...missed(state, event)
      }),
      "change.proposed": ({change: change}) => ({
        proposed: change
      }),
      "change.diffed": ({shown: shown}, {diffs: diffs}) => ({
        diffs: [ ...diffs, shown ]
      }),
      "change.published": ({publication: publication}) => ({
        publication: publication
      }),
      "checks.seen": ({checks: checks}) => ({
        checks: checks
      }),
      "pull.closed": ({pull: pull, reason: reason}, state) => ({
        closed: pull,
        ...withNotes(state, `Pull request #${pull.number} is closed: ${reason}.`)
      }),
      "pull.stands": ({standing: standing}) => ({
        standingPull: standing
      }),
      "review.posted": ({review: review}) => ({
        review: review
      })
    };
    function describeCatchUp({kind: kind, onto: onto, clashes: clashes}) {
      const [base, files] = [ onto.name, clashes.join(", ") ];
      switch (kind) {
       case "merged":
        return `${base} has moved since: the run started from it with the branch's earlier change.`;

       case "replaced":
        return `${base} has changed ${files} as well since: the run started from ${base} alone, and what it publishes replaces the branch's earlier change.`;

       case "behind":
        return `${base} has changed ${files} as well since. Somebody else has worked on the branch, so it was left as it is: merge ${base} into it.`;
      }
    }
  }),
  36964: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var nameSandbox = (function nameSandbox(name) {
      return name === "root" || name === "sudo" ? `namespaces by ${name}` : name;
    });
    var describeSandbox = (function describeSandbox({sandbox: sandbox, sandboxLacks: sandboxLacks, sandboxOff: sandboxOff, sandboxCopy: sandboxCopy}) {
      const tried = sandboxLacks?.join("; ");
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.Eb)([ nameSandbox(sandbox), sandboxOff !== undefined && `the policy switched it off (${sandboxOff})`, sandboxCopy !== undefined && `in a copy of the checkout: ${sandboxCopy}`, tried !== undefined && (sandbox === "none" ? tried : `tried before: ${tried}`) ]).join("; ");
    });
    var warnOfSandbox = (function warnOfSandbox({started: started, outcome: outcome}) {
      if (started?.sandboxCopy !== undefined) {
        return [ `The run worked in a copy of the checkout, because this machine cannot put a layer over it: ${ended(started.sandboxCopy)}` ];
      }
      if (started?.sandbox !== "none" || outcome?.fault?.kind === "sandbox") return [];
      const {sandboxOff: sandboxOff, sandboxLacks: sandboxLacks, request: request} = started;
      if (sandboxOff !== undefined) return [ describeOff(sandboxOff, request.subject?.fromFork === true) ];
      const [lack] = sandboxLacks ?? [];
      if (lack === undefined) return [ "Commands ran **without a sandbox**: this machine offers none." ];
      const whose = lack.startsWith("the ") ? "there is none" : "this machine offers none";
      return [ `**No command ran**: commands need a sandbox, and ${whose}: ${ended(lack)}` ];
    });
    var ended = (function ended(sentence) {
      return sentence.endsWith(".") ? sentence : `${sentence}.`;
    });
    var describeEngine = (function describeEngine(started, event) {
      if (started === undefined || [ "none", "not needed" ].includes(started.sandbox)) return undefined;
      return outputsOf(event).some(text => NO_ENGINE.test(text)) ? ENGINE : undefined;
    });
    var outputsOf = (function outputsOf(event) {
      if (event.type === "verify.finished") return event.results.flatMap(({ok: ok, output: output}) => ok ? [] : [ output ]);
      const {text: text} = event.answer;
      return event.tool === "run_shell_command" && /\[exit code (?!141\b)[1-9]\d* after [\d.]+ s/.test(text) ? [ text ] : [];
    });
    __webpack_require__.d(__webpack_exports__, {
      Hu: () => warnOfSandbox,
      hT: () => describeSandbox,
      jV: () => nameSandbox,
      sk: () => describeEngine
    });
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23782);
    function describeOff(source, fromFork) {
      const off = `the policy switched it off (${source})`;
      return fromFork ? `**No command ran**: code of a fork runs in a sandbox or not at all, and ${off}.` : `Commands ran **without a sandbox**: ${off}.`;
    }
    const ENGINE = "A command found no container engine: nothing in the sandbox reaches the docker socket, so tests that start containers of their own cannot run. Services that the job has started can be reached: `[network] services` in the policy.";
    const NO_ENGINE = /cannot connect to the docker daemon|failed to connect to the docker api|error while fetching server api version|could not find a valid docker environment|could not find a working container runtime|rootless docker not found/i;
  }),
  46968: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var countDenied = (function countDenied(denials) {
      return denials.reduce((sum, {count: count}) => sum + count, 0);
    });
    var readTotals = (function readTotals(entries, now = entries.at(-1)?.at ?? 0) {
      const {count: count, startedAt: startedAt} = readCounts(entries);
      return count.total(startedAt ?? now, now);
    });
    var begin = (function begin() {
      return {
        count: new Count,
        startedAt: undefined
      };
    });
    var add = (function add(a, b) {
      return {
        input: a.input + b.input,
        output: a.output + b.output,
        cached: a.cached + b.cached,
        thoughts: a.thoughts + b.thoughts,
        estimated: a.estimated || b.estimated
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      g: () => readTotals,
      v: () => countDenied
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58223);
    var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24078);
    const readCounts = (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Qj)(begin, (state, entry) => {
      if (entry.event.type === "run.started") Object.assign(state, begin());
      state.startedAt ??= entry.at;
      state.count.take(entry);
    });
    class Count {
      turns=new Map;
      tools=new Map;
      denials=new Map;
      compressions=[];
      tokens={
        input: 0,
        output: 0,
        cached: 0,
        thoughts: 0,
        estimated: false
      };
      usd=0;
      retries={
        count: 0,
        waitMs: 0
      };
      subAgents=0;
      limits;
      changed={
        files: 0,
        lines: 0
      };
      waitedMs=0;
      take({agent: agent, event: event}) {
        const cost = (0, _events_js__WEBPACK_IMPORTED_MODULE_1__.fM)(event);
        if (cost !== undefined) {
          this.tokens = add(this.tokens, cost.usage);
          this.usd += cost.usd;
        }
        switch (event.type) {
         case "run.started":
          this.limits = event.limits;
          this.waitedMs = event.waitedMs ?? 0;
          return;

         case "agent.started":
          if (agent !== _events_js__WEBPACK_IMPORTED_MODULE_1__.QT) this.subAgents++;
          return;

         case "model.retried":
          this.retries = {
            count: this.retries.count + 1,
            waitMs: this.retries.waitMs + event.waitMs
          };
          return;

         case "model.replied":
          if (event.purpose === "turn") this.turns.set(agent, this.turnsOf(agent) + 1);
          return;

         case "call.decided":
          return event.decision.effect === "deny" ? this.deny(event.call, event.decision) : undefined;

         case "call.finished":
          return event.answer.error === "repeated" ? undefined : this.use(event.tool, event.answer.error !== undefined, event.ms);

         case "context.compressed":
          this.compressions.push({
            agent: agent,
            afterTurn: this.turnsOf(agent),
            event: event
          });
          return;

         case "change.proposed":
          return this.change(event.change.files);

         case "change.published":
          return this.change(event.publication.files);

         default:
          return;
        }
      }
      total(start, now) {
        const {tokens: tokens, usd: usd, subAgents: subAgents, retries: retries, compressions: compressions} = this;
        const ms = Math.max(0, now - start - this.waitedMs);
        const tools = [ ...this.tools.values() ].sort((a, b) => b.count - a.count || (a.tool < b.tool ? -1 : 1));
        const calls = tools.reduce((sum, tool) => sum + tool.count, 0);
        const turns = this.turnsOf(_events_js__WEBPACK_IMPORTED_MODULE_1__.QT);
        const used = {
          turns: turns,
          minutes: ms / 6e4,
          tokens: tokens.input + tokens.output,
          usd: usd,
          calls: calls,
          ...this.changed
        };
        const gauges = GAUGES.flatMap(name => {
          const limit = this.limits?.[name];
          return limit === undefined ? [] : [ {
            name: name,
            used: used[name],
            of: limit.value,
            source: limit.source
          } ];
        });
        const listed = {
          tools: tools,
          denials: [ ...this.denials.values() ],
          compressions: [ ...compressions ],
          gauges: gauges
        };
        return {
          turns: turns,
          subAgents: subAgents,
          tokens: tokens,
          usd: usd,
          ms: ms,
          calls: calls,
          retries: retries,
          ...listed
        };
      }
      turnsOf(agent) {
        return this.turns.get(agent) ?? 0;
      }
      deny(call, decision) {
        const key = JSON.stringify([ call.tool, decision.reason, decision.allowWith ?? "" ]);
        this.denials.set(key, {
          call: call,
          decision: decision,
          count: (this.denials.get(key)?.count ?? 0) + 1
        });
      }
      change(files) {
        this.changed.files = files.length;
        this.changed.lines = files.reduce((sum, file) => sum + file.added + file.removed, 0);
      }
      use(tool, failed, ms) {
        const known = this.tools.get(tool) ?? {
          tool: tool,
          count: 0,
          failures: 0,
          ms: 0
        };
        this.tools.set(tool, {
          tool: tool,
          count: known.count + 1,
          failures: known.failures + (failed ? 1 : 0),
          ms: known.ms + ms
        });
      }
    }
    const GAUGES = [ "turns", "minutes", "tokens", "usd", "calls", "files", "lines" ];
  })
};


