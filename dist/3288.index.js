export const id = 3288;

export const ids = [ 3288 ];

export const modules = {
  63250: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      t: () => send,
      y: () => readAll
    });
    var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
    async function send(url, asked = {}) {
      const message = await ask(new URL(url), asked);
      const {statusCode: status = 0, headers: headers} = message;
      message.on("error", () => undefined);
      if (REDIRECTS.has(status) && headers.location !== undefined && asked.redirect !== "manual") {
        message.resume();
        return await fetch(url, asked);
      }
      if (BODYLESS.has(status)) message.resume();
      const body = BODYLESS.has(status) ? null : readPieces(await unpack(message), asked.signal);
      return {
        url: url,
        status: status,
        ok: status >= 200 && status < 300,
        headers: new Map(Object.entries(headers).map(([name, value]) => [ name, [ value ].flat().join(", ") ])),
        body: body,
        text: async () => (await readAll(body ?? [])).toString(),
        arrayBuffer: async () => new Uint8Array(await readAll(body ?? [])).buffer
      };
    }
    async function readAll(pieces) {
      const read = [];
      for await (const piece of pieces) read.push(piece);
      return Buffer.concat(read);
    }
    const REDIRECTS = new Set([ 301, 302, 303, 307, 308 ]);
    const BODYLESS = new Set([ 204, 205, 304 ]);
    async function ask(url, {method: method = "GET", headers: headers, body: body, signal: signal}) {
      const secure = url.protocol === "https:";
      const request = secure ? (await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 44708, 19))).request : node_http__WEBPACK_IMPORTED_MODULE_0__.request;
      signal?.throwIfAborted();
      return await new Promise((resolve, reject) => {
        const sent = request(url, {
          method: method,
          headers: {
            "accept-encoding": ENCODING,
            ...headers
          }
        }, resolve);
        const stop = () => void sent.destroy();
        signal?.addEventListener("abort", stop);
        sent.on("close", () => signal?.removeEventListener("abort", stop));
        sent.on("error", error => reject(reasonOf(signal, error)));
        sent.end(body);
      });
    }
    const ENCODING = "gzip";
    async function unpack(message) {
      if (message.headers["content-encoding"] !== ENCODING) return message;
      const [{createGunzip: createGunzip}, {pipeline: pipeline}] = await Promise.all([ Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 38522, 19)), Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 57075, 19)) ]);
      return pipeline(message, createGunzip(), () => undefined);
    }
    async function* readPieces(pieces, signal) {
      try {
        yield* pieces;
      } catch (error) {
        throw reasonOf(signal, error);
      }
    }
    function reasonOf(signal, error) {
      return signal?.aborted === true ? signal.reason : error;
    }
  }),
  70873: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      OU: () => joinBase,
      _A: () => planCatchUp,
      t4: () => isOursAlone
    });
    var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91465);
    async function planCatchUp(git, behind) {
      const {branch: branch, onto: onto, parting: parting, author: author, time: time} = behind;
      if (parting.fork === onto.sha) return undefined;
      const {clashes: clashes} = await compare(git, {
        fork: parting.fork,
        head: branch.sha,
        onto: onto.sha
      });
      const kind = clashes.length === 0 ? "merged" : isOursAlone(parting.own, author) ? "replaced" : "behind";
      return {
        kind: kind,
        head: branch.sha,
        fork: parting.fork,
        onto: onto,
        time: time,
        clashes: clashes.slice(0, SHOWN)
      };
    }
    const SHOWN = 10;
    async function joinBase(git, branch, caughtUp, author) {
      const {kind: kind, head: head, fork: fork, onto: onto, time: time} = caughtUp;
      if (kind === "behind") return head;
      const {changes: changes} = kind === "replaced" ? NOTHING : await compare(git, {
        fork: fork,
        head: head,
        onto: onto.sha
      });
      const title = kind === "merged" ? `Merge ${onto.name} into ${branch}` : `Start ${branch} anew from ${onto.name}`;
      const message = `${title}\n\n${JOINS}: ${onto.sha}`;
      return await git.commit({
        parent: onto.sha,
        parents: [ head, onto.sha ],
        changes: changes,
        message: message,
        author: author,
        time: time
      });
    }
    const NOTHING = {
      changes: []
    };
    const JOINS = "Remit-Joins";
    function isOursAlone(own, {email: email}) {
      return own.every(({author: author, committer: committer, message: message}) => {
        const marked = (0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.xB)(message) !== undefined || message.includes(`\n\n${JOINS}: `);
        return author.email === email && committer.email === email && marked;
      });
    }
    async function compare(git, three) {
      const fork = await listed(git, three.fork);
      const head = await listed(git, three.head);
      const onto = await listed(git, three.onto);
      const folders = new Set([ ...onto.keys() ].flatMap(parents));
      const changes = [];
      const clashes = [];
      for (const path of [ ...new Set([ ...fork.keys(), ...head.keys() ]) ].sort()) {
        const [was, ours, theirs] = [ fork.get(path), head.get(path), onto.get(path) ];
        if (same(was, ours) || same(ours, theirs)) continue;
        const inTheWay = ours !== undefined && (folders.has(path) || parents(path).some(parent => onto.has(parent)));
        if (!same(was, theirs) || inTheWay || !(ours ?? was)?.exact) clashes.push(path); else changes.push(ours === undefined ? {
          path: path
        } : {
          path: path,
          blob: {
            mode: ours.mode,
            oid: ours.oid
          }
        });
      }
      return {
        changes: changes,
        clashes: clashes
      };
    }
    async function listed(git, commit) {
      return new Map((await git.tree(commit)).map(entry => [ entry.path, entry ]));
    }
    function same(a, b) {
      return a?.oid === b?.oid && a?.mode === b?.mode;
    }
    function parents(path) {
      const parts = path.split("/");
      return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
    }
  }),
  43926: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      D: () => layIntoCheckout,
      L: () => LAID
    });
    var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
    var _checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98258);
    const LAID = "remit-laid";
    async function layIntoCheckout({root: root, host: host, git: git, base: base, commit: commit, paths: paths}) {
      const place = await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_1__.By)(root, host);
      const head = place && await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_1__.zy)(place, host);
      if (head !== base) return false;
      const found = await Promise.all(paths.map(async path => [ path, await fileAt(commit, path, git) ]));
      const entries = new Map(found);
      for (const [path, entry] of entries) if (entry === undefined) await removeLaid(root, path, host);
      for (const [path, entry] of entries) if (entry !== undefined) await writeLaid(root, path, entry, host, git);
      if (place === undefined) return true;
      const file = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(place.own, LAID);
      const laid = (await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_1__.yR)(file, host)).split("\0").filter(path => path !== "");
      await host.write(file, Buffer.from([ ...new Set([ ...laid, ...paths ]) ].join("\0")));
      return true;
    }
    async function fileAt(commit, path, git) {
      const entry = await git.entry(commit, path);
      return entry?.mode === DIRECTORY ? undefined : entry;
    }
    const DIRECTORY = "40000";
    async function removeLaid(root, path, host) {
      const absolute = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, path);
      if (!await isReal(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(absolute), host)) return;
      const facts = await host.facts(absolute);
      if (facts === undefined || facts.kind === "directory") return;
      await host.remove(absolute);
      for (let parent = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(absolute); parent.length > root.length; parent = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(parent)) {
        const {entries: entries, undecodable: undecodable} = await host.list(parent);
        if (entries.length + undecodable > 0) return;
        await host.remove(parent);
      }
    }
    async function writeLaid(root, path, entry, host, git) {
      const absolute = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, path);
      if (!await isReal(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(absolute), host) || !await isFree(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(absolute), root, host)) return;
      const facts = await host.facts(absolute);
      if (facts?.kind === "directory") return;
      const isLink = entry.mode === "120000";
      if (facts !== undefined && (isLink || facts.kind === "link")) await host.remove(absolute);
      const bytes = await git.blob(entry.oid);
      if (!isLink) return await host.write(absolute, bytes, entry.mode === "100755" ? 493 : 420);
      await host.makeDirectory(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(absolute));
      await host.link(absolute, bytes.toString());
    }
    async function isFree(directory, root, host) {
      if (directory.length <= root.length) return true;
      const facts = await host.facts(directory);
      if (facts !== undefined) return facts.kind === "directory";
      return await isFree(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(directory), root, host);
    }
    async function isReal(directory, host) {
      return await host.realPath(directory) === directory;
    }
  }),
  1740: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      cD: () => writeEntry,
      gE: () => clearWays,
      iQ: () => findLaid,
      nM: () => removeFile,
      v8: () => layOut
    });
    var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
    var _ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27460);
    var _checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98258);
    var _lay_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43926);
    var _survey_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17612);
    async function layOut(facts) {
      const {root: root, host: host, commit: commit} = facts;
      const place = await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_2__.By)(root, host);
      const head = place && await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_2__.zy)(place, host);
      const laid = await layFiles(facts, place);
      await disarm(facts);
      const fresh = place === undefined || place.own !== node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, ".git");
      if (fresh) await makeRepository(facts); else if (head !== commit) await moveHead(facts, place);
      if (fresh || head !== commit) await lendObjects(facts);
      return laid;
    }
    async function findLaid(facts) {
      const {changed: changed, gone: gone} = await compare(facts, await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_2__.By)(facts.root, facts.host));
      return new Set([ ...changed.map(({path: path}) => path), ...gone ]);
    }
    async function layFiles(facts, place) {
      const {root: root, inside: inside, git: git} = facts;
      const {changed: changed, gone: gone} = await compare(facts, place);
      for (const path of gone) await removeFile(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, path), root, inside);
      await clearWays(root, changed, inside);
      for (let at = 0; at < changed.length; at += AT_ONCE) {
        await Promise.all(changed.slice(at, at + AT_ONCE).map(entry => writeEntry(root, entry, inside, git)));
      }
      return new Set([ ...changed.map(({path: path}) => path), ...gone ]);
    }
    async function compare({host: host, git: git, commit: commit, covered: covered}, place) {
      const sides = new Map((await differencesOf(place, host, git, commit)).map(each => [ each.path, each ]));
      for (const path of await laidBefore(place, host)) {
        const committed = await git.entry(commit, path);
        const isFile = committed !== undefined && committed.mode !== DIRECTORY;
        sides.set(path, {
          path: path,
          indexed: "",
          ...isFile && {
            committed: committed
          }
        });
      }
      const changed = [];
      const gone = [];
      for (const {path: path, committed: committed, indexed: indexed} of sides.values()) {
        if (covered.has(path)) continue;
        if (committed !== undefined && committed.mode !== _survey_js__WEBPACK_IMPORTED_MODULE_4__.NG) changed.push({
          path: path,
          ...committed
        }); else if (indexed !== undefined && indexed !== _survey_js__WEBPACK_IMPORTED_MODULE_4__.NG) gone.push(path);
      }
      return {
        changed: changed,
        gone: gone
      };
    }
    const DIRECTORY = "40000";
    const AT_ONCE = 16;
    async function differencesOf(place, host, git, commit) {
      const file = place && node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(place.own, "index");
      try {
        if (file !== undefined && await host.exists(file)) return await git.compareIndex(file, commit);
      } catch (error) {
        if (!(error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_1__.XS)) throw error;
      }
      const entries = (await git.tree(commit)).filter(({exact: exact}) => exact);
      return entries.map(({path: path, mode: mode, oid: oid}) => ({
        path: path,
        committed: {
          mode: mode,
          oid: oid
        }
      }));
    }
    async function laidBefore(place, host) {
      const text = place === undefined ? "" : await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_2__.yR)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(place.own, _lay_js__WEBPACK_IMPORTED_MODULE_3__.L), host);
      return new Set(text.split("\0").filter(path => path !== "" && !path.startsWith("/") && !path.split("/").includes("..")));
    }
    async function writeEntry(root, entry, inside, git) {
      const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, entry.path);
      const bytes = await git.blob(entry.oid);
      const facts = await inside.facts(path);
      if (facts?.kind === "directory" || facts?.kind === "link" || facts !== undefined && entry.mode === "120000") {
        await inside.remove(path);
      }
      if (entry.mode !== "120000") return await inside.write(path, bytes, entry.mode === "100755" ? 493 : 420);
      await inside.makeDirectory(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path));
      await inside.link(path, bytes.toString());
    }
    async function clearWays(root, entries, inside) {
      const parents = new Set(entries.flatMap(({path: path}) => parentsOf(path)));
      for (const parent of [ ...parents ].sort()) {
        const facts = await inside.facts(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, parent));
        if (facts !== undefined && facts.kind !== "directory") await inside.remove(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, parent));
      }
    }
    function parentsOf(path) {
      const parts = path.split("/");
      return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
    }
    async function removeFile(path, root, inside) {
      const facts = await inside.facts(path);
      if (facts === undefined || facts.kind === "directory") return;
      await inside.remove(path);
      for (let parent = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path); parent.length > root.length; parent = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(parent)) {
        const {entries: entries, undecodable: undecodable} = await inside.list(parent);
        if (entries.length + undecodable > 0) return;
        await inside.remove(parent);
      }
    }
    async function disarm({root: root, host: host, inside: inside, git: git, learned: learned}) {
      for (const file of await git.configurations(root, learned)) {
        if (!file.startsWith(`${root}/`)) continue;
        const text = await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_2__.yR)(file, host);
        await inside.write(file, Buffer.from(plainConfiguration(text)));
        const hooks = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(file), "hooks");
        if (await inside.facts(hooks) !== undefined) await inside.remove(hooks);
      }
    }
    async function makeRepository({root: root, inside: inside, git: git, commit: commit}) {
      const own = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, ".git");
      if (await inside.facts(own) !== undefined) await inside.remove(own);
      for (const name of [ "objects/info", "objects/pack", "refs/heads", "info" ]) await inside.makeDirectory(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, name));
      await inside.write(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, "config"), Buffer.from("[core]\n\trepositoryformatversion = 0\n\tbare = false\n"));
      await inside.write(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, "index"), await git.index(commit));
      await inside.write(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, "HEAD"), Buffer.from(`${commit}\n`));
      await inside.write(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, "shallow"), Buffer.from(`${commit}\n`));
    }
    async function moveHead({root: root, host: host, inside: inside, git: git, commit: commit}, {common: common}) {
      const own = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, ".git");
      await inside.write(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, "index"), await git.index(commit));
      await inside.write(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, "HEAD"), Buffer.from(`${commit}\n`));
      if ((await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_2__.yR)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(common, "packed-refs"), host)).includes(commit)) return;
      const shallow = await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_2__.yR)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, "shallow"), host);
      if (!shallow.split("\n").includes(commit)) await inside.write(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(own, "shallow"), Buffer.from(`${shallow}${commit}\n`));
    }
    async function lendObjects({root: root, host: host, inside: inside, objects: objects}) {
      if (objects === undefined) return;
      const file = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, ".git/objects/info/alternates");
      try {
        await inside.write(file, Buffer.from(`${await (0, _checkout_js__WEBPACK_IMPORTED_MODULE_2__.yR)(file, host)}${objects}\n`));
      } catch (error) {
        if ((0, _ports_js__WEBPACK_IMPORTED_MODULE_1__.xU)(error) === undefined) throw error;
      }
    }
    function plainConfiguration(text) {
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
    }
    function plainValue(written) {
      const value = written.replace(PASSWORD, "://").replace(/[#;?].*$/, "").trim();
      const bare = value.length > 1 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;
      return /["\\]/.test(bare) || bare.startsWith("!") || bare.includes("::") ? undefined : bare;
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
  }),
  91615: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      finishRun: () => finishRun
    });
    var external_node_fs_ = __webpack_require__(73024);
    var external_node_path_ = __webpack_require__(76760);
    var actions = __webpack_require__(6551);
    var adapters_clock = __webpack_require__(61642);
    var adapters_git = __webpack_require__(40508);
    var adapters_github = __webpack_require__(49747);
    var machine = __webpack_require__(41285);
    var adapters_shells = __webpack_require__(16784);
    var events = __webpack_require__(11468);
    var inputs = __webpack_require__(95513);
    var log = __webpack_require__(97309);
    var directories = __webpack_require__(88256);
    var closing = __webpack_require__(71425);
    var report_saved = __webpack_require__(6861);
    var own_comments = __webpack_require__(89928);
    var catch_up = __webpack_require__(70873);
    var layout = __webpack_require__(1740);
    var change_baseline = __webpack_require__(68379);
    var gate = __webpack_require__(82968);
    var invocation = __webpack_require__(93235);
    var collect = __webpack_require__(73216);
    var keep = __webpack_require__(26489);
    function isDue(saved) {
      return saved.keep !== "" && saved.kept === "";
    }
    async function rescueLate(late) {
      const work = await collectLate(late).catch(() => undefined);
      if (work !== undefined) await leavePatch(work, late).catch(() => {});
    }
    async function keepLate(late) {
      const {saved: saved, entries: entries, git: git, secrets: secrets, now: now} = late;
      const last = (0, closing.xl)(entries, saved, now).at(-1)?.event;
      if (last?.type !== "run.finished") return (0, keep.s)("The run has no end.");
      try {
        const work = last.outcome.publication === undefined ? await findWork(late) : undefined;
        if (work !== undefined) await leavePatch(work, late);
        const parts = {
          git: git,
          redact: secrets.redact,
          entries: entries,
          outcome: last.outcome,
          names: saved.keep.split(" ")
        };
        return await (0, keep.Xz)({
          ...parts,
          time: Math.floor(now / 1e3),
          ...work === undefined ? {} : {
            work: work
          }
        });
      } catch (error) {
        return (0, keep.s)(`The run could not be kept: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    async function leavePatch(work, {entries: entries, git: git, files: files, run: run}) {
      const started = entries.findLast(({event: event}) => event.type === "run.started")?.event;
      if (started?.type !== "run.started") return;
      const patch = Buffer.from(await git.diff(started.request.base.sha, work), "latin1");
      await files.write(`${run}/work.patch`, patch).catch(() => {});
    }
    async function findWork(late) {
      const {saved: saved, entries: entries, git: git} = late;
      const found = await collectLate(late).catch(() => undefined);
      if (found !== undefined) return found;
      const putBack = entries.some(({event: event}) => event.type === "agent.told" && event.why === "continued");
      if (saved.work === "" || putBack) return undefined;
      await git.fetch(saved.work);
      return saved.work;
    }
    async function collectLate(late) {
      const {entries: entries, git: git, files: files, secrets: secrets, settings: settings, run: run, now: now} = late;
      const started = entries.findLast(({event: event}) => event.type === "run.started")?.event;
      const place = `${run}/${change_baseline.tu}`;
      if (started?.type !== "run.started" || !await files.exists(place)) return undefined;
      const {request: request} = started;
      await git.fetch(request.trusted.sha);
      if (request.base.sha !== request.trusted.sha) await bringBase(git, request, settings.github.serverUrl);
      const {loaded: loaded} = await (0, gate.G)({
        git: git
      }, request.trusted, settings);
      if (loaded.kind !== "loaded" || loaded.policy.source.digest !== started.policy.digest) return undefined;
      const {policy: policy} = loaded;
      const root = await files.realPath(settings.runner.workspace);
      const baseline = await findBaseline(await files.read(place), {
        root: root,
        files: files,
        git: git,
        commit: request.base.sha
      }, late);
      if (baseline === undefined) return undefined;
      const {serverUrl: serverUrl} = settings.github;
      const time = Math.floor(now / 1e3);
      return await (0, collect.Q)({
        git: git,
        secrets: secrets,
        baseline: baseline,
        request: request,
        policy: policy,
        runUrl: started.run.url,
        serverUrl: serverUrl,
        time: time
      });
    }
    async function bringBase(git, {base: base, caughtUp: caughtUp}, serverUrl) {
      if (caughtUp === undefined || base.sha === caughtUp.head) return await git.fetch(base.sha);
      const {head: head, fork: fork, onto: onto} = caughtUp;
      await Promise.all([ head, fork, onto.sha ].map(commit => git.fetch(commit)));
      await (0, catch_up.OU)(git, base.name, caughtUp, (0, invocation.rM)(serverUrl));
    }
    async function findBaseline(bytes, facts, {openLayer: openLayer}) {
      const covered = (0, change_baseline.ak)(bytes, facts.commit);
      if (covered === undefined) return await (0, change_baseline.fW)(bytes, facts);
      const inside = await openLayer(covered);
      if (inside?.upper === undefined) return undefined;
      const [host, hidden] = [ facts.files, new Set(covered) ];
      const laid = await (0, layout.iQ)({
        ...facts,
        host: host,
        covered: hidden
      });
      const layer = {
        upper: inside.upper,
        lower: facts.root,
        host: host,
        laid: laid,
        covered: hidden
      };
      return await (0, change_baseline.OL)({
        ...facts,
        files: inside.files
      }, layer);
    }
    var lib_secrets = __webpack_require__(35960);
    var declared = __webpack_require__(7763);
    var __addDisposableResource = undefined && undefined.__addDisposableResource || function(env, value, async) {
      if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
          if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
          dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
          if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
          dispose = value[Symbol.dispose];
          if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() {
          try {
            inner.call(this);
          } catch (e) {
            return Promise.reject(e);
          }
        };
        env.stack.push({
          value: value,
          dispose: dispose,
          async: async
        });
      } else if (async) {
        env.stack.push({
          async: true
        });
      }
      return value;
    };
    var __disposeResources = undefined && undefined.__disposeResources || function(SuppressedError) {
      return function(env) {
        function fail(e) {
          env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
          env.hasError = true;
        }
        var r, s = 0;
        function next() {
          while (r = env.stack.pop()) {
            try {
              if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
              if (r.dispose) {
                var result = r.dispose.call(r.value);
                if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
                  fail(e);
                  return next();
                });
              } else s |= 1;
            } catch (e) {
              fail(e);
            }
          }
          if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
          if (env.hasError) throw env.error;
        }
        return next();
      };
    }(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
      var e = new Error(message);
      return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
    });
    async function finishRun(saved) {
      const secrets = (0, lib_secrets.c)((0, declared.u)(process.env));
      const runner = (0, actions.NH)(secrets);
      if (saved.git !== "") await putBackGit(saved.git, runner);
      if ((0, report_saved.Lx)({
        ...saved,
        git: ""
      })) return;
      const read = (0, inputs.s)(process.env, "may be missing");
      if (read.kind === "faulty") return;
      try {
        await finish_close(saved, read.value, secrets, runner);
      } catch (error) {
        runner.annotate("warning", "Remit: the report is incomplete", error instanceof Error ? error.message : String(error));
      }
    }
    async function putBackGit(kept, runner) {
      const cut = kept.indexOf(" ");
      const {restoreGit: restoreGit} = await __webpack_require__.e(4567).then(__webpack_require__.bind(__webpack_require__, 4567));
      const archive = (0, external_node_fs_.existsSync)(kept.slice(cut + 1)) ? (0, external_node_fs_.readFileSync)(kept.slice(cut + 1)) : Buffer.alloc(0);
      if (restoreGit(archive, kept.slice(0, cut)) !== undefined) return;
      const why = "Remit could not restore the checkout's .git: a command without a sandbox has changed the copy that the main step kept. Do not run git there.";
      runner.annotate("error", "Remit: the checkout's .git", why);
    }
    async function finish_close(saved, settings, secrets, runner) {
      const clock = adapters_clock.m;
      const found = (0, external_node_fs_.existsSync)(saved.log) ? (0, log.Ks)((0, external_node_fs_.readFileSync)(saved.log, "utf8")) : [];
      const entries = saved.kept === "" ? await finish_keep(saved, found, settings, secrets) : found;
      const {token: token, jobToken: jobToken = ""} = settings.github;
      const github = (0, adapters_github.o)({
        ...settings.github,
        clock: clock
      });
      const own = jobToken === "" || jobToken === token ? {} : {
        own: (0, adapters_github.o)({
          ...settings.github,
          token: jobToken,
          clock: clock
        })
      };
      await (0, closing.TF)({
        saved: saved,
        entries: entries,
        github: github,
        ...own,
        seal: (0, own_comments.Ru)(settings),
        secrets: secrets,
        runner: runner,
        clock: clock
      });
      await runner.settle();
    }
    async function finish_keep(saved, entries, settings, secrets) {
      const env_1 = {
        stack: [],
        error: void 0,
        hasError: false
      };
      try {
        const {serverUrl: serverUrl, repository: repository, token: token} = settings.github;
        const run = (0, external_node_path_.dirname)(saved.log);
        const directory = (0, external_node_path_.join)(run, "git-post");
        const git = __addDisposableResource(env_1, await (0, adapters_git.z)({
          directory: directory,
          remote: `${serverUrl}/${repository}`,
          token: token
        }), true);
        const at = adapters_clock.m.now();
        const shells = __addDisposableResource(env_1, (0, adapters_shells.k)((0, directories.L)({
          directories: (0, directories.H)(run),
          environment: process.env,
          ...settings.runner
        })), true);
        const openLayer = async covered => (await shells.open({
          mode: "require",
          services: [],
          show: [],
          covered: covered
        })).inside;
        const late = {
          saved: saved,
          entries: entries,
          git: git,
          files: (0, machine.Km)(),
          secrets: secrets,
          settings: settings,
          run: run,
          openLayer: openLayer,
          now: at
        };
        if (!isDue(saved)) {
          await rescueLate(late);
          return entries;
        }
        const event = await keepLate(late);
        const end = entries.at(-1)?.event.type === "run.finished" ? entries.length - 1 : entries.length;
        const kept = {
          seq: end,
          at: at,
          agent: events.QT,
          event: event
        };
        const rest = entries.slice(end).map(entry => ({
          ...entry,
          seq: entry.seq + 1
        }));
        return [ ...entries.slice(0, end), kept, ...rest ];
      } catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
      } finally {
        const result_1 = __disposeResources(env_1);
        if (result_1) await result_1;
      }
    }
  })
};
