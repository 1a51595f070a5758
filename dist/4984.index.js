"use strict";

exports.id = 4984;

exports.ids = [ 4984, 9411 ];

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
  92696: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openWorkspace = (function openWorkspace(root, files, scratch) {
      const room = {
        root: root,
        files: files,
        scratch: scratch
      };
      return {
        root: root,
        files: files,
        async locate(path, directory = "") {
          if (path.includes("\0")) return protect(path, "it has a NUL byte");
          const written = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.resolve(root, directory, path);
          const place = await judge(written, room, path);
          if (!/^@./s.test(path) || await files.exists(written)) return place;
          return await judge(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.resolve(root, directory, path.slice(1)), room, path);
        }
      };
    });
    var judge = (async function judge(written, {root: root, files: files, scratch: scratch}, path) {
      const resolved = await resolve(written, files);
      if (resolved === undefined) return protect(path, "its symbolic links form a loop or cannot be followed");
      for (const absolute of [ written, resolved ]) {
        const device = SYSTEM.find(directory => isWithin(absolute, directory));
        if (device !== undefined && !isWithin(root, device)) return protect(path, `${device} belongs to the system`);
      }
      if (!isWithin(resolved, root)) {
        if (scratch === undefined || !isWithin(resolved, scratch)) return outside(path, resolved, root);
        return {
          kind: "scratch",
          path: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(root, resolved),
          absolute: resolved
        };
      }
      const inside = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(root, resolved);
      if ((0, _lib_git_names_js__WEBPACK_IMPORTED_MODULE_1__.oP)(inside) || isWithin(written, root) && (0, 
      _lib_git_names_js__WEBPACK_IMPORTED_MODULE_1__.oP)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(root, written))) {
        return protect(path, "tools may not use git's own files");
      }
      return {
        kind: "inside",
        path: inside,
        absolute: resolved
      };
    });
    var resolve = (async function resolve(path, files) {
      try {
        return await files.realPath(path);
      } catch (error) {
        if (UNFOLLOWABLE.has((0, _ports_js__WEBPACK_IMPORTED_MODULE_2__.x)(error) ?? "")) return undefined;
        throw error;
      }
    });
    var isWithin = (function isWithin(path, directory) {
      return path === directory || path.startsWith(directory === "/" ? "/" : `${directory}/`);
    });
    __webpack_require__.d(__webpack_exports__, {
      O: () => openWorkspace
    });
    var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24192);
    var _lib_git_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27905);
    var _ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44714);
    const SYSTEM = [ "/proc", "/sys", "/dev" ];
    const UNFOLLOWABLE = new Set([ "ELOOP", "EACCES", "EPERM", "ENAMETOOLONG", "EINVAL" ]);
    function outside(path, resolved, root) {
      const where = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path) === resolved ? "" : ` (it is ${resolved})`;
      const reason = `Refused ${quote(path)}: it is outside the workspace${where}. Give a path inside ${root}.`;
      return {
        kind: "refused",
        code: "outside_workspace",
        reason: reason
      };
    }
    function protect(path, why) {
      return {
        kind: "refused",
        code: "protected",
        reason: `Refused ${quote(path)}: ${why}.`
      };
    }
    function quote(path) {
      return JSON.stringify((0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_3__.cz)(path, 300, {
        kept: 300
      }));
    }
  }),
  45746: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openBase = (async function openBase({ports: ports, invocation: invocation, admitted: {request: request}}) {
      const onto = await ontoOf(ports.github, invocation.settings.trigger, request);
      if (onto === undefined) return undefined;
      const look = (0, _lib_once_js__WEBPACK_IMPORTED_MODULE_0__.Oo)(async () => await (await loadMerging()).foresee(ports.git, headOf(request), onto));
      const known = request.subject?.merges === "cleanly";
      if (known && ports.shell.sandbox !== "none") return {
        onto: onto,
        look: look
      };
      const foreseen = foreseenIn(await look(), onto, request);
      if (foreseen === undefined || known) return {
        onto: onto,
        look: look
      };
      ports.log.append({
        type: "base.compared",
        found: foreseen
      });
      return {
        onto: onto,
        look: look,
        foreseen: foreseen
      };
    });
    var ontoOf = (async function ontoOf(github, names, request) {
      const {subject: subject, caughtUp: caughtUp, trigger: trigger, base: base} = request;
      if (trigger === "local" || caughtUp !== undefined && caughtUp.kind !== "behind") return undefined;
      const own = subject?.kind !== "pull" && base.name.startsWith(names.branchPrefix);
      if (subject?.merges === undefined && !own) return undefined;
      try {
        const onto = caughtUp?.onto ?? await findBase(github, names, request);
        return onto?.sha === base.sha ? undefined : onto;
      } catch (error) {
        if (error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_1__.y) return undefined;
        throw error;
      }
    });
    var headOf = (function headOf({base: base, subject: subject}) {
      return subject?.head?.sha ?? base.sha;
    });
    var mergeBaseIn = (function mergeBaseIn(session, circumstances) {
      const {base: base, baseline: baseline} = session;
      if (base === undefined || baseline === undefined || session.admitted.request.kind !== "change") return undefined;
      return async () => {
        if (baseline.merge !== undefined) return (0, _tools_js__WEBPACK_IMPORTED_MODULE_2__.V2)("failed", `${base.onto.name} is in the workspace already.`);
        const prospect = await base.look();
        switch (prospect.kind) {
         case "up to date":
          return (0, _tools_js__WEBPACK_IMPORTED_MODULE_2__.V2)("failed", `This branch has all of ${base.onto.name} already: there is nothing to merge.`);

         case "unknown":
          return (0, _tools_js__WEBPACK_IMPORTED_MODULE_2__.V2)("failed", `${base.onto.name} cannot be merged here: ${prospect.reason}.`, PEOPLE);

         case "merges":
          {
            const written = await mergeInto({
              ...session,
              baseline: baseline
            }, prospect.merge, circumstances);
            return written.kind === "left" ? (0, _tools_js__WEBPACK_IMPORTED_MODULE_2__.V2)("failed", written.reason) : describeMerged(prospect.merge, written.files);
          }
        }
      };
    });
    var describeMerged = (function describeMerged({onto: onto, conflicts: conflicts}, files) {
      const opening = `Merged ${onto.name} (${onto.sha}) into the workspace: ${files} ${files === 1 ? "file" : "files"} changed.`;
      const closing = "What you leave in the workspace is published as a merge commit of both, once no conflict marker is left and verification passes. Files may differ from what you read: read them again.";
      if (conflicts.length === 0) return {
        text: `${opening} There are no conflicts. ${closing}`
      };
      const lines = conflicts.map(({path: path, kind: kind}) => `- ${JSON.stringify(path)}: ${CONFLICTS[kind]}`);
      const marks = "Markers: `<<<<<<< branch`, `|||||||` (what both had), `=======`, `>>>>>>> base`.";
      return {
        text: [ opening, `Conflicts (${conflicts.length}), each for you to resolve:`, ...lines, marks, closing ].join("\n")
      };
    });
    var findBase = (async function findBase(github, {baseBranch: baseBranch}, {trusted: trusted, subject: subject}) {
      const name = subject?.base?.name ?? (baseBranch || trusted.name);
      return name === trusted.name ? trusted : await github.branch(name);
    });
    __webpack_require__.d(__webpack_exports__, {
      M0: () => mergeBaseAgain,
      X1: () => mergeBaseIn,
      lN: () => findBase,
      m: () => openBase
    });
    var _events_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58223);
    var _change_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7790);
    var _policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94193);
    var _ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71888);
    var _may_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17472);
    var _tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6292);
    var _lib_once_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40627);
    function loadMerging() {
      return Promise.all([ __webpack_require__.e(9164), __webpack_require__.e(3189), __webpack_require__.e(9411) ]).then(__webpack_require__.bind(__webpack_require__, 33189));
    }
    function foreseenIn(prospect, onto, {subject: subject}) {
      const certain = subject?.merges === "with conflicts";
      switch (prospect.kind) {
       case "up to date":
        return undefined;

       case "merges":
        {
          const paths = prospect.merge.conflicts.map(({path: path}) => path);
          return paths.length === 0 ? undefined : {
            onto: onto,
            paths: paths,
            certain: true
          };
        }

       case "unknown":
        return {
          onto: onto,
          paths: [],
          certain: certain,
          reason: prospect.reason
        };
      }
    }
    const PEOPLE = "Say so in your report: people must merge it.";
    async function mergeInto({ports: ports, invocation: invocation, admitted: admitted, workspace: workspace, baseline: baseline}, merge, circumstances) {
      const {policy: policy} = admitted;
      const {git: git} = ports;
      const {refuseMerge: refuseMerge, writeMerge: writeMerge} = await loadMerging();
      const reason = await refuseMerge(merge, {
        policy: policy,
        circumstances: circumstances,
        git: git
      });
      if (reason !== undefined) return {
        kind: "left",
        reason: `${reason} ${PEOPLE}`
      };
      const {file: file} = (0, _may_read_js__WEBPACK_IMPORTED_MODULE_3__.ok)(policy, circumstances);
      const spoil = {
        ...baseline,
        commit: merge.commit
      };
      const begin = () => ports.files.write(`${invocation.directories.run}/${_change_js__WEBPACK_IMPORTED_MODULE_4__.tu}`, (0, 
      _change_js__WEBPACK_IMPORTED_MODULE_4__.B9)(spoil));
      return await writeMerge(merge, {
        git: git,
        workspace: workspace,
        baseline: baseline,
        mayRead: file,
        begin: begin
      });
    }
    async function mergeBaseAgain(session, onto) {
      const {base: base, ports: ports} = session;
      if (base === undefined) return {
        kind: "left",
        reason: "they were on a merge, and this branch has no base now"
      };
      const into = () => Promise.resolve(base.onto);
      const {remakeMerge: remakeMerge} = await loadMerging();
      const merge = await remakeMerge(headOf(session.admitted.request), onto, {
        git: ports.git,
        into: into
      });
      if (typeof merge === "string") return {
        kind: "left",
        reason: merge.replace(/\.$/, "")
      };
      const written = await mergeInto(session, merge, (0, _policy_js__WEBPACK_IMPORTED_MODULE_5__.c1)(session.admitted.request, _events_js__WEBPACK_IMPORTED_MODULE_6__.QT));
      if (written.kind === "left") return {
        kind: "left",
        reason: written.reason.replace(/\.$/, "")
      };
      return {
        kind: "merged",
        commit: merge.commit,
        base: merge.onto.name
      };
    }
    const CONFLICTS = {
      markers: "both sides are between markers",
      binary: "binary; this branch's version is in place",
      "deleted on branch": "deleted on this branch, changed on the base; the base's version is in place: keep or delete it",
      "deleted on base": "deleted on the base, changed on this branch; the branch's version is in place: keep or delete it",
      other: "of a kind that no file can show"
    };
  }),
  86005: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openPreparedWorkspace = (async function openPreparedWorkspace(pinned) {
      const {inside: inside} = pinned;
      return inside === undefined ? await openCheckout(pinned) : await openLayer(pinned, inside);
    });
    var openLayer = (async function openLayer({files: host, git: git, secrets: secrets, places: places, commit: commit, covered: covered, run: run}, inside) {
      const {files: files} = inside;
      const workspace = (0, _change_js__WEBPACK_IMPORTED_MODULE_0__.O)(await host.realPath(places.workspace), files, SCRATCH);
      const place = {
        root: workspace.root,
        files: files,
        git: git,
        commit: commit
      };
      const learned = secret => secrets.declare("checkout-credential", secret);
      const hidden = new Set(covered);
      const checkout = {
        root: workspace.root,
        files: host,
        git: git,
        commit: commit
      };
      const written = await (0, _change_js__WEBPACK_IMPORTED_MODULE_1__.By)(checkout, inside, hidden, learned);
      if (inside.upper === undefined) return {
        workspace: workspace,
        baseline: await (0, _change_js__WEBPACK_IMPORTED_MODULE_2__.mF)(place, {
          files: host,
          path: run
        })
      };
      const layer = {
        upper: inside.upper,
        lower: workspace.root,
        host: host,
        written: written,
        covered: hidden
      };
      return {
        workspace: workspace,
        baseline: await (0, _change_js__WEBPACK_IMPORTED_MODULE_2__.Ir)(place, layer)
      };
    });
    var isScratch = (function isScratch(path) {
      return path.startsWith("../");
    });
    var disarm = (async function disarm({git: git, runner: runner, secrets: secrets, places: places}) {
      const removed = await git.removeCredentials(places, secret => secrets.declare("checkout-credential", secret));
      if (removed.length === 0) return;
      const gone = removed.some(what => what.endsWith("RUNNER_TEMP"));
      const what = `Removed from the agent's reach: ${removed.join(", ")}. When the run ends, git's files are put back as they were${gone ? "; later steps of this job cannot use what was in RUNNER_TEMP" : ""}.`;
      runner.annotate("warning", "Remit: checkout", `${what} Give actions/checkout \`persist-credentials: false\`.`);
    });
    __webpack_require__.d(__webpack_exports__, {
      $h: () => isScratch,
      Zc: () => SCRATCH,
      a: () => editsSince,
      jV: () => openPreparedWorkspace
    });
    var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92696);
    var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9411);
    var _change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7790);
    var _change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7457);
    async function editsSince(baseline, git) {
      const {readChanges: readChanges} = await __webpack_require__.e(9164).then(__webpack_require__.bind(__webpack_require__, 79164));
      return await readChanges(baseline, git);
    }
    const SCRATCH = "/tmp";
    async function openCheckout(pinned) {
      const {files: files, git: git, places: places, commit: commit, run: run} = pinned;
      const workspace = (0, _change_js__WEBPACK_IMPORTED_MODULE_0__.O)(await files.realPath(places.workspace), files);
      const place = {
        root: workspace.root,
        files: files,
        git: git,
        commit: commit
      };
      await (0, _change_js__WEBPACK_IMPORTED_MODULE_3__.t0)(place);
      await disarm(pinned);
      return {
        workspace: workspace,
        baseline: await (0, _change_js__WEBPACK_IMPORTED_MODULE_2__.mF)(place, {
          files: files,
          path: run
        })
      };
    }
  })
};


