"use strict";

exports.id = 5628;

exports.ids = [ 5628 ];

exports.modules = {
  92015: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      P: () => nameOthers
    });
    function nameOthers({head: head, commits: commits, more: more}, names = "names") {
      const listed = commits.map(({oid: oid, author: author}) => oid.slice(0, 7) + (names === "names" ? ` (by "${author}")` : ""));
      const rest = more === 0 ? "" : ` and ${more} more`;
      return `The branch was at ${head.slice(0, 7)}. Somebody else seems to have pushed it: Remit's comments do not record ${listed.join(", ")}${rest}.`;
    }
  }),
  43574: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var requestOf = (function requestOf({request: request, policy: policy}) {
      const {kind: kind, trigger: trigger, subject: subject, base: base} = request;
      return {
        "remit.request.kind": kind,
        "remit.request.trigger": trigger,
        ...subject && {
          "remit.subject.kind": subject.kind,
          "remit.subject.number": subject.number
        },
        "remit.policy.digest": policy.digest,
        "vcs.ref.base.revision": base.sha
      };
    });
    var measure = (function measure(entries, all) {
      const meter = new Meter(entries, all);
      for (const entry of entries) meter.take(entry);
      return meter.measurements;
    });
    var lineOf = (function lineOf(agent, {purpose: purpose}) {
      return `${agent} ${purpose}`;
    });
    __webpack_require__.d(__webpack_exports__, {
      telemetryOf: () => telemetryOf
    });
    var events = __webpack_require__(58223);
    var run_state = __webpack_require__(17374);
    var records = __webpack_require__(6786);
    var totals = __webpack_require__(46968);
    var cut = __webpack_require__(24192);
    var parts = __webpack_require__(23782);
    const PROVIDER = {
      "gen_ai.provider.name": "gcp.gen_ai"
    };
    const GENERATE = {
      "gen_ai.operation.name": "generate_content"
    };
    function agentTools(entries) {
      return new Set(entries.flatMap(({event: event}) => event.type === "agent.started" ? event.tools : []));
    }
    function knownToolName(name, known) {
      return known.has(name) ? name : "unknown";
    }
    function usageOf({usage: usage, stop: stop, model: model}) {
      return {
        "gen_ai.response.model": model,
        "gen_ai.response.finish_reasons": [ stop ],
        "gen_ai.usage.input_tokens": usage.input,
        "gen_ai.usage.output_tokens": usage.output,
        "gen_ai.usage.cache_read.input_tokens": usage.cached,
        "gen_ai.usage.reasoning.output_tokens": usage.thoughts
      };
    }
    function publicationOf(event) {
      if (event.type !== "change.published") return {
        "remit.publication.kind": "review"
      };
      const {commit: commit, files: files, refused: refused, pull: pull} = event.publication;
      return {
        "remit.publication.kind": "change",
        "vcs.ref.head.revision": commit,
        "remit.publication.files": files.length,
        "remit.publication.refused": refused.length,
        ...pull && {
          "vcs.change.id": String(pull.number)
        }
      };
    }
    const LONGEST = 32768;
    function taskContent({system: system, briefing: briefing}) {
      return {
        "gen_ai.system_instructions": json([ {
          type: "text",
          content: system
        } ]),
        "gen_ai.input.messages": json([ messageOf({
          role: "user",
          parts: briefing
        }) ])
      };
    }
    function replyContent({parts: parts, stop: stop}) {
      const visible = parts.filter(({thought: thought}) => thought !== true);
      const message = {
        ...messageOf({
          role: "model",
          parts: visible
        }),
        finish_reason: stop
      };
      return {
        "gen_ai.output.messages": json([ message ])
      };
    }
    function argumentContent(args) {
      return {
        "gen_ai.tool.call.arguments": json(args)
      };
    }
    function resultContent(text) {
      return {
        "gen_ai.tool.call.result": (0, cut.Ku)(text, LONGEST)
      };
    }
    function messageOf({role: role, parts: parts}) {
      return {
        role: role === "model" ? "assistant" : role,
        parts: parts.flatMap(partOf)
      };
    }
    function partOf({text: text, functionCall: functionCall}) {
      if (functionCall !== undefined) {
        const {id: id, name: name, args: args} = functionCall;
        return [ {
          type: "tool_call",
          ...(0, parts.gI)({
            id: id
          }),
          name: name,
          arguments: args
        } ];
      }
      return text === undefined ? [] : [ {
        type: "text",
        content: text
      } ];
    }
    function json(value) {
      return (0, cut.Ku)(JSON.stringify(value) ?? "", LONGEST);
    }
    var seal = __webpack_require__(75423);
    function spansOf(entries, trace, content) {
      const tracer = new Tracer(entries, trace, content);
      for (const entry of entries) tracer.take(entry);
      return tracer.end();
    }
    class Tracer {
      entries;
      trace;
      content;
      spans=[];
      actors=new Map;
      tools;
      root;
      last;
      worked;
      constructor(entries, trace, content) {
        [this.entries, this.trace, this.content] = [ entries, trace, content ];
        this.tools = agentTools(entries);
        this.last = entries.at(-1)?.at ?? 0;
        const start = entries[0]?.at ?? 0;
        this.worked = start;
        this.root = {
          id: trace.span,
          parent: trace.parent,
          name: "run",
          kind: "internal",
          start: start,
          attributes: {}
        };
      }
      take(entry) {
        const {at: at, agent: agent, event: event} = entry;
        switch (event.type) {
         case "agent.started":
          return this.startAgent(entry, event);

         case "agent.stopped":
          if (agent === events.QT) this.worked = at;
          return this.stopAgent(agent, at, event.end.kind);

         case "model.asked":
          return this.ask(entry, event);

         case "model.retried":
          return this.drop(agent, event);

         case "model.replied":
          return this.answer(entry, event, {
            ...usageOf(event.reply),
            "remit.cost.usd": event.usd
          }, undefined);

         case "model.failed":
          return this.answer(entry, event, {}, event.cause ?? event.fault.kind);

         case "call.decided":
          return this.decide(entry, event);

         case "call.finished":
          return this.finishCall(entry, event);

         case "context.compressed":
          return this.compress(entry, event);

         case "verify.finished":
          return this.verify(entry, event);

         case "change.published":
         case "review.posted":
          return this.publish(entry);

         case "run.finished":
          return this.finish(event.outcome, at);

         default:
          return;
        }
      }
      end() {
        for (const agent of [ ...this.actors.keys() ].toReversed()) this.stopAgent(agent, this.last, "cut_off");
        if (!this.spans.some(({id: id}) => id === this.root.id)) this.close(this.root, this.last, "cut_off");
        return this.spans;
      }
      startAgent({seq: seq, at: at, agent: agent}, event) {
        const name = event.definition ?? events.QT;
        const above = this.actors.get(agent.slice(0, Math.max(0, agent.lastIndexOf("/"))));
        const span = this.open(seq, at, `invoke_agent ${name}`, this.callerIn(above), {
          ...PROVIDER,
          "gen_ai.operation.name": "invoke_agent",
          "gen_ai.agent.name": name,
          "gen_ai.request.model": event.model,
          ...this.content && taskContent(event)
        });
        this.stopAgent(agent, at, "cut_off");
        this.actors.set(agent, {
          span: span,
          turn: undefined,
          requests: [],
          calls: new Map,
          compressing: []
        });
      }
      callerIn(above) {
        const [call, ...others] = [ ...above?.calls.values() ?? [] ].filter(({tool: tool}) => tool === "invoke_agent");
        return call !== undefined && others.length === 0 ? call.id : this.placeIn(above);
      }
      placeIn(actor) {
        return (actor?.turn ?? actor?.span ?? this.root).id;
      }
      stopAgent(agent, at, how) {
        const actor = this.actors.get(agent);
        if (actor === undefined) return;
        for (const open of [ ...actor.calls.values(), ...actor.requests ]) this.close(open, at, "cut_off");
        this.endTurn(actor);
        actor.span.attributes = {
          ...actor.span.attributes,
          "remit.agent.end": how
        };
        this.close(actor.span, at, how === "finished" ? undefined : how);
        this.actors.delete(agent);
      }
      endTurn({turn: turn}) {
        if (turn !== undefined) this.close(turn, turn.last, undefined);
      }
      ask({seq: seq, at: at, agent: agent}, event) {
        const actor = this.actors.get(agent);
        const {purpose: purpose, turn: number, model: model} = event;
        const again = actor?.requests.find(each => each.purpose === purpose && each.dropped);
        if (again !== undefined) return void (again.dropped = false);
        if (purpose === "turn" && actor !== undefined && actor.turn?.number !== number) {
          this.endTurn(actor);
          const attributes = {
            "remit.turn": number
          };
          actor.turn = {
            ...this.open(`turn ${seq}`, at, "turn", actor.span.id, attributes),
            number: number,
            last: at
          };
        }
        const parent = OF_A_TURN.has(purpose) ? this.placeIn(actor) : (actor?.span ?? this.root).id;
        const about = {
          ...PROVIDER,
          ...GENERATE,
          "gen_ai.request.model": model,
          "remit.request.purpose": purpose
        };
        const open = this.open(seq, at, `generate_content ${model}`, parent, about, "client");
        actor?.requests.push({
          ...open,
          purpose: purpose,
          attempts: 1,
          dropped: false
        });
      }
      drop(agent, {purpose: purpose}) {
        const request = this.actors.get(agent)?.requests.find(each => each.purpose === purpose);
        if (request === undefined) return;
        request.dropped = true;
        request.attempts++;
      }
      answer({at: at, agent: agent}, event, outcome, error) {
        const actor = this.actors.get(agent);
        const index = actor?.requests.findIndex(({purpose: purpose}) => purpose === event.purpose) ?? -1;
        const [request] = index < 0 ? [] : actor?.requests.splice(index, 1) ?? [];
        if (actor === undefined || request === undefined) return;
        if (actor.turn !== undefined && OF_A_TURN.has(event.purpose)) actor.turn.last = at;
        const content = this.content && event.type === "model.replied" ? replyContent(event.reply) : {};
        request.attributes = {
          ...request.attributes,
          ...outcome,
          "remit.request.attempts": request.attempts,
          ...content
        };
        if (request.purpose === "compress" || request.purpose === "verify_summary") actor.compressing.push(this.spans.length);
        this.close(request, at, error);
      }
      decide({seq: seq, at: at, agent: agent}, event) {
        const actor = this.actors.get(agent);
        const {id: id, tool: called, args: args} = event.call;
        const tool = knownToolName(called, this.tools);
        const about = {
          "gen_ai.operation.name": "execute_tool",
          "gen_ai.tool.name": tool,
          "remit.policy.effect": event.decision.effect,
          "remit.policy.rules": event.decision.rules,
          ...this.content && argumentContent(args)
        };
        const open = this.open(seq, at, `execute_tool ${tool}`, this.placeIn(actor), about);
        actor?.calls.set(id, {
          ...open,
          tool: called
        });
      }
      finishCall({at: at, agent: agent}, event) {
        const actor = this.actors.get(agent);
        const call = actor?.calls.get(event.id);
        if (actor === undefined || call === undefined) return;
        actor.calls.delete(event.id);
        if (actor.turn !== undefined) actor.turn.last = at;
        if (this.content) call.attributes = {
          ...call.attributes,
          ...resultContent(event.answer.text)
        };
        call.start = Math.max(call.start, at - event.ms);
        this.close(call, at, event.answer.error);
      }
      compress({seq: seq, at: at, agent: agent}, event) {
        const actor = this.actors.get(agent);
        const open = this.open(seq, at - event.ms, "compression", (actor?.span ?? this.root).id, {
          "remit.compression.trigger": event.trigger,
          "remit.compression.method": event.method,
          "remit.compression.tokens_before": event.tokensBefore,
          "remit.compression.tokens_after": event.tokensAfter
        });
        for (const index of actor?.compressing.splice(0) ?? []) {
          const span = this.spans[index];
          if (span !== undefined) this.spans[index] = {
            ...span,
            parent: open.id
          };
        }
        this.close(open, at, event.failed === undefined ? undefined : "no_summary");
      }
      verify({seq: seq, at: at}, event) {
        this.worked = at;
        const all = event.results.reduce((sum, {ms: ms}) => sum + ms, 0);
        const about = {
          "remit.verification.attempt": event.attempt,
          "remit.verification.commands": event.results.length
        };
        const open = this.open(seq, at - all, "verification", this.placeIn(this.actors.get(events.QT)), about);
        this.close(open, at, event.ok ? undefined : "failed");
      }
      publish({seq: seq, at: at, event: event}) {
        const open = this.open(seq, this.worked, "publication", this.root.id, publicationOf(event));
        this.close(open, at, undefined);
      }
      finish(outcome, at) {
        const [first] = this.entries;
        for (const agent of [ ...this.actors.keys() ].toReversed()) this.stopAgent(agent, at, "cut_off");
        const {turns: turns, tokens: tokens, usd: usd, denials: denials} = (0, totals.g)(this.entries);
        this.root.attributes = {
          ...first?.event.type === "run.started" && requestOf(first.event),
          "remit.conclusion": outcome.conclusion,
          "remit.turns": turns,
          "gen_ai.usage.input_tokens": tokens.input,
          "gen_ai.usage.output_tokens": tokens.output,
          "remit.cost.usd": Number(usd.toFixed(6)),
          "remit.denials": (0, totals.v)(denials)
        };
        const failed = !(0, records.gq)(outcome.conclusion);
        this.close(this.root, at, failed ? outcome.fault?.kind ?? outcome.conclusion : undefined);
      }
      open(key, start, name, parent, attributes, kind = "internal") {
        const id = (0, seal.ol)(`${this.trace.id} ${this.trace.span} ${key}`).slice(0, 16);
        return {
          id: id,
          parent: parent,
          name: name,
          kind: kind,
          start: start,
          attributes: attributes
        };
      }
      close({id: id, parent: parent, name: name, kind: kind, start: start, attributes: attributes}, end, error) {
        const about = error === undefined ? attributes : {
          ...attributes,
          "error.type": error
        };
        const span = {
          id: id,
          name: name,
          kind: kind,
          start: Math.min(start, end),
          end: end,
          attributes: about
        };
        this.spans.push({
          ...span,
          ...(0, parts.gI)({
            parent: parent,
            error: error
          })
        });
      }
    }
    const OF_A_TURN = new Set([ "turn", "correct_edit", "search" ]);
    function telemetryOf(entries, {content: content, since: since = 0}) {
      const own = (0, run_state.xK)(entries);
      const [first] = own;
      if (first?.event.type !== "run.started") return undefined;
      const {run: run} = first.event;
      const trace = traceOf(run, first.at);
      const spans = spansOf(own, trace, content).filter(({end: end, id: id}) => id === trace.span ? first.at >= since : end >= since);
      const recent = own.filter(({at: at}) => at >= since);
      return {
        trace: trace.id,
        resource: resourceOf(run),
        spans: trace.sampled ? spans.map(span => ({
          ...span,
          start: Math.max(span.start, since)
        })) : [],
        instruments: INSTRUMENTS,
        measurements: measure(recent, own),
        start: Math.max(first.at, since),
        end: own.at(-1)?.at ?? first.at
      };
    }
    function traceOf({trace: trace, repository: repository, id: id, attempt: attempt}, at) {
      if (trace !== undefined) return trace;
      const digest = (0, seal.ol)(JSON.stringify([ repository, id, attempt, at ]));
      return {
        id: digest.slice(0, 32),
        span: digest.slice(32, 48),
        sampled: true
      };
    }
    function resourceOf({id: id, attempt: attempt, repository: repository, url: url, version: version}) {
      const [owner = "", name = ""] = repository.split("/");
      return {
        "service.name": "remit",
        "service.version": version,
        "cicd.pipeline.run.id": id,
        "cicd.pipeline.run.url.full": url,
        "vcs.owner.name": owner,
        "vcs.repository.name": name,
        "remit.run.attempt": attempt
      };
    }
    const SECONDS = [ .01, .02, .04, .08, .16, .32, .64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92 ];
    const TOKENS = Array.from({
      length: 14
    }, (_, index) => 4 ** index);
    const MINUTES = [ 1, 5, 10, 30, 60, 120, 300, 600, 900, 1200, 1800, 3600 ];
    const INSTRUMENTS = [ histogram("gen_ai.client.token.usage", "{token}", "Tokens of a model request, dropped attempts included.", TOKENS), histogram("gen_ai.client.operation.duration", "s", "Time of a model request, its retries included.", SECONDS), histogram("gen_ai.execute_tool.duration", "s", "Time of a tool call.", SECONDS), histogram("gen_ai.invoke_agent.duration", "s", "Time of an agent.", MINUTES), histogram("remit.run.duration", "s", "Time of a run.", MINUTES), counter("remit.cost", "{USD}", "US dollars paid to the model, an estimate by the price table."), counter("remit.denials", "{call}", "Tool calls that the policy denied."), counter("remit.compressions", "{compression}", "Histories that a summary took the place of.") ];
    function histogram(name, unit, description, bounds) {
      return {
        name: name,
        kind: "histogram",
        unit: unit,
        description: description,
        bounds: bounds
      };
    }
    function counter(name, unit, description) {
      return {
        name: name,
        kind: "counter",
        unit: unit,
        description: description
      };
    }
    class Meter {
      measurements=[];
      tools;
      first;
      asked=new Map;
      agents=new Map;
      constructor(entries, all) {
        this.tools = agentTools(all);
        [this.first] = entries;
        for (const {at: at, agent: agent, event: event} of all) {
          if (event.type === "agent.started") this.agents.set(agent, {
            at: at,
            name: event.definition ?? events.QT
          });
        }
      }
      take(entry) {
        const {at: at, agent: agent, event: event} = entry;
        this.pay(entry);
        switch (event.type) {
         case "model.asked":
          return void this.asked.set(lineOf(agent, event), {
            at: at,
            model: event.model
          });

         case "model.replied":
          return this.add("gen_ai.client.operation.duration", event.ms / 1e3, {
            ...this.request(entry),
            "gen_ai.response.model": event.reply.model
          });

         case "model.failed":
          {
            const ms = at - (this.asked.get(lineOf(agent, event))?.at ?? at);
            const error = {
              "error.type": event.cause ?? event.fault.kind
            };
            return this.add("gen_ai.client.operation.duration", ms / 1e3, {
              ...this.request(entry),
              ...error
            });
          }

         case "call.decided":
          return event.decision.effect === "deny" ? this.deny(event) : undefined;

         case "call.finished":
          return this.finishCall(event);

         case "agent.stopped":
          return this.stopAgent(at, agent, event.end.kind);

         case "context.compressed":
          return this.add("remit.compressions", 1, {
            "remit.compression.method": event.method
          });

         case "run.finished":
          return this.finish(event, at);

         default:
          return;
        }
      }
      add(name, value, attributes) {
        this.measurements.push({
          name: name,
          value: Math.max(0, value),
          attributes: attributes
        });
      }
      request({agent: agent, event: event}) {
        const model = "purpose" in event ? this.asked.get(lineOf(agent, event))?.model : undefined;
        return {
          ...PROVIDER,
          ...GENERATE,
          ...(0, parts.gI)({
            "gen_ai.request.model": model
          })
        };
      }
      pay(entry) {
        const cost = (0, events.fM)(entry.event);
        if (cost === undefined || !("purpose" in entry.event)) return;
        const about = this.request(entry);
        this.add("gen_ai.client.token.usage", cost.usage.input, {
          ...about,
          "gen_ai.token.type": "input"
        });
        this.add("gen_ai.client.token.usage", cost.usage.output, {
          ...about,
          "gen_ai.token.type": "output"
        });
        this.add("remit.cost", cost.usd, {
          ...about,
          "remit.request.purpose": entry.event.purpose
        });
      }
      deny({call: call, decision: decision}) {
        const tool = knownToolName(call.tool, this.tools);
        this.add("remit.denials", 1, {
          "gen_ai.tool.name": tool,
          "remit.policy.rules": decision.rules
        });
      }
      finishCall({tool: tool, answer: answer, ms: ms}) {
        const error = (0, parts.gI)({
          "error.type": answer.error
        });
        const about = {
          "gen_ai.tool.name": knownToolName(tool, this.tools),
          ...error
        };
        this.add("gen_ai.execute_tool.duration", ms / 1e3, about);
      }
      stopAgent(at, agent, end) {
        const known = this.agents.get(agent);
        if (known === undefined) return;
        const about = {
          "gen_ai.agent.name": known.name,
          "remit.agent.end": end
        };
        this.add("gen_ai.invoke_agent.duration", (at - known.at) / 1e3, about);
      }
      finish({outcome: outcome}, at) {
        if (this.first?.event.type !== "run.started") return;
        const about = {
          "remit.conclusion": outcome.conclusion,
          "remit.request.kind": this.first.event.request.kind
        };
        this.add("remit.run.duration", (at - this.first.at) / 1e3, about);
      }
    }
  })
};


