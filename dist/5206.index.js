"use strict";

exports.id = 5206;

exports.ids = [ 5206 ];

exports.modules = {
  10631: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var modelSettingsOf = (function modelSettingsOf({model: model}, {model: {name: name, family: family, namedBy: namedBy, fallback: fallback = (0, 
    _lib_models_js__WEBPACK_IMPORTED_MODULE_0__.vp)(name)}}, {policy: {prices: prices}, project: project}) {
      return {
        model: model,
        name: name,
        namedBy: namedBy,
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.gI)({
          family: family,
          fallback: fallback,
          prices: prices
        }),
        window: project.settings.compression
      };
    });
    var equip = (async function equip(setup, guide, features) {
      const {session: session, modelSettings: modelSettings} = setup;
      const {ports: ports, admitted: admitted, signal: signal} = session;
      const own = ownTools(session);
      const extensions = await (0, _extensions_js__WEBPACK_IMPORTED_MODULE_2__.il)(setup, features, own);
      if ("kind" in extensions) return extensions;
      const asker = {
        name: _events_js__WEBPACK_IMPORTED_MODULE_3__.QT,
        modelSettings: modelSettings,
        limits: admitted.limits,
        log: ports.log,
        clock: ports.clock,
        signal: signal
      };
      const toolset = (0, _toolset_js__WEBPACK_IMPORTED_MODULE_4__.E)(session, {
        asker: asker,
        kind: _events_js__WEBPACK_IMPORTED_MODULE_3__.QT
      }, [ ...own, ...(0, _extensions_js__WEBPACK_IMPORTED_MODULE_2__.ji)(extensions) ]);
      const callbacks = (0, _extensions_js__WEBPACK_IMPORTED_MODULE_2__._K)(extensions);
      const caller = {
        ...asker,
        toolset: toolset,
        guide: guide,
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.gI)({
          callbacks: callbacks
        })
      };
      return {
        agent: {
          ...caller,
          task: await (0, _task_js__WEBPACK_IMPORTED_MODULE_5__.giveTask)(setup, caller, extensions)
        },
        extensions: extensions
      };
    });
    var ownTools = (function ownTools({admitted: admitted, delivery: delivery, base: base}) {
      const idle = new Set((0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.Eb)([ delivery === undefined && _tools_js__WEBPACK_IMPORTED_MODULE_6__.dU, base === undefined && _tools_js__WEBPACK_IMPORTED_MODULE_7__.c ]));
      return (0, _tools_js__WEBPACK_IMPORTED_MODULE_8__.Jr)(admitted.request.kind).filter(tool => !idle.has(tool));
    });
    __webpack_require__.d(__webpack_exports__, {
      F: () => equip,
      i: () => modelSettingsOf
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58223);
    var _lib_models_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44376);
    var _extensions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70558);
    var _task_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42903);
    var _toolset_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89374);
    var _tools_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60724);
    var _tools_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63693);
    var _tools_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65806);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23782);
  }),
  23176: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var loadPublishing = (function loadPublishing() {
      return Promise.all([ __webpack_require__.e(1709), __webpack_require__.e(3189), __webpack_require__.e(664), __webpack_require__.e(6947), __webpack_require__.e(4277) ]).then(__webpack_require__.bind(__webpack_require__, 16709));
    });
    var loadClosing = (function loadClosing() {
      return Promise.all([ __webpack_require__.e(3586), __webpack_require__.e(5502), __webpack_require__.e(1983), __webpack_require__.e(8010) ]).then(__webpack_require__.bind(__webpack_require__, 68010));
    });
    __webpack_require__.d(__webpack_exports__, {
      Y: () => loadPublishing,
      u: () => loadClosing
    });
  }),
  63802: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var write = (async function write(entry, root, files, git) {
      await (0, layout.gE)(root, [ entry ], files);
      await (0, layout.cD)(root, entry, files, git);
    });
    var placeOf = (async function placeOf({path: path, isFresh: isFresh, checked: node}, checked, {pinned: {tree: tree}}) {
      if (!isFresh || node !== undefined) return path;
      for (const parent of (0, paths.f)(path)) if (!checked.files.some(file => file.path.startsWith(`${parent}/`)) && !await tree.directory(parent)) return parent;
      return path;
    });
    var openVerifier = (function openVerifier(session) {
      const {ports: ports, invocation: invocation, admitted: admitted, baseline: baseline} = session;
      const {attempts: attempts} = admitted.policy.verify;
      const commands = admitted.request.kind === "change" ? admitted.policy.verify.commands.value : [];
      let attempt = 0;
      let unverified;
      let checked;
      const run = async signal => {
        checked = await undoRefused(session);
        return await judge(checked, commands, session, signal);
      };
      function note(results, cut) {
        unverified = cut ?? whyFailed(results);
        const ok = results.every(result => result.ok);
        if (cut !== undefined) ports.log.append({
          type: "verify.skipped",
          reason: cut
        }); else ports.log.append({
          type: "verify.finished",
          attempt: ++attempt,
          ok: ok,
          results: results
        });
        return ok || cut !== undefined;
      }
      return {
        get unverified() {
          return unverified;
        },
        async object() {
          if (commands.length === 0 || !await hasChanges(ports, baseline)) return undefined;
          const results = await run(invocation.stop);
          const cut = whyFailed(results) && whyCut(FINISHED, invocation.stop);
          return !note(results, cut) && attempt < attempts.value ? describeFailure(results, ports) : undefined;
        },
        async verifyRest(end, signal) {
          if (end.kind === "finished" || commands.length === 0 || isVerified(ports.log.entries)) return;
          if (whyCut(end, signal) === undefined && !await hasChanges(ports, baseline)) return;
          const results = whyCut(end, signal) === undefined ? await run(signal) : [];
          const cut = whyCut(end, signal);
          if (cut === undefined || cut !== unverified) note(results, cut);
        },
        async settle() {
          if (unverified === undefined && checked !== undefined) unverified = await compareAgain(checked, session);
        }
      };
    });
    var judge = (async function judge(checked, commands, session, signal) {
      const {ports: ports, invocation: invocation, admitted: admitted, baseline: baseline} = session;
      const environment = (0, variables.DD)(ports, invocation, admitted.policy);
      const results = await runAll(commands, {
        ports: ports,
        environment: environment,
        directory: baseline.pinned.root,
        signal: signal
      });
      await restoreChecked(session, checked);
      return results;
    });
    var propose = (async function propose(run, time) {
      const {ports: ports, invocation: invocation, admitted: admitted, start: start, features: features, covered: covered, broken: broken, keeper: keeper, sources: sources} = run;
      if (broken !== undefined) throw broken;
      const {request: request} = admitted;
      if (start.kind === "nothing") return {
        kind: "over",
        outcome: (0, announce.BO)(ports, start.reason)
      };
      if (start.kind === "over") return {
        kind: "over",
        outcome: start.outcome
      };
      if (start.kind === "claimed") return {
        kind: "over",
        outcome: {
          conclusion: "failed",
          message: "",
          fault: (0, begin._7)(request)
        }
      };
      if (start.kind === "published") return doneBefore(start.answered);
      const delivery = await findDelivery(run);
      if (delivery?.done !== undefined) {
        const {conclude: conclude} = await __webpack_require__.e(5881).then(__webpack_require__.bind(__webpack_require__, 45881));
        const reviewed = {
          kind: "posted",
          review: delivery.done
        };
        const outcome = conclude(request, REVIEWED_BEFORE, {
          kind: "reviewed",
          reviewed: reviewed
        }, true);
        return {
          kind: "over",
          outcome: {
            ...outcome,
            ...(0, parts.gI)({
              conclusion: delivery.done.end
            })
          }
        };
      }
      const noSandbox = (0, run_shell.mB)(ports.shell, admitted);
      if (noSandbox !== undefined) return {
        kind: "over",
        outcome: noSandbox
      };
      const {files: files, git: git, secrets: secrets, runner: runner} = ports;
      const {inside: inside, workspace: workspace} = ports.shell;
      const places = {
        ...invocation.settings.runner,
        ...(0, parts.gI)({
          workspace: workspace
        })
      };
      const commit = request.base.sha;
      const {run: directory} = invocation.directories;
      const pinned = {
        files: files,
        git: git,
        secrets: secrets,
        runner: runner,
        places: places,
        commit: commit,
        covered: covered,
        inside: inside,
        run: directory
      };
      const place = await (0, prepared_workspace.jV)(pinned);
      keeper.watch(place.baseline);
      const base = await (0, base_branch.m)(run);
      const signal = time.begin();
      const own = {
        ports: ports,
        invocation: invocation,
        admitted: admitted,
        ...place
      };
      const session = {
        ...own,
        sources: sources,
        mark: ports.random.hex(6),
        signal: signal,
        delivery: delivery,
        base: base
      };
      const verifier = openVerifier(session);
      if (start.kind === "continued") await start.restore(session);
      const end = await work(session, features, verifier);
      if (end.kind === "declined") return {
        kind: "over",
        outcome: (0, announce.BO)(ports, end.reason)
      };
      if ((0, run_invocation.Zc)(session) && hasEdited(ports.log.entries)) ports.git.expectPush();
      const {unverified: unverified} = verifier;
      return {
        kind: "worked",
        end: end,
        deliverable: await makeOf(session, end, unverified),
        unverified: unverified,
        session: session
      };
    });
    var work = (async function work(session, features, verifier) {
      const end = await carryOut(session, features, verifier.object);
      if (end.kind !== "declined") await verifier.verifyRest(end, session.signal);
      await session.ports.shell.stop();
      if (end.kind !== "declined") await verifier.settle();
      return end;
    });
    var findDelivery = (async function findDelivery(run) {
      for (const {deliver: deliver} of run.features) {
        const delivery = await (deliver?.(run));
        if (delivery !== undefined) return delivery;
      }
      return undefined;
    });
    var makeOf = (async function makeOf(session, end, unverified) {
      const {baseline: baseline, delivery: delivery} = session;
      if (delivery !== undefined) return await delivery.propose(session, end);
      return await (await Promise.all([ __webpack_require__.e(1709), __webpack_require__.e(3189), __webpack_require__.e(664), __webpack_require__.e(6947), __webpack_require__.e(6913) ]).then(__webpack_require__.bind(__webpack_require__, 6947))).makeProposal(session, baseline, end, unverified);
    });
    var openTimeLimit = (function openTimeLimit({invocation: invocation, admitted: admitted, ports: ports}) {
      let signal;
      return {
        begin: () => signal = (0, session.N)(invocation.stop, admitted.limits.minutes.value, ports),
        [Symbol.dispose]: () => signal?.[Symbol.dispose]()
      };
    });
    var carryOut = (async function carryOut(session, features, objection) {
      const env_1 = {
        stack: [],
        error: void 0,
        hasError: false
      };
      try {
        const {ports: ports, invocation: invocation, admitted: admitted} = session;
        const _ = __addDisposableResource(env_1, {
          [Symbol.asyncDispose]: async () => await (ports.servers?.pause())
        }, true);
        const reading = await (0, agent_context.r)(session);
        if (reading.kind === "faulty") return {
          kind: "failed",
          fault: reading.fault
        };
        await copyTrusted(session, reading.projectContext.agents);
        const setup = {
          session: session,
          projectContext: reading.projectContext,
          modelSettings: (0, agent_setup.i)(ports, invocation.settings, admitted),
          extensionFor: definition => (0, run_extensions.Uu)(session, features, definition)
        };
        const guide = __addDisposableResource(env_1, (0, agent_context.h)(session, events.QT), false);
        const equipped = await (0, agent_setup.F)(setup, guide.instructionsFor, features);
        if ("kind" in equipped) return equipped;
        const {agent: agent, extensions: extensions} = equipped;
        lookAhead(session);
        let end = await (0, loop.J)({
          ...agent,
          objection: objection
        });
        for (const extension of extensions) end = await (extension.end?.(agent, end)) ?? end;
        return end;
      } catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
      } finally {
        const result_1 = __disposeResources(env_1);
        if (result_1) await result_1;
      }
    });
    var lookAhead = (function lookAhead({workspace: {files: files, root: root}}) {
      const asked = [ files.list(root), ...IGNORE_FILES.map(name => files.realPath(`${root}/${name}`)) ];
      for (const answer of asked) answer.catch(() => undefined);
    });
    var copyTrusted = (async function copyTrusted({ports: ports, invocation: invocation, admitted: admitted}, agents) {
      const {project: project} = admitted;
      const {hooks: hooks} = project.settings;
      const servers = [ ...project.settings.servers, ...agents.flatMap(agent => agent.servers) ];
      const local = servers.some(server => server.kind === "entry" && server.transport.kind === "stdio");
      if (hooks.length === 0 && !local) return;
      for (const note of await project.copyTo((0, run_invocation.Nf)(invocation.directories), ports.files, servers)) ports.runner.print(note);
    });
    __webpack_require__.d(__webpack_exports__, {
      L1: () => continueWork,
      qv: () => doneBefore,
      xl: () => openTimeLimit,
      BM: () => propose
    });
    var loop = __webpack_require__(42534);
    var events = __webpack_require__(58223);
    var announce = __webpack_require__(52363);
    var base_branch = __webpack_require__(45746);
    var session = __webpack_require__(62870);
    var begin = __webpack_require__(80531);
    var run_shell = __webpack_require__(10412);
    var turn = __webpack_require__(23507);
    var layout = __webpack_require__(9411);
    var cut = __webpack_require__(24192);
    var parts = __webpack_require__(23782);
    var change_changes = __webpack_require__(79164);
    var change_baseline = __webpack_require__(7790);
    var paths = __webpack_require__(50876);
    var machine = __webpack_require__(44714);
    var prepared_workspace = __webpack_require__(86005);
    function deviations(checked, now) {
      const was = new Map(checked.files.map(file => [ file.path, file ]));
      const is = new Map(now.files.map(file => [ file.path, file ]));
      const paths = [ ...new Set([ ...was.keys(), ...is.keys() ]) ].sort();
      return paths.flatMap(path => {
        const [edit, other] = [ was.get(path), is.get(path) ];
        const isSame = edit !== undefined && other !== undefined && !(0, change_changes.Tx)(edit.after, other.after);
        if (isSame) return [];
        const node = edit === undefined ? other?.before : edit.after;
        return [ {
          path: path,
          isFresh: edit === undefined,
          ...(0, parts.gI)({
            checked: node
          })
        } ];
      });
    }
    async function restoreChecked({ports: ports, baseline: baseline}, checked) {
      const {inside: inside} = ports.shell;
      if (inside === undefined) return;
      const now = await (0, prepared_workspace.a)(baseline, ports.git);
      const changed = now.vanished === true ? [] : deviations(checked, now);
      if (changed.length === 0) return;
      const {root: root} = baseline.pinned;
      for (const {path: path, checked: node} of changed) if (node === undefined) await ifPossible(inside.files.remove(`${root}/${path}`));
      for (const {path: path, checked: node} of changed) if (node !== undefined) await ifPossible(write({
        path: path,
        ...node
      }, root, inside.files, ports.git));
      const paths = new Set(await Promise.all(changed.map(async one => await placeOf(one, checked, baseline))));
      ports.log.append({
        type: "edits.undone",
        files: [ ...paths ].map(path => ({
          path: path,
          reason: MADE_BY_IT
        }))
      });
    }
    const MADE_BY_IT = "a verification command made this change, which is not part of the work";
    async function ifPossible(work) {
      await work.catch(error => {
        if ((0, machine.x)(error) === undefined) throw error;
      });
    }
    async function removeClosed({ports: ports, baseline: baseline}, changes) {
      const {inside: inside} = ports.shell;
      if (inside === undefined || baseline.kind !== "layer") return [];
      const {root: root, tree: tree} = baseline.pinned;
      const removed = [];
      for (const one of changes.refused) {
        const {path: path} = one;
        const holdsWork = changes.files.some(file => `${file.path}/`.startsWith(`${path}/`));
        if (path === "." || holdsWork || (0, change_changes.UK)(one) || await (0, change_baseline.h_)(baseline, path)) continue;
        if (await tree.entry(path) !== undefined || await tree.directory(path) !== undefined) continue;
        await ifPossible(inside.files.remove(`${root}/${path}`));
        removed.push(one);
      }
      return removed;
    }
    async function whyNoLonger(checked, {ports: ports, baseline: baseline}) {
      const [withheld] = checked.refused.filter(one => !(0, change_changes.UK)(one));
      if (withheld !== undefined) return `\`${withheld.path}\` is not published, and was there during the verification.`;
      const now = await (0, prepared_workspace.a)(baseline, ports.git);
      if (now.vanished === true) return undefined;
      const names = deviations(checked, now).map(({path: path}) => `\`${path}\``);
      return names.length === 0 ? undefined : `${(0, parts.KE)(names, 3)} changed during the verification or after it.`;
    }
    var variables = __webpack_require__(91379);
    var patch_files = __webpack_require__(19570);
    function whyFailed(results) {
      const failed = results.find(({ok: ok}) => !ok)?.command;
      return failed === undefined ? undefined : `\`${failed}\` failed after the last attempt.`;
    }
    async function compareAgain(checked, session) {
      const reason = await whyNoLonger(checked, session);
      if (reason !== undefined) session.ports.log.append({
        type: "verify.skipped",
        reason: reason
      });
      return reason;
    }
    function isVerified(entries) {
      const last = entries.findLast(({event: event}) => event.type === "verify.finished" || event.type === "call.finished");
      return last?.event.type === "verify.finished";
    }
    const FINISHED = {
      kind: "finished",
      text: ""
    };
    function whyCut(end, signal) {
      const last = signal.aborted ? (0, turn.Y8)(signal) : end;
      if (last.kind === "cancelled") return "The run was cancelled before its work was verified.";
      if (last.kind !== "exhausted") return undefined;
      if (last.limit === "minutes") return "The run's minutes were used up before its work was verified.";
      return last.limit === "disk" ? "The disk was full before the work was verified." : undefined;
    }
    async function hasChanges({git: git}, baseline) {
      const {files: files, merge: merge} = await (0, prepared_workspace.a)(baseline, git);
      return files.length > 0 || merge !== undefined;
    }
    async function runAll(commands, bench) {
      const results = [];
      for (const command of commands) {
        const result = await runOne(command, bench);
        results.push(result);
        if (!result.ok) break;
      }
      return results;
    }
    const KEPT = 2e4;
    const TIMEOUT_MS = 15 * 6e4;
    async function runOne(command, {ports: ports, ...place}) {
      let output = "";
      const running = ports.shell.start({
        ...place,
        line: command,
        timeoutMs: TIMEOUT_MS,
        idleMs: 0,
        onOutput: chunk => {
          output = (0, cut.g1)(output + chunk.toString("utf8"), 2 * KEPT);
        }
      });
      const end = await running.ended;
      const ok = end.kind === "exited" && end.code === 0;
      const text = (0, cut.g1)(ports.secrets.redact(output), KEPT);
      return {
        command: command,
        ok: ok,
        output: text,
        ms: end.kind === "not_started" ? 0 : end.ms
      };
    }
    function describeFailure(results, {log: log}) {
      const failed = results.find(({ok: ok}) => !ok);
      const undone = log.entries.flatMap(({event: event}) => event.type === "edits.undone" ? event.files : []);
      const paths = [ ...new Set(undone.map(({path: path}) => JSON.stringify(path))) ];
      const note = paths.length === 0 ? "" : ` Undone, since it would not be published: ${(0, 
      parts.KE)(paths, 10)}.`;
      return `Your work was verified and did not pass: \`${failed?.command}\` failed.${note} The end of its output:\n\n${failed?.output ?? ""}\n\nFix the cause, then finish again.`;
    }
    async function undoRefused(session) {
      const {ports: ports, baseline: baseline} = session;
      const {inside: inside} = ports.shell;
      await ports.shell.stop();
      await (ports.servers?.pause());
      const changes = await (0, prepared_workspace.a)(baseline, ports.git);
      if (inside === undefined) return changes;
      const {proposeChanges: proposeChanges} = await Promise.all([ __webpack_require__.e(1709), __webpack_require__.e(3189), __webpack_require__.e(664), __webpack_require__.e(6947), __webpack_require__.e(6913) ]).then(__webpack_require__.bind(__webpack_require__, 6947));
      const proposed = await proposeChanges(session, changes, {
        summary: ""
      });
      const {refused: refused} = proposed.kind === "proposed" ? proposed.proposal : proposed;
      const gone = new Map(refused.map(one => [ one.path, one ]));
      const undone = changes.files.filter(({path: path}) => gone.has(path));
      const closed = await removeClosed(session, changes);
      if (undone.length + closed.length === 0) return changes;
      await (0, patch_files.PO)(session, proposed);
      for (const {path: path, before: before} of undone) {
        if (before !== undefined) await (0, layout.cD)(baseline.pinned.root, {
          path: path,
          ...before
        }, inside.files, ports.git); else await inside.files.remove(`${baseline.pinned.root}/${path}`).catch(() => undefined);
      }
      const files = [ ...undone.flatMap(({path: path}) => gone.get(path) ?? []), ...closed ];
      ports.log.append({
        type: "edits.undone",
        files: files
      });
      return await (0, prepared_workspace.a)(baseline, ports.git);
    }
    var agent_setup = __webpack_require__(10631);
    var agent_context = __webpack_require__(873);
    var run_extensions = __webpack_require__(70558);
    var run_invocation = __webpack_require__(40298);
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
    function hasEdited(entries) {
      return entries.some(({event: event}) => event.type === "call.finished" && event.answer.edit !== undefined);
    }
    async function continueWork(session, features) {
      const verifier = openVerifier(session);
      const end = await work(session, features, verifier);
      return end.kind === "declined" ? end : {
        kind: "worked",
        end: end,
        unverified: verifier.unverified
      };
    }
    function doneBefore({end: end = "unchanged"}) {
      return {
        kind: "again",
        end: DONE_BEFORE,
        well: true,
        concluded: end
      };
    }
    const DONE_BEFORE = {
      kind: "finished",
      text: "An earlier run has already published for this request; its report stands."
    };
    const REVIEWED_BEFORE = {
      kind: "finished",
      text: "An earlier run has already posted its review for this request."
    };
    const IGNORE_FILES = [ ".gitignore", ".geminiignore" ];
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


