export const id = 671;
export const ids = [671];
export const modules = {

/***/ 34671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDemo: () => (/* binding */ runDemo)
});

// EXTERNAL MODULE: ./lib/adapters/clock.js
var clock = __webpack_require__(61642);
// EXTERNAL MODULE: ./lib/adapters/random.js
var random = __webpack_require__(96817);
;// CONCATENATED MODULE: ./lib/adapters/scripted-model.js
/** Answers each question with the next line; past the last it says that it has nothing left to say. */
function openScriptedModel(lines) {
    let next = 0;
    return {
        ask: (question, tell, signal) => {
            if (signal.aborted)
                return Promise.resolve({ kind: "cancelled" });
            const index = next++;
            const line = lines[index] ?? { text: "The script has no further line." };
            if (line.thought !== undefined)
                tell({ kind: "thought", subject: line.thought });
            if (line.text !== undefined)
                tell({ kind: "text", text: line.text });
            const input = Math.ceil(JSON.stringify([question.system, question.messages, question.tools]).length / 4);
            return Promise.resolve({ kind: "replied", reply: speak(line, index, input, question.model) });
        },
    };
}
function speak(line, index, input, model) {
    const calls = (line.calls ?? []).map((call, n) => ({ ...call, id: `demo-${index + 1}-${n + 1}` }));
    const text = line.text ?? "";
    return {
        text,
        thoughts: line.thought === undefined ? [] : [{ subject: line.thought, description: "" }],
        calls,
        parts: [
            ...(text === "" ? [] : [{ text }]),
            ...calls.map(({ id, tool, args }) => ({ functionCall: { id, name: tool, args } })),
        ],
        citations: [],
        usage: { input, output: Math.ceil(JSON.stringify(line).length / 4), cached: 0, thoughts: 0, estimated: true },
        stop: "stop",
        rawStop: "STOP",
        model,
    };
}

// EXTERNAL MODULE: ./lib/events.js + 2 modules
var events = __webpack_require__(23531);
// EXTERNAL MODULE: ./lib/secrets.js + 5 modules
var secrets = __webpack_require__(52593);
// EXTERNAL MODULE: ./lib/cli/complain.js
var complain = __webpack_require__(16447);
// EXTERNAL MODULE: ./lib/cli/local.js + 2 modules
var local = __webpack_require__(45895);
// EXTERNAL MODULE: ./lib/cli/sample.js
var sample = __webpack_require__(51830);
// EXTERNAL MODULE: ./lib/cli/stage.js
var cli_stage = __webpack_require__(11488);
;// CONCATENATED MODULE: ./lib/cli/demo.js
/** `remit demo`: the main job from comment to pull request, with real tools and real git, on an embedded example. */









async function runDemo(words) {
    const json = words.length === 1 && words[0] === "--json";
    if (words.length > 0 && !json)
        return (0,complain/* complain */.c)(`remit demo takes no arguments but --json, found ${words.join(" ")}.`);
    const stage = await (0,cli_stage/* setStage */.d$)();
    const key = process.env["GEMINI_API_KEY"]?.trim() ?? "";
    const { model, name } = await chooseModel(key);
    const played = await (0,local/* play */.Z)({
        stage,
        order: (environment) => (0,cli_stage/* orderFor */.co)(stage, name, environment),
        github: (git) => (0,cli_stage/* openStageGitHub */.eT)(stage, git),
        model,
        secrets: (0,secrets/* openSecrets */.c)(new Map(key === "" ? [] : [["gemini-api-key", key]])),
        view: { hidden: ["/run"], readable: [] },
        form: json ? "json" : "story",
    });
    if (!json)
        showResult(stage, played);
    process.exitCode = (0,events/* succeeded */.gq)(played.outcome.conclusion) ? 0 : 1;
}
async function chooseModel(key) {
    if (key === "")
        return { model: openScriptedModel(sample/* SAMPLE_LINES */.VV), name: "a scripted model" };
    const { openGemini } = await __webpack_require__.e(/* import() */ 501).then(__webpack_require__.bind(__webpack_require__, 9501));
    const baseUrl = process.env["GOOGLE_GEMINI_BASE_URL"] || undefined;
    const model = openGemini({
        credentials: { kind: "api-key", key },
        ...(baseUrl === undefined ? {} : { baseUrl }),
        clock: clock/* systemClock */.m,
        random: random/* systemRandom */.v,
    });
    return { model, name: process.env["GEMINI_MODEL"] || "gemini-2.5-pro" };
}
function showResult(stage, { github, shown }) {
    const [comment] = github.written.comments;
    const [pull] = github.written.pulls;
    const lines = [
        "",
        "\u2500\u2500 The comment on issue #12 \u2500\u2500",
        comment?.body ?? "(none)",
        "",
        "\u2500\u2500 Where to look \u2500\u2500",
        ...[...shown].map(([name, path]) => `${name.padEnd(14)} ${path}`),
        `${"log".padEnd(14)} ${stage.places.log}`,
        ...(pull === undefined ? [] : [`${"branch".padEnd(14)} git -C ${stage.server} show ${pull.head.name}`]),
    ];
    process.stdout.write(`${lines.join("\n")}\n`);
}


/***/ })

};
