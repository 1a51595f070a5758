"use strict";

exports.id = 1983;

exports.ids = [ 1983 ];

exports.modules = {
  83541: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var readPage = (function readPage(entries) {
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
    });
    var rowOf = (function rowOf({path: path, from: from, status: status, mode: mode, binary: binary, added: added, removed: removed}) {
      return [ from === undefined ? path : `${from} \u2192 ${path}`, mode === undefined ? status : `${status}, now ${mode}`, binary ? "binary" : `+${added} \u2212${removed}` ];
    });
    var denialsOf = (function denialsOf({denials: denials}) {
      return denials.map(({call: call, decision: decision, count: count}) => ({
        call: `${call.tool} ${JSON.stringify(call.args)}${count > 1 ? ` (${count} times)` : ""}`,
        reason: decision.reason,
        allowWith: decision.allowWith ?? ""
      }));
    });
    var diffOf = (function diffOf({diffs: diffs}) {
      return diffs.map(({diff: diff, cut: cut}) => cut ? `${diff}@@ The rest is left out here.\n` : diff).join("").trimEnd();
    });
    var cautionsOf = (function cautionsOf(state) {
      const sandbox = (0, report_sandbox.Hu)(state).map(line => line.replaceAll("**", ""));
      return [ ...new Set(state.notes), ...sandbox ];
    });
    var verifiedOf = (function verifiedOf(state) {
      const why = (0, verification.ki)(state);
      const not = why === "" ? [] : [ [ `Not verified: ${why}`, "bad" ] ];
      const last = state.verification;
      if (last === undefined) return not;
      const by = last.results.map(({command: command, ok: ok}) => `${ok ? "\u2713" : "\u2717"} ${command}`).join(", ");
      return [ ...not, [ `${(0, verification.a0)(last, state)}: ${by}`, last.ok ? "good" : "bad" ] ];
    });
    var toneOf = (function toneOf({outcome: outcome}) {
      if (outcome === undefined) return "open";
      return (0, records.gq)(outcome.conclusion) ? "good" : "bad";
    });
    var placesOf = (function placesOf(state) {
      const {publication: publication, review: review, checks: checks} = state;
      const commit = publication?.commit ?? "";
      return withValues([ [ "Pull request", publication?.pull === undefined ? "" : `#${publication.pull.number}`, content_link(publication?.pull?.url ?? "") ], [ "Review", review === undefined ? "" : (0, 
      describe.U5)(review), content_link(review?.url ?? "") ], [ "Branch", publication?.branch ?? "", "" ], [ "Commit", commit.slice(0, 12), content_link((0, 
      run_state.b2)(state, commit)) ], [ "Checks", checks === undefined ? "" : (0, verification.Ie)(checks, publication).replaceAll("`", ""), "" ], [ "", checks === undefined || (0, 
      verification.ro)(publication) === "" ? "" : "All checks", content_link((0, verification.ro)(publication)) ] ]);
    });
    var factsOf = (function factsOf({started: started}) {
      if (started === undefined) return [];
      const {run: run, request: request, policy: policy, model: model} = started;
      return withValues([ [ "Request", request.instruction, "" ], [ request.trigger === "ci" ? "Set off by" : "Asked by", request.actor.login, "" ], [ "Run", `${run.id}${run.attempt > 1 ? `, attempt ${run.attempt}` : ""}`, content_link(run.url) ], [ "Model", model, "" ], [ "Policy", policy.ref === "" ? policy.path : `${policy.path} at ${policy.ref}`, "" ], [ "Policy digest", policy.digest, "" ], [ "Sandbox", (0, 
      report_sandbox.hT)(started), "" ], [ "Remit", run.version, "" ] ]);
    });
    var content_link = (function content_link(url) {
      return /^https?:\/\//i.test(url) ? url : "";
    });
    var withValues = (function withValues(facts) {
      return facts.filter(([, value]) => value !== "");
    });
    var gaugesOf = (function gaugesOf({gauges: gauges}) {
      return gauges.filter(({of: of}) => of > 0).map(({name: name, used: used, of: of, source: source}) => ({
        name: (0, figures.Ff)(name),
        share: Math.min(1, used / of),
        text: `${(0, figures.qC)(name, used)} of ${(0, figures.qC)(name, of)}`,
        source: source
      }));
    });
    var describeCost = (function describeCost({tokens: used, usd: usd, ms: ms, calls: calls, subAgents: subAgents, retries: retries, compressions: compressions}) {
      return (0, parts.Eb)([ `${(0, figures.LU)(used.input)} tokens in (${(0, figures.LU)(used.cached)} cached), ${(0, 
      figures.LU)(used.output)} out`, (0, figures.TG)(usd), (0, figures.p0)(ms), (0, figures.hS)(calls, "tool call"), (0, 
      figures.hS)(compressions.length, "compression"), subAgents > 0 && (0, figures.hS)(subAgents, "sub-agent"), retries.count > 0 && (0, 
      figures.hS)(retries.count, "retry", "retries") ]).join(" \u00b7 ");
    });
    var sizesOf = (function sizesOf(steps) {
      return steps.flatMap((step, at) => {
        if (step.kind === "turn") return [ [ at, step.size, false ] ];
        return step.kind === "compressed" ? [ [ at, step.size, true ] ] : [];
      });
    });
    var readRules = (function readRules(steps) {
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
    });
    var callsOf = (function callsOf(step) {
      switch (step.kind) {
       case "turn":
        return step.calls;

       case "agent":
        return step.steps.flatMap(callsOf);

       case "compressed":
       case "note":
        return [];
      }
    });
    var stepsFor = (function stepsFor(agent) {
      return agent.steps.flatMap(step => {
        switch (step.kind) {
         case "turn":
          return [ turn(step) ];

         case "agent":
          return [ {
            kind: "agent",
            title: `Sub-agent ${step.agent.name}`,
            about: `${step.agent.model}, ${step.agent.turns} turns${step.agent.end === undefined ? "" : `, ${step.agent.end.kind}`}`,
            steps: stepsFor(step.agent)
          } ];

         case "asked aside":
          {
            const {purpose: purpose, reply: reply, usd: usd, ms: ms} = step.event;
            const about = `${purpose.replaceAll("_", " ")}: ${(0, figures.LU)(reply.usage.input)} tokens in, ${(0, 
            figures.LU)(reply.usage.output)} out, ${(0, figures.TG)(usd)}, ${(0, figures.p0)(ms)}`;
            return [ {
              kind: "note",
              title: "Side request to the model",
              about: about
            } ];
          }

         case "event":
          return content_event(step.event);
        }
      });
    });
    var turn = (function turn({number: number, event: {reply: reply, usd: usd, ms: ms}, calls: calls}) {
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
    });
    var pageCall = (function pageCall({call: call, decision: decision, answer: answer, ms: ms, hooks: hooks}) {
      const clipped = answer?.clippedFrom;
      return {
        tool: call.tool,
        brief: (0, cut.Ku)((0, figures.Df)(call), 200),
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
    });
    var content_event = (function content_event(entry) {
      if (entry.type === "context.compressed") return [ compression(entry) ];
      const described = (0, describe.gN)(entry);
      return described === undefined ? [] : [ {
        kind: "note",
        ...described
      } ];
    });
    var renderPage = (async function renderPage(entries) {
      const {readMarkdown: readMarkdown} = await Promise.all([ __webpack_require__.e(8901), __webpack_require__.e(1782) ]).then(__webpack_require__.bind(__webpack_require__, 11782));
      const page = readPage(entries);
      const [words, next] = [ page.message, page.next ].map(text => readMarkdown((0, markdown.Q6)(text)));
      const content = {
        ...page,
        words: words,
        next: next
      };
      return `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="${POLICY}">\n<meta name="referrer" content="no-referrer">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="color-scheme" content="light dark">\n<title>${escapeHtml(content.title)}</title>\n<style>${STYLE}</style>\n</head>\n<body>\n<noscript>This page is drawn by a script of its own, which is switched off here.</noscript>\n<script type="application/json" id="content">${asData(content)}<\/script>\n<script>${SCRIPT}<\/script>\n</body>\n</html>\n`;
    });
    var digest = (function digest(text) {
      return `sha256-${(0, external_node_crypto_.createHash)("sha256").update(text).digest("base64")}`;
    });
    var asData = (function asData(value) {
      return JSON.stringify(value, (_, item) => typeof item === "string" ? (0, markdown.Q6)(item) : item).replace(/[<>&\u2028\u2029]/g, mark => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`);
    });
    var escapeHtml = (function escapeHtml(text) {
      return (0, markdown.wh)(text).replace(/[&<>"]/g, mark => `&#${mark.charCodeAt(0)};`);
    });
    __webpack_require__.d(__webpack_exports__, {
      C: () => renderPage
    });
    var external_node_crypto_ = __webpack_require__(77598);
    var records = __webpack_require__(6786);
    var verification = __webpack_require__(95832);
    var figures = __webpack_require__(19298);
    var review = __webpack_require__(99123);
    var report_steps = __webpack_require__(43080);
    var report_sandbox = __webpack_require__(36964);
    var run_state = __webpack_require__(17374);
    var totals = __webpack_require__(46968);
    var describe = __webpack_require__(73586);
    var headline = __webpack_require__(1359);
    var cut = __webpack_require__(24192);
    var parts = __webpack_require__(23782);
    const NAMED = 20;
    function compression(event) {
      const {tokensAfter: size, snapshot: snapshot, ms: ms} = event;
      const about = `${(0, describe.Uo)(event)}, ${(0, figures.p0)(ms)}`;
      return {
        kind: "compressed",
        title: "Context compressed",
        about: about,
        size: size,
        snapshot: snapshot,
        checks: (0, describe.tg)(event)
      };
    }
    var sections = __webpack_require__(75502);
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

// The only elements made from the log; it cannot name others.
const NAMES = new Set("p em strong del code pre blockquote ul ol li a br hr h1 h2 h3 h4 h5 h6 table thead tbody tr th td".split(" "));
const words = (nodes) => nodes.map((node) => {
  if (typeof node === "string") return node;
  const [name, href, inside] = node;
  if (!NAMES.has(name)) return "";
  const place = /^h[1-6]$/.test(name) ? "h3" : name === "a" && href === "" ? "span" : name;
  return el(place, place === "a" ? { href, rel: "noreferrer noopener" } : {}, ...words(inside));
});

// In one-line texts of the model and of refusals, text between backticks is code.
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
    el("p", { class: "dim" }, "The snapshot that replaces what was left out:"),
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
    var markdown = __webpack_require__(9626);
    const POLICY = [ "default-src 'none'", `script-src '${digest(SCRIPT)}'`, `style-src '${digest(STYLE)}'`, "base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'", "trusted-types 'none'" ].join("; ");
  }),
  53539: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var makeReceipt = (function makeReceipt(entries) {
      const state = (0, _run_state_js__WEBPACK_IMPORTED_MODULE_1__.xz)(entries);
      const {started: started} = state;
      if (started === undefined) return undefined;
      const {run: run, request: request, policy: policy} = started;
      const numbers = (0, _totals_js__WEBPACK_IMPORTED_MODULE_2__.g)(entries);
      return {
        type: "urn:remit:receipt:1",
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
    });
    var renderReceipt = (function renderReceipt(receipt) {
      return `${JSON.stringify(receipt, undefined, 2)}\n`;
    });
    var requestOf = (function requestOf({kind: kind, trigger: trigger, key: key, subject: subject, instruction: instruction}) {
      const about = subject === undefined ? "" : `${subject.kind} ${subject.number}`;
      return {
        kind: kind,
        trigger: trigger,
        key: key,
        subject: about,
        instruction: digest(instruction)
      };
    });
    var instructionsOf = (function instructionsOf(entries, {trusted: trusted}) {
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
    });
    var answeredBy = (function answeredBy(entries) {
      const names = (0, _run_state_js__WEBPACK_IMPORTED_MODULE_1__.xK)(entries).flatMap(({event: event}) => event.type === "model.replied" ? [ event.reply.model ] : []);
      return [ ...new Set(names) ].sort();
    });
    var publishedBy = (function publishedBy({publication: publication, proposed: proposed}, {base: base}) {
      const {commit: commit = "", branch: branch = "", pull: pull, proposal: proposal = ""} = publication ?? {};
      const made = proposed?.proposal ?? proposal;
      return {
        commit: commit,
        branch: branch,
        base: commit === "" && made === "" ? "" : base.sha,
        pull: pull?.url ?? "",
        proposal: made
      };
    });
    var logOf = (function logOf(entries) {
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
    });
    var digest = (function digest(text) {
      return `sha256:${(0, _lib_seal_js__WEBPACK_IMPORTED_MODULE_5__.ol)(text)}`;
    });
    __webpack_require__.d(__webpack_exports__, {
      VU: () => makeReceipt,
      hY: () => compareReceipts,
      pB: () => renderReceipt
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
    var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
    var _events_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58223);
    var _run_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17374);
    var _totals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46968);
    var _lib_read_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50991);
    var _lib_seal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75423);
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
  })
};


