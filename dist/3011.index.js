export const id = 3011;

export const ids = [ 3011 ];

export const modules = {
  95130: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      $t: () => placeOf,
      HB: () => refuseReview,
      Kp: () => planReview,
      R8: () => readNoteMarks,
      RP: () => saysAgain,
      Sb: () => keepNew,
      UD: () => readReviewMark,
      WT: () => readNotes,
      k4: () => mendedMarker,
      km: () => maskPlan,
      v7: () => isMendedMark,
      vK: () => noteMarker,
      vU: () => reviewMarker
    });
    var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89823);
    const MOST_PLACED = 50;
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
        notes: notes.slice(0, MOST_PLACED),
        aside: [ ...aside, ...notes.slice(MOST_PLACED) ],
        quiet: quiet,
        ...facts.partial === true && {
          partial: true
        }
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
        body: `${masked.body}\n\nThe suggestion held what looks like a secret; it is left out.`
      };
    }
    function reviewMarker({key: key, head: head}) {
      return `\x3c!-- remit:v1 review key=${encodeURIComponent(key).replaceAll("-", "%2D")} head=${head} --\x3e`;
    }
    function readReviewMark(body) {
      const [, key, head] = /^<!-- remit:v1 review key=([\w%.~*'()!]+) head=([0-9a-f]{40,64}) -->\r?(?:\n|$)/.exec(body) ?? [];
      return key === undefined || head === undefined ? undefined : {
        key: decoded(key),
        head: head
      };
    }
    function decoded(text) {
      try {
        return decodeURIComponent(text);
      } catch {
        return text;
      }
    }
    function fingerprintOf({path: path, side: side, text: text = "", body: body, severity: severity}) {
      return {
        at: placeOf(path, side, text),
        says: digest([ severity, plain(body) ]),
        severity: severity
      };
    }
    function placeOf(path, side, text) {
      return digest([ path, side, plain((0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_1__.Ku)(text, 4e3)) ]);
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
    function digest(facts) {
      return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 16);
    }
    function plain(text) {
      return text.toLowerCase().replaceAll(/[\s*_`~]+/g, " ").trim();
    }
    function mendedMarker(head) {
      return `\x3c!-- remit:v1 mended head=${head} --\x3e`;
    }
    function isMendedMark(body) {
      return /^<!-- remit:v1 mended head=[0-9a-f]{40,64} -->/.test(body);
    }
    function keepNew(notes, said) {
      const kept = [];
      for (const note of notes) {
        const mark = fingerprintOf(note);
        const before = said.some(each => isSame(mark, note, each));
        const twice = kept.some(each => each.mark.at === mark.at && each.mark.says === mark.says && sameLines(each.note, note));
        if (!before && !twice) kept.push({
          note: note,
          mark: mark
        });
      }
      return kept.map(({note: note}) => note);
    }
    function sameLines(a, b) {
      return a.line === b.line && a.startLine === b.startLine;
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
    function saysAgain(note, said) {
      if (note.path !== said.path) return false;
      return fingerprintOf(note).says === said.says || overlap(note.body, said.body) >= ALIKE;
    }
    function overlap(a, b) {
      const [one, other] = [ wordsOf(a), wordsOf(b) ];
      const both = [ ...one ].filter(word => other.has(word)).length;
      return both / Math.max(1, Math.min(one.size, other.size));
    }
    function wordsOf(text) {
      const told = text.replaceAll(/<!--.*?-->|^(`{3,})suggestion\n[^]*?^\1$/gm, "");
      return new Set(told.toLowerCase().match(/[\p{L}\p{N}_]{4,}/gu));
    }
  },
  43011: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      twoJobs: () => twoJobs
    });
    var lib_log = __webpack_require__(97309);
    var validator = __webpack_require__(60207);
    var external_node_crypto_ = __webpack_require__(77598);
    var baseline = __webpack_require__(68379);
    const TEXT = {
      type: "string"
    };
    const COUNT = {
      type: "integer",
      minimum: 0
    };
    const DIGEST = {
      type: "string",
      pattern: "^sha256:[0-9a-f]{64}$"
    };
    const OID = {
      type: "string",
      pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$"
    };
    const KEY = {
      type: "string",
      pattern: "^[0-9a-f]{16}$"
    };
    const PIN = record({
      name: {
        type: "string",
        minLength: 1
      },
      sha: OID
    });
    const BLOB = record({
      mode: {
        type: "string",
        pattern: "^[0-7]{6}$"
      },
      oid: OID,
      size: COUNT
    });
    const REFUSED = {
      type: "array",
      items: record({
        path: TEXT,
        reason: TEXT
      })
    };
    const CALLOUTS = {
      type: "array",
      items: record({
        kind: {
          enum: [ "tests", "dependency", "script", "ci", "binary" ]
        },
        path: TEXT,
        detail: TEXT
      })
    };
    const FILE = record({
      path: {
        type: "string",
        minLength: 1
      },
      status: {
        enum: [ "added", "modified", "deleted", "renamed" ]
      },
      added: COUNT,
      removed: COUNT,
      binary: {
        type: "boolean"
      }
    }, {
      before: BLOB,
      after: BLOB
    });
    const FAULT = record({
      kind: {
        enum: [ "config", "auth", "quota", "model", "github", "git", "conflict", "unmerged", "sandbox", "internal" ]
      },
      message: TEXT
    }, {
      hint: TEXT
    });
    const END = {
      anyOf: [ record({
        kind: {
          const: "finished"
        },
        text: TEXT
      }, {
        fault: FAULT
      }), record({
        kind: {
          enum: [ "blocked", "stuck" ]
        },
        reason: TEXT
      }, {
        by: {
          enum: [ "hook" ]
        }
      }), record({
        kind: {
          const: "exhausted"
        },
        limit: {
          enum: [ "turns", "minutes", "tokens", "usd", "calls", "files", "lines", "disk" ]
        },
        text: TEXT
      }), record({
        kind: {
          const: "cancelled"
        }
      }), record({
        kind: {
          const: "failed"
        },
        fault: FAULT
      }) ]
    };
    const MERGE = record({
      head: OID,
      onto: PIN,
      fork: OID,
      commit: OID,
      conflicts: {
        type: "array",
        items: record({
          path: {
            type: "string",
            minLength: 1
          },
          kind: {
            enum: [ "markers", "binary", "deleted on branch", "deleted on base", "other" ]
          }
        })
      }
    });
    const PROPOSAL = record({
      version: {
        const: 1
      },
      key: KEY,
      base: PIN,
      target: record({
        branch: {
          type: "string",
          minLength: 1
        }
      }, {
        expect: OID,
        pull: COUNT
      }),
      files: {
        type: "array",
        items: FILE,
        maxItems: 1e3
      },
      refused: REFUSED,
      callouts: CALLOUTS,
      title: TEXT,
      message: TEXT,
      words: record({
        summary: TEXT
      }, {
        title: TEXT
      }),
      author: record({
        name: TEXT,
        email: TEXT
      }),
      time: COUNT,
      policy: DIGEST,
      commit: OID,
      digest: DIGEST
    }, {
      merge: MERGE
    });
    const NOTE = record({
      path: {
        type: "string",
        minLength: 1
      },
      line: {
        type: "integer",
        minimum: 1
      },
      side: {
        enum: [ "LEFT", "RIGHT" ]
      },
      severity: {
        enum: [ "critical", "high", "medium", "low" ]
      },
      body: TEXT
    }, {
      startLine: {
        type: "integer",
        minimum: 1
      },
      suggestion: TEXT,
      text: TEXT
    });
    const REVIEW = record({
      version: {
        const: 1
      },
      key: KEY,
      pull: COUNT,
      head: OID,
      summary: TEXT,
      notes: {
        type: "array",
        items: NOTE,
        maxItems: 50
      },
      aside: {
        type: "array",
        items: NOTE,
        maxItems: 1e3
      },
      quiet: {
        type: "boolean"
      }
    }, {
      partial: {
        const: true
      }
    });
    const OUTCOME = record({
      conclusion: {
        enum: "changed answered reviewed planned unchanged declined unverified blocked stuck exhausted cancelled failed".split(" ")
      },
      message: TEXT
    }, {
      fault: FAULT,
      withheld: REFUSED
    });
    const PACKED_SCHEMA = record({
      version: {
        const: 1
      },
      repository: TEXT,
      run: TEXT,
      key: KEY,
      policy: DIGEST,
      outcome: OUTCOME,
      contents: {
        type: "object",
        additionalProperties: TEXT
      },
      log: DIGEST,
      patch: DIGEST
    }, {
      change: record({
        proposal: PROPOSAL,
        end: END
      }, {
        unverified: TEXT
      }),
      review: record({
        plan: REVIEW,
        end: END
      })
    });
    function record(properties, optional = {}) {
      return {
        type: "object",
        properties: {
          ...properties,
          ...optional
        },
        required: Object.keys(properties),
        additionalProperties: false
      };
    }
    var ports = __webpack_require__(48076);
    const PACKED_FILES = {
      record: "proposal.json",
      log: "log.ndjson",
      patch: "work.patch"
    };
    const MAX_PACKED = 4 * baseline.SG;
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
      const files = [ [ PACKED_FILES.record, record ], [ PACKED_FILES.log, packing.log ] ];
      return {
        files: new Map([ ...files, [ PACKED_FILES.patch, patch ] ]),
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
      if (extra !== undefined) return fault(`It brings contents that no file of it has (${extra}).`);
      for (const oid of wanted) {
        const stored = Object.hasOwn(contents, oid) ? await git.store(Buffer.from(contents[oid] ?? "", "base64")) : undefined;
        if (stored !== oid) return fault(`The contents that should be ${oid} ${stored === undefined ? "are missing" : `are ${stored}`}.`);
      }
      const sizes = new Map([ ...wanted ].map(oid => [ oid, Buffer.byteLength(contents[oid] ?? "", "base64") ]));
      const wrong = change?.proposal.files.find(({after: after}) => after !== undefined && (sizes.get(after.oid) ?? after.size) !== after.size);
      return wrong === undefined ? undefined : fault(`The size of ${JSON.stringify(wrong.path)} is not that of its contents.`);
    }
    async function refusePatch({change: change}, patch, git) {
      if (change === undefined) return patch.length === 0 ? undefined : fault("It has a patch and nothing to publish.");
      const {proposal: proposal} = change;
      const diff = await git.diff(startOf(proposal), proposal.commit).catch(error => {
        if (error instanceof ports.XS) return "";
        throw error;
      });
      return Buffer.from(diff, "latin1").equals(patch) ? undefined : fault("Its patch does not show what it would publish.");
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
    function startOf({base: base, merge: merge}) {
      return merge?.commit ?? base.sha;
    }
    function newOids({files: files}) {
      return files.flatMap(({before: before, after: after}) => after === undefined || after.oid === before?.oid ? [] : [ after.oid ]);
    }
    function sha256(bytes) {
      return `sha256:${(0, external_node_crypto_.createHash)("sha256").update(bytes).digest("hex")}`;
    }
    const packed_proposal_validator = new validator.D(PACKED_SCHEMA, "2020-12", true);
    function parse(record) {
      let value;
      try {
        value = JSON.parse(record.toString("utf8"));
      } catch {
        return "Its record is not JSON.";
      }
      const {valid: valid, errors: errors} = packed_proposal_validator.validate(value);
      if (valid) return value;
      const last = errors.at(-1);
      return `Its record has another form than this version of Remit writes (${last?.instanceLocation ?? ""}: ${last?.error ?? ""}).`;
    }
    async function leaveProposal(world, {settings: settings, places: places}, {request: request, policy: policy}, {outcome: outcome, end: end, made: made, published: published}) {
      if (settings.job?.kind !== "propose" || outcome.conclusion === "declined") return {};
      const {repository: repository, runId: runId} = settings.github;
      const {publication: _, ...told} = outcome;
      const ended = end && (0, lib_log.dK)(end, world.secrets);
      const reviewed = published?.kind === "reviewed" ? published.reviewed : undefined;
      const review = reviewed?.kind === "proposed" && ended && {
        plan: reviewed.plan,
        end: ended
      };
      const change = made?.kind === "proposed" && ended && changeOf(made, ended);
      const log = Buffer.from(world.log.entries.map(entry => `${JSON.stringify(entry)}\n`).join(""));
      const said = {
        outcome: (0, lib_log.dK)(told, world.secrets),
        ...change && {
          change: change
        },
        ...review && {
          review: review
        },
        log: log
      };
      const about = {
        repository: repository,
        run: runId,
        key: request.key,
        policy: policy.source.digest
      };
      const packed = await packProposal({
        ...about,
        ...said
      }, world.git);
      const proposalPath = `${places.run}/proposal`;
      for (const [name, bytes] of packed.files) await world.files.write(`${proposalPath}/${name}`, bytes);
      return {
        proposalPath: proposalPath,
        proposalDigest: packed.digest
      };
    }
    function changeOf({proposal: proposal, unverified: unverified}, end) {
      return {
        proposal: proposal,
        end: end,
        ...unverified !== undefined && {
          unverified: unverified
        }
      };
    }
    var external_node_path_ = __webpack_require__(76760);
    var again = __webpack_require__(55444);
    var recheck = __webpack_require__(55087);
    var review = __webpack_require__(95130);
    var announce = __webpack_require__(66318);
    var faults = __webpack_require__(89896);
    var keeping = __webpack_require__(69950);
    var kept_keeper = __webpack_require__(72074);
    var lost = __webpack_require__(85718);
    var run_open = __webpack_require__(57337);
    var published_before = __webpack_require__(64403);
    var publishing = __webpack_require__(22441);
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
      const hint = "Ask again: the next run starts from how things are then.";
      return {
        kind: "moved",
        fault: {
          kind: "conflict",
          message: message,
          hint: hint
        }
      };
    }
    async function readPackedProposal(files, directory) {
      const root = await files.realPath(directory);
      try {
        const {entries: entries, undecodable: undecodable} = await files.list(root);
        const known = Object.values(PACKED_FILES);
        const strange = entries.find(({name: name, kind: kind}) => !known.includes(name) || kind !== "file");
        if (strange !== undefined) return directory_refused(`${JSON.stringify(strange.name)} (a ${strange.kind}) does not belong there.`);
        if (undecodable > 0) return directory_refused("It has files whose names are not UTF-8.");
        const read = new Map;
        for (const {name: name} of entries) {
          const path = external_node_path_.posix.join(root, name);
          const size = (await files.facts(path))?.size ?? 0;
          if (size > MAX_PACKED) return directory_refused(`${name} has ${size} bytes; at most ${MAX_PACKED} are read.`);
          read.set(name, await files.read(path));
        }
        return {
          kind: "read",
          files: read
        };
      } catch (error) {
        if ((0, ports.xU)(error) === undefined) throw error;
        return directory_refused(`It could not be read (${(0, ports.xU)(error)}).`);
      }
    }
    function directory_refused(why) {
      return {
        kind: "refused",
        fault: {
          kind: "conflict",
          message: `There is no proposal to publish in the directory that the input proposal names. ${why}`,
          hint: "Download the artifact of the proposing job there, and nothing else."
        }
      };
    }
    var events = __webpack_require__(31841);
    var comment = __webpack_require__(37023);
    var summary = __webpack_require__(52486);
    function restoreLog(desk, order, {admitted: gate, start: from}, bytes) {
      const entries = readEntries(bytes);
      const start = entries.findLastIndex(({event: event}) => event.type === "run.started");
      const started = entries[start]?.event;
      if (started?.type !== "run.started" || started.request.key !== gate.request.key) return false;
      const own = entries.flatMap((entry, index) => {
        if (LEFT_OUT.has(entry.event.type)) return [];
        return [ index === start ? {
          ...entry,
          event: {
            ...knownHere(started, order, gate),
            ...(0, announce.yv)(from)
          }
        } : entry ];
      });
      if (!canBeTold(own)) return false;
      for (const {event: event, agent: agent, at: at} of own) desk.log.append(event, agent, at);
      return true;
    }
    const LEFT_OUT = new Set([ "change.proposed", "change.diffed", "change.pushed", "change.published", "checks.seen", "review.posted", "run.kept", "plan.kept", "plan.unkept", "run.finished", "request.declined" ]);
    function knownHere(started, {settings: settings, runUrl: runUrl}, {request: request, policy: policy, limits: limits}) {
      const {approves: _, continues: __, answered: ___, ...rest} = started;
      const {runId: id, runAttempt: attempt, repository: repository} = settings.github;
      const run = {
        ...started.run,
        id: id,
        attempt: attempt,
        repository: repository,
        url: runUrl
      };
      return {
        ...rest,
        run: run,
        request: request,
        policy: policy.source,
        limits: limits
      };
    }
    function readEntries(bytes) {
      try {
        const entries = (0, lib_log.x6)(bytes.toString("utf8"));
        return entries.every(({at: at, agent: agent}) => Number.isFinite(at) && typeof agent === "string") ? entries : [];
      } catch {
        return [];
      }
    }
    function canBeTold(entries) {
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
      try {
        return (0, comment.w)(whole).length + (0, summary.B)(whole).length > 0;
      } catch {
        return false;
      }
    }
    async function openLater(desk, order, list) {
      const gate = await (0, run_open.X7)(desk, order, list);
      if (gate.kind === "turned away") return gate;
      const {admitted: admitted, start: start, features: features} = await (0, run_open.oO)(desk, order, gate, list, "after work");
      const received = await receive(desk, order).catch(error => second_job_refused((0, 
      faults.K)(error)));
      const restored = received.kind === "opened" && restoreLog(desk, order, {
        admitted: admitted,
        start: start
      }, received.log);
      if (!restored) (0, announce.iP)({
        ...desk,
        shell: {
          sandbox: "not needed",
          lacks: []
        }
      }, order, admitted, start);
      const report = (0, run_open.NL)(desk, order, admitted.request);
      const corrected = (0, lost.d)(desk, order, admitted.request);
      const keeper = (0, kept_keeper.z)(desk, order, admitted, undefined);
      return {
        kind: "open",
        run: {
          desk: desk,
          order: order,
          admitted: admitted,
          start: start,
          features: features,
          keeper: keeper,
          report: report,
          corrected: corrected,
          received: received
        }
      };
    }
    async function receive(desk, {settings: settings, places: places}) {
      const {job: job, github: github, runner: runner} = settings;
      if (job?.kind !== "publish") throw new Error("This job is not one that publishes.");
      const read = await readPackedProposal(desk.files, external_node_path_.posix.resolve(runner.workspace, job.proposal));
      if (read.kind === "refused") return read;
      const opened = openPackedProposal(read.files, {
        digest: job.digest,
        repository: github.repository,
        run: github.runId
      });
      const patch = read.files.get("work.patch");
      if (patch !== undefined && patch.length > 0) await (0, keeping._f)(desk, {
        places: places
      }, "work.patch", patch.toString("latin1"));
      return opened;
    }
    function second_job_refused(fault) {
      return {
        kind: "refused",
        fault: fault
      };
    }
    async function unpack(run) {
      const {desk: desk, order: order, admitted: gate, start: from, received: received} = run;
      if (from.kind === "nothing") return over((0, announce.BO)(desk, from.reason));
      if (from.kind === "over") return over(from.outcome);
      if (received.kind === "refused") return over(failed(received.fault));
      const {packed: packed, patch: patch} = received;
      const {request: request} = gate;
      const foreign = refuseForeign(packed, gate) ?? refuseClaim(packed, request);
      if (foreign !== undefined) return over(failed(foreign));
      if (request.base.sha !== request.trusted.sha) await desk.git.fetch(request.base.sha);
      const own = from.kind === "claimed" && await isOwnPush(desk, order, gate, packed);
      if (from.kind === "claimed" && !own) return over(failed((0, published_before._7)(request)));
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
      const fault = await refusePatch(packed, patch, desk.git);
      return fault === undefined ? unpackWords(packed, request) : over(failed(fault));
    }
    function over(outcome) {
      return {
        kind: "over",
        outcome: outcome
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
    async function unpackChange({desk: desk, admitted: admitted}, packed, {proposal: proposal, end: end, unverified: unverified}, patch) {
      const start = await startingPoint(admitted.request, proposal, desk.git);
      if (start.kind === "moved") return over(failed(start.fault));
      const misfit = await storeContents(packed, desk.git);
      if (misfit !== undefined) return over(failed(misfit));
      return {
        kind: "worked",
        end: end,
        made: {
          kind: "proposed",
          proposal: proposal,
          ...unverified !== undefined && {
            unverified: unverified
          }
        },
        unverified: unverified,
        as: {
          admitted: {
            ...admitted,
            request: start.request
          },
          objection: () => refusePatch(packed, patch, desk.git)
        }
      };
    }
    function unpackReview({desk: desk, admitted: admitted}, {plan: plan, end: end}) {
      const misfit = (0, review.HB)(plan, admitted.request);
      if (misfit !== undefined) return over(failed(misfit));
      const made = {
        kind: "review",
        plan: (0, review.km)(plan, desk.secrets.redact)
      };
      return {
        kind: "worked",
        end: end,
        made: made,
        unverified: undefined
      };
    }
    async function isOwnPush(desk, order, gate, {change: change}) {
      const {sha: sha} = gate.request.base;
      if (change === undefined || change.proposal.commit === sha) return change !== undefined;
      const [parent] = (await desk.git.inspect(sha)).parents;
      const judged = await (0, again._)(sha, (0, publishing.m9)(desk, order, gate));
      const contents = files => JSON.stringify(files.map(({path: path, after: after}) => [ path, after ]));
      const same = judged.kind === "stands" && contents(judged.files) === contents(change.proposal.files);
      return same && parent === change.proposal.base.sha;
    }
    function isVerified({change: change}) {
      return change?.unverified === undefined;
    }
    function refuseForeign({key: key, policy: judged}, {request: request, policy: policy}) {
      if (key !== request.key) {
        return {
          kind: "conflict",
          message: `The proposal answers another request: its key is ${key}, that of this event ${request.key}.`,
          hint: "Give the publishing step the same inputs as the proposing one: prompt, prompt-file, command, task, trigger-phrase."
        };
      }
      return judged === policy.source.digest ? undefined : (0, recheck.f)(judged, policy.source);
    }
    function refuseClaim({change: change, outcome: {conclusion: conclusion}}, {kind: kind}) {
      const bare = change === undefined && (conclusion === "changed" || conclusion === "unverified");
      if (!bare && (conclusion !== "planned" || kind === "plan")) return undefined;
      const message = `The proposal says that the request ended as ${conclusion}, and has nothing to show for it.`;
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
    function failed(fault) {
      return {
        conclusion: "failed",
        message: fault.message,
        fault: fault
      };
    }
    const twoJobs = {
      close: leaveProposal,
      open: openLater,
      unpack: unpack,
      fail: fail
    };
  }
};
