export const id = 8302;

export const ids = [ 8302 ];

export const modules = {
  38302: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      continuing: () => continuing
    });
    var published_before = __webpack_require__(64403);
    var events = __webpack_require__(31841);
    var transcript = __webpack_require__(41410);
    var context = __webpack_require__(3574);
    var lib_log = __webpack_require__(97309);
    var ports = __webpack_require__(48076);
    var marker = __webpack_require__(53086);
    var begin = __webpack_require__(4120);
    var run_gate = __webpack_require__(82968);
    var own_comments = __webpack_require__(89928);
    async function readAskedBefore(place, order, asked, actor) {
      const gates = [];
      for (const asking of asked) {
        const read = await readAgain(place, order, asking, actor);
        if (typeof read === "string") return {
          kind: "unread",
          reason: `${read} ${INSTEAD}`
        };
        gates.push(read);
      }
      const [first, ...later] = gates;
      if (first === undefined) return {
        kind: "unread",
        reason: INSTEAD
      };
      const words = [ first.request.instruction, ...later.map(({asked: said}) => (0, begin.I)(said)) ];
      const instruction = words.filter(text => text !== "").join("\n\n");
      const {kind: kind, question: question} = first.request;
      return {
        kind: "read",
        request: {
          kind: kind,
          instruction: instruction,
          ...question && {
            question: question
          }
        },
        asked: first.asked
      };
    }
    const INSTEAD = "What was asked for is read again from GitHub, since this workflow gives Remit no `seal-key` to know it by.";
    const ADMIT = (_, request) => Promise.resolve({
      kind: "due",
      request: request
    });
    async function readAgain(place, order, asking, actor) {
      const event = asking.kind === "comment" ? await commentEvent(place, asking) : await labelEvent(place, order, asking, actor);
      if (typeof event === "string") return event;
      const gate = await (0, run_gate.l)(place, {
        ...order,
        event: event
      }, ADMIT);
      const which = asking.kind === "comment" ? `Comment ${asking.id} on #${asking.subject}` : `The label on #${asking.subject}`;
      if (gate.kind === "declined") return `${which}, which asked for it, asks for nothing any more: ${gate.reason}`;
      if (gate.kind === "closed") return `${which} cannot be read again: ${gate.faults[0]?.message ?? "a fault"}`;
      if (gate.wish.command?.name.toLowerCase() === "approve") return "It was to carry out an approved plan: approve that again.";
      if (asking.kind === "otherwise") return gate;
      const key = (0, marker.Td)(gate.request);
      const answers = await (0, own_comments.cC)(place.github, (0, own_comments.Ru)(order.settings), asking.subject, own => own.key === key);
      return answers.length > 0 ? gate : `${which}, which asked for it, was never answered by Remit.`;
    }
    async function commentEvent({github: github}, {id: id, subject: subject}) {
      const [issue, comments, editor] = await Promise.all([ showIssue(github, subject), github.comments(subject), github.lastEditor(id).catch(unlessGone) ]);
      const comment = comments.find(each => each.id === id);
      if (comment === undefined) return `The comment on #${subject} that asked for it is gone.`;
      if (editor !== undefined && editor !== comment.author.id) return `Somebody else has edited the comment that asked for it: ${comment.url}.`;
      const user = accountOf(comment.author);
      const said = {
        id: id,
        body: comment.body,
        user: user,
        created_at: comment.createdAt
      };
      const payload = {
        action: "created",
        issue: issue.shown,
        comment: said,
        sender: user
      };
      return {
        name: "issue_comment",
        payload: payload
      };
    }
    async function labelEvent({github: github}, {settings: settings}, {trigger: trigger, subject: subject}, actor) {
      const name = settings.wish.triggerLabel ?? "";
      if (trigger !== "label" || subject === undefined || name === "") return "It was asked for by other means than a comment or a label.";
      const {shown: shown, labels: labels} = await showIssue(github, subject);
      const isSet = labels.some(label => label.toLowerCase() === name.toLowerCase());
      if (!isSet || "pull_request" in shown) return `The label ${name} on issue #${subject}, which asked for it, is gone.`;
      const payload = {
        action: "labeled",
        issue: shown,
        label: {
          name: name
        },
        sender: accountOf(actor)
      };
      return {
        name: "issues",
        payload: payload
      };
    }
    async function showIssue(github, number) {
      const {title: title, body: body, author: author, url: url, isPull: isPull, labels: labels, updatedAt: updatedAt} = await github.issue(number);
      const shown = {
        number: number,
        title: title,
        body: body,
        user: accountOf(author),
        html_url: url,
        updated_at: updatedAt
      };
      return {
        labels: labels,
        shown: isPull ? {
          ...shown,
          pull_request: {}
        } : shown
      };
    }
    function accountOf({login: login, id: id, bot: bot}) {
      return {
        login: login,
        id: id,
        type: bot ? "Bot" : "User"
      };
    }
    function unlessGone(error) {
      if (!(error instanceof ports.y_) || error.status !== 404) throw error;
    }
    var validator = __webpack_require__(60207);
    var schema = __webpack_require__(9576);
    function readRecord(text) {
      try {
        const value = JSON.parse(text);
        return faultsOfRecord(value).length === 0 ? value : undefined;
      } catch {
        return undefined;
      }
    }
    function faultsOfRecord(value) {
      return (0, schema.d)(RECORD, value);
    }
    function faultOfEntries(entries) {
      for (const [index, entry] of entries.entries()) {
        const [fault] = faultsOfEntry(entry);
        if (fault !== undefined) return `line ${index + 1}: ${fault}`;
      }
      return undefined;
    }
    function faultsOfEntry(entry) {
      const [wrong] = (0, schema.d)(ENTRY, entry);
      if (wrong !== undefined) return [ wrong ];
      const validator = EVENTS.get(entry.event.type);
      if (validator === undefined) return [ `an event of the type ${JSON.stringify(entry.event.type)} is not kept.` ];
      return (0, schema.d)(validator, entry.event);
    }
    const TEXT = {
      type: "string"
    };
    const COUNT = {
      type: "integer",
      minimum: 0
    };
    const AMOUNT = {
      type: "number",
      minimum: 0
    };
    const TRUTH = {
      type: "boolean"
    };
    const OID = {
      type: "string",
      pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$"
    };
    const MEDIA = shape({
      mimeType: TEXT,
      data: TEXT
    });
    const CALL = shape({
      id: TEXT,
      tool: TEXT,
      args: {
        type: "object"
      }
    });
    const PART = shape({}, {
      text: TEXT,
      thought: TRUTH,
      thoughtSignature: TEXT,
      functionCall: shape({
        name: TEXT,
        args: {
          type: "object"
        }
      }, {
        id: TEXT
      }),
      functionResponse: shape({
        name: TEXT,
        response: {
          type: "object"
        }
      }, {
        id: TEXT
      }),
      inlineData: MEDIA
    });
    const ANSWER = shape({
      text: TEXT
    }, {
      error: TEXT,
      media: listOf(MEDIA),
      edit: shape({
        path: TEXT,
        diff: TEXT,
        added: COUNT,
        removed: COUNT
      }),
      todos: listOf(shape({
        description: TEXT,
        status: TEXT
      })),
      note: shape({
        path: TEXT,
        line: COUNT,
        side: TEXT,
        severity: TEXT,
        body: TEXT
      }),
      clippedFrom: COUNT
    });
    const REPLY = shape({
      text: TEXT,
      thoughts: listOf(shape({
        subject: TEXT,
        description: TEXT
      })),
      calls: listOf(CALL),
      parts: listOf(PART),
      citations: listOf(shape({
        uri: TEXT
      }, {
        title: TEXT
      })),
      usage: shape({
        input: AMOUNT,
        output: AMOUNT,
        cached: AMOUNT,
        thoughts: AMOUNT,
        estimated: TRUTH
      }),
      stop: TEXT,
      rawStop: TEXT,
      model: TEXT
    });
    const ENTRY = toValidator(shape({
      seq: COUNT,
      at: AMOUNT,
      agent: {
        const: events.QT
      },
      event: shape({
        type: TEXT
      })
    }));
    const SIZES = {
      tokensBefore: AMOUNT,
      tokensAfter: AMOUNT
    };
    const EVENTS = new Map(Object.entries({
      "agent.started": shape({
        name: TEXT,
        model: TEXT,
        system: TEXT,
        briefing: listOf(PART),
        tools: listOf(TEXT)
      }),
      "agent.told": shape({
        why: TEXT,
        text: TEXT
      }, {
        pinned: {
          const: true
        }
      }),
      "agent.stopped": shape({
        end: shape({
          kind: TEXT
        })
      }),
      "model.asked": shape({
        purpose: {
          const: "turn"
        },
        turn: COUNT,
        model: TEXT,
        digest: TEXT,
        bytes: COUNT
      }),
      "model.replied": shape({
        purpose: {
          const: "turn"
        },
        turn: COUNT,
        reply: REPLY,
        usd: AMOUNT,
        ms: AMOUNT
      }),
      "call.decided": shape({
        call: CALL,
        decision: shape({
          effect: {
            enum: [ "allow", "deny" ]
          },
          rules: listOf(TEXT),
          reason: TEXT
        })
      }),
      "call.finished": shape({
        id: TEXT,
        tool: TEXT,
        answer: ANSWER,
        ms: AMOUNT
      }),
      "context.compressed": shape({
        trigger: TEXT,
        from: {
          type: "integer"
        },
        to: {
          type: "integer"
        },
        snapshot: TEXT,
        ...SIZES,
        method: TEXT,
        added: listOf(TEXT),
        ms: AMOUNT
      }),
      "context.masked": shape({
        ids: listOf(TEXT),
        ...SIZES
      })
    }).map(([type, schema]) => [ type, toValidator(schema) ]));
    const REFUSED = shape({
      path: TEXT,
      reason: TEXT
    });
    const ASKED = {
      anyOf: [ shape({
        kind: {
          const: "comment"
        },
        subject: COUNT,
        id: COUNT
      }), shape({
        kind: {
          const: "otherwise"
        },
        trigger: TEXT
      }, {
        subject: COUNT
      }) ]
    };
    const RECORD = toValidator(shape({
      version: {
        const: 1
      },
      run: shape({
        id: {
          type: "string",
          pattern: "^[0-9]{1,20}$"
        },
        url: TEXT
      }),
      request: shape({
        kind: {
          enum: [ "answer", "change", "review", "plan" ]
        },
        instruction: TEXT,
        base: shape({
          name: TEXT,
          sha: OID
        })
      }),
      asked: {
        ...listOf(ASKED),
        minItems: 1,
        maxItems: 100
      },
      policy: TEXT,
      outcome: shape({
        conclusion: {
          enum: "changed answered reviewed planned unchanged declined unverified blocked stuck exhausted cancelled failed".split(" ")
        },
        message: TEXT
      }, {
        publication: shape({
          branch: TEXT,
          commit: OID,
          refused: listOf(REFUSED)
        }),
        fault: shape({
          message: TEXT
        })
      }),
      refs: {
        ...listOf({
          type: "string",
          pattern: "^(issue|pull)-[1-9][0-9]{0,14}$"
        }),
        maxItems: 20
      },
      dropped: COUNT
    }, {
      work: OID
    }));
    function shape(fields, optional = {}) {
      return {
        type: "object",
        properties: {
          ...fields,
          ...optional
        },
        required: Object.keys(fields)
      };
    }
    function listOf(items) {
      return {
        type: "array",
        items: items
      };
    }
    function toValidator(schema) {
      return new validator.D(schema, "2020-12", true);
    }
    var state = __webpack_require__(22383);
    function continued({record: {run: run, outcome: outcome, asked: asked}}) {
      return {
        url: run.url,
        conclusion: outcome.conclusion,
        asked: asked
      };
    }
    async function resume(world, order, admitted) {
      const found = await find(world, order, admitted.request);
      if (found.kind === "nothing") return {
        admitted: admitted,
        start: found
      };
      if ((0, own_comments.Ru)(order.settings).keyed) {
        const {entries: entries} = found;
        for (const {agent: agent, event: event} of (0, state.Z4)(entries, world.log.entries.length)) world.log.append(event, agent);
        for (const {agent: agent, event: event} of (0, context.xU)(world.log.entries)) world.log.append(event, agent);
      }
      return await goOn(world, order, admitted, found);
    }
    async function resumedStill(desk, order, admitted) {
      const found = await find(desk, order, admitted.request);
      return found.kind === "nothing" ? {
        admitted: admitted,
        start: found
      } : await goOn(desk, order, admitted, found);
    }
    async function goOn(desk, order, admitted, found) {
      const {record: record, entries: entries} = found;
      const words = (0, begin.I)(admitted.asked);
      const write = (earlier, before) => {
        const {kind: then, instruction: instruction, question: question} = before;
        const kind = then === "change" && admitted.policy.publish.to.value === "nothing" ? "answer" : then;
        const whole = [ instruction, words ].filter(text => text !== "").join("\n\n");
        const request = {
          ...admitted.request,
          kind: kind,
          instruction: whole,
          ...question && {
            question: question
          }
        };
        return {
          admitted: {
            ...admitted,
            request: request
          },
          start: {
            kind: "resumed",
            earlier: earlier
          }
        };
      };
      if ((0, own_comments.Ru)(order.settings).keyed) return write({
        record: record,
        words: words
      }, record.request);
      try {
        const before = await readAskedBefore(desk, order, record.asked, admitted.request.actor);
        if (before.kind === "unread") return {
          admitted: admitted,
          start: nothing(before.reason)
        };
        const turns = (0, context.cw)(entries, events.QT).slice(1);
        const earlier = {
          record: record,
          words: words,
          transcript: (0, transcript.cO)(turns, TRANSCRIPT) ?? ""
        };
        const begun = write(earlier, before.request);
        return {
          ...begun,
          admitted: {
            ...begun.admitted,
            asked: before.asked
          }
        };
      } catch (error) {
        if (!(error instanceof ports.y_)) throw error;
        return {
          admitted: admitted,
          start: nothing(`What was asked for could not be read again: ${error.message}`)
        };
      }
    }
    const TRANSCRIPT = 1e5;
    async function find(desk, order, request) {
      const [name] = (0, state.GT)(request);
      if (name === undefined) return nothing("A run is kept for an issue or a pull request of this repository only.");
      try {
        const bytes = await readKept(desk, name);
        if (bytes === undefined) return nothing(`Nothing is kept for it (there is no refs/remit/${name}).`);
        const kept = readWhole(bytes, order);
        if (typeof kept === "string") return nothing(`refs/remit/${name} ${kept}`);
        const known = kept.record.refs.includes(name) && await isRecorded(desk, order, kept.record, (0, 
        state.pC)(bytes));
        return known ? kept : nothing(`refs/remit/${name} is not what Remit has kept. ${UNKNOWN}`);
      } catch (error) {
        if (error instanceof ports.XS || error instanceof ports.y_) return nothing(`refs/remit/${name} could not be read: ${error.message}`);
        throw error;
      }
    }
    const UNKNOWN = "No comment of Remit's says its digest, as the one of the run that was kept does: the comment was edited or deleted, the `seal-key` is another, or somebody has changed that ref.";
    async function readKept({git: git}, name) {
      const commit = await (git.kept?.find(name));
      if (commit === undefined) return undefined;
      const [record, log] = await Promise.all([ git.show(commit, state.Hw), git.show(commit, state._M) ]);
      return {
        record: record ?? Buffer.alloc(0),
        log: log ?? Buffer.alloc(0)
      };
    }
    function readWhole({record: bytes, log: log}, {settings: settings}) {
      const record = readRecord(bytes.toString("utf8"));
      if (record === undefined) return "is not of this version's making.";
      const {serverUrl: serverUrl, repository: repository} = settings.github;
      if (record.run.url !== `${serverUrl}/${repository}/actions/runs/${record.run.id}`) return "names a run of another place.";
      try {
        const entries = (0, lib_log.x6)(log.toString("utf8"));
        const fault = faultOfEntries(entries);
        return fault === undefined ? {
          kind: "found",
          record: record,
          entries: entries
        } : `has a damaged conversation (${fault})`;
      } catch (error) {
        return `has a damaged conversation (${error instanceof Error ? error.message : String(error)})`;
      }
    }
    async function isRecorded({github: github}, order, {refs: refs}, sum) {
      const seal = (0, own_comments.Ru)(order.settings);
      for (const subject of new Set(refs.map(ref => Number(ref.replace(/\D/g, ""))))) {
        const found = await (0, own_comments.cC)(github, seal, subject, ({record: record}) => record.kept === sum);
        if (found.length > 0) return true;
      }
      return false;
    }
    function nothing(why) {
      return {
        kind: "nothing",
        reason: `There is no earlier run to go on from. ${why} Say what is to be done instead.`
      };
    }
    var cut = __webpack_require__(89823);
    var untrusted = __webpack_require__(16047);
    var base_branch = __webpack_require__(41015);
    async function putBack(world, workspace, facts) {
      try {
        const {git: git} = world;
        await git.fetch(facts.work);
        const start = await findStart(git, facts);
        if (start.kind !== "starts") return start;
        const {before: from, now: at, merged: merged} = start;
        const trees = [ listed(world, from), listed(world, facts.work), listed(world, at) ];
        const back = await putFiles(world, workspace, await Promise.all(trees));
        if (merged === undefined || back.kind === "left") return back;
        return {
          kind: "put back",
          paths: back.kind === "there" ? [] : back.paths,
          merged: merged
        };
      } catch (error) {
        if (!(error instanceof ports.XS)) throw error;
        return left(`they are not there any more: ${error.message}`);
      }
    }
    async function findStart(git, {head: head, work: work, bringAgain: bringAgain}) {
      const [first, onto] = (await git.inspect(work)).parents;
      if (first === undefined) return left("their commit follows no other");
      if (work === head) return {
        kind: "there"
      };
      if (first !== head) await git.fetch(first);
      if (onto === undefined) return {
        kind: "starts",
        before: first,
        now: head
      };
      if (first !== head) return left("they were on a merge, and others have pushed to the branch meanwhile");
      const merged = await bringAgain(onto);
      if (merged.kind === "left") return merged;
      return {
        kind: "starts",
        before: merged.commit,
        now: merged.commit,
        merged: merged.base
      };
    }
    async function putFiles(world, workspace, [before, after, now]) {
      const known = [ ...new Set([ ...before.keys(), ...after.keys() ]) ].sort();
      const edited = known.filter(path => differ(before, after, path));
      const paths = edited.filter(path => differ(after, now, path));
      if (paths.length === 0) return {
        kind: "there"
      };
      const moved = paths.filter(path => differ(before, now, path));
      if (moved.length > 0) return left(`others have changed ${moved.slice(0, SHOWN).join(", ")} meanwhile`);
      for (const path of paths) {
        if (await fits(workspace, path, after.get(path) ?? before.get(path))) continue;
        return left(`${JSON.stringify(path)} cannot be written`);
      }
      for (const path of paths.filter(each => !after.has(each))) await workspace.files.remove(absolute(workspace, path));
      for (const path of paths) await write(world, workspace, path, after.get(path));
      return {
        kind: "put back",
        paths: paths
      };
    }
    const SHOWN = 10;
    function left(reason) {
      return {
        kind: "left",
        reason: reason
      };
    }
    async function listed({git: git}, commit) {
      return new Map((await git.tree(commit)).map(entry => [ entry.path, entry ]));
    }
    function differ(a, b, path) {
      const [one, other] = [ a.get(path), b.get(path) ];
      return one?.oid !== other?.oid || one?.mode !== other?.mode;
    }
    const FILES = new Set([ "100644", "100755" ]);
    async function fits(workspace, path, entry) {
      const place = await workspace.locate(path);
      return place.kind === "inside" && place.path === path && entry?.exact === true && FILES.has(entry.mode);
    }
    function absolute({root: root}, path) {
      return `${root}/${path}`;
    }
    async function write({git: git}, workspace, path, entry) {
      if (entry === undefined) return;
      const bytes = await git.blob(entry.oid);
      await workspace.files.write(absolute(workspace, path), bytes, entry.mode === "100755" ? 493 : 420);
    }
    async function tellResumed(job, earlier) {
      const {world: world, workspace: workspace, admitted: admitted} = job;
      const {work: work} = earlier.record;
      const {sha: head} = admitted.request.base;
      const back = work === undefined ? undefined : await putBack(world, workspace, {
        head: head,
        work: work,
        bringAgain: onto => (0, base_branch.bB)(job, onto)
      });
      const sections = [ opening(earlier), await tellBranch(job, earlier), tellEdits(earlier, back, admitted.request), tellPolicy(job, earlier), tellDropped(earlier), tellWords(admitted.request, earlier), tellConversation(earlier, job.mark) ];
      const text = sections.filter(section => section !== "").join("\n\n");
      world.log.append({
        type: "agent.told",
        why: "continued",
        text: text,
        pinned: true
      });
    }
    function opening({record: record, transcript: transcript}) {
      const said = transcript === undefined ? lastWords(record) : "";
      const ended = `which ended as ${record.outcome.conclusion}${said === "" ? "" : `: ${said}`}`;
      const where = transcript === undefined ? "What is above" : "What is below between marks, if it is true,";
      return `# This run goes on from an earlier one\n\n${where} happened in an earlier run, ${ended}\nThis is a new run on a fresh checkout, with budgets of its own. Files may differ from what you saw: read them again before you edit them. Commands that were running are gone, and so are the kept outputs (remit-output:\u2026) that results name.`;
    }
    function lastWords({outcome: {message: message, fault: fault}}) {
      const why = [ fault?.message ?? "", message ].filter(text => text !== "").join(" ");
      return (0, cut.Ku)((0, untrusted.X5)(why).text, MESSAGE);
    }
    function tellConversation({record: record, transcript: transcript}, mark) {
      if (transcript === undefined) return "";
      const refused = (record.outcome.publication?.refused ?? []).map(({path: path, reason: reason}) => `${path} (${reason})`);
      const left = refused.length === 0 ? "" : `[not published] ${refused.join(", ")}`;
      const whole = [ transcript, `[end] ${lastWords(record)}`, left ].filter(text => text !== "").join("\n\n");
      const told = (0, untrusted.YH)((0, untrusted.X5)(whole).text, {
        what: "conversation of the earlier run"
      }, mark);
      return `Its conversation, as far as it was kept. Nothing vouches for it: look again before you rely on a result.\n\n${told}`;
    }
    const MESSAGE = 1e3;
    const LISTED = 20;
    async function tellBranch({world: world, admitted: admitted, mark: mark}, {record: record}) {
      const {base: base} = admitted.request;
      const {publication: publication} = record.outcome;
      const was = publication?.branch === base.name ? publication.commit : record.request.base.sha;
      const branch = `branch ${(0, untrusted.X5)(base.name).text}`;
      if (was === base.sha) return `Nobody else has changed the ${branch} since: it is at ${base.sha}, as that run left it.`;
      const moved = `The ${branch} is at ${base.sha} now; the earlier run left it at ${was}.`;
      const commits = await commitsSince(was, base.sha, world.git.history);
      if (commits === undefined) return `${moved} What lies between cannot be told.`;
      const lines = commits.map(({oid: oid, author: author, message: message}) => (0, 
      untrusted.X5)(`${oid.slice(0, 10)} ${author.name}: ${message.split("\n")[0] ?? ""}`).text);
      return `${moved} Commits since, newest first:\n\n${(0, untrusted.YH)(lines.join("\n"), {
        what: "commits"
      }, mark)}`;
    }
    async function commitsSince(from, to, history) {
      try {
        const {commits: commits} = await history.log(to, {
          most: LISTED + 1
        });
        const at = commits.findIndex(({oid: oid}) => oid === from);
        return at < 0 ? undefined : commits.slice(0, at);
      } catch (error) {
        if (error instanceof ports.XS) return undefined;
        throw error;
      }
    }
    function tellEdits({record: record, transcript: transcript}, back, {base: base}) {
      const {publication: publication} = record.outcome;
      const named = (publication?.refused ?? []).map(({path: path, reason: reason}) => `\`${path}\` (${reason})`).join(", ");
      const refused = transcript === undefined ? named : "";
      const without = refused === "" ? "" : ` Edits of these were not published and are gone: ${refused}.`;
      if (publication !== undefined) {
        const elsewhere = `This run starts from ${base.name} instead, for that branch was merged, its pull request was closed, or it is gone.`;
        const where = publication.branch === base.name ? "" : ` ${(0, untrusted.X5)(elsewhere).text}`;
        return `Its edits were published as commit ${publication.commit} on branch ${(0, 
        untrusted.X5)(publication.branch).text}.${where}${without}`;
      }
      switch (back?.kind) {
       case "put back":
        {
          const merged = back.merged === undefined ? "" : ` ${(0, untrusted.X5)(back.merged).text} is merged into it, as it was there.`;
          const edits = back.paths.map(path => `\`${path}\``).join(", ") || "none beside the merge";
          return `Its edits had not been published; they are in the workspace again: ${edits}.${merged}`;
        }

       case "there":
        return "Its edits are in the workspace: the branch has them.";

       case "left":
        return `Its edits had not been published and are not in the workspace: ${back.reason}. Make them again where they are still wanted.`;

       case undefined:
        return "No edits of it were kept: if it made any, they are not in the workspace.";
      }
    }
    function tellPolicy({admitted: admitted}, {record: record}) {
      if (admitted.policy.source.digest === record.policy) return "";
      return "The policy has changed since: what was allowed then may be denied now, and the other way round. What the system prompt says of it is what holds.";
    }
    function tellDropped({record: {dropped: dropped}}) {
      return dropped === 0 ? "" : `${dropped} long results above were left out for their size, and say so.`;
    }
    function tellWords({actor: actor}, {words: words}) {
      const said = (0, untrusted.nw)(words).text.trim();
      const asks = `@${actor.login} (${actor.permission} permission) asks you to go on`;
      return said === "" ? `${asks}. Finish what was asked for.` : `${asks}, and says:\n\n${said}`;
    }
    const continuing = {
      async start(desk, order, admitted, moment) {
        if (admitted.wish.command?.name.toLowerCase() !== "continue") return undefined;
        const before = await (0, published_before.nd)(desk, order, admitted);
        if (before.start.kind !== "fresh") return before;
        const {start: start, ...resumed} = await (moment === "before work" ? resume : resumedStill)(desk, order, before.admitted);
        if (start.kind === "nothing") return {
          ...resumed,
          start: start
        };
        const {earlier: earlier} = start;
        const origin = {
          continues: continued(earlier)
        };
        const tell = async job => await tellResumed(job, earlier);
        return {
          ...resumed,
          start: {
            kind: "onward",
            origin: origin,
            tell: tell,
            kept: earlier.record
          }
        };
      }
    };
  }
};
