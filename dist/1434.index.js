export const id = 1434;

export const ids = [ 1434 ];

export const modules = {
  19628: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      D: () => readCall
    });
    var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
    var _policy_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78400);
    var _complain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16447);
    function readCall(command, words, options) {
      const {usage: usage} = command;
      const {tokens: tokens} = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [ ...words ],
        options: options,
        strict: false,
        allowPositionals: true,
        tokens: true
      });
      const given = tokens.filter(token => token.kind === "option");
      if (given.some(({rawName: rawName}) => rawName === "--help" || rawName === "-h")) {
        process.stdout.write(usage);
        return undefined;
      }
      const [fault] = given.flatMap(token => faultOf(command, token, options) ?? []);
      if (fault !== undefined) {
        (0, _complain_js__WEBPACK_IMPORTED_MODULE_1__.c)(fault, usage);
        return undefined;
      }
      return (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [ ...words ],
        options: options,
        allowPositionals: true
      });
    }
    function faultOf(command, {name: name, rawName: rawName, value: value, inlineValue: inlineValue}, options) {
      const option = Object.hasOwn(options, name) && rawName.startsWith("--") ? options[name] : undefined;
      if (option === undefined) {
        const near = (0, _policy_nearest_js__WEBPACK_IMPORTED_MODULE_2__.p)(name, [ "help", ...Object.keys(options) ]);
        const hint = near === undefined ? "" : ` Did you mean --${near}?`;
        const words = command.takesWords === true ? " Words that begin with a hyphen come after --." : "";
        return `${command.name} has no option ${rawName}.${hint}${words}`;
      }
      if (option.type === "boolean") return inlineValue === true ? `${rawName} takes no value.` : undefined;
      if (value === undefined || value === "") return `${rawName} needs a value after it.`;
      const swallowed = value.startsWith("-") && inlineValue !== true;
      return swallowed ? `${rawName} needs a value; one that begins with a hyphen is given as ${rawName}=${value}.` : undefined;
    }
  },
  85342: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      $: () => readEntries
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97309);
    var _complain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16447);
    function readEntries(path) {
      let text;
      try {
        text = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
      } catch (error) {
        return `${path} cannot be read: ${(0, _complain_js__WEBPACK_IMPORTED_MODULE_2__.l)(error)}.`;
      }
      try {
        return (0, _log_js__WEBPACK_IMPORTED_MODULE_1__.x6)(text);
      } catch (error) {
        return `${path} is not a log of Remit's: ${(0, _complain_js__WEBPACK_IMPORTED_MODULE_2__.l)(error)}`;
      }
    }
  },
  10706: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      runReport: () => runReport
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
    var _report_comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37023);
    var _report_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96705);
    var _report_receipt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90362);
    var _report_summary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52486);
    var _call_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19628);
    var _complain_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16447);
    var _entries_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85342);
    const USAGE = `remit report LOG                     the job summary, as Markdown, made from a run's log\nremit report LOG --comment           the comment instead\nremit report LOG --html              one page to step through, without any network\nremit report LOG --receipt           the receipt: digests of policy, instructions, log and commit\nremit report LOG --verify [RECEIPT]  whether a receipt (receipt.json beside the log) is that of this log\n`;
    function runReport(words) {
      const parsed = parse(words);
      if (parsed === undefined) return;
      const {log: log, receipt: receipt} = parsed;
      const entries = (0, _entries_js__WEBPACK_IMPORTED_MODULE_8__.$)(log);
      if (typeof entries === "string") return (0, _complain_js__WEBPACK_IMPORTED_MODULE_7__.c)(entries);
      if (parsed.kind === "verify") return verify(entries, log, receipt ?? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, 
      node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(log), "receipt.json"));
      process.stdout.write(`${RENDER[parsed.kind](entries)}\n`);
    }
    const RENDER = {
      summary: _report_summary_js__WEBPACK_IMPORTED_MODULE_5__.B,
      comment: _report_comment_js__WEBPACK_IMPORTED_MODULE_2__.w,
      html: _report_page_js__WEBPACK_IMPORTED_MODULE_3__.C,
      receipt: entries => {
        const receipt = (0, _report_receipt_js__WEBPACK_IMPORTED_MODULE_4__.VU)(entries);
        return receipt === undefined ? "" : (0, _report_receipt_js__WEBPACK_IMPORTED_MODULE_4__.pB)(receipt).trimEnd();
      }
    };
    function parse(words) {
      const flag = {
        type: "boolean",
        default: false
      };
      const options = {
        comment: flag,
        html: flag,
        receipt: flag,
        verify: flag
      };
      const call = (0, _call_js__WEBPACK_IMPORTED_MODULE_6__.D)({
        name: "remit report",
        usage: USAGE
      }, words, options);
      if (call === undefined) return undefined;
      const {positionals: positionals, values: values} = call;
      const kinds = [ "comment", "html", "receipt", "verify" ].filter(kind => values[kind]);
      const [log, receipt, ...rest] = positionals;
      const [kind = "summary"] = kinds;
      const wrong = rest.length > 0 || kinds.length > 1 || receipt !== undefined && kind !== "verify";
      if (log !== undefined && !wrong) return {
        kind: kind,
        log: log,
        receipt: receipt
      };
      (0, _complain_js__WEBPACK_IMPORTED_MODULE_7__.c)("remit report takes one log and at most one option.", USAGE);
      return undefined;
    }
    function verify(entries, log, path) {
      const text = read(path);
      if (text === undefined) return;
      const made = (0, _report_receipt_js__WEBPACK_IMPORTED_MODULE_4__.VU)(entries);
      if (made === undefined) return (0, _complain_js__WEBPACK_IMPORTED_MODULE_7__.c)(`${log} is the log of a run that never started: it has no receipt.`);
      let found;
      try {
        found = JSON.parse(text);
      } catch (error) {
        return (0, _complain_js__WEBPACK_IMPORTED_MODULE_7__.c)(`${path} is not JSON: ${(0, 
        _complain_js__WEBPACK_IMPORTED_MODULE_7__.l)(error)}`);
      }
      const wrong = (0, _report_receipt_js__WEBPACK_IMPORTED_MODULE_4__.hY)(made, found);
      if (wrong.length === 0) {
        const {commit: commit} = made.published;
        const what = commit === "" ? `${made.conclusion}, nothing published` : `${made.conclusion}, commit ${commit}`;
        process.stdout.write(`${path} is the receipt of ${log}: ${what}, policy ${made.policy.digest}.\n`);
        return;
      }
      const lines = wrong.map(({field: field, made: ours, found: theirs}) => `  ${field}: the log gives ${ours}, the receipt says ${theirs}`);
      process.stderr.write(`${path} is not the receipt of ${log}:\n${lines.join("\n")}\n`);
      process.exitCode = 1;
    }
    function read(path) {
      try {
        return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
      } catch (error) {
        (0, _complain_js__WEBPACK_IMPORTED_MODULE_7__.c)(`${path} cannot be read: ${(0, 
        _complain_js__WEBPACK_IMPORTED_MODULE_7__.l)(error)}.`);
        return undefined;
      }
    }
  },
  27297: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      QT: () => MAIN,
      n6: () => SPENT,
      TK: () => isRejected,
      n_: () => readBoard,
      M2: () => spentBy,
      gq: () => succeeded,
      UM: () => wasTicked,
      s8: () => withoutOldTicks,
      i_: () => writeBoard
    });
    const MARK = "\x3c!-- remit:dashboard --\x3e";
    const MOST = 256;
    function readBoard(text) {
      const [mark, ...lines] = text.split(/\r?\n/);
      if (mark !== MARK) return undefined;
      const rows = new Map;
      for (const line of lines.slice(0, 4 * MOST)) {
        const row = readRow(line);
        if (row !== undefined && !rows.has(row.task) && rows.size < MOST) rows.set(row.task, row);
      }
      return [ ...rows.values() ];
    }
    const ROW = /^- \[([ xX])\] <!-- remit:task name=([a-z0-9-]{1,40}) end=([a-z]{1,10}) pull=(\d{1,9}) run=(\d{1,20}) at=(\d{1,10})(?: since=(\d{1,10}))?( rests)? -->/;
    function readRow(line) {
      const [, box = "", task = "", end = "", pull, run = "", at, since, rests] = ROW.exec(line) ?? [];
      const conclusion = CONCLUSIONS.find(each => each === end);
      if (conclusion === undefined) return undefined;
      const ticked = box !== " ";
      return {
        task: task,
        ticked: ticked,
        conclusion: conclusion,
        pull: Number(pull),
        run: run,
        at: Number(at),
        ...rests && {
          rests: true
        },
        ...ticked && since !== undefined && {
          since: Number(since)
        }
      };
    }
    const CONCLUSIONS = [ ...[ "changed", "answered", "reviewed", "planned", "unchanged", "declined" ], ...[ "unverified", "blocked", "stuck", "exhausted", "cancelled", "failed" ] ];
    function writeBoard(rows, home) {
      const sorted = rows.toSorted((a, b) => a.task < b.task ? -1 : 1);
      return [ MARK, INTRODUCTION, "", ...sorted.map(row => writeRow(row, home)), "" ].join("\n");
    }
    const INTRODUCTION = "The tasks that Remit carries out here. Tick a box to start one now: it is unticked when the run is over. This text is written anew after each run.";
    function writeRow({task: task, ticked: ticked, conclusion: conclusion, pull: pull, run: run, at: at, rests: rests, since: since}, home) {
      const more = `${since === undefined ? "" : ` since=${since}`}${rests === true ? " rests" : ""}`;
      const facts = `\x3c!-- remit:task name=${task} end=${conclusion} pull=${pull} run=${run} at=${at}${more} --\x3e`;
      const when = `${new Date(at * 1e3).toISOString().slice(0, 16).replace("T", " ")} UTC`;
      const to = `[#${pull}](${home}/pull/${pull})`;
      const link = pull === 0 ? "" : `, ${to}`;
      const end = rests === true ? `rests since ${to} was closed without being merged; tick to start it` : conclusion + link;
      return `- [${ticked ? "x" : " "}] ${facts} **${task}**: ${end}, ${when} ([run](${home}/actions/runs/${run}))`;
    }
    const UNANSWERED = 24 * 60 * 60;
    function withoutOldTicks(rows, by, now) {
      return rows.map(({since: since = by, ...row}) => {
        if (!row.ticked) return row;
        return now - since > UNANSWERED ? {
          ...row,
          ticked: false
        } : {
          ...row,
          since: since
        };
      });
    }
    function wasTicked(task, before, now) {
      const [was, is] = [ before, now ].map(rows => rows.find(row => row.task === task));
      return was?.ticked === false && is?.ticked === true;
    }
    const SPENT = "\x3c!-- remit:spent --\x3e";
    function isRejected(pull) {
      return !pull.open && !pull.merged && !pull.body.includes(SPENT);
    }
    function succeeded(conclusion) {
      switch (conclusion) {
       case "changed":
       case "answered":
       case "reviewed":
       case "planned":
       case "unchanged":
       case "declined":
        return true;

       case "unverified":
       case "blocked":
       case "stuck":
       case "exhausted":
       case "cancelled":
       case "failed":
        return false;
      }
    }
    const MAIN = "main";
    function spentBy(event) {
      if (event.type === "model.replied") return {
        usage: event.reply.usage,
        usd: event.usd
      };
      if (event.type === "model.retried" && event.spent !== undefined) return {
        usage: event.spent,
        usd: event.usd ?? 0
      };
      return undefined;
    }
  },
  89823: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Ku: () => firstOf,
      g1: () => lastOf,
      kH: () => splits
    });
    function firstOf(text, most) {
      return text.slice(0, splits(text, most) ? most - 1 : most);
    }
    function lastOf(text, most) {
      const start = Math.max(0, text.length - most);
      return text.slice(splits(text, start) ? start + 1 : start);
    }
    function splits(text, offset) {
      const [before, after] = [ text.charCodeAt(offset - 1), text.charCodeAt(offset) ];
      return before >= 55296 && before <= 56319 && after >= 56320 && after <= 57343;
    }
  },
  97309: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Ks: () => salvageLog,
      Ne: () => openLog,
      dK: () => mask,
      x6: () => readLog
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27297);
    function openLog(clock, secrets, file) {
      const entries = [];
      const listeners = new Set;
      return {
        entries: entries,
        append(event, agent = _events_js__WEBPACK_IMPORTED_MODULE_0__.QT, at = clock.now()) {
          const entry = {
            seq: entries.length,
            at: at,
            agent: agent,
            event: maskEvent(event, secrets)
          };
          file.append(`${JSON.stringify(entry)}\n`);
          entries.push(entry);
          for (const listener of listeners) listener(entry);
          return entry;
        },
        listen(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        }
      };
    }
    function readLog(text) {
      const lines = text.split("\n");
      const last = lines.pop() ?? "";
      const entries = lines.map((line, index) => parseEntry(line, index));
      const tail = last === "" ? undefined : parseTail(last, entries.length);
      return tail === undefined ? entries : [ ...entries, tail ];
    }
    function salvageLog(text) {
      const entries = [];
      for (const line of text.split("\n")) {
        try {
          entries.push(parseEntry(line, entries.length));
        } catch {
          break;
        }
      }
      return entries;
    }
    function parseEntry(line, index) {
      const entry = JSON.parse(line);
      if (entry.seq !== index) throw new Error(`Log line ${index + 1} has sequence number ${entry.seq}, expected ${index}.`);
      return entry;
    }
    function parseTail(line, index) {
      try {
        return parseEntry(line, index);
      } catch (error) {
        if (error instanceof SyntaxError) return undefined;
        throw error;
      }
    }
    function mask(value, secrets) {
      return maskValue(value, secrets);
    }
    function maskEvent(event, secrets) {
      const masked = mask(event, secrets);
      if (event.type !== "model.replied" || masked.type !== "model.replied") return masked;
      const parts = masked.reply.parts.map((part, index) => {
        const {thoughtSignature: thoughtSignature} = event.reply.parts[index] ?? {};
        return thoughtSignature === undefined ? part : {
          ...part,
          thoughtSignature: thoughtSignature
        };
      });
      return {
        ...masked,
        reply: {
          ...masked.reply,
          parts: parts
        }
      };
    }
    function maskValue(value, secrets) {
      if (typeof value === "string") return secrets.redact(value);
      if (Array.isArray(value)) return value.map(item => maskValue(item, secrets));
      if (value !== null && typeof value === "object") {
        return Object.fromEntries(Object.entries(value).map(([name, item]) => [ secrets.redact(name), maskValue(item, secrets) ]));
      }
      return value;
    }
  },
  37023: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      W: () => COMMENT_LIMIT,
      w: () => renderComment
    });
    var _fit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91017);
    var _sections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62196);
    var _steps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56053);
    var _story_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95419);
    var _tally_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8216);
    var _transcript_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63306);
    var _verification_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38215);
    const COMMENT_LIMIT = 65e3;
    function renderComment(entries) {
      const story = (0, _story_js__WEBPACK_IMPORTED_MODULE_3__.Iw)(entries);
      const numbers = (0, _tally_js__WEBPACK_IMPORTED_MODULE_4__.N)(entries);
      return (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.Uj)([ {
        rank: 0,
        blocks: (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.zs)(story),
        what: "parts"
      }, {
        rank: 5,
        blocks: (0, _verification_js__WEBPACK_IMPORTED_MODULE_6__.Ot)(story),
        what: "parts"
      }, {
        rank: 1,
        blocks: (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.JF)(story),
        what: "parts"
      }, {
        rank: 1,
        blocks: (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.NQ)(story),
        what: "parts"
      }, {
        rank: 3,
        blocks: story.review === undefined || story.review.again ? (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.ZF)(story) : [],
        what: "paragraphs"
      }, {
        rank: 3,
        blocks: (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.lM)(story),
        what: "paragraphs"
      }, {
        rank: 4,
        blocks: story.review === undefined ? (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.Pg)(story) : [],
        what: "findings"
      }, {
        rank: 4,
        blocks: (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.Ao)(story),
        what: "parts"
      }, {
        rank: 2,
        blocks: (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.AV)(story),
        what: "parts"
      }, {
        rank: 5,
        blocks: (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.Sc)(story),
        what: "parts"
      }, {
        rank: 1,
        blocks: (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.iO)(story),
        what: "parts"
      }, {
        rank: 2,
        blocks: (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.XD)(numbers),
        what: "parts"
      }, {
        rank: 6,
        blocks: (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.ZA)(numbers, story),
        what: "parts"
      }, {
        rank: 7,
        blocks: (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.MG)(numbers),
        what: "parts"
      }, {
        rank: 7,
        blocks: (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.UU)(numbers),
        what: "parts"
      }, {
        rank: 8,
        blocks: (0, _transcript_js__WEBPACK_IMPORTED_MODULE_5__.T)((0, _steps_js__WEBPACK_IMPORTED_MODULE_2__.I)(entries)),
        what: "turns"
      }, {
        rank: 1,
        blocks: (0, _sections_js__WEBPACK_IMPORTED_MODULE_1__.Xb)(story),
        what: "parts"
      } ], COMMENT_LIMIT, _fit_js__WEBPACK_IMPORTED_MODULE_0__.hg);
    }
  }
};
