"use strict";

exports.id = 5502;

exports.ids = [ 5502, 9529, 3215 ];

exports.modules = {
  10073: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var opening = (function opening({state: state}) {
      const fault = faultLines(state);
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.Eb)([ (0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.FY)(`### ${(0, 
      _headline_js__WEBPACK_IMPORTED_MODULE_2__.Pl)(state)}`), fault !== undefined && (0, 
      _fit_js__WEBPACK_IMPORTED_MODULE_1__.FY)(fault) ]);
    });
    var faultLines = (function faultLines({outcome: outcome}) {
      const fault = outcome?.fault;
      if (fault === undefined) return undefined;
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.oR)([ `**${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.inline)(fault.message)}**`, fault.hint && (0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.inline)(fault.hint) ], "\n\n");
    });
    var answer = (function answer({state: {outcome: outcome}}) {
      if (outcome === undefined || outcome.message === outcome.fault?.message) return [];
      const verdict = outcome.conclusion === "answered" ? (0, _headline_js__WEBPACK_IMPORTED_MODULE_2__.Dc)(outcome.message) : undefined;
      return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.CS)(verdict?.rest ?? outcome.message);
    });
    var planned = (function planned({state: {plan: plan}}) {
      if (plan?.type !== "plan.kept" || plan.instruction === "") return [];
      return [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.FY)("**The request**, carried out with the plan:"), ...(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.CS)(plan.instruction) ];
    });
    var cautions = (function cautions({state: state}) {
      const refused = (state.publication ?? state.proposed)?.refused ?? [];
      const first = ((state.publication ?? state.proposed)?.callouts ?? []).map(({path: path, detail: detail}) => `- ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(path)}: ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.inline)(detail)}`);
      const notes = [ ...describeConflicts(state), ...new Set(state.notes), ...(0, _sandbox_js__WEBPACK_IMPORTED_MODULE_4__.Hu)(state) ].map(line => `- ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.inline)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.$Q)(line, 600))}`);
      const withheld = refused.map(({path: path, reason: reason}) => `- ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(path)}: ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.inline)(reason)}`);
      const head = `**Withheld from publication: ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_5__.hS)(refused.length, "file")}**\n`;
      return [ ...(0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.tp)("**Look at this first**\n", first, "files"), ...(0, 
      _fit_js__WEBPACK_IMPORTED_MODULE_1__.tp)(head, withheld, "files"), ...(0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.tp)("", notes, "notes") ];
    });
    var describeConflicts = (function describeConflicts({conflicts: conflicts, publication: publication, proposed: proposed}) {
      if (conflicts?.certain !== true || (publication ?? proposed)?.merged !== undefined) return [];
      const {onto: onto, paths: paths, reason: reason = ""} = conflicts;
      if (paths.length === 0) return [ `This branch conflicts with ${onto.name}; in which files could not be determined: ${reason}.` ];
      return [ `This branch conflicts with ${onto.name} in ${(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.KE)(paths, NAMED)}.` ];
    });
    var changes = (function changes({state: state}) {
      const {publication: publication, proposed: proposed} = state;
      const {files: files, merged: merged} = publication ?? proposed ?? {};
      if (files === undefined) return standing(state);
      const sum = side => files.reduce((all, file) => all + file[side], 0);
      const where = publication === undefined ? "proposed" : place(state, publication);
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.Eb)([ ...describeMerged(merged), (0, 
      _fit_js__WEBPACK_IMPORTED_MODULE_1__.FY)(`**What changed${merged === undefined ? "" : " beyond the merge"}**: ${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_5__.hS)(files.length, "file")}, ${lines(sum("added"), sum("removed"))}, ${where}`), (files.length > 0 || merged === undefined) && {
        kind: "rows",
        head: FILES,
        rows: files.map(fileRow),
        what: "files"
      } ]);
    });
    var standing = (function standing(state) {
      const {standingPull: standingPull} = state;
      if (standingPull === undefined) return [];
      const where = place(state, standingPull);
      const ended = standingPull.finished ? " It is no longer marked as unfinished." : "";
      return [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.FY)(`**Nothing was added**: the branch is unchanged, at ${where}, which is open.${ended}`) ];
    });
    var place = (function place(state, {commit: commit, branch: branch, pull: pull}) {
      const [short, page] = [ (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(commit.slice(0, 7)), (0, 
      _run_state_js__WEBPACK_IMPORTED_MODULE_6__.b2)(state, commit) ];
      const link = page === "" ? short : `[${short}](${encodeURI(page)})`;
      const inPull = pull === undefined ? "" : `, pull request [#${pull.number}](${encodeURI(pull.url)})`;
      return `commit ${link} on ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(branch)}${inPull}`;
    });
    var describeMerged = (function describeMerged(merged) {
      if (merged === undefined) return [];
      const {onto: onto, resolved: resolved} = merged;
      const head = `**Merged**: ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(onto.name)} at ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(onto.sha.slice(0, 10))}, ${resolved.length === 0 ? "without conflicts" : "with conflicts resolved in:\n"}`;
      if (resolved.length === 0) return [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.FY)(head) ];
      const rows = resolved.map(path => `- ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(path)}`);
      return (0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.tp)(head, rows, "files");
    });
    var fileRow = (function fileRow(file) {
      const mode = file.mode === undefined ? "" : `, now ${file.mode}`;
      const names = [ file.from ?? [], file.path ].flat().map(_markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY).join(" \u2192 ");
      return `| ${names} | ${file.status}${mode} | ${file.binary ? "binary" : lines(file.added, file.removed)} |`;
    });
    var lines = (function lines(added, removed) {
      return `+${(0, _figures_js__WEBPACK_IMPORTED_MODULE_5__.rX)(added)} \u2212${(0, _figures_js__WEBPACK_IMPORTED_MODULE_5__.rX)(removed)}`;
    });
    var checkBlocks = (function checkBlocks({state: state}) {
      const {checks: seen, publication: publication} = state;
      return seen === undefined || publication === undefined ? [] : [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.FY)(`**Checks**: ${(0, 
      _verification_js__WEBPACK_IMPORTED_MODULE_7__.Pt)(seen, publication)}`) ];
    });
    var denials = (function denials({numbers: {denials: all}, state: {started: started}}) {
      return all.flatMap(denial => denialBlocks(denial, started?.policy.path ?? ""));
    });
    var compressions = (function compressions({numbers: {compressions: all}}) {
      const times = all.length === 1 ? "once" : `${all.length} times`;
      return (0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.tp)(`**Context compressed ${times}**\n`, all.map(compressionRow), "compressions");
    });
    var spending = (function spending({numbers: numbers}) {
      if (!hasBegun(numbers)) return [];
      const {turns: turns, tokens: used, usd: usd, ms: ms, gauges: gauges} = numbers;
      const line = [ (0, _figures_js__WEBPACK_IMPORTED_MODULE_5__.hS)(turns, "turn"), `${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_5__.LU)(used.input + used.output)} tokens`, (0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_5__.TG)(usd), (0, _figures_js__WEBPACK_IMPORTED_MODULE_5__.p0)(ms) ];
      return [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.FY)(line.join(" \u00b7 ")), ...gaugeTable(gauges.filter(isNear)) ];
    });
    var hasBegun = (function hasBegun({turns: turns, tokens: {input: input}, calls: calls, gauges: gauges}) {
      return turns > 0 || input > 0 || calls > 0 || gauges.some(isNear);
    });
    var isNear = (function isNear({of: of, used: used}) {
      return of > 0 && used >= NEAR * of;
    });
    var otherLimits = (function otherLimits({numbers: numbers}) {
      if (!hasBegun(numbers)) return [];
      return [ ...gaugeTable(numbers.gauges.filter(each => !isNear(each))), (0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.FY)(partsOf(numbers).join(" \u00b7 ")) ];
    });
    var budget = (function budget({numbers: numbers}) {
      if (!hasBegun(numbers)) return [];
      const [used, ...others] = partsOf(numbers);
      const figures = [ used, (0, _figures_js__WEBPACK_IMPORTED_MODULE_5__.TG)(numbers.usd), (0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_5__.p0)(numbers.ms), ...others ];
      return [ ...gaugeTable(numbers.gauges), (0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.FY)(figures.join(" \u00b7 ")) ];
    });
    var partsOf = (function partsOf({tokens: {input: input, output: output, cached: cached, estimated: estimated}, ...numbers}) {
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.Eb)([ `${(0, _figures_js__WEBPACK_IMPORTED_MODULE_5__.LU)(input)} tokens in (${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_5__.LU)(cached)} cached), ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_5__.LU)(output)} out${estimated ? ", in part estimated" : ""}`, (0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_5__.hS)(numbers.calls, "tool call"), numbers.subAgents > 0 && (0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_5__.hS)(numbers.subAgents, "sub-agent"), numbers.retries.count > 0 && `${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_5__.hS)(numbers.retries.count, "retry", "retries")} (${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_5__.p0)(numbers.retries.waitMs)} of waiting)` ]);
    });
    var gaugeTable = (function gaugeTable(gauges) {
      const rows = gauges.filter(({name: name, of: of, used: used}) => of > 0 && (used > 0 || name !== "files" && name !== "lines")).map(({name: name, used: used, of: of, source: source}) => `| ${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_5__.Ff)(name)} | ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_5__.qC)(name, used)} of ${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_5__.qC)(name, of)} | ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_5__.uI)(used, of)} | ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.inline)(source)} |`);
      return (0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.tp)("| Limit | Used | | Set in |\n|---|---|---|---|", rows, "limits");
    });
    var toolTable = (function toolTable({numbers: {tools: tools}}) {
      const rows = tools.map(({tool: tool, count: calls, failures: failures, ms: ms}) => `| ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(tool)} | ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_5__.rX)(calls)} | ${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_5__.rX)(failures)} | ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_5__.p0)(ms)} |`);
      return (0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.tp)("| Tool | Calls | Failed | Time |\n|---|--:|--:|--:|", rows, "tools");
    });
    var leftToDo = (function leftToDo({state: {outcome: outcome, todos: todos}}) {
      const unfinished = outcome !== undefined && !(0, _events_js__WEBPACK_IMPORTED_MODULE_10__.gq)(outcome.conclusion) && todos.some(({status: status}) => status !== "completed");
      return unfinished ? (0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.tp)("**The agent's list at the end**\n", todos.map(todoRow), "todos") : [];
    });
    var goingOn = (function goingOn({state: state}) {
      const next = (0, _headline_js__WEBPACK_IMPORTED_MODULE_2__.sk)(state);
      return next === undefined ? [] : [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.FY)(next) ];
    });
    var circumstances = (function circumstances({state: {started: started}}) {
      if (started === undefined) return [];
      const {run: run, policy: policy, model: model, sandbox: sandbox, request: request} = started;
      const facts = [ run.url === "" ? undefined : `[run ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.inline)(run.id)}${run.attempt > 1 ? `, attempt ${run.attempt}` : ""}](${encodeURI(run.url)})`, `policy ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(policy.path)}${policy.ref === "" ? "" : ` at ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(policy.ref)}`} (${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(policy.digest.slice(0, 19))})`, `model ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(model)}`, `sandbox: ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.inline)((0, 
      _sandbox_js__WEBPACK_IMPORTED_MODULE_4__.jV)(sandbox))}`, `${request.trigger === "ci" ? "set off" : "asked"} by ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(request.actor.login)}`, `Remit ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.inline)(run.version)}` ];
      return [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.FY)(`<sub>${(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.oR)(facts, " \u00b7 ")}</sub>`) ];
    });
    __webpack_require__.d(__webpack_exports__, {
      Ao: () => changes,
      BH: () => denials,
      HD: () => otherLimits,
      JF: () => cautions,
      Lv: () => checkBlocks,
      MG: () => compressions,
      Sc: () => leftToDo,
      T9: () => toolTable,
      VJ: () => denialsTitle,
      XD: () => spending,
      Xb: () => circumstances,
      ZF: () => answer,
      gd: () => budget,
      iO: () => goingOn,
      lM: () => planned,
      tj: () => todoRow,
      zs: () => opening
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6786);
    var _figures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19298);
    var _verification_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95832);
    var _describe_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73586);
    var _fit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27980);
    var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9626);
    var _sandbox_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36964);
    var _run_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17374);
    var _totals_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46968);
    var _headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1359);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23782);
    const NAMED = 10;
    const FILES = "| File | | Lines |\n|---|---|---|";
    function denialsTitle({numbers: {denials: all}}) {
      return `Denied by policy: ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_5__.hS)((0, 
      _totals_js__WEBPACK_IMPORTED_MODULE_8__.v)(all), "call")}`;
    }
    function denialBlocks({call: call, decision: decision, count: times}, path) {
      const rules = decision.rules.length === 0 ? "" : ` (rule ${decision.rules.map(rule => (0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(rule)).join(", ")})`;
      const often = times > 1 ? `, ${times} times` : "";
      const denial = (0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.FY)(`- ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(call.tool)} ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.$Q)((0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_5__.Df)(call), 200))}${often}: ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.inline)((0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.$Q)(decision.reason, 600))}${rules}`);
      if (decision.allowWith === undefined) return [ denial ];
      const where = path.startsWith("built-in:") || path === "" ? "a policy file, `.github/remit.toml`" : (0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(path);
      return [ denial, (0, _fit_js__WEBPACK_IMPORTED_MODULE_1__.FY)(`To allow it, add to ${where}:`), (0, 
      _fit_js__WEBPACK_IMPORTED_MODULE_1__.DV)(decision.allowWith, "toml") ];
    }
    function compressionRow({agent: agent, afterTurn: afterTurn, event: event}) {
      const who = agent === "main" ? "" : `${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(agent)}, `;
      return `- ${who}after turn ${afterTurn}: ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.inline)([ `${(0, 
      _describe_js__WEBPACK_IMPORTED_MODULE_9__.Uo)(event)}.`, ...(0, _describe_js__WEBPACK_IMPORTED_MODULE_9__.tg)(event) ].join(" "))}`;
    }
    const NEAR = .7;
    function todoRow({description: description, status: status}) {
      const line = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.inline)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.$Q)(description, 300));
      switch (status) {
       case "completed":
        return `- [x] ${line}`;

       case "cancelled":
        return `- [ ] ~~${line}~~`;

       case "in_progress":
        return `- [ ] **${line.replaceAll("*", "&#42;")}**`;

       case "blocked":
        return `- [ ] ${line} (blocked)`;

       case "pending":
        return `- [ ] ${line}`;
      }
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
  99123: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var isPlain = (function isPlain(suggestion) {
      return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.wh)(suggestion) === suggestion;
    });
    var foundInReview = (function foundInReview({state: {review: posted, findings: all}}) {
      return posted === undefined || posted.again ? [] : listFindings(all);
    });
    var reviewBlocks = (function reviewBlocks({state: {review: posted}}) {
      if (posted === undefined) return [];
      return [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.FY)(`**Review**: [${(0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.U5)(posted)}](${encodeURI(posted.url)})`) ];
    });
    var findings = (function findings({state: {findings: all}}) {
      if (all.length === 0) return [];
      return [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.FY)(`**Found: ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_2__.hS)(all.length, "finding")}**`), ...listNotes(all) ];
    });
    var plainFindings = (function plainFindings(notes) {
      return byGravity(notes).map(note => [ severityLine(note.severity).replaceAll("**", ""), placeOf(note), (0, 
      _lib_cut_js__WEBPACK_IMPORTED_MODULE_6__.Ku)(firstOfAll(note.body), 300) ]);
    });
    var byGravity = (function byGravity(notes) {
      return notes.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
    });
    var placeOf = (function placeOf({path: path, line: line, startLine: startLine = line, side: side}) {
      const lines = startLine === line ? `${line}` : `${startLine}-${line}`;
      return `${path}:${lines}${side === "LEFT" ? " (old)" : ""}`;
    });
    __webpack_require__.d(__webpack_exports__, {
      Fs: () => renderReview,
      NS: () => renderNote,
      PV: () => renderFixed,
      Pg: () => findings,
      Vf: () => reviewBlocks,
      bj: () => plainFindings,
      cb: () => foundInReview
    });
    var _figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19298);
    var _fit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27980);
    var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9626);
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24192);
    var _describe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73586);
    var _headline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1359);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23782);
    function renderNote(note, back = false) {
      const button = suggestionBlock(note.suggestion);
      const again = back ? [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.FY)(BACK) ] : [];
      const blocks = [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.FY)(severityLine(note.severity)), ...again, ...(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_1__.CS)(note.body), ...unsafeSuggestion(note) ];
      const body = (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.Uj)([ {
        rank: 0,
        blocks: blocks,
        what: "paragraphs"
      } ], _fit_js__WEBPACK_IMPORTED_MODULE_0__.W$ - MARKERS - button.length, _fit_js__WEBPACK_IMPORTED_MODULE_0__.hg);
      return button === "" ? body : `${body}\n\n${button}`;
    }
    const BACK = "**Back again**: an earlier review said this, and it was fixed in the meantime.";
    function renderFixed(head) {
      return `**Fixed** at ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(head.slice(0, 7))}: these lines have changed, and the review of that commit does not find this again.`;
    }
    const MARKERS = 5e3;
    function suggestionBlock(suggestion) {
      if (suggestion === undefined || !isPlain(suggestion)) return "";
      const ticks = "`".repeat(Math.max(3, (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.Q_)(suggestion) + 1));
      return `${ticks}suggestion\n${suggestion}${ticks}`;
    }
    function unsafeSuggestion({suggestion: suggestion}) {
      if (suggestion === undefined || isPlain(suggestion)) return [];
      return [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.FY)("The suggestion has characters that do not show; they are written out here:"), (0, 
      _fit_js__WEBPACK_IMPORTED_MODULE_0__.DV)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.Q6)(suggestion)) ];
    }
    function renderReview(plan, body) {
      const {placed: placed, aside: aside, dropped: dropped, mended: mended} = body;
      const summary = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.CS)(plan.summary);
      const notes = [ ...placed, ...aside ];
      const nothing = notes.length === 0;
      const count = `**${(0, _figures_js__WEBPACK_IMPORTED_MODULE_2__.hS)(notes.length, "finding")}**: ${countFindings(notes)}`;
      return (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.Uj)([ {
        rank: 0,
        blocks: nothing ? [] : [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.FY)(count) ],
        what: ""
      }, {
        rank: 2,
        blocks: aside.length === 0 ? [] : [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.FY)(ASIDE), ...listNotes(aside) ],
        what: "findings"
      }, {
        rank: 1,
        blocks: summary,
        what: "paragraphs"
      }, {
        rank: 0,
        blocks: mended === undefined ? [] : [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.FY)((0, 
        _figures_js__WEBPACK_IMPORTED_MODULE_2__.Ue)(mended)) ],
        what: ""
      }, {
        rank: 0,
        blocks: nothing && mended?.all !== true && (summary.length === 0 || dropped > 0) ? [ (0, 
        _fit_js__WEBPACK_IMPORTED_MODULE_0__.FY)(nothingNew(dropped)) ] : [],
        what: ""
      }, {
        rank: 0,
        blocks: [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.FY)(footer(plan, body)) ],
        what: ""
      } ], _fit_js__WEBPACK_IMPORTED_MODULE_0__.W$ - MARKERS, _fit_js__WEBPACK_IMPORTED_MODULE_0__.hg);
    }
    function nothingNew(dropped) {
      return dropped === 0 ? "No findings." : `Nothing new: ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_2__.hS)(dropped, "finding")} of earlier reviews stand as they are.`;
    }
    const ASIDE = "**Not shown at their lines**, which GitHub took no comment on:";
    function footer({head: head}, {dropped: dropped, moved: moved}) {
      const parts = (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__.Eb)([ `Reviewed at ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(head.slice(0, 7))}`, dropped > 0 && `${dropped} left out, reported before`, moved !== undefined && `commits pushed meanwhile, up to ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(moved.slice(0, 7))}, are not part of this` ]);
      return `<sub>${parts.join(" \u00b7 ")}</sub>`;
    }
    function listNotes(notes) {
      return notes.flatMap(note => [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.FY)(`${severityLine(note.severity)} ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(placeOf(note))}`), ...(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.CS)(note.body), ...note.suggestion === undefined ? [] : [ (0, 
      _fit_js__WEBPACK_IMPORTED_MODULE_0__.FY)("Suggested instead:"), showSuggestion(note.suggestion) ] ]);
    }
    function listFindings(notes) {
      const rows = byGravity(notes).map(note => `- ${severityLine(note.severity)} ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(placeOf(note))}: ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.inline)((0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_1__.$Q)(firstOfAll(note.body), 160))}`);
      return (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.tp)("", rows, "findings");
    }
    function firstOfAll(body) {
      return (0, _headline_js__WEBPACK_IMPORTED_MODULE_5__.Dc)(body)?.sentence ?? body.trim();
    }
    function countFindings(notes) {
      const counts = SEVERITIES.map(severity => [ severity, notes.filter(note => note.severity === severity).length ]);
      return counts.flatMap(([severity, count]) => count === 0 ? [] : `${SIGNS[severity]} ${count} ${severity}`).join(" \u00b7 ");
    }
    function showSuggestion(suggestion) {
      return (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.DV)(suggestion === "" ? "(nothing: delete the lines)" : (0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_1__.Q6)(suggestion));
    }
    function severityLine(severity) {
      return `${SIGNS[severity]} **${severity[0]?.toUpperCase()}${severity.slice(1)}**`;
    }
    const SEVERITIES = [ "critical", "high", "medium", "low" ];
    const SIGNS = {
      critical: "\ud83d\udd34",
      high: "\ud83d\udfe0",
      medium: "\ud83d\udfe1",
      low: "\ud83d\udd35"
    };
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
  75502: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var shortTranscript = (function shortTranscript(main) {
      const rows = shortRows(main, "");
      const title = `Transcript: ${(0, figures.hS)(main.turns, "turn")}`;
      return rows.length === 0 ? [] : [ {
        kind: "fold",
        title: title,
        blocks: (0, fit.tp)("", rows, "turns"),
        what: "turns"
      } ];
    });
    var shortRows = (function shortRows(agent, indent) {
      return agent.steps.flatMap(step => {
        switch (step.kind) {
         case "turn":
          return [ `${indent}- **${step.number}** ${shortTurn(step)}` ];

         case "agent":
          {
            const {name: name, model: model} = step.agent;
            return [ `${indent}- Sub-agent ${(0, report_markdown.aY)(name)} (${(0, report_markdown.inline)(model)})`, ...shortRows(step.agent, `${indent}  `) ];
          }

         case "asked aside":
          return [];

         case "event":
          {
            const line = step.event.type === "agent.told" ? undefined : renderEvent(step.event);
            return line === undefined ? [] : [ `${indent}- ${line}` ];
          }
        }
      });
    });
    var shortTurn = (function shortTurn({event: event, calls: calls}) {
      const thought = event.reply.thoughts[0]?.subject ?? "";
      const line = (0, report_markdown.inline)((0, report_markdown.$Q)(thought !== "" ? thought : event.reply.text.trim(), 120));
      return [ ...line === "" ? [] : [ line ], ...calls.map(shortCall) ].join(" \u00b7 ");
    });
    var shortCall = (function shortCall(step) {
      const {call: call, answer: answer} = step;
      const edit = answer?.edit;
      const lines = edit === undefined ? "" : ` +${edit.added} \u2212${edit.removed}`;
      return `${mark(step)} ${(0, report_markdown.aY)(call.tool)} ${(0, report_markdown.aY)((0, 
      report_markdown.$Q)((0, figures.Df)(call), 80))}${lines}${failed(answer)}`;
    });
    var mark = (function mark({answer: answer, decision: decision}) {
      if (decision?.effect === "deny") return "\u26d4";
      return answer === undefined ? "\u2026" : answer.error === undefined ? "\u2713" : "\u2717";
    });
    var failed = (function failed(answer) {
      return answer?.error === undefined || answer.error === "denied" ? "" : ` (${answer.error.replaceAll("_", " ")})`;
    });
    var fullTranscript = (function fullTranscript(agent) {
      return agent.steps.flatMap(step => {
        switch (step.kind) {
         case "turn":
          return [ turnFold(step) ];

         case "agent":
          {
            const title = `Sub-agent <code>${(0, report_markdown.qy)(step.agent.name)}</code> \u00b7 ${(0, 
            report_markdown.qy)(step.agent.model)} \u00b7 ${(0, figures.hS)(step.agent.turns, "turn")}${ending(step.agent)}`;
            return [ {
              kind: "fold",
              title: title,
              blocks: fullTranscript(step.agent),
              what: "turns"
            } ];
          }

         case "asked aside":
          {
            const {purpose: purpose, reply: reply, usd: usd, ms: ms} = step.event;
            return [ (0, fit.FY)(`*Model asked to ${PURPOSES[purpose] ?? (0, report_markdown.inline)(purpose)}: ${describeCost(reply.usage, usd, ms)}*`) ];
          }

         case "event":
          return eventBlocks(step.event);
        }
      });
    });
    var ending = (function ending({end: end}) {
      return end === undefined || end.kind === "finished" ? "" : ` \u00b7 ${end.kind}`;
    });
    var turnFold = (function turnFold({number: number, event: event, calls: calls}) {
      const {reply: reply, usd: usd, ms: ms} = event;
      const subject = reply.thoughts[0]?.subject ?? "";
      const about = subject !== "" ? subject : (0, report_markdown.$Q)(reply.text.trim(), 80);
      const names = calls.map(({call: call, ...rest}) => `${mark({
        call: call,
        ...rest
      })} ${call.tool}`).join(", ");
      const title = (0, parts.oR)([ `<b>Turn ${number}</b>`, titleOf(about), (0, report_markdown.qy)((0, 
      report_markdown.$Q)(names, 160)), (0, figures.p0)(ms) ], " \u00b7 ");
      const blocks = [ ...reply.thoughts.map(({subject: head, description: description}) => (0, 
      fit.FY)(`*${(0, report_markdown.inline)((0, report_markdown.$Q)(head, 200)).replaceAll("*", "&#42;")}* ${(0, 
      report_markdown.inline)((0, report_markdown.$Q)(description, 1500))}`)), ...(0, 
      report_markdown.CS)(reply.text), ...calls.flatMap(callBlocks), ...citations(reply.citations), (0, 
      fit.FY)(`<sub>${(0, report_markdown.inline)(reply.model)} \u00b7 ${describeCost(reply.usage, usd, ms)}${reply.stop === "stop" ? "" : ` \u00b7 ended by ${(0, 
      report_markdown.inline)(reply.rawStop)}`}</sub>`) ];
      return {
        kind: "fold",
        title: title,
        blocks: blocks,
        what: "parts"
      };
    });
    var titleOf = (function titleOf(markdown) {
      return (0, report_markdown.qy)(markdown).replaceAll(/&#96;(.+?)&#96;/g, "<code>$1</code>").replaceAll("&#42;&#42;", "");
    });
    var citations = (function citations(sources) {
      const rows = sources.map(({title: title, uri: uri}) => `- ${title === undefined ? "" : `${(0, 
      report_markdown.inline)(title)}: `}${(0, report_markdown.aY)(uri)}`);
      return (0, fit.tp)("Sources:\n", rows, "sources");
    });
    var describeCost = (function describeCost({input: input, output: output, cached: cached}, usd, ms) {
      return `${(0, figures.LU)(input)} in (${(0, figures.LU)(cached)} cached), ${(0, 
      figures.LU)(output)} out \u00b7 ${(0, figures.TG)(usd)} \u00b7 ${(0, figures.p0)(ms)}`;
    });
    var callBlocks = (function callBlocks(step) {
      const {call: call, decision: decision, answer: answer, ms: ms, hooks: hooks} = step;
      const rules = decision?.rules.map(rule => (0, report_markdown.aY)(rule)).join(", ");
      const judged = decision === undefined ? "not judged" : `${decision.effect === "allow" ? "allowed" : "denied"} by ${rules === "" ? "no rule" : rules}`;
      const facts = [ judged, ...ms === undefined ? [ "not finished" ] : [ (0, figures.p0)(ms) ], ...cutNote(answer) ].join(" \u00b7 ");
      return [ (0, fit.FY)(`**${mark(step)} ${(0, report_markdown.aY)(call.tool)}** ${facts}${failed(answer)}`), (0, 
      fit.DV)(JSON.stringify(call.args, undefined, 2), "json"), ...hooks.map(hook => (0, 
      fit.FY)(renderEvent(hook) ?? "")), ...answer === undefined ? [] : resultBlocks(answer) ];
    });
    var cutNote = (function cutNote(answer) {
      return answer?.clippedFrom === undefined ? [] : [ `shown to the model: ${(0, figures.LU)(answer.text.length)} of ${(0, 
      figures.LU)(answer.clippedFrom)} characters` ];
    });
    var resultBlocks = (function resultBlocks({text: result, edit: edit}) {
      if (edit !== undefined) return [ (0, fit.DV)(middleCut(edit.diff), "diff") ];
      return result === "" ? [] : [ (0, fit.DV)(middleCut(result)) ];
    });
    var middleCut = (function middleCut(result) {
      if (result.length <= RESULT) return result;
      const half = RESULT / 2;
      const [head, tail] = [ (0, cut.Ku)(result, half), (0, cut.g1)(result, half) ];
      return `${head}\n[\u2026 ${result.length - RESULT} characters left out here; the log has them \u2026]\n${tail}`;
    });
    var eventBlocks = (function eventBlocks(event) {
      const line = renderEvent(event);
      if (line === undefined) return [];
      if (event.type === "context.compressed") {
        const title = "The snapshot that replaces what was left out";
        return [ (0, fit.FY)(line), {
          kind: "fold",
          title: title,
          blocks: [ (0, fit.DV)(event.snapshot) ],
          what: "parts"
        } ];
      }
      return [ (0, fit.FY)(line) ];
    });
    var renderEvent = (function renderEvent(event) {
      const described = (0, describe.gN)(event);
      if (described === undefined) return undefined;
      const about = described.about === "" ? "" : `: ${(0, report_markdown.inline)((0, 
      report_markdown.$Q)(described.about, 300))}`;
      return `*${(0, report_markdown.inline)((0, report_markdown.$Q)(described.title, 120)).replaceAll("*", "&#42;")}*${about}`;
    });
    var contextChart = (function contextChart(entries) {
      const sizes = (0, run_state.xK)(entries).flatMap(({agent: agent, event: event}) => {
        if (agent !== events.QT) return [];
        if (event.type === "model.replied" && event.purpose === "turn") return [ event.reply.usage.input ];
        return event.type === "context.compressed" ? [ event.tokensAfter ] : [];
      });
      if (sizes.length < 3) return [];
      const shown = thin(sizes).map(size => Math.round(size / 100) / 10);
      const lines = [ "```mermaid", "xychart-beta", '  title "Context size, thousand tokens"', `  x-axis "turns and compressions" 1 --\x3e ${sizes.length}`, `  y-axis "thousand tokens" 0 --\x3e ${Math.max(1, Math.ceil(Math.max(...shown) * 1.1))}`, `  line [${shown.join(", ")}]`, "```" ];
      return [ (0, fit.FY)(lines.join("\n")) ];
    });
    var thin = (function thin(sizes) {
      if (sizes.length <= POINTS) return [ ...sizes ];
      const stretch = Math.ceil(sizes.length / (POINTS / 2));
      return Array.from({
        length: Math.ceil(sizes.length / stretch)
      }, (_, at) => sizes.slice(at * stretch, (at + 1) * stretch)).flatMap(part => {
        const [low, high] = [ Math.min(...part), Math.max(...part) ];
        return part.indexOf(low) < part.indexOf(high) ? [ low, high ] : [ high, low ];
      });
    });
    var sectionsOf = (function sectionsOf(body, entries) {
      const facts = {
        state: (0, run_state.xz)(entries),
        numbers: (0, totals.g)(entries),
        entries: entries
      };
      return Object.values(REPORT_SECTIONS).flatMap(row => row[body] === undefined ? [] : [ {
        row: row,
        place: row[body]
      } ]).toSorted((a, b) => a.place[0] - b.place[0]).map(({row: row, place: [, rank]}) => {
        const {what: what = "parts", share: share} = row;
        return {
          rank: rank,
          blocks: blocksOf(row, body, facts),
          what: what,
          ...(0, parts.gI)({
            share: share
          })
        };
      });
    });
    var pageSections = (function pageSections() {
      const placed = Object.entries(REPORT_SECTIONS).flatMap(([name, {page: page}]) => page === undefined ? [] : [ {
        name: name,
        page: page
      } ]);
      return placed.toSorted((a, b) => a.page - b.page).map(({name: name}) => name);
    });
    var blocksOf = (function blocksOf({blocks: blocks, title: title}, body, facts) {
      const all = blocks?.(facts) ?? [];
      if (all.length === 0 || title === undefined) return all;
      if (body === "comment") return [ {
        kind: "fold",
        title: title(facts),
        blocks: all,
        what: "parts"
      } ];
      return [ (0, fit.FY)(`**${title(facts)}**`), ...all ];
    });
    var transcript = (function transcript(entries) {
      const turns = fullTranscript((0, steps.I)(entries));
      return turns.length === 0 ? [] : [ (0, fit.FY)("### Transcript"), ...turns ];
    });
    var renderComment = (function renderComment(entries) {
      return (0, fit.Uj)(sectionsOf("comment", entries), fit.W$, fit.hg);
    });
    var renderSummary = (function renderSummary(entries) {
      return (0, fit.Uj)(sectionsOf("summary", entries), fit.Jt, fit.ee);
    });
    __webpack_require__.d(__webpack_exports__, {
      Kz: () => pageSections,
      wQ: () => renderComment,
      Br: () => renderSummary
    });
    var blocks = __webpack_require__(10073);
    var review = __webpack_require__(99123);
    var fit = __webpack_require__(27980);
    var steps = __webpack_require__(43080);
    var run_state = __webpack_require__(17374);
    var totals = __webpack_require__(46968);
    var events = __webpack_require__(58223);
    var cut = __webpack_require__(24192);
    var figures = __webpack_require__(19298);
    var report_markdown = __webpack_require__(9626);
    var describe = __webpack_require__(73586);
    var parts = __webpack_require__(23782);
    const PURPOSES = {
      compress: "sum up the conversation",
      verify_summary: "check a summary",
      judge_loop: "judge whether it is going round in circles",
      correct_edit: "correct an edit",
      search: "search the web",
      repair_output: "correct its output"
    };
    const RESULT = 4e3;
    const POINTS = 120;
    var verification = __webpack_require__(95832);
    const REPORT_SECTIONS = {
      opening: {
        blocks: blocks.zs,
        comment: [ 1, 0 ],
        summary: [ 1, 0 ],
        page: 1
      },
      foundInReview: {
        blocks: review.cb,
        what: "findings",
        comment: [ 2, 4 ]
      },
      review: {
        blocks: review.Vf,
        comment: [ 3, 1 ],
        summary: [ 3, 1 ]
      },
      unpostedFindings: {
        blocks: facts => facts.state.review === undefined ? (0, review.Pg)(facts) : [],
        what: "findings",
        comment: [ 4, 4 ]
      },
      findings: {
        blocks: review.Pg,
        what: "findings",
        summary: [ 2, 4 ],
        page: 3
      },
      fault: {
        page: 4
      },
      verification: {
        blocks: ({state: state}) => (0, verification.Ot)(state),
        comment: [ 5, 5 ],
        summary: [ 4, 5 ],
        page: 2
      },
      cautions: {
        blocks: blocks.JF,
        comment: [ 6, 1 ],
        summary: [ 5, 1 ],
        page: 10
      },
      unpostedAnswer: {
        blocks: facts => facts.state.review?.again === false ? [] : (0, blocks.ZF)(facts),
        what: "paragraphs, which the job summary has,",
        share: fit.Dy,
        comment: [ 7, 3 ]
      },
      answer: {
        blocks: blocks.ZF,
        what: "paragraphs",
        summary: [ 6, 4 ],
        page: 5
      },
      planned: {
        blocks: blocks.lM,
        what: "paragraphs",
        comment: [ 8, 3 ],
        summary: [ 7, 3 ]
      },
      places: {
        page: 6
      },
      changes: {
        blocks: blocks.Ao,
        comment: [ 9, 4 ],
        summary: [ 8, 4 ],
        page: 8
      },
      withheld: {
        page: 9
      },
      checks: {
        blocks: blocks.Lv,
        comment: [ 10, 2 ],
        summary: [ 9, 2 ]
      },
      leftToDo: {
        blocks: blocks.Sc,
        comment: [ 11, 5 ],
        summary: [ 10, 5 ],
        page: 11
      },
      goingOn: {
        blocks: blocks.iO,
        comment: [ 12, 1 ],
        summary: [ 11, 1 ],
        page: 7
      },
      spending: {
        blocks: blocks.XD,
        comment: [ 13, 2 ]
      },
      outputs: {
        page: 13
      },
      denials: {
        blocks: blocks.BH,
        title: blocks.VJ,
        comment: [ 14, 6 ],
        summary: [ 12, 6 ],
        page: 14
      },
      compressions: {
        blocks: blocks.MG,
        comment: [ 15, 7 ],
        summary: [ 13, 7 ]
      },
      otherLimits: {
        blocks: blocks.HD,
        title: () => "Limits",
        comment: [ 16, 7 ]
      },
      budget: {
        blocks: blocks.gd,
        summary: [ 14, 2 ],
        page: 18
      },
      context: {
        blocks: ({entries: entries}) => contextChart(entries),
        summary: [ 15, 3 ],
        page: 15
      },
      rules: {
        page: 16
      },
      tools: {
        blocks: blocks.T9,
        summary: [ 16, 3 ],
        page: 17
      },
      turns: {
        blocks: ({entries: entries}) => shortTranscript((0, steps.I)(entries)),
        what: "turns",
        comment: [ 17, 8 ]
      },
      transcript: {
        blocks: ({entries: entries}) => transcript(entries),
        what: "turns",
        summary: [ 17, 8 ],
        page: 12
      },
      circumstances: {
        blocks: blocks.Xb,
        comment: [ 18, 1 ],
        summary: [ 18, 1 ],
        page: 19
      }
    };
  }),
  43080: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var readSteps = (function readSteps(entries) {
      const reading = new Reading;
      for (const entry of (0, _run_state_js__WEBPACK_IMPORTED_MODULE_0__.xK)(entries)) reading.take(entry);
      return reading.agent(_events_js__WEBPACK_IMPORTED_MODULE_1__.QT);
    });
    __webpack_require__.d(__webpack_exports__, {
      I: () => readSteps
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58223);
    var _run_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17374);
    class Reading {
      agents=new Map;
      calls=new Map;
      agent(name) {
        const known = this.agents.get(name);
        if (known !== undefined) return known;
        const agent = {
          name: name,
          model: "",
          steps: [],
          turns: 0
        };
        this.agents.set(name, agent);
        if (name !== _events_js__WEBPACK_IMPORTED_MODULE_1__.QT) this.agent(name.split("/").slice(0, -1).join("/") || _events_js__WEBPACK_IMPORTED_MODULE_1__.QT).steps.push({
          kind: "agent",
          agent: agent
        });
        return agent;
      }
      take({agent: name, event: event}) {
        const agent = this.agent(name);
        switch (event.type) {
         case "agent.started":
          agent.model = event.model;
          if (event.definition !== undefined) agent.name = `${name} (${event.definition})`;
          return;

         case "agent.stopped":
          agent.end = event.end;
          return;

         case "model.replied":
          return this.reply(agent, event);

         case "call.decided":
          return this.decide(agent, event.call, event.decision);

         case "call.finished":
          {
            const step = this.calls.get(event.id);
            if (step !== undefined) Object.assign(step, {
              answer: event.answer,
              ms: event.ms
            });
            return;
          }

         case "hook.ran":
          return this.hook(agent, event);

         case "model.asked":
         case "change.diffed":
         case "change.pushed":
         case "run.kept":
         case "plan.kept":
         case "plan.unkept":
         case "run.finished":
          return;

         default:
          agent.steps.push({
            kind: "event",
            event: event
          });
        }
      }
      reply(agent, event) {
        if (event.purpose !== "turn") {
          agent.steps.push({
            kind: "asked aside",
            event: event
          });
          return;
        }
        const calls = event.reply.calls.map(call => ({
          call: call,
          hooks: []
        }));
        for (const step of calls) this.calls.set(step.call.id, step);
        agent.steps.push({
          kind: "turn",
          number: ++agent.turns,
          event: event,
          calls: calls
        });
      }
      decide(agent, call, decision) {
        const step = this.calls.get(call.id);
        if (step !== undefined) step.decision = decision; else agent.steps.push({
          kind: "event",
          event: {
            type: "call.decided",
            call: call,
            decision: decision
          }
        });
      }
      hook(agent, event) {
        const last = agent.steps.at(-1);
        const waiting = last?.kind === "turn" ? last.calls.find(({answer: answer}) => answer === undefined) : undefined;
        if (waiting !== undefined) waiting.hooks.push(event); else agent.steps.push({
          kind: "event",
          event: event
        });
      }
    }
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


