export const id = 4636;

export const ids = [ 4636 ];

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
  64636: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      review: () => feature_review
    });
    var cut = __webpack_require__(89823);
    var ports = __webpack_require__(48076);
    var untrusted = __webpack_require__(16047);
    async function tellBefore(job, before) {
      if (before.head === undefined) return "";
      const sections = [ "# Your earlier reviews of this pull request", await tellChanges(job, before.head) ];
      const said = listSaid(before.said);
      if (said !== "") {
        sections.push(SAID, (0, untrusted.YH)(said, {
          what: "earlier comments of yours"
        }, job.mark));
      }
      return sections.join("\n\n");
    }
    const SAID = `What you said then, posted as comments. It is not to be said again, in whatever words, with two exceptions. A comment whose lines have changed since counts as mended unless you say it again where the fault stands now. One that is marked as mended is to be said again if the fault is back. People have decided what is settled:`;
    async function tellChanges({world: world, admitted: admitted, mark: mark}, last) {
      const {sha: head} = admitted.request.base;
      if (last === head) return `The last one was of ${last}, and nothing has changed since.`;
      const files = await changedSince(world, last, head);
      const opening = `The last one was of commit ${last}; the head is ${head} now.`;
      if (files === undefined) return `${opening} What lies between cannot be told: the history has been rewritten.`;
      const list = files.slice(0, MOST_FILES).map(({path: path, added: added, removed: removed}) => `${path} +${added} -${removed}`);
      const more = files.length > MOST_FILES ? [ `\u2026 ${files.length - MOST_FILES} more files` ] : [];
      const told = (0, untrusted.YH)((0, untrusted.X5)([ ...list, ...more ].join("\n")).text, {
        what: "files changed since"
      }, mark);
      return `${opening} Review what is new. These files differ between the two:\n\n${told}`;
    }
    const MOST_FILES = 100;
    async function changedSince({git: git}, from, to) {
      try {
        await git.fetch(from);
        return await git.stat(from, to);
      } catch (error) {
        if (error instanceof ports.XS) return undefined;
        throw error;
      }
    }
    function listSaid(said) {
      const comments = said.filter(({path: path, standing: standing}) => path !== "" && standing !== "hidden");
      const shown = comments.slice(-MOST_SAID).map(({path: path, line: line, standing: standing, body: body}) => {
        const text = (0, cut.Ku)((0, untrusted.nw)(body).text.trim().replaceAll("\n", "\n  "), SAID_CHARACTERS);
        return `- ${path}${line === undefined ? " (lines gone)" : `:${line}`}${TOLD.has(standing) ? `, ${standing}` : ""}: ${text}`;
      });
      const more = comments.length > MOST_SAID ? [ `(${comments.length - MOST_SAID} earlier ones are not shown)` ] : [];
      return [ ...shown, ...more ].join("\n");
    }
    const TOLD = new Set([ "settled", "mended" ]);
    const MOST_SAID = 60;
    const SAID_CHARACTERS = 400;
    var events = __webpack_require__(31841);
    var change_review = __webpack_require__(95130);
    async function tellMended(plan, {said: said}, facts) {
      const notes = [ ...plan.notes, ...plan.aside ];
      const told = [];
      for (const each of plan.partial === true ? [] : said) {
        if (!isUnanswered(each) || notes.some(note => (0, change_review.RP)(note, each))) continue;
        if (each.thread === undefined || !await areGone(each, plan.head, facts)) continue;
        if (await tell(each.thread, plan, facts)) told.push(each);
      }
      const known = told.length > 0 || said.some(({standing: standing}) => standing === "mended");
      const open = said.some(each => isUnanswered(each) && !told.includes(each));
      return {
        fresh: told.length,
        all: known && !open && (0, change_review.Sb)(notes, said).length === 0
      };
    }
    function isUnanswered({standing: standing}) {
      return standing === "open" || standing === "hidden";
    }
    async function areGone(said, head, {git: git, redact: redact}) {
      const {path: path, at: at, thread: thread} = said;
      if (thread === undefined || thread.side === "LEFT") return false;
      try {
        await git.fetch(head);
        const bytes = await git.show(head, path);
        if (bytes === undefined) return true;
        if (bytes.length > MOST_BYTES) return false;
        const lines = redact(bytes.toString("utf8")).split("\n");
        const isHere = (_, first) => (0, change_review.$t)(path, thread.side, lines.slice(first, first + thread.lines).join("\n")) === at;
        return !lines.some(isHere);
      } catch (error) {
        if (error instanceof ports.XS) return false;
        throw error;
      }
    }
    const MOST_BYTES = 1024 * 1024;
    async function tell(thread, plan, facts) {
      const {github: github, words: words} = facts;
      try {
        await github.replyInThread(plan.pull, thread.first, `${(0, change_review.k4)(plan.head)}\n${words(plan.head)}`);
      } catch (error) {
        if (error instanceof ports.y_) return false;
        throw error;
      }
      if (thread.resolved) return true;
      await github.resolveThread(thread.id).catch(error => {
        if (!(error instanceof ports.y_)) throw error;
      });
      return true;
    }
    function backAgain(notes, {said: said}) {
      const mended = said.filter(({standing: standing}) => standing === "mended");
      return new Set(notes.filter(note => mended.some(each => (0, change_review.RP)(note, each))));
    }
    async function readBefore(pull, key, github) {
      const [self, reviews, threads] = await Promise.all([ github.self(), github.reviews(pull), github.reviewThreads(pull) ]);
      const ours = reviews.filter(({author: author, state: state}) => isSelf(author, self) && state !== "pending");
      const marked = ours.flatMap(review => {
        const mark = (0, change_review.UD)(review.body);
        return mark === undefined ? [] : [ {
          review: review,
          mark: mark
        } ];
      });
      const own = marked.find(({mark: mark}) => mark.key === key)?.review;
      const head = marked.at(-1)?.mark.head;
      const inBodies = marked.flatMap(({review: {body: body}}) => (0, change_review.R8)(body).map(mark => ({
        ...mark,
        path: "",
        body: "",
        standing: "open"
      })));
      const begun = threads.filter(({comments: [first]}) => first !== undefined && isSelf(first.author, self));
      return {
        said: [ ...await readAtLines(pull, begun, self, github), ...inBodies ],
        ...head === undefined ? {} : {
          head: head
        },
        ...own === undefined ? {} : {
          own: own
        }
      };
    }
    async function readAtLines(pull, threads, self, github) {
      const standings = await readStandings(pull, threads, github);
      return threads.flatMap(({path: path, line: line, comments: comments, resolvedBy: resolvedBy, ...thread}) => {
        const [{id: id, body: body} = {
          id: 0,
          body: ""
        }] = comments;
        const mended = comments.some(each => isSelf(each.author, self) && (0, change_review.v7)(each.body));
        const standing = mended ? "mended" : standings.get(resolvedBy?.login ?? "") ?? "open";
        const at = {
          path: path,
          ...line === undefined ? {} : {
            line: line
          },
          body: body,
          standing: standing,
          thread: {
            ...thread,
            first: id
          }
        };
        return (0, change_review.R8)(body).map(mark => ({
          ...mark,
          ...at
        }));
      });
    }
    async function readStandings(pull, threads, github) {
      const logins = new Set(threads.flatMap(({resolvedBy: resolvedBy}) => resolvedBy?.login ?? []));
      if (logins.size === 0) return new Map;
      const {author: author} = await github.pull(pull);
      return new Map(await Promise.all(Array.from(logins, async login => {
        if (!DECIDING.has(await github.permission(login))) return [ login, "hidden" ];
        return [ login, login.toLowerCase() === author.login.toLowerCase() ? "open" : "settled" ];
      })));
    }
    const DECIDING = new Set([ "write", "maintain", "admin" ]);
    function isSelf(author, self) {
      return author.login.toLowerCase() === self.login.toLowerCase() && (author.id === 0 || author.id === self.id);
    }
    async function postReview(plan, facts) {
      const {github: github} = facts;
      const [before, now] = await Promise.all([ readBefore(plan.pull, plan.key, github), github.pull(plan.pull) ]);
      if (before.own !== undefined) return {
        kind: "posted",
        review: postedBefore(plan, before.own)
      };
      const all = [ ...plan.notes, ...plan.aside ];
      const fresh = new Set((0, change_review.Sb)(all, before.said));
      const dropped = all.length - fresh.size;
      const mended = facts.mended && await tellMended(plan, before, {
        ...facts.mended,
        github: github
      });
      const told = mended === undefined || mended.fresh === 0 && !mended.all ? {} : {
        mended: mended
      };
      if (plan.quiet && fresh.size === 0 && before.head !== undefined) return {
        kind: "silent",
        dropped: dropped,
        ...told
      };
      const notes = plan.notes.filter(note => fresh.has(note));
      const aside = plan.aside.filter(note => fresh.has(note));
      const moved = now.head.sha === plan.head ? {} : {
        moved: now.head.sha
      };
      const back = backAgain([ ...fresh ], before);
      return {
        kind: "posted",
        review: await send({
          plan: plan,
          dropped: dropped,
          back: back,
          ...moved,
          ...told
        }, notes, aside, facts)
      };
    }
    function postedBefore({pull: pull, head: head}, {url: url}) {
      return {
        pull: pull,
        url: url,
        head: head,
        placed: 0,
        inBody: 0,
        dropped: 0,
        again: true
      };
    }
    async function send(sending, notes, aside, facts) {
      const whole = await unless422(() => sendAs(sending, notes, aside, facts));
      if (whole !== undefined) return whole;
      const bad = new Set(await findBad(sending, notes, facts));
      const [good, off] = [ notes.filter(note => !bad.has(note)), notes.filter(note => bad.has(note)) ];
      const partly = await unless422(() => sendAs(sending, good, [ ...aside, ...off ], facts));
      if (partly !== undefined) return partly;
      const inBody = [ ...aside, ...notes ];
      const bodyOnly = await unless422(() => sendAs(sending, [], inBody, facts));
      return bodyOnly ?? await sendAs(sending, [], inBody, facts, false);
    }
    async function sendAs({plan: plan, dropped: dropped, moved: moved, mended: mended, back: back}, placed, aside, {github: github, words: words}, pinned = true) {
      const markers = [ (0, change_review.vU)(plan), ...aside.slice(0, MOST_MARKED).map(change_review.vK) ].join("\n");
      const also = mended === undefined ? {} : {
        mended: mended
      };
      const told = words.body(plan, {
        placed: placed,
        aside: aside,
        dropped: dropped,
        ...also,
        ...moved === undefined ? {} : {
          moved: moved
        }
      });
      const comments = placed.map(note => commentOf(note, words, back));
      const review = {
        body: `${markers}\n${told}`,
        comments: comments,
        ...pinned ? {
          commit: plan.head
        } : {}
      };
      const {url: url, again: again} = await github.createReview(plan.pull, review);
      if (again) return postedBefore(plan, {
        url: url
      });
      const counts = {
        placed: placed.length,
        inBody: aside.length,
        dropped: dropped,
        ...back.size > 0 && {
          back: back.size
        }
      };
      return {
        pull: plan.pull,
        url: url,
        head: plan.head,
        ...counts,
        ...also,
        again: false
      };
    }
    const MOST_MARKED = 50;
    function commentOf(note, words, back) {
      const {path: path, line: line, startLine: startLine, side: side} = note;
      const body = `${(0, change_review.vK)(note)}\n${words.note(note, back.has(note))}`;
      return {
        path: path,
        line: line,
        side: side,
        body: body,
        ...startLine === undefined ? {} : {
          startLine: startLine
        }
      };
    }
    async function unless422(work) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof ports.y_ && error.status === 422) return undefined;
        throw error;
      }
    }
    async function findBad({plan: plan, back: back}, notes, facts) {
      let left = MOST_PROBES;
      const look = async some => {
        if (some.length === 0) return [];
        if (left <= 0) return some;
        left -= 1;
        const comments = some.map(note => commentOf(note, facts.words, back));
        if (await facts.github.wouldTake(plan.pull, {
          commit: plan.head,
          comments: comments
        })) return [];
        if (some.length === 1) return some;
        const half = Math.ceil(some.length / 2);
        return [ ...await look(some.slice(0, half)), ...await look(some.slice(half)) ];
      };
      return await look(notes);
    }
    const MOST_PROBES = 30;
    var decide = __webpack_require__(93394);
    var review = __webpack_require__(27140);
    var add_review_comment = __webpack_require__(5013);
    function readHunks(patch) {
      const hunks = [];
      let [left, right] = [ 0, 0 ];
      for (const row of patch.split("\n")) {
        const header = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(row);
        const hunk = hunks.at(-1);
        if (header !== null) {
          [left, right] = [ Number(header[1]), Number(header[2]) ];
          hunks.push({
            LEFT: new Map,
            RIGHT: new Map
          });
        } else if (hunk !== undefined && !row.startsWith("\\")) {
          const text = row.slice(1);
          if (!row.startsWith("+")) hunk.LEFT.set(left++, text);
          if (!row.startsWith("-")) hunk.RIGHT.set(right++, text);
        }
      }
      return hunks;
    }
    function listLines(hunks, side) {
      const ranges = hunks.flatMap(hunk => {
        const lines = [ ...hunk[side].keys() ];
        const [first, last] = [ lines[0], lines.at(-1) ];
        if (first === undefined) return [];
        return first === last ? [ `${first}` ] : [ `${first}-${last}` ];
      });
      return `${side} ${ranges.length === 0 ? "none" : ranges.join(", ")}`;
    }
    var tool = __webpack_require__(74833);
    const MOST_NOTES = 50;
    function openReview(pull, head, github, earlier = []) {
      const notes = [ ...earlier ];
      let asked;
      const ask = () => asked ??= readDiff(pull, head, github).catch(error => {
        asked = undefined;
        throw error;
      });
      return {
        notes: notes,
        async add(note) {
          const diff = await ask();
          const refusal = refuseNote(note, notes, diff);
          if (refusal !== undefined) return refusal;
          const whole = {
            ...note,
            text: linesOf(note, diff)
          };
          notes.push(whole);
          return {
            text: `Noted for the review: ${placeOf(note)} (${notes.length} so far).`,
            note: whole
          };
        }
      };
    }
    async function readDiff(number, head, github) {
      const files = await github.pullFiles(number);
      const now = (await github.pull(number)).head.sha;
      return {
        files: new Map(files.map(file => [ file.path, file ])),
        ...now === head ? {} : {
          moved: now
        }
      };
    }
    function refuseNote(note, notes, {files: files, moved: moved}) {
      if (moved !== undefined) {
        const sentence = `Commits were pushed to the pull request since this run began: its head is ${moved} now.`;
        return (0, tool.V)("failed", sentence, "Lines cannot be checked any more: say what you found in your final answer.");
      }
      if (notes.length >= MOST_NOTES) {
        return (0, tool.V)("failed", `The review has ${MOST_NOTES} comments; there can be no more.`, "Say the rest at the end.");
      }
      if (notes.some(other => isSame(other, note))) return (0, tool.V)("no_change", "The review has this very comment already.");
      const file = files.get(note.path);
      if (file === undefined) return refusePath(note.path, [ ...files.keys() ]);
      if (file.patch === undefined) {
        const why = "GitHub shows no diff of it: it is binary, only renamed, or too large";
        return (0, tool.V)("not_found", `No line of ${note.path} can be commented on. ${why}.`, "Say it in your final answer.");
      }
      return refuseLines(note, readHunks(file.patch));
    }
    function isSame(a, b) {
      return a.path === b.path && a.line === b.line && a.side === b.side && a.body === b.body;
    }
    function refusePath(path, paths) {
      const name = path.split("/").at(-1) ?? "";
      const near = paths.filter(other => other.split("/").at(-1) === name);
      const hint = near.length > 0 ? near : paths;
      const more = hint.length > 30 ? ` and ${hint.length - 30} more` : "";
      return (0, tool.V)("not_found", `The pull request does not change ${path}.`, `It changes: ${hint.slice(0, 30).join(", ")}${more}.`);
    }
    function refuseLines(note, hunks) {
      const {path: path, line: line, startLine: startLine = line, side: side, suggestion: suggestion} = note;
      const shown = `The diff of ${path} shows the lines ${listLines(hunks, "RIGHT")}; ${listLines(hunks, "LEFT")}.`;
      const hunk = hunks.find(one => one[side].has(line));
      if (hunk === undefined) return (0, tool.V)("not_found", `Line ${line} (${side}) is not in the diff of ${path}.`, shown);
      if (startLine > line) {
        return (0, tool.V)("invalid_arguments", `start_line ${startLine} comes after line ${line}.`);
      }
      if (!hunk[side].has(startLine)) {
        const sentence = `Lines ${startLine} and ${line} (${side}) are not in one hunk of the diff of ${path}.`;
        return (0, tool.V)("not_found", sentence, shown);
      }
      if (suggestion === undefined) return undefined;
      if (side === "LEFT") {
        return (0, tool.V)("invalid_arguments", "A suggestion replaces lines of the new file: it needs side RIGHT.");
      }
      if (suggestion === "" || `${textIn(hunk, note).replaceAll(/\r$/gm, "")}\n` !== suggestion) return undefined;
      return (0, tool.V)("no_change", `The suggestion is what ${placeOf(note)} says already.`, "Leave it out, or mend it.");
    }
    function linesOf(note, {files: files}) {
      const hunk = readHunks(files.get(note.path)?.patch ?? "").find(one => one[note.side].has(note.line));
      return hunk === undefined ? "" : (0, cut.Ku)(textIn(hunk, note), LONGEST_TEXT);
    }
    const LONGEST_TEXT = 4e3;
    function textIn(hunk, {line: line, startLine: startLine = line, side: side}) {
      const lines = Array.from({
        length: line - startLine + 1
      }, (_, index) => hunk[side].get(startLine + index) ?? "");
      return lines.join("\n");
    }
    function placeOf({path: path, line: line, startLine: startLine = line, side: side}) {
      const lines = startLine === line ? `${line}` : `${startLine}-${line}`;
      return `${path}:${lines}${side === "LEFT" ? " (LEFT)" : ""}`;
    }
    var faults = __webpack_require__(89896);
    var run_circumstances = __webpack_require__(68707);
    var saying = __webpack_require__(67324);
    var log = __webpack_require__(97309);
    async function openReviewing({github: github, log: log}, {request: request}) {
      const {kind: kind, subject: subject, key: key} = request;
      const head = subject?.head?.sha;
      if (kind !== "review" || subject?.kind !== "pull" || head === undefined) return undefined;
      const before = await readBefore(subject.number, key, github).catch(nothingIfRefused);
      const earlier = (0, change_review.WT)(log.entries).filter(made => made.head === head);
      const review = openReview(subject.number, head, github, earlier.map(({note: note}) => note));
      if (before.own === undefined) return {
        review: review,
        before: before
      };
      const done = postedBefore({
        pull: subject.number,
        head: head
      }, before.own);
      log.append({
        type: "review.posted",
        review: done
      });
      return {
        review: review,
        before: before,
        done: done
      };
    }
    function nothingIfRefused(error) {
      if (error instanceof ports.y_) return {
        said: []
      };
      throw error;
    }
    function proposeReview({world: world, admitted: {request: request}}, end) {
      const plan = (0, change_review.Kp)(request, {
        entries: world.log.entries,
        summary: (0, saying.Z)(end).summary,
        quiet: request.trigger === "pull",
        partial: end.kind !== "finished",
        redact: world.secrets.redact
      });
      if (plan === undefined) return undefined;
      return end.kind !== "finished" && plan.notes.length + plan.aside.length === 0 ? undefined : plan;
    }
    async function postPlan(world, order, admitted, plan) {
      const {request: request} = admitted;
      const why = reasonToKeep(order, admitted);
      if (why !== undefined) {
        await keepReview(world, order, plan);
        return {
          kind: "kept",
          reason: `${why} The review is kept beside the log (review.md).`
        };
      }
      try {
        const {github: github, git: git, secrets: secrets} = world;
        const mended = {
          git: git,
          redact: secrets.redact,
          words: review.QV
        };
        return told(world, await postReview(plan, {
          github: github,
          words: WORDS,
          mended: mended
        }));
      } catch (error) {
        if (!(error instanceof ports.y_)) throw error;
        await keepReview(world, order, plan);
        return {
          kind: "withheld",
          fault: refusedFault(error, request.subject?.fromFork === true)
        };
      }
    }
    const WORDS = {
      note: review.NS,
      body: review.Fs
    };
    function reasonToKeep(order, admitted) {
      if (order.stop.aborted) return "The run was cancelled before it could post its review.";
      if (order.settings.dryRun) return "This is a dry run: no review was posted.";
      const circumstances = (0, run_circumstances.c)({
        admitted: admitted
      }, events.QT);
      const call = {
        tool: add_review_comment.d.name
      };
      const decision = (0, decide.LD)(admitted.policy, call, [], circumstances, path => ({
        kind: "outside",
        path: path
      }));
      return decision.effect === "allow" ? undefined : `No review was posted. ${decision.reason}`;
    }
    function told({log: log}, posting) {
      switch (posting.kind) {
       case "posted":
        log.append({
          type: "review.posted",
          review: posting.review
        });
        return posting;

       case "silent":
        return posting;
      }
    }
    function refusedFault(error, fromFork) {
      const fault = (0, faults.K)(error);
      if (error.status !== 403 || !fromFork) return fault;
      const how = "On a fork's pull request the event `pull_request` has a token that can only read: use `pull_request_target`, or ask by a comment.";
      return {
        ...fault,
        hint: fault.hint === undefined ? how : `${fault.hint} ${how}`
      };
    }
    async function keepReview({files: files, secrets: secrets}, {places: places}, made) {
      const plan = (0, log.dK)(made, secrets);
      const aside = [ ...plan.notes, ...plan.aside ];
      const body = (0, review.Fs)(plan, {
        placed: [],
        aside: aside,
        dropped: 0
      });
      await files.write(`${places.run}/review.md`, Buffer.from(`${body}\n`));
      await files.write(`${places.run}/review.json`, Buffer.from(`${JSON.stringify(plan, undefined, 2)}\n`));
    }
    const feature_review = {
      async deliver(desk, admitted) {
        const reviewing = await openReviewing(desk, admitted);
        if (reviewing === undefined) return undefined;
        const {before: before, ...rest} = reviewing;
        return {
          ...rest,
          tell: job => tellBefore(job, before),
          propose: proposeReview
        };
      },
      equip: ({job: job}) => Promise.resolve({
        tell: async () => ({
          words: await (job.delivery?.tell(job)) ?? ""
        })
      }),
      post: postPlan
    };
  }
};
