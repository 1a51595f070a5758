export const id = 9253;

export const ids = [ 9253 ];

export const modules = {
  69056: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      P: () => nameOthers
    });
    function nameOthers({head: head, commits: commits, more: more}, names = "names") {
      const listed = commits.map(({oid: oid, author: author}) => oid.slice(0, 7) + (names === "names" ? ` (by "${author}")` : ""));
      const rest = more === 0 ? "" : ` and ${more} more`;
      return `The branch was at ${head.slice(0, 7)}. Somebody else seems to have pushed it: Remit's comments do not record ${listed.join(", ")}${rest}.`;
    }
  }),
  70642: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      AV: () => checks,
      Ao: () => changes,
      BH: () => denials,
      HD: () => otherLimits,
      JF: () => cautions,
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
    var _events_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(67501);
    var _figures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40819);
    var _verification_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38215);
    var _describe_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13117);
    var _fit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91017);
    var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63021);
    var _sandbox_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90069);
    var _run_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51623);
    var _totals_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5251);
    var _headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5916);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29325);
    function opening({state: state}) {
      const fault = (0, _headline_js__WEBPACK_IMPORTED_MODULE_0__.w0)(state);
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.Eb)([ (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`### ${(0, 
      _headline_js__WEBPACK_IMPORTED_MODULE_0__.Pl)(state)}`), fault !== undefined && (0, 
      _fit_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(fault) ]);
    }
    function answer({state: {outcome: outcome}}) {
      if (outcome === undefined || outcome.message === outcome.fault?.message) return [];
      const verdict = outcome.conclusion === "answered" ? (0, _headline_js__WEBPACK_IMPORTED_MODULE_0__.Dc)(outcome.message) : undefined;
      return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.CS)(verdict?.rest ?? outcome.message);
    }
    function planned({state: {plan: plan}}) {
      if (plan?.type !== "plan.kept" || plan.instruction === "") return [];
      return [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.Qq)("**The request**, carried out with the plan:"), ...(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.CS)(plan.instruction) ];
    }
    function cautions({state: state}) {
      const refused = (state.publication ?? state.proposed)?.refused ?? [];
      const first = ((state.publication ?? state.proposed)?.callouts ?? []).map(({path: path, detail: detail}) => `- ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(path)}: ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.mG)(detail)}`);
      const notes = [ ...describeConflicts(state), ...new Set(state.notes), ...(0, _sandbox_js__WEBPACK_IMPORTED_MODULE_4__.Hu)(state) ].map(line => `- ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.mG)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.$Q)(line, 600))}`);
      const withheld = refused.map(({path: path, reason: reason}) => `- ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(path)}: ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.mG)(reason)}`);
      const head = `**Withheld from publication: ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_5__.hS)(refused.length, "file")}**\n`;
      return [ ...(0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.tp)("**Look at this first**\n", first, "files"), ...(0, 
      _fit_js__WEBPACK_IMPORTED_MODULE_2__.tp)(head, withheld, "files"), ...(0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.tp)("", notes, "notes") ];
    }
    function describeConflicts({conflicts: conflicts, publication: publication, proposed: proposed}) {
      if (conflicts?.certain !== true || (publication ?? proposed)?.merged !== undefined) return [];
      const {onto: onto, paths: paths, reason: reason = ""} = conflicts;
      if (paths.length === 0) return [ `This branch conflicts with ${onto.name}; in which files could not be determined: ${reason}.` ];
      const more = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : "";
      return [ `This branch conflicts with ${onto.name} in ${paths.slice(0, NAMED).join(", ")}${more}.` ];
    }
    const NAMED = 10;
    function changes({state: state}) {
      const {publication: publication, proposed: proposed, started: started} = state;
      const {files: files, merged: merged} = publication ?? proposed ?? {};
      if (files === undefined) return standing(state);
      const sum = side => files.reduce((all, file) => all + file[side], 0);
      const where = publication === undefined ? "proposed" : place(publication, started && (0, 
      _run_state_js__WEBPACK_IMPORTED_MODULE_6__.FN)(started), started?.run.repository);
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.Eb)([ ...describeMerged(merged), (0, 
      _fit_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`**What changed${merged === undefined ? "" : " beyond the merge"}**: ${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_5__.hS)(files.length, "file")}, ${lines(sum("added"), sum("removed"))}, ${where}`), (files.length > 0 || merged === undefined) && {
        kind: "rows",
        head: FILES,
        rows: files.map(fileRow),
        what: "files"
      } ]);
    }
    const FILES = "| File | | Lines |\n|---|---|---|";
    function standing({standingPull: standingPull, started: started}) {
      if (standingPull === undefined) return [];
      const where = place(standingPull, started && (0, _run_state_js__WEBPACK_IMPORTED_MODULE_6__.FN)(started), started?.run.repository);
      const ended = standingPull.finished ? " It is no longer marked as unfinished." : "";
      return [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`**Nothing was added**: the branch is unchanged, at ${where}, which is open.${ended}`) ];
    }
    function place({commit: commit, branch: branch, pull: pull}, server = "", repository = "") {
      const short = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(commit.slice(0, 7));
      const link = server === "" ? short : `[${short}](${encodeURI(`${server}/${repository}/commit/${commit}`)})`;
      const inPull = pull === undefined ? "" : `, pull request [#${pull.number}](${encodeURI(pull.url)})`;
      return `commit ${link} on ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(branch)}${inPull}`;
    }
    function describeMerged(merged) {
      if (merged === undefined) return [];
      const {onto: onto, resolved: resolved} = merged;
      const head = `**Merged**: ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(onto.name)} at ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(onto.sha.slice(0, 10))}, ${resolved.length === 0 ? "without conflicts" : "with conflicts resolved in:\n"}`;
      if (resolved.length === 0) return [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(head) ];
      const rows = resolved.map(path => `- ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(path)}`);
      return (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.tp)(head, rows, "files");
    }
    function fileRow(file) {
      const mode = file.mode === undefined ? "" : `, now ${file.mode}`;
      const names = [ file.from ?? [], file.path ].flat().map(_markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY).join(" \u2192 ");
      return `| ${names} | ${file.status}${mode} | ${file.binary ? "binary" : lines(file.added, file.removed)} |`;
    }
    function lines(added, removed) {
      return `+${(0, _figures_js__WEBPACK_IMPORTED_MODULE_5__.U9)(added)} \u2212${(0, _figures_js__WEBPACK_IMPORTED_MODULE_5__.U9)(removed)}`;
    }
    function checks({state: state}) {
      const {checks: seen, publication: publication} = state;
      return seen === undefined || publication === undefined ? [] : [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`**Checks**: ${(0, 
      _verification_js__WEBPACK_IMPORTED_MODULE_7__.Pt)(seen, publication)}`) ];
    }
    function denialsTitle({numbers: {denials: all}}) {
      return `Denied by policy: ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_5__.hS)((0, 
      _totals_js__WEBPACK_IMPORTED_MODULE_8__.v)(all), "call")}`;
    }
    function denials({numbers: {denials: all}, state: {started: started}}) {
      return all.flatMap(denial => denialBlocks(denial, started?.policy.path ?? ""));
    }
    function denialBlocks({call: call, decision: decision, count: times}, path) {
      const rules = decision.rules.length === 0 ? "" : ` (rule ${decision.rules.map(rule => (0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(rule)).join(", ")})`;
      const often = times > 1 ? `, ${times} times` : "";
      const denial = (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`- ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(call.tool)} ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.$Q)((0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_5__.dh)(call), 200))}${often}: ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.mG)((0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.$Q)(decision.reason, 600))}${rules}`);
      if (decision.allowWith === undefined) return [ denial ];
      const where = path.startsWith("built-in:") || path === "" ? "a policy file, `.github/remit.toml`" : (0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(path);
      return [ denial, (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`To allow it, add to ${where}:`), (0, 
      _fit_js__WEBPACK_IMPORTED_MODULE_2__.DV)(decision.allowWith, "toml") ];
    }
    function compressions({numbers: {compressions: all}}) {
      const times = all.length === 1 ? "once" : `${all.length} times`;
      return (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.tp)(`**Context compressed ${times}**\n`, all.map(compressionRow), "compressions");
    }
    function compressionRow({agent: agent, afterTurn: afterTurn, event: event}) {
      const who = agent === "main" ? "" : `${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(agent)}, `;
      return `- ${who}after turn ${afterTurn}: ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.mG)([ `${(0, 
      _describe_js__WEBPACK_IMPORTED_MODULE_9__.Uo)(event)}.`, ...(0, _describe_js__WEBPACK_IMPORTED_MODULE_9__.tg)(event) ].join(" "))}`;
    }
    function spending({numbers: numbers}) {
      if (!hasBegun(numbers)) return [];
      const {turns: turns, tokens: used, usd: usd, ms: ms, gauges: gauges} = numbers;
      const line = [ (0, _figures_js__WEBPACK_IMPORTED_MODULE_5__.hS)(turns, "turn"), `${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_5__.LU)(used.input + used.output)} tokens`, (0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_5__.TG)(usd), (0, _figures_js__WEBPACK_IMPORTED_MODULE_5__.p0)(ms) ];
      return [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(line.join(" \u00b7 ")), ...gaugeTable(gauges.filter(isNear)) ];
    }
    function hasBegun({turns: turns, tokens: {input: input}, calls: calls, gauges: gauges}) {
      return turns > 0 || input > 0 || calls > 0 || gauges.some(isNear);
    }
    const NEAR = .7;
    function isNear({of: of, used: used}) {
      return of > 0 && used >= NEAR * of;
    }
    function otherLimits({numbers: numbers}) {
      if (!hasBegun(numbers)) return [];
      return [ ...gaugeTable(numbers.gauges.filter(each => !isNear(each))), (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(partsOf(numbers).join(" \u00b7 ")) ];
    }
    function budget({numbers: numbers}) {
      if (!hasBegun(numbers)) return [];
      const [used, ...others] = partsOf(numbers);
      const figures = [ used, (0, _figures_js__WEBPACK_IMPORTED_MODULE_5__.TG)(numbers.usd), (0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_5__.p0)(numbers.ms), ...others ];
      return [ ...gaugeTable(numbers.gauges), (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(figures.join(" \u00b7 ")) ];
    }
    function partsOf({tokens: {input: input, output: output, cached: cached, estimated: estimated}, ...numbers}) {
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.Eb)([ `${(0, _figures_js__WEBPACK_IMPORTED_MODULE_5__.LU)(input)} tokens in (${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_5__.LU)(cached)} cached), ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_5__.LU)(output)} out${estimated ? ", in part estimated" : ""}`, (0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_5__.hS)(numbers.calls, "tool call"), numbers.subAgents > 0 && (0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_5__.hS)(numbers.subAgents, "sub-agent"), numbers.retries.count > 0 && `${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_5__.hS)(numbers.retries.count, "retry", "retries")} (${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_5__.p0)(numbers.retries.waitMs)} of waiting)` ]);
    }
    function gaugeTable(gauges) {
      const rows = gauges.filter(({name: name, of: of, used: used}) => of > 0 && (used > 0 || name !== "files" && name !== "lines")).map(({name: name, used: used, of: of, source: source}) => `| ${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_5__.Ff)(name)} | ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_5__.vj)(name, used)} of ${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_5__.vj)(name, of)} | ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_5__.uI)(used, of)} | ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.mG)(source)} |`);
      return (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.tp)("| Limit | Used | | Set in |\n|---|---|---|---|", rows, "limits");
    }
    function toolTable({numbers: {tools: tools}}) {
      const rows = tools.map(({tool: tool, count: calls, failures: failures, ms: ms}) => `| ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(tool)} | ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_5__.U9)(calls)} | ${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_5__.U9)(failures)} | ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_5__.p0)(ms)} |`);
      return (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.tp)("| Tool | Calls | Failed | Time |\n|---|--:|--:|--:|", rows, "tools");
    }
    function leftToDo({state: {outcome: outcome, todos: todos}}) {
      const unfinished = outcome !== undefined && !(0, _events_js__WEBPACK_IMPORTED_MODULE_10__.gq)(outcome.conclusion) && todos.some(({status: status}) => status !== "completed");
      return unfinished ? (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.tp)("**The agent's list at the end**\n", todos.map(todoRow), "todos") : [];
    }
    function todoRow({description: description, status: status}) {
      const line = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.mG)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.$Q)(description, 300));
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
    function goingOn({state: state}) {
      const next = (0, _headline_js__WEBPACK_IMPORTED_MODULE_0__.sk)(state);
      return next === undefined ? [] : [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(next) ];
    }
    function circumstances({state: {started: started}}) {
      if (started === undefined) return [];
      const {run: run, policy: policy, model: model, sandbox: sandbox, request: request} = started;
      const facts = [ run.url === "" ? undefined : `[run ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.mG)(run.id)}${run.attempt > 1 ? `, attempt ${run.attempt}` : ""}](${encodeURI(run.url)})`, `policy ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(policy.path)} at ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(policy.ref)} (${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(policy.digest.slice(0, 19))})`, `model ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(model)}`, `sandbox: ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.mG)((0, 
      _sandbox_js__WEBPACK_IMPORTED_MODULE_4__.jV)(sandbox))}`, `${request.trigger === "ci" ? "set off" : "asked"} by ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.aY)(request.actor.login)}`, `Remit ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_3__.mG)(run.version)}` ];
      return [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`<sub>${(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.oR)(facts, " \u00b7 ")}</sub>`) ];
    }
  }),
  5916: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Dc: () => splitHeadline,
      Pl: () => headline,
      _X: () => isConclusion,
      pQ: () => shortHeadline,
      r6: () => plainHeadline,
      sk: () => nextStep,
      w0: () => faultLines
    });
    var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40819);
    var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63021);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29325);
    function headline(state) {
      const link = ({number: number, url: url}) => `[#${number}](${encodeURI(url)})`;
      return renderEnd(state, {
        write: _markdown_js__WEBPACK_IMPORTED_MODULE_0__.mG,
        name: _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY,
        place: placeOf(state, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY, link)
      });
    }
    function plainHeadline(state) {
      const place = placeOf(state, PLAIN.name, ({number: number}) => `#${number}`);
      return renderEnd(state, {
        ...PLAIN,
        place: place
      });
    }
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
    function renderEnd(state, style) {
      const {outcome: outcome} = state;
      if (outcome === undefined) return "Working";
      const verdict = outcome.conclusion === "answered" ? splitHeadline(outcome.message) : undefined;
      if (verdict !== undefined) return `${MARKS.answered} ${style.write(verdict.sentence)}`;
      return `${MARKS[outcome.conclusion]} ${SENTENCES[outcome.conclusion](state, style)}`;
    }
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
      reviewed: state => `Reviewed${countFindings(state)}`,
      planned: () => "Planned",
      unchanged: unpublished,
      declined: () => "Declined",
      unverified: (state, {place: place}) => `${done(state)}${place}${unwell(state)}`,
      blocked: (state, {place: place}) => `${state.hooked === true ? BY_HOOK : BY_POLICY}${rescued(state, place)}`,
      stuck: (state, {place: place}) => `Stopped: it was going round in circles${rescued(state, place)}`,
      exhausted: (state, {place: place}) => `Stopped: ${limit(state)}${rescued(state, place)}`,
      cancelled: (state, {place: place}) => `Cancelled${rescued(state, place)}`,
      failed: (state, {place: place}) => `Failed: ${FAILURES[state.outcome?.fault?.kind ?? "internal"]}${rescued(state, place)}`
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
      unmerged: "the base is not merged",
      sandbox: "commands need a sandbox and there is none",
      internal: "something went wrong in Remit itself"
    };
    function unpublished({outcome: outcome}, {write: write, name: name}) {
      const [first, ...more] = outcome?.withheld ?? [];
      if (first === undefined) return "Nothing changed";
      const others = more.length === 0 ? "" : ` (and of ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.hS)(more.length, "more file")})`;
      return `Not published: the edit of ${name((0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.$Q)(first.path, 120))}${others}, since ${write(first.reason)}`;
    }
    function unwell({checks: checks, verification: verification}) {
      return checks?.state === "failed" && verification?.ok !== false ? ", but its checks failed" : ", but the verification failed";
    }
    function countFindings({review: review}) {
      if (review === undefined || review.again) return "";
      const total = review.placed + review.inBody;
      if (total === 0 && review.mended?.all === true) return ": all findings are mended";
      return total > 0 ? `: ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.hS)(total, "finding")}` : review.dropped > 0 ? ": nothing new" : ": no findings";
    }
    function done(state) {
      const {merged: merged, files: own} = state.publication ?? state.proposed ?? {
        files: []
      };
      if (merged === undefined) return `Changed ${files(state)}`;
      const base = withoutMarkup(merged.onto.name);
      const {length: length} = merged.resolved;
      if (length > 0) return `Merged ${base}, and resolved ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.hS)(length, "conflict")},`;
      return own.length === 0 ? `Merged ${base}` : `Merged ${base}, and changed ${files(state)},`;
    }
    function files({publication: publication, proposed: proposed}) {
      return (0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.hS)((publication ?? proposed)?.files.length ?? 0, "file");
    }
    function placeOf({publication: publication, proposed: proposed}, branch, link) {
      if (publication === undefined) {
        return proposed === undefined ? "" : ` in a proposal for branch ${branch(proposed.branch)}, not published yet`;
      }
      const {pull: pull} = publication;
      if (pull === undefined) return ` on branch ${branch(publication.branch)}`;
      return ` in ${pull.draft ? "draft " : ""}pull request ${link(pull)}`;
    }
    function limit({reached: reached}) {
      if (reached?.limit === "disk") return "the disk has less than 1 GiB left";
      if (reached === undefined || reached.of === 0) return "a limit is used up";
      return `the limit of ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.aU)(reached.limit, reached.of)} is used up`;
    }
    function rescued(state, place) {
      return state.publication === undefined && state.proposed === undefined ? "" : place === "" ? `. The work so far: ${files(state)}` : `. The work so far, ${files(state)}, is${place}`;
    }
    function faultLines({outcome: outcome}) {
      const fault = outcome?.fault;
      if (fault === undefined) return undefined;
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__.oR)([ `**${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.mG)(fault.message)}**`, fault.hint && (0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_0__.mG)(fault.hint) ], "\n\n");
    }
    function nextStep(state) {
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
        return `Once that is mended, ${again(state, phrase)}`;

       case "declined":
        return undefined;
      }
    }
    function again({kept: kept}, phrase) {
      return `comment ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(`${phrase} ${kept?.refs.length === 0 ? "\u2026" : "/continue"}`)} or run the workflow again.`;
    }
    function withoutPolicy({started: started}) {
      return started?.policy.path === "built-in:read-only" ? "This repository has no policy file, so Remit reads and answers, and changes nothing. To let it change files, add `.github/remit.toml`: `remit init` writes one. " : "";
    }
    function howToApprove({started: started}, plan) {
      if (started === undefined) return undefined;
      const {phrase: phrase, base: base} = started.request;
      if (plan.type === "plan.unkept") return `This plan cannot be approved. ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.mG)(plan.reason)}`;
      const how = phrase === undefined ? `run the workflow with ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(`command: approve ${plan.digest.replace("sha256:", "")}`)}` : `comment ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(`${phrase} /approve ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.VK)(plan.digest)}`)} here`;
      return `To have exactly this plan carried out, ${how}. Whoever may ask for changes here may approve it, its asker included. It holds for ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(base.name)} at ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)(base.sha.slice(0, 10))} and the policy of today: once somebody pushes there, edits this comment or changes the policy, ask for a new one.`;
    }
    function describeUnkept(reason, phrase) {
      const why = reason === undefined ? "" : ` ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.mG)(reason)}`;
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
  58202: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      C: () => renderPage
    });
    var external_node_crypto_ = __webpack_require__(77598);
    var records = __webpack_require__(67501);
    var verification = __webpack_require__(38215);
    var figures = __webpack_require__(40819);
    var review = __webpack_require__(27140);
    var report_steps = __webpack_require__(56053);
    var report_sandbox = __webpack_require__(90069);
    var run_state = __webpack_require__(51623);
    var totals = __webpack_require__(5251);
    var describe = __webpack_require__(13117);
    var headline = __webpack_require__(5916);
    var cut = __webpack_require__(89823);
    var parts = __webpack_require__(29325);
    function readPage(entries) {
      const state = (0, run_state.xz)(entries);
      const numbers = (0, totals.g)(entries);
      const {outcome: outcome, publication: publication, proposed: proposed, started: started} = state;
      const about = started === undefined ? "" : ` \u00b7 ${started.run.repository}${started.request.subject === undefined ? "" : ` #${started.request.subject.number}`}`;
      const steps = stepsFor((0, report_steps.I)(entries));
      return {
        title: `Remit: ${outcome?.conclusion ?? "not finished"}${about}`,
        headline: (0, headline.r6)(state),
        tone: toneOf(state),
        message: outcome === undefined || outcome.message === outcome.fault?.message ? "" : outcome.message,
        fault: outcome?.fault === undefined ? "" : [ outcome.fault.message, outcome.fault.hint ?? "" ].join("\n").trim(),
        verified: verifiedOf(state),
        findings: (0, review.bj)(state.findings),
        next: (0, headline.sk)(state) ?? "",
        places: placesOf(state),
        facts: factsOf(state),
        gauges: gaugesOf(numbers),
        spent: describeCost(numbers),
        files: ((publication ?? proposed)?.files ?? []).map(rowOf),
        diff: diffOf(state),
        cautions: cautionsOf(state),
        refused: ((publication ?? proposed)?.refused ?? []).map(({path: path, reason: reason}) => [ path, reason ]),
        verification: state.verification?.results ?? [],
        todos: state.todos.map(({status: status, description: description}) => [ status, description ]),
        denials: denialsOf(numbers),
        rules: readRules(steps),
        tools: numbers.tools.map(({tool: tool, count: count, failures: failures, ms: ms}) => [ tool, count, failures, (0, 
        figures.p0)(ms) ]),
        sizes: sizesOf(steps),
        steps: steps
      };
    }
    function rowOf({path: path, from: from, status: status, mode: mode, binary: binary, added: added, removed: removed}) {
      return [ from === undefined ? path : `${from} \u2192 ${path}`, mode === undefined ? status : `${status}, now ${mode}`, binary ? "binary" : `+${added} \u2212${removed}` ];
    }
    function denialsOf({denials: denials}) {
      return denials.map(({call: call, decision: decision, count: count}) => ({
        call: `${call.tool} ${JSON.stringify(call.args)}${count > 1 ? ` (${count} times)` : ""}`,
        reason: decision.reason,
        allowWith: decision.allowWith ?? ""
      }));
    }
    function diffOf({diffs: diffs}) {
      return diffs.map(({diff: diff, cut: cut}) => cut ? `${diff}@@ The rest is left out here.\n` : diff).join("").trimEnd();
    }
    function cautionsOf(state) {
      const sandbox = (0, report_sandbox.Hu)(state).map(line => line.replaceAll("**", ""));
      return [ ...new Set(state.notes), ...sandbox ];
    }
    function verifiedOf(state) {
      const why = (0, verification.ki)(state);
      const not = why === "" ? [] : [ [ `Not verified: ${why}`, "bad" ] ];
      const last = state.verification;
      if (last === undefined) return not;
      const by = last.results.map(({command: command, ok: ok}) => `${ok ? "\u2713" : "\u2717"} ${command}`).join(", ");
      return [ ...not, [ `${(0, verification.a0)(last)}: ${by}`, last.ok ? "good" : "bad" ] ];
    }
    function toneOf({outcome: outcome}) {
      if (outcome === undefined) return "open";
      return (0, records.gq)(outcome.conclusion) ? "good" : "bad";
    }
    function placesOf({started: started, publication: publication, review: review, checks: checks}) {
      const server = started === undefined ? "" : (0, run_state.FN)(started);
      const commit = publication?.commit ?? "";
      const at = server === "" || started === undefined ? "" : `${server}/${started.run.repository}/commit/${commit}`;
      return withValues([ [ "Pull request", publication?.pull === undefined ? "" : `#${publication.pull.number}`, content_link(publication?.pull?.url ?? "") ], [ "Review", review === undefined ? "" : (0, 
      describe.U5)(review), content_link(review?.url ?? "") ], [ "Branch", publication?.branch ?? "", "" ], [ "Commit", commit.slice(0, 12), content_link(at) ], [ "Checks", checks === undefined ? "" : (0, 
      verification.Ie)(checks, publication).replaceAll("`", ""), "" ], [ "", checks === undefined || (0, 
      verification.ro)(publication) === "" ? "" : "All checks", content_link((0, verification.ro)(publication)) ] ]);
    }
    function factsOf({started: started}) {
      if (started === undefined) return [];
      const {run: run, request: request, policy: policy, model: model} = started;
      return withValues([ [ "Request", request.instruction, "" ], [ request.trigger === "ci" ? "Set off by" : "Asked by", request.actor.login, "" ], [ "Run", `${run.id}${run.attempt > 1 ? `, attempt ${run.attempt}` : ""}`, content_link(run.url) ], [ "Model", model, "" ], [ "Policy", `${policy.path} at ${policy.ref}`, "" ], [ "Policy digest", policy.digest, "" ], [ "Sandbox", (0, 
      report_sandbox.hT)(started), "" ], [ "Remit", run.version, "" ] ]);
    }
    function content_link(url) {
      return /^https?:\/\//i.test(url) ? url : "";
    }
    function withValues(facts) {
      return facts.filter(([, value]) => value !== "");
    }
    function gaugesOf({gauges: gauges}) {
      return gauges.filter(({of: of}) => of > 0).map(({name: name, used: used, of: of, source: source}) => ({
        name: (0, figures.Ff)(name),
        share: Math.min(1, used / of),
        text: `${(0, figures.vj)(name, used)} of ${(0, figures.vj)(name, of)}`,
        source: source
      }));
    }
    function describeCost({tokens: used, usd: usd, ms: ms, calls: calls, subAgents: subAgents, retries: retries, compressions: compressions}) {
      return (0, parts.Eb)([ `${(0, figures.LU)(used.input)} tokens in (${(0, figures.LU)(used.cached)} cached), ${(0, 
      figures.LU)(used.output)} out`, (0, figures.TG)(usd), (0, figures.p0)(ms), (0, figures.hS)(calls, "tool call"), (0, 
      figures.hS)(compressions.length, "compression"), subAgents > 0 && (0, figures.hS)(subAgents, "sub-agent"), retries.count > 0 && (0, 
      figures.hS)(retries.count, "retry", "retries") ]).join(" \u00b7 ");
    }
    function sizesOf(steps) {
      return steps.flatMap((step, at) => {
        if (step.kind === "turn") return [ [ at, step.size, false ] ];
        return step.kind === "compressed" ? [ [ at, step.size, true ] ] : [];
      });
    }
    const NAMED = 20;
    function readRules(steps) {
      const uses = new Map;
      for (const [at, step] of steps.entries()) {
        for (const {effect: effect, rules: rules} of callsOf(step)) {
          if (effect === "") continue;
          for (const rule of rules.length === 0 ? [ "no rule" ] : rules) {
            const use = uses.get(rule) ?? {
              rule: rule,
              allowed: 0,
              denied: 0,
              steps: []
            };
            uses.set(rule, use);
            if (effect === "deny") use.denied++; else use.allowed++;
            if (use.steps.at(-1) !== at && use.steps.length < NAMED) use.steps.push(at);
          }
        }
      }
      return [ ...uses.values() ].sort((a, b) => b.denied - a.denied || b.allowed - a.allowed);
    }
    function callsOf(step) {
      switch (step.kind) {
       case "turn":
        return step.calls;

       case "agent":
        return step.steps.flatMap(callsOf);

       case "compressed":
       case "note":
        return [];
      }
    }
    function stepsFor(agent) {
      return agent.steps.flatMap(step => {
        switch (step.kind) {
         case "turn":
          return [ turn(step) ];

         case "agent":
          return [ {
            kind: "agent",
            title: `Sub-agent ${step.agent.name}`,
            about: `${step.agent.model}, ${(0, report_steps.o)(step.agent)} turns${step.agent.end === undefined ? "" : `, ${step.agent.end.kind}`}`,
            steps: stepsFor(step.agent)
          } ];

         case "asked aside":
          {
            const {purpose: purpose, reply: reply, usd: usd, ms: ms} = step.event;
            const about = `${purpose.replaceAll("_", " ")}: ${(0, figures.LU)(reply.usage.input)} tokens in, ${(0, 
            figures.LU)(reply.usage.output)} out, ${(0, figures.TG)(usd)}, ${(0, figures.p0)(ms)}`;
            return [ {
              kind: "note",
              title: "Model asked aside",
              about: about
            } ];
          }

         case "event":
          return content_event(step.event);
        }
      });
    }
    function turn({number: number, event: {reply: reply, usd: usd, ms: ms}, calls: calls}) {
      const {usage: usage} = reply;
      const subject = reply.thoughts[0]?.subject ?? "";
      return {
        kind: "turn",
        title: `Turn ${number}`,
        about: subject === "" ? (0, cut.Ku)(reply.text.trim(), 160) : subject,
        figures: `${reply.model} \u00b7 ${(0, figures.LU)(usage.input)} tokens in (${(0, figures.LU)(usage.cached)} cached), ${(0, 
        figures.LU)(usage.output)} out \u00b7 ${(0, figures.TG)(usd)} \u00b7 ${(0, figures.p0)(ms)} \u00b7 ${reply.rawStop}`,
        size: usage.input,
        thoughts: reply.thoughts.map(thought => [ thought.subject, thought.description ]),
        text: reply.text,
        sources: reply.citations.map(({title: title, uri: uri}) => title === undefined ? uri : `${title}: ${uri}`),
        calls: calls.map(pageCall)
      };
    }
    function pageCall({call: call, decision: decision, answer: answer, ms: ms, hooks: hooks}) {
      const clipped = answer?.clippedFrom;
      return {
        tool: call.tool,
        brief: (0, cut.Ku)((0, figures.dh)(call), 200),
        args: JSON.stringify(call.args, undefined, 2),
        effect: decision?.effect ?? "",
        rules: decision?.rules ?? [],
        reason: decision?.effect === "deny" ? decision.reason : "",
        end: answer === undefined ? "" : answer.error ?? "ok",
        time: ms === undefined ? "" : (0, figures.p0)(ms),
        result: answer?.text ?? "",
        diff: answer?.edit?.diff ?? "",
        notes: [ ...hooks.map(hook => `Hook ${hook.name} (${hook.hook}): ${hook.outcome} ${hook.message}`.trim()), ...clipped === undefined ? [] : [ `The model was shown ${answer?.text.length} of ${clipped} characters.` ] ]
      };
    }
    function content_event(entry) {
      if (entry.type === "context.compressed") {
        const {tokensAfter: size, snapshot: snapshot, ms: ms} = entry;
        const about = `${(0, describe.Uo)(entry)}, ${(0, figures.p0)(ms)}`;
        return [ {
          kind: "compressed",
          title: "Context compressed",
          about: about,
          size: size,
          snapshot: snapshot,
          checks: (0, describe.tg)(entry)
        } ];
      }
      const described = (0, describe.gN)(entry);
      return described === undefined ? [] : [ {
        kind: "note",
        ...described
      } ];
    }
    var sections = __webpack_require__(85887);
    const SCRIPT = String.raw`"use strict";
(() => {
const content = JSON.parse(document.getElementById("content").textContent);
const el = (name, props, ...children) => {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(props || {})) {
    if (key === "class") node.className = value;
    else if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value);
  }
  node.append(...children.filter((child) => child !== null && child !== ""));
  return node;
};
const section = (title, ...children) => el("section", {}, el("h2", {}, title), ...children);
const table = (heads, rows) => el("table", {}, el("thead", {}, el("tr", {}, ...heads.map((head) => el("th", {}, head)))),
  el("tbody", {}, ...rows.map((row) => el("tr", {}, ...row.map((cell) => el("td", {}, cell))))));
const pre = (text) => (text === "" ? null : el("pre", {}, text));
const diff = (text) => text === "" ? null : el("pre", { class: "diff" }, ...text.split("\n").map((line) =>
  el("span", { class: /^(@@|---|\+\+\+)/.test(line) ? "hunk" : line.startsWith("+") ? "add" : line.startsWith("-") ? "del" : "same" }, line + "\n")));
const link = (text, href) => href === "" ? text : el("a", { href, rel: "noreferrer noopener" }, text);

// Elements by name alone, from this list: nothing of the log names one.
const NAMES = new Set("p em strong del code pre blockquote ul ol li a br hr h1 h2 h3 h4 h5 h6 table thead tbody tr th td".split(" "));
const words = (nodes) => nodes.map((node) => {
  if (typeof node === "string") return node;
  const [name, href, inside] = node;
  if (!NAMES.has(name)) return "";
  const place = /^h[1-6]$/.test(name) ? "h3" : name === "a" && href === "" ? "span" : name;
  return el(place, place === "a" ? { href, rel: "noreferrer noopener" } : {}, ...words(inside));
});

// What stands between backticks is code, in text that is one line of the model's or of a refusal.
const coded = (text) => text.split(/(\x60[^\x60\n]+\x60)/).map((part) =>
  part.length > 2 && part.charCodeAt(0) === 96 && part.endsWith("\x60") ? el("code", {}, part.slice(1, -1)) : part);

const top = [];
const bodyOf = {
  turn: (step) => [
    ...step.thoughts.map(([subject, about]) => el("p", { class: "prose dim" }, el("b", {}, subject), " ", about)),
    step.text === "" ? null : el("p", { class: "prose" }, ...coded(step.text)),
    ...step.sources.map((source) => el("p", { class: "dim" }, "Source: " + source)),
    ...step.calls.map(callOf),
    el("p", { class: "dim" }, step.figures),
  ],
  compressed: (step) => [
    ...step.checks.map((line) => el("p", {}, line)),
    el("p", { class: "dim" }, "The snapshot that stands for what was left out:"),
    pre(step.snapshot),
  ],
  agent: (step) => step.steps.map((inner) => stepOf(inner)),
};
const callOf = (call) => el("div", { class: "call" },
  el("h3", {}, call.tool, " ", el("code", {}, call.brief)),
  el("p", { class: "dim" },
    el("span", { class: call.effect }, call.effect === "" ? "never judged by the policy" : call.effect === "deny" ? "denied" : "allowed"),
    call.effect === "" ? "" : " by " + (call.rules.length === 0 ? "no rule" : call.rules.join(", ")), " \u00b7 ",
    el("span", { class: call.end === "ok" ? "" : "bad-end" }, call.end === "" ? "not finished" : call.end.replaceAll("_", " ")),
    call.time === "" ? "" : " \u00b7 " + call.time),
  call.reason === "" ? null : el("p", {}, ...coded(call.reason)),
  ...call.notes.map((note) => el("p", { class: "dim" }, note)),
  pre(call.args), call.diff === "" ? pre(call.result) : diff(call.diff));
const classOf = (step) => {
  const calls = step.kind === "turn" ? step.calls : [];
  return "step " + step.kind + (calls.some((call) => call.effect === "deny") ? " denied"
    : calls.some((call) => call.end !== "ok" && call.end !== "") ? " failed" : "");
};
const stepOf = (step) => {
  if (step.kind === "note") return el("p", { class: "note" }, el("b", {}, step.title), " ", step.about);
  const tools = step.kind === "turn" ? step.calls.map((call) => call.tool).join(", ") : "";
  const node = el("details", { class: classOf(step) },
    el("summary", {}, el("b", {}, step.title), el("span", {}, ...coded(step.about)), el("span", { class: "dim" }, tools)));
  let filled = false;
  node.fill = () => {
    if (filled) return;
    filled = true;
    node.append(el("div", { class: "body" }, ...bodyOf[step.kind](step).filter((child) => child !== null)));
  };
  node.addEventListener("toggle", () => { if (node.open) node.fill(); });
  return node;
};

let current = -1;
const visible = () => top.map((node, at) => at).filter((at) => top[at].tagName === "DETAILS" && !top[at].classList.contains("hidden"));
const go = (at) => {
  const node = top[at];
  if (node === undefined) return;
  if (current >= 0 && current !== at && top[current].tagName === "DETAILS") top[current].open = false;
  current = at;
  if (node.tagName === "DETAILS") {
    node.fill();
    node.open = true;
    node.querySelector("summary").focus({ preventScroll: true });
  }
  node.scrollIntoView({ block: "nearest" });
  node.scrollIntoView({ block: "start" });
  mark();
};
const step = (by) => {
  const all = visible();
  const here = all.findIndex((at) => at >= current);
  if (all.length === 0) return;
  if (current < 0) return go(by > 0 ? all[0] : all[all.length - 1]);
  const next = all[here] === current ? here + by : by > 0 ? here : here - 1;
  go(all[Math.max(0, Math.min(all.length - 1, here < 0 ? all.length - 1 : next))]);
};

const SVG = "http://www.w3.org/2000/svg";
const shape = (name, props) => {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(props)) node.setAttribute(key, value);
  return node;
};
let mark = () => {};
const chart = () => {
  const { sizes } = content;
  if (sizes.length < 2) return null;
  const most = Math.max(...sizes.map(([, size]) => size), 1);
  const x = (index) => (index / (sizes.length - 1)) * 1000;
  const y = (size) => 198 - (size / most) * 190;
  const svg = shape("svg", { viewBox: "0 0 1000 200", preserveAspectRatio: "none", role: "img",
    "aria-label": "Context size over the run; most: " + most.toLocaleString("en") + " tokens" });
  sizes.forEach(([, , compressed], index) => {
    if (compressed) svg.append(shape("line", { class: "drop", x1: x(index), x2: x(index), y1: 0, y2: 200 }));
  });
  svg.append(shape("polyline", { class: "line", points: sizes.map(([, size], index) => x(index).toFixed(1) + "," + y(size).toFixed(1)).join(" ") }));
  const here = shape("line", { class: "here", y1: 0, y2: 200, x1: -9, x2: -9 });
  svg.append(here);
  svg.addEventListener("click", (event) => {
    const box = svg.getBoundingClientRect();
    const index = Math.round(((event.clientX - box.left) / box.width) * (sizes.length - 1));
    go(sizes[Math.max(0, Math.min(sizes.length - 1, index))][0]);
  });
  mark = () => {
    const index = sizes.findIndex(([at]) => at >= current);
    for (const side of ["x1", "x2"]) here.setAttribute(side, index < 0 ? -9 : x(index));
  };
  const axis = (name) => el("span", { class: "dim" }, name);
  return section("Context", el("p", { class: "dim" }, "Tokens the model was shown, turn by turn. A dashed line is a compression. Click to go there."),
    el("div", { class: "chart" }, el("div", { class: "axis" }, axis(most.toLocaleString("en") + " tokens"), axis("0")), svg),
    el("div", { class: "turns" }, axis(content.steps[sizes[0][0]].title), axis(content.steps[sizes[sizes.length - 1][0]].title)));
};

const texts = (value) => typeof value === "string" ? [value] : value !== null && typeof value === "object" ? Object.values(value).flatMap(texts) : [];
const count = el("span", { class: "dim", role: "status" });
const search = el("input", { type: "search", placeholder: "Search the transcript ( / )", "aria-label": "Search the transcript" });
search.addEventListener("input", () => {
  const wanted = search.value.trim().toLowerCase();
  let found = 0;
  content.steps.forEach((inner, at) => {
    const fits = wanted === "" || texts(inner).some((text) => text.toLowerCase().includes(wanted));
    top[at].classList.toggle("hidden", !fits);
    if (fits) found++;
  });
  count.textContent = wanted === "" ? "" : found + " of " + content.steps.length;
});
const theme = el("button", { class: "toggle", type: "button", onclick: () => {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
} }, "Light / dark");
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target === search) {
    if (event.key === "Escape") { search.value = ""; search.dispatchEvent(new Event("input")); search.blur(); }
    if (event.key === "Enter") { search.blur(); current = -1; step(1); }
    return;
  }
  if (event.key === "/") { event.preventDefault(); search.focus(); }
  else if (event.key === "j" || event.key === "ArrowRight") { event.preventDefault(); step(1); }
  else if (event.key === "k" || event.key === "ArrowLeft") { event.preventDefault(); step(-1); }
});

const main = el("main", { class: content.tone });
const facts = (all) => el("dl", {}, ...all.flatMap(([name, value, href]) => [el("dt", {}, name), el("dd", {}, link(value, href))]));
const when = (shown, ...nodes) => shown ? nodes : [];
const list = el("div", {}, ...content.steps.map((inner) => { const node = stepOf(inner); top.push(node); return node; }));
const drawn = {
  opening: () => [el("h1", {}, content.headline)],
  verification: () => content.verified.map(([line, tone]) => el("p", { class: "verified " + tone }, line)),
  findings: () => when(content.findings.length > 0, section("Found", table(["", "Where", "What"],
    content.findings.map(([gravity, where, what]) => [gravity, where, el("span", {}, ...coded(what))])))),
  fault: () => when(content.fault !== "", el("p", { class: "fault" }, content.fault)),
  answer: () => content.words.length > 0 ? [el("div", { class: "words" }, ...words(content.words))]
    : when(content.message !== "", el("p", { class: "message" }, content.message)),
  places: () => when(content.places.length > 0, facts(content.places)),
  goingOn: () => when(content.next.length > 0, el("div", { class: "words" }, ...words(content.next))),
  changes: () => when(content.files.length > 0 || content.diff !== "", section("What changed",
    content.files.length > 0 ? table(["File", "", "Lines"], content.files) : null, diff(content.diff))),
  withheld: () => when(content.refused.length > 0, section("Withheld from publication", table(["File", "Why"], content.refused))),
  cautions: () => when(content.cautions.length > 0, section("Worth knowing", ...content.cautions.map((note) => el("p", {}, ...coded(note))))),
  leftToDo: () => when(content.todos.length > 0, section("The agent's list",
    table(["", ""], content.todos.map(([status, about]) => [status.replaceAll("_", " "), el("span", {}, ...coded(about))])))),
  transcript: () => [section("Transcript", el("div", { class: "bar" },
    el("button", { type: "button", onclick: () => step(-1) }, "\u2190 k"), el("button", { type: "button", onclick: () => step(1) }, "j \u2192"), search, count, theme), list)],
  outputs: () => when(content.verification.length > 0, section("Verification", ...content.verification.map((one) =>
    el("div", { class: "call" }, el("h3", { class: one.ok ? "" : "deny" }, (one.ok ? "\u2713 " : "\u2717 ") + one.command), pre(one.output))))),
  denials: () => when(content.denials.length > 0, section("Denied by policy", ...content.denials.map((one) =>
    el("div", { class: "call" }, el("h3", {}, el("code", {}, one.call)), el("p", {}, ...coded(one.reason)), pre(one.allowWith))))),
  context: () => [chart()],
  rules: () => when(content.rules.length > 0, section("Decisions by rule", table(["Rule", "Allowed", "Denied", "Where"], content.rules.map((use) =>
    [use.rule, String(use.allowed), String(use.denied), el("span", {}, ...use.steps.map((at) =>
      el("button", { class: "link", type: "button", onclick: () => go(at) }, content.steps[at].title)))])))),
  tools: () => when(content.tools.length > 0, section("Tools", table(["Tool", "Calls", "Failed", "Time"], content.tools.map((row) => row.map(String))))),
  budget: () => [section("Limits", table(["", "", "Used", "Set in"], content.gauges.map((gauge) =>
    [gauge.name, el("meter", { min: 0, max: 1, high: 0.85, value: gauge.share }, gauge.text), gauge.text, gauge.source])), el("p", { class: "dim" }, content.spent))],
  circumstances: () => when(content.facts.length > 0, section("This run", facts(content.facts))),
};
for (const name of "${(0, sections.Kz)().join(" ")}".split(" ")) main.append(...drawn[name]().filter((node) => node !== null));
document.body.append(main);
})();`;
    const STYLE = `\n:root { color-scheme: light dark; --bad: light-dark(#b3261e, #ff8a80); --good: light-dark(#1a6e2e, #7bd88f);\n  --dim: light-dark(#57606a, #9aa4af); --line: light-dark(#d0d7de, #30363d); --raised: light-dark(#f6f8fa, #161b22);\n  --accent: light-dark(#0b57d0, #8ab4f8); --add: light-dark(#dafbe1, #12361e); --del: light-dark(#ffebe9, #42191a); }\n:root[data-theme="light"] { color-scheme: light; }\n:root[data-theme="dark"] { color-scheme: dark; }\n* { box-sizing: border-box; }\nbody { margin: 0 auto; max-width: 70rem; padding: 1rem; font: 15px/1.5 system-ui, sans-serif;\n  background: light-dark(#fff, #0d1117); color: light-dark(#1f2328, #e6edf3); overflow-wrap: anywhere; }\nh1 { font-size: 1.35rem; margin: 0 0 .5rem; line-height: 1.3; }\nh2 { font-size: 1.05rem; margin: 1.5rem 0 .5rem; }\n.good h1 { color: var(--good); } .bad h1 { color: var(--bad); }\n.verified { margin: .2rem 0; font-weight: 600; } .verified.good { color: var(--good); } .verified.bad { color: var(--bad); }\n.dim { color: var(--dim); } .fault { color: var(--bad); font-weight: 600; white-space: pre-wrap; }\n.message, .prose { white-space: pre-wrap; }\n.words h3 { font-size: 1rem; margin: .8rem 0 .2rem; } .words p, .words ul, .words ol { margin: .4rem 0; } .words table { width: auto; }\n.words blockquote { margin: .4rem 0; padding-left: .8rem; border-left: 3px solid var(--line); color: var(--dim); }\ndl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem .9rem; margin: .8rem 0; }\ndt { color: var(--dim); } dd { margin: 0; white-space: pre-wrap; }\ntable { border-collapse: collapse; width: 100%; font-size: .93em; }\nth, td { text-align: left; padding: .25rem .6rem .25rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }\nth { color: var(--dim); font-weight: 500; }\ncode, pre { font: 12.5px/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }\npre { margin: .4rem 0; padding: .6rem .75rem; background: var(--raised); border: 1px solid var(--line); border-radius: 6px;\n  overflow: auto; max-height: 32rem; white-space: pre-wrap; tab-size: 4; }\n.add, .del, .hunk { display: block; } .add { background: var(--add); } .del { background: var(--del); } .hunk { color: var(--dim); }\nmeter { width: 7rem; max-width: 30vw; vertical-align: middle; }\na { color: var(--accent); }\nbutton, input { font: inherit; color: inherit; background: var(--raised); border: 1px solid var(--line); border-radius: 6px; padding: .3rem .6rem; }\nbutton { cursor: pointer; }\nbutton.link { border: 0; background: none; padding: 0 .3rem 0 0; color: var(--accent); }\ninput { flex: 1 1 12rem; min-width: 0; max-width: 22rem; }\n.bar { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; padding: .5rem 0;\n  background: light-dark(#fff, #0d1117); border-bottom: 1px solid var(--line); }\nsvg { width: 100%; height: 8rem; display: block; border-left: 1px solid var(--line); border-bottom: 1px solid var(--line); }\n.chart { display: flex; gap: .4rem; } .chart svg { flex: 1; } .axis, .turns { display: flex; justify-content: space-between; font-size: .8rem; }\n.axis { flex-direction: column; align-items: flex-end; white-space: nowrap; }\nsvg .line { fill: none; stroke: var(--accent); stroke-width: 2; vector-effect: non-scaling-stroke; }\nsvg .drop { stroke: var(--bad); stroke-width: 1.5; stroke-dasharray: 3 3; vector-effect: non-scaling-stroke; }\nsvg .here { stroke: var(--dim); vector-effect: non-scaling-stroke; }\ndetails.step { scroll-margin-top: 3.6rem; border: 1px solid var(--line); border-radius: 6px; margin: .35rem 0; content-visibility: auto; contain-intrinsic-size: auto 2.4rem; }\ndetails.step > summary { padding: .4rem .7rem; cursor: pointer; display: flex; flex-wrap: wrap; gap: .1rem .6rem; }\ndetails.step > summary:hover { background: var(--raised); }\ndetails.step[open] > summary { border-bottom: 1px solid var(--line); background: var(--raised); }\ndetails.step > .body { padding: .4rem .7rem .7rem; }\ndetails.compressed { border-style: dashed; border-color: var(--accent); }\ndetails.denied > summary::after { content: "denied"; color: var(--bad); }\ndetails.failed > summary::after { content: "failed"; color: var(--bad); }\n.note { padding: .1rem .7rem; color: var(--dim); }\n.call { margin: .8rem 0 0; } .call h3 { font-size: .95rem; margin: 0 0 .2rem; font-weight: 600; }\n.deny, .bad-end { color: var(--bad); }\n.hidden { display: none; }\n:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }\n@media (max-width: 30rem) { body { padding: .6rem; font-size: 14px; } dl { grid-template-columns: 1fr; } dd { margin-bottom: .4rem; } th:nth-child(4), td:nth-child(4) { display: none; } details.step { scroll-margin-top: 8.2rem; } }\n@media print { .bar, .toggle { display: none; } pre { max-height: none; } details.step { content-visibility: visible; break-inside: avoid; } body { max-width: none; } }\n`;
    var markdown = __webpack_require__(63021);
    async function renderPage(entries) {
      const {readMarkdown: readMarkdown} = await Promise.all([ __webpack_require__.e(8901), __webpack_require__.e(2503) ]).then(__webpack_require__.bind(__webpack_require__, 82503));
      const page = readPage(entries);
      const [words, next] = [ page.message, page.next ].map(text => readMarkdown((0, markdown.Q6)(text)));
      const content = {
        ...page,
        words: words,
        next: next
      };
      return `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="${POLICY}">\n<meta name="referrer" content="no-referrer">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="color-scheme" content="light dark">\n<title>${escapeHtml(content.title)}</title>\n<style>${STYLE}</style>\n</head>\n<body>\n<noscript>This page is drawn by a script of its own, which is switched off here.</noscript>\n<script type="application/json" id="content">${asData(content)}<\/script>\n<script>${SCRIPT}<\/script>\n</body>\n</html>\n`;
    }
    const POLICY = [ "default-src 'none'", `script-src '${digest(SCRIPT)}'`, `style-src '${digest(STYLE)}'`, "base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'", "trusted-types 'none'" ].join("; ");
    function digest(text) {
      return `sha256-${(0, external_node_crypto_.createHash)("sha256").update(text).digest("base64")}`;
    }
    function asData(value) {
      return JSON.stringify(value, (_, item) => typeof item === "string" ? (0, markdown.Q6)(item) : item).replace(/[<>&\u2028\u2029]/g, mark => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`);
    }
    function escapeHtml(text) {
      return (0, markdown.wh)(text).replace(/[&<>"]/g, mark => `&#${mark.charCodeAt(0)};`);
    }
  }),
  90362: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      VU: () => makeReceipt,
      hY: () => compareReceipts,
      pB: () => renderReceipt
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
    var _events_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17562);
    var _run_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51623);
    var _totals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5251);
    var _lib_read_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74368);
    var _lib_seal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22858);
    const RECEIPT_TYPE = "urn:remit:receipt:1";
    function makeReceipt(entries) {
      const state = (0, _run_state_js__WEBPACK_IMPORTED_MODULE_1__.xz)(entries);
      const {started: started} = state;
      if (started === undefined) return undefined;
      const {run: run, request: request, policy: policy} = started;
      const numbers = (0, _totals_js__WEBPACK_IMPORTED_MODULE_2__.g)(entries);
      return {
        type: RECEIPT_TYPE,
        remit: run.version,
        run: {
          id: run.id,
          attempt: run.attempt,
          repository: run.repository,
          url: run.url
        },
        actor: {
          login: request.actor.login,
          id: request.actor.id,
          permission: request.actor.permission
        },
        request: requestOf(request),
        policy: {
          path: policy.path,
          ref: policy.ref,
          digest: policy.digest
        },
        instructions: instructionsOf(entries, request),
        model: {
          asked: started.model,
          answered: answeredBy(entries)
        },
        cost: {
          turns: numbers.turns,
          inputTokens: numbers.tokens.input,
          outputTokens: numbers.tokens.output,
          cachedTokens: numbers.tokens.cached,
          usd: Number(numbers.usd.toFixed(6)),
          ms: numbers.ms
        },
        denials: (0, _totals_js__WEBPACK_IMPORTED_MODULE_2__.v)(numbers.denials),
        compressions: numbers.compressions.length,
        conclusion: state.outcome?.conclusion ?? "",
        published: publishedBy(state, request),
        log: logOf(entries)
      };
    }
    function renderReceipt(receipt) {
      return `${JSON.stringify(receipt, undefined, 2)}\n`;
    }
    function compareReceipts(made, actual, field = "") {
      if (!(0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_3__.bI)(made) || !(0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_3__.bI)(actual)) {
        const [a, b] = [ JSON.stringify(made) ?? "(nothing)", JSON.stringify(actual) ?? "(nothing)" ];
        return a === b ? [] : [ {
          field: field,
          made: a,
          actual: b
        } ];
      }
      return [ ...new Set([ ...Object.keys(made), ...Object.keys(actual) ]) ].flatMap(name => compareReceipts(made[name], actual[name], field === "" ? name : `${field}.${name}`));
    }
    function requestOf({kind: kind, trigger: trigger, key: key, subject: subject, instruction: instruction}) {
      const about = subject === undefined ? "" : `${subject.kind} ${subject.number}`;
      return {
        kind: kind,
        trigger: trigger,
        key: key,
        subject: about,
        instruction: digest(instruction)
      };
    }
    function instructionsOf(entries, {trusted: trusted}) {
      let read = {
        commit: trusted.sha,
        files: [],
        prompt: ""
      };
      for (const {agent: agent, event: event} of (0, _run_state_js__WEBPACK_IMPORTED_MODULE_1__.xK)(entries)) {
        if (event.type === "project.read") read = {
          ...read,
          commit: event.commit,
          files: event.instructions
        };
        if (event.type === "agent.started" && agent === _events_js__WEBPACK_IMPORTED_MODULE_4__.QT) read = {
          ...read,
          prompt: digest(event.system)
        };
      }
      return read;
    }
    function answeredBy(entries) {
      const names = (0, _run_state_js__WEBPACK_IMPORTED_MODULE_1__.xK)(entries).flatMap(({event: event}) => event.type === "model.replied" ? [ event.reply.model ] : []);
      return [ ...new Set(names) ].sort();
    }
    function publishedBy({publication: publication, proposed: proposed}, {base: base}) {
      const {commit: commit = "", branch: branch = "", pull: pull, proposal: proposal = ""} = publication ?? {};
      const made = proposed?.proposal ?? proposal;
      return {
        commit: commit,
        branch: branch,
        base: commit === "" && made === "" ? "" : base.sha,
        pull: pull?.url ?? "",
        proposal: made
      };
    }
    function logOf(entries) {
      const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
      let bytes = 0;
      for (const entry of entries) {
        const line = Buffer.from(`${JSON.stringify(entry)}\n`);
        hash.update(line);
        bytes += line.length;
      }
      return {
        digest: `sha256:${hash.digest("hex")}`,
        bytes: bytes,
        entries: entries.length
      };
    }
    function digest(text) {
      return `sha256:${(0, _lib_seal_js__WEBPACK_IMPORTED_MODULE_5__.ol)(text)}`;
    }
  }),
  27140: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      DN: () => describeMended,
      Fs: () => renderReview,
      NQ: () => review,
      NS: () => renderNote,
      Pg: () => findings,
      QV: () => renderMended,
      bj: () => plainFindings,
      cb: () => foundInReview
    });
    var _figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40819);
    var _fit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91017);
    var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63021);
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89823);
    var _describe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13117);
    var _headline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5916);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29325);
    function renderNote(note, back = false) {
      const button = suggestionBlock(note.suggestion);
      const again = back ? [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(BACK) ] : [];
      const blocks = [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(severityLine(note.severity)), ...again, ...(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_1__.CS)(note.body), ...unsafeSuggestion(note) ];
      const body = (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.Uj)([ {
        rank: 0,
        blocks: blocks,
        what: "paragraphs"
      } ], _fit_js__WEBPACK_IMPORTED_MODULE_0__.W$ - MARKERS - button.length, _fit_js__WEBPACK_IMPORTED_MODULE_0__.hg);
      return button === "" ? body : `${body}\n\n${button}`;
    }
    const BACK = "**Back again**: an earlier review said this, and it was mended meanwhile.";
    function renderMended(head) {
      return `**Mended** at ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(head.slice(0, 7))}: these lines have changed, and the review of that commit does not find this again.`;
    }
    const MARKERS = 5e3;
    function suggestionBlock(suggestion) {
      if (suggestion === undefined || !isPlain(suggestion)) return "";
      const ticks = "`".repeat(Math.max(3, (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.Q_)(suggestion) + 1));
      return `${ticks}suggestion\n${suggestion}${ticks}`;
    }
    function isPlain(suggestion) {
      return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.wh)(suggestion) === suggestion;
    }
    function unsafeSuggestion({suggestion: suggestion}) {
      if (suggestion === undefined || isPlain(suggestion)) return [];
      return [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("The suggestion has characters that do not show; they are written out here:"), (0, 
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
        blocks: nothing ? [] : [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(count) ],
        what: ""
      }, {
        rank: 2,
        blocks: aside.length === 0 ? [] : [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(ASIDE), ...listNotes(aside) ],
        what: "findings"
      }, {
        rank: 1,
        blocks: summary,
        what: "paragraphs"
      }, {
        rank: 0,
        blocks: mended === undefined ? [] : [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(describeMended(mended)) ],
        what: ""
      }, {
        rank: 0,
        blocks: nothing && mended?.all !== true && (summary.length === 0 || dropped > 0) ? [ (0, 
        _fit_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(nothingNew(dropped)) ] : [],
        what: ""
      }, {
        rank: 0,
        blocks: [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(footer(plan, body)) ],
        what: ""
      } ], _fit_js__WEBPACK_IMPORTED_MODULE_0__.W$ - MARKERS, _fit_js__WEBPACK_IMPORTED_MODULE_0__.hg);
    }
    function describeMended({fresh: fresh, all: all}) {
      if (all) return "All findings of earlier reviews are mended.";
      return `${(0, _figures_js__WEBPACK_IMPORTED_MODULE_2__.hS)(fresh, "finding")} of earlier reviews ${fresh === 1 ? "is" : "are"} mended, as ${fresh === 1 ? "its thread says" : "their threads say"}.`;
    }
    function nothingNew(dropped) {
      return dropped === 0 ? "No findings." : `Nothing new: ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_2__.hS)(dropped, "finding")} of earlier reviews stand as they are.`;
    }
    const ASIDE = "**Not shown at their lines**, which GitHub took no comment on:";
    function footer({head: head}, {dropped: dropped, moved: moved}) {
      const parts = (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__.Eb)([ `Reviewed at ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(head.slice(0, 7))}`, dropped > 0 && `${dropped} left out, said before`, moved !== undefined && `commits pushed meanwhile, up to ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(moved.slice(0, 7))}, are not part of this` ]);
      return `<sub>${parts.join(" \u00b7 ")}</sub>`;
    }
    function foundInReview({state: {review: posted, findings: all}}) {
      return posted === undefined || posted.again ? [] : listFindings(all);
    }
    function review({state: {review: posted}}) {
      if (posted === undefined) return [];
      return [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(`**Review**: [${(0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.U5)(posted)}](${encodeURI(posted.url)})`) ];
    }
    function findings({state: {findings: all}}) {
      if (all.length === 0) return [];
      return [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(`**Found: ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_2__.hS)(all.length, "finding")}**`), ...listNotes(all) ];
    }
    function listNotes(notes) {
      return notes.flatMap(note => [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(`${severityLine(note.severity)} ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(placeOf(note))}`), ...(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.CS)(note.body), ...note.suggestion === undefined ? [] : [ (0, 
      _fit_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("Suggested instead:"), showSuggestion(note.suggestion) ] ]);
    }
    function listFindings(notes) {
      const rows = byGravity(notes).map(note => `- ${severityLine(note.severity)} ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)(placeOf(note))}: ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.mG)((0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_1__.$Q)(firstOfAll(note.body), 160))}`);
      return (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.tp)("", rows, "findings");
    }
    function firstOfAll(body) {
      return (0, _headline_js__WEBPACK_IMPORTED_MODULE_5__.Dc)(body)?.sentence ?? body.trim();
    }
    function plainFindings(notes) {
      return byGravity(notes).map(note => [ severityLine(note.severity).replaceAll("**", ""), placeOf(note), (0, 
      _lib_cut_js__WEBPACK_IMPORTED_MODULE_6__.Ku)(firstOfAll(note.body), 300) ]);
    }
    function countFindings(notes) {
      const counts = SEVERITIES.map(severity => [ severity, notes.filter(note => note.severity === severity).length ]);
      return counts.flatMap(([severity, count]) => count === 0 ? [] : `${SIGNS[severity]} ${count} ${severity}`).join(" \u00b7 ");
    }
    function byGravity(notes) {
      return notes.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
    }
    function showSuggestion(suggestion) {
      return (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.DV)(suggestion === "" ? "(nothing: delete the lines)" : (0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_1__.Q6)(suggestion));
    }
    function placeOf({path: path, line: line, startLine: startLine = line, side: side}) {
      const lines = startLine === line ? `${line}` : `${startLine}-${line}`;
      return `${path}:${lines}${side === "LEFT" ? " (old)" : ""}`;
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
  51623: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      FN: () => serverOf,
      pv: () => pullOf,
      xK: () => ownEntries,
      xz: () => readRunState
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17562);
    var _events_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69056);
    var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97309);
    var _figures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40819);
    var _sandbox_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90069);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29325);
    function readRunState(entries) {
      return readStates(entries).current;
    }
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
    function changesBy(state, agent, event) {
      switch (event.type) {
       case "run.started":
        return {
          started: event,
          notes: describeOrigin(event)
        };

       case "run.kept":
        return {
          kept: event
        };

       case "output.checked":
        return agent === _events_js__WEBPACK_IMPORTED_MODULE_1__.QT && event.output.kind === "valid" ? {
          output: event.output.value
        } : undefined;

       case "plan.kept":
       case "plan.unkept":
        return {
          plan: event
        };

       case "run.finished":
        {
          const {outcome: outcome} = event;
          return {
            outcome: outcome,
            ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__.gI)({
              publication: outcome.publication
            })
          };
        }

       case "verify.finished":
        return {
          verification: event,
          ...missed(state, event)
        };

       case "call.finished":
        return {
          ...answered(state, agent, event.answer),
          ...missed(state, event)
        };

       case "model.fell_back":
        return {
          notes: [ ...state.notes, event.reason ]
        };

       case "project.read":
       case "server.opened":
        return {
          notes: [ ...state.notes, ...event.notes ]
        };

       case "server.failed":
        return {
          notes: [ ...state.notes, `The MCP server ${event.name} is not there: ${event.reason}` ]
        };

       case "hook.ran":
        return event.said === undefined ? undefined : {
          notes: [ ...state.notes, `The hook ${event.name} says: ${event.said}` ]
        };

       case "agent.stopped":
        return agent === _events_js__WEBPACK_IMPORTED_MODULE_1__.QT ? stopped(state, event.end) : undefined;

       default:
        return workChangesBy(state, event);
      }
    }
    function workChangesBy(state, event) {
      switch (event.type) {
       case "base.compared":
        return {
          conflicts: event.found
        };

       case "change.proposed":
        return {
          proposed: event.change
        };

       case "change.diffed":
        return {
          diffs: [ ...state.diffs, event.shown ]
        };

       case "change.published":
        return {
          publication: event.publication
        };

       case "checks.seen":
        return {
          checks: event.checks
        };

       case "pull.closed":
        return {
          closed: event.pull,
          notes: [ ...state.notes, `Pull request #${event.pull.number} is closed: ${event.reason}.` ]
        };

       case "pull.stands":
        return {
          standingPull: event.standing
        };

       case "verify.skipped":
        return {
          unverified: event.reason
        };

       case "review.posted":
        return {
          review: event.review
        };

       default:
        return undefined;
      }
    }
    function answered(state, agent, {note: note, todos: todos}) {
      if (note !== undefined) return {
        findings: [ ...state.findings, note ]
      };
      return agent === _events_js__WEBPACK_IMPORTED_MODULE_1__.QT && todos !== undefined ? {
        todos: todos
      } : undefined;
    }
    function missed({started: started, notes: notes}, event) {
      const note = (0, _sandbox_js__WEBPACK_IMPORTED_MODULE_3__.sk)(started, event);
      return note === undefined || notes.includes(note) ? undefined : {
        notes: [ ...notes, note ]
      };
    }
    function describeOrigin({continues: continues, approves: approves, request: request}) {
      const plan = approves && `the plan ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_4__.VK)(approves.digest)} that @${approves.by} asked for (${approves.url})`;
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__.Eb)([ continues !== undefined && `This run continues an earlier one, which ended as ${continues.conclusion}: ${continues.url}`, request.rejected !== undefined && `Pull request #${request.rejected.number} was closed without being merged: work starts anew, from ${request.base.name}.`, request.caughtUp !== undefined && describeCatchUp(request.caughtUp), request.foreign !== undefined && (0, 
      _events_js__WEBPACK_IMPORTED_MODULE_5__.P)(request.foreign), plan !== undefined && `This run carries out ${plan}; @${request.actor.login} approved it.`, approves?.newer !== undefined && `A newer plan was made here: ${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_4__.VK)(approves.newer)}. It is not what this run carries out.` ]);
    }
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
    function stopped({started: started}, end) {
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
    }
    function pullOf({publication: publication, closed: closed, standingPull: standingPull}) {
      return (publication?.pull ?? closed ?? (standingPull?.finished === true ? standingPull.pull : undefined))?.number;
    }
    function serverOf({run: run}) {
      const at = run.url.indexOf(`/${run.repository}/`);
      return at < 0 ? "" : run.url.slice(0, at);
    }
    function ownEntries(entries) {
      const start = entries.findLastIndex(({event: event}) => event.type === "run.started");
      return start <= 0 ? entries : entries.slice(start);
    }
  }),
  85887: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Kz: () => pageSections,
      wQ: () => renderComment,
      Br: () => renderSummary
    });
    var blocks = __webpack_require__(70642);
    var review = __webpack_require__(27140);
    var fit = __webpack_require__(91017);
    var steps = __webpack_require__(56053);
    var run_state = __webpack_require__(51623);
    var totals = __webpack_require__(5251);
    var events = __webpack_require__(17562);
    var cut = __webpack_require__(89823);
    var figures = __webpack_require__(40819);
    var report_markdown = __webpack_require__(63021);
    var describe = __webpack_require__(13117);
    var parts = __webpack_require__(29325);
    function shortTranscript(main) {
      const rows = shortRows(main, "");
      const title = `Transcript: ${(0, figures.hS)((0, steps.o)(main), "turn")}`;
      return rows.length === 0 ? [] : [ {
        kind: "fold",
        title: title,
        blocks: (0, fit.tp)("", rows, "turns"),
        what: "turns"
      } ];
    }
    function shortRows(agent, indent) {
      return agent.steps.flatMap(step => {
        switch (step.kind) {
         case "turn":
          return [ `${indent}- **${step.number}** ${shortTurn(step)}` ];

         case "agent":
          {
            const {name: name, model: model} = step.agent;
            return [ `${indent}- Sub-agent ${(0, report_markdown.aY)(name)} (${(0, report_markdown.mG)(model)})`, ...shortRows(step.agent, `${indent}  `) ];
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
    }
    function shortTurn({event: event, calls: calls}) {
      const thought = event.reply.thoughts[0]?.subject ?? "";
      const line = (0, report_markdown.mG)((0, report_markdown.$Q)(thought !== "" ? thought : event.reply.text.trim(), 120));
      return [ ...line === "" ? [] : [ line ], ...calls.map(shortCall) ].join(" \u00b7 ");
    }
    function shortCall(step) {
      const {call: call, answer: answer} = step;
      const edit = answer?.edit;
      const lines = edit === undefined ? "" : ` +${edit.added} \u2212${edit.removed}`;
      return `${mark(step)} ${(0, report_markdown.aY)(call.tool)} ${(0, report_markdown.aY)((0, 
      report_markdown.$Q)((0, figures.dh)(call), 80))}${lines}${failed(answer)}`;
    }
    function mark({answer: answer, decision: decision}) {
      if (decision?.effect === "deny") return "\u26d4";
      return answer === undefined ? "\u2026" : answer.error === undefined ? "\u2713" : "\u2717";
    }
    function failed(answer) {
      return answer?.error === undefined || answer.error === "denied" ? "" : ` (${answer.error.replaceAll("_", " ")})`;
    }
    function fullTranscript(agent) {
      return agent.steps.flatMap(step => {
        switch (step.kind) {
         case "turn":
          return [ turnFold(step) ];

         case "agent":
          {
            const title = `Sub-agent <code>${(0, report_markdown.qy)(step.agent.name)}</code> \u00b7 ${(0, 
            report_markdown.qy)(step.agent.model)} \u00b7 ${(0, figures.hS)((0, steps.o)(step.agent), "turn")}${ending(step.agent)}`;
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
            return [ (0, fit.Qq)(`*Model asked to ${PURPOSES[purpose] ?? (0, report_markdown.mG)(purpose)}: ${describeCost(reply.usage, usd, ms)}*`) ];
          }

         case "event":
          return eventBlocks(step.event);
        }
      });
    }
    const PURPOSES = {
      compress: "sum up the conversation",
      verify_summary: "check a summary",
      judge_loop: "judge whether it is going round in circles",
      correct_edit: "correct an edit",
      search: "search the web",
      repair_output: "correct its output"
    };
    function ending({end: end}) {
      return end === undefined || end.kind === "finished" ? "" : ` \u00b7 ${end.kind}`;
    }
    function turnFold({number: number, event: event, calls: calls}) {
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
      fit.Qq)(`*${(0, report_markdown.mG)((0, report_markdown.$Q)(head, 200)).replaceAll("*", "&#42;")}* ${(0, 
      report_markdown.mG)((0, report_markdown.$Q)(description, 1500))}`)), ...(0, report_markdown.CS)(reply.text), ...calls.flatMap(callBlocks), ...citations(reply.citations), (0, 
      fit.Qq)(`<sub>${(0, report_markdown.mG)(reply.model)} \u00b7 ${describeCost(reply.usage, usd, ms)}${reply.stop === "stop" ? "" : ` \u00b7 ended by ${(0, 
      report_markdown.mG)(reply.rawStop)}`}</sub>`) ];
      return {
        kind: "fold",
        title: title,
        blocks: blocks,
        what: "parts"
      };
    }
    function titleOf(markdown) {
      return (0, report_markdown.qy)(markdown).replaceAll(/&#96;(.+?)&#96;/g, "<code>$1</code>").replaceAll("&#42;&#42;", "");
    }
    function citations(sources) {
      const rows = sources.map(({title: title, uri: uri}) => `- ${title === undefined ? "" : `${(0, 
      report_markdown.mG)(title)}: `}${(0, report_markdown.aY)(uri)}`);
      return (0, fit.tp)("Sources:\n", rows, "sources");
    }
    function describeCost({input: input, output: output, cached: cached}, usd, ms) {
      return `${(0, figures.LU)(input)} in (${(0, figures.LU)(cached)} cached), ${(0, 
      figures.LU)(output)} out \u00b7 ${(0, figures.TG)(usd)} \u00b7 ${(0, figures.p0)(ms)}`;
    }
    function callBlocks(step) {
      const {call: call, decision: decision, answer: answer, ms: ms, hooks: hooks} = step;
      const rules = decision?.rules.map(rule => (0, report_markdown.aY)(rule)).join(", ");
      const judged = decision === undefined ? "not judged" : `${decision.effect === "allow" ? "allowed" : "denied"} by ${rules === "" ? "no rule" : rules}`;
      const facts = [ judged, ...ms === undefined ? [ "not finished" ] : [ (0, figures.p0)(ms) ], ...clipped(answer) ].join(" \u00b7 ");
      return [ (0, fit.Qq)(`**${mark(step)} ${(0, report_markdown.aY)(call.tool)}** ${facts}${failed(answer)}`), (0, 
      fit.DV)(JSON.stringify(call.args, undefined, 2), "json"), ...hooks.map(hook => (0, 
      fit.Qq)(renderEvent(hook) ?? "")), ...answer === undefined ? [] : resultBlocks(answer) ];
    }
    function clipped(answer) {
      return answer?.clippedFrom === undefined ? [] : [ `shown to the model: ${(0, figures.LU)(answer.text.length)} of ${(0, 
      figures.LU)(answer.clippedFrom)} characters` ];
    }
    const RESULT = 4e3;
    function resultBlocks({text: result, edit: edit}) {
      if (edit !== undefined) return [ (0, fit.DV)(middleCut(edit.diff), "diff") ];
      return result === "" ? [] : [ (0, fit.DV)(middleCut(result)) ];
    }
    function middleCut(result) {
      if (result.length <= RESULT) return result;
      const half = RESULT / 2;
      const [head, tail] = [ (0, cut.Ku)(result, half), (0, cut.g1)(result, half) ];
      return `${head}\n[\u2026 ${result.length - RESULT} characters left out here; the log has them \u2026]\n${tail}`;
    }
    function eventBlocks(event) {
      const line = renderEvent(event);
      if (line === undefined) return [];
      if (event.type === "context.compressed") {
        const title = "The snapshot that stands for what was left out";
        return [ (0, fit.Qq)(line), {
          kind: "fold",
          title: title,
          blocks: [ (0, fit.DV)(event.snapshot) ],
          what: "parts"
        } ];
      }
      return [ (0, fit.Qq)(line) ];
    }
    function renderEvent(event) {
      const described = (0, describe.gN)(event);
      if (described === undefined) return undefined;
      const about = described.about === "" ? "" : `: ${(0, report_markdown.mG)((0, report_markdown.$Q)(described.about, 300))}`;
      return `*${(0, report_markdown.mG)((0, report_markdown.$Q)(described.title, 120)).replaceAll("*", "&#42;")}*${about}`;
    }
    const POINTS = 120;
    function contextChart(entries) {
      const sizes = (0, run_state.xK)(entries).flatMap(({agent: agent, event: event}) => {
        if (agent !== events.QT) return [];
        if (event.type === "model.replied" && event.purpose === "turn") return [ event.reply.usage.input ];
        return event.type === "context.compressed" ? [ event.tokensAfter ] : [];
      });
      if (sizes.length < 3) return [];
      const shown = thin(sizes).map(size => Math.round(size / 100) / 10);
      const lines = [ "```mermaid", "xychart-beta", '  title "Context size, thousand tokens"', `  x-axis "turns and compressions" 1 --\x3e ${sizes.length}`, `  y-axis "thousand tokens" 0 --\x3e ${Math.max(1, Math.ceil(Math.max(...shown) * 1.1))}`, `  line [${shown.join(", ")}]`, "```" ];
      return [ (0, fit.Qq)(lines.join("\n")) ];
    }
    function thin(sizes) {
      if (sizes.length <= POINTS) return [ ...sizes ];
      const stretch = Math.ceil(sizes.length / (POINTS / 2));
      return Array.from({
        length: Math.ceil(sizes.length / stretch)
      }, (_, at) => sizes.slice(at * stretch, (at + 1) * stretch)).flatMap(part => {
        const [low, high] = [ Math.min(...part), Math.max(...part) ];
        return part.indexOf(low) < part.indexOf(high) ? [ low, high ] : [ high, low ];
      });
    }
    var verification = __webpack_require__(38215);
    const SECTIONS = {
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
        blocks: review.NQ,
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
        what: "paragraphs",
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
        blocks: blocks.AV,
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
    function sectionsOf(body, entries) {
      const facts = {
        state: (0, run_state.xz)(entries),
        numbers: (0, totals.g)(entries),
        entries: entries
      };
      return Object.values(SECTIONS).flatMap(row => row[body] === undefined ? [] : [ {
        row: row,
        place: row[body]
      } ]).toSorted((a, b) => a.place[0] - b.place[0]).map(({row: row, place: [, rank]}) => ({
        rank: rank,
        blocks: blocksOf(row, body, facts),
        what: row.what ?? "parts"
      }));
    }
    function pageSections() {
      const placed = Object.entries(SECTIONS).flatMap(([name, {page: page}]) => page === undefined ? [] : [ {
        name: name,
        page: page
      } ]);
      return placed.toSorted((a, b) => a.page - b.page).map(({name: name}) => name);
    }
    function blocksOf({blocks: blocks, title: title}, body, facts) {
      const all = blocks?.(facts) ?? [];
      if (all.length === 0 || title === undefined) return all;
      if (body === "comment") return [ {
        kind: "fold",
        title: title(facts),
        blocks: all,
        what: "parts"
      } ];
      return [ (0, fit.Qq)(`**${title(facts)}**`), ...all ];
    }
    function transcript(entries) {
      const turns = fullTranscript((0, steps.I)(entries));
      return turns.length === 0 ? [] : [ (0, fit.Qq)("### Transcript"), ...turns ];
    }
    function renderComment(entries) {
      return (0, fit.Uj)(sectionsOf("comment", entries), fit.W$, fit.hg);
    }
    function renderSummary(entries) {
      return (0, fit.Uj)(sectionsOf("summary", entries), fit.Jt, fit.ee);
    }
  }),
  56053: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      I: () => readSteps,
      o: () => turnsOf
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17562);
    var _run_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51623);
    function readSteps(entries) {
      const reading = new Reading;
      for (const entry of (0, _run_state_js__WEBPACK_IMPORTED_MODULE_0__.xK)(entries)) reading.take(entry);
      return reading.agent(_events_js__WEBPACK_IMPORTED_MODULE_1__.QT);
    }
    function turnsOf(agent) {
      return agent.steps.filter(step => step.kind === "turn").length;
    }
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
  })
};
