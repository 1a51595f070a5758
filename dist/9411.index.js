"use strict";

exports.id = 9411;

exports.ids = [ 9411 ];

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
  })
};


