"use strict";

exports.id = 3586;

exports.ids = [ 3586 ];

exports.modules = {
  73586: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var describeEvent = (function describeEvent(event) {
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
        return describeModelFault(event);

       case "call.decided":
        return describeDecision(event);

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
          about: `${(0, _figures_js__WEBPACK_IMPORTED_MODULE_0__.hS)(event.ids.length, "result")}, ${sizesOf(event)}`
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
    });
    var describeResult = (function describeResult(event) {
      switch (event.type) {
       case "checks.seen":
        return {
          title: `Checks of ${event.checks.commit.slice(0, 7)}`,
          about: (0, _verification_js__WEBPACK_IMPORTED_MODULE_1__.Ie)(event.checks)
        };

       case "edits.undone":
        return {
          title: "Undone, since it would not be published",
          about: event.files.map(({path: path, reason: reason}) => `${path}: ${reason}`).join("\n")
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
    });
    var describeProject = (function describeProject(event) {
      switch (event.type) {
       case "project.read":
        {
          const {instructions: instructions, skills: skills, agents: agents, hooks: hooks, commit: commit} = event;
          const parts = (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__.Eb)([ ...instructions, skills.length > 0 && `skills ${skills.join(", ")}`, agents.length > 0 && `agents ${agents.join(", ")}`, hooks.length > 0 && `hooks for ${hooks.join(", ")}` ]);
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
    });
    var sizesOf = (function sizesOf({tokensBefore: tokensBefore, tokensAfter: tokensAfter}) {
      return `${(0, _figures_js__WEBPACK_IMPORTED_MODULE_0__.LU)(tokensBefore)} \u2192 ${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_0__.LU)(tokensAfter)} tokens`;
    });
    var headOf = (function headOf({trigger: trigger, method: method, by: by, usd: usd, ...sizes}) {
      const how = (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__.Eb)([ CAUSES[trigger] ?? trigger, `${METHODS[method] ?? method}${by === undefined ? "" : ` by ${by}`}`, usd !== undefined && (0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_0__.TG)(usd) ]);
      return `${sizesOf(sizes)} (${how.join(", ")})`;
    });
    var listed = (function listed(items) {
      return items.map(item => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_3__.$Q)(item.replace(/\.$/, ""), ITEM)).join("; ");
    });
    __webpack_require__.d(__webpack_exports__, {
      Be: () => describeAttempt,
      U5: () => describeReview,
      Uo: () => headOf,
      gN: () => describeEvent,
      tg: () => checksOf
    });
    var _figures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19298);
    var _verification_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95832);
    var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9626);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23782);
    function describeLimit({type: type, limit: limit, of: of}) {
      const named = (0, _figures_js__WEBPACK_IMPORTED_MODULE_0__.aU)(limit, of);
      return {
        title: type === "limit.near" ? `Near the limit of ${named}` : `Limit of ${named} reached`,
        about: ""
      };
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
    function describeModelFault(event) {
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
      const parts = (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__.Eb)([ (0, _figures_js__WEBPACK_IMPORTED_MODULE_0__.hS)(placed, "comment at its line", "comments at their lines"), inBody > 0 && `${inBody} in its body`, back > 0 && `${back} back again`, dropped > 0 && `${dropped} left out: reported before`, mended !== undefined && mended.fresh !== 0 && `${mended.fresh} of earlier reviews fixed` ]);
      return parts.join(", ");
    }
    function describeDecision({call: call, decision: decision}) {
      const title = decision.effect === "allow" ? "Allowed" : "Denied";
      return {
        title: title,
        about: `${call.tool} ${(0, _figures_js__WEBPACK_IMPORTED_MODULE_0__.Df)(call)}: ${decision.reason}`
      };
    }
    function describeHook({outcome: outcome, message: message, said: said, ms: ms}) {
      return `${(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__.oR)([ outcome, message, said ], ", ")} (${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_0__.p0)(ms)})`;
    }
    function describeRewording({system: system, messages: messages, added: added}) {
      const parts = (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__.Eb)([ system !== undefined && "the system prompt", messages.length > 0 && `the words of ${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_0__.hS)(messages.length, "message")}`, added.length > 0 && `${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_0__.hS)(added.length, "message")} added` ]);
      return parts.join(", ");
    }
    const CAUSES = {
      window: "the window was filling up",
      "full window": "the window was full",
      overflow: "the model refused the request as too long",
      hook: "a hook cleared the conversation"
    };
    const METHODS = {
      truncation: "cut without a summary",
      cleared: "without a summary"
    };
    function checksOf({failed: failed, unasked: unasked, verification: verification, added: added}) {
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_2__.Eb)([ failed !== undefined && `No summary could be used: ${failed}`, unasked !== undefined && `No summary was asked for: ${unasked}`, verification !== undefined && describeVerification(verification), added.length > 0 && `From the log were added: ${listed(added)}.` ]);
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
  }),
  27980: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var fit = (function fit(sections, limit, measure) {
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
    const characters = text => text.length;
    const bytes = text => Buffer.byteLength(text);
    const COMMENT_LIMIT = 65e3;
    const SUMMARY_LIMIT = 1e6;
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
      return paragraph(`*\u2026 ${missing} ${what} left out here to stay within GitHub's size limit \u2026*`);
    }
  }),
  95832: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var whyUnverified = (function whyUnverified({verification: last, unverified: unverified, publication: publication, proposed: proposed}) {
      if (publication === undefined && proposed === undefined && last === undefined) return "";
      return unverified ?? (last === undefined ? "no verification command ran." : "");
    });
    var verification = (function verification(state) {
      const {verification: last} = state;
      const why = whyUnverified(state);
      const none = why === "" ? [] : [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.FY)(`**Not verified**: ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_1__.mG)(why)}`) ];
      return last === undefined ? none : [ ...none, ...lastVerification(last) ];
    });
    var describeChecks = (function describeChecks(seen, publication) {
      return formatChecks(seen, publication, {
        name: text => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.$Q)(text, 100)),
        button: text => `**${text}**`,
        text: text => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.mG)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.$Q)(text, 600)),
        link: (text, url) => url === "" ? text : `[${text}](${encodeURI(url)})`
      });
    });
    var plainChecks = (function plainChecks(seen, publication) {
      const plain = text => text;
      const name = text => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.$Q)(text.replaceAll(/\s+/g, " "), 100);
      return formatChecks(seen, publication, {
        name: name,
        button: text => `"${text}"`,
        text: plain,
        link: plain
      });
    });
    var checksPage = (function checksPage(publication) {
      return publication?.pull === undefined ? "" : `${publication.pull.url}/checks`;
    });
    var formatChecks = (function formatChecks(seen, publication, format) {
      const {waitedMs: waitedMs, mends: mends, reason: reason, note: note, state: state} = seen;
      const parts = [ mends !== undefined && `${format.name(mends.slice(0, 7))} failed them; Remit made one attempt to fix that.`, describeState(seen, publication, format), ...state === "awaiting" ? [] : describeAwaiting(seen, publication, format), waitedMs > 0 && `Remit waited ${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_2__.p0)(waitedMs)} for them.`, state !== "unknown" && reason !== undefined && format.text(reason), note !== undefined && format.text(note) ];
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__.oR)(parts, " ");
    });
    var describeState = (function describeState(seen, publication, format) {
      const {state: state, passed: passed, running: running, failed: failed, reason: reason = ""} = seen;
      const page = checksPage(publication);
      switch (state) {
       case "running":
        {
          const done = (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__.Eb)([ passed > 0 && `${passed} passed`, failed.length > 0 && `${failed.length} failed` ]);
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
    });
    var describeAwaiting = (function describeAwaiting({awaiting: awaiting, ownToken: ownToken}, publication, format) {
      const of = needs => awaiting.filter(each => each.needs === needs);
      const [approvals, deployments, apps] = [ of("approval"), of("deployment"), of("app") ];
      const links = all => all.map(({name: name, url: url}) => format.link(format.name(name), url)).join(", ");
      return (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__.Eb)([ approvals.length > 0 && describeApproval(approvals.length, links(approvals), publication, format), approvals.length > 0 && ownToken && OTHER_TOKEN, deployments.length > 0 && `${waits(deployments.length)} for an environment: click ${format.button("Review deployments")} in ${links(deployments)}.`, apps.length > 0 && `${waits(apps.length)} for somebody to act: ${links(apps)}.` ]);
    });
    __webpack_require__.d(__webpack_exports__, {
      Ie: () => plainChecks,
      Ot: () => verification,
      Pt: () => describeChecks,
      a0: () => verificationTitle,
      ki: () => whyUnverified,
      ro: () => checksPage
    });
    var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9626);
    var _figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19298);
    var _fit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27980);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23782);
    function verificationTitle({ok: ok, attempt: attempt}) {
      return `Verification ${ok ? "passed" : "failed"}${attempt > 1 ? ` (attempt ${attempt})` : ""}`;
    }
    function lastVerification(last) {
      const rows = last.results.map(({command: command, ok: ok, ms: ms}) => `- ${ok ? "\u2713" : "\u2717"} ${(0, 
      _markdown_js__WEBPACK_IMPORTED_MODULE_1__.aY)((0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.$Q)(command, 200))} (${(0, 
      _figures_js__WEBPACK_IMPORTED_MODULE_2__.p0)(ms)})`);
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
        blocks: [ (0, _fit_js__WEBPACK_IMPORTED_MODULE_0__.DV)(output) ],
        what: "parts"
      })) ];
    }
    function escapeTitle(command) {
      return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.$Q)(command.replace(/\s+/g, " "), 120).replace(/[^\w\s./-]/g, mark => `&#${mark.codePointAt(0)};`);
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
    function describeApproval(total, runs, publication, format) {
      const pull = publication?.pull;
      const where = pull === undefined ? runs : format.link(`#${pull.number}`, pull.url);
      return `${waits(total)} for approval: click ${format.button("Approve workflows to run")} on ${where}.`;
    }
    function waits(total) {
      return `${(0, _figures_js__WEBPACK_IMPORTED_MODULE_2__.hS)(total, "run")} ${total === 1 ? "waits" : "wait"}`;
    }
  })
};


