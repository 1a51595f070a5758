"use strict";

exports.id = 3214;

exports.ids = [ 3214 ];

exports.modules = {
  13214: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var pathOf = (async function pathOf(args, context) {
      const written = (0, _args_js__WEBPACK_IMPORTED_MODULE_2__.mR)(args, "path");
      if (written === undefined) return {
        path: undefined
      };
      const located = await (0, _paths_js__WEBPACK_IMPORTED_MODULE_1__.x5)(written, context);
      if ((0, _paths_js__WEBPACK_IMPORTED_MODULE_1__.H0)(located)) return located;
      const {root: root} = context.workspace;
      const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(root, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.resolve(root, written));
      if (path === "") return {
        path: undefined
      };
      if (context.mayRead(path)) return {
        path: path
      };
      return (0, _paths_js__WEBPACK_IMPORTED_MODULE_1__.P0)((0, _tool_js__WEBPACK_IMPORTED_MODULE_3__.V2)("denied", `The policy or .geminiignore excludes ${JSON.stringify(path)}.`));
    });
    __webpack_require__.d(__webpack_exports__, {
      answerFromGit: () => answerFromGit
    });
    var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24192);
    var _lib_git_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27905);
    var _ports_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11507);
    var _args_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35835);
    var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46812);
    var _tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6292);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23782);
    const MOST_COMMITS = 100;
    async function answerFromGit(args, reading) {
      const path = await pathOf(args, reading.context);
      if ((0, _paths_js__WEBPACK_IMPORTED_MODULE_1__.H0)(path)) return path.answer;
      switch ((0, _args_js__WEBPACK_IMPORTED_MODULE_2__.U6)(args, "command")) {
       case "log":
        return await answerLog(args, path.path, reading);

       case "show":
        return path.path === undefined ? await answerCommit(args, reading) : await answerFile(args, path.path, reading);

       case "diff":
        return await answerDiff(args, path.path, reading);

       case "blame":
        return await answerBlame(args, path.path, reading);

       case "status":
        return await answerStatus(reading);
      }
    }
    function revisionOf(args, {git: git, head: head}) {
      return findCommit((0, _args_js__WEBPACK_IMPORTED_MODULE_2__.mR)(args, "rev") ?? "HEAD", head, git);
    }
    async function answerLog(args, path, reading) {
      const commit = await revisionOf(args, reading);
      if (typeof commit !== "string") return commit.answer;
      const most = (0, _args_js__WEBPACK_IMPORTED_MODULE_2__.WI)(args, "count", MOST_COMMITS) ?? 20;
      const {commits: commits, complete: complete} = await reading.git.history.log(commit, {
        most: most,
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_4__.gI)({
          path: path
        })
      });
      const wanted = (0, _args_js__WEBPACK_IMPORTED_MODULE_2__.WI)(args, "count") ?? most;
      const isEnd = complete || commits.length >= most;
      const older = isEnd ? [] : [ "[Older history was not looked through.]" ];
      const note = wanted > most && commits.length >= most ? [ `[At most ${MOST_COMMITS} commits are shown.]` ] : older;
      if (commits.length === 0) return {
        text: [ "No commits.", ...note ].join(" ")
      };
      return apart([ ...commits.map(formatCommit), ...note ].join("\n"), "git log", reading);
    }
    const MOST_LINES = 12;
    function formatCommit({oid: oid, author: author, time: time, message: message}) {
      const [subject = "", ...body] = message.trimEnd().split("\n");
      const rest = body.slice(0, MOST_LINES).map(line => line === "" ? "" : `    ${line}`);
      const more = body.length > MOST_LINES ? [ `    [${body.length - MOST_LINES} more lines]` ] : [];
      return [ `${oid} ${dateOf(time)} ${author.name}: ${subject}`, ...rest, ...more ].join("\n");
    }
    function dateOf(seconds) {
      return new Date(seconds * 1e3).toISOString().slice(0, 10);
    }
    async function answerCommit(args, reading) {
      const {git: git, context: context} = reading;
      const commit = await revisionOf(args, reading);
      if (typeof commit !== "string") return commit.answer;
      const [shown] = (await git.history.log(commit, {
        most: 2
      })).commits;
      if (shown === undefined) return (0, _tool_js__WEBPACK_IMPORTED_MODULE_3__.V2)("not_found", `There is no commit ${commit}.`);
      const [parent = (0, _ports_js__WEBPACK_IMPORTED_MODULE_5__["in"])(commit), ...others] = shown.parents;
      const merge = others.length > 0 ? [ "[A merge; the differences are those to its first parent.]" ] : [];
      const head = `${shown.oid} ${dateOf(shown.time)} ${shown.author.name}: ${shown.message}`.trimEnd();
      const differences = await describeDifferences(parent, commit, undefined, git, context);
      return apart([ head, "", ...merge, differences ].join("\n"), "git show", reading);
    }
    async function answerFile(args, path, reading) {
      const file = await readLines(args, path, reading);
      if ((0, _paths_js__WEBPACK_IMPORTED_MODULE_1__.H0)(file)) return file.answer;
      const {from: from, to: to, lines: lines} = rangeOf(args, file.lines, 2e3);
      const note = to < file.lines.length || from > 1 ? `[Lines ${from} to ${to} of ${file.lines.length}.]\n` : "";
      return apart(`${note}${lines.join("\n")}`, `${path} at ${file.commit}`, reading);
    }
    async function readLines(args, path, reading) {
      const commit = await revisionOf(args, reading);
      if (typeof commit !== "string") return commit;
      await reading.git.history.log(commit, {
        most: 1
      });
      const bytes = await reading.git.show(commit, path);
      if (bytes === undefined) {
        const hint = "For what a commit changed below a directory: diff from REV~1 to REV with that path.";
        return (0, _paths_js__WEBPACK_IMPORTED_MODULE_1__.P0)((0, _tool_js__WEBPACK_IMPORTED_MODULE_3__.V2)("not_found", `${commit} has no file ${path}.`, hint));
      }
      if (bytes.subarray(0, 8e3).includes(0)) return (0, _paths_js__WEBPACK_IMPORTED_MODULE_1__.P0)((0, 
      _tool_js__WEBPACK_IMPORTED_MODULE_3__.V2)("binary", `${path} is a binary file.`));
      const lines = bytes.toString().split("\n");
      return {
        commit: commit,
        lines: lines.at(-1) === "" ? lines.slice(0, -1) : lines
      };
    }
    function rangeOf(args, lines, most) {
      const from = Math.min((0, _args_js__WEBPACK_IMPORTED_MODULE_2__.WI)(args, "start_line") ?? 1, Math.max(1, lines.length));
      const end = Math.min((0, _args_js__WEBPACK_IMPORTED_MODULE_2__.WI)(args, "end_line") ?? Infinity, lines.length, from + most - 1);
      const to = Math.max(from, end);
      return {
        from: from,
        to: to,
        lines: lines.slice(from - 1, to)
      };
    }
    async function answerBlame(args, path, reading) {
      if (path === undefined) return (0, _tool_js__WEBPACK_IMPORTED_MODULE_3__.V2)("invalid_arguments", "blame needs the path of a file.");
      const file = await readLines(args, path, reading);
      if ((0, _paths_js__WEBPACK_IMPORTED_MODULE_1__.H0)(file)) return file.answer;
      if (file.lines.length === 0) return {
        text: `${path} is empty.`
      };
      const {from: from, to: to} = rangeOf(args, file.lines, 500);
      const lines = await reading.git.history.blame(file.commit, {
        path: path,
        from: from,
        to: to
      });
      const note = lines.some(({older: older}) => older) ? [ "[^: this old, or older; history further back was not read.]" ] : [];
      const rest = to < file.lines.length ? [ `[Lines ${from} to ${to} of ${file.lines.length}.]` ] : [];
      return apart([ ...lines.map(formatLine), ...note, ...rest ].join("\n"), `git blame of ${path}`, reading);
    }
    function formatLine({oid: oid, older: older, time: time, author: author, line: line, text: text}) {
      return `${older ? "^" : ""}${oid.slice(0, 12)} ${dateOf(time)} ${(0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_6__.Ku)(author, 30)} ${line}| ${text}`;
    }
    async function answerDiff(args, path, reading) {
      const {git: git, head: head, context: context} = reading;
      const from = await findCommit((0, _args_js__WEBPACK_IMPORTED_MODULE_2__.mR)(args, "from") ?? "HEAD", head, git);
      if (typeof from !== "string") return from.answer;
      const to = await endOfDiff((0, _args_js__WEBPACK_IMPORTED_MODULE_2__.mR)(args, "to"), reading);
      if (typeof to !== "string") return to.answer;
      for (const commit of [ from, to ]) await git.history.log(commit, {
        most: 1
      });
      return apart(await describeDifferences(from, to, path, git, context), "git diff", reading);
    }
    async function endOfDiff(revision, {git: git, head: head, context: context}) {
      if (revision !== undefined) return await findCommit(revision, head, git);
      const changes = await readWorkspace(context);
      if ((0, _paths_js__WEBPACK_IMPORTED_MODULE_1__.H0)(changes)) return changes;
      return changes.files.length === 0 ? changes.base : await commitWorkspace(changes, git);
    }
    async function readWorkspace(context) {
      if (context.changes === undefined) return (0, _paths_js__WEBPACK_IMPORTED_MODULE_1__.P0)((0, 
      _tool_js__WEBPACK_IMPORTED_MODULE_3__.hU)("The state of the workspace"));
      return await context.changes();
    }
    async function answerStatus({context: context}) {
      const changes = await readWorkspace(context);
      if ((0, _paths_js__WEBPACK_IMPORTED_MODULE_1__.H0)(changes)) return changes.answer;
      const files = changes.files.map(({path: path, before: before, after: after}) => `${before === undefined ? "A" : after === undefined ? "D" : "M"} ${path}`);
      const refused = changes.refused.map(({path: path, reason: reason}) => `! ${path}: left out, since ${reason}`);
      const lines = [ ...files, ...refused ];
      return {
        text: lines.length === 0 ? "Nothing is changed in the workspace." : lines.join("\n")
      };
    }
    function apart(text, what, {context: context}) {
      return {
        text: context.mark(text, {
          what: what
        })
      };
    }
    const MOST_BACK = 200;
    async function findCommit(revision, head, git) {
      const [, name = "", steps = ""] = /^(.*?)((?:[~^]\d*)*)$/s.exec(revision) ?? [];
      const start = await findStart(name, head, git);
      return start === undefined ? unknown(revision) : await goBack(start, steps, revision, git);
    }
    async function findStart(name, head, git) {
      if (name === "HEAD" || name === "@") return head;
      if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(name)) return name;
      const isShort = /^[0-9a-f]{7,39}$/.test(name);
      const found = isShort ? await git.history.expand(name) : undefined;
      return found ?? (isBranch(name) ? await git.remoteBranch(name.replace(/^(?:refs\/heads|origin)\//, "")) : undefined);
    }
    function isBranch(name) {
      return name.length <= 250 && /^[^\s~^:?*[\\@-][^\s~^:?*[\\]*$/.test(name) && !/\.\.|@\{|\/\/|\/$/.test(name);
    }
    async function goBack(start, steps, revision, git) {
      const back = [ ...steps.matchAll(/([~^])(\d*)/g) ].map(([, kind, digits]) => ({
        kind: kind,
        count: digits === "" ? 1 : Number(digits)
      }));
      const generations = back.reduce((sum, {kind: kind, count: count}) => sum + (kind === "~" ? count : 1), 0);
      if (generations > MOST_BACK) {
        return (0, _paths_js__WEBPACK_IMPORTED_MODULE_1__.P0)((0, _tool_js__WEBPACK_IMPORTED_MODULE_3__.V2)("invalid_arguments", `${revision} goes back ${generations} commits; ${MOST_BACK} can be.`));
      }
      if (generations > 0) await git.history.log(start, {
        most: generations + 1
      });
      let at = start;
      for (const {kind: kind, count: count} of back) {
        const parents = kind === "~" ? Array(count).fill(1) : count === 0 ? [] : [ count ];
        for (const parent of parents) at = at === undefined ? undefined : (await git.inspect(at)).parents[parent - 1];
      }
      return at ?? unknown(revision);
    }
    function unknown(revision) {
      const name = JSON.stringify((0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_6__.Ku)(revision, 200));
      const hint = "Give HEAD, a full commit id, or a branch; ~n may follow. Tags are not known here.";
      return (0, _paths_js__WEBPACK_IMPORTED_MODULE_1__.P0)((0, _tool_js__WEBPACK_IMPORTED_MODULE_3__.V2)("not_found", `There is no commit ${name}.`, hint));
    }
    const MOST_FILES = 200;
    const MOST_DIFF_LINES = 1e4;
    async function describeDifferences(from, to, path, git, {mayRead: mayRead}) {
      const all = await git.stat(from, to);
      const wanted = all.filter(file => path === undefined || file.path === path || file.path.startsWith(`${path}/`));
      if (wanted.length === 0) return "No differences.";
      const readable = wanted.filter(file => mayRead(file.path));
      const picked = pick(readable);
      const patch = picked.length === 0 ? "" : await git.history.patch(from, to, picked);
      const hidden = wanted.length - readable.length;
      const left = readable.length - picked.length;
      const notes = (0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_4__.Eb)([ hidden > 0 && `[${hidden} files are not shown: the policy or .geminiignore excludes them]`, left > 0 && `[${left} files are left out for size; ask for them by path]` ]);
      return [ ...wanted.slice(0, 1e3).map(countOf), ...notes, "", patch ].join("\n").trimEnd();
    }
    function pick(files) {
      let lines = 0;
      const picked = files.slice(0, MOST_FILES).filter(({added: added, removed: removed}) => {
        const fits = lines + added + removed <= MOST_DIFF_LINES;
        if (fits) lines += added + removed;
        return fits;
      });
      return picked.map(({path: path}) => path);
    }
    function countOf({path: path, added: added, removed: removed, binary: binary}) {
      return binary ? `${path} (binary)` : `${path} +${added} -${removed}`;
    }
    async function commitWorkspace({base: base, files: files}, git) {
      const committed = files.filter(({path: path}) => !(0, _lib_git_names_js__WEBPACK_IMPORTED_MODULE_7__.oP)(path));
      return await git.commit({
        parent: base,
        changes: committed.map(({path: path, after: after}) => ({
          path: path,
          ...after && {
            blob: after
          }
        })),
        message: "The workspace",
        author: {
          name: "Remit",
          email: "remit@localhost"
        },
        time: 0
      });
    }
  })
};


