"use strict";

exports.id = 8111;

exports.ids = [ 8111, 9411 ];

exports.modules = {
  9411: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var writeLayer = (async function writeLayer(checkout, {files: inside, objects: objects}, covered, learned) {
      const {root: root, files: host, commit: commit} = checkout;
      const place = await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_1__.By)(root, host);
      const head = place && await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_1__.zy)(place, host);
      const differences = await compare(checkout, covered, place);
      await writeFiles(checkout, inside, differences);
      await disarm(checkout, inside, learned);
      const fresh = place === undefined || place.own !== node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, ".git");
      if (fresh) await makeRepository(checkout, inside); else if (head !== commit) await moveHead(checkout, inside, place);
      if (objects !== undefined && (fresh || head !== commit)) await lendObjects(checkout, inside, objects);
      return pathsOf(differences);
    });
    var pathsOf = (function pathsOf({changed: changed, gone: gone}) {
      return new Set([ ...changed.map(({path: path}) => path), ...gone ]);
    });
    var writeFiles = (async function writeFiles({root: root, git: git}, inside, {changed: changed, gone: gone}) {
      for (const path of gone) await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_1__.nM)(root, path, inside);
      await clearWays(root, changed, inside);
      for (let at = 0; at < changed.length; at += AT_ONCE) {
        await Promise.all(changed.slice(at, at + AT_ONCE).map(entry => writeEntry(root, entry, inside, git)));
      }
    });
    var compare = (async function compare({files: host, git: git, commit: commit}, covered, place) {
      const sides = new Map((await differencesOf(place, host, git, commit)).map(each => [ each.path, each ]));
      for (const path of await laidBefore(place, host)) {
        const committed = await (0, _survey_js__WEBPACK_IMPORTED_MODULE_2__.Wd)(commit, path, git);
        sides.set(path, {
          path: path,
          indexed: "",
          ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__.gI)({
            committed: committed
          })
        });
      }
      const changed = [];
      const gone = [];
      for (const {path: path, committed: committed, indexed: indexed} of sides.values()) {
        if (covered.has(path)) continue;
        if (committed !== undefined && committed.mode !== _ports_js__WEBPACK_IMPORTED_MODULE_4__.NG) changed.push({
          path: path,
          ...committed
        }); else if (indexed !== undefined && indexed !== _ports_js__WEBPACK_IMPORTED_MODULE_4__.NG) gone.push(path);
      }
      return {
        changed: changed,
        gone: gone
      };
    });
    var differencesOf = (async function differencesOf(place, host, git, commit) {
      const file = place && node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(place.own, "index");
      try {
        if (file !== undefined && await host.exists(file)) return await git.compareIndex(file, commit);
      } catch (error) {
        if (!(error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_4__.XS)) throw error;
      }
      const all = [];
      for await (const {path: path, exact: exact, mode: mode, oid: oid} of git.files(commit)) if (exact) all.push({
        path: path,
        committed: {
          mode: mode,
          oid: oid
        }
      });
      return all;
    });
    var laidBefore = (async function laidBefore(place, host) {
      const text = place === undefined ? "" : await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_1__.Gu)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(place.own, LAID), host);
      return new Set(text.split("\0").filter(path => path !== "" && !path.startsWith("/") && !path.split("/").includes("..")));
    });
    var writeEntry = (async function writeEntry(root, entry, inside, git) {
      const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, entry.path);
      const bytes = await git.blob(entry.oid);
      const facts = await inside.facts(path);
      if (facts?.kind === "directory" || facts?.kind === "link" || facts !== undefined && entry.mode === _ports_js__WEBPACK_IMPORTED_MODULE_4__.ps) {
        await inside.remove(path);
      }
      if (entry.mode !== _ports_js__WEBPACK_IMPORTED_MODULE_4__.ps) return await inside.write(path, bytes, entry.mode === "100755" ? 493 : 420);
      await inside.makeDirectory(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path));
      await inside.link(path, bytes.toString());
    });
    var clearWays = (async function clearWays(root, entries, inside) {
      const parents = new Set(entries.flatMap(({path: path}) => (0, _lib_paths_js__WEBPACK_IMPORTED_MODULE_5__.f)(path)));
      for (const parent of [ ...parents ].sort()) {
        const facts = await inside.facts(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, parent));
        if (facts !== undefined && facts.kind !== "directory") await inside.remove(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, parent));
      }
    });
    var disarm = (async function disarm({root: root, files: host, git: git}, inside, learned) {
      const files = git.configurations(root, learned).filter(file => file.startsWith(`${root}/`));
      const directories = new Set(files.map(file => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(file)));
      await Promise.all([ ...files.map(async file => {
        const plain = plainConfiguration(await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_1__.Gu)(file, host));
        await inside.write(file, Buffer.from(plain));
      }), ...[ ...directories ].map(async directory => {
        const others = await othersIn(directory, files, host);
        await Promise.all(others.map(path => inside.remove(path)));
      }) ]);
    });
    var plainConfiguration = (function plainConfiguration(text) {
      const kept = [];
      let keys = [];
      let continued = false;
      for (const line of text.split(/\r?\n/)) {
        const wasContinued = continued;
        continued = line.endsWith("\\");
        if (wasContinued || continued) continue;
        if (line.trimStart().startsWith("[")) {
          const header = /^\s*\[([\w.-]+)(\s+"(?:[^"\\]|\\.)*")?\]\s*$/.exec(line);
          const named = /::|:\/\//.test(header?.[2] ?? "") ? "" : header?.[1] ?? "";
          keys = HARMLESS.get(named.toLowerCase()) ?? [];
          if (keys.length > 0) kept.push(line.trim());
          continue;
        }
        const [, key = "", value = ""] = /^\s*([A-Za-z][\w-]*)\s*=(.*)$/.exec(line) ?? [];
        const plain = keys.includes(key.toLowerCase()) ? plainValue(value) : undefined;
        if (plain !== undefined) kept.push(`\t${key} = ${plain}`);
      }
      return `${kept.join("\n")}\n`;
    });
    var plainValue = (function plainValue(written) {
      const value = written.replace(PASSWORD, "://").replace(/[#;?].*$/, "").trim();
      const bare = value.length > 1 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;
      return /["\\]/.test(bare) || bare.startsWith("!") || bare.includes("::") ? undefined : bare;
    });
    var writeToCheckout = (async function writeToCheckout({root: root, host: host, git: git, base: base, commit: commit, paths: paths}) {
      const place = await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_1__.By)(root, host);
      const head = place && await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_1__.zy)(place, host);
      if (head !== base) return false;
      const found = await Promise.all(paths.map(async path => ({
        path: path,
        entry: await (0, _survey_js__WEBPACK_IMPORTED_MODULE_2__.Wd)(commit, path, git)
      })));
      for (const {path: path, entry: entry} of found) if (entry === undefined && await isOwn(root, path, host)) await (0, 
      _checkout_js__WEBPACK_IMPORTED_MODULE_1__.nM)(root, path, host);
      for (const {path: path, entry: entry} of found) if (entry !== undefined && await isWritable(root, path, host)) await writeEntry(root, entry, host, git);
      if (place === undefined) return true;
      const file = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(place.own, LAID);
      const earlier = (await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_1__.Gu)(file, host)).split("\0").filter(path => path !== "");
      await host.write(file, Buffer.from([ ...new Set([ ...earlier, ...paths ]) ].join("\0")));
      return true;
    });
    var isWritable = (async function isWritable(root, path, host) {
      if (!await isOwn(root, path, host) || !await isFree(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, path)), root, host)) return false;
      return (await host.facts(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, path)))?.kind !== "directory";
    });
    var isFree = (async function isFree(directory, root, host) {
      if (directory.length <= root.length) return true;
      const facts = await host.facts(directory);
      if (facts !== undefined) return facts.kind === "directory";
      return await isFree(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(directory), root, host);
    });
    __webpack_require__.d(__webpack_exports__, {
      By: () => writeLayer,
      Hh: () => writeToCheckout,
      af: () => pathsWritten,
      cD: () => writeEntry,
      gE: () => clearWays
    });
    var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
    var _ports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11507);
    var _ports_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44714);
    var _survey_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22627);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23782);
    var _lib_git_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27905);
    var _lib_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50876);
    var _checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7457);
    async function pathsWritten(checkout, covered) {
      return pathsOf(await compare(checkout, covered, await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_1__.By)(checkout.root, checkout.files)));
    }
    const AT_ONCE = 16;
    async function othersIn(directory, configurations, host) {
      const {entries: entries} = await host.list(directory);
      const paths = entries.flatMap(({name: name}) => (0, _lib_git_names_js__WEBPACK_IMPORTED_MODULE_6__.I4)(name) ? [] : [ node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, name) ]);
      return paths.filter(path => !configurations.some(file => file.startsWith(`${path}/`)));
    }
    async function makeRepository({root: root, git: git, commit: commit}, inside) {
      const own = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, ".git");
      if (await inside.facts(own) !== undefined) await inside.remove(own);
      for (const name of [ "objects/info", "objects/pack", "refs/heads", "info" ]) await inside.makeDirectory(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, name));
      await inside.write(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, "config"), Buffer.from("[core]\n\trepositoryformatversion = 0\n\tbare = false\n"));
      await writeIndex(own, commit, inside, git);
      await inside.write(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, "HEAD"), Buffer.from(`${commit}\n`));
      await inside.write(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, "shallow"), Buffer.from(`${commit}\n`));
    }
    async function writeIndex(own, commit, inside, git) {
      const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, "index");
      let at = 0;
      for await (const part of git.index(commit)) {
        await (at === 0 ? inside.write(path, part) : inside.writeAt(path, part, at));
        at += part.length;
      }
    }
    async function moveHead({root: root, files: host, git: git, commit: commit}, inside, {common: common}) {
      const own = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, ".git");
      await writeIndex(own, commit, inside, git);
      await inside.write(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, "HEAD"), Buffer.from(`${commit}\n`));
      if ((await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_1__.Gu)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(common, "packed-refs"), host)).includes(commit)) return;
      const shallow = await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_1__.Gu)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, "shallow"), host);
      if (!shallow.split("\n").includes(commit)) await inside.write(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, "shallow"), Buffer.from(`${shallow}${commit}\n`));
    }
    async function lendObjects({root: root, files: host}, inside, objects) {
      const file = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, ".git/objects/info/alternates");
      try {
        await inside.write(file, Buffer.from(`${await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_1__.Gu)(file, host)}${objects}\n`));
      } catch (error) {
        if ((0, _ports_js__WEBPACK_IMPORTED_MODULE_7__.x)(error) === undefined) throw error;
      }
    }
    const PASSWORD = /:\/\/[^/]*@/g;
    const HARMLESS = new Map(Object.entries({
      core: "repositoryformatversion filemode bare logallrefupdates ignorecase precomposeunicode symlinks autocrlf eol safecrlf longpaths quotepath sparsecheckout sparsecheckoutcone worktree".split(" "),
      extensions: [ "objectformat", "refstorage", "worktreeconfig", "partialclone" ],
      remote: [ "url", "fetch", "promisor", "partialclonefilter" ],
      branch: [ "remote", "merge" ],
      submodule: [ "active", "url" ],
      user: [ "name", "email" ],
      diff: [ "renames" ],
      init: [ "defaultbranch" ]
    }));
    const LAID = "remit-laid";
    async function isOwn(root, path, host) {
      for (const parent of (0, _lib_paths_js__WEBPACK_IMPORTED_MODULE_5__.f)(path)) if (await host.facts(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, parent, ".git")) !== undefined) return false;
      const directory = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, path));
      return await host.realPath(directory) === directory;
    }
  }),
  45800: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var mediaType = (function mediaType(path, bytes) {
      const ending = /\.(\w+)$/u.exec(path)?.[1]?.toLowerCase() ?? "";
      const kind = KINDS.find(([, endings]) => endings.includes(ending));
      const start = bytes.toString("latin1", 0, 16);
      return kind?.[3].some(text => start.startsWith(text, kind[2])) === true ? kind[0] : undefined;
    });
    var isLfsPointer = (function isLfsPointer(stored) {
      return stored.length < 1024 && stored.toString("latin1").startsWith("version https://git-lfs.github.com/spec/");
    });
    __webpack_require__.d(__webpack_exports__, {
      JL: () => mediaType,
      NS: () => isLfsPointer,
      j3: () => MOST_MEDIA_BYTES
    });
    const MOST_MEDIA_BYTES = 12 * 1024 * 1024;
    const KINDS = [ [ "image/png", [ "png" ], 0, [ "\u0089PNG" ] ], [ "image/jpeg", [ "jpg", "jpeg" ], 0, [ "\u00ff\u00d8\u00ff" ] ], [ "image/webp", [ "webp" ], 8, [ "WEBP" ] ], [ "image/heic", [ "heic", "heif" ], 4, [ "ftyp" ] ], [ "application/pdf", [ "pdf" ], 0, [ "%PDF-" ] ], [ "audio/mp3", [ "mp3" ], 0, [ "ID3", "\u00ff\u00fb", "\u00ff\u00f3", "\u00ff\u00f2" ] ], [ "audio/wav", [ "wav" ], 8, [ "WAVE" ] ], [ "audio/aiff", [ "aif", "aiff" ], 0, [ "FORM" ] ], [ "audio/aac", [ "aac" ], 0, [ "\u00ff\u00f1", "\u00ff\u00f9" ] ], [ "audio/ogg", [ "ogg", "oga", "opus" ], 0, [ "OggS" ] ], [ "audio/flac", [ "flac" ], 0, [ "fLaC" ] ], [ "video/mp4", [ "mp4", "m4v" ], 4, [ "ftyp" ] ], [ "video/mov", [ "mov" ], 4, [ "ftyp", "moov" ] ], [ "video/webm", [ "webm" ], 0, [ "E\u00df\u00a3" ] ], [ "video/mpeg", [ "mpg", "mpeg" ], 0, [ "\0\0" ] ], [ "video/avi", [ "avi" ], 8, [ "AVI " ] ] ];
  }),
  78181: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var keepRun = (async function keepRun(keeping, taken) {
      const form = formOf(keeping);
      if ("type" in form) return form;
      const {names: names, snapshot: snapshot, sum: sum} = form;
      const pushed = sum === taken ? Promise.resolve() : keeping.git.kept.keep(names, snapshot);
      return await pushed.then(() => keptAs(form)).catch((0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_0__.Wj)(_ports_js__WEBPACK_IMPORTED_MODULE_1__.XS, unkeptBy));
    });
    var keepEnded = (async function keepEnded(keeping, reason, taken) {
      return reason === undefined ? await keepRun(keeping, taken).catch(unkeptBy) : unkept(reason);
    });
    var storeRun = (async function storeRun(keeping, taken) {
      const form = formOf(keeping);
      if ("type" in form) return undefined;
      const {names: names, snapshot: snapshot} = form;
      const commit = await keeping.git.kept.store(snapshot).catch(() => undefined);
      return commit === undefined ? undefined : {
        commit: commit,
        names: names,
        taken: () => void taken(keptAs(form))
      };
    });
    var keptAs = (function keptAs({names: names, dropped: dropped, sum: sum}) {
      return {
        type: "run.kept",
        refs: names.map(refOf),
        dropped: dropped,
        sum: sum
      };
    });
    var formOf = (function formOf(keeping) {
      const started = (0, _events_js__WEBPACK_IMPORTED_MODULE_2__.dj)(keeping.entries);
      if (started === undefined) return unkept("The run had not started.");
      const {publication: publication} = keeping.outcome;
      const names = [ ...new Set([ ...keeping.names, ...(0, _kept_state_js__WEBPACK_IMPORTED_MODULE_3__.GT)(started.request, publication?.branch) ]) ];
      if (names.length === 0) return unkept("The run is on no issue or pull request.");
      if (!hasWorked(keeping.entries, started)) return keeping.names.length === 0 ? unkept("No agent was at work.") : {
        type: "run.kept",
        refs: keeping.names.map(refOf),
        dropped: 0
      };
      return {
        names: names,
        ...write(keeping, started, names)
      };
    });
    var hasWorked = (function hasWorked(entries, {run: run}) {
      const proof = run.attempt > 1 ? "model.replied" : "agent.started";
      const start = entries.findLastIndex(({event: event}) => event.type === "run.started");
      return entries.slice(start).some(({agent: agent, event: event}) => agent === _events_js__WEBPACK_IMPORTED_MODULE_2__.QT && event.type === proof);
    });
    var refOf = (function refOf(name) {
      return `refs/remit/${name}`;
    });
    var write = (function write({entries: entries, outcome: outcome, work: work, time: time, redact: redact}, started, names) {
      const {kind: kind, instruction: instruction, question: question, caughtUp: caughtUp, subject: subject, base: base} = started.request;
      const pull = subject?.kind === "pull" ? subject.number : undefined;
      const selection = (0, _kept_state_js__WEBPACK_IMPORTED_MODULE_3__.XO)(entries);
      const record = {
        version: 1,
        run: started.run,
        request: {
          kind: kind,
          instruction: instruction,
          ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_4__.gI)({
            question: question
          }),
          base: caughtUp ? {
            ...base,
            sha: caughtUp.head
          } : base
        },
        asked: [ ...started.continues?.asked ?? [], askingOf(started.request) ],
        policy: started.policy.digest,
        outcome: (0, _kept_state_js__WEBPACK_IMPORTED_MODULE_3__.L0)(outcome),
        refs: names,
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_4__.gI)({
          work: work,
          pull: pull
        }),
        dropped: selection.dropped
      };
      const log = (0, _kept_state_js__WEBPACK_IMPORTED_MODULE_3__.gX)(selection.entries);
      const bytes = Buffer.from(redact(`${JSON.stringify(record, undefined, 2)}\n`));
      const files = new Map([ [ _kept_state_js__WEBPACK_IMPORTED_MODULE_3__._M, log ], [ _kept_state_js__WEBPACK_IMPORTED_MODULE_3__.Hw, bytes ] ]);
      const message = `Kept for /continue: ${started.run.url}`;
      const snapshot = {
        files: files,
        message: message,
        author: _invocation_js__WEBPACK_IMPORTED_MODULE_5__.Ii,
        time: time,
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_4__.gI)({
          parent: work
        })
      };
      return {
        snapshot: snapshot,
        dropped: selection.dropped,
        sum: (0, _kept_state_js__WEBPACK_IMPORTED_MODULE_3__.pC)({
          record: bytes,
          log: log
        })
      };
    });
    var askingOf = (function askingOf({subject: subject, commentId: commentId, trigger: trigger}) {
      if (subject === undefined) return {
        kind: "otherwise",
        trigger: trigger
      };
      if (commentId === undefined) return {
        kind: "otherwise",
        trigger: trigger,
        subject: subject.number
      };
      return {
        kind: "comment",
        subject: subject.number,
        id: commentId
      };
    });
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      collectWork: () => collectWork,
      keepEnded: () => keepEnded,
      keepRun: () => keepRun,
      storeRun: () => storeRun,
      unkept: () => unkept,
      unkeptBy: () => unkeptBy
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58223);
    var _ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11507);
    var _invocation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40298);
    var _kept_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26868);
    var _change_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20664);
    var _change_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79164);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23782);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91513);
    function unkept(reason) {
      return {
        type: "run.kept",
        refs: [],
        reason: reason,
        dropped: 0
      };
    }
    function unkeptBy(error) {
      return unkept(`The run could not be kept: ${(0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)}`);
    }
    async function collectWork(unfinished) {
      const {git: git, baseline: baseline, ...facts} = unfinished;
      const proposed = await (0, _change_js__WEBPACK_IMPORTED_MODULE_6__.YT)({
        ...facts,
        git: git,
        changes: await (0, _change_js__WEBPACK_IMPORTED_MODULE_7__.readChanges)(baseline, git),
        author: _invocation_js__WEBPACK_IMPORTED_MODULE_5__.Ii,
        words: {
          summary: "Unfinished: the run was cut off."
        },
        branchPrefix: ""
      });
      switch (proposed.kind) {
       case "nothing":
        return undefined;

       case "withheld":
        return proposed.commit;

       case "proposed":
        return proposed.proposal.commit;
      }
    }
  })
};


