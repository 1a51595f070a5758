"use strict";

exports.id = 9164;

exports.ids = [ 9164 ];

exports.modules = {
  79164: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var differ = (function differ(a, b) {
      return a?.oid !== b?.oid || a?.mode !== b?.mode;
    });
    var readChanges = (async function readChanges(baseline, git) {
      const found = baseline.kind === "layer" ? await (0, _layer_js__WEBPACK_IMPORTED_MODULE_2__.q)(baseline) : await searchScan(baseline);
      const {suspects: suspects, crowds: crowds} = await withoutCrowds(found.suspects, baseline.pinned);
      const {vanished: vanished} = found;
      const refused = [ ...found.refused, ...crowds ].sort(byPath);
      const from = {
        base: baseline.commit,
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.gI)({
          merge: baseline.merge
        })
      };
      if (vanished) return {
        ...from,
        files: [],
        refused: refused,
        vanished: vanished
      };
      const present = suspects.filter(({facts: facts}) => facts !== undefined).map(({path: path}) => path);
      const conversions = await git.conversions(baseline.commit, present);
      const files = [];
      for (const suspect of suspects) {
        const read = await readSuspect(suspect, conversions.get(suspect.path) ?? {}, baseline, git);
        if (read.kind === "changed") files.push(read.change);
        if (read.kind === "refused") refused.push({
          path: suspect.path,
          reason: read.reason
        });
      }
      return {
        ...from,
        files: files.sort(byPath),
        refused: refused.sort(byPath)
      };
    });
    var withoutCrowds = (async function withoutCrowds(suspects, pinned) {
      const fresh = suspects.filter(({entry: entry}) => entry === undefined);
      if (fresh.length <= MAX_NEW) return {
        suspects: suspects,
        crowds: []
      };
      const crowds = [];
      const dropped = new Set;
      for (const [path, crowd] of [ ...await crowdsOf(fresh, pinned) ].sort(([, a], [, b]) => b.length - a.length)) {
        if (fresh.length - dropped.size <= MAX_NEW) break;
        for (const suspect of crowd) dropped.add(suspect);
        crowds.push({
          path: path || ".",
          reason: `it holds ${crowd.length} new files, and a change has at most ${MAX_NEW}; name it in .gitignore`
        });
      }
      return {
        suspects: suspects.filter(suspect => !dropped.has(suspect)),
        crowds: crowds
      };
    });
    var readSuspect = (async function readSuspect({path: path, entry: entry, facts: facts}, conversion, baseline, git) {
      const before = entry && {
        mode: entry.mode,
        oid: entry.oid
      };
      if (facts === undefined) return {
        kind: "changed",
        change: {
          path: path,
          ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.gI)({
            before: before
          })
        }
      };
      if (facts.kind === "other") return {
        kind: "refused",
        reason: "it is neither a file nor a link"
      };
      if (facts.size > _baseline_js__WEBPACK_IMPORTED_MODULE_7__.Nx) return {
        kind: "refused",
        reason: `it has ${facts.size} bytes; at most ${_baseline_js__WEBPACK_IMPORTED_MODULE_7__.Nx} are published`
      };
      const read = await readContent(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(baseline.pinned.root, path), facts, baseline);
      if (typeof read === "string") return {
        kind: "refused",
        reason: read
      };
      const known = entry && await (0, _baseline_js__WEBPACK_IMPORTED_MODULE_7__.bz)(baseline, path, entry, git);
      const mode = modeOf(facts, entry, known);
      const untouched = known?.converted?.oid === (0, _baseline_js__WEBPACK_IMPORTED_MODULE_7__.zA)(read, baseline.commit);
      const bytes = known?.converted?.lineEnds === true ? unixLines(read) : read;
      const oid = untouched && entry !== undefined ? entry.oid : (0, _baseline_js__WEBPACK_IMPORTED_MODULE_7__.zA)(bytes, baseline.commit);
      if (oid === entry?.oid) {
        if (mode === entry.mode) return {
          kind: "same"
        };
        return {
          kind: "changed",
          change: {
            path: path,
            ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.gI)({
              before: before
            }),
            after: {
              mode: mode,
              oid: oid
            }
          }
        };
      }
      const stuck = await refuseConverted(conversion, entry, known, git);
      if (stuck !== undefined) return {
        kind: "refused",
        reason: stuck
      };
      await git.store(bytes);
      const {oid: earlier, lineEnds: lineEnds} = known?.converted ?? {};
      const mixed = earlier !== undefined && lineEnds === false && {
        mixed: true
      };
      return {
        kind: "changed",
        change: {
          path: path,
          ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.gI)({
            before: before
          }),
          after: {
            mode: mode,
            oid: oid
          },
          ...mixed
        }
      };
    });
    var refuseConverted = (async function refuseConverted({filter: filter, encoding: encoding}, entry, known, git) {
      const pointed = entry !== undefined && known?.converted !== undefined && (0, _lib_media_js__WEBPACK_IMPORTED_MODULE_8__.NS)(await git.blob(entry.oid));
      if (filter === "lfs" || pointed) return "it is kept in Git LFS, which Remit does not upload to";
      if (filter !== undefined) return `git stores it through the filter ${filter}, which Remit does not run`;
      const recoded = encoding !== undefined && (entry === undefined || known?.converted !== undefined);
      return recoded ? `git stores it in another encoding than the workspace's (${encoding})` : undefined;
    });
    var readContent = (async function readContent(absolute, facts, {pinned: pinned}) {
      try {
        return facts.kind === "link" ? Buffer.from(await pinned.files.readLink(absolute)) : await pinned.files.read(absolute);
      } catch (error) {
        if (typeof error === "object" && error !== null && "code" in error) return `it could not be read (${String(error.code)})`;
        throw error;
      }
    });
    var modeOf = (function modeOf(facts, entry, known) {
      if (facts.kind === "link") return _ports_js__WEBPACK_IMPORTED_MODULE_6__.ps;
      const untouched = known !== undefined && known.executable === facts.executable;
      if (untouched && entry?.mode.startsWith("100") === true) return entry.mode;
      return facts.executable ? "100755" : "100644";
    });
    var whyNotPublished = (async function whyNotPublished(path, bytes, baseline) {
      const {pinned: pinned} = baseline;
      const above = await (0, _survey_js__WEBPACK_IMPORTED_MODULE_3__.V9)((0, _lib_paths_js__WEBPACK_IMPORTED_MODULE_4__.f)(path), pinned.tree);
      if (above?.mode === _ports_js__WEBPACK_IMPORTED_MODULE_6__.NG) return `it is in the submodule ${above.path}, which is a repository of its own`;
      if (bytes > _baseline_js__WEBPACK_IMPORTED_MODULE_7__.Nx) return `it has ${bytes} bytes; at most ${_baseline_js__WEBPACK_IMPORTED_MODULE_7__.Nx} are published`;
      if (await pinned.tree.entry(path) !== undefined) return undefined;
      if (await isIgnored(path.split("/"), pinned)) return ".gitignore leaves it out";
      return await (0, _baseline_js__WEBPACK_IMPORTED_MODULE_7__.h_)(baseline, path) ? "it was in the checkout, untracked, before the run" : undefined;
    });
    __webpack_require__.d(__webpack_exports__, {
      Tx: () => differ,
      UK: () => isGenerated,
      Yp: () => whyNotPublished,
      iv: () => changesBetween,
      readChanges: () => readChanges
    });
    var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
    var _ports_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11507);
    var _lib_media_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(45800);
    var _baseline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7790);
    var _layer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68852);
    var _survey_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22627);
    var _record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95308);
    var _lib_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50876);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23782);
    async function changesBetween(from, to, git) {
      const differences = await git.compare(from, to);
      return differences.map(({path: path, before: before, after: after}) => ({
        path: path,
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.gI)({
          before: before,
          after: after
        })
      })).sort(byPath);
    }
    const MAX_NEW = 1e3;
    function isGenerated({reason: reason}) {
      return reason.endsWith("name it in .gitignore") || reason === _survey_js__WEBPACK_IMPORTED_MODULE_3__.V.deep || reason.startsWith(UNSEEN);
    }
    async function crowdsOf(fresh, {tree: tree}) {
      const directories = new Set;
      for (const parent of new Set(fresh.flatMap(({path: path}) => (0, _lib_paths_js__WEBPACK_IMPORTED_MODULE_4__.f)(path)))) if (await tree.directory(parent) !== undefined) directories.add(parent);
      const old = path => (0, _lib_paths_js__WEBPACK_IMPORTED_MODULE_4__.f)(path).findLast(parent => directories.has(parent)) ?? "";
      const top = path => (0, _lib_paths_js__WEBPACK_IMPORTED_MODULE_4__.f)(path).find(parent => !directories.has(parent)) ?? old(path);
      const tops = sortInto([ ...new Set(fresh.map(({path: path}) => top(path))) ], path => old(`${path}/`));
      return sortInto(fresh, ({path: path}) => (tops.get(old(path))?.length ?? 0) > MANY ? old(path) : top(path));
    }
    function sortInto(items, keyOf) {
      const groups = new Map;
      for (const item of items) {
        const group = groups.get(keyOf(item));
        if (group === undefined) groups.set(keyOf(item), [ item ]); else group.push(item);
      }
      return groups;
    }
    const MANY = 100;
    async function searchScan(baseline) {
      const {pinned: pinned, record: record, closed: closed} = baseline;
      const notes = {
        closed: new Map,
        undecodable: new Map
      };
      const search = {
        baseline: baseline,
        notes: notes,
        suspects: new Map,
        rewritten: new Set
      };
      const missing = async ({directory: directory, tracked: tracked}) => {
        for (const [name, known] of tracked) await compareTracked(search, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, name), known);
      };
      const earlier = (0, _record_js__WEBPACK_IMPORTED_MODULE_5__.cE)(record, missing);
      let left = 0;
      for await (const found of (0, _survey_js__WEBPACK_IMPORTED_MODULE_3__.QN)(pinned, notes, {
        at: earlier.at,
        closed: closed
      })) {
        left += found.files;
        await compareDirectory(search, found);
      }
      await earlier.end();
      for (const path of baseline.written.keys()) if (!search.rewritten.has(path)) await compareTracked(search, path);
      return {
        suspects: [ ...search.suspects.values() ],
        refused: [ ...refuseClosed(search), ...refuseNames(search) ],
        vanished: left === 0 && baseline.count > 1
      };
    }
    function byPath(a, b) {
      return a.path < b.path ? -1 : 1;
    }
    async function compareDirectory(search, {directory: directory, tracked: tracked, fresh: fresh, known: known}) {
      const {baseline: baseline, notes: notes, suspects: suspects} = search;
      const here = new Map(tracked.map(file => [ file.entry.path, file ]));
      const before = new Map([ ...known?.tracked ?? [] ].map(([name, state]) => [ node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, name), state ]));
      for (const path of new Set([ ...before.keys(), ...here.keys() ])) await compareTracked(search, path, before.get(path), here.get(path));
      for (const [path, facts] of await (0, _survey_js__WEBPACK_IMPORTED_MODULE_3__.x$)(fresh, baseline.pinned, notes)) suspects.set(path, {
        path: path,
        facts: facts
      });
    }
    async function compareTracked({baseline: {pinned: pinned, written: written}, notes: {closed: closed}, suspects: suspects, rewritten: rewritten}, path, before, now) {
      const known = written.has(path) ? written.get(path) : before;
      if (now !== undefined && written.has(path)) rewritten.add(path);
      if (now?.facts.signature === known?.signature) return;
      const entry = now?.entry ?? await pinned.tree.entry(path);
      if (entry === undefined || entry.mode === _ports_js__WEBPACK_IMPORTED_MODULE_6__.NG) return;
      const isHidden = [ "", ...(0, _lib_paths_js__WEBPACK_IMPORTED_MODULE_4__.f)(path) ].some(parent => closed.get(parent) === "unreadable");
      if (now === undefined && isHidden) return;
      suspects.set(path, {
        path: path,
        entry: entry,
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_1__.gI)({
          facts: now?.facts
        })
      });
    }
    function unixLines(bytes) {
      return Buffer.from(bytes.toString("latin1").replaceAll("\r\n", "\n"), "latin1");
    }
    function refuseClosed({notes: {closed: closed}, baseline: {closed: before}}) {
      const fresh = [ ...closed ].filter(([path]) => !before.has(path));
      return [ ...fresh.map(([path, why]) => ({
        path: path || ".",
        reason: _survey_js__WEBPACK_IMPORTED_MODULE_3__.V[why]
      })), ...unseen(closed, before) ];
    }
    function unseen(closed, before) {
      const [first, ...more] = [ ...closed ].filter(([path, why]) => why === "crowded" && before.has(path)).map(([path]) => path);
      if (first === undefined) return [];
      const others = more.length === 0 ? "" : `, as ${more.length} others did`;
      const reason = `${UNSEEN}${others}: what is new there is not published`;
      return [ {
        path: first || ".",
        reason: reason
      } ];
    }
    const UNSEEN = "it held more untracked files than Remit looks through before the run began";
    function refuseNames({notes: {undecodable: undecodable}, baseline: {undecodable: before}}) {
      return [ ...undecodable ].filter(([directory, count]) => count > (before.get(directory) ?? 0)).map(([directory, count]) => ({
        path: directory || ".",
        reason: `it has ${count - (before.get(directory) ?? 0)} new names that are not UTF-8`
      }));
    }
    async function isIgnored(names, {exclusions: exclusions}) {
      let here = exclusions;
      for (const [index, name] of names.entries()) {
        const inner = index < names.length - 1;
        if (here.has(name, inner)) return true;
        if (inner) here = await here.enter(name);
      }
      return false;
    }
  }),
  68852: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var searchLayer = (async function searchLayer(layer) {
      const search = {
        layer: layer,
        suspects: [],
        refused: [],
        facts: new Map,
        lists: new Map,
        written: (0, _lib_once_js__WEBPACK_IMPORTED_MODULE_1__.bO)(directory => writtenIn(layer, directory)),
        below: (0, _survey_js__WEBPACK_IMPORTED_MODULE_2__.SL)(layer)
      };
      const crowd = {
        top: "",
        seen: 0
      };
      const [left] = await Promise.all([ (0, _survey_js__WEBPACK_IMPORTED_MODULE_2__.YB)(layer.pinned.files, layer.pinned.root), askAhead(search, ""), visit(search, {
        directory: "",
        exclusions: layer.pinned.exclusions,
        excluded: false,
        crowd: crowd
      }) ]);
      const isEmpty = typeof left !== "string" && left.entries.every(({name: name}) => name === ".git") && left.undecodable === 0;
      const vanished = isEmpty && await layer.pinned.tree.hasSeveral();
      return {
        suspects: search.suspects,
        refused: search.refused,
        vanished: vanished
      };
    });
    var visit = (async function visit(search, at) {
      const {pinned: pinned} = search.layer;
      const [merged, written, committed] = await Promise.all([ mergedList(search, at.directory), search.written(at.directory), pinned.tree.directory(at.directory) ]);
      if (typeof merged === "string") noteUnlisted(search, at, merged); else if (!at.excluded && merged.undecodable > 0) await noteStrange(search, at.directory, merged.undecodable);
      if (merged === "gone" || merged === "unreadable") return;
      const tracked = committed?.entries ?? new Map;
      const kinds = merged === "crowded" ? await kindsOf(search, at.directory, [ ...tracked.keys() ]) : new Map(merged.entries.map(({name: name, kind: kind}) => [ name, kind ]));
      const unwritten = [ ...kinds.keys() ].filter(name => written?.kinds.has(name) !== true);
      const same = await unchanged(search, at.directory, unwritten, written?.witness);
      const names = [ ...new Set([ ...kinds.keys(), ...tracked.keys() ]) ].filter(name => !same.has(name));
      for (const name of names) await look(search, {
        ...at,
        committed: committed
      }, name, kinds.get(name));
    });
    var unchanged = (async function unchanged(search, directory, names, witness) {
      if (witness !== undefined && (await asBelow(search, witness))?.links === 1) return new Set(names);
      const pairs = await Promise.all(names.map(async name => ({
        name: name,
        same: await asBelow(search, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, name)) !== undefined
      })));
      return new Set(pairs.flatMap(({name: name, same: same}) => same ? [ name ] : []));
    });
    var asBelow = (async function asBelow(search, path) {
      const [merged, below] = await Promise.all([ mergedFacts(search, path), search.below(path) ]);
      return merged !== undefined && merged.stamp === below?.stamp ? below : undefined;
    });
    var askAhead = (async function askAhead(search, directory) {
      const {lists: lists} = search;
      const list = mergedList(search, directory);
      list.catch(() => undefined);
      lists.set(directory, list);
      const [written, committed] = await Promise.all([ search.written(directory), search.layer.pinned.tree.directory(directory) ]);
      const found = [ ...written?.kinds ?? [] ].map(([name, kind]) => ({
        path: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, name),
        kind: kind,
        isCommitted: committed?.entries.get(name)?.mode === _ports_js__WEBPACK_IMPORTED_MODULE_4__.Md
      }));
      const files = found.flatMap(({path: path, isCommitted: isCommitted}) => isCommitted ? [] : [ path ]);
      const asked = written?.witness === undefined ? files : [ written.witness, ...files ];
      const facts = asked.slice(0, MOST_KEPT - search.facts.size).map(path => mergedFacts(search, path));
      const below = found.filter(({isCommitted: isCommitted, kind: kind}) => isCommitted && kind === "directory");
      await Promise.all([ list, ...facts, ...below.map(({path: path}) => askAhead(search, path)) ]);
    });
    var mergedFacts = (function mergedFacts({layer: {pinned: pinned}, facts: facts}, path) {
      const known = facts.get(path);
      if (known !== undefined) return known;
      const answer = (0, _survey_js__WEBPACK_IMPORTED_MODULE_2__.xS)(pinned.files, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(pinned.root, path));
      if (facts.size < MOST_KEPT) facts.set(path, answer);
      return answer;
    });
    var writtenIn = (async function writtenIn({pinned: pinned, covered: covered, upper: upper, host: host}, directory) {
      const listed = await (0, _survey_js__WEBPACK_IMPORTED_MODULE_2__.YB)(host, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(upper, directory));
      if (typeof listed === "string" && listed !== "gone") return undefined;
      const kinds = new Map(listed === "gone" ? [] : listed.entries.map(({name: name, kind: kind}) => [ name, kind ]));
      const committed = (await pinned.tree.directory(directory))?.entries ?? [];
      for (const [name, {mode: mode}] of committed) {
        const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, name);
        if (!kinds.has(name) && !covered.has(path) && mode.startsWith("100")) return {
          kinds: kinds,
          witness: path
        };
      }
      return {
        kinds: kinds,
        witness: undefined
      };
    });
    var mergedList = (function mergedList({layer: {pinned: pinned}, lists: lists}, directory) {
      return lists.get(directory) ?? (0, _survey_js__WEBPACK_IMPORTED_MODULE_2__.YB)(pinned.files, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(pinned.root, directory));
    });
    var look = (async function look(search, at, name, kind) {
      const {layer: layer} = search;
      const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(at.directory, name);
      if (layer.covered.has(path)) return;
      if ((0, _survey_js__WEBPACK_IMPORTED_MODULE_2__.JL)(name)) return await noteGit(search, at.directory, path, kind);
      const node = at.committed?.entries.get(name);
      const entry = (0, _survey_js__WEBPACK_IMPORTED_MODULE_2__.W7)(path, node);
      if (entry?.mode === _ports_js__WEBPACK_IMPORTED_MODULE_4__.NG) return;
      if (entry !== undefined) await noteTracked(search, path, entry, kind);
      if (node?.mode === _ports_js__WEBPACK_IMPORTED_MODULE_4__.Md && kind !== "directory") await noteGone(search, path);
      if (kind === "directory") return await lookInto(search, at, name);
      if (kind === undefined || entry !== undefined || at.excluded || at.exclusions.has(name, false)) return;
      await noteNew(search, at, name);
    });
    var noteTracked = (async function noteTracked(search, path, entry, kind) {
      const facts = kind === undefined || kind === "directory" ? undefined : await mergedFacts(search, path);
      const unseen = kind !== undefined && kind !== "directory" && facts === undefined;
      if (unseen) return noteRefused(search, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), _survey_js__WEBPACK_IMPORTED_MODULE_2__.V.unreadable);
      const wasThere = search.layer.written.has(path) || await search.below(path) !== undefined;
      if (facts === undefined && !wasThere) return;
      search.suspects.push({
        path: path,
        entry: entry,
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_5__.gI)({
          facts: facts
        })
      });
    });
    var lookInto = (async function lookInto(search, at, name) {
      const directory = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(at.directory, name);
      const excluded = at.excluded || at.exclusions.has(name, true);
      const isNew = at.committed?.entries.get(name)?.mode !== _ports_js__WEBPACK_IMPORTED_MODULE_4__.Md;
      const crowd = isNew && at.committed === undefined ? at.crowd : {
        top: directory,
        seen: 0
      };
      if (isNew && excluded) return;
      const closed = isNew ? await closedBy(search, directory, crowd) : undefined;
      if (closed === "untouched") return;
      if (closed !== undefined) return noteRefused(search, OF_ALL.has(closed) ? crowd.top : directory, _survey_js__WEBPACK_IMPORTED_MODULE_2__.V[closed]);
      await visit(search, {
        directory: directory,
        excluded: excluded,
        exclusions: await at.exclusions.enter(name),
        crowd: crowd
      });
    });
    __webpack_require__.d(__webpack_exports__, {
      q: () => searchLayer
    });
    var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
    var _ports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44714);
    var _ports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11507);
    var _survey_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22627);
    var _lib_ecosystems_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22509);
    var _lib_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40627);
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23782);
    async function kindsOf({layer: layer}, directory, names) {
      const {files: files, root: root} = layer.pinned;
      const kindOf = async name => {
        try {
          return (await files.facts(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, directory, name)))?.kind;
        } catch (error) {
          if ((0, _ports_js__WEBPACK_IMPORTED_MODULE_3__.x)(error) === undefined) throw error;
          return "other";
        }
      };
      const found = await Promise.all(names.map(async name => [ name, await kindOf(name) ]));
      return new Map(found.flatMap(([name, kind]) => kind === undefined ? [] : [ [ name, kind ] ]));
    }
    async function noteStrange(search, directory, undecodable) {
      const {layer: layer, below: below} = search;
      const isBelow = (await below(directory))?.kind === "directory";
      const lower = isBelow ? await (0, _survey_js__WEBPACK_IMPORTED_MODULE_2__.YB)(layer.host, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(layer.lower, directory)) : "gone";
      const strange = undecodable - (typeof lower === "string" ? 0 : lower.undecodable);
      if (strange > 0) noteRefused(search, directory, `it has ${strange} new names that are not UTF-8`);
    }
    const MOST_KEPT = 1e3;
    async function noteGit(search, directory, path, kind) {
      if (kind === undefined || path === ".git" || await search.below(path) !== undefined) return;
      noteRefused(search, directory, _survey_js__WEBPACK_IMPORTED_MODULE_2__.V.repository);
    }
    async function noteGone(search, directory) {
      const committed = await search.layer.pinned.tree.directory(directory);
      for (const [name, node] of committed?.entries ?? []) {
        const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, name);
        const entry = (0, _survey_js__WEBPACK_IMPORTED_MODULE_2__.W7)(path, node);
        if (entry === undefined) await noteGone(search, path); else if (entry.mode !== _ports_js__WEBPACK_IMPORTED_MODULE_4__.NG) await noteTracked(search, path, entry, undefined);
      }
    }
    async function noteNew(search, {directory: directory, crowd: crowd, committed: committed}, name) {
      const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, name);
      const {written: written} = search.layer;
      if (crowd.seen > _survey_js__WEBPACK_IMPORTED_MODULE_2__.Zm) return noteRefused(search, crowd.top, _survey_js__WEBPACK_IMPORTED_MODULE_2__.V.crowded);
      const says = committed?.entries.has(name) !== true && !written.has(path);
      const wasThere = says && await search.below(path) !== undefined;
      if (wasThere) return;
      if (++crowd.seen > _survey_js__WEBPACK_IMPORTED_MODULE_2__.Zm) return noteRefused(search, crowd.top, _survey_js__WEBPACK_IMPORTED_MODULE_2__.V.crowded);
      const facts = await mergedFacts(search, path);
      if (facts === undefined) return noteRefused(search, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), _survey_js__WEBPACK_IMPORTED_MODULE_2__.V.unreadable);
      search.suspects.push({
        path: path,
        facts: facts
      });
    }
    async function closedBy(search, directory, crowd) {
      const {pinned: pinned, host: host, lower: lower} = search.layer;
      if (_lib_ecosystems_js__WEBPACK_IMPORTED_MODULE_6__.KB.has(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(directory))) return "dependencies";
      if (directory.length > _survey_js__WEBPACK_IMPORTED_MODULE_2__.lm) return "deep";
      if (++crowd.seen > _survey_js__WEBPACK_IMPORTED_MODULE_2__.Zm) return "crowded";
      if ((await search.below(directory))?.kind === "directory" && await hasGit(host, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(lower, directory))) {
        const written = await search.written(directory);
        return written !== undefined && [ ...written.kinds.keys() ].every(_survey_js__WEBPACK_IMPORTED_MODULE_2__.JL) ? "untouched" : "repository";
      }
      const inside = await (0, _survey_js__WEBPACK_IMPORTED_MODULE_2__.YB)(pinned.files, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(pinned.root, directory));
      if (inside === "crowded") crowd.seen = Infinity;
      if (typeof inside === "string") return inside === "crowded" ? inside : undefined;
      return inside.entries.some(entry => (0, _survey_js__WEBPACK_IMPORTED_MODULE_2__.JL)(entry.name)) ? "repository" : undefined;
    }
    async function hasGit(files, directory) {
      const listed = await (0, _survey_js__WEBPACK_IMPORTED_MODULE_2__.YB)(files, directory);
      return typeof listed !== "string" && listed.entries.some(({name: name}) => (0, _survey_js__WEBPACK_IMPORTED_MODULE_2__.JL)(name));
    }
    const OF_ALL = new Set([ "crowded", "deep" ]);
    function noteRefused({refused: refused}, directory, reason) {
      const path = directory === "" ? "." : directory;
      if (!refused.some(one => one.path === path && one.reason === reason)) refused.push({
        path: path,
        reason: reason
      });
    }
    function noteUnlisted(search, {directory: directory, excluded: excluded}, why) {
      if (why !== "gone" && !excluded) noteRefused(search, directory, _survey_js__WEBPACK_IMPORTED_MODULE_2__.V[why]);
    }
  })
};


