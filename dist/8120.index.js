"use strict";

exports.id = 8120;

exports.ids = [ 8120 ];

exports.modules = {
  97357: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var digest = (function digest(facts) {
      return (0, _lib_seal_js__WEBPACK_IMPORTED_MODULE_4__.ol)(JSON.stringify(facts)).slice(0, 16);
    });
    var plain = (function plain(text) {
      return text.toLowerCase().replaceAll(/[\s*_`~]+/g, " ").trim();
    });
    var wordsOf = (function wordsOf(text) {
      const own = text.replaceAll(/<!--.*?-->|^(`{3,})suggestion\n[^]*?^\1$/gm, "");
      return new Set(own.toLowerCase().match(new RegExp("[\\p{L}\\p{N}_]{4,}", "gu")));
    });
    __webpack_require__.d(__webpack_exports__, {
      D_: () => repeats,
      HB: () => refuseReview,
      Kp: () => planReview,
      Np: () => fixedMarker,
      R8: () => readNoteMarks,
      Sb: () => keepNew,
      UD: () => readReviewMark,
      WT: () => readNotes,
      km: () => maskPlan,
      pr: () => lineDigest,
      s7: () => isFixedMark,
      vK: () => noteMarker,
      vU: () => reviewMarker
    });
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24192);
    var _events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6786);
    var _lib_header_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60644);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23782);
    var _lib_seal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75423);
    const MOST_AT_LINES = 50;
    function readNotes(entries) {
      const notes = [];
      let head = "";
      for (const {event: event} of entries) {
        if (event.type === "run.started") head = event.request.subject?.head?.sha ?? "";
        if (event.type === "call.finished" && event.answer.note !== undefined) notes.push({
          head: head,
          note: event.answer.note
        });
      }
      return notes;
    }
    function planReview({kind: kind, key: key, subject: subject}, facts) {
      const head = subject?.head?.sha;
      if (kind !== "review" || subject === undefined || head === undefined) return undefined;
      const {summary: summary, quiet: quiet, redact: redact} = facts;
      const made = readNotes(facts.entries);
      const notes = made.filter(each => each.head === head).map(({note: note}) => note);
      const aside = made.filter(each => each.head !== head).map(({note: note}) => note);
      const plan = {
        version: 1,
        key: key,
        pull: subject.number,
        head: head,
        summary: summary,
        notes: notes.slice(0, MOST_AT_LINES),
        aside: [ ...aside, ...notes.slice(MOST_AT_LINES) ],
        quiet: quiet,
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.gI)({
          end: facts.end
        })
      };
      return maskPlan(plan, redact);
    }
    function maskPlan(plan, redact) {
      const masked = notes => notes.map(note => maskNote(note, redact));
      return {
        ...plan,
        summary: redact(plan.summary),
        notes: masked(plan.notes),
        aside: masked(plan.aside)
      };
    }
    function refuseReview(plan, {kind: kind, key: key, subject: subject}) {
      if (kind === "review" && subject?.kind === "pull" && plan.pull === subject.number && plan.key === key) return undefined;
      return {
        kind: "conflict",
        message: `The proposal has a review of #${plan.pull} for another request than this one.`,
        hint: "Nothing was posted. Both jobs must belong to one workflow run, and nothing may touch the artifact between them."
      };
    }
    function maskNote(note, redact) {
      const {suggestion: suggestion, ...rest} = note;
      const masked = {
        ...rest,
        path: redact(note.path),
        body: redact(note.body)
      };
      const text = note.text === undefined ? {} : {
        text: redact(note.text)
      };
      if (suggestion === undefined) return {
        ...masked,
        ...text
      };
      if (redact(suggestion) === suggestion) return {
        ...masked,
        ...text,
        suggestion: suggestion
      };
      return {
        ...masked,
        ...text,
        body: `${masked.body}\n\nThe suggestion contained what looks like a secret and is left out.`
      };
    }
    function reviewMarker({key: key, head: head, notes: notes, aside: aside, end: end}) {
      const facts = `head=${head} findings=${notes.length + aside.length}${end === undefined ? "" : ` end=${end}`}`;
      return `\x3c!-- remit:v1 review key=${encodeURIComponent(key).replaceAll("-", "%2D")} ${facts} --\x3e`;
    }
    function readReviewMark(body) {
      const [, key, head, found, last] = /^<!-- remit:v1 review key=([\w%.~*'()!]+) head=([0-9a-f]{40,64})(?: findings=(\d{1,6}))?(?: end=([a-z]+))? -->\r?(?:\n|$)/.exec(body) ?? [];
      if (key === undefined || head === undefined) return undefined;
      const end = _events_js__WEBPACK_IMPORTED_MODULE_1__.Fr.find(each => each === last);
      return {
        key: (0, _lib_header_list_js__WEBPACK_IMPORTED_MODULE_2__.g)(key),
        head: head,
        ...found !== undefined && {
          findings: Number(found)
        },
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.gI)({
          end: end
        })
      };
    }
    function fingerprintOf({path: path, side: side, text: text = "", body: body, severity: severity}) {
      return {
        at: lineDigest(path, side, text),
        says: digest([ severity, plain(body) ]),
        severity: severity
      };
    }
    function lineDigest(path, side, text) {
      return digest([ path, side, plain((0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_3__.Ku)(text, 4e3)) ]);
    }
    function noteMarker(note) {
      const {at: at, says: says, severity: severity} = fingerprintOf(note);
      return `\x3c!-- remit:v1 note at=${at} says=${says} severity=${severity} --\x3e`;
    }
    function readNoteMarks(body) {
      const found = [];
      for (const line of body.split(/\r?\n/)) {
        const [, at, says, severity] = NOTE.exec(line) ?? [];
        if (at !== undefined && says !== undefined) found.push({
          at: at,
          says: says,
          severity: severity
        }); else if (readReviewMark(line) === undefined) break;
      }
      return found;
    }
    const NOTE = /^<!-- remit:v1 note at=([0-9a-f]{16}) says=([0-9a-f]{16}) severity=(critical|high|medium|low) -->$/;
    function fixedMarker(head) {
      return `\x3c!-- remit:v1 mended head=${head} --\x3e`;
    }
    function isFixedMark(body) {
      return /^<!-- remit:v1 mended head=[0-9a-f]{40,64} -->/.test(body);
    }
    function keepNew(notes, said) {
      const kept = [];
      for (const note of notes) {
        const mark = fingerprintOf(note);
        const before = said.some(each => isSame(mark, note, each));
        const twice = kept.some(each => each.mark.at === mark.at && each.mark.says === mark.says && each.note.line === note.line && each.note.startLine === note.startLine);
        if (!before && !twice) kept.push({
          note: note,
          mark: mark
        });
      }
      return kept.map(({note: note}) => note);
    }
    function isSame(mark, note, said) {
      if (mark.at !== said.at || said.standing === "hidden" || said.standing === "mended") return false;
      if (mark.says === said.says) return true;
      const settled = said.standing === "settled" && RANKS[mark.severity] < RANKS[said.severity];
      return (settled || mark.severity === said.severity) && overlap(note.body, said.body) >= ALIKE;
    }
    const RANKS = {
      low: 0,
      medium: 1,
      high: 2,
      critical: 3
    };
    const ALIKE = .6;
    function repeats(note, said) {
      if (note.path !== said.path) return false;
      return fingerprintOf(note).says === said.says || overlap(note.body, said.body) >= ALIKE;
    }
    function overlap(a, b) {
      const [one, other] = [ wordsOf(a), wordsOf(b) ];
      const both = [ ...one ].filter(word => other.has(word)).length;
      return both / Math.max(1, Math.min(one.size, other.size));
    }
  }),
  38120: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var startOf = (function startOf({base: base, merge: merge}) {
      return merge?.commit ?? base.sha;
    });
    var parse = (function parse(bytes) {
      const data = (0, attempt.CD)(() => JSON.parse(bytes.toString("utf8")));
      if (data === undefined) return "Its record is not JSON.";
      const {value: value, faults: faults} = (0, read_data.v3)(PACKED, data);
      const [wrong] = faults;
      return wrong === undefined ? value : `Its record has another form than this version of Remit writes (${(0, 
      read_data.Qx)(wrong)}).`;
    });
    var unreadable = (function unreadable(why) {
      const fault = {
        kind: "conflict",
        message: `There is no proposal to publish in the directory that the input proposal names. ${why}`,
        hint: "Download the artifact of the proposing job there, and nothing else."
      };
      return {
        kind: "refused",
        fault: fault
      };
    });
    var receive = (async function receive(ports, {settings: settings, directories: directories}) {
      const {job: job, github: github, runner: runner} = settings;
      if (job?.kind !== "publish") throw new Error("This job is not one that publishes.");
      const read = await readPackedProposal(ports.files, external_node_path_.posix.resolve(runner.workspace, job.proposal));
      if (read.kind === "refused") return read;
      const opened = openPackedProposal(read.files, {
        digest: job.digest,
        repository: github.repository,
        run: github.runId
      });
      const patch = read.files.get("work.patch");
      if (patch !== undefined && patch.length > 0) await (0, patch_files._f)(ports, `${directories.run}/work.patch`, patch.toString("latin1"));
      return opened;
    });
    var unpack = (async function unpack(run) {
      const {ports: ports, admitted: admitted, start: from, received: received} = run;
      if (from.kind === "nothing") return over((0, announce.BO)(ports, from.reason));
      if (from.kind === "over") return over(from.outcome);
      if (received.kind === "refused") return over(failed(received.fault));
      const {packed: packed, patch: patch} = received;
      const {request: request} = admitted;
      const foreign = refuseForeign(packed, admitted) ?? refuseClaim(packed, request);
      if (foreign !== undefined) return over(failed(foreign));
      if (request.base.sha !== request.trusted.sha) await ports.git.fetch(request.base.sha);
      const own = from.kind === "claimed" && await isOwnPush(run, packed);
      if (from.kind === "claimed" && !own) return over(failed((0, begin._7)(request)));
      if (from.kind === "published" && packed.change === undefined) return (0, propose.qv)(from.answered);
      if (from.kind === "published" || own) {
        const end = packed.change?.end ?? {
          kind: "finished",
          text: packed.outcome.message
        };
        return {
          kind: "again",
          end: end,
          well: isVerified(packed)
        };
      }
      if (packed.review !== undefined) return unpackReview(run, packed.review);
      if (packed.change !== undefined) return await unpackChange(run, packed, packed.change, patch);
      const fault = await refusePatch(packed, patch, ports.git);
      return fault === undefined ? unpackWords(packed, request) : over(failed(fault));
    });
    var over = (function over(outcome) {
      return {
        kind: "over",
        outcome: outcome
      };
    });
    var refuseForeign = (function refuseForeign({key: key, policy: judged}, {request: request, policy: policy}) {
      if (key !== request.key) {
        return {
          kind: "conflict",
          message: `The proposal answers another request: its key is ${key}, that of this event ${request.key}.`,
          hint: "Give the publishing step the same inputs as the proposing one: prompt, prompt-file, command, task, trigger-phrase."
        };
      }
      return judged === policy.source.digest ? undefined : (0, recheck.fB)(judged, policy.source);
    });
    var failed = (function failed(fault) {
      return {
        conclusion: "failed",
        message: fault.message,
        fault: fault
      };
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      twoJobs: () => twoJobs
    });
    var external_node_path_ = __webpack_require__(76760);
    var events = __webpack_require__(58223);
    var review = __webpack_require__(97357);
    var recheck = __webpack_require__(2882);
    var run_open = __webpack_require__(27180);
    var faults = __webpack_require__(1613);
    var announce = __webpack_require__(52363);
    var own_comments = __webpack_require__(30853);
    var run_keeper = __webpack_require__(87462);
    var patch_files = __webpack_require__(19570);
    var begin = __webpack_require__(80531);
    var propose = __webpack_require__(63802);
    var publish_change = __webpack_require__(6947);
    var baseline = __webpack_require__(7790);
    var records = __webpack_require__(6786);
    var read_data = __webpack_require__(50991);
    var ports_git = __webpack_require__(11507);
    var machine = __webpack_require__(44714);
    var seal = __webpack_require__(75423);
    var attempt = __webpack_require__(91513);
    const PACKED_FILES = {
      record: "proposal.json",
      log: "log.ndjson",
      patch: "work.patch"
    };
    const MAX_PACKED = 4 * baseline.Nx;
    async function packProposal(packing, git) {
      const {proposal: proposal} = packing.change ?? {};
      const oids = new Set(proposal === undefined ? [] : newOids(proposal));
      const contents = await Promise.all([ ...oids ].map(async oid => [ oid, (await git.blob(oid)).toString("base64") ]));
      const diff = proposal === undefined ? "" : await git.diff(startOf(proposal), proposal.commit);
      const patch = Buffer.from(diff, "latin1");
      const packed = {
        ...packing,
        version: 1,
        contents: Object.fromEntries(contents),
        log: sha256(packing.log),
        patch: sha256(patch)
      };
      const record = Buffer.from(`${JSON.stringify(packed, undefined, 1)}\n`);
      const files = new Map([ [ PACKED_FILES.record, record ], [ PACKED_FILES.log, packing.log ], [ PACKED_FILES.patch, patch ] ]);
      return {
        files: files,
        digest: sha256(record)
      };
    }
    function openPackedProposal(files, expected) {
      const [record, log, patch] = Object.values(PACKED_FILES).map(name => files.get(name));
      if (record === undefined || log === undefined || patch === undefined) return refused("One of its files is missing.");
      if (sha256(record) !== expected.digest) return refused(`Its digest is ${sha256(record)}, not ${expected.digest}.`);
      const packed = parse(record);
      if (typeof packed === "string") return refused(packed);
      if (packed.log !== sha256(log)) return refused("Its log is not the one that was written.");
      if (packed.patch !== sha256(patch)) return refused("Its patch is not the one that was written.");
      if (packed.repository !== expected.repository) return refused(`It was made for ${packed.repository}.`);
      if (packed.run !== expected.run) return refused(`It was made in another workflow run, ${packed.run}.`);
      return {
        kind: "opened",
        packed: packed,
        log: log,
        patch: patch
      };
    }
    async function storeContents({contents: contents, change: change}, git) {
      const wanted = new Set(change === undefined ? [] : newOids(change.proposal));
      const extra = Object.keys(contents).find(oid => !wanted.has(oid));
      if (extra !== undefined) return fault(`It has contents that belong to no file (${extra}).`);
      for (const oid of wanted) {
        if (!Object.hasOwn(contents, oid)) return fault(`The contents that should be ${oid} are missing.`);
        const stored = await git.store(Buffer.from(contents[oid] ?? "", "base64"));
        if (stored !== oid) return fault(`The contents that should be ${oid} are ${stored}.`);
      }
      return undefined;
    }
    async function refusePatch({change: change}, patch, git) {
      if (change === undefined) return patch.length === 0 ? undefined : fault("It has a patch and nothing to publish.");
      const {proposal: proposal} = change;
      const diff = await git.diff(startOf(proposal), proposal.commit).catch((0, attempt.Wj)(ports_git.XS, () => ""));
      const same = Buffer.from(diff, "latin1").equals(patch);
      return same ? undefined : fault("Its patch does not show what it would publish.");
    }
    function fault(why) {
      return {
        kind: "conflict",
        message: `The proposal was refused. ${why}`,
        hint: "Nothing was published. Both jobs must belong to one workflow run, and nothing may touch the artifact between them."
      };
    }
    function refused(why) {
      return {
        kind: "refused",
        fault: fault(why)
      };
    }
    function newOids({files: files}) {
      return files.flatMap(({before: before, after: after}) => after === undefined || after.oid === before?.oid ? [] : [ after.oid ]);
    }
    function sha256(bytes) {
      return `sha256:${(0, seal.ol)(bytes)}`;
    }
    async function readPackedProposal(files, directory) {
      const root = await files.realPath(directory);
      try {
        const {entries: entries, undecodable: undecodable} = await files.list(root);
        const known = Object.values(PACKED_FILES);
        const strange = entries.find(({name: name, kind: kind}) => !known.includes(name) || kind !== "file");
        if (strange !== undefined) return unreadable(`${JSON.stringify(strange.name)} (a ${strange.kind}) does not belong there.`);
        if (undecodable > 0) return unreadable("It has files whose names are not UTF-8.");
        const read = new Map;
        for (const {name: name} of entries) {
          const path = external_node_path_.posix.join(root, name);
          const size = (await files.facts(path))?.size ?? 0;
          if (size > MAX_PACKED) return unreadable(`${name} has ${size} bytes; at most ${MAX_PACKED} are read.`);
          read.set(name, await files.read(path));
        }
        return {
          kind: "read",
          files: read
        };
      } catch (error) {
        if ((0, machine.x)(error) === undefined) throw error;
        return unreadable(`It could not be read (${(0, machine.x)(error)}).`);
      }
    }
    const COUNT = (0, read_data.U9)(0);
    const PATH = (0, read_data.Qq)();
    const DIGEST = (0, read_data.wC)(/^sha256:[0-9a-f]{64}$/, "a digest");
    const OID = (0, read_data.wC)(/^([0-9a-f]{40}|[0-9a-f]{64})$/, "an object id");
    const KEY = (0, read_data.wC)(/^[0-9a-f]{16}$/, "a key of 16 hexadecimal digits");
    const PIN = (0, read_data.cW)({
      name: (0, read_data.Qq)(),
      sha: OID
    }, {});
    const NODE = (0, read_data.cW)({
      mode: (0, read_data.wC)(/^[0-7]{6}$/, "a file mode"),
      oid: OID
    }, {});
    const REFUSED = (0, read_data.p_)((0, read_data.cW)({
      path: read_data.Ae,
      reason: read_data.Ae
    }, {}), "files");
    const CALLOUTS = (0, read_data.p_)((0, read_data.cW)({
      kind: (0, read_data.Vm)([ "tests", "dependency", "script", "ci", "binary" ]),
      path: read_data.Ae,
      detail: read_data.Ae
    }, {}), "call-outs");
    const FILE = (0, read_data.cW)({
      path: PATH,
      status: (0, read_data.Vm)([ "added", "modified", "deleted", "renamed" ]),
      added: COUNT,
      removed: COUNT,
      binary: read_data.Jt
    }, {
      before: NODE,
      after: NODE
    });
    const FAULT = (0, read_data.cW)({
      kind: (0, read_data.Vm)([ "config", "auth", "quota", "model", "github", "git", "conflict", "unmerged", "sandbox", "internal" ]),
      message: read_data.Ae
    }, {
      hint: read_data.Ae
    });
    const END = (0, read_data.HI)("kind", {
      finished: (0, read_data.cW)({
        kind: (0, read_data.dY)("finished"),
        text: read_data.Ae
      }, {
        fault: FAULT
      }),
      blocked: (0, read_data.cW)({
        kind: (0, read_data.dY)("blocked"),
        reason: read_data.Ae
      }, {
        by: (0, read_data.dY)("hook")
      }),
      stuck: (0, read_data.cW)({
        kind: (0, read_data.dY)("stuck"),
        reason: read_data.Ae
      }, {}),
      exhausted: (0, read_data.cW)({
        kind: (0, read_data.dY)("exhausted"),
        limit: (0, read_data.Vm)([ "turns", "minutes", "tokens", "usd", "calls", "files", "lines", "disk" ]),
        text: read_data.Ae
      }, {}),
      cancelled: (0, read_data.cW)({
        kind: (0, read_data.dY)("cancelled")
      }, {}),
      failed: (0, read_data.cW)({
        kind: (0, read_data.dY)("failed"),
        fault: FAULT
      }, {})
    });
    const CONFLICT = (0, read_data.cW)({
      path: PATH,
      kind: (0, read_data.Vm)([ "markers", "binary", "deleted on branch", "deleted on base", "other" ])
    }, {});
    const PROPOSAL = (0, read_data.cW)({
      version: (0, read_data.dY)(1),
      key: KEY,
      base: PIN,
      target: (0, read_data.cW)({
        branch: (0, read_data.Qq)()
      }, {
        expect: OID,
        pull: COUNT
      }),
      files: (0, read_data.p_)(FILE, "files", {
        most: 1e3
      }),
      refused: REFUSED,
      callouts: CALLOUTS,
      title: read_data.Ae,
      message: read_data.Ae,
      words: (0, read_data.cW)({
        summary: read_data.Ae
      }, {
        title: read_data.Ae
      }),
      author: (0, read_data.cW)({
        name: read_data.Ae,
        email: read_data.Ae
      }, {}),
      time: COUNT,
      policy: DIGEST,
      commit: OID,
      digest: DIGEST
    }, {
      merge: (0, read_data.cW)({
        head: OID,
        onto: PIN,
        fork: OID,
        commit: OID,
        conflicts: (0, read_data.p_)(CONFLICT, "conflicts")
      }, {})
    });
    const NOTE = (0, read_data.cW)({
      path: PATH,
      line: (0, read_data.U9)(1),
      side: (0, read_data.Vm)([ "LEFT", "RIGHT" ]),
      severity: (0, read_data.Vm)([ "critical", "high", "medium", "low" ]),
      body: read_data.Ae
    }, {
      startLine: (0, read_data.U9)(1),
      suggestion: read_data.Ae,
      text: read_data.Ae
    });
    const REVIEW = (0, read_data.cW)({
      version: (0, read_data.dY)(1),
      key: KEY,
      pull: COUNT,
      head: OID,
      summary: read_data.Ae,
      notes: (0, read_data.p_)(NOTE, "notes", {
        most: 50
      }),
      aside: (0, read_data.p_)(NOTE, "notes", {
        most: 1e3
      }),
      quiet: read_data.Jt
    }, {
      end: (0, read_data.Vm)(records.Fr)
    });
    const OUTCOME = (0, read_data.cW)({
      conclusion: (0, read_data.Vm)(records.Fr),
      message: read_data.Ae
    }, {
      fault: FAULT,
      withheld: REFUSED
    });
    const PACKED = (0, read_data.cW)({
      version: (0, read_data.dY)(1),
      repository: read_data.Ae,
      run: read_data.Ae,
      key: KEY,
      policy: DIGEST,
      outcome: OUTCOME,
      contents: (0, read_data.g1)(read_data.Ae),
      log: DIGEST,
      patch: DIGEST
    }, {
      change: (0, read_data.cW)({
        proposal: PROPOSAL,
        end: END
      }, {
        unverified: read_data.Ae
      }),
      review: (0, read_data.cW)({
        plan: REVIEW,
        end: END
      }, {})
    });
    var lib_log = __webpack_require__(24078);
    var parts = __webpack_require__(23782);
    var sections = __webpack_require__(75502);
    async function openLater(ports, invocation, list) {
      const gate = await (0, run_open.X7)(ports, invocation, list);
      if (gate.kind === "turned away") return gate;
      const begun = await (0, run_open.oO)({
        ports: ports,
        invocation: invocation,
        admitted: gate
      }, list, "after work");
      const received = await receive(ports, invocation).catch(error => second_job_refused((0, 
      faults.K)(error)));
      const run = {
        ports: ports,
        invocation: invocation,
        ...begun
      };
      const restored = received.kind === "opened" && restoreLog(run, received.log);
      if (!restored) (0, announce.iP)(run, {
        sandbox: "not needed",
        lacks: []
      });
      const report = (0, run_open.NL)(run, Promise.resolve(), begun.start);
      const corrected = (0, own_comments.dx)(run);
      const keeper = (0, run_keeper.g)(run, undefined);
      return {
        kind: "open",
        run: {
          kind: "later",
          ...run,
          keeper: keeper,
          report: report,
          corrected: corrected,
          received: received
        }
      };
    }
    function second_job_refused(fault) {
      return {
        kind: "refused",
        fault: fault
      };
    }
    function unpackWords({outcome: outcome}, {kind: kind}) {
      const {conclusion: conclusion, message: message, withheld: withheld} = outcome;
      const idle = kind === "change" && (conclusion === "unchanged" || conclusion === "answered") && withheld === undefined;
      return {
        kind: "over",
        outcome: outcome,
        ...idle && {
          idle: {
            kind: "finished",
            text: message
          }
        }
      };
    }
    async function unpackChange({ports: ports, admitted: admitted}, packed, {proposal: proposal, end: end, unverified: unverified}, patch) {
      const start = await startingPoint(admitted.request, proposal, ports.git);
      if (start.kind === "moved") return over(failed(start.fault));
      const misfit = await storeContents(packed, ports.git);
      if (misfit !== undefined) return over(failed(misfit));
      return {
        kind: "worked",
        end: end,
        deliverable: {
          kind: "proposed",
          proposal: proposal,
          ...(0, parts.gI)({
            unverified: unverified
          })
        },
        unverified: unverified,
        as: {
          admitted: {
            ...admitted,
            request: start.request
          },
          objection: () => refusePatch(packed, patch, ports.git)
        }
      };
    }
    function unpackReview({ports: ports, admitted: admitted}, {plan: plan, end: end}) {
      const misfit = (0, review.HB)(plan, admitted.request);
      if (misfit !== undefined) return over(failed(misfit));
      const deliverable = {
        kind: "review",
        plan: (0, review.km)(plan, ports.secrets.redact)
      };
      return {
        kind: "worked",
        end: end,
        deliverable: deliverable,
        unverified: undefined
      };
    }
    async function isOwnPush(run, {change: change}) {
      const {sha: sha} = run.admitted.request.base;
      if (change === undefined || change.proposal.commit === sha) return change !== undefined;
      const [parent] = (await run.ports.git.inspect(sha)).parents;
      const judged = await (0, recheck._w)(sha, (0, publish_change.proposalFacts)(run));
      const contents = files => JSON.stringify(files.map(({path: path, after: after}) => [ path, after ]));
      const same = judged.kind === "stands" && contents(judged.files) === contents(change.proposal.files);
      return same && parent === change.proposal.base.sha;
    }
    function isVerified({change: change}) {
      return change?.unverified === undefined;
    }
    function refuseClaim({change: change, outcome: {conclusion: conclusion}}, {kind: kind}) {
      const bare = change === undefined && (conclusion === "changed" || conclusion === "unverified");
      if (!bare && (conclusion !== "planned" || kind === "plan")) return undefined;
      const message = `The proposal says that the request ended as ${conclusion}, but has no result that shows it.`;
      return {
        kind: "conflict",
        message: message,
        hint: "Ask again: something has changed the proposal on its way."
      };
    }
    function fail(error) {
      return {
        outcome: failed((0, faults.K)(error))
      };
    }
    async function startingPoint(request, {base: base, target: target}, git) {
      const now = request.base;
      const same = now.name === base.name;
      if (same && now.sha === base.sha) return {
        kind: "stands",
        request: request
      };
      const isNew = target.expect === undefined && request.subject?.kind !== "pull";
      const begun = isNew && now.name === target.branch && now.sha === base.sha;
      if (begun) return {
        kind: "stands",
        request: {
          ...request,
          base: base
        }
      };
      if (!same || !isNew) return moved(`The work was done on ${base.name} at ${base.sha}; it would start from ${now.sha} of ${now.name} now.`);
      const {commits: commits} = await git.history.log(now.sha, {
        most: REACH
      });
      if (!commits.some(({oid: oid}) => oid === base.sha)) {
        return moved(`The work was done at ${base.sha}, which is not among the last ${REACH} commits of ${now.name}.`);
      }
      await git.fetch(base.sha);
      return {
        kind: "stands",
        request: {
          ...request,
          base: base
        }
      };
    }
    const REACH = 500;
    function moved(message) {
      const hint = "Ask again: the next run starts from the current state.";
      return {
        kind: "moved",
        fault: {
          kind: "conflict",
          message: message,
          hint: hint
        }
      };
    }
    function restoreLog(run, bytes) {
      const entries = (0, attempt.CD)(() => (0, lib_log.x6)(bytes.toString("utf8"))) ?? [];
      const start = entries.findLastIndex(({event: event}) => event.type === "run.started");
      const started = entries[start]?.event;
      if (started?.type !== "run.started" || started.request.key !== run.admitted.request.key) return false;
      const waitedMs = Math.max(0, run.ports.clock.now() - (entries.at(-1)?.at ?? 0));
      const own = entries.flatMap((entry, index) => {
        if (LEFT_OUT.has(entry.event.type)) return [];
        const event = {
          ...knownHere(started, run),
          ...(0, announce.yv)(run.start),
          waitedMs: waitedMs
        };
        return [ index === start ? {
          ...entry,
          event: event
        } : entry ];
      });
      if (!canBeReported(own)) return false;
      for (const {event: event, agent: agent, at: at} of own) run.ports.log.append(event, agent, at);
      return true;
    }
    const LEFT_OUT = new Set([ "change.proposed", "change.diffed", "change.pushed", "change.published", "checks.seen", "review.posted", "run.kept", "plan.kept", "plan.unkept", "run.finished", "request.declined" ]);
    function knownHere(started, {invocation: invocation, admitted: {request: request, policy: policy, limits: limits}}) {
      const {approves: _, continues: __, answered: ___, waitedMs: ____, ...rest} = started;
      const {runId: id, runAttempt: attempt, repository: repository} = invocation.settings.github;
      const run = {
        ...started.run,
        id: id,
        attempt: attempt,
        repository: repository,
        url: invocation.runUrl
      };
      const worked = {
        ...limits,
        ...(0, read_data.v3)(LIMITS, started.limits).value
      };
      return {
        ...rest,
        run: run,
        request: request,
        policy: policy.source,
        limits: worked
      };
    }
    const LIMITS = (0, read_data.g1)((0, read_data.cW)({
      value: (0, read_data.ai)(0),
      source: read_data.Ae
    }, {}));
    function canBeReported(entries) {
      const outcome = {
        conclusion: "changed",
        message: ""
      };
      const whole = [ ...entries, {
        seq: entries.length,
        at: 0,
        agent: events.QT,
        event: {
          type: "run.finished",
          outcome: outcome
        }
      } ];
      return (0, attempt.CD)(() => (0, sections.wQ)(whole).length + (0, sections.Br)(whole).length > 0) ?? false;
    }
    const twoJobs = {
      close: leaveProposal,
      open: openLater,
      unpack: unpack,
      fail: fail
    };
    async function leaveProposal({ports: ports, invocation: {settings: settings, directories: directories}, admitted: {request: request, policy: policy}}, {outcome: outcome, end: end, deliverable: deliverable, published: published}) {
      if (outcome.conclusion === "declined") return {};
      const {repository: repository, runId: runId} = settings.github;
      const {publication: _, ...unpublished} = outcome;
      const ended = end && (0, lib_log.dK)(end, ports.secrets);
      const reviewed = published?.kind === "reviewed" ? published.reviewed : undefined;
      const review = reviewed?.kind === "proposed" && ended && {
        plan: reviewed.plan,
        end: ended
      };
      const {proposal: proposal, unverified: unverified} = deliverable?.kind === "proposed" ? deliverable : {};
      const change = proposal && ended && {
        proposal: proposal,
        end: ended,
        ...(0, parts.gI)({
          unverified: unverified
        })
      };
      const log = Buffer.from(ports.log.entries.map(entry => `${JSON.stringify(entry)}\n`).join(""));
      const result = {
        outcome: (0, lib_log.dK)(unpublished, ports.secrets),
        ...(0, parts.gI)({
          change: change
        }),
        ...review && {
          review: review
        }
      };
      const about = {
        repository: repository,
        run: runId,
        key: request.key,
        policy: policy.source.digest
      };
      const packed = await packProposal({
        ...about,
        ...result,
        log: log
      }, ports.git);
      const path = `${directories.run}/proposal`;
      for (const [name, bytes] of packed.files) await ports.files.write(`${path}/${name}`, bytes);
      return {
        "proposal-path": path,
        "proposal-digest": packed.digest
      };
    }
  })
};


