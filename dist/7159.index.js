"use strict";

exports.id = 7159;

exports.ids = [ 7159 ];

exports.modules = {
  7159: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      cleanLog: () => _tools_read_check_logs_js__WEBPACK_IMPORTED_MODULE_0__.aY,
      cutToFailure: () => _tools_read_check_logs_js__WEBPACK_IMPORTED_MODULE_0__.wz
    });
    var _tools_read_check_logs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96299);
  }),
  35835: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var textArg = (function textArg(args, name) {
      return optionalText(args, name) ?? "";
    });
    var optionalText = (function optionalText(args, name) {
      const value = args[name];
      return typeof value === "string" ? value : undefined;
    });
    var optionalNumber = (function optionalNumber(args, name, most = Infinity) {
      const value = args[name];
      return typeof value === "number" ? Math.min(value, most) : undefined;
    });
    var optionalFlag = (function optionalFlag(args, name) {
      const value = args[name];
      return typeof value === "boolean" ? value : undefined;
    });
    var rare = (function rare(schema) {
      return {
        ...schema,
        [RARE]: true
      };
    });
    var isSpilled = (function isSpilled(path) {
      return path.startsWith(SPILL_PREFIX);
    });
    var readNeeds = (function readNeeds(path) {
      return typeof path === "string" && isSpilled(path) ? [] : [ pathNeed("read", path) ];
    });
    var pathNeed = (function pathNeed(access, path) {
      return {
        kind: "path",
        access: access,
        path: typeof path === "string" ? path : "",
        directory: ""
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      DP: () => FILTERING,
      KK: () => isSpilled,
      Lz: () => filteringOptions,
      Mu: () => readNeeds,
      QS: () => pathNeed,
      U6: () => textArg,
      VU: () => filtering,
      WI: () => optionalNumber,
      bS: () => optionalFlag,
      cs: () => SPILL_PREFIX,
      eB: () => asObject,
      fh: () => textsArg,
      gm: () => objectArg,
      hy: () => rare,
      ls: () => RARE,
      mR: () => optionalText,
      vt: () => itemsArg
    });
    var _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50991);
    const RARE = "x-rare";
    function textsArg(args, name) {
      return itemsArg(args, name).filter(item => typeof item === "string");
    }
    function itemsArg(args, name) {
      const value = args[name];
      return Array.isArray(value) ? value : [];
    }
    function objectArg(args, name) {
      return asObject(args[name]);
    }
    function asObject(value) {
      return (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.bI)(value) ? value : {};
    }
    function filtering(options, {ignoring: ignoring}) {
      return {
        ...ignoring,
        git: optionalFlag(options, "respect_git_ignore") ?? ignoring.git
      };
    }
    const FILTERING = rare({
      type: "object",
      properties: {
        respect_git_ignore: {
          type: "boolean"
        }
      }
    });
    function filteringOptions(args, context) {
      return filtering(objectArg(args, "file_filtering_options"), context);
    }
    const SPILL_PREFIX = "remit-output:";
  }),
  2136: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var clipAnswer = (async function clipAnswer(given, call, context) {
      const cap = answerCap(context);
      const visible = context.visible(given.text);
      const answer = visible === given.text ? given : {
        ...given,
        text: visible
      };
      if (answer.text.length <= cap) return answer;
      const {text: text, clipped: clipped} = await fitText(call.tool, answer.text, cap, context);
      return {
        ...answer,
        text: text,
        ...clipped && {
          clippedFrom: answer.clippedFrom ?? answer.text.length
        }
      };
    });
    var answerCap = (function answerCap(context) {
      return Math.min(ANSWER_CHARS, Math.max(LEAST_CHARS, Math.floor(context.room())));
    });
    var openSpill = (function openSpill(directory, files, redaction, series = "") {
      const kept = new Map;
      const place = name => {
        const safe = name.replaceAll(/[^\w-]+/gu, "-").slice(0, 60);
        const file = `${safe}-${series}${kept.size + 1}.txt`;
        const absolute = `${directory}/${file}`;
        kept.set(_args_js__WEBPACK_IMPORTED_MODULE_1__.cs + file, absolute);
        return {
          path: _args_js__WEBPACK_IMPORTED_MODULE_1__.cs + file,
          absolute: absolute
        };
      };
      return {
        async keep(name, text) {
          const {path: path, absolute: absolute} = place(name);
          const redacting = redaction();
          const clean = redacting.take(text) + redacting.end();
          await files.write(absolute, Buffer.from(clean));
          return {
            path: path,
            text: clean
          };
        },
        open(name) {
          const {path: path, absolute: absolute} = place(name);
          return {
            path: path,
            sink: redactedSink(files.sink(absolute), redaction())
          };
        },
        locate: path => kept.get(path)
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      BO: () => cutTail,
      Hh: () => cutLine,
      T9: () => cutEnds,
      fz: () => cutHead,
      hU: () => openSpill,
      it: () => cutMiddle,
      nU: () => shareRoom,
      nx: () => clipAnswer,
      rH: () => answerCap,
      uZ: () => MOST_BYTES,
      vY: () => fitText
    });
    var _args_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35835);
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24192);
    const ANSWER_CHARS = 4e4;
    const HEAD_SHARE = .2;
    const LEAST_CHARS = 2e3;
    async function fitText(name, text, share, context) {
      if (text.length <= share) return {
        text: context.redact(text),
        clipped: false
      };
      const kept = await context.spill.keep(name, text);
      if (kept.text.length <= share) return {
        text: kept.text,
        clipped: false
      };
      return {
        text: cutMiddle(kept.text, share, kept.path),
        clipped: true
      };
    }
    function cutMiddle(text, cap, path) {
      return cutEnds(text, text, cap, `${text.length} characters in all`, path);
    }
    function cutEnds(beginning, end, cap, size, path) {
      const note = `[\u2026 the middle is left out; ${size}. To read the whole: read_file ${path} \u2026]`;
      const room = cap - note.length - 2;
      const headChars = Math.floor(room * HEAD_SHARE);
      const head = cutHead(beginning, headChars).replace(/\n$/u, "");
      const tail = cutTail(end, room - headChars);
      return `${head}\n${note}\n${tail}`;
    }
    function cutHead(text, most) {
      if (text.length <= most) return text;
      const end = text.lastIndexOf("\n", most - 1) + 1;
      return end >= most / 2 ? text.slice(0, end) : (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_0__.Ku)(text, most);
    }
    function cutTail(text, most) {
      if (text.length <= most) return text;
      const start = text.length - most;
      const line = text.indexOf("\n", start - 1) + 1;
      const whole = line > 0 && text.length - line >= most / 2;
      return whole ? text.slice(line) : (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_0__.g1)(text, most);
    }
    function cutLine(line, most, size) {
      return (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_0__.cz)(line, most, {
        kept: most,
        mark: `\u2026 [cut: a line of ${size}]`
      });
    }
    function shareRoom(wanted, room) {
      const shares = wanted.map(() => 0);
      const order = wanted.map((want, index) => ({
        want: want,
        index: index
      })).toSorted((a, b) => a.want - b.want);
      let left = Math.max(0, room);
      for (const [place, {want: want, index: index}] of order.entries()) {
        const share = Math.min(want, Math.floor(left / (order.length - place)));
        shares[index] = share;
        left -= share;
      }
      return shares;
    }
    const MOST_BYTES = 20 * 1024 * 1024;
    function redactedSink(sink, redaction) {
      const decoder = new TextDecoder("utf-8", {
        ignoreBOM: true
      });
      let room = MOST_BYTES;
      const pass = text => {
        const bytes = Buffer.from(text).subarray(0, room);
        room -= bytes.length;
        if (bytes.length > 0) sink.write(bytes);
      };
      return {
        write(bytes) {
          if (room > 0) pass(redaction.take(decoder.decode(bytes, {
            stream: true
          })));
        },
        flush: () => pass(redaction.some()),
        close() {
          pass(redaction.take(decoder.decode()) + redaction.end());
          sink.close();
        }
      };
    }
  }),
  11076: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var refusalOf = (function refusalOf({status: status, message: message}) {
      if (status === 404 || status === 410) return (0, _tool_js__WEBPACK_IMPORTED_MODULE_0__.V2)("not_found", message);
      return (0, _tool_js__WEBPACK_IMPORTED_MODULE_0__.V2)(status === 403 || status === 401 ? "denied" : "network", message);
    });
    var sizeOf = (function sizeOf(blocks, most) {
      return blocks.reduce((sum, {text: text}) => sum + Math.min(text.length, most) + AROUND, 0);
    });
    var show = (async function show({text: text, source: source}, share, tool, context) {
      return context.mark((await (0, _clip_js__WEBPACK_IMPORTED_MODULE_3__.vY)(tool, text, share, context)).text, source);
    });
    __webpack_require__.d(__webpack_exports__, {
      w: () => answeringGitHub,
      x: () => renderAnswer
    });
    var _ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71888);
    var _clip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2136);
    var _tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6292);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91513);
    async function answeringGitHub(signal, work) {
      return await (0, _tool_js__WEBPACK_IMPORTED_MODULE_0__.an)(signal, work).catch((0, 
      _lib_attempt_js__WEBPACK_IMPORTED_MODULE_1__.Wj)(_ports_js__WEBPACK_IMPORTED_MODULE_2__.y, refusalOf));
    }
    const AROUND = 400;
    const POST_CHARS = 6e3;
    async function renderAnswer({head: head, opening: opening, posts: posts}, page, tool, context) {
      const room = (0, _clip_js__WEBPACK_IMPORTED_MODULE_3__.rH)(context) - head.length - AROUND;
      const first = Math.min(room / 2, sizeOf(opening, Infinity));
      const {from: from, to: to} = pageOf(posts, page, room - first, room);
      const shown = [ ...page === 1 ? opening : [], ...posts.slice(from, to) ];
      const lengths = shown.map(({text: text}) => text.length);
      const shares = (0, _clip_js__WEBPACK_IMPORTED_MODULE_3__.nU)(lengths, room - AROUND * shown.length);
      const texts = await Promise.all(shown.map((block, index) => show(block, shares[index] ?? 0, tool, context)));
      const notes = noteOf(posts.length, from, to, page);
      return [ head, ...texts, ...notes ].join("\n\n");
    }
    function pageOf(blocks, page, firstRoom, room) {
      let to = blocks.length;
      for (let at = 1; ;at++) {
        let [from, left] = [ to, at === 1 ? firstRoom : room ];
        while (from > 0) {
          left -= sizeOf(blocks.slice(from - 1, from), POST_CHARS);
          if (left < 0 && from < to) break;
          from--;
        }
        if (at === page || from === 0) return at === page ? {
          from: from,
          to: to
        } : {
          from: 0,
          to: 0
        };
        to = from;
      }
    }
    function noteOf(all, from, to, page) {
      if (all === 0) return [];
      if (from === to) return [ `[There is nothing on page ${page}.]` ];
      const older = from > 0 ? ` Older ones are on page ${page + 1}.` : "";
      return older === "" && to === all ? [] : [ `[${from + 1} to ${to} of ${all} comments.${older}]` ];
    }
  }),
  96299: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var commitOf = (async function commitOf(args, github, {subject: subject, commit: commit}) {
      const [number, ref] = [ (0, _args_js__WEBPACK_IMPORTED_MODULE_0__.WI)(args, "number"), (0, 
      _args_js__WEBPACK_IMPORTED_MODULE_0__.mR)(args, "ref") ];
      if (number !== undefined) return (await github.pull(number)).head.sha;
      if (ref !== undefined) {
        if (/^[0-9a-f]{40}$/.test(ref)) return ref;
        const branch = await github.branch(ref);
        return branch?.sha ?? (0, _tool_js__WEBPACK_IMPORTED_MODULE_1__.V2)("not_found", `There is no branch ${JSON.stringify((0, 
        _lib_cut_js__WEBPACK_IMPORTED_MODULE_3__.Ku)(ref, 200))}.`);
      }
      const sha = subject?.head?.sha ?? commit;
      return sha ?? (0, _tool_js__WEBPACK_IMPORTED_MODULE_1__.V2)("invalid_arguments", "This run is about no commit: give a number or a ref.");
    });
    var leftOut = (function leftOut(lines) {
      return `[\u2026 ${lines} ${lines === 1 ? "line" : "lines"} \u2026]`;
    });
    __webpack_require__.d(__webpack_exports__, {
      Mn: () => readCheckLogs,
      aY: () => cleanLog,
      wz: () => cutToFailure
    });
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24192);
    var _ports_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71888);
    var _args_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35835);
    var _clip_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2136);
    var _github_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11076);
    var _tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6292);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91513);
    const readCheckLogs = {
      name: "read_check_logs",
      description: "Read the logs of a commit's failed checks.",
      parameters: {
        type: "object",
        properties: {
          number: {
            type: "integer",
            minimum: 1,
            description: "Pull request; default: this commit"
          },
          ref: {
            type: "string",
            description: "Branch or commit"
          },
          job: (0, _args_js__WEBPACK_IMPORTED_MODULE_0__.hy)({
            type: "string",
            description: "Part of a job's name"
          })
        }
      },
      effect: "read",
      needs: () => [],
      async run(args, context, signal) {
        const {github: github} = context;
        if (github === undefined) return (0, _tool_js__WEBPACK_IMPORTED_MODULE_1__.hU)("GitHub");
        return await (0, _github_answer_js__WEBPACK_IMPORTED_MODULE_2__.w)(signal, async () => {
          const sha = await commitOf(args, github, context);
          return typeof sha === "string" ? await readChecks(sha, (0, _args_js__WEBPACK_IMPORTED_MODULE_0__.mR)(args, "job"), github, context) : sha;
        });
      }
    };
    const MOST_LOGS = 5;
    const MOST_BYTES = 2 * 1024 * 1024;
    async function readChecks(sha, job, github, context) {
      const [jobs, others] = await Promise.all([ github.jobs(sha), readOthers(sha, github) ]);
      const wanted = jobs.failed.filter(({name: name}) => job === undefined || name.includes(job));
      if (job !== undefined && wanted.length === 0) {
        const names = jobs.failed.map(({name: name}) => JSON.stringify(name)).join(", ");
        return (0, _tool_js__WEBPACK_IMPORTED_MODULE_1__.V2)("not_found", `No job that failed has ${JSON.stringify(job)} in its name.`, `Failed: ${names}.`);
      }
      const read = wanted.slice(0, MOST_LOGS);
      const broken = others.checks.filter(({conclusion: conclusion}) => conclusion !== undefined && !PASSED.has(conclusion));
      const share = Math.floor((0, _clip_js__WEBPACK_IMPORTED_MODULE_4__.rH)(context) * .8 / Math.max(1, read.length));
      const logs = await Promise.all(read.map(each => readLog(each, share, github, context)));
      const rest = wanted.slice(MOST_LOGS).map(({name: name}) => name);
      const opening = [ ...logs, ...rest.length === 0 ? [] : [ {
        text: rest.join("\n"),
        source: {
          what: "names of further jobs that failed"
        }
      } ], ...broken.map(toBlock) ];
      const counts = `${jobs.failed.length} jobs failed, ${jobs.passed} passed, ${jobs.running} still running`;
      const notes = [ `; ${broken.length} checks of other apps failed.`, ...others.notes ].join(" ");
      return {
        text: await (0, _github_answer_js__WEBPACK_IMPORTED_MODULE_2__.x)({
          head: `Checks of ${sha}: ${counts}${notes}`,
          opening: opening,
          posts: []
        }, 1, "read_check_logs", context)
      };
    }
    const PASSED = new Set([ "success", "neutral", "skipped", "stale" ]);
    async function readOthers(sha, github) {
      const reading = github.otherChecks(sha).then(checks => ({
        checks: checks,
        notes: []
      }));
      return await reading.catch((0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_5__.Wj)(_ports_js__WEBPACK_IMPORTED_MODULE_6__.y, error => ({
        checks: [],
        notes: [ `Those could not all be read: ${error.message}` ]
      })));
    }
    async function readLog(job, share, github, context) {
      const {id: id, name: name, workflow: workflow, conclusion: conclusion, steps: steps} = job;
      const log = await github.jobLog(id, MOST_BYTES);
      const at = steps.length === 0 ? "" : ` in ${steps.join(", ")}`;
      const source = {
        what: `log of the job ${name} of ${workflow}: ${conclusion}${at}`
      };
      if (log === undefined) return {
        text: "(GitHub keeps no log of it)",
        source: source
      };
      const text = cleanLog(log.text);
      if (text.length <= share && log.left === 0) return {
        text: text,
        source: source
      };
      const kept = await context.spill.keep("read_check_logs", text);
      const size = `${kept.text.length} characters in all. To read them: read_file ${kept.path}`;
      return {
        text: `${cutToFailure(kept.text, share)}\n[${size}]`,
        source: source
      };
    }
    function toBlock({name: name, app: app, conclusion: conclusion, summary: summary, url: url}) {
      return {
        text: `${summary}\n${url}`.trim(),
        source: {
          what: `check ${name} of ${app}: ${conclusion}`,
          markdown: true
        }
      };
    }
    function cleanLog(log) {
      return log.replaceAll("\r\n", "\n").replaceAll(/^\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z ?/gm, "").replaceAll(COLOURS, "");
    }
    const COLOURS = new RegExp(String.raw`\u001b\[[0-?]*[ -/]*[@-~]`, "gu");
    const [BEFORE, AFTER] = [ 400, 10 ];
    function cutToFailure(log, most) {
      if (log.length <= most) return log;
      const lines = log.split("\n");
      const errors = lines.flatMap((line, index) => line.startsWith("##[error]") ? [ index ] : []);
      let best;
      let [low, high] = [ 0, BEFORE ];
      while (low <= high) {
        const before = Math.floor((low + high) / 2);
        const cut = showAround(lines, errors, before);
        if (cut.length <= most) [best, low] = [ cut, before + 1 ]; else high = before - 1;
      }
      return best === undefined || errors.length === 0 ? (0, _clip_js__WEBPACK_IMPORTED_MODULE_4__.BO)(log, most) : best;
    }
    function showAround(lines, errors, before) {
      const out = [];
      let next = 0;
      for (const error of errors) {
        const from = Math.max(next, error - before);
        const to = Math.min(lines.length, error + 1 + Math.min(AFTER, before));
        if (to <= next) continue;
        if (from > next) out.push(leftOut(from - next));
        out.push(...lines.slice(from, to));
        next = to;
      }
      if (next < lines.length) out.push(leftOut(lines.length - next));
      return out.join("\n");
    }
  }),
  6292: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var failure = (function failure(error, sentence, hint) {
      return {
        text: hint === undefined ? sentence : `${sentence}\n${hint}`,
        error: error
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      V2: () => failure,
      an: () => withCancellation,
      hU: () => unavailable
    });
    function unavailable(what) {
      return {
        text: `${what} is not available in this run.`,
        error: "failed"
      };
    }
    async function withCancellation(signal, work) {
      signal.throwIfAborted();
      const done = new AbortController;
      const cancelled = new Promise((_, reject) => {
        const cancel = () => reject(new Error("The call was cancelled."));
        signal.addEventListener("abort", cancel, {
          once: true,
          signal: done.signal
        });
      });
      try {
        return await Promise.race([ work(), cancelled ]);
      } finally {
        done.abort();
      }
    }
  })
};


