export const id = 2520;

export const ids = [ 2520 ];

export const modules = {
  93702: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      o: () => readCollector
    });
    var _lib_header_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42815);
    function readCollector(endpoint, variables, faults) {
      const read = name => variables[name]?.trim() ?? "";
      if (endpoint !== "" && !isAddress(endpoint)) faults.push(`otlp-endpoint is ${JSON.stringify(endpoint)}, expected an http:// or https:// address.`);
      const addressOf = signal => {
        if (read(`OTEL_${signal}_EXPORTER`) === "none") return "";
        const base = endpoint === "" ? read("OTEL_EXPORTER_OTLP_ENDPOINT") : endpoint;
        const own = endpoint === "" ? read(`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`) : "";
        return own !== "" || base === "" ? own : `${base.replace(/\/+$/, "")}/v1/${signal.toLowerCase()}`;
      };
      const [traces, metrics] = [ addressOf("TRACES"), addressOf("METRICS") ];
      if (traces === "" && metrics === "" || read("OTEL_SDK_DISABLED").toLowerCase() === "true") return undefined;
      const headersOf = signal => ({
        ...(0, _lib_header_list_js__WEBPACK_IMPORTED_MODULE_0__.S)(read("OTEL_EXPORTER_OTLP_HEADERS")),
        ...(0, _lib_header_list_js__WEBPACK_IMPORTED_MODULE_0__.S)(read(`OTEL_EXPORTER_OTLP_${signal}_HEADERS`))
      });
      const timeout = Number(read("OTEL_EXPORTER_OTLP_TIMEOUT"));
      const parent = readParent(read("TRACEPARENT"));
      const lacks = lackOf([ traces, metrics ], endpoint === "" ? read("OTEL_EXPORTER_OTLP_PROTOCOL") : "");
      return {
        ...traces === "" ? {} : {
          traces: traces
        },
        ...metrics === "" ? {} : {
          metrics: metrics
        },
        headers: {
          traces: headersOf("TRACES"),
          metrics: headersOf("METRICS")
        },
        timeoutMs: timeout > 0 ? Math.min(timeout, LONGEST_MS) : USUAL_MS,
        content: TELLS_CONTENT.test(read("OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT")),
        ...parent && {
          parent: parent
        },
        ...lacks !== undefined && {
          lacks: lacks
        }
      };
    }
    const USUAL_MS = 3e3;
    const LONGEST_MS = 5e3;
    const TELLS_CONTENT = /^(?:true|span_only|span_and_event)$/i;
    function lackOf(addresses, protocol) {
      if (protocol !== "" && protocol !== "http/protobuf") return `OTEL_EXPORTER_OTLP_PROTOCOL is ${protocol}, but Remit supports only http/protobuf. Give otlp-endpoint the collector's HTTP address, usually on port 4318.`;
      const wrong = addresses.some(address => address !== "" && !isAddress(address));
      return wrong ? "OTEL_EXPORTER_OTLP_ENDPOINT, or that of a signal, is not an http:// or https:// address." : undefined;
    }
    function isAddress(text) {
      return /^https?:\/\//i.test(text) && URL.canParse(text);
    }
    function readParent(text) {
      const [, version = "", id = "", span = "", flags = "", rest = ""] = TRACEPARENT.exec(text) ?? [];
      if (/^(?:ff)?$/.test(version) || version === "00" && rest !== "" || /^0*$/.test(id) || /^0*$/.test(span)) return;
      return {
        id: id,
        span: span,
        sampled: (Number.parseInt(flags, 16) & 1) === 1
      };
    }
    const TRACEPARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
  }),
  42815: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      S: () => readHeaderList
    });
    function readHeaderList(text) {
      const pairs = text.split(",").flatMap(pair => {
        const at = pair.indexOf("=");
        return at <= 0 ? [] : [ [ pair.slice(0, at).trim().toLowerCase(), decode(pair.slice(at + 1).trim()) ] ];
      });
      return Object.fromEntries(pairs);
    }
    function decode(text) {
      try {
        return decodeURIComponent(text);
      } catch {
        return text;
      }
    }
  }),
  7098: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      aA: () => breakClosings,
      aI: () => breakSkips,
      dn: () => breakMentions
    });
    function breakMentions(text) {
      return text.replaceAll(/(?<![A-Za-z0-9])@(?=[*_~]{0,9}[A-Za-z0-9<])/g, "@\u200b");
    }
    function breakClosings(text) {
      return text.replaceAll(CLOSING, "$1 issue$2");
    }
    const CLOSING = new RegExp([ String.raw`(?<![A-Za-z0-9])(close[sd]?|fix(?:e[sd])?|resolve[sd]?)`, String.raw`((?:[^A-Za-z0-9#<]|<[^<>]*>|<(?![^<>]*>))+)`, String.raw`(?=\\?#(?:<[^<>]*>)*\\?\d|GH-\d|[\w.-]{1,100}\\?\/[\w.-]{1,100}\\?#\d|https?:\/\/[^\s]{1,300}\/(?:issues|pull)\/\d)` ].join(""), "gi");
    function breakSkips(text) {
      return text.replaceAll(SKIP, "($1)");
    }
    const SKIP = /\[\s{0,9}(skip[ -]ci|ci[ -]skip|no[ -]ci|skip[ -]actions|actions[ -]skip)\s{0,9}\]/gi;
  }),
  13117: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Be: () => describeAttempt,
      U5: () => describeReview,
      Uo: () => headOf,
      gN: () => describeEvent,
      tg: () => checksOf
    });
    var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40819);
    var _verification_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38215);
    var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63021);
    function describeEvent(event) {
      switch (event.type) {
       case "project.read":
       case "server.opened":
       case "server.failed":
        return describeProject(event);

       case "agent.told":
        return {
          title: `Remit to the model (${event.why})`,
          about: event.text
        };

       case "model.reworded":
        return {
          title: "Hooks changed what the model was asked",
          about: describeRewording(event)
        };

       case "model.retried":
       case "model.fell_back":
       case "model.failed":
        return describeTrouble(event);

       case "call.decided":
        return {
          title: event.decision.effect === "allow" ? "Allowed" : "Denied",
          about: describeDecision(event)
        };

       case "hook.ran":
        return {
          title: `Hook ${event.name} (${event.hook})`,
          about: describeHook(event)
        };

       case "context.compressed":
        return {
          title: "Context compressed",
          about: headOf(event)
        };

       case "context.masked":
        return {
          title: "Older results shortened",
          about: `${(0, _figures_js__WEBPACK_IMPORTED_MODULE_0__.hS)(event.ids.length, "result")}, ${sizes(event)}`
        };

       case "output.checked":
        return describeOutput(event.output);

       case "loop.suspected":
        return {
          title: "Going round in circles?",
          about: `${event.pattern} (strike ${event.strike})`
        };

       case "limit.near":
       case "limit.reached":
        return describeLimit(event);

       case "checks.seen":
       case "edits.undone":
       case "review.posted":
       case "verify.finished":
       case "verify.skipped":
        return describeResult(event);

       default:
        return undefined;
      }
    }
    function describeLimit({type: type, limit: limit, of: of}) {
      const named = (0, _figures_js__WEBPACK_IMPORTED_MODULE_0__.aU)(limit, of);
      return {
        title: type === "limit.near" ? `Near the limit of ${named}` : `Limit of ${named} reached`,
        about: ""
      };
    }
    function describeResult(event) {
      switch (event.type) {
       case "checks.seen":
        return {
          title: `Checks of ${event.checks.commit.slice(0, 7)}`,
          about: (0, _verification_js__WEBPACK_IMPORTED_MODULE_1__.Ie)(event.checks)
        };

       case "edits.undone":
        return {
          title: "Undone, since it would not be published",
          about: describeUndone(event.files)
        };

       case "review.posted":
        return {
          title: "Review posted",
          about: describeReview(event.review)
        };

       case "verify.skipped":
        return {
          title: "Not verified",
          about: event.reason
        };

       case "verify.finished":
        return {
          title: `Verification ${event.ok ? "passed" : "failed"}`,
          about: `attempt ${event.attempt}`
        };
      }
    }
    function describeUndone(files) {
      return files.map(({path: path, reason: reason}) => `${path}: ${reason}`).join("\n");
    }
    function describeOutput(output) {
      if (output.kind === "invalid") return {
        title: "The answer does not fit the schema",
        about: output.faults.join("\n")
      };
      return {
        title: `The answer fits the schema${output.repaired ? ", corrected once" : ""}`,
        about: ""
      };
    }
    function describeTrouble(event) {
      switch (event.type) {
       case "model.retried":
        return {
          title: `Asked again after ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_0__.p0)(event.waitMs)}${describeAttempt(event)}`,
          about: event.cause
        };

       case "model.fell_back":
        return {
          title: "Model replaced",
          about: event.reason
        };

       case "model.failed":
        return {
          title: "The model failed",
          about: event.fault.message
        };
      }
    }
    function describeAttempt({attempt: attempt, of: of}) {
      return of === undefined ? "" : `, attempt ${attempt + 1} of ${of}`;
    }
    function describeReview({placed: placed, inBody: inBody, dropped: dropped, again: again, back: back = 0, mended: mended}) {
      if (again) return "posted by an earlier run of the same request";
      const parts = [ (0, _figures_js__WEBPACK_IMPORTED_MODULE_0__.hS)(placed, "comment at its line", "comments at their lines"), ...inBody > 0 ? [ `${inBody} in its body` ] : [], ...back > 0 ? [ `${back} back again` ] : [], ...dropped > 0 ? [ `${dropped} left out: said before` ] : [], ...mended === undefined || mended.fresh === 0 ? [] : [ `${mended.fresh} of earlier reviews mended` ] ];
      return parts.join(", ");
    }
    function describeProject(event) {
      switch (event.type) {
       case "project.read":
        {
          const {instructions: instructions, skills: skills, agents: agents, hooks: hooks, commit: commit} = event;
          const parts = [ ...instructions, ...skills.length > 0 ? [ `skills ${skills.join(", ")}` ] : [], ...agents.length > 0 ? [ `agents ${agents.join(", ")}` ] : [], ...hooks.length > 0 ? [ `hooks for ${hooks.join(", ")}` ] : [] ];
          return parts.length === 0 ? undefined : {
            title: `Read at ${commit.slice(0, 7)}`,
            about: parts.join("; ")
          };
        }

       case "server.opened":
        return {
          title: `MCP server ${event.name}`,
          about: `${(0, _figures_js__WEBPACK_IMPORTED_MODULE_0__.hS)(event.tools.length, "tool")}, after ${(0, 
          _figures_js__WEBPACK_IMPORTED_MODULE_0__.p0)(event.ms)}`
        };

       case "server.failed":
        return {
          title: `MCP server ${event.name} is not there`,
          about: event.reason
        };
      }
    }
    function describeDecision({call: call, decision: decision}) {
      return `${call.tool} ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_0__.dh)(call)}: ${decision.reason}`;
    }
    function describeHook({outcome: outcome, message: message, said: said = "", ms: ms}) {
      return `${[ outcome, message, said ].filter(text => text !== "").join(", ")} (${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_0__.p0)(ms)})`;
    }
    function describeRewording({system: system, messages: messages, added: added}) {
      const parts = [ ...system === undefined ? [] : [ "the system prompt" ], ...messages.length === 0 ? [] : [ `the words of ${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_0__.hS)(messages.length, "message")}` ], ...added.length === 0 ? [] : [ `${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_0__.hS)(added.length, "message")} added` ] ];
      return parts.join(", ");
    }
    function sizes({tokensBefore: tokensBefore, tokensAfter: tokensAfter}) {
      return `${(0, _figures_js__WEBPACK_IMPORTED_MODULE_0__.LU)(tokensBefore)} \u2192 ${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_0__.LU)(tokensAfter)} tokens`;
    }
    function headOf({trigger: trigger, method: method, by: by, usd: usd, tokensBefore: tokensBefore, tokensAfter: tokensAfter}) {
      const how = [ CAUSES[trigger] ?? trigger, `${METHODS[method] ?? method}${by === undefined ? "" : ` by ${by}`}`, ...usd === undefined ? [] : [ (0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_0__.TG)(usd) ] ];
      return `${(0, _figures_js__WEBPACK_IMPORTED_MODULE_0__.LU)(tokensBefore)} \u2192 ${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_0__.LU)(tokensAfter)} tokens (${how.join(", ")})`;
    }
    const CAUSES = {
      window: "the window was filling up",
      "full window": "the window was full",
      overflow: "the model refused the question as too long",
      hook: "a hook cleared the conversation"
    };
    const METHODS = {
      truncation: "cut without a summary",
      cleared: "without a summary"
    };
    function checksOf({failed: failed, unasked: unasked, verification: verification, added: added}) {
      return [ ...failed === undefined ? [] : [ `No summary could be used: ${failed}` ], ...unasked === undefined ? [] : [ `No summary was asked for: ${unasked}` ], ...verification === undefined ? [] : [ describeVerification(verification) ], ...added.length === 0 ? [] : [ `From the log were added: ${listed(added)}.` ] ];
    }
    function describeVerification(check) {
      switch (check.kind) {
       case "confirmed":
        return "The verification found nothing to correct.";

       case "corrected":
        return `The verification corrected: ${listed(check.corrections)}.`;

       case "failed":
        return `The verification failed, so the first draft is used: ${check.why}`;

       case "skipped":
        return `Not verified: ${check.why}`;

       default:
        return check;
      }
    }
    const ITEM = 200;
    function listed(items) {
      return items.map(item => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.$Q)(item.replace(/\.$/, ""), ITEM)).join("; ");
    }
  }),
  40819: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Ff: () => limitName,
      LU: () => tokens,
      TG: () => money,
      U9: () => count,
      VK: () => shortDigest,
      aU: () => limitInWords,
      dh: () => brief,
      hS: () => counted,
      p0: () => duration,
      uI: () => gauge,
      vj: () => amount
    });
    function count(value) {
      return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ",");
    }
    function counted(value, one, many = `${one}s`) {
      return `${count(value)} ${value === 1 ? one : many}`;
    }
    function tokens(value) {
      if (value < 1e3) return String(Math.round(value));
      if (value < 999500) return `${trim((value / 1e3).toFixed(value < 99950 ? 1 : 0))}k`;
      return `${trim((value / 1e6).toFixed(2))}M`;
    }
    function money(usd) {
      return `US$ ${usd > 0 && usd < .01 ? usd.toFixed(4) : usd.toFixed(2)}`;
    }
    function duration(ms) {
      if (ms < 1e3) return `${Math.round(ms)} ms`;
      if (ms < 59950) return `${trim((ms / 1e3).toFixed(1))} s`;
      const seconds = Math.round(ms / 1e3);
      if (seconds < 3600) return seconds % 60 === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
      return `${Math.floor(seconds / 3600)} h ${Math.floor(seconds % 3600 / 60)} min`;
    }
    function gauge(used, of) {
      const share = of > 0 ? used / of : 0;
      const full = share >= 1 ? 10 : Math.min(9, Math.max(used > 0 ? 1 : 0, Math.round(share * 10)));
      return "\u25b0".repeat(full) + "\u25b1".repeat(10 - full);
    }
    function amount(name, value) {
      switch (name) {
       case "minutes":
        return duration(value * 6e4);

       case "tokens":
        return tokens(value);

       case "usd":
        return money(value);

       default:
        return count(value);
      }
    }
    function limitName(name) {
      return LIMIT_NAMES[name];
    }
    const LIMIT_NAMES = {
      turns: "turns",
      minutes: "time",
      tokens: "tokens",
      usd: "money",
      calls: "tool calls",
      files: "files changed",
      lines: "lines changed"
    };
    function limitInWords(name, value) {
      const unit = UNITS[name];
      return unit === "" ? amount(name, value) : `${amount(name, value)} ${unit}${value === 1 ? "" : "s"}`;
    }
    const UNITS = {
      turns: "turn",
      minutes: "",
      tokens: "token",
      usd: "",
      calls: "tool call",
      files: "file",
      lines: "line"
    };
    function trim(text) {
      return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
    }
    function brief({args: args}) {
      for (const name of TELLING) {
        const value = args[name];
        if (typeof value === "string") return value;
      }
      return JSON.stringify(args);
    }
    const TELLING = [ "command", "file_path", "absolute_path", "path", "dir_path", "pattern", "query", "url", "name", "prompt" ];
    const SHORT = 12;
    function shortDigest(digest) {
      return digest.replace(/^sha256:/, "").slice(0, SHORT);
    }
  }),
  91017: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Jt: () => SUMMARY_LIMIT,
      Qq: () => text,
      Uj: () => fit,
      W$: () => COMMENT_LIMIT,
      XX: () => render,
      ee: () => bytes,
      hg: () => characters
    });
    var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63021);
    const characters = text => text.length;
    const bytes = text => Buffer.byteLength(text);
    const COMMENT_LIMIT = 65e3;
    const SUMMARY_LIMIT = 1e6;
    function fit(sections, limit, measure) {
      const parts = sections.map(section => ({
        section: section,
        text: render(section.blocks)
      }));
      const total = () => parts.reduce((sum, {text: text}) => sum + (text === "" ? 0 : measure(text) + 2), 0);
      for (const part of parts.toSorted((a, b) => b.section.rank - a.section.rank)) {
        const excess = total() - limit;
        if (excess <= 0) break;
        const room = Math.max(0, measure(part.text) - excess);
        part.text = render(shrink(part.section.blocks, room, part.section.what, measure));
      }
      return parts.map(({text: text}) => text).filter(text => text !== "").join("\n\n");
    }
    function render(blocks) {
      return blocks.map(renderBlock).join("\n\n");
    }
    function text(markdown) {
      return {
        kind: "text",
        markdown: markdown
      };
    }
    function renderBlock(block) {
      switch (block.kind) {
       case "text":
        return block.markdown;

       case "code":
        return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.EU)(block.text, block.language);

       case "rows":
        return [ block.head, ...block.rows ].filter(row => row !== "").join("\n");

       case "fold":
        return `<details>\n<summary>${block.title}</summary>\n\n${render(block.blocks)}\n\n</details>`;
      }
    }
    const NOTE = 160;
    const WORTH_CUTTING = 600;
    function shrink(blocks, room, what, measure) {
      const sizes = blocks.map(block => measure(renderBlock(block)) + 2);
      if (sizes.reduce((sum, size) => sum + size, 0) <= room) return [ ...blocks ];
      let left = room - NOTE;
      if (left < 0) return [];
      const head = [];
      const tail = [];
      let [first, last] = [ 0, blocks.length - 1 ];
      for (let turn = 0; first <= last; turn++) {
        const at = turn % 2 === 0 ? first : last;
        if (sizes[at] > left) break;
        left -= sizes[at];
        if (turn % 2 === 0) head.push(blocks[first++]); else tail.unshift(blocks[last--]);
      }
      const cut = left > WORTH_CUTTING && first <= last ? cutToRoom(blocks[first], left - 2, measure) : undefined;
      if (cut !== undefined) head.push(cut);
      const missing = last - first + 1 - (cut === undefined ? 0 : 1);
      return [ ...head, ...missing > 0 ? [ note(missing, what) ] : [], ...tail ];
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
      let left = room - NOTE;
      let [first, last] = [ 0, lines.length - 1 ];
      for (let turn = 0; first <= last; turn++) {
        const size = measure(lines[turn % 2 === 0 ? first : last]) + 1;
        if (size > left) break;
        left -= size;
        if (turn % 2 === 0) first++; else last--;
      }
      const missing = last - first + 1;
      if (left < 0 || missing === lines.length) return undefined;
      if (missing <= 0) return [ ...lines ];
      return [ ...lines.slice(0, first), omission(missing, table), ...lines.slice(last + 1) ];
    }
    function omission(missing, table) {
      if (table === undefined) return `[\u2026 ${missing} lines left out to stay within GitHub's size limit \u2026]`;
      const note = `*\u2026 ${missing} more ${table.what} left out to stay within GitHub's size limit \u2026*`;
      return table.head.startsWith("|") ? `| ${note} |` : `- ${note}`;
    }
    function note(missing, what) {
      return {
        kind: "text",
        markdown: `*\u2026 ${missing} ${what} left out here to stay within GitHub's size limit \u2026*`
      };
    }
  }),
  63021: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      $Q: () => clip,
      CS: () => prose,
      EU: () => fence,
      Q6: () => visibleText,
      aY: () => code,
      mG: () => inline,
      qy: () => html,
      wh: () => plainText
    });
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89823);
    var _lib_power_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7098);
    function prose(text) {
      return segments(plainText(text)).flatMap(segment => {
        if (segment.kind === "code") return [ segment ];
        return paragraphs(segment.lines).map(lines => ({
          kind: "text",
          markdown: proseLines(lines)
        }));
      });
    }
    function inline(text) {
      const line = oneLine(text);
      return inlineLine(breakReferences(unlink(line))).replaceAll("|", "&#124;").replace(LINE_START, entities);
    }
    const LINE_START = /^(?:>|#{1,6}(?=\s|$)|[-+*](?=\s|$)|\d+[.)](?=\s|$)|=+$|(?:[-_*]\s*){3,}$)/;
    function code(text) {
      const line = breakComments(oneLine(text)) || " ";
      if (line.includes("|")) return `<code>${line.replace(/[^A-Za-z0-9\s./-]/g, entity)}</code>`;
      const ticks = "`".repeat(longestRun(line) + 1);
      const pad = /^`|`$|^ .* $/.test(line) ? " " : "";
      return `${ticks}${pad}${line}${pad}${ticks}`;
    }
    function fence(text, language = "") {
      const body = withoutLastLines(breakComments(plainText(text)));
      const ticks = "`".repeat(Math.max(3, longestRun(body) + 1));
      return `${ticks}${language}\n${body}\n${ticks}`;
    }
    function html(text) {
      const safe = (0, _lib_power_js__WEBPACK_IMPORTED_MODULE_0__.dn)(breakReferences(oneLine(text)).replace(/#(?=\d)/g, "#\u200b"));
      return safe.replace(/[&<>"`*[\]\\$~]/g, entity);
    }
    function clip(text, characters) {
      if (text.length <= characters) return text;
      const cut = (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__.Ku)(text, characters - 1).toWellFormed();
      const end = text[cut.length] === " " ? cut.length : cut.lastIndexOf(" ");
      return `${(end > Math.max(0, characters - LONGEST_WORD) ? cut.slice(0, end) : cut).trimEnd()}\u2026`;
    }
    const LONGEST_WORD = 20;
    function segments(text) {
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
    }
    const FENCE = /^\s*(`{3,}(?!`)|~{3,}(?!~))([^`]*)$/;
    function closing(fence) {
      return new RegExp(`^\\s*${fence[0]}{${fence.length},}\\s*$`);
    }
    const DRAWN = new Set([ "mermaid", "math", "geojson", "topojson", "stl", "suggestion" ]);
    function language(info) {
      const name = /^\s*([A-Za-z0-9+#.-]{1,20})\s*$/.exec(info)?.[1] ?? "";
      return DRAWN.has(name.toLowerCase()) ? "" : name;
    }
    function paragraphs(lines) {
      const found = [ [] ];
      let size = 0;
      for (const line of lines.flatMap(whole => pieces(whole, LONGEST))) {
        size += line.length;
        if (line.trim() === "" || size > LONGEST) {
          found.push([]);
          size = line.length;
        }
        if (line.trim() !== "") found.at(-1)?.push(line);
      }
      return found.filter(paragraph => paragraph.length > 0);
    }
    const LONGEST = 4e3;
    function pieces(line, size) {
      if (line.length <= size) return [ line ];
      const found = [];
      for (let at = 0; at < line.length; at += found.at(-1)?.length ?? size) found.push((0, 
      _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__.Ku)(line.slice(at, at + size + 1), size));
      return found;
    }
    function proseLines(lines) {
      return breakReferences(lines.map(unlink).join("\n")).split("\n").map(proseLine).join("\n");
    }
    function proseLine(line) {
      if (/^\s{0,3}(?:-{2,}|={2,})\s*$/.test(line)) return "***";
      const [, start = "", rest = ""] = /^(\s*(?:(?:[-*+]|\d{1,9}[.)])\s+\[[ xX]\]\s|#{1,6}\s)?)(.*)$/s.exec(line) ?? [];
      const lead = start.includes("#") ? start.replace(/#+/, marks => "#".repeat(Math.max(4, marks.length))) : start;
      return lead + inlineLine(rest);
    }
    function inlineLine(line) {
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
    }
    function lastWord(text) {
      let start = text.length;
      while (start > 0 && /\S/.test(text.charAt(start - 1))) start -= 1;
      return text.slice(start);
    }
    function unlink(line) {
      const bare = line.replace(/<(https?:\/\/[^\s<>]{1,2000})>/g, "$1");
      return bare.includes("](") ? unlinkOnce(unlinkOnce(bare)) : bare;
    }
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
    function splitCode(line) {
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
    }
    function spans(line) {
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
    }
    const ADDRESS = /https?:\/\/[^\s<>`[\]\\()|]{1,300}(?:\/(?:issues|pull|pulls|discussions|commit)\/|@)[^\s<>`[\]\\()|]{1,300}/gi;
    function splitAddresses(text) {
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
    }
    function escape(text) {
      return (0, _lib_power_js__WEBPACK_IMPORTED_MODULE_0__.dn)(text).replace(/\\([!-/:-@[-`{-~])|[<[\]`$\\]|&(?=#?\w{1,40};)|~{3,}/g, (mark, escaped) => entities(escaped ?? mark));
    }
    function entities(marks) {
      return Array.from(marks, entity).join("");
    }
    function entity(mark) {
      return mark === "<" ? "&lt;" : mark === "&" ? "&amp;" : `&#${mark.codePointAt(0)};`;
    }
    function breakReferences(text) {
      return (0, _lib_power_js__WEBPACK_IMPORTED_MODULE_0__.aA)(text).replace(/(?<=[\w.-]\\?)#(?=\d)/g, "#\u200b");
    }
    function breakComments(text) {
      return text.replaceAll("\x3c!--", "<\u2060!--").replaceAll("--\x3e", "--\u2060>");
    }
    function oneLine(text) {
      return plainText(text).split("\n").map(line => line.trim()).filter(line => line !== "").join(" ");
    }
    function withoutLastLines(text) {
      let end = text.length;
      while (text[end - 1] === "\n") end -= 1;
      return text.slice(0, end);
    }
    function longestRun(text) {
      let longest = 0;
      for (const {0: run} of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
      return longest;
    }
    function plainText(text) {
      return text.toWellFormed().replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n").replace(ANSI, "").replace(UNSEEN, "");
    }
    function visibleText(text) {
      return text.toWellFormed().replace(ANSI, "").replace(UNSEEN, mark => `\u27e8U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}\u27e9`);
    }
    const ESC = "";
    const ANSI = new RegExp(String.raw`${ESC}(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\x07${ESC}\n]{0,256}(?:\x07|${ESC}\\)|[@-Z\\-_])`, "g");
    const UNSEEN = /[[\p{Cc}\p{Default_Ignorable_Code_Point}]--[\t\n]--[\u200d]--[\ufe0f]]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d/gv;
  }),
  90069: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Hu: () => warnOfSandbox,
      hT: () => describeSandbox,
      jV: () => nameSandbox,
      sk: () => describeEngine
    });
    function nameSandbox(name) {
      switch (name) {
       case "root":
        return "namespaces by root";

       case "sudo":
        return "namespaces by sudo";

       default:
        return name;
      }
    }
    function describeSandbox({sandbox: sandbox, sandboxLacks: sandboxLacks, sandboxOff: sandboxOff, sandboxCopy: sandboxCopy}) {
      const tried = sandboxLacks?.join("; ");
      return [ nameSandbox(sandbox), ...sandboxOff === undefined ? [] : [ `the policy switched it off (${sandboxOff})` ], ...sandboxCopy === undefined ? [] : [ `in a copy of the checkout: ${sandboxCopy}` ], ...tried === undefined ? [] : [ sandbox === "none" ? tried : `tried before: ${tried}` ] ].join("; ");
    }
    function warnOfSandbox({started: started, outcome: outcome}) {
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
    }
    function describeOff(source, fromFork) {
      const off = `the policy switched it off (${source})`;
      return fromFork ? `**No command ran**: code of a fork runs in a sandbox or not at all, and ${off}.` : `Commands ran **without a sandbox**: ${off}.`;
    }
    function ended(sentence) {
      return sentence.endsWith(".") ? sentence : `${sentence}.`;
    }
    function describeEngine(started, event) {
      if (started === undefined || [ "none", "not needed" ].includes(started.sandbox)) return undefined;
      return outputsOf(event).some(text => NO_ENGINE.test(text)) ? ENGINE : undefined;
    }
    const ENGINE = "A command found no container engine: nothing in the sandbox reaches the docker socket, so tests that start containers of their own cannot run. Services that the job has started can be reached: `[network] services` in the policy.";
    const NO_ENGINE = /cannot connect to the docker daemon|failed to connect to the docker api|error while fetching server api version|could not find a valid docker environment|could not find a working container runtime|rootless docker not found/i;
    function outputsOf(event) {
      if (event.type === "verify.finished") return event.results.flatMap(({ok: ok, output: output}) => ok ? [] : [ output ]);
      const {text: text} = event.answer;
      return event.tool === "run_shell_command" && /\[exit code (?!141\b)[1-9]\d* after [\d.]+ s/.test(text) ? [ text ] : [];
    }
  }),
  5251: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      g: () => readTotals
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71442);
    var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97309);
    function readTotals(entries, now = entries.at(-1)?.at ?? 0) {
      const {count: count, startedAt: startedAt} = readCounts(entries);
      return count.total(startedAt ?? now, now);
    }
    const readCounts = (0, _log_js__WEBPACK_IMPORTED_MODULE_1__.Qj)(begin, (state, entry) => {
      if (entry.event.type === "run.started") Object.assign(state, begin());
      state.startedAt ??= entry.at;
      state.count.take(entry);
    });
    function begin() {
      return {
        count: new Count,
        startedAt: undefined
      };
    }
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
      take({agent: agent, event: event}) {
        const cost = (0, _events_js__WEBPACK_IMPORTED_MODULE_0__.fM)(event);
        if (cost !== undefined) {
          this.tokens = add(this.tokens, cost.usage);
          this.usd += cost.usd;
        }
        switch (event.type) {
         case "run.started":
          this.limits = event.limits;
          return;

         case "agent.started":
          if (agent !== _events_js__WEBPACK_IMPORTED_MODULE_0__.QT) this.subAgents++;
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
        const ms = Math.max(0, now - start);
        const tools = [ ...this.tools.values() ].sort((a, b) => b.count - a.count || compare(a.tool, b.tool));
        const calls = tools.reduce((sum, tool) => sum + tool.count, 0);
        const turns = this.turnsOf(_events_js__WEBPACK_IMPORTED_MODULE_0__.QT);
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
        const denials = [ ...this.denials.values() ];
        return {
          turns: turns,
          subAgents: subAgents,
          tokens: tokens,
          usd: usd,
          ms: ms,
          calls: calls,
          tools: tools,
          denials: denials,
          compressions: [ ...compressions ],
          retries: retries,
          gauges: gauges
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
    function add(a, b) {
      return {
        input: a.input + b.input,
        output: a.output + b.output,
        cached: a.cached + b.cached,
        thoughts: a.thoughts + b.thoughts,
        estimated: a.estimated || b.estimated
      };
    }
    function compare(a, b) {
      return a < b ? -1 : a > b ? 1 : 0;
    }
  }),
  38215: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      Ie: () => plainChecks,
      Ot: () => verification,
      Pt: () => describeChecks,
      a0: () => verificationTitle,
      ki: () => whyUnverified,
      ro: () => checksPage
    });
    var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63021);
    var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40819);
    var _fit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91017);
    function whyUnverified({verification: last, unverified: unverified, publication: publication, proposed: proposed}) {
      if (publication === undefined && proposed === undefined && last === undefined) return "";
      return unverified ?? (last === undefined ? "no verification command ran." : "");
    }
    function verification(state) {
      const {verification: last} = state;
      const why = whyUnverified(state);
      const none = why === "" ? [] : [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(`**Not verified**: ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_0__.mG)(why)}`) ];
      return last === undefined ? none : [ ...none, ...lastVerification(last) ];
    }
    function verificationTitle({ok: ok, attempt: attempt}) {
      return `Verification ${ok ? "passed" : "failed"}${attempt > 1 ? ` (attempt ${attempt})` : ""}`;
    }
    function lastVerification(last) {
      const rows = last.results.map(({command: command, ok: ok, ms: ms}) => `- ${ok ? "\u2713" : "\u2717"} ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.$Q)(command, 200))} (${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_1__.p0)(ms)})`);
      const [head, after = ""] = verificationTitle(last).split(/(?= \()/);
      const failed = last.results.filter(({ok: ok}) => !ok);
      return [ {
        kind: "rows",
        head: `**${head}**${after}\n`,
        rows: rows,
        what: "commands"
      }, ...failed.map(({command: command, output: output}) => ({
        kind: "fold",
        title: `Output of <code>${escapeTitle(command)}</code>`,
        blocks: [ {
          kind: "code",
          language: "",
          text: output
        } ],
        what: "parts"
      })) ];
    }
    function escapeTitle(command) {
      return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.$Q)(command.replace(/\s+/g, " "), 120).replace(/[^\w\s./-]/g, mark => `&#${mark.codePointAt(0)};`);
    }
    function describeChecks(seen, publication) {
      return formatChecks(seen, publication, {
        name: text => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.aY)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.$Q)(text, 100)),
        button: text => `**${text}**`,
        text: text => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.mG)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.$Q)(text, 600)),
        link: (text, url) => url === "" ? text : `[${text}](${encodeURI(url)})`
      });
    }
    function plainChecks(seen, publication) {
      const plain = text => text;
      const name = text => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.$Q)(text.replaceAll(/\s+/g, " "), 100);
      return formatChecks(seen, publication, {
        name: name,
        button: text => `"${text}"`,
        text: plain,
        link: plain
      });
    }
    function checksPage(publication) {
      return publication?.pull === undefined ? "" : `${publication.pull.url}/checks`;
    }
    function formatChecks(seen, publication, format) {
      const {waitedMs: waitedMs, mends: mends, reason: reason, note: note, state: state} = seen;
      const parts = [ mends === undefined ? "" : `${format.name(mends.slice(0, 7))} failed them; Remit made one attempt to fix that.`, describeState(seen, publication, format), ...state === "awaiting" ? [] : describeAwaiting(seen, publication, format), waitedMs > 0 ? `Remit waited ${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_1__.p0)(waitedMs)} for them.` : "", state === "unknown" || reason === undefined ? "" : format.text(reason), note === undefined ? "" : format.text(note) ];
      return parts.filter(part => part !== "").join(" ");
    }
    function describeState(seen, publication, format) {
      const {state: state, passed: passed, running: running, failed: failed, reason: reason = ""} = seen;
      const page = checksPage(publication);
      switch (state) {
       case "running":
        {
          const done = [ ...passed > 0 ? [ `${passed} passed` ] : [], ...failed.length > 0 ? [ `${failed.length} failed` ] : [] ];
          const others = done.length === 0 ? "" : `, ${done.join(", ")}`;
          return `${format.link(running === 1 ? "1 is running" : `${running} are running`, page)}${others}.`;
        }

       case "failed":
        {
          const names = failed.map(format.name).join(", ");
          return `${format.link(`${failed.length} failed`, page)}: ${names}${passed > 0 ? `; ${passed} passed` : ""}.`;
        }

       case "awaiting":
        return describeAwaiting(seen, publication, format).join(" ");

       case "passed":
        return `${format.link(passed === 1 ? "1 passed" : `all ${passed} passed`, page)}.`;

       case "unstarted":
        return seen.ownToken ? describeHeldBack(publication, format) : `none has started yet. ${describeLater(page, format)}`;

       case "none":
        return "none. No workflow of this commit starts on a push or a pull request.";

       case "unknown":
        return `not known. ${format.text(reason)}`;
      }
    }
    function describeLater(page, {link: link}) {
      const where = page === "" ? "the branch" : link("the pull request", page);
      return `GitHub takes some seconds to start them: look at ${where}.`;
    }
    function describeHeldBack(publication, format) {
      const why = `none will start by itself: the commit was pushed with the workflow's own token, and GitHub starts no workflow for that.`;
      if (publication === undefined) return why;
      return `${why} ${whatToClick(publication, format)} ${OTHER_TOKEN}`;
    }
    function whatToClick({pull: pull}, format) {
      if (pull === undefined) return "Start them by hand, or open a pull request from the branch.";
      const where = format.link(`#${pull.number}`, pull.url);
      return `Click ${format.button("Approve workflows to run")} on ${where}; where there is no such button, close and reopen ${where}.`;
    }
    const OTHER_TOKEN = "With a GitHub App's token as `github-token` they start by themselves.";
    function describeAwaiting({awaiting: awaiting, ownToken: ownToken}, publication, format) {
      const of = needs => awaiting.filter(each => each.needs === needs);
      const [approvals, deployments, apps] = [ of("approval"), of("deployment"), of("app") ];
      const links = all => all.map(({name: name, url: url}) => format.link(format.name(name), url)).join(", ");
      return [ ...approvals.length === 0 ? [] : [ describeApproval(approvals.length, links(approvals), publication, format) ], ...approvals.length > 0 && ownToken ? [ OTHER_TOKEN ] : [], ...deployments.length === 0 ? [] : [ `${waits(deployments.length)} for an environment: click ${format.button("Review deployments")} in ${links(deployments)}.` ], ...apps.length === 0 ? [] : [ `${waits(apps.length)} for somebody to act: ${links(apps)}.` ] ];
    }
    function describeApproval(total, runs, publication, format) {
      const pull = publication?.pull;
      const where = pull === undefined ? runs : format.link(`#${pull.number}`, pull.url);
      return `${waits(total)} for approval: click ${format.button("Approve workflows to run")} on ${where}.`;
    }
    function waits(total) {
      return `${(0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.hS)(total, "run")} ${total === 1 ? "waits" : "wait"}`;
    }
  })
};
