"use strict";

exports.id = 5732;

exports.ids = [ 5732 ];

exports.modules = {
  46106: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openRunner = (function openRunner(secrets) {
      let failed;
      const carryOut = (file, command) => {
        if ((process.env[file] ?? "") === "") return;
        try {
          command();
        } catch (error) {
          failed ??= Promise.reject(error);
          failed.catch(() => undefined);
        }
      };
      return {
        print: text => _actions_core__WEBPACK_IMPORTED_MODULE_2__.pq(asLogLines(secrets.redact(text))),
        annotate(level, title, message) {
          ANNOTATE[level](harmless(secrets.redact(message)), {
            title: harmless(secrets.redact(title))
          });
        },
        setOutput: (name, value) => carryOut("GITHUB_OUTPUT", () => _actions_core__WEBPACK_IMPORTED_MODULE_2__.uH(name, secrets.redact(value))),
        saveState: (name, value) => carryOut("GITHUB_STATE", () => _actions_core__WEBPACK_IMPORTED_MODULE_2__.LZ(name, secrets.redact(value))),
        async writeSummary(markdown) {
          const why = await trySummary(secrets.redact(markdown));
          if (why !== undefined) _actions_core__WEBPACK_IMPORTED_MODULE_2__.$e(harmless(why), {
            title: "Remit: summary not written"
          });
          return why === undefined;
        },
        async settle() {
          await failed;
        }
      };
    });
    var trySummary = (async function trySummary(markdown) {
      if ((process.env["GITHUB_STEP_SUMMARY"] ?? "") === "") return undefined;
      try {
        await _actions_core__WEBPACK_IMPORTED_MODULE_2__.z.emptyBuffer().addRaw(markdown).write({
          overwrite: true
        });
        return undefined;
      } catch (error) {
        return (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error);
      }
    });
    var openLogFile = (function openLogFile(path) {
      (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), {
        recursive: true
      });
      const file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, "a", 384);
      let size = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).size;
      return {
        append(line) {
          const bytes = Buffer.from(line, "utf8");
          try {
            for (let at = 0; at < bytes.length; ) at += (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, bytes, at);
          } catch (error) {
            (0, _lib_attempt_js__WEBPACK_IMPORTED_MODULE_3__.CD)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(file, size));
            throw error;
          }
          size += bytes.length;
        },
        [Symbol.dispose]: () => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file)
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      Jr: () => openLogFile,
      NH: () => openRunner
    });
    var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
    var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
    var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
    var _actions_core__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33838);
    var _lib_attempt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91513);
    const ANNOTATE = {
      notice: _actions_core__WEBPACK_IMPORTED_MODULE_2__.lm,
      warning: _actions_core__WEBPACK_IMPORTED_MODULE_2__.$e,
      error: _actions_core__WEBPACK_IMPORTED_MODULE_2__.z3
    };
    function asLogLines(text) {
      const lines = text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
      return lines.map(line => `| ${harmless(line)}`).join("\n");
    }
    function harmless(text) {
      return text.replace(CONTROLS, "").replaceAll("##[", "##\u200b[");
    }
    const CONTROLS = new RegExp("[\\p{Cc}--[\\t\\n\\r]]", "gv");
  }),
  57900: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var compareIndex = (function compareIndex(commit) {
      return [ "diff-index", "--cached", "--raw", "-z", "--no-renames", "--no-abbrev", "--end-of-options", commit, "--" ];
    });
    var parseStats = (function parseStats(output) {
      const stats = [];
      for (let start = 0; start < output.length; ) {
        const end = output.indexOf(0, start);
        const tab = output.indexOf(9, output.indexOf(9, start) + 1);
        const [added = "-", removed = "-"] = output.toString("latin1", start, tab).split("\t");
        const binary = added === "-";
        const {path: path} = decodePath(output.subarray(tab + 1, end));
        stats.push({
          path: path,
          added: binary ? 0 : Number(added),
          removed: binary ? 0 : Number(removed),
          binary: binary
        });
        start = end + 1;
      }
      return stats;
    });
    var decodePath = (function decodePath(bytes) {
      const path = bytes.toString("utf8");
      return Buffer.from(path).equals(bytes) ? {
        path: path,
        exact: true
      } : {
        path: bytes.toString("latin1"),
        exact: false
      };
    });
    var openTalk = (function openTalk(processes, retry, {url: url, check: check}, relay) {
      const run = async args => {
        check();
        if (!url.protocol.startsWith("http")) return await processes.run(args);
        const by = await relay.open();
        const settings = [ ...(0, git_directory.nf)(by), [ `url.${by.href}.insteadOf`, url.href ] ];
        const end = await processes.run(args, {
          environment: (0, git_directory.i$)(settings)
        });
        return {
          ...end,
          stderr: end.stderr.replaceAll(by.href, url.href)
        };
      };
      return args => retry(() => run(args), ({code: code, stderr: stderr}) => code !== 0 && isPassing(stderr));
    });
    var refusalOf = (function refusalOf(answer, content) {
      const {status: status} = answer;
      if (status === 200) return new Unanswered("its answer is not git's protocol", false);
      const said = typeOf(answer) === "text/plain" ? content.toString().trim() : "";
      return new Unanswered(said === "" ? `the server answered ${status}` : said, status === 429 || status >= 500, status);
    });
    var update = (async function update(exchange, {refs: refs, capabilities: capabilities}, {updates: updates, atomic: atomic = false, sent: sent, pack: pack}) {
      const isThere = ({ref: ref, to: to}) => refs.get(ref) === to;
      const there = new Set(updates.filter(isThere).map(({ref: ref}) => ref));
      const due = updates.filter(each => !isThere(each));
      const stale = due.filter(({ref: ref, from: from, force: force = false}) => !force && refs.get(ref) !== from);
      if (stale.length > 0) return {
        ...NOTHING,
        there: there,
        refused: new Map(stale.map(({ref: ref}) => [ ref, STALE ]))
      };
      if (due.length === 0) return {
        ...NOTHING,
        there: there
      };
      if (atomic && !capabilities.has("atomic")) throw new Unanswered("the server takes no updates that belong together", false);
      const wanted = [ ...WANTED, ...atomic ? [ "atomic" ] : [] ].filter(name => capabilities.has(name));
      const commands = due.map(({ref: ref, to: to = NONE}, index) => {
        const command = `${refs.get(ref) ?? NONE} ${to} ${ref}`;
        return toPacket(index === 0 ? `${command}\0 ${wanted.join(" ")}` : command);
      });
      const commits = due.flatMap(({to: to}) => to === undefined ? [] : [ to ]);
      const packed = commits.length === 0 ? [] : [ await pack(commits, new Set(refs.values())) ];
      const body = Buffer.concat([ ...commands, FLUSH, ...packed ]);
      const answer = await exchange("result", {
        body: body,
        ...(0, parts.gI)({
          sent: sent
        })
      });
      const report = readReport(answer, wanted.includes(SIDE_BAND));
      const unsaid = due.find(({ref: ref}) => !report.said.has(ref));
      if (unsaid !== undefined) throw cutOff(`it did not say what became of ${unsaid.ref}`);
      return {
        there: there,
        refused: report.refused,
        remarks: report.remarks
      };
    });
    var openTrees = (function openTrees(objects) {
      const tree = keepRecent(async oid => parseDirectory(await readTree(objects, oid)));
      const roots = new Map;
      const root = async commit => {
        const oid = roots.get(commit) ?? await rootOf(objects, commit);
        roots.set(commit, oid);
        return oid;
      };
      const trees = {
        root: root,
        async entry(commit, path) {
          let found = {
            mode: git.Md,
            oid: await root(commit)
          };
          for (const name of path === "" ? [] : path.split("/")) {
            if (found?.mode !== git.Md) return undefined;
            found = (await tree(found.oid)).entries.get(name);
          }
          return found;
        }
      };
      return {
        ...trees,
        async directory(commit, path) {
          const found = await trees.entry(commit, path);
          return found?.mode === git.Md ? await tree(found.oid) : undefined;
        },
        async* files(commit) {
          yield* filesBelow(objects, await root(commit), ROOT);
        },
        async compare(from, to) {
          const differences = [];
          await compareTrees(objects, [ await root(from), await root(to) ], ROOT, differences);
          return differences;
        }
      };
    });
    var keepRecent = (function keepRecent(read) {
      const kept = new Map;
      const {ask: ask} = (0, once.hP)(read);
      let names = 0;
      const keep = (oid, tree) => {
        names -= kept.get(oid)?.entries.size ?? 0;
        kept.delete(oid);
        for (const [oldest, {entries: entries}] of kept) {
          if (names + tree.entries.size <= MOST_KEPT) break;
          kept.delete(oldest);
          names -= entries.size;
        }
        kept.set(oid, tree);
        names += tree.entries.size;
      };
      return async oid => {
        const tree = kept.get(oid) ?? await ask(oid);
        keep(oid, tree);
        return tree;
      };
    });
    var parseTree = (function* parseTree({oid: oid, bytes: bytes}) {
      const size = oid.length / 2;
      for (let start = 0; start < bytes.length; ) {
        const [blank, end] = [ bytes.indexOf(32, start), bytes.indexOf(0, start) ];
        const next = end + 1 + size;
        if (blank < 0 || end < blank || next > bytes.length) throw new git.XS(`The tree ${oid} is broken.`);
        const name = bytes.subarray(blank + 1, end);
        if (NO_NAME.test(name.toString("latin1"))) throw new git.XS(`The tree ${oid} is broken: it has a name that is none.`);
        yield {
          mode: bytes.toString("latin1", start, blank),
          name: name,
          oid: bytes.toString("hex", end + 1, next)
        };
        start = next;
      }
    });
    var refuseTwin = (function refuseTwin(names, name, oid) {
      if (names.has(name)) throw new git.XS(`The tree ${oid} is broken: it has ${JSON.stringify(name)} twice.`);
    });
    var isTree = (function isTree({mode: mode}) {
      return plainMode(mode) === git.Md;
    });
    var rootOf = (async function rootOf(objects, commit) {
      const object = await objects.read(commit);
      if (object === undefined) throw new git.XS(`There is no object ${commit}.`, "not_found");
      const tree = /^tree ([0-9a-f]+)$/m.exec(object.bytes.toString("latin1"))?.[1];
      if (object.type !== "commit" || tree === undefined) throw new git.XS(`${commit} is not a commit.`, "not_found");
      return tree;
    });
    var readTree = (async function readTree(objects, oid) {
      const object = await objects.read(oid);
      if (object?.type !== "tree") throw new git.XS(`There is no tree ${oid}.`, "not_found");
      return object;
    });
    var parseDirectory = (function parseDirectory(object) {
      const entries = new Map;
      let undecodable = 0;
      for (const {name: name, mode: mode, oid: oid} of parseTree(object)) {
        const {path: path, exact: exact} = decodePath(name);
        refuseTwin(entries, path, object.oid);
        if (exact) entries.set(path, {
          mode: plainMode(mode),
          oid: oid
        }); else undecodable += 1;
      }
      return {
        entries: entries,
        undecodable: undecodable
      };
    });
    var plainMode = (function plainMode(stored) {
      const mode = Number.parseInt(stored, 8);
      switch (mode & 61440) {
       case 32768:
        return (mode & 64) === 0 ? "100644" : "100755";

       case 40960:
        return git.ps;

       case 16384:
        return git.Md;

       default:
        return git.NG;
      }
    });
    var askAhead = (function askAhead(objects, tree) {
      const oids = [ ...parseTree(tree) ].flatMap(node => isTree(node) ? [ node.oid ] : []);
      const asked = [];
      return () => {
        for (const oid of oids.splice(0, AHEAD - asked.length)) {
          const reading = readTree(objects, oid);
          reading.catch(() => undefined);
          asked.push(reading);
        }
        return asked.shift();
      };
    });
    var verifiedObjects = (function verifiedObjects(objects) {
      return {
        async read(name) {
          const object = await objects.read(name);
          if (object === undefined) return undefined;
          const named = OID.test(name) ? name : object.oid;
          if (hashOf(object, named.length) !== named) throw broken(named);
          return object;
        },
        start: objects.start
      };
    });
    var hashOf = (function hashOf({type: type, bytes: bytes}, length) {
      const hash = (0, external_node_crypto_.createHash)(length === 64 ? "sha256" : "sha1");
      return hash.update(`${type} ${bytes.length}\0`).update(bytes).digest("hex");
    });
    var openWriter = (function openWriter(directory, objects) {
      let count = 0;
      const commits = new Set;
      const write = async (type, bytes) => {
        const oid = hashOf({
          type: type,
          bytes: bytes
        }, OID_LENGTH);
        const folder = (0, external_node_path_.join)(directory, "objects", oid.slice(0, 2));
        const fresh = (0, external_node_path_.join)(folder, `tmp_obj_${process.pid}_${++count}`);
        const whole = Buffer.concat([ Buffer.from(`${type} ${bytes.length}\0`), bytes ]);
        const packed = await compress(whole);
        (0, external_node_fs_.mkdirSync)(folder, {
          recursive: true
        });
        (0, external_node_fs_.rmSync)(fresh, {
          force: true
        });
        (0, external_node_fs_.writeFileSync)(fresh, packed, {
          flag: "wx",
          mode: 292
        });
        (0, external_node_fs_.renameSync)(fresh, (0, external_node_path_.join)(folder, oid.slice(2)));
        if (type === "commit") commits.add(oid);
        return oid;
      };
      return {
        commits: commits,
        write: write,
        async tree(commit, changes) {
          const root = commit === undefined ? undefined : await rootOf(objects, commit);
          const edited = await editTree({
            objects: objects,
            write: write
          }, root, planEdit(changes));
          return edited ?? await write("tree", Buffer.alloc(0));
        }
      };
    });
    var compress = (async function compress(whole) {
      const {constants: constants, deflate: deflate, deflateSync: deflateSync} = process.getBuiltinModule("node:zlib");
      const fast = {
        level: constants.Z_BEST_SPEED
      };
      if (whole.length <= SMALL) return deflateSync(whole, fast);
      return await (0, external_node_util_.promisify)(deflate)(whole, fast);
    });
    var planEdit = (function planEdit(changes) {
      const root = {
        below: new Map
      };
      for (const {path: path, blob: blob} of changes) {
        checkPath(path, blob?.mode);
        let edit = root;
        for (const part of path.split("/")) {
          const name = Buffer.from(part).toString("latin1");
          const below = edit.below.get(name) ?? {
            below: new Map
          };
          edit.below.set(name, below);
          edit = below;
        }
        if (blob !== undefined) edit.file = blob; else if (edit.file === undefined) edit.file = null;
      }
      return root;
    });
    var editTree = (async function editTree(editing, oid, edit) {
      const stored = oid === undefined ? [] : parseTree(await readTree(editing.objects, oid));
      const nodes = new Map(Array.from(stored, node => [ nameOf(node), node ]));
      for (const [name, at] of edit.below) {
        const node = await editNode(editing, nodes.get(name), at, name);
        if (node === undefined) nodes.delete(name); else nodes.set(name, node);
      }
      return nodes.size === 0 ? undefined : await editing.write("tree", serialize([ ...nodes.values() ]));
    });
    var editNode = (async function editNode(editing, was, {file: file, below: below}, name) {
      const folder = was !== undefined && isTree(was) ? was : undefined;
      const tree = below.size === 0 ? folder?.oid : await editTree(editing, folder?.oid, {
        below: below
      });
      const blob = file === undefined && folder === undefined ? was : file ?? undefined;
      if (blob !== undefined && tree !== undefined) throw new git.XS(`${name} would be both a file and a directory.`);
      const node = blob ?? (tree === undefined ? undefined : {
        mode: folder?.mode ?? git.Md,
        oid: tree
      });
      return node && {
        mode: node.mode,
        oid: node.oid,
        name: Buffer.from(name, "latin1")
      };
    });
    var nameOf = (function nameOf({name: name}) {
      return name.toString("latin1");
    });
    var serialize = (function serialize(nodes) {
      const keyed = nodes.map(node => ({
        node: node,
        key: isTree(node) ? `${nameOf(node)}/` : nameOf(node)
      }));
      const sorted = keyed.sort((a, b) => a.key < b.key ? -1 : 1);
      const parts = sorted.flatMap(({node: {mode: mode, name: name, oid: oid}}) => [ Buffer.from(`${mode} `), name, Buffer.of(0), Buffer.from(oid, "hex") ]);
      return Buffer.concat(parts);
    });
    var commitBytes = (function commitBytes({tree: tree, parents: parents, message: message, author: author, time: time}) {
      if (message.includes("\0")) throw new git.XS("A commit's message cannot hold a NUL.");
      const who = `${plain(author.name)} <${plain(author.email)}> ${time} +0000`;
      const lines = [ `tree ${tree}`, ...parents.map(parent => `parent ${parent}`), `author ${who}`, `committer ${who}`, "", `${message.trimEnd()}\n` ];
      return Buffer.from(lines.join("\n"));
    });
    var plain = (function plain(text) {
      return text.replace(/[\0\n<>]/g, "").replace(/^[\s.,:;"\\']+|[\s.,:;"\\']+$/g, "");
    });
    var checkPath = (function checkPath(path, mode) {
      const parts = path.split("/");
      const isBad = path.includes("\0") || parts.some(part => part === "" || part === "." || part === "..");
      const names = parts.flatMap(part => part.split("\\"));
      const isGit = names.some(git_names.M$) || mode === git.ps && names.some(git_names.DP);
      if (isBad || isGit) throw new git.XS(`Git takes no path like ${JSON.stringify(path)}.`);
    });
    var openBranches = (function openBranches(talk, address, send) {
      const list = async pattern => {
        const args = [ "--heads", "--end-of-options", address, `refs/heads/${pattern}` ];
        return namesBelow("refs/heads/", await listRefs(talk, args, "Could not list the branches of the repository"));
      };
      const find = async name => (await list(name)).find(each => each.name === name);
      return {
        find: find,
        below: async prefix => (await list(`${prefix}*`)).filter(({name: name}) => name.startsWith(prefix)),
        async push(commit, branch, expect, {beside: beside, ...options} = {}) {
          const ref = branchRef(branch);
          const alone = [ {
            ref: ref,
            from: expect,
            to: commit
          } ];
          const first = await (beside === undefined ? send(alone, options) : send([ ...alone, ...updatesOf(beside) ], {
            atomic: true,
            ...options
          }));
          const end = beside !== undefined && mayPassAlone(ref, first) ? await send(alone) : first;
          const kept = beside !== undefined && end === first && isDone(end);
          const lost = first.unsure.has(ref) || end.unsure.has(ref) || first.refused.has(ref);
          if (end.there.has(ref)) return {
            branch: lost ? "pushed" : "there",
            kept: kept
          };
          if (end.failure === undefined && !end.refused.has(ref)) return {
            branch: "pushed",
            kept: kept
          };
          const error = pushRefusal(branch, end);
          const mayBeOurs = error.cause_ === "moved" || lost;
          if (mayBeOurs && (await find(branch).catch(() => undefined))?.sha === commit) return {
            branch: "pushed",
            kept: kept
          };
          throw error;
        },
        async remove(branch, expect) {
          const ref = branchRef(branch);
          const end = await send([ {
            ref: ref,
            from: expect,
            to: undefined
          } ]);
          if (!isDone(end)) throw pushRefusal(branch, end);
        }
      };
    });
    var checkBranch = (function checkBranch(name) {
      if (new RegExp("[\\p{Cc} ~^:?*[\\\\]|\\.\\.|^[-/]", "u").test(name)) throw new git.XS(`Not a branch name: ${JSON.stringify(name)}`);
    });
    var mayPassAlone = (function mayPassAlone(ref, {failure: failure, refused: refused, there: there}) {
      if (failure !== undefined) return failure.listed && [ "other", "too_large" ].includes(causeOfFailure(failure));
      return refused.size > 0 && !there.has(ref) && refused.get(ref) !== STALE;
    });
    var namesBelow = (function namesBelow(directory, refs) {
      const below = refs.filter(({name: name}) => name.startsWith(directory));
      return below.map(({name: name, sha: sha}) => ({
        name: name.slice(directory.length),
        sha: sha
      }));
    });
    var openKept = (function openKept(talk, address, {send: send, writer: writer, fetching: fetching}) {
      return {
        async list(prefix) {
          const stem = `refs/remit/${prefix}`;
          if (!/^[a-z0-9-]+$/.test(prefix)) throw new git.XS(`Not the beginning of a name of Remit's: ${prefix}`);
          const listed = await listRefs(talk, [ "--end-of-options", address, `${stem}*` ], `Could not look for ${stem}*`);
          const names = namesBelow("refs/remit/", listed).map(({name: name}) => name);
          return names.filter(name => name.startsWith(prefix) && NAME.test(name));
        },
        async find(name) {
          const ref = refOf(name);
          const listed = await listRefs(talk, [ "--end-of-options", address, ref ], `Could not look for ${ref}`);
          const sha = listed.find(each => each.name === ref)?.sha;
          if (sha !== undefined) await fetching.fetch(sha);
          return sha;
        },
        store: snapshot => store(writer, snapshot),
        async keep(names, snapshot) {
          const kept = {
            commit: await store(writer, snapshot),
            names: names
          };
          const end = await send(updatesOf(kept));
          if (!isDone(end)) throw pushRefusal(names.map(refOf).join(", "), end);
          return kept.commit;
        }
      };
    });
    var refOf = (function refOf(name) {
      if (!NAME.test(name)) throw new git.XS(`Not a name of Remit's: ${JSON.stringify(name)}`);
      return `refs/remit/${name}`;
    });
    var store = (async function store(writer, {files: files, parent: parent, ...commit}) {
      const changes = await Promise.all([ ...files ].map(async ([path, bytes]) => ({
        path: path,
        blob: {
          mode: "100644",
          oid: await writer.write("blob", bytes)
        }
      })));
      const tree = await writer.tree(parent, changes);
      return await writer.write("commit", commitBytes({
        ...commit,
        tree: tree,
        parents: parent === undefined ? [] : [ parent ]
      }));
    });
    var adopt = (async function adopt(commit, theirs, directory, index) {
      const kind = await kindOf(theirs);
      if (kind === "other") return;
      if (kind === "nothing") await makeRepository(theirs);
      for (const name of [ "objects", "objects/pack" ]) if (!await isDirectory((0, external_node_path_.join)(theirs, name))) return;
      await copyPacks((0, external_node_path_.join)(directory, "objects/pack"), (0, external_node_path_.join)(theirs, "objects/pack"));
      await noteShallow(commit, theirs, kind === "nothing");
      await replace((0, external_node_path_.join)(theirs, "index"), fresh => external_node_fs_.promises.copyFile(index, fresh, external_node_fs_.constants.COPYFILE_EXCL));
      await writeOver((0, external_node_path_.join)(theirs, ADOPTED), `${commit}\n`);
      await writeOver((0, external_node_path_.join)(theirs, "HEAD"), `${commit}\n`);
    });
    var kindOf = (async function kindOf(path) {
      const stat = await external_node_fs_.promises.lstat(path).catch(missing);
      if (stat === undefined) return "nothing";
      return stat.isDirectory() ? "directory" : "other";
    });
    var openObjects = (function openObjects(processes) {
      let conversation;
      const start = () => {
        processes.refuseAfterEnd();
        if (conversation === undefined || conversation.ended) {
          conversation = converse(processes.start([ "cat-file", "--batch" ]));
        }
        return conversation;
      };
      return {
        read: async name => await start().ask(name),
        start: async () => void start()
      };
    });
    var converse = (function converse(child) {
      const queue = [];
      let stderr = "";
      let ended = false;
      const reader = openReader();
      child.stdout.on("data", chunk => {
        reader.add(chunk);
        for (let answer = reader.next(); answer !== undefined; answer = reader.next()) {
          queue.shift()?.resolve(answer.kind === "object" ? answer.object : undefined);
        }
      });
      child.stderr.on("data", chunk => stderr = (0, cut.g1)(stderr + chunk.toString(), 2e3));
      const end = reason => {
        ended = true;
        for (const {reject: reject} of queue.splice(0)) reject(new git.XS(`git cat-file ended: ${reason}`));
      };
      child.once("error", error => end(error.message));
      child.once("close", () => end((0, git_process.UV)(stderr)));
      return {
        get ended() {
          return ended;
        },
        ask: name => new Promise((resolve, reject) => {
          if (name.includes("\n")) throw new git.XS(`An object's name cannot hold a line feed: ${JSON.stringify(name)}`);
          queue.push({
            resolve: resolve,
            reject: reject
          });
          child.stdin.write(`${name}\n`);
        })
      };
    });
    var openReader = (function openReader() {
      let chunks = [];
      let length = 0;
      let needed = 0;
      const joined = () => {
        const [first = Buffer.alloc(0), ...more] = chunks;
        const whole = more.length === 0 ? first : Buffer.concat(chunks);
        chunks = [ whole ];
        return whole;
      };
      const drop = count => {
        const rest = joined().subarray(count);
        chunks = [ rest ];
        length = rest.length;
        needed = 0;
      };
      return {
        add(chunk) {
          chunks.push(chunk);
          length += chunk.length;
        },
        next() {
          if (length === 0 || length < needed) return undefined;
          const buffer = joined();
          const lineEnd = buffer.indexOf(10);
          if (lineEnd < 0) return undefined;
          const header = /^([0-9a-f]{40,64}) (\w+) (\d+)$/.exec(buffer.toString("latin1", 0, lineEnd));
          const [, oid = "", type = "", size = "0"] = header ?? [];
          const end = lineEnd + 1 + (header === null ? 0 : Number(size) + 1);
          needed = end;
          if (length < end) return undefined;
          const bytes = Buffer.from(buffer.subarray(lineEnd + 1, end - 1));
          drop(end);
          return header === null ? {
            kind: "missing"
          } : {
            kind: "object",
            object: {
              oid: oid,
              type: type,
              bytes: bytes
            }
          };
        }
      };
    });
    var parseCommit = (function parseCommit({bytes: bytes}) {
      const text = bytes.toString("utf8");
      const cut = text.indexOf("\n\n");
      const headers = text.slice(0, cut).split("\n");
      const parents = headers.filter(line => line.startsWith("parent ")).map(line => line.slice("parent ".length));
      return {
        parents: parents,
        message: text.slice(cut + 2)
      };
    });
    var configurations = (function configurations(workspace, learned) {
      const found = findConfigurations(workspace).map(file => ({
        file: file,
        text: textOf(file)
      }));
      for (const {text: text = ""} of found) learn(text, {
        learned: learned
      });
      const files = found.filter(({text: text}) => text !== undefined).map(({file: file}) => file);
      learnBeside(files, {
        learned: learned
      });
      return files;
    });
    var findConfigurations = (function findConfigurations(workspace) {
      return [ ...new Set(findGitDirectories(workspace, DEEPEST).flatMap(configurationsOf)) ];
    });
    var findGitDirectories = (function findGitDirectories(directory, depth) {
      const own = gitDirectory((0, external_node_path_.join)(directory, ".git"));
      if (depth === 0) return own;
      const entries = (0, attempt.CD)(() => (0, external_node_fs_.readdirSync)(directory, {
        withFileTypes: true
      })) ?? [];
      const below = entries.filter(entry => entry.isDirectory() && !SKIPPED.has(entry.name));
      return [ ...own, ...below.flatMap(({name: name}) => findGitDirectories((0, external_node_path_.join)(directory, name), depth - 1)) ];
    });
    var gitDirectory = (function gitDirectory(path) {
      const stat = (0, attempt.CD)(() => (0, external_node_fs_.lstatSync)(path, {
        throwIfNoEntry: false
      }));
      if (stat?.isFile() !== true) return stat === undefined ? [] : [ path ];
      const target = /^gitdir: (.+)$/m.exec((0, external_node_fs_.readFileSync)(path, "utf8"))?.[1];
      if (target === undefined) return [];
      const own = (0, external_node_path_.resolve)((0, external_node_path_.dirname)(path), target);
      const common = textOf((0, external_node_path_.join)(own, "commondir"));
      return common === undefined ? [ own ] : [ own, (0, external_node_path_.resolve)(own, common.trim()) ];
    });
    var configurationsOf = (function configurationsOf(directory) {
      const below = [ "modules", "worktrees" ].flatMap(name => {
        const names = (0, attempt.CD)(() => (0, external_node_fs_.readdirSync)((0, external_node_path_.join)(directory, name), {
          recursive: true,
          encoding: "utf8"
        })) ?? [];
        return names.filter(each => /(^|\/)config(\.worktree)?$/.test(each)).map(each => (0, 
        external_node_path_.join)(name, each));
      });
      return [ "config", "config.worktree", ...below ].map(name => (0, external_node_path_.join)(directory, name));
    });
    var textOf = (function textOf(file) {
      return (0, attempt.CD)(() => (0, external_node_fs_.statSync)(file).isFile() ? (0, 
      external_node_fs_.readFileSync)(file, "utf8") : undefined);
    });
    var clean = (async function clean(processes, file, places) {
      const text = textOf(file) ?? "";
      if (!SUSPICIOUS.test(text)) return [];
      const list = await processes.need([ "config", "--file", file, "--no-includes", "-z", "--list" ]);
      const found = [];
      for (const entry of list.toString("utf8").split("\0")) {
        const cut = entry.indexOf("\n");
        const [key, value] = cut < 0 ? [ entry, "" ] : [ entry.slice(0, cut), entry.slice(cut + 1) ];
        const kind = credentials_kindOf(key, value);
        if (kind === undefined) continue;
        learn(`${key} ${value}`, places);
        await drop(processes, file, key, value, kind);
        for (const left of filesOf(value, places)) take(left, kind, places);
        found.push(`${kind} in ${relativePath(file, places)}`);
      }
      return found;
    });
    var take = (function take(file, kind, places) {
      learn(textOf(file) ?? "", places);
      try {
        (0, external_node_fs_.rmSync)(file, {
          force: true
        });
      } catch (error) {
        throw credentials_refusal(kind, file, String(error));
      }
      return `${kind} in RUNNER_TEMP`;
    });
    var learn = (function learn(text, {learned: learned}) {
      for (const [, word = ""] of text.matchAll(/\b(?:basic|bearer|token)\s+([\w.~+/=-]+)/gi)) {
        learned(word);
        const [, password] = /^[\x20-\x7e]*?:([\x21-\x7e]+)$/.exec(Buffer.from(word, "base64").toString("latin1")) ?? [];
        if (password !== undefined) learned(password);
      }
      for (const [, user = "", password] of text.matchAll(/:\/\/([^/\s:@]+)(?::([^/\s@]+))?@/g)) {
        if (password !== undefined || user.length >= 20) learned(password ?? user);
      }
      if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text)) learned(text.trim());
    });
    var openFetching = (function openFetching(talk, address, {directory: directory, ...objects}) {
      const {fetchRefs: fetchRefs, complete: complete} = fetchingRefs(talk, address, objects);
      const queue = fetchQueue(refspecs => fetchRefs("--depth=1", refspecs));
      const commits = new Map;
      let heads = 0;
      return {
        fetch(sha) {
          if (!COMMIT.test(sha)) return Promise.reject(new git.XS(`Not a commit id: ${sha}`));
          const fetched = commits.get(sha) ?? queue(sha);
          commits.set(sha, fetched);
          fetched.catch(() => commits.delete(sha));
          return fetched;
        },
        known: sha => commits.get(sha),
        know: sha => void commits.set(sha, Promise.resolve()),
        complete: complete,
        deepen: (sha, by) => fetchRefs(`--deepen=${by}`, [ sha ]),
        async head(branch) {
          checkBranch(branch);
          const ref = `refs/remit/${++heads}`;
          await queue(`+refs/heads/${branch}:${ref}`).catch(absent);
          const sha = readRef((0, external_node_path_.join)(directory, ref));
          if (sha !== undefined) commits.set(sha, Promise.resolve());
          return sha === undefined ? undefined : {
            name: branch,
            sha: sha
          };
        }
      };
    });
    var fetchingRefs = (function fetchingRefs(talk, address, {adopted: adopted, isComplete: isComplete}) {
      const alone = oneAtATime();
      let [isUndone, hasFetched] = [ false, false ];
      const undo = () => {
        if (!isUndone) adopted?.undo();
        isUndone = true;
      };
      const attempt = async (options, refspecs) => {
        const {code: code, stderr: stderr} = await talk([ "fetch", ...options, ...FETCH, "--end-of-options", address, ...refspecs ]);
        if (code !== 0) return stderr;
        hasFetched = true;
        return undefined;
      };
      const fetchRefs = (depth, refspecs) => alone(async () => {
        let failure = await attempt([ depth ], refspecs);
        if (failure !== undefined && adopted !== undefined && !hasFetched && /necessary objects/.test(failure)) {
          undo();
          failure = await attempt([ depth ], refspecs);
        }
        if (failure !== undefined) throw fetchRefusal(refspecs, failure);
      });
      const completeNow = async () => {
        if (adopted === undefined || !isUndone && await isComplete(adopted.commit)) return;
        if (!hasFetched) undo();
        const failure = await attempt([ "--depth=1", ...isUndone ? [] : [ "--refetch" ] ], [ adopted.commit ]);
        if (failure !== undefined) throw fetchRefusal([ adopted.commit ], failure);
      };
      return {
        fetchRefs: fetchRefs,
        complete: (0, once.Oo)(() => adopted === undefined ? Promise.resolve() : alone(completeNow))
      };
    });
    var fetchQueue = (function fetchQueue(fetch) {
      let wanted = [];
      let last = Promise.resolve();
      const serve = async () => {
        const batch = wanted;
        wanted = [];
        if (batch.length === 0) return;
        try {
          await fetch(batch.map(({refspec: refspec}) => refspec));
          for (const {resolve: resolve} of batch) resolve();
        } catch (error) {
          for (const one of batch) await settle(one, batch.length === 1 ? () => Promise.reject(error) : () => fetch([ one.refspec ]));
        }
      };
      return refspec => {
        const fetched = new Promise((resolve, reject) => wanted.push({
          refspec: refspec,
          resolve: resolve,
          reject: reject
        }));
        last = last.then(serve);
        return fetched;
      };
    });
    var oneAtATime = (function oneAtATime() {
      let last = Promise.resolve();
      return work => {
        const next = last.then(work);
        last = next.catch(() => {});
        return next;
      };
    });
    var settle = (async function settle({resolve: resolve, reject: reject}, work) {
      try {
        await work();
        resolve();
      } catch (error) {
        reject(error);
      }
    });
    var notedTree = (function notedTree(file, digits) {
      return (0, attempt.CD)(() => {
        const opened = (0, real_path.vf)(file);
        try {
          return readNote(openWindow(opened.file), opened.size, digits / 2);
        } finally {
          external_node_fs_.closeSync(opened.file);
        }
      });
    });
    var openWindow = (function openWindow(file) {
      const bytes = Buffer.allocUnsafe(8 * AT_LEAST);
      let part = {
        bytes: bytes.subarray(0, 0),
        start: 0
      };
      let isLast = false;
      return from => {
        if (!isLast && !holds(part, from)) {
          const length = external_node_fs_.readSync(file, bytes, 0, bytes.length, from);
          part = {
            bytes: bytes.subarray(0, length),
            start: from
          };
          isLast = length < bytes.length;
        }
        return part;
      };
    });
    var holds = (function holds({bytes: bytes, start: start}, from) {
      return from + AT_LEAST <= start + bytes.length;
    });
    var readNote = (function readNote(partAt, length, size) {
      const header = partAt(0).bytes;
      const [version, entries] = [ header.readUInt32BE(4), header.readUInt32BE(8) ];
      if (header.toString("latin1", 0, 4) !== "DIRC" || ![ 2, 3, 4 ].includes(version)) return undefined;
      let note;
      let at = 12;
      let part = partAt(at);
      for (let left = entries; left > 0; left -= 1) {
        if (!holds(part, at)) part = partAt(at);
        at += lengthOfEntry(part.bytes, at - part.start, version, size);
      }
      while (at < length - size) {
        part = partAt(at);
        const bytes = part.bytes.subarray(at - part.start);
        const name = bytes.toString("latin1", 0, 4);
        if (name === "TREE") note = readRoot(bytes.subarray(8), size); else if (/^[a-z]/.test(name)) return undefined;
        at += 8 + bytes.readUInt32BE(4);
      }
      return note;
    });
    var lengthOfEntry = (function lengthOfEntry(bytes, start, version, size) {
      let path = start + 42 + size + ((bytes.readUInt16BE(start + 40 + size) & EXTENDED) === 0 ? 0 : 2);
      if (version === 4) while (bytes.readUInt8(path++) > 127) ;
      const end = bytes.indexOf(0, path);
      if (end < 0) throw new RangeError("An entry has no end.");
      const entry = end - start;
      return version === 4 ? entry + 1 : entry + 8 & ~7;
    });
    var readRoot = (function readRoot(record, size) {
      const end = record.indexOf("\n");
      if (!/^\0\d+ \d+$/.test(record.toString("latin1", 0, end))) return undefined;
      return record.toString("hex", end + 1, end + 1 + size);
    });
    var openHistory = (function openHistory(processes, remote, directory) {
      const past = {
        processes: processes,
        remote: remote,
        directory: directory
      };
      return {
        async expand(abbreviation) {
          const name = `${abbreviation}^{commit}`;
          const {code: code, output: output} = await processes.run([ "rev-parse", "--verify", "--quiet", "--end-of-options", name ]);
          return code === 0 ? output.toString("latin1").trim() : undefined;
        },
        async log(commit, {most: most, path: path}) {
          let commits = [];
          const complete = await lookBack(past, commit, most > 1 || path !== undefined, async ends => {
            const logged = await readLog(past, commit, most + ends.size, path);
            commits = logged.filter(({oid: oid}) => path === undefined || !ends.has(oid)).slice(0, most);
            return commits.length >= most;
          });
          return {
            commits: commits,
            complete: complete
          };
        },
        async blame(commit, query) {
          let lines = [];
          await lookBack(past, commit, true, async ends => {
            lines = await readBlame(past, commit, query, ends);
            return !lines.some(({older: older}) => older);
          });
          return lines;
        },
        parting: (head, base) => findParting(past, head, base),
        async patch(from, to, paths) {
          for (const tree of [ from, to ]) checkId(tree);
          const output = await processes.need([ ...PATCH, "--end-of-options", from, to, "--", ...paths ]);
          return output.toString();
        }
      };
    });
    var checkId = (function checkId(id) {
      if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(id)) throw new git.XS(`Not an object id: ${JSON.stringify(id)}`);
    });
    var factsOf = (function factsOf(facts) {
      const fact = name => facts?.get(name) ?? "";
      return {
        author: fact("author"),
        time: Number(fact("author-time"))
      };
    });
    var parse = (function parse(output) {
      const [tree = "", ...fields] = output.split("\0");
      const end = fields.indexOf("");
      const stages = new Map;
      for (const field of fields.slice(0, end < 0 ? 0 : end)) {
        const [facts, path] = [ field.slice(0, field.indexOf("\t")), field.slice(field.indexOf("\t") + 1) ];
        const [mode = "", , stage = ""] = facts.split(" ");
        stages.set(path, (stages.get(path) ?? new Map).set(stage, mode));
      }
      const kinds = parseMessages(fields.slice(end + 1));
      const conflicts = [ ...stages ].map(([path, modes]) => ({
        path: path,
        kind: merge_kindOf(modes, kinds.get(path) ?? new Set)
      }));
      return {
        tree: tree,
        conflicts: conflicts
      };
    });
    var openGit = (function openGit(options) {
      const {directory: directory} = options;
      const parts = openParts(options);
      const {processes: processes, objects: objects, trees: trees, stats: stats, writer: writer, fetching: fetching, pusher: pusher, branches: branches, kept: kept} = parts;
      const inspect = async commit => parseCommit(await read(objects, commit));
      let indexes = 0;
      return Promise.resolve({
        fetch: sha => fetching.fetch(sha),
        fetchHead: headAhead(options.ahead, parts),
        ...trees,
        sizes: oids => sizesOf(processes, oids),
        show: (commit, path) => show(parts, commit, path),
        blob: async oid => (await read(objects, oid)).bytes,
        inspect: inspect,
        conversions: (commit, paths) => conversions(parts, {
          directory: directory,
          index: `index.${++indexes}`,
          commit: commit,
          paths: paths
        }),
        store: bytes => writer.write("blob", bytes),
        commit: commit => makeCommit(parts, commit),
        merge: openMerging(parts),
        diff: async (from, to) => (await processes.need([ ...DIFF, "--end-of-options", from, to ])).toString("latin1"),
        stat: (from, to) => stats(`${from} ${to}`),
        remoteBranches: prefix => branches.below(prefix),
        remoteBranch: async branch => (await branches.find(branch))?.sha,
        async push(commit, branch, expect, options) {
          if (expect !== undefined && commit !== expect && !await follows(inspect, commit, expect)) {
            throw new git.XS(`Refused to push ${branch}: ${commit} does not follow ${expect}.`, "moved");
          }
          return await branches.push(commit, branch, expect, options);
        },
        expectPush: pusher.expect,
        removeBranch: (branch, expect) => branches.remove(branch, expect),
        compareIndex: (file, commit) => differences(parts, file, commit),
        index: commit => makeIndex(processes, `${directory}/index.${++indexes}`, commit),
        configurations: configurations,
        history: openHistory(processes, fetching, directory),
        kept: kept,
        checkout: (commit, place) => checkOut(processes, {
          commit: commit,
          place: place,
          directory: directory,
          index: `index.${++indexes}`
        }),
        removeCredentials: (places, learned) => removeCredentials(processes, {
          ...places,
          learned: learned
        }),
        [Symbol.asyncDispose]: () => Promise.resolve(parts.close())
      });
    });
    var headAhead = (function headAhead(branch, parts) {
      const {adopted: adopted, fetching: fetching, objects: objects, trees: trees} = parts;
      const fetch = async name => (await Promise.all([ fetching.head(name), (0, promises_.setImmediate)().then(objects.start) ]))[0];
      const isHere = branch !== undefined && branch === adopted?.branch;
      if (isHere) void (0, promises_.setImmediate)().then(() => trees.directory(adopted.commit, "").catch(() => undefined));
      let ahead = branch === undefined || isHere ? undefined : fetch(branch);
      ahead?.catch(() => undefined);
      return async (name, ask) => {
        if (name === adopted?.branch && ask !== undefined && await isHead(adopted.commit, ask, parts)) {
          fetching.know(adopted.commit);
          return {
            name: name,
            sha: adopted.commit
          };
        }
        const fetched = name === branch ? ahead : undefined;
        if (fetched !== undefined) ahead = undefined;
        return await (fetched ?? fetch(name));
      };
    });
    var isHead = (async function isHead(commit, ask, {trees: trees}) {
      const told = await ask().catch(() => undefined);
      if (told?.sha !== commit) return false;
      return await trees.root(commit).then(() => true, () => false);
    });
    var openParts = (function openParts({directory: directory, token: token, guard: guard, waits: waits = WAITS_MS, outageMs: outageMs = Infinity, ...options}) {
      const url = readRemote(options.remote);
      (0, git_directory.Oh)(directory);
      const adopted = options.checkout === undefined ? undefined : (0, git_directory.N1)(directory, options.checkout);
      const environment = (0, git_directory.jm)(directory, url, options.environment ?? process.env, options.borrowed);
      const program = (0, git_process.Ct)(environment["PATH"] ?? "");
      const place = {
        directory: directory,
        environment: environment,
        program: program,
        guard: guard
      };
      const processes = (0, git_process.Ie)(place);
      const objects = completeObjects(verifiedObjects(openObjects(processes)), () => fetching.complete());
      const writer = openWriter(directory, objects);
      const server = serverAddress(url, token, guard);
      const relay = openRelay(server);
      const retry = openRetry({
        waits: waits,
        outageMs: outageMs,
        sleep: ms => (0, promises_.setTimeout)(ms)
      });
      const talk = openTalk(processes, retry, server, relay);
      const isComplete = async commit => (await processes.run([ ...COMPLETE, commit ])).code === 0;
      const fetching = openFetching(talk, url.href, {
        directory: directory,
        adopted: adopted,
        isComplete: isComplete
      });
      const pusher = openPusher(openReceivePack(server, processes), retry, (commits, there) => packOf(commits, there, {
        directory: directory,
        processes: processes,
        objects: objects,
        writer: writer,
        fetching: fetching
      }));
      return {
        close() {
          processes.kill();
          relay.close();
        },
        adopted: adopted,
        processes: processes,
        plumbing: (0, git_process.Tv)(place, processes),
        objects: objects,
        writer: writer,
        trees: openTrees(objects),
        stats: keepLast(async pair => parseStats(await processes.need([ ...STAT, "--end-of-options", ...pair.split(" ") ]))),
        fetching: fetching,
        pusher: pusher,
        branches: openBranches(talk, url.href, pusher.push),
        kept: openKept(talk, url.href, {
          send: pusher.push,
          writer: writer,
          fetching: fetching
        })
      };
    });
    var completeObjects = (function completeObjects(objects, complete) {
      return {
        start: objects.start,
        read: async name => {
          const object = await objects.read(name);
          if (object !== undefined) return object;
          await complete();
          return await objects.read(name);
        }
      };
    });
    var makeCommit = (async function makeCommit({writer: writer, fetching: fetching}, {parent: parent, parents: parents = [ parent ], changes: changes, ...commit}) {
      const tree = await writer.tree(parent, changes);
      const id = await writer.write("commit", commitBytes({
        ...commit,
        tree: tree,
        parents: parents
      }));
      fetching.know(id);
      return id;
    });
    var follows = (async function follows(inspect, commit, expect) {
      const [parent] = (await inspect(commit)).parents;
      if (parent === undefined || parent === expect) return parent === expect;
      return (await inspect(parent).catch(() => undefined))?.parents[0] === expect;
    });
    var readRemote = (function readRemote(remote) {
      const url = new URL(remote);
      if (![ "http:", "https:", "file:" ].includes(url.protocol)) {
        throw new git.XS(`Remit supports http, https and file for a git server, not ${url.protocol} (GITHUB_SERVER_URL).`);
      }
      if (url.username !== "" || url.password !== "") {
        throw new git.XS("The address of a git server must not contain a user name or a password: pass a token.");
      }
      return url;
    });
    var read = (async function read(objects, oid) {
      const object = await objects.read(oid);
      if (object === undefined) throw new git.XS(`There is no object ${oid}.`, "not_found");
      return object;
    });
    var openMerging = (function openMerging(tools) {
      const made = new Map;
      const merge = async sides => {
        const merged = await mergeTrees(tools, sides);
        if (merged.kind !== "merged") return merged;
        tools.fetching.know(merged.commit);
        tools.writer.commits.add(merged.commit);
        return merged;
      };
      return sides => {
        const key = [ sides.fork, sides.head, sides.onto ].join(" ");
        const known = made.get(key) ?? merge(sides);
        made.set(key, known);
        known.catch(() => made.delete(key));
        return known;
      };
    });
    var keepLast = (function keepLast(read) {
      const kept = new Map;
      return commits => {
        const known = kept.get(commits) ?? read(commits);
        kept.delete(commits);
        kept.set(commits, known);
        known.catch(() => kept.delete(commits));
        for (const oldest of [ ...kept.keys() ].slice(0, -KEPT_ANSWERS)) kept.delete(oldest);
        return known;
      };
    });
    var show = (async function show({objects: objects, trees: trees}, commit, path) {
      const entry = await trees.entry(commit, path);
      if (entry === undefined || entry.mode === git.Md || entry.mode === git.NG) return undefined;
      return (await read(objects, entry.oid)).bytes;
    });
    var sizesOf = (async function sizesOf(processes, oids) {
      if (oids.length === 0) return new Map;
      return parseSizes(await processes.need(SIZES, {
        input: oids.map(oid => `${oid}\n`).join("")
      }));
    });
    __webpack_require__.d(__webpack_exports__, {
      z: () => openGit
    });
    var external_node_fs_ = __webpack_require__(73024);
    var external_node_path_ = __webpack_require__(76760);
    var promises_ = __webpack_require__(58500);
    var git = __webpack_require__(11507);
    function parseDifferences(output) {
      const differences = [];
      for (let start = 0; start < output.length; ) {
        const middle = output.indexOf(0, start);
        const end = output.indexOf(0, middle + 1);
        const [mode = "", indexed = "", oid = "", , letter] = output.toString("latin1", start + 1, middle).split(" ");
        const {path: path, exact: exact} = decodePath(output.subarray(middle + 1, end));
        const committed = /^0+$/.test(mode) ? {} : {
          committed: {
            mode: mode,
            oid: oid
          }
        };
        if (exact) differences.push({
          path: path,
          ...committed,
          ...letter !== "D" && {
            indexed: indexed
          }
        });
        start = end + 1;
      }
      return differences;
    }
    const SIZES = [ "cat-file", "--batch-check=%(objectname) %(objectsize)" ];
    function parseSizes(output) {
      const sizes = new Map;
      for (const line of output.toString("latin1").split("\n")) {
        const [, oid, size] = /^([0-9a-f]+) (\d+)$/.exec(line) ?? [];
        if (oid !== undefined) sizes.set(oid, Number(size));
      }
      return sizes;
    }
    async function readConversions(processes, {directory: directory, index: index, attributes: attributes, paths: paths}) {
      const environment = {
        ...askingDirectory(directory),
        GIT_INDEX_FILE: (0, external_node_path_.join)(directory, index)
      };
      try {
        const lines = attributes.map(({path: path, mode: mode, oid: oid}) => `${mode} ${oid}\t${path}\0`);
        await processes.need([ "update-index", "-z", "--index-info" ], {
          environment: environment,
          input: lines.join("")
        });
        const input = paths.map(path => `${path}\0`).join("");
        const ask = [ "check-attr", "--cached", "-z", "--stdin", ...ATTRIBUTES ];
        return parseAttributes((await processes.need(ask, {
          environment: environment,
          input: input
        })).toString());
      } finally {
        await external_node_fs_.promises.rm(environment.GIT_INDEX_FILE, {
          force: true
        });
      }
    }
    const ATTRIBUTES = [ "filter", "working-tree-encoding" ];
    function askingDirectory(directory) {
      const asking = (0, external_node_path_.join)(directory, "asking");
      external_node_fs_.mkdirSync((0, external_node_path_.join)(asking, "refs"), {
        recursive: true
      });
      external_node_fs_.writeFileSync((0, external_node_path_.join)(asking, "HEAD"), "ref: refs/heads/none\n");
      external_node_fs_.writeFileSync((0, external_node_path_.join)(asking, "config"), "[core]\n\trepositoryformatversion = 0\n\tbare = true\n");
      return {
        GIT_DIR: asking,
        GIT_OBJECT_DIRECTORY: (0, external_node_path_.join)(directory, "objects")
      };
    }
    function parseAttributes(output) {
      const fields = output.split("\0");
      const conversions = new Map;
      for (let at = 0; at + 2 < fields.length; at += 3) {
        const [path = "", attribute, value = ""] = fields.slice(at, at + 3);
        if (NO_VALUE.has(value)) continue;
        const field = attribute === "filter" ? {
          filter: value
        } : {
          encoding: value
        };
        conversions.set(path, {
          ...conversions.get(path),
          ...field
        });
      }
      return conversions;
    }
    const NO_VALUE = new Set([ "unspecified", "unset", "set" ]);
    var git_directory = __webpack_require__(97895);
    var adapters_guard = __webpack_require__(1736);
    var git_process = __webpack_require__(26973);
    const GIT_AGENT = "git/remit";
    function repositoryAddress({href: href}) {
      return href.replace(/\/$/, "");
    }
    function serverAddress(url, token, guard) {
      const basic = Buffer.from(`x-access-token:${token ?? ""}`).toString("base64");
      return {
        url: url,
        authorization: token === undefined || !url.protocol.startsWith("http") ? undefined : `basic ${basic}`,
        check() {
          if (!(0, git_process.Hq)(guard)) return;
          const files = (0, adapters_guard.LG)(guard.changed());
          throw new git.XS(`While commands ran, files of git changed: ${files}.`, "tampered");
        }
      };
    }
    function openRetry(options) {
      const longest = Math.min(options.outageMs, options.waits.reduce((sum, wait) => sum + wait, 0));
      let waited = 0;
      return async (attempt, isDown) => {
        for (let attempts = 1; ;attempts += 1) {
          const result = await attempt();
          const down = isDown(result);
          if (!down) waited = 0;
          const wait = options.waits[attempts - 1] ?? Infinity;
          if (!down || (attempts <= QUICK ? wait : waited + wait) > longest) return {
            ...result,
            attempts: attempts
          };
          waited += wait;
          await options.sleep(wait);
        }
      };
    }
    const QUICK = 2;
    const SIGNS = [ [ "workflow_refused", /refusing to allow .* to create or update workflow/i ], [ "archived", /repository was archived/i ], [ "too_large", /GH001|exceeds .*file size limit/i ], [ "ruleset", /GH013|repository rule violations/i ], [ "protected", /protected branch|GH006|push declined due to/i ], [ "moved", /stale info|fetch first|non-fast-forward|cannot lock ref|incorrect old value|reference already exists/i ], [ "permission", /permission to .* denied|error: 403\b|write access to repository not granted/i ], [ "credentials", /authentication failed|could not read (username|password)|error: 401\b|invalid username or/i ], [ "not_found", /repository .*not found|error: 404\b|couldn't find remote ref|not our ref|does not appear to be a git repository/i ] ];
    function causeOf(output) {
      return SIGNS.find(([, sign]) => sign.test(output))?.[0] ?? "other";
    }
    function refusal(attempt, output) {
      const cause = causeOf(output);
      return new git.XS(`${attempt}: ${cause === "credentials" ? UNACCEPTED : (0, git_process.UV)(output)}`, cause);
    }
    const UNACCEPTED = "the server does not accept the token (401): it is wrong or has expired";
    function isPassing(output) {
      return causeOf(output) === "other" && /error: (429|5\d\d)\b|HTTP (429|5\d\d)\b|RPC failed|hung up unexpectedly|early EOF|unexpected disconnect|connection (reset|refused|timed out)|could ?n.t connect|could not resolve host|empty reply|operation too slow|timed? out|recv failure|internal server error|(fetch-pack|index-pack).*failed|invalid index-pack output|expected .* packfile/i.test(output);
    }
    var parts = __webpack_require__(23782);
    var external_node_url_ = __webpack_require__(73136);
    var attempt = __webpack_require__(91513);
    var http = __webpack_require__(3429);
    class Unanswered extends Error {
      passing;
      status;
      constructor(message, passing, status) {
        super(message);
        this.passing = passing;
        this.status = status;
      }
    }
    const SERVICE = "git-receive-pack";
    function openReceivePack(address, processes) {
      const isHttp = address.url.protocol.startsWith("http");
      return isHttp ? (kind, request) => byHttp(address, kind, request) : byProcess(address.url, processes);
    }
    async function byHttp({url: url, authorization: authorization, check: check}, kind, request) {
      check();
      const type = `application/x-${SERVICE}-${kind}`;
      const path = request === undefined ? `info/refs?service=${SERVICE}` : SERVICE;
      const headers = {
        ...(0, parts.gI)({
          authorization: authorization
        }),
        "user-agent": GIT_AGENT,
        accept: kind === "result" ? type : "*/*",
        ...request && {
          "content-type": `application/x-${SERVICE}-request`
        }
      };
      const how = {
        headers: headers,
        redirect: "manual",
        silence: SILENCE_MS
      };
      try {
        const answer = await (0, http.tN)(`${repositoryAddress(url)}/${path}`, {
          ...how,
          ...request && {
            method: "POST",
            ...request
          }
        });
        const content = Buffer.from(await answer.arrayBuffer());
        if (answer.status === 200 && typeOf(answer) === type) return content;
        throw refusalOf(answer, content);
      } catch (error) {
        if (error instanceof Unanswered) throw error;
        throw new Unanswered((0, attempt.bD)(error), !(0, http.fb)(error));
      }
    }
    const SILENCE_MS = 6e4;
    function typeOf({headers: headers}) {
      return headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
    }
    function byProcess(url, processes) {
      const place = (0, external_node_url_.fileURLToPath)(url);
      return async (kind, {body: body, sent: sent} = {
        body: Buffer.alloc(0)
      }) => {
        const form = kind === "advertisement" ? "--http-backend-info-refs" : "--stateless-rpc";
        const running = processes.run([ "receive-pack", form, place ], {
          input: body
        });
        sent?.();
        const {code: code, output: output, stderr: stderr} = await running;
        if (code !== 0) throw new Unanswered(stderr.trim(), false);
        return output;
      };
    }
    function openPusher(exchange, retry, pack) {
      let ahead;
      const push = async (order, unsure) => {
        const asked = ahead;
        ahead = undefined;
        let server;
        try {
          server = await (asked ?? list(exchange));
          const answer = await update(exchange, server, order);
          if (asked === undefined || !hasMoved(answer)) return {
            ...answer,
            unsure: unsure
          };
          server = await list(exchange);
          return {
            ...await update(exchange, server, order),
            unsure: unsure
          };
        } catch (error) {
          if (!(error instanceof Unanswered)) throw error;
          const {message: message, passing: passing, status: status} = error;
          for (const {ref: ref, to: to} of order.updates) if (server !== undefined && server.refs.get(ref) !== to) unsure.add(ref);
          return {
            ...NOTHING,
            unsure: unsure,
            failure: {
              message: message,
              passing: passing,
              listed: server !== undefined,
              ...(0, parts.gI)({
                status: status
              })
            }
          };
        }
      };
      return {
        push(updates, options = {}) {
          const unsure = new Set;
          return retry(() => push({
            updates: updates,
            pack: pack,
            ...options
          }, unsure), ({failure: failure}) => failure?.passing === true);
        },
        expect() {
          ahead ??= list(exchange);
          ahead.catch(() => undefined);
        }
      };
    }
    function hasMoved({refused: refused, remarks: remarks}) {
      return refused.size > 0 && causeOf([ ...refused.values(), ...remarks ].join("\n")) === "moved";
    }
    const NOTHING = {
      there: new Set,
      refused: new Map,
      remarks: []
    };
    async function list(exchange) {
      const body = await exchange("advertisement");
      const [first = "", ...more] = Array.from(packets(body), line => line.toString().trimEnd());
      const lines = first === `# service=${SERVICE}` ? more : [ first, ...more ];
      const [listed = ""] = lines;
      if (listed.startsWith("ERR ")) throw new Unanswered(listed.slice("ERR ".length), false);
      if (!body.subarray(-FLUSH.length).equals(FLUSH)) throw cutOff("its list of refs breaks off");
      const [, capabilities = ""] = listed.split("\0");
      const refs = lines.map(line => (line.split("\0")[0] ?? "").split(" "));
      return {
        refs: new Map(refs.map(([oid = "", name = ""]) => [ name, oid ])),
        capabilities: new Set(capabilities.split(" "))
      };
    }
    const STALE = "stale info";
    const NONE = "0".repeat(40);
    const SIDE_BAND = "side-band-64k";
    const WANTED = [ "report-status", SIDE_BAND, "quiet" ];
    function readReport(body, banded) {
      const bands = banded ? readBands(body) : {
        report: body,
        remarks: ""
      };
      const said = new Set;
      const refused = new Map;
      const problems = [];
      for (const line of packets(bands.report)) {
        const [, word = "", what = "", reason = ""] = /^(\S+) (\S+)(?: (.*))?$/s.exec(line.toString().trimEnd()) ?? [];
        if (word === "unpack" && what !== "ok") problems.push(line.toString().trimEnd());
        if (word === "ok" || word === "ng") said.add(what);
        if (word === "ng") refused.set(what, reason === "" ? "the server refused it and gave no reason" : reason);
      }
      const remarks = bands.remarks.split("\n").map(line => line.trimEnd().split("\r").at(-1)?.trim() ?? "");
      return {
        said: said,
        refused: refused,
        remarks: [ ...problems, ...remarks.filter(line => line !== "") ]
      };
    }
    function readBands(body) {
      const bands = [ [], [], [], [] ];
      for (const packet of packets(body)) bands[packet[0] ?? 0]?.push(packet.subarray(1));
      const [, report = [], remarks = [], fatal = []] = bands;
      if (fatal.length > 0) throw cutOff(Buffer.concat(fatal).toString().trim());
      return {
        report: Buffer.concat(report),
        remarks: Buffer.concat(remarks).toString()
      };
    }
    function* packets(body) {
      for (let at = 0; at + 4 <= body.length; ) {
        const digits = body.toString("latin1", at, at + 4);
        const length = /^[0-9a-f]{4}$/i.test(digits) ? Number.parseInt(digits, 16) : Infinity;
        if (at + length > body.length) throw cutOff("its answer is not git's protocol");
        if (length > 4) yield body.subarray(at + 4, at + length);
        at += Math.max(length, 4);
      }
    }
    function toPacket(text) {
      const bytes = Buffer.from(text);
      return Buffer.concat([ Buffer.from((bytes.length + 4).toString(16).padStart(4, "0")), bytes ]);
    }
    const FLUSH = Buffer.from("0000");
    function cutOff(what) {
      return new Unanswered(`the server's answer cannot be read: ${what}`, true);
    }
    var external_node_util_ = __webpack_require__(57975);
    var git_names = __webpack_require__(27905);
    var once = __webpack_require__(40627);
    const ROOT = {
      path: "",
      exact: true
    };
    const MOST_KEPT = 2e4;
    const NO_NAME = /^\.{0,2}$|\//s;
    async function* filesBelow(objects, oid, above) {
      const enter = (tree, at) => ({
        at: at,
        nodes: parseTree(tree),
        next: askAhead(objects, tree)
      });
      const open = [ enter(await readTree(objects, oid), above) ];
      let seen = 0;
      for (let walked = open.at(-1); walked !== undefined; walked = open.at(-1)) {
        if (++seen > MOST_WALKED) throw new git.XS(`A commit has more than ${MOST_WALKED} files and directories.`);
        const {value: node} = walked.nodes.next();
        if (node === undefined) {
          open.pop();
          continue;
        }
        const at = below(walked.at, node.name);
        if (isTree(node)) open.push(enter(await walked.next(), at)); else yield {
          ...at,
          mode: plainMode(node.mode),
          oid: node.oid
        };
      }
    }
    const MOST_WALKED = 5e6;
    const MOST_DIFFERENCES = 5e5;
    const AHEAD = 16;
    async function compareTrees(objects, [from, to], above, differences) {
      if (from === to) return;
      if (differences.length > MOST_DIFFERENCES) throw tooMany();
      const [was, is] = [ nodesByName(await readTree(objects, from)), nodesByName(await readTree(objects, to)) ];
      for (const key of new Set([ ...was.keys(), ...is.keys() ])) {
        const [before, after] = [ was.get(key), is.get(key) ];
        if (before?.oid === after?.oid && before?.mode === after?.mode) continue;
        const at = below(above, Buffer.from(key, "latin1"));
        if (before?.mode === git.Md && after?.mode === git.Md) {
          await compareTrees(objects, [ before.oid, after.oid ], at, differences);
          continue;
        }
        if (before?.mode !== git.Md && after?.mode !== git.Md) differences.push({
          ...at,
          ...(0, parts.gI)({
            before: before,
            after: after
          })
        }); else await addSides(objects, {
          before: before,
          after: after
        }, at, differences);
      }
    }
    async function addSides(objects, sides, at, differences) {
      for (const side of [ "before", "after" ]) {
        const node = sides[side];
        if (node === undefined) continue;
        if (node.mode !== git.Md) differences.push({
          ...at,
          [side]: node
        }); else for await (const {path: path, exact: exact, mode: mode, oid: oid} of filesBelow(objects, node.oid, at)) {
          differences.push({
            path: path,
            exact: exact,
            [side]: {
              mode: mode,
              oid: oid
            }
          });
          if (differences.length > MOST_DIFFERENCES) throw tooMany();
        }
      }
    }
    function tooMany() {
      return new git.XS(`The commits differ in more than ${MOST_DIFFERENCES} files.`);
    }
    function nodesByName(tree) {
      const nodes = new Map;
      for (const {name: name, mode: mode, oid: oid} of parseTree(tree)) {
        refuseTwin(nodes, name.toString("latin1"), tree.oid);
        nodes.set(name.toString("latin1"), {
          mode: plainMode(mode),
          oid: oid
        });
      }
      return nodes;
    }
    function below(above, name) {
      const {path: path, exact: exact} = decodePath(name);
      const slash = above.path === "" ? "" : "/";
      if (above.exact && exact) return {
        path: `${above.path}${slash}${path}`,
        exact: exact
      };
      const start = above.exact ? Buffer.from(above.path).toString("latin1") : above.path;
      return {
        path: `${start}${slash}${name.toString("latin1")}`,
        exact: false
      };
    }
    var external_node_crypto_ = __webpack_require__(77598);
    const OID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
    function broken(oid) {
      return new git.XS(`The object ${oid} in Remit's git directory is not what its id says: something has written to the directory. ` + 'Nothing was published. With `[sandbox] mode = "require"` no command can reach it.');
    }
    const OID_LENGTH = 40;
    const SMALL = 128 * 1024;
    function branchRef(branch) {
      checkBranch(branch);
      return `refs/heads/${branch}`;
    }
    function isDone({failure: failure, refused: refused}) {
      return failure === undefined && refused.size === 0;
    }
    function causeOfFailure({message: message, status: status}) {
      const said = causeOf(message);
      return said === "other" ? STATUSES.get(status ?? 0) ?? said : said;
    }
    const STATUSES = new Map([ [ 401, "credentials" ], [ 403, "permission" ], [ 404, "not_found" ] ]);
    async function listRefs(talk, args, failed) {
      const {code: code, output: output, stderr: stderr} = await talk([ "ls-remote", ...args ]);
      if (code !== 0) throw refusal(failed, stderr);
      const lines = output.toString().split("\n");
      return lines.map(line => line.split("\t")).map(([sha = "", name = ""]) => ({
        name: name,
        sha: sha
      }));
    }
    function pushRefusal(what, {failure: failure, refused: refused, remarks: remarks}) {
      const text = failure?.message ?? [ ...new Set(refused.values()), ...remarks ].join("\n");
      const cause = failure === undefined ? causeOf(text) : causeOfFailure(failure);
      const message = cause === "credentials" ? UNACCEPTED : text.split("\n").slice(0, 8).join("\n");
      return new git.XS(`Could not push ${what}: ${message}`, cause);
    }
    function updatesOf({commit: commit, names: names}) {
      return names.map(name => ({
        ref: refOf(name),
        to: commit,
        force: true
      }));
    }
    const NAME = /^(?:issue-[1-9]\d*|branch-[\w%-]{1,200}|plan-[0-9a-f]{16}|tried-[a-z0-9-]{1,40})$/;
    var machine = __webpack_require__(44714);
    async function checkOut(processes, checkout) {
      const {commit: commit, place: place, directory: directory} = checkout;
      const index = (0, external_node_path_.join)(directory, checkout.index);
      const environment = {
        GIT_INDEX_FILE: index,
        GIT_WORK_TREE: place
      };
      try {
        await processes.need([ "read-tree", "--end-of-options", commit ], {
          environment: environment
        });
        await processes.run([ "update-index", "-q", "--refresh" ], {
          environment: environment
        });
        await processes.need([ "checkout-index", "--all", "--force", "--index", "--quiet" ], {
          environment: environment
        });
        await adopt(commit, (0, external_node_path_.join)(place, ".git"), directory, index);
      } finally {
        await external_node_fs_.promises.rm(index, {
          force: true
        });
      }
    }
    const ADOPTED = "remit-adopted";
    async function isDirectory(path) {
      return await kindOf(path) === "directory";
    }
    function missing(error) {
      if ((0, machine.x)(error) === "ENOENT") return undefined;
      throw error;
    }
    async function makeRepository(path) {
      for (const name of [ "objects/info", "objects/pack", "refs/heads", "info" ]) {
        await external_node_fs_.promises.mkdir((0, external_node_path_.join)(path, name), {
          recursive: true
        });
      }
      await external_node_fs_.promises.writeFile((0, external_node_path_.join)(path, "config"), "[core]\n\trepositoryformatversion = 0\n\tbare = false\n");
    }
    async function copyPacks(from, to) {
      const there = new Set(await external_node_fs_.promises.readdir(to));
      const names = (await external_node_fs_.promises.readdir(from)).filter(name => /^pack-[0-9a-f]+\.(pack|rev|idx)$/.test(name));
      for (const name of names.toSorted((a, b) => Number(a.endsWith(".idx")) - Number(b.endsWith(".idx")))) {
        if (!there.has(name)) await external_node_fs_.promises.copyFile((0, external_node_path_.join)(from, name), (0, 
        external_node_path_.join)(to, name), external_node_fs_.constants.COPYFILE_FICLONE);
      }
    }
    async function noteShallow(commit, theirs, fresh) {
      const path = (0, external_node_path_.join)(theirs, "shallow");
      const text = fresh ? "" : await external_node_fs_.promises.readFile(path, "latin1").catch(missing);
      if (text?.split("\n").includes(commit) === true) return;
      if (!fresh && await isReferred(commit, theirs)) return;
      await writeOver(path, `${text ?? ""}${commit}\n`);
    }
    async function isReferred(commit, theirs) {
      const packed = await external_node_fs_.promises.readFile((0, external_node_path_.join)(theirs, "packed-refs"), "latin1").catch(missing);
      if (packed?.includes(commit) === true) return true;
      const names = await external_node_fs_.promises.readdir((0, external_node_path_.join)(theirs, "refs"), {
        recursive: true
      });
      const texts = await Promise.all(names.map(name => external_node_fs_.promises.readFile((0, 
      external_node_path_.join)(theirs, "refs", name), "latin1").catch(() => "")));
      return texts.some(text => text.trim() === commit);
    }
    async function writeOver(path, content) {
      await replace(path, fresh => external_node_fs_.promises.writeFile(fresh, content, {
        flag: "wx"
      }));
    }
    async function replace(path, write) {
      const fresh = `${path}.remit-new`;
      await external_node_fs_.promises.rm(fresh, {
        force: true
      });
      await write(fresh);
      await external_node_fs_.promises.rename(fresh, path);
    }
    var cut = __webpack_require__(24192);
    async function removeCredentials(processes, places) {
      const removed = new Set;
      const files = findConfigurations(places.workspace);
      learnBeside(files, places);
      for (const file of files) {
        for (const found of await clean(processes, file, places)) removed.add(found);
      }
      for (const name of (0, attempt.CD)(() => (0, external_node_fs_.readdirSync)(places.temp)) ?? []) {
        if (LEFT.test(name)) removed.add(take((0, external_node_path_.join)(places.temp, name), "a credentials file of actions/checkout", places));
      }
      return [ ...removed ];
    }
    function learnBeside(configurations, places) {
      for (const directory of new Set(configurations.map(file => (0, external_node_path_.dirname)(file)))) {
        const names = (0, attempt.CD)(() => (0, external_node_fs_.readdirSync)(directory)) ?? [];
        for (const file of names.filter(name => !(0, git_names.I4)(name)).map(name => (0, 
        external_node_path_.join)(directory, name))) if (((0, attempt.CD)(() => (0, external_node_fs_.lstatSync)(file).size) ?? 0) <= MOST_CREDENTIALS) learn(textOf(file) ?? "", places);
      }
    }
    const MOST_CREDENTIALS = 64 * 1024;
    const LEFT = /^git-credentials-.*\.config$/;
    const DEEPEST = 3;
    const SKIPPED = new Set([ ".git", "node_modules" ]);
    const SUSPICIOUS = /extraheader|include|credential|sshcommand|askpass|cookiefile|sslkey|:\/\/[^/\s"]*@/i;
    function credentials_kindOf(key, value) {
      if (/^http\..*extraheader$|^http\.extraheader$/i.test(key)) return "a token";
      if (/^http\.(.*\.)?(cookiefile|sslkey)$/i.test(key)) return "a credential";
      if (/^include(if)?\..*path$/i.test(key)) return LEFT.test((0, external_node_path_.basename)(value)) ? "a token" : undefined;
      if (/^credential\./i.test(key)) return "a credential helper";
      if (/^core\.(sshcommand|askpass)$/i.test(key)) return "a key";
      if (USER.test(key) || USER.test(value)) return "an address with a password";
      return undefined;
    }
    const USER = /(https?:\/\/)[^/\s@]*@|(\w+:\/\/)[^/\s@:]+:[^/\s@]+@/i;
    async function drop(processes, file, key, value, kind) {
      const isAddress = kind === "an address with a password" && !USER.test(key);
      const args = isAddress ? [ "--replace-all", key, value.replace(USER, "$1$2"), `^${credentials_escape(value)}$` ] : [ "--unset-all", key ];
      const {code: code, stderr: stderr} = await processes.run([ "config", "--file", file, ...args ]);
      if (code !== 0 && code !== 5) throw credentials_refusal(kind, file, stderr);
    }
    function credentials_escape(text) {
      return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    }
    function filesOf(value, {temp: temp}) {
      if (LEFT.test((0, external_node_path_.basename)(value))) return [ (0, external_node_path_.join)(temp, (0, 
      external_node_path_.basename)(value)) ];
      const key = /-i "?(?:\$RUNNER_TEMP\/|[^"\s]*\/)?([\w-]+)"?/.exec(value)?.[1];
      return key === undefined ? [] : [ (0, external_node_path_.join)(temp, key) ];
    }
    function credentials_refusal(kind, file, stderr) {
      return new git.XS(`The checkout holds ${kind} where tools could read it, and it could not be removed from ${file}: ${stderr.trim()}. ` + "Give actions/checkout `persist-credentials: false`.");
    }
    function relativePath(file, {workspace: workspace}) {
      return file.startsWith(`${workspace}/`) ? file.slice(workspace.length + 1) : file;
    }
    const COMMIT = /^([0-9a-f]{40}|[0-9a-f]{64})$/;
    const FETCH = [ "--no-tags", "--no-write-fetch-head", "--no-recurse-submodules", "--quiet" ];
    function fetchRefusal(refspecs, stderr) {
      const wanted = refspecs.join(", ");
      if (stderr.trim() === "") return new git.XS(`No remote ref for ${wanted}`, "not_found");
      return refusal(`Could not fetch ${wanted}`, stderr);
    }
    function absent(error) {
      if (!(error instanceof git.XS && error.cause_ === "not_found" && /remote ref/i.test(error.message))) throw error;
    }
    function readEnds(directory) {
      const file = (0, external_node_path_.join)(directory, "shallow");
      return new Set((0, external_node_fs_.existsSync)(file) ? (0, external_node_fs_.readFileSync)(file, "latin1").split("\n").filter(Boolean) : []);
    }
    function readRef(file) {
      return (0, external_node_fs_.existsSync)(file) ? (0, external_node_fs_.readFileSync)(file, "latin1").trim() : undefined;
    }
    var real_path = __webpack_require__(14841);
    const AT_LEAST = 8192;
    const EXTENDED = 16384;
    const STEPS = [ 50, 150, 500 ];
    async function lookBack(past, commit, deep, read) {
      await fetchCommit(past, commit);
      for (let step = 0; ;step += 1) {
        const by = STEPS[step];
        const ends = readEnds(past.directory);
        if (deep && by !== undefined && ends.has(commit)) {
          await past.remote.deepen(commit, by);
          continue;
        }
        const enough = await read(ends);
        const complete = ends.size === 0 || !await reaches(past, commit, ends);
        if (complete || enough || by === undefined) return complete;
        await past.remote.deepen(commit, by);
      }
    }
    async function fetchCommit({processes: processes, remote: remote}, commit) {
      checkId(commit);
      const known = remote.known(commit);
      if (known !== undefined) return await known;
      const {code: code} = await processes.run([ "cat-file", "-e", `${commit}^{commit}` ]);
      if (code !== 0) await remote.fetch(commit);
    }
    async function reaches({processes: processes}, commit, ends) {
      const output = await processes.need([ "rev-list", "--end-of-options", commit ]);
      return output.toString("latin1").split("\n").some(oid => ends.has(oid));
    }
    async function findParting(past, head, base) {
      await fetchCommit(past, head);
      await fetchCommit(past, base);
      for (let step = 0; ;step += 1) {
        const {code: code, output: output} = await past.processes.run([ "merge-base", "--end-of-options", base, head ]);
        const fork = output.toString("latin1").trim();
        if (code === 0 && fork !== "") return {
          fork: fork,
          own: await readLog(past, `${base}..${head}`, MOST_OWN)
        };
        const by = STEPS[step];
        if (by === undefined) return undefined;
        for (const end of [ head, base ]) await past.remote.deepen(end, by);
      }
    }
    const MOST_OWN = 1e3;
    const FIELDS = [ "%H", "%P", "%an", "%ae", "%cn", "%ce", "%at", "%B" ];
    const LOG = [ "log", "-z", "--no-patch", "--no-decorate", "--no-show-signature", "--no-mailmap" ];
    async function readLog(past, commit, most, path) {
      const format = `--format=${FIELDS.join("%x00")}`;
      const where = path === undefined ? [] : [ path ];
      const args = [ ...LOG, format, `--max-count=${most}`, "--end-of-options", commit, "--", ...where ];
      const fields = (await past.processes.need(args)).toString().split("\0");
      const commits = [];
      for (let at = 0; at + FIELDS.length <= fields.length; at += FIELDS.length) {
        const [oid = "", parents = "", name = "", email = "", byName = "", byEmail = "", time = "0", message = ""] = fields.slice(at);
        const [author, committer] = [ {
          name: name,
          email: email
        }, {
          name: byName,
          email: byEmail
        } ];
        commits.push({
          oid: oid,
          parents: parents.split(" ").filter(Boolean),
          author: author,
          committer: committer,
          time: Number(time),
          message: message
        });
      }
      return commits;
    }
    const BLAME = [ "blame", "--porcelain", "--root", "--no-textconv" ];
    async function readBlame({processes: processes}, commit, {path: path, from: from, to: to}, ends) {
      const output = await processes.need([ ...BLAME, `-L${from},${to}`, commit, "--", path ]);
      return parseBlame(output.toString()).map(line => ({
        ...line,
        older: ends.has(line.oid)
      }));
    }
    function parseBlame(output) {
      const lines = [];
      const facts = new Map;
      let [oid, line] = [ "", 0 ];
      for (const row of output.split("\n")) {
        const [word = ""] = row.split(" ", 1);
        if (row.startsWith("\t")) lines.push({
          oid: oid,
          line: line,
          text: row.slice(1),
          ...factsOf(facts.get(oid))
        }); else if (/^[0-9a-f]{40,64}$/.test(word)) {
          [oid, line] = [ word, Number(row.split(" ")[2]) ];
          if (!facts.has(oid)) facts.set(oid, new Map);
        } else facts.get(oid)?.set(word, row.slice(word.length + 1));
      }
      return lines;
    }
    const PATCH = [ "diff-tree", "-p", "-r", "--no-ext-diff", "--no-textconv", "--no-color", "--no-renames" ];
    async function mergeTrees({processes: processes, plumbing: plumbing}, {fork: fork, head: head, onto: onto}) {
      const root = await commitTree(plumbing, fork, []);
      for (const [name, side] of [ [ OURS, head ], [ THEIRS, onto ] ]) {
        await processes.need([ "update-ref", `refs/heads/${name}`, await commitTree(plumbing, side, [ root ]) ]);
      }
      const {code: code, output: output, stderr: stderr} = await processes.run([ ...MERGE, OURS, THEIRS ]);
      if (code !== 0 && code !== 1) {
        if (/usage:|unknown option/i.test(stderr)) return {
          kind: "unknown",
          reason: "git here is older than 2.38"
        };
        throw new git.XS(`git merge-tree failed: ${stderr.trim().split("\n")[0] ?? ""}`);
      }
      const {tree: tree, conflicts: conflicts} = parse(output.toString("utf8"));
      return {
        kind: "merged",
        commit: await commitTree(plumbing, tree, [ head, onto ]),
        conflicts: conflicts
      };
    }
    const [OURS, THEIRS] = [ "branch", "base" ];
    const SETTINGS = [ "merge.conflictStyle=diff3", "merge.directoryRenames=false", "merge.renames=true", "core.abbrev=no" ];
    const MERGE = [ ...SETTINGS.flatMap(setting => [ "-c", setting ]), "merge-tree", "--write-tree", "-z", "--messages", "--end-of-options" ];
    const NOBODY = {
      GIT_AUTHOR_NAME: "Remit",
      GIT_AUTHOR_EMAIL: "remit@localhost",
      GIT_AUTHOR_DATE: "@0 +0000",
      GIT_COMMITTER_NAME: "Remit",
      GIT_COMMITTER_EMAIL: "remit@localhost",
      GIT_COMMITTER_DATE: "@0 +0000"
    };
    async function commitTree(plumbing, of, parents) {
      const args = [ "commit-tree", `${of}^{tree}`, ...parents.flatMap(parent => [ "-p", parent ]) ];
      return (await plumbing.raw(args, {
        environment: NOBODY,
        input: "Automatic merge\n"
      })).trim();
    }
    function parseMessages(fields) {
      const kinds = new Map;
      for (let at = 0; at + 1 < fields.length; ) {
        const count = Number(fields[at]);
        if (!Number.isInteger(count)) throw new git.XS("git merge-tree wrote what Remit cannot read.");
        const kind = fields[at + 1 + count] ?? "";
        for (const path of fields.slice(at + 1, at + 1 + count)) {
          if (kind.startsWith("CONFLICT")) kinds.set(path, (kinds.get(path) ?? new Set).add(kind));
        }
        at += count + 3;
      }
      return kinds;
    }
    const KNOWN = new Set([ "CONFLICT (contents)", "CONFLICT (binary)", "CONFLICT (modify/delete)", "CONFLICT (rename/delete)" ]);
    function merge_kindOf(modes, kinds) {
      const files = [ ...modes.values() ].every(mode => mode.startsWith("100"));
      if (!files || kinds.size === 0 || [ ...kinds ].some(kind => !KNOWN.has(kind))) return "other";
      if (!modes.has("2")) return "deleted on branch";
      if (!modes.has("3")) return "deleted on base";
      return kinds.has("CONFLICT (binary)") ? "binary" : "markers";
    }
    var lib_paths = __webpack_require__(50876);
    var external_node_http_ = __webpack_require__(37067);
    var external_node_stream_promises_ = __webpack_require__(46466);
    function openRelay(server) {
      const secret = `/${(0, external_node_crypto_.randomBytes)(16).toString("hex")}`;
      let listener;
      return {
        open: (0, once.Oo)(async () => {
          const opened = (0, external_node_http_.createServer)((request, response) => {
            relay(server, secret, request, response).catch(() => response.destroy());
          });
          listener = opened.unref();
          await new Promise((resolve, reject) => {
            opened.on("error", error => reject(new git.XS(unheard(error))));
            opened.listen(0, "127.0.0.1", resolve);
          });
          return new URL(`http://127.0.0.1:${opened.address().port}${secret}`);
        }),
        close() {
          listener?.close();
          listener?.closeAllConnections();
        }
      };
    }
    function unheard({message: message}) {
      return `Git reads from the server through Remit, but Remit cannot open a port on 127.0.0.1: ${message}`;
    }
    const READS = [ "GET /info/refs?service=git-upload-pack", "POST /git-upload-pack" ];
    async function relay({url: url, authorization: authorization}, secret, request, response) {
      const {method: method = "", url: path = "", headers: headers} = request;
      const asked = path.slice(secret.length);
      if (!path.startsWith(`${secret}/`) || !READS.includes(`${method} ${asked}`)) {
        response.writeHead(404).end();
        return;
      }
      const stop = new AbortController;
      response.once("close", () => stop.abort());
      const answer = await (0, http.tN)(`${repositoryAddress(url)}${asked}`, {
        method: method,
        headers: {
          ...passed(headers),
          ...(0, parts.gI)({
            authorization: authorization
          }),
          "user-agent": GIT_AGENT
        },
        redirect: "manual",
        signal: stop.signal,
        ...method === "POST" && {
          body: await (0, http.yw)(request, LONGEST)
        }
      }).catch(error => error);
      if (answer instanceof Error) {
        response.writeHead((0, http.fb)(answer) ? 400 : 502, {
          "content-type": "text/plain"
        }).end(`${answer.message}\n`);
        return;
      }
      response.writeHead(answer.status, {
        "content-type": answer.headers.get("content-type") ?? "text/plain"
      });
      await (0, external_node_stream_promises_.pipeline)(answer.body ?? [], response);
    }
    const LONGEST = 16 * 1024 * 1024;
    function passed(headers) {
      const names = [ "accept", "content-type", "content-encoding", "git-protocol" ];
      return Object.fromEntries(names.flatMap(name => headers[name] === undefined ? [] : [ [ name, String(headers[name]) ] ]));
    }
    async function conversions({processes: processes, trees: trees}, {commit: commit, paths: paths, ...place}) {
      if (paths.length === 0) return new Map;
      const folders = [ ...new Set(paths.flatMap(path => [ "", ...(0, lib_paths.f)(path) ])) ];
      const found = await Promise.all(folders.map(async folder => {
        const file = external_node_path_.posix.join(folder, ".gitattributes");
        const entry = await trees.entry(commit, file);
        return entry === undefined || entry.mode === git.Md ? [] : [ {
          ...entry,
          path: file
        } ];
      }));
      const attributes = found.flat();
      return attributes.length === 0 ? new Map : await readConversions(processes, {
        ...place,
        attributes: attributes,
        paths: paths
      });
    }
    async function differences({processes: processes, trees: trees}, file, commit) {
      const root = await trees.root(commit);
      if (notedTree(file, root.length) === root) return [];
      return parseDifferences(await processes.need(compareIndex(commit), {
        environment: {
          GIT_INDEX_FILE: file
        }
      }));
    }
    async function* makeIndex(processes, file, commit) {
      await processes.need([ "read-tree", "--end-of-options", commit ], {
        environment: {
          GIT_INDEX_FILE: file
        }
      });
      try {
        yield* external_node_fs_.createReadStream(file, {
          highWaterMark: PART
        });
      } finally {
        await external_node_fs_.promises.rm(file, {
          force: true
        });
      }
    }
    const PART = 1024 * 1024;
    const WAITS_MS = [ 1e3, 4e3, 1e4, 2e4, 25e3 ];
    const COMPLETE = [ "rev-list", "--objects", "--quiet", "-1", "--end-of-options" ];
    async function packOf(commits, there, {directory: directory, processes: processes, objects: objects, writer: writer, fetching: fetching}) {
      const ends = readEnds(directory);
      const wasFetched = id => ends.has(id) || fetching.known(id) !== undefined;
      const cameFromThere = id => wasFetched(id) && !writer.commits.has(id);
      const lines = [];
      const wanted = new Set(commits);
      for (const id of wanted) {
        const has = there.has(id) || cameFromThere(id);
        lines.push(has ? `^${id}\n` : `${id}\n`);
        const parents = has ? [] : parseCommit(await read(objects, id)).parents;
        for (const parent of parents) wanted.add(parent);
      }
      return await processes.need(PACK, {
        input: lines.join("")
      });
    }
    const PACK = [ "pack-objects", "--revs", "--thin", "--delta-base-offset", "--stdout", "-q" ];
    const STAT = [ "diff-tree", "-r", "-z", "--numstat", "--no-ext-diff", "--no-textconv", "--no-renames" ];
    const DIFF = [ "diff-tree", "-p", "-r", "--no-ext-diff", "--no-textconv", "--no-color", "--no-renames", "--binary" ];
    const KEPT_ANSWERS = 2;
  }),
  3429: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var send = (async function send(url, request = {}) {
      const message = await ask(new URL(url), request);
      const {statusCode: status = 0, headers: headers} = message;
      message.on("error", () => undefined);
      if (REDIRECTS.has(status) && headers.location !== undefined && request.redirect !== "manual") {
        message.resume();
        return await fetch(url, request);
      }
      if (BODYLESS.has(status)) message.resume();
      const body = BODYLESS.has(status) ? null : readPieces(unpack(message), request.signal);
      return {
        url: url,
        status: status,
        ok: status >= 200 && status < 300,
        headers: new Map(Object.entries(headers).map(([name, value]) => [ name, [ value ].flat().join(", ") ])),
        body: body,
        text: async () => (await readAll(body ?? [])).toString(),
        arrayBuffer: async () => new Uint8Array(await readAll(body ?? [])).buffer
      };
    });
    var readAll = (async function readAll(pieces, most = Infinity) {
      const read = [];
      let bytes = 0;
      for await (const piece of pieces) {
        bytes += piece.length;
        if (bytes > most) throw new Error(`There are more than ${most} bytes.`);
        read.push(piece);
      }
      return Buffer.concat(read);
    });
    var ask = (async function ask(url, {method: method = "GET", headers: headers, body: body, signal: signal, silence: silence, sent: handedOver}) {
      const secure = url.protocol === "https:";
      const request = secure ? process.getBuiltinModule("node:https").request : node_http__WEBPACK_IMPORTED_MODULE_0__.request;
      signal?.throwIfAborted();
      return await new Promise((resolve, reject) => {
        let answer;
        const sent = request(url, {
          method: method,
          headers: {
            "accept-encoding": ENCODING,
            ...headers
          }
        }, message => {
          answer = message;
          resolve(message);
        });
        const stop = () => void sent.destroy();
        signal?.addEventListener("abort", stop);
        sent.on("close", () => signal?.removeEventListener("abort", stop));
        sent.on("error", error => reject(reasonOf(signal, error)));
        if (silence !== undefined) {
          const giveUp = () => void (answer ?? sent).destroy(silent(silence));
          sent.setTimeout(silence, giveUp);
        }
        sent.end(body, handedOver);
      });
    });
    var silent = (function silent(ms) {
      return new Error(`nothing was sent for ${ms / 1e3} seconds`);
    });
    var unpack = (function unpack(message) {
      if (message.headers["content-encoding"] !== ENCODING) return message;
      const {createGunzip: createGunzip} = process.getBuiltinModule("node:zlib");
      const {pipeline: pipeline} = process.getBuiltinModule("node:stream");
      return pipeline(message, createGunzip(), () => undefined);
    });
    var readPieces = (async function* readPieces(pieces, signal) {
      try {
        yield* pieces;
      } catch (error) {
        throw reasonOf(signal, error);
      }
    });
    __webpack_require__.d(__webpack_exports__, {
      D$: () => readRetryAfter,
      GP: () => goByProxy,
      fb: () => isUntrusted,
      tN: () => send,
      yw: () => readAll
    });
    var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
    var node_http__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_http__WEBPACK_IMPORTED_MODULE_0__);
    var _ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44714);
    function goByProxy() {
      try {
        node_http__WEBPACK_IMPORTED_MODULE_0__.setGlobalProxyFromEnv?.();
      } catch {
        throw new Error(NO_PROXY);
      }
    }
    const NO_PROXY = "HTTP_PROXY or HTTPS_PROXY of the runner is not the address of a proxy. Write it like http://proxy.example:8080.";
    function isUntrusted(error) {
      return /CERT|UNABLE_TO_VERIFY/.test((0, _ports_js__WEBPACK_IMPORTED_MODULE_1__.x)(error) ?? "");
    }
    function readRetryAfter(value, now) {
      if (value === undefined || value === "") return undefined;
      const seconds = Number(value);
      if (Number.isFinite(seconds)) return Math.max(0, seconds * 1e3);
      const date = Date.parse(String(value));
      return Number.isNaN(date) ? undefined : Math.max(0, date - now);
    }
    const REDIRECTS = new Set([ 301, 302, 303, 307, 308 ]);
    const BODYLESS = new Set([ 204, 205, 304 ]);
    const ENCODING = "gzip";
    function reasonOf(signal, error) {
      if (signal?.aborted === true) return signal.reason;
      return error instanceof AggregateError && error.message === "" ? error.errors[0] ?? error : error;
    }
  }),
  30321: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var kindOf = (function kindOf(cause) {
      return cause === "moved" ? "conflict" : cause === "credentials" ? "auth" : "git";
    });
    __webpack_require__.d(__webpack_exports__, {
      Hg: () => pushFault,
      LV: () => ASK_AGAIN,
      qp: () => githubFault
    });
    var _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23782);
    const ASK_AGAIN = "Ask again: the next run starts from the branch's new state.";
    const TOKEN_REFUSED = "github-token is invalid or has expired. An app's token expires after one hour: create it in the step right before Remit, end the run sooner (max-minutes), or publish in a second job (`mode: propose`, then `mode: publish`), which makes its own token. The job's token lasts as long as the job.";
    const MERGED_WORKFLOW = "The base has changed workflow files, which the job's token may not push, not even by a merge. Merge it yourself, or give Remit an app's token with `workflows: write`.";
    function pushFault({message: message, cause_: cause}, branch, merges = false) {
      const hint = merges && cause === "workflow_refused" ? MERGED_WORKFLOW : pushHint(cause, branch);
      return {
        kind: kindOf(cause),
        message: message,
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.gI)({
          hint: hint
        })
      };
    }
    function pushHint(cause, branch) {
      switch (cause) {
       case "moved":
        return ASK_AGAIN;

       case "protected":
        return `The branch protection of ${branch} refuses it: let Remit's account push there (Settings \u2192 Branches), choose another branch-prefix, or ask on an issue.`;

       case "ruleset":
        return `A ruleset of the repository or its organisation refuses it: exempt ${branch} or Remit's account (Settings \u2192 Rules).`;

       case "workflow_refused":
        return "The job's token may not push workflow files. Leave them out, or use an app's token with `workflows: write`.";

       case "archived":
        return "The repository is archived: unarchive it (Settings \u2192 General), or ask elsewhere.";

       case "too_large":
        return "GitHub accepts no files over 100 MB: keep it out of the change, or use Git LFS.";

       case "permission":
        return "Give the job `permissions: contents: write`, or pass a github-token that may push.";

       case "credentials":
        return TOKEN_REFUSED;

       case "not_found":
        return "Check that github-token can reach this repository.";

       case "tampered":
        return `Nothing was sent. Without a sandbox a command that runs as root can replace programs of the machine: check this runner before you use it again, and give it a sandbox (docs/security.md). If your own commands install system packages, do that in a step before Remit.`;

       case "other":
        return undefined;
      }
    }
    function githubFault(error) {
      const hint = hintFor(error);
      return {
        kind: error.status === 401 ? "auth" : "github",
        message: error.message,
        ...(0, _lib_parts_js__WEBPACK_IMPORTED_MODULE_0__.gI)({
          hint: hint
        })
      };
    }
    function hintFor({message: message, permission: permission, status: status}) {
      const named = SIGNS.find(([sign]) => sign.test(message))?.[1];
      if (named !== undefined) return named;
      if (permission !== undefined) return undefined;
      if (status === 401) return TOKEN_REFUSED;
      if (status === 404) {
        return "It does not exist, or github-token may not read it: list its permissions in the job, and check that the token is for this repository.";
      }
      return status === 0 || status >= 500 ? "The problem is on GitHub's side: run the job again later." : undefined;
    }
    const SIGNS = [ [ /not permitted to create or approve pull requests/i, "Allow it under Settings \u2192 Actions \u2192 General \u2192 \u201cAllow GitHub Actions to create and approve pull requests\u201d, and ask again." ], [ /archived so (it )?is read-only/i, "The repository is archived: unarchive it (Settings \u2192 General), or ask elsewhere." ], [ /repository rule violations|ruleset/i, "A ruleset refuses it: exempt Remit's branches or its account (Settings \u2192 Rules)." ], [ /protected branch|must be made through a pull request/i, "The branch is protected: let Remit's account push there (Settings \u2192 Branches)." ], [ /pull requests? (is|are) disabled|issues (is|are|has been|have been) disabled/i, "They are switched off for this repository (Settings \u2192 General \u2192 Features)." ], [ /no commits between/i, "The branch has no commits that its base lacks: somebody may have merged it meanwhile." ], [ /is locked|conversation.*locked/i, "The conversation is locked: unlock it, or ask elsewhere." ], [ /rate limit/i, "GitHub's rate limit is used up: run the job again later." ] ];
  }),
  95308: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var writeBlock = (async function writeBlock(directories, {files: files, path: path}) {
      const rows = directories.map(({directory: directory, tracked: tracked, untracked: untracked}) => [ directory, [ ...tracked ], [ ...untracked ] ]);
      const bytes = Buffer.from(JSON.stringify(rows));
      const digest = (0, _lib_seal_js__WEBPACK_IMPORTED_MODULE_1__.ol)(bytes);
      await files.write(fileOf(path, digest), bytes);
      return {
        first: directories[0]?.directory ?? "",
        digest: digest
      };
    });
    var openReader = (function openReader(record, passed) {
      const directories = readRecord(record);
      const advance = () => {
        const coming = directories.next();
        coming.catch(() => undefined);
        return coming;
      };
      let next = advance();
      const passUntil = async isReached => {
        for (let {value: value} = await next; value !== undefined; ({value: value} = await next)) {
          if (isReached(value)) return value;
          next = advance();
          await passed(value);
        }
        return undefined;
      };
      return {
        async at(directory) {
          const reached = await passUntil(known => byWalk(known.directory, directory) >= 0);
          if (reached?.directory !== directory) return undefined;
          next = advance();
          return reached;
        },
        end: async () => void await passUntil(() => false)
      };
    });
    var readBlock = (async function readBlock(digest, {files: files, path: path}) {
      const file = fileOf(path, digest);
      const bytes = await files.read(file).catch(error => {
        if ((0, _ports_js__WEBPACK_IMPORTED_MODULE_3__.x)(error) === undefined) throw error;
        throw new RecordLost(file, `cannot be read: ${(0, _ports_js__WEBPACK_IMPORTED_MODULE_3__.x)(error)}`);
      });
      if ((0, _lib_seal_js__WEBPACK_IMPORTED_MODULE_1__.ol)(bytes) !== digest) throw new RecordLost(file, "has been changed");
      const rows = JSON.parse(bytes.toString());
      return rows.map(([directory, tracked, untracked]) => ({
        directory: directory,
        tracked: new Map(tracked),
        untracked: new Set(untracked)
      }));
    });
    var fileOf = (function fileOf(path, digest) {
      return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(path, "before", `${digest}.json`);
    });
    __webpack_require__.d(__webpack_exports__, {
      L8: () => openLookup,
      Me: () => RecordLost,
      cE: () => openReader,
      nl: () => writeBlock
    });
    var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
    var _ports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44714);
    var _lib_seal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75423);
    var _lib_sorted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38807);
    class RecordLost extends Error {
      name="RecordLost";
      constructor(file, why) {
        super(`Remit cannot tell what this run changed: its record of the files before the run ${why} (${file}).`);
      }
    }
    function byWalk(a, b) {
      const [one, other] = [ orderOf(a), orderOf(b) ];
      return one < other ? -1 : one > other ? 1 : 0;
    }
    function orderOf(directory) {
      return directory.replaceAll("/", "\0");
    }
    async function* readRecord({blocks: blocks, place: place}) {
      for (const {digest: digest} of blocks) yield* await readBlock(digest, place);
      return undefined;
    }
    function openLookup({blocks: blocks, place: place}) {
      const firsts = blocks.map(({first: first}) => orderOf(first));
      const read = async block => new Map((await readBlock(block.digest, place)).map(one => [ one.directory, one ]));
      let last;
      return async directory => {
        const block = blocks[(0, _lib_sorted_js__WEBPACK_IMPORTED_MODULE_2__.f)(firsts, orderOf(directory))];
        if (block === undefined) return undefined;
        if (last?.block !== block) last = {
          block: block,
          directories: read(block)
        };
        return (await last.directories).get(directory);
      };
    }
  }),
  50876: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var parentsOf = (function parentsOf(path) {
      const parents = [];
      for (let cut = path.indexOf("/"); cut >= 0; cut = path.indexOf("/", cut + 1)) parents.push(path.slice(0, cut));
      return parents;
    });
    __webpack_require__.d(__webpack_exports__, {
      f: () => parentsOf
    });
  }),
  38807: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var lastAtMost = (function lastAtMost(sorted, bound) {
      let low = 0;
      let high = sorted.length - 1;
      while (low < high) {
        const middle = low + high + 1 >>> 1;
        if (sorted[middle] <= bound) low = middle; else high = middle - 1;
      }
      return low;
    });
    __webpack_require__.d(__webpack_exports__, {
      f: () => lastAtMost
    });
  }),
  6786: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var succeeded = (function succeeded(conclusion) {
      return SUCCESSES.some(each => each === conclusion);
    });
    __webpack_require__.d(__webpack_exports__, {
      Fr: () => CONCLUSIONS,
      gq: () => succeeded
    });
    const SUCCESSES = [ "changed", "answered", "reviewed", "planned", "unchanged", "declined" ];
    const FAILURES = [ "unverified", "blocked", "stuck", "exhausted", "cancelled", "failed" ];
    const CONCLUSIONS = [ ...SUCCESSES, ...FAILURES ];
  }),
  1613: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      K: () => faultOf
    });
    var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30321);
    var _change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95308);
    var _ports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71888);
    var _ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11507);
    var _ports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44714);
    function faultOf(error) {
      if (error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_0__.y) return (0, _change_js__WEBPACK_IMPORTED_MODULE_1__.qp)(error);
      if (error instanceof _ports_js__WEBPACK_IMPORTED_MODULE_2__.XS) return gitFault(error);
      if (error instanceof _change_js__WEBPACK_IMPORTED_MODULE_3__.Me) return {
        kind: "internal",
        message: error.message,
        hint: LOST
      };
      if (FULL.has((0, _ports_js__WEBPACK_IMPORTED_MODULE_4__.x)(error) ?? "")) return fullDisk(error);
      const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      return {
        kind: "internal",
        message: message,
        hint: "This is a fault of Remit's own, or of the machine. The log has the details."
      };
    }
    const LOST = "Nothing was published. A command of this run has probably written to the runner's directory for temporary files (RUNNER_TEMP), which no command can in a sandbox: run it again, with a sandbox or without that command.";
    const FULL = new Set([ "ENOSPC", "EDQUOT", "EFBIG", "EROFS" ]);
    function fullDisk({message: message}) {
      const hint = "It could not be written to: free space in a step before Remit, or use a runner with a larger disk (RUNNER_TEMP holds the log).";
      return {
        kind: "internal",
        message: `The runner's disk is full, or cannot be written to: ${message}.`,
        hint: hint
      };
    }
    function gitFault(error) {
      const {hint: hint, ...fault} = (0, _change_js__WEBPACK_IMPORTED_MODULE_1__.Hg)(error, "the branch");
      return (error.cause_ === "credentials" || error.cause_ === "tampered") && hint !== undefined ? {
        ...fault,
        hint: hint
      } : fault;
    }
  }),
  67333: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var slotOf = (function slotOf(hash, shift) {
      return imul(hash, 2654435761) >>> shift;
    });
    var maskOf = (function maskOf(hash, bitShift) {
      const product = imul(hash, 2654435761);
      return 1 << (product >>> bitShift) | 1 << (product >>> bitShift - 5);
    });
    var isVaried = (function isVaried(text) {
      const first = text.charCodeAt(0);
      let [second, third] = [ first, first ];
      for (let at = 1; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code === first || code === second || code === third) continue;
        if (second === first) second = code; else if (third === first) third = code; else return true;
      }
      return false;
    });
    var packPatterns = (function packPatterns({texts: texts, owners: owners}) {
      const kept = {
        texts: [],
        owners: []
      };
      const known = new Map;
      for (const [at, text] of texts.entries()) {
        const owner = owners[at];
        const end = `${owner.counts} ${text.length} ${text.slice(-WINDOW)}`;
        const alike = known.get(end);
        if (alike?.includes(text) === true) continue;
        if (alike === undefined) known.set(end, [ text ]); else alike.push(text);
        kept.texts.push(text);
        kept.owners.push(owner);
      }
      const starts = new Uint32Array(kept.texts.length + 1);
      starts[0] = 1;
      for (const [at, {length: length}] of kept.texts.entries()) starts[at + 1] = starts[at] + length + 1;
      const codes = new Uint16Array(starts.at(-1));
      const bytes = Buffer.from(codes.buffer);
      for (const [at, text] of kept.texts.entries()) bytes.write(text, 2 * starts[at], "utf16le");
      return {
        codes: codes,
        starts: starts,
        owners: kept.owners
      };
    });
    var shiftFor = (function shiftFor(places, least) {
      return 32 - Math.max(least, Math.ceil(Math.log2(places)));
    });
    var enterGroups = (function enterGroups(made) {
      const groups = made.places.length;
      for (let group = 1; group < groups; ) {
        const to = Math.min(group + PART, groups);
        group = enterNew(made, group, to);
        if (group === to) continue;
        if (!hasTwin(made, group)) enter(made, group);
        group++;
      }
    });
    var enterNew = (function enterNew({codes: codes, bits: bits, bitShift: bitShift, heads: heads, shift: shift, nexts: nexts, places: places}, from, to) {
      const wordShift = bitShift + 5;
      let group = from;
      for (;group < to; group++) {
        const hash = hashAt(codes, places[group]);
        const word = slotOf(hash, wordShift);
        const mask = maskOf(hash, bitShift);
        const known = bits[word];
        if ((known & mask) === mask) return group;
        bits[word] = known | mask;
        const slot = slotOf(hash, shift);
        nexts[group] = heads[slot];
        heads[slot] = group;
      }
      return group;
    });
    var enter = (function enter({codes: codes, heads: heads, shift: shift, nexts: nexts, places: places}, group) {
      const slot = slotOf(hashAt(codes, places[group]), shift);
      nexts[group] = heads[slot];
      heads[slot] = group;
    });
    var hasTwin = (function hasTwin(made, group) {
      const {codes: codes, heads: heads, shift: shift, nexts: nexts, places: places} = made;
      const hash = hashAt(codes, places[group]);
      let others = MOST_COMPARED;
      for (let other = heads[slotOf(hash, shift)]; other !== 0 && others > 0; other = nexts[other]) {
        const place = places[other];
        if (hashAt(codes, place) !== hash) continue;
        if (sameAround(made, places[group], place)) return true;
        others--;
      }
      return false;
    });
    var hashAt = (function hashAt(codes, from) {
      const first = codes[from] << 30 ^ codes[from + 1] << 24 ^ codes[from + 2] << 18;
      return first ^ codes[from + 3] << 12 ^ codes[from + 4] << 6 ^ codes[from + 5];
    });
    var patternAt = (function patternAt({starts: starts}, place) {
      return (0, sorted.f)(starts, place);
    });
    var sameAround = (function sameAround(made, place, other) {
      const {codes: codes} = made;
      for (let at = GROUP; at < WINDOW && codes[place + at - 1] !== 0; at++) if (codes[place + at] !== codes[other + at]) return false;
      for (let at = 1; at <= WINDOW - GROUP && codes[place - at + 1] !== 0; at++) if (codes[place - at] !== codes[other - at]) return false;
      return [ place, other ].every(each => {
        const pattern = patternAt(made, each);
        return made.owners[pattern]?.counts === "twelve" && lengthOf(made, pattern) >= WINDOW;
      });
    });
    var lengthOf = (function lengthOf({starts: starts}, pattern) {
      return starts[pattern + 1] - starts[pattern] - 1;
    });
    var placesOf = (function placesOf({codes: codes, starts: starts, owners: owners}) {
      let places = new Uint32Array(Math.ceil(codes.length / STEP) + owners.length + 1);
      let groups = 1;
      for (let pattern = 0; pattern < owners.length; pattern++) {
        const from = starts[pattern];
        const to = starts[pattern + 1] - 1;
        const one = owners[pattern].counts === "whole" || to - from < WINDOW;
        if (groups + to - from > places.length) places = extended(places, to - from);
        groups = addGroups(codes, {
          from: from,
          to: to,
          one: one
        }, places, groups);
      }
      return places.subarray(0, groups);
    });
    var everyPlace = (function everyPlace({codes: codes, starts: starts, owners: owners}) {
      const places = new Uint32Array(codes.length);
      let groups = 1;
      for (let pattern = 0; pattern < owners.length; pattern++) {
        const end = starts[pattern + 1] - GROUP;
        for (let place = starts[pattern]; place < end; place++) places[groups++] = place;
      }
      return places.subarray(0, groups);
    });
    var isRepeated = (function isRepeated(codes, from) {
      const code = codes[from];
      for (let at = from + 1; at < from + GROUP; at++) if (codes[at] !== code) return false;
      return true;
    });
    var openLetters = (function openLetters(most) {
      return {
        codes: new Uint16Array(most),
        length: 0,
        places: [],
        befores: [],
        hidden: [],
        asides: []
      };
    });
    var keepLetters = (function keepLetters(letters, most) {
      const {codes: codes, length: length, places: places, befores: befores} = letters;
      const from = Math.max(0, length - most);
      codes.copyWithin(0, from, length);
      letters.length -= from;
      const stretches = letters.length === 0 ? befores.length : (0, sorted.f)(befores, from);
      places.splice(0, stretches);
      befores.splice(0, stretches);
      letters.hidden.length = 0;
      letters.asides.length = 0;
      for (const [at, before] of befores.entries()) befores[at] = before - from;
    });
    var startOf = (function startOf({places: places, befores: befores}, letter, text) {
      const stretch = (0, sorted.f)(befores, letter);
      let place = places[stretch];
      for (let before = befores[stretch]; ;place++) {
        before += kindOf(text.charCodeAt(place)) & TAKE;
        if (before > letter) return place;
      }
    });
    var readLetters = (function readLetters(source, reading, into) {
      const {codes: codes, places: places, befores: befores, hidden: hidden} = into;
      const {codes: given, base: base} = source;
      const escape = reading === "decoded" ? ESCAPE : HIDDEN;
      let next = 0;
      while (next < source.length && into.length < codes.length) {
        const end = Math.min(source.length, next + Math.min(STRETCH, codes.length - into.length));
        places.push(base + next);
        befores.push(into.length);
        next = readPlain(given, next, end, escape, into);
        if (next === end) continue;
        const unseen = next;
        while (next < source.length && kindOf(given[next]) === HIDDEN) next++;
        if (next > unseen) {
          noteStretch(base + unseen, base + next, hidden);
          continue;
        }
        const [code, size] = readEscape(source.text(), base + next, given[next]);
        if (given[next] === ESC && source.text()[base + next + 1] === "]" && size > 2) into.asides.push(base + next + 2, base + next + size);
        noteHidden(source.text(), base + next, size, hidden);
        if (code !== undefined && code !== BACKSLASH && (kindOf(code) & TAKE) !== 0) {
          places.push(base + next);
          befores.push(into.length);
          codes[into.length++] = code;
        }
        next += size;
      }
      return base + next;
    });
    var readPlain = (function readPlain(given, from, to, escape, into) {
      const {codes: codes} = into;
      let {length: length} = into;
      let next = from;
      for (;next < to; next++) {
        const code = given[next];
        const kind = KINDS[code];
        if (kind >= escape) break;
        codes[length] = code;
        length += kind & TAKE;
      }
      into.length = length;
      return next;
    });
    var noteHidden = (function noteHidden(text, from, size, hidden) {
      for (let at = from; at < from + size; at++) if (kindOf(text.charCodeAt(at)) >= HIDDEN) noteStretch(at, at + 1, hidden);
    });
    var letters = (function letters(text, reading) {
      const all = openLetters(text.length);
      readLetters(sourceOf(text), reading, all);
      return Buffer.from(all.codes.buffer, 0, 2 * all.length).toString("utf16le");
    });
    var sourceOf = (function sourceOf(text) {
      const codes = new Uint16Array(text.length);
      Buffer.from(codes.buffer).write(text, "utf16le");
      return {
        codes: codes,
        length: text.length,
        base: 0,
        text: () => text
      };
    });
    var kindOf = (function kindOf(code) {
      return KINDS[code];
    });
    var isUnseen = (function isUnseen(code) {
      const kind = kindOf(code);
      return kind === PASS || kind === HIDDEN;
    });
    var readEscape = (function readEscape(text, at, code) {
      switch (code) {
       case PERCENT_SIGN:
        return (follows(text, at + 1, BY_PERCENT) ? spelled(PERCENT, text, at, 16) : undefined) ?? [ code, 1 ];

       case AMPERSAND:
        return (follows(text, at + 1, BY_AMPERSAND) ? readEntity(text, at) : undefined) ?? [ code, 1 ];

       case ESC:
        return [ undefined, letters_lengthOf(ANSI, text, at) || 1 ];

       case BACKSLASH:
        return afterBackslashes(text, at);

       default:
        return [ undefined, 1 ];
      }
    });
    var afterBackslashes = (function afterBackslashes(text, at) {
      let next = at;
      while (text.charCodeAt(next) === BACKSLASH) next++;
      if (!follows(text, next, BY_BACKSLASH)) return [ undefined, next - at ];
      const spelling = spelled(UNICODE, text, next, 16) ?? spelled(OCTAL, text, next, 8);
      const [code, size] = spelling ?? [ undefined, letters_lengthOf(LINE_END, text, next) ];
      return [ code, next - at + size ];
    });
    var follows = (function follows(text, at, kind) {
      const code = text.charCodeAt(at);
      return code < 128 && (FOLLOWING[code] & kind) !== 0;
    });
    var letters_lengthOf = (function letters_lengthOf(pattern, text, at) {
      pattern.lastIndex = at;
      return pattern.test(text) ? pattern.lastIndex - at : 0;
    });
    var named = (function named(text, at) {
      const size = letters_lengthOf(ENTITY, text, at);
      return size === 0 ? undefined : [ ENTITIES.get(text.slice(at + 1, at + size - 1)), size ];
    });
    var indexPatterns = (function indexPatterns(declared) {
      const [decoded, verbatim] = [ openList(), openList() ];
      const literals = [];
      for (const [name, value] of declared) {
        const owners = ownersOf(name);
        for (const {text: text, counts: counts} of piecesOf(value)) {
          const plain = PLAIN.test(text);
          const behind = behindEscapes(text);
          for (const each of [ ...plain ? [ text ] : spellings(text), ...behind ]) add(decoded, each, owners[counts]);
          if (!plain && /[%&\\]/.test(text)) add(verbatim, letters(text, "verbatim"), owners[counts]);
          const found = [ plain ? text : letters(text, "decoded"), ...behind ].every(isFindable);
          if (!found) literals.push({
            text: text,
            name: name
          });
        }
      }
      return {
        indexes: [ index("decoded", decoded), index("verbatim", verbatim) ].filter(({owners: owners}) => owners.length > 0),
        literals: literals
      };
    });
    var openList = (function openList() {
      return {
        texts: [],
        owners: []
      };
    });
    var ownersOf = (function ownersOf(name) {
      return {
        twelve: {
          name: name,
          counts: "twelve"
        },
        mixed: {
          name: name,
          counts: "mixed"
        },
        whole: {
          name: name,
          counts: "whole"
        }
      };
    });
    var add = (function add({texts: texts, owners: owners}, text, owner) {
      if (!isFindable(text)) return;
      texts.push(text);
      owners.push(owner);
    });
    var isFindable = (function isFindable(text) {
      return text.length >= GROUP && isVaried(text);
    });
    var behindEscapes = (function behindEscapes(text) {
      if (text.length >= 2 * WINDOW || !BEGINNING.test(text)) return [];
      const {length: length} = letters(text, "decoded");
      return [ "%", "&", "\\" ].map(lead => letters(lead + text, "decoded")).filter(read => read.length < length);
    });
    var isOrdinary = (function isOrdinary(value) {
      return /^(?:[a-z]{1,11}|\d{1,7})$/i.test(value);
    });
    var piecesOf = (function piecesOf(value) {
      const text = value.trim();
      if (text.length < SHORTEST) return [];
      const whole = {
        text: text,
        counts: "whole"
      };
      const leaves = jsonLeaves(text);
      if (leaves !== undefined) return [ whole, ...leaves.flatMap(leafPieces) ];
      if (text.includes("\n")) return filePieces(text);
      const address = ADDRESS.exec(text);
      if (address !== null) return [ whole, ...addressPieces(address), ...pathPieces(address) ];
      const assigned = assignments(text);
      if (assigned?.length === 1) return [ whole, ...assigned.flatMap(leaf => leafPieces({
        ...leaf,
        name: "secret"
      })) ];
      if (assigned !== undefined) return [ whole, ...assigned.flatMap(leafPieces) ];
      return [ {
        text: text,
        counts: /\s/.test(text) ? "mixed" : "twelve"
      } ];
    });
    var isPlain = (function isPlain(text) {
      return (0, header_list.g)(text).split(/[^A-Za-z0-9]+/).every(word => /^(?:[a-z]{0,19}\d{0,2}|\d+|\d\dT\d\d|\d\dZ|\d+[a-z]{1,2})$/i.test(word));
    });
    var jsonLeaves = (function jsonLeaves(text) {
      if (!/^[[{]/.test(text)) return undefined;
      const leaves = [];
      const collect = (name, item) => {
        if (typeof item === "string") leaves.push({
          name: name,
          value: item
        }); else if (typeof item === "number") leaves.push({
          name: name,
          value: String(item)
        }); else if (Array.isArray(item)) for (const each of item) collect(name, each); else if (typeof item === "object" && item !== null) for (const [key, each] of Object.entries(item)) collect(`${name} ${key}`, each);
      };
      try {
        collect("", JSON.parse(text));
      } catch {
        return undefined;
      }
      return leaves;
    });
    var assignments = (function assignments(text) {
      const one = ASSIGNMENT.exec(text);
      const several = text.split(/[;&]/.test(text) ? /[;&]\s*/ : /\s+(?=[\w-]+=)/).filter(part => part !== "");
      const found = several.map(part => ASSIGNMENT.exec(part));
      const all = several.length > 1 && found.every(each => each !== null) ? found : [ one ];
      const leaves = all.flatMap(each => each === null ? [] : [ {
        name: each[1] ?? "",
        value: unquoted(each[2] ?? "")
      } ]);
      return leaves.length === 0 ? undefined : leaves;
    });
    var readEncoded = (function readEncoded({codes: codes, length: length}, runs, index, room, take) {
      for (const first of runs.base64) readBase64(codes, length, first, room.bytes, take);
      const decoding = {
        codes: codes,
        length: length,
        least: leastBytes(index),
        room: room,
        take: take
      };
      for (const first of runs.digits) readDigits(decoding, first);
    });
    var readBase64 = (function readBase64(codes, length, first, room, take) {
      let end = first;
      while (isGroup(codes, end, length)) end += 4;
      for (let more = 0; more < 4 && isOf(codes, end, length, BASE64); more++) end++;
      let from = first;
      while (from > first - 4 && isOf(codes, from - 1, length, BASE64)) from--;
      if (from !== first - 4) from = first;
      take(decodeBase64(codes, from, end, room), at => {
        const letter = from + 4 * Math.floor(at / 3) + at % 3;
        return {
          from: letter,
          to: Math.min(letter + 1, end - 1)
        };
      });
    });
    var decodeBase64 = (function decodeBase64(codes, from, end, into) {
      let [length, bits, value] = [ 0, 0, 0 ];
      for (let at = from; at < end; at++) {
        value = (value << 6 | VALUES[codes[at]]) & 65535;
        bits += 6;
        if (bits < 8) continue;
        bits -= 8;
        into[length++] = value >> bits & 255;
      }
      return length;
    });
    var readDigits = (function readDigits(decoding, from) {
      const {codes: codes, length: length, least: least, room: room} = decoding;
      const run = {
        count: 0,
        commas: false,
        end: from
      };
      while (placeDigits(codes, run.end, Math.min(run.end + codings_PART, length), room.places, run)) ;
      const to = run.end;
      if (to - from < 2 * least) return;
      readHexadecimal(decoding, run.count);
      if (!run.commas) return;
      for (let at = from; at < to; at++) {
        const end = runEnd(codes, at, to, NUMBERS);
        if (end - at >= 2 * least && codes.subarray(at, end).includes(COMMA)) readNumbers(decoding, at, end);
        at = end;
      }
    });
    var endStretch = (function endStretch(bytes, length, stretch, least) {
      if (stretch < least) return length - stretch;
      bytes[length] = BORDER;
      return length + 1;
    });
    var readHexadecimal = (function readHexadecimal({codes: codes, least: least, room: room, take: take}, count) {
      const {digits: digits, places: places} = room;
      const origin = at => {
        const digit = digits[at];
        return {
          from: places[digit],
          to: places[digit + 1]
        };
      };
      for (let skip = 0; skip < 2; skip++) {
        const spelled = {
          length: 0,
          stretch: 0
        };
        for (let digit = skip; digit + 1 < count; digit += codings_PART) pairDigits(codes, digit, Math.min(digit + codings_PART, count - 1), least, room, spelled);
        const length = endStretch(room.bytes, spelled.length, spelled.stretch, least);
        if (length > 1) take(length, origin);
      }
    });
    var pairDigits = (function pairDigits(codes, from, to, least, {bytes: bytes, digits: digits, places: places}, spelled) {
      let {length: length, stretch: stretch} = spelled;
      for (let digit = from; digit < to; digit += 2) {
        const high = codings_valueOf(codes[places[digit]]);
        if (high < 8) {
          const byte = high << 4 | codings_valueOf(codes[places[digit + 1]]);
          const seen = SEEN[byte];
          bytes[length] = byte;
          digits[length] = digit;
          length += seen;
          stretch += seen;
        } else if (stretch > 0) {
          length = endStretch(bytes, length, stretch, least);
          stretch = 0;
        }
      }
      spelled.length = length;
      spelled.stretch = stretch;
    });
    var placeDigits = (function placeDigits(codes, from, to, places, run) {
      let {count: count} = run;
      let at = from;
      for (;at < to; at++) {
        const code = codes[at];
        const kind = codings_KINDS[code];
        if ((kind & codings_HEXADECIMAL) === 0) break;
        if ((kind & DIGIT) !== 0) places[count++] = at; else if (code === COMMA) run.commas = true; else if ((code | 32) === X && count > 0 && codes[at - 1] === ZERO) count--;
      }
      run.count = count;
      run.end = at;
      return at === to && from < to;
    });
    var codings_valueOf = (function codings_valueOf(code) {
      return (code & 15) + (code >> 6) * 9;
    });
    var readNumbers = (function readNumbers({codes: codes, least: least, room: {bytes: bytes, places: places}, take: take}, from, to) {
      const origin = at => {
        const end = places[at];
        let start = end;
        while (start > from && codes[start - 1] !== COMMA) start--;
        return {
          from: start,
          to: end - 1
        };
      };
      let [length, stretch] = [ 0, 0 ];
      for (let at = from, start = from, value = 0; at <= to; at++) {
        const code = at < to ? codes[at] : COMMA;
        if (code !== COMMA) {
          value = 10 * value + codings_valueOf(code);
          continue;
        }
        if (at - start > 3 || value >= 128) {
          if (stretch > 0) length = endStretch(bytes, length, stretch, least);
          stretch = 0;
        } else {
          const seen = SEEN[value];
          bytes[length] = value;
          places[length] = at;
          length += seen;
          stretch += seen;
        }
        start = at + 1;
        value = 0;
      }
      length = endStretch(bytes, length, stretch, least);
      if (length > 1) take(length, origin);
    });
    var openRuns = (function openRuns() {
      return {
        base64: [],
        digits: [],
        state: BEFORE_DIGITS,
        groupEnds: new Int32Array(4).fill(-4)
      };
    });
    var findRuns = (function findRuns(codes, from, to, index, runs) {
      const [fitting, firsts, lasts] = [ FITTING, FIRSTS, groupsLast(index) | DIGITS_LAST ];
      const ends = [];
      let {state: state} = runs;
      for (let at = from; at < to; at++) {
        state = (state << 1 | firsts) & fitting[codes[at]];
        if ((state & lasts) !== 0) ends.push(at, state);
      }
      runs.state = state;
      addRuns(ends, index, runs);
    });
    var addRuns = (function addRuns(ends, index, {base64: base64, digits: digits, groupEnds: groupEnds}) {
      const [last, length] = [ groupsLast(index), 4 * leastGroups(index) ];
      for (let next = 0; next < ends.length; next += 2) {
        const [at, state] = [ ends[next], ends[next + 1] ];
        if ((state & DIGITS_LAST) !== 0) digits.push(at + 1 - RUN);
        if ((state & last) === 0) continue;
        if (groupEnds[at & 3] !== at - 4) base64.push(at + 1 - length);
        groupEnds[at & 3] = at;
      }
    });
    var groupsLast = (function groupsLast(index) {
      return 1 << 4 * leastGroups(index) - 1;
    });
    var leastBytes = (function leastBytes({shortest: shortest}) {
      return Math.min(shortest, WINDOW);
    });
    var leastGroups = (function leastGroups(index) {
      return Math.max(2, Math.floor((leastBytes(index) - 2) / 3));
    });
    var isOf = (function isOf(codes, at, length, kind) {
      return at >= 0 && at < length && (codings_KINDS[codes[at]] & kind) !== 0;
    });
    var isGroup = (function isGroup(codes, at, length) {
      return isOf(codes, at, length, FIRST) && isOf(codes, at + 1, length, SECOND) && isOf(codes, at + 2, length, THIRD) && isOf(codes, at + 3, length, BASE64);
    });
    var runEnd = (function runEnd(codes, from, length, kind) {
      let end = from;
      while (end < length && (codings_KINDS[codes[end]] & kind) !== 0) end++;
      return end;
    });
    var mark = (function mark(letter, kinds) {
      codings_KINDS[letter.charCodeAt(0)] = codings_KINDS[letter.charCodeAt(0)] | kinds;
    });
    var scan = (function scan(text, {indexes: indexes, literals: literals}, work = {
      letters: 0,
      compared: 0
    }) {
      const scans = indexes.map(index => scanText(text, {
        index: index,
        work: work
      }));
      return {
        spans: [ ...literals.flatMap(literal => findLiteral(text, literal)), ...scans.flatMap(({spans: spans}) => spans) ],
        hidden: scans[0]?.hidden
      };
    });
    var scanText = (function scanText(text, search) {
      const size = text.length > SHORT ? BLOCK : SHORT;
      const {raw: raw, letters: letters} = buffersFor(MOST_LAYERS, size);
      const spans = [];
      const hidden = [];
      const asides = [];
      keepLetters(letters, 0);
      for (let base = 0; base < text.length; ) {
        keepLetters(letters, OVERLAP);
        const length = Math.min(text.length - base, size - letters.length);
        Buffer.from(raw.buffer, 0, 2 * length).write(text.slice(base, base + length), "utf16le");
        base = readLetters({
          codes: raw,
          length: length,
          base: base,
          text: () => text
        }, search.index.reading, letters);
        for (let each = 0; each < letters.hidden.length; each += 2) noteStretch(letters.hidden[each], letters.hidden[each + 1], hidden);
        for (const at of letters.asides) asides.push(at);
        spans.push(...findIn(letters, () => text, search, MOST_LAYERS));
      }
      if (asides.length > 0) spans.push(...scanAsides(text, asides, search));
      return {
        spans: spans,
        hidden: hidden
      };
    });
    var buffersFor = (function buffersFor(layers, size) {
      const opened = BUFFERS[size];
      return opened[layers] ??= openBuffers(size);
    });
    var openBuffers = (function openBuffers(size) {
      const raw = new Uint16Array(size);
      const room = {
        bytes: raw,
        places: new Uint32Array(size),
        digits: new Uint32Array(size)
      };
      return {
        raw: raw,
        room: room,
        letters: openLetters(size)
      };
    });
    var findIn = (function findIn(letters, text, search, layers) {
      const {index: index, work: work} = search;
      const {groups: groups, runs: runs} = sweep(letters, index, layers > 0);
      work.letters += letters.length;
      const spanOf = (from, last, name) => {
        const end = spellingEnd(text(), startOf(letters, last, text()), index.reading);
        return {
          start: startOf(letters, from, text()),
          end: end,
          name: name
        };
      };
      const spans = findPatterns(letters, groups, search).map(({from: from, to: to, name: name}) => spanOf(from, to - 1, name));
      if (layers === 0) return spans;
      const {raw: raw, room: room, letters: inner} = buffersFor(layers - 1, letters.codes.length);
      readEncoded(letters, runs, index, room, (length, origin) => {
        const decoded = (0, once.Oo)(() => Buffer.from(raw.subarray(0, length)).toString("latin1"));
        keepLetters(inner, 0);
        readLetters({
          codes: raw,
          length: length,
          base: 0,
          text: decoded
        }, index.reading, inner);
        for (const {start: start, end: end, name: name} of findIn(inner, decoded, search, layers - 1)) spans.push(spanOf(origin(start).from, origin(end - 1).to, name));
      });
      return spans;
    });
    var sweep = (function sweep({codes: codes, length: length}, index, encoded) {
      const found = {
        groups: [],
        runs: openRuns()
      };
      for (let from = 0; from < length; from += codings_PART) {
        const to = Math.min(from + codings_PART, length);
        sweepGroups(codes, from, Math.min(to, length + 1 - GROUP), index, found.groups);
        if (encoded) findRuns(codes, from, to, index, found.runs);
      }
      return found;
    });
    var sweepGroups = (function sweepGroups(codes, from, to, index, groups) {
      const {bits: bits, bitShift: bitShift, stride: stride} = index;
      if (stride === 1) return sweepEvery(codes, from, to, index, groups);
      for (let first = from; first < to; first += stride) {
        const hash = hashAt(codes, first);
        const mask = maskOf(hash, bitShift);
        if ((bits[slotOf(hash, bitShift + 5)] & mask) === mask) groups.push(first);
      }
    });
    var findPatterns = (function findPatterns(letters, groups, {index: index, work: work}) {
      const {codes: codes, length: length} = letters;
      const finds = [];
      let repeatedTo = 0;
      for (const first of groups) {
        if (!isRepeated(codes, first)) matchGroup(letters, first, index, finds, work); else if (first >= repeatedTo) {
          const {from: from, to: to} = repetition(letters, first);
          if (from > 0) matchGroup(letters, from - 1, index, finds, work);
          if (to < length) matchGroup(letters, to + 1 - GROUP, index, finds, work);
          repeatedTo = to;
        }
      }
      return joined(finds);
    });
    var matchGroup = (function matchGroup({codes: codes, length: length}, first, index, finds, work) {
      const {heads: heads, nexts: nexts, places: places, owners: owners} = index;
      const hash = hashAt(codes, first);
      const before = finds.at(-1);
      for (let group = heads[slotOf(hash, index.shift)]; group !== 0; group = nexts[group]) {
        const place = places[group];
        if (hashAt(index.codes, place) !== hash) continue;
        const pattern = patternAt(index, place);
        if (before?.pattern === pattern && first + GROUP <= before.to) continue;
        work.compared++;
        const ahead = first - place;
        let start = first;
        let end = first;
        while (end < length && codes[end] === index.codes[end - ahead]) end++;
        while (start > 0 && codes[start - 1] === index.codes[start - 1 - ahead]) start--;
        if (end < first + GROUP || !counts(index, pattern, start - ahead, end - ahead)) continue;
        finds.push({
          from: start,
          to: end,
          pattern: pattern,
          name: owners[pattern].name
        });
      }
    });
    var joined = (function joined(finds) {
      const all = [];
      for (const next of finds.toSorted((a, b) => a.from - b.from)) {
        const before = all.at(-1);
        if (before === undefined || next.from > before.to || next.name !== before.name) all.push(next); else if (next.to > before.to) all.splice(-1, 1, {
          ...before,
          to: next.to
        });
      }
      return all;
    });
    var findShapes = (function findShapes(text, hidden = findHidden(text)) {
      const {visible: visible, origin: origin} = without(text, gapsAt(text, hidden));
      const {heads: heads, names: names} = readRuns(visible);
      const spans = [ ...findTokens(visible, heads), ...findNamed(visible, names), ...findPrivateKeys(visible) ];
      return spans.map(({start: start, end: end, name: name}) => ({
        start: origin(start),
        end: origin(end - 1) + 1,
        name: name
      }));
    });
    var findTokens = (function findTokens(text, heads) {
      const spans = [];
      let [from, noJwtBefore] = [ 0, 0 ];
      for (const head of heads) {
        const mayBeJwt = text.startsWith("eyJ", head);
        if (head < from || mayBeJwt && head < noJwtBefore) continue;
        const token = tokenAt(text, head);
        if (token === undefined) {
          if (mayBeJwt) noJwtBefore = endOf(JWT_PART, text, head) ?? head;
          continue;
        }
        from = token.end;
        if (!PLACEHOLDER.test(text.slice(head, from))) spans.push(token);
      }
      return spans;
    });
    var findNamed = (function findNamed(text, names) {
      return names.flatMap(name => {
        const end = endOf(NAMED, text, name);
        if (end === undefined || PLACEHOLDER.test(text.slice(end - 40, end))) return [];
        return [ {
          start: end - 40,
          end: end,
          name: "aws-secret"
        } ];
      });
    });
    var findPrivateKeys = (function findPrivateKeys(text) {
      const spans = [];
      let from = 0;
      for (let index = text.indexOf(DASHES); index >= 0; index = text.indexOf(DASHES, index + DASHES.length)) {
        const heading = index < from ? undefined : endOf(BEGIN, text, index);
        const body = heading === undefined ? undefined : endOf(shapes_BODY, text, heading);
        if (body === undefined) continue;
        const lines = endOf(LINES, text, body) ?? body;
        from = endOf(END, text, lines) ?? lines;
        spans.push({
          start: index,
          end: from,
          name: "private-key"
        });
      }
      return spans;
    });
    var endOf = (function endOf(pattern, text, at) {
      pattern.lastIndex = at;
      return pattern.test(text) ? pattern.lastIndex : undefined;
    });
    var without = (function without(text, gaps) {
      if (gaps.length === 0) return {
        visible: text,
        origin: at => at
      };
      const pieces = [];
      const begins = [];
      const shifts = [];
      let [from, length] = [ 0, 0 ];
      for (let each = 0; each <= gaps.length; each += 2) {
        const start = gaps[each] ?? text.length;
        if (start > from) {
          pieces.push(text.slice(from, start));
          begins.push(length);
          shifts.push(from - length);
          length += start - from;
        }
        from = gaps[each + 1] ?? text.length;
      }
      return {
        visible: pieces.join(""),
        origin: at => at + (shifts[(0, sorted.f)(begins, at)] ?? 0)
      };
    });
    var gapsAt = (function gapsAt(text, hidden) {
      const gaps = [];
      let at = 0;
      for (let each = 0; each < hidden.length; each += 2) {
        at = Math.max(at, hidden[each]);
        while (at < hidden[each + 1]) {
          const end = endOf(shapes_UNSEEN, text, at);
          if (end !== undefined) noteStretch(at, end, gaps);
          at = end ?? at + 1;
        }
      }
      return gaps;
    });
    var readRuns = (function readRuns(text) {
      const runs = {
        heads: [],
        names: []
      };
      for (let base = 0; base < text.length; base += shapes_BLOCK - shapes_OVERLAP) {
        const length = writeBlock(text, base);
        for (let from = nextRun(0, length); from < length; ) {
          const end = readRun(from, length, base, runs.heads);
          if (endsWithKey(end)) runs.names.push(base + end);
          from = nextRun(end, length);
        }
      }
      return runs;
    });
    var nextRun = (function nextRun(begin, length) {
      for (let at = begin + shapes_RUN - 1; at < length; ) {
        let from = at;
        while (from > at - shapes_RUN && shapes_KINDS[CODES[from]] >= JOINT) from--;
        if (from === at - shapes_RUN) return from + 1;
        at = from + shapes_RUN;
      }
      return length;
    });
    var readRun = (function readRun(from, length, base, heads) {
      let [at, begins] = [ from, true ];
      for (;at < length; at++) {
        const code = CODES[at];
        const kind = shapes_KINDS[code];
        if (kind < JOINT) break;
        if (begins && BEGINS[code << 7 | CODES[at + 1] & 127] === 1) heads.push(base + at);
        begins = kind === JOINT;
      }
      return at;
    });
    var endsWithKey = (function endsWithKey(end) {
      return [ 107, 101, 121 ].every((code, place) => (CODES[end - 3 + place] | 32) === code);
    });
    var writeBlock = (function writeBlock(text, base) {
      return Buffer.from(CODES.buffer).write(text.slice(base, base + shapes_BLOCK), "utf16le") / 2;
    });
    var openSecrets = (function openSecrets(declared) {
      const known = new Map(declared);
      let patterns = indexPatterns(known);
      const clean = new Set;
      const find = text => {
        if (text.length < SHORTEST) return [];
        const {spans: spans, hidden: hidden} = scan(text, patterns);
        return [ ...spans, ...findShapes(text, hidden) ];
      };
      return {
        redact(text) {
          if (text.length > secrets_SHORT) return cutOut(text, find(text));
          if (clean.has(text)) return text;
          const spans = find(text);
          if (spans.length > 0) return cutOut(text, spans);
          if (clean.size >= MOST_CLEAN) clean.clear();
          clean.add(text);
          return text;
        },
        redaction: sizes => openRedaction(find, sizes),
        found: bytes => find(bytes.toString("utf8")).length > 0,
        declare(name, value) {
          if ([ ...known.values() ].includes(value)) return;
          known.set(known.has(name) ? `${name}-${known.size}` : name, value);
          patterns = indexPatterns(known);
          clean.clear();
        }
      };
    });
    var cutOut = (function cutOut(text, found) {
      let redacted = text;
      for (let spans = found; spans.length > 0; spans = findShapes(redacted)) redacted = secrets_mark(redacted, spans);
      return redacted;
    });
    var declaredSecrets = (function declaredSecrets(environment) {
      const own = [ "INPUT_GEMINI-API-KEY", "INPUT_GITHUB-TOKEN", "INPUT_JOB-TOKEN", "INPUT_SEAL-KEY" ];
      const names = [ ...own, ...Object.keys(environment).filter(name => secrets_END.test(name) || secrets_BEGINNING.test(name)) ];
      return new Map([ ...headerValues(environment), ...names.flatMap(name => {
        const value = environment[name]?.trim() ?? "";
        if (value === "" || !own.includes(name) && protectsNothing(name, value)) return [];
        return [ [ name.replace(/^INPUT_/, "").toLowerCase(), value ] ];
      }) ]);
    });
    var headerValues = (function headerValues(environment) {
      const lists = Object.keys(environment).filter(name => /^OTEL_EXPORTER_OTLP_(?:[A-Z]+_)?HEADERS$/.test(name));
      return lists.flatMap(variable => Object.entries((0, header_list.S)(environment[variable] ?? "")).flatMap(([name, value]) => {
        const key = value.trim().split(/\s+/).at(-1) ?? "";
        return isOrdinary(key) ? [] : [ [ `${variable.toLowerCase()}: ${name}`, key ] ];
      }));
    });
    var protectsNothing = (function protectsNothing(name, value) {
      return isOrdinary(value) || /CREDENTIALS?$/i.test(name) && PATH.test(value);
    });
    __webpack_require__.d(__webpack_exports__, {
      u: () => declaredSecrets,
      c: () => openSecrets
    });
    var sorted = __webpack_require__(38807);
    const WINDOW = 12;
    const GROUP = 6;
    const MOST_NEEDED = 4096;
    const {imul: imul} = Math;
    function mix(hash, code) {
      return hash << 6 ^ code;
    }
    function index(reading, list) {
      const packed = packPatterns(list);
      const shortest = packed.owners.reduce((least, _, pattern) => Math.min(least, lengthOf(packed, pattern)), Infinity);
      const stride = packed.codes.length > MOST_DENSE ? 1 : Math.min(shortest, WINDOW) - GROUP + 1;
      const places = stride === 1 ? placesOf(packed) : everyPlace(packed);
      const shift = shiftFor(places.length, 13);
      const bitShift = shiftFor(32 * places.length, 18);
      const made = {
        reading: reading,
        ...packed,
        bits: new Uint32Array(1 << 32 - bitShift - 5),
        bitShift: bitShift,
        heads: new Int32Array(1 << 32 - shift),
        shift: shift,
        nexts: new Int32Array(places.length),
        places: places,
        stride: stride,
        shortest: shortest
      };
      for (const table of [ made.bits, made.heads, made.nexts ]) table.fill(0);
      enterGroups(made);
      return made;
    }
    const MOST_DENSE = 128 * 1024;
    const PART = 256;
    const MOST_COMPARED = 16;
    const STEP = WINDOW - GROUP + 1;
    function extended(places, least) {
      const longer = new Uint32Array(places.length + Math.max(least, places.length >> 2));
      longer.set(places);
      return longer;
    }
    function addGroups(codes, {from: from, to: to, one: one}, places, before) {
      const last = to - GROUP;
      let groups = before;
      let free = from;
      for (let place = from; place <= last; place += STEP) {
        if (codes[place] !== codes[place + 1] || !isRepeated(codes, place)) places[groups++] = place; else for (let beside = Math.max(free, place - STEP + 1); beside < Math.min(last + 1, place + STEP); beside++) {
          free = beside + 1;
          if (!isRepeated(codes, beside)) places[groups++] = beside;
        }
        if (one && groups > before) return groups;
      }
      return groups;
    }
    function noteStretch(from, to, stretches) {
      if (stretches.length > 0 && stretches[stretches.length - 1] === from) stretches[stretches.length - 1] = to; else stretches.push(from, to);
    }
    function findHidden(text) {
      const hidden = [];
      noteHidden(text, 0, text.length, hidden);
      return hidden;
    }
    const STRETCH = 256;
    function spellingEnd(text, at, reading) {
      const code = text.charCodeAt(at);
      return kindOf(code) < (reading === "decoded" ? ESCAPE : HIDDEN) ? at + 1 : at + readEscape(text, at, code)[1];
    }
    const PASS = 0;
    const TAKE = 1;
    const ESCAPE = 3;
    const HIDDEN = 4;
    const SEQUENCE = 6;
    const PERCENT_SIGN = 37;
    const AMPERSAND = 38;
    const BACKSLASH = 92;
    const ESC = 27;
    const BLANK = [ [ 9, 10 ], [ 13, 13 ], [ 32, 32 ], [ 160, 160 ], [ 55296, 57343 ], [ 8192, 8202 ], [ 8232, 8233 ], [ 8239, 8239 ], [ 8287, 8287 ], [ 65529, 65531 ], ...[ 1536, 1537, 1538, 1539, 1540, 1541, 1757, 1807, 2192, 2193, 2274, 5760, 10240, 12288 ].map(code => [ code, code ]) ];
    const UNSEEN = [ [ 0, 8 ], [ 11, 12 ], [ 14, 31 ], [ 127, 159 ], [ 173, 173 ], [ 847, 847 ], [ 1564, 1564 ], [ 4447, 4448 ], [ 6068, 6069 ], [ 6155, 6159 ], [ 8203, 8207 ], [ 8234, 8238 ], [ 8288, 8303 ], [ 12644, 12644 ], [ 55343, 55343 ], [ 55348, 55348 ], [ 56128, 56131 ], [ 65024, 65039 ], [ 65279, 65279 ], [ 65440, 65440 ], [ 65520, 65528 ] ];
    const KINDS = new Uint8Array(1 << 16).fill(TAKE);
    for (const [from, to] of BLANK) KINDS.fill(PASS, from, to + 1);
    for (const [from, to] of UNSEEN) KINDS.fill(HIDDEN, from, to + 1);
    for (const code of [ PERCENT_SIGN, AMPERSAND, BACKSLASH ]) KINDS[code] = ESCAPE;
    KINDS[ESC] = SEQUENCE;
    function readEntity(text, at) {
      if (text[at + 1] !== "#") return named(text, at);
      return spelled(DECIMAL, text, at, 10) ?? spelled(HEXADECIMAL, text, at, 16);
    }
    const ENTITIES = new Map([ [ "amp", 38 ], [ "lt", 60 ], [ "gt", 62 ], [ "quot", 34 ], [ "apos", 39 ], ...[ "nbsp", "shy", "zwj", "zwnj", "ZeroWidthSpace", "NoBreak" ].map(name => [ name, undefined ]) ]);
    const [BY_PERCENT, BY_AMPERSAND, BY_BACKSLASH] = [ 1, 2, 4 ];
    const FOLLOWING = new Uint8Array(128);
    for (const [kind, letters] of [ [ BY_PERCENT, "0123456789abcdefuABCDEFU" ], [ BY_AMPERSAND, [ "#", ...[ ...ENTITIES.keys() ].map(name => name.charAt(0)) ] ], [ BY_BACKSLASH, "0123uxnrtUXNRT" ] ]) {
      for (const letter of letters) FOLLOWING[letter.charCodeAt(0)] |= kind;
    }
    const PERCENT = /%(?:25)*(?:u([0-9a-f]{4})|([0-9a-f]{2}))/iy;
    const DECIMAL = /&#0{0,4}(\d{1,5});/y;
    const HEXADECIMAL = /&#x0{0,4}([0-9a-f]{1,4});/iy;
    const ENTITY = new RegExp(`&(?:${[ ...ENTITIES.keys() ].join("|")});`, "y");
    const UNICODE = /u\{0{0,4}([0-9a-f]{1,4})\}|u([0-9a-f]{4})|x([0-9a-f]{2})/iy;
    const OCTAL = /([0-3][0-7]{2})/y;
    const LINE_END = /[nrt]/y;
    const ANSI = new RegExp(String.raw`\u001b(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\x07\u001b]{0,256}(?:\x07|\u001b\\)|[@-Z\\-_])`, "y");
    function spelled(escape, text, at, radix) {
      escape.lastIndex = at;
      const match = escape.exec(text);
      const digits = match?.[1] ?? match?.[2] ?? match?.[3];
      return match === null || digits === undefined ? undefined : [ Number.parseInt(digits, radix), match[0].length ];
    }
    var header_list = __webpack_require__(60644);
    function spellings(text) {
      const texts = [ text, Buffer.from(text, "utf8").toString("latin1") ];
      return [ ...texts.map(each => letters(each, "decoded")), ...texts.map(each => letters(each, "verbatim").replaceAll("\\", "")), letters(encodeURIComponent(text.toWellFormed()), "decoded"), ...ASCII.test(text) ? [] : encodings(text) ];
    }
    const BEGINNING = /^(?:[0-9a-f]{2}|u|x|[nrt]|#|[a-z]+;)/i;
    const ASCII = /^[\0-\x7f]*$/;
    function encodings(text) {
      const utf16 = Buffer.from(text, "utf16le");
      const bytes = Buffer.from(text, "utf8");
      const hexadecimal = [ bytes.toString("hex"), bytes.toString("hex").toUpperCase() ];
      return [ ...hexadecimal, ...[ bytes, utf16, Buffer.from(utf16).swap16() ].flatMap(base64Forms) ];
    }
    function base64Forms(bytes) {
      const forms = [ 0, 1, 2 ].map(offset => {
        const text = Buffer.concat([ Buffer.alloc(offset), bytes ]).toString("base64").replace(/=+$/, "");
        const uncertainEnd = (offset + bytes.length) % 3 === 0 ? 0 : 1;
        return text.slice(offset === 0 ? 0 : offset + 1, text.length - uncertainEnd);
      });
      return [ ...forms, ...forms.map(form => form.replaceAll("+", "-").replaceAll("/", "_")) ];
    }
    const PLAIN = /^[\w+/=.:,@-]*$/;
    const SHORTEST = 6;
    function leafPieces({name: name, value: value}) {
      const text = value.trim();
      if (text.includes("\n")) return piecesOf(text);
      const address = ADDRESS.exec(text);
      if (address !== null) return addressPieces(address);
      const secret = SECRET_NAME.test(name) && !ABOUT.test(name) ? !isOrdinary(text) : !isPlain(text);
      if (text.length < SHORTEST || !secret) return [];
      return [ {
        text: text,
        counts: /\s/.test(text) ? "mixed" : "twelve"
      } ];
    }
    const SECRET_NAME = /key|secret|token|pass|pwd|credential|auth|signature|salt|cookie/i;
    const ABOUT = /(?:ur[il]|name|id|type|path|file|alg(?:orithm)?|format|endpoint|issuer|expir\w*|mode)$/i;
    function filePieces(text) {
      const bodies = [];
      const rest = text.replaceAll(BODY, body => {
        bodies.push({
          text: body.replaceAll("\n", "").replaceAll(/\s/g, ""),
          counts: "twelve"
        });
        return "";
      });
      return [ ...bodies, ...rest.split("\n").flatMap(linePieces) ];
    }
    const BODY = /^(?:[^\S\n]*(?=[^\n\d]*\d)[\w+/]{32,}={0,2}[^\S\n]*(?:\n|$))+/gm;
    function linePieces(line) {
      const text = line.trim().replace(/[,;]$/, "");
      if (text.startsWith("-----") || /^(?:#|\/\/|\[[^\]]*\]$)/.test(text)) return [];
      const address = ADDRESS.exec(text);
      if (address !== null) return addressPieces(address);
      const assigned = assignments(text);
      if (assigned !== undefined) return assigned.flatMap(leafPieces);
      if (text.length < SHORTEST || isOrdinary(text) || WORD.test(text)) return [];
      if (text.length < 12) return /\w/.test(text) && !/\s/.test(text) ? [ {
        text: text,
        counts: "twelve"
      } ] : [];
      return [ {
        text: text,
        counts: !/\d/.test(text) || /\s/.test(text) ? "mixed" : "twelve"
      } ];
    }
    const WORD = /^\W*[A-Za-z]{1,19}\W*$/;
    const ASSIGNMENT = /^(?:export\s+)?["']?([A-Za-z][A-Za-z_. -]{0,60}\d{0,2})["']?\s*[=:]\s*(?=[^=\s])(.*)$/;
    function unquoted(value) {
      return value.trim().replace(/^(["'])(.*)\1$/, "$2");
    }
    const ADDRESS = /^([a-z][a-z0-9+.-]*):\/\/(?:([^/?#@\s]*)@)?[^/?#@\s]*([/?#]\S*)?$/i;
    function addressPieces([, , account = "", rest = ""]) {
      const [user = "", ...password] = account.split(":");
      const own = [ {
        name: "password",
        value: password.join(":")
      }, {
        name: "user",
        value: user
      } ];
      const spelled = own.flatMap(({name: name, value: value}) => [ ...new Set([ value, (0, 
      header_list.g)(value) ]) ].map(one => ({
        name: name,
        value: one
      })));
      const parts = rest.split(/[/?#&]/).map(part => {
        const [, name = "", value = part] = /^([\w-]*)=(.*)$/.exec(part) ?? [];
        return {
          name: name,
          value: value
        };
      });
      return [ ...spelled, ...parts ].flatMap(leafPieces);
    }
    function pathPieces([, scheme = "", account, rest = ""]) {
      if (account !== undefined || !/^https?$/i.test(scheme) || rest.length < 12) return [];
      return [ {
        text: rest,
        counts: "twelve"
      } ];
    }
    const VALUES = new Uint8Array(128);
    for (const alphabet of [ "+/", "-_" ]) Array.from(`ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789${alphabet}`, (letter, value) => {
      VALUES[letter.charCodeAt(0)] = value;
    });
    const [ZERO, X, COMMA] = [ 48, 120, 44 ];
    const BORDER = 255;
    const SEEN = Uint8Array.from({
      length: 128
    }, (_, byte) => isUnseen(byte) ? 0 : 1);
    const codings_PART = 10 * 420;
    const [BASE64, codings_HEXADECIMAL, NUMBERS, DIGIT] = [ 1, 16, 32, 64 ];
    const [FIRST, SECOND, THIRD] = [ 2, 4, 8 ];
    const GROUP_KINDS = [ FIRST, SECOND, THIRD, BASE64 ];
    const codings_KINDS = new Uint8Array(1 << 16);
    Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", (letter, value) => {
      mark(letter, BASE64 | ((value & 32) === 0 ? FIRST : 0) | ((value & 8) === 0 ? SECOND : 0) | ((value & 2) === 0 ? THIRD : 0));
    });
    codings_KINDS["-".charCodeAt(0)] = codings_KINDS["+".charCodeAt(0)];
    codings_KINDS["_".charCodeAt(0)] = codings_KINDS["/".charCodeAt(0)];
    for (const letter of "0123456789abcdefABCDEF:-,xX") mark(letter, codings_HEXADECIMAL);
    for (const letter of "0123456789abcdefABCDEF") mark(letter, DIGIT);
    for (const letter of "0123456789,") mark(letter, NUMBERS);
    const [GROUPS, RUN] = [ 12, 12 ];
    const BEFORE_DIGITS = 1 << GROUPS;
    const DIGITS_LAST = BEFORE_DIGITS << RUN;
    const FIRSTS = 1 | BEFORE_DIGITS;
    const FITTING = new Int32Array(1 << 16).fill(BEFORE_DIGITS);
    for (const [code, kinds] of codings_KINDS.subarray(0, 128).entries()) {
      const digits = (kinds & codings_HEXADECIMAL) === 0 ? BEFORE_DIGITS : (1 << RUN) - 1 << GROUPS + 1;
      const groups = Array.from({
        length: GROUPS
      }, (_, place) => (kinds & GROUP_KINDS[place % 4]) === 0 ? 0 : 1 << place);
      FITTING[code] = groups.reduce((fits, bit) => fits | bit, digits);
    }
    var once = __webpack_require__(40627);
    function scanAsides(text, asides, search) {
      const [pieces, places, befores] = [ [], [], [] ];
      let length = 0;
      for (let next = 0; next < asides.length; next += 2) {
        const piece = `${text.slice(asides[next], asides[next + 1])}${scan_BORDER}`;
        pieces.push(piece);
        places.push(asides[next]);
        befores.push(length);
        length += piece.length;
      }
      return scanText(pieces.join(""), search).spans.map(({start: start, end: end, name: name}) => {
        const piece = (0, sorted.f)(befores, start);
        const ahead = places[piece] - befores[piece];
        return {
          start: start + ahead,
          end: end + ahead,
          name: name
        };
      });
    }
    const scan_BORDER = "\u00ff";
    const BLOCK = 160 * 1024;
    const SHORT = 8 * 1024;
    const OVERLAP = 4 * MOST_NEEDED;
    const MOST_LAYERS = 2;
    const BUFFERS = {
      [SHORT]: [],
      [BLOCK]: []
    };
    function sweepEvery(codes, from, to, {bits: bits, bitShift: bitShift}, groups) {
      let hash = hashAt(codes, from);
      for (let first = from; first < to; first++) {
        if (first > from) hash = mix(hash, codes[first + GROUP - 1]);
        const mask = maskOf(hash, bitShift);
        if ((bits[slotOf(hash, bitShift + 5)] & mask) === mask) groups.push(first);
      }
    }
    function repetition({codes: codes, length: length}, at) {
      let [from, to] = [ at, at ];
      while (from > 0 && codes[from - 1] === codes[at]) from--;
      while (to < length && codes[to] === codes[at]) to++;
      return {
        from: from,
        to: to
      };
    }
    function counts(index, pattern, from, to) {
      const length = lengthOf(index, pattern);
      if (to - from >= Math.min(length, MOST_NEEDED)) return true;
      const {counts: what} = index.owners[pattern];
      if (length < WINDOW || what === "whole" || to - from < WINDOW) return false;
      const part = String.fromCharCode(...index.codes.subarray(from, to));
      return isVaried(part) && !(what === "mixed" && /^[A-Za-z]+$/.test(part));
    }
    function findLiteral(text, {text: literal, name: name}) {
      const spans = [];
      for (let at = text.indexOf(literal); at >= 0; at = text.indexOf(literal, at + literal.length)) {
        spans.push({
          start: at,
          end: at + literal.length,
          name: name
        });
      }
      return spans;
    }
    const TOKENS = [ [ "github-token", String.raw`gh[pousr]_(?=[\w.-]{20})[\w-]+(?:\.[\w-]+)*` ], [ "github-token", String.raw`github_pat_\w{22,}` ], [ "google-key", String.raw`AIza[\w-]{35,}` ], [ "google-key", String.raw`AQ\.Ab[\w-]{20,}` ], [ "google-token", String.raw`ya29\.(?=[\w.-]{20})[\w-]+(?:\.[\w-]+)*` ], [ "aws-key", String.raw`(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])` ], [ "slack-token", String.raw`xox[abeoprs]-(?=[\w-]{20})[\w-]+` ], [ "npm-token", String.raw`npm_[A-Za-z0-9]{36}(?![A-Za-z0-9])` ], [ "gitlab-token", String.raw`glpat-[\w-]{20,}` ], [ "stripe-key", String.raw`[rs]k_live_[A-Za-z0-9]{16,}` ], [ "api-key", String.raw`sk-(?:ant|proj|svcacct)-[\w-]{20,}` ], [ "jwt", String.raw`eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}` ] ];
    const BEGINNINGS = "gh gi AI AQ ya AK AS xo np gl rk sk ey".split(" ");
    const TOKEN = new RegExp(String.raw`(?<![A-Za-z0-9])(?:${TOKENS.map(([, shape]) => `(${shape})`).join("|")})`, "y");
    const JWT_PART = /[\w-]+/y;
    function tokenAt(text, at) {
      TOKEN.lastIndex = at;
      const match = TOKEN.exec(text);
      if (match === null) return undefined;
      const which = match.slice(1).findIndex(group => group !== undefined);
      return {
        start: at,
        end: at + match[0].length,
        name: TOKENS[which]?.[0] ?? "token"
      };
    }
    const NAMED = /(?<=AWS_SECRET_ACCESS_KEY|aws_secret_access_key|[sS]ecretAccessKey)["']?\s{0,3}[=:]\s{0,3}["']?([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])/y;
    const PLACEHOLDER = /EXAMPLEKEY$|^[A-Za-z]{2,4}(?:_|29\.)?(?:pat_)?x+$|^[a-z]{2,5}[-_](?:[a-z]{3,7}[-_])?x+$|^AKIA[A-Z0-9]{9}EXAMPLE$/i;
    const DASHES = "-----BEGIN ";
    const BEGIN = /-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----/y;
    const shapes_BODY = /[\s\\nr+|>"',-]{0,200}(?:(?:Version|Comment|Proc-Type|DEK-Info): ?[^\n\\]{0,200}[\s\\nr+|>"',-]{0,20}){0,4}[A-Za-z0-9+/=]{32,}/y;
    const LINES = /(?:[\s\\nr+|>"',-]{1,20}[A-Za-z0-9+/=]{16,})*(?:[\s\\nr+|>"',-]{1,20}(?!END )[A-Za-z0-9+/=]{1,15}(?=[\s\\"',]|$))?/y;
    const END = /[\s\\nr+|>"',-]{0,20}-----END [A-Z0-9 ]{0,40}-----/y;
    const shapes_UNSEEN = new RegExp(String.raw`\u001b(?:\[[0-?]{0,64}[\x20-\x2f]{0,8}[@-~])?|[[\p{Cc}\p{Default_Ignorable_Code_Point}]--[\t\n\r\u001b]]{1,4096}`, "vy");
    const shapes_BLOCK = 64 * 1024;
    const shapes_OVERLAP = 64;
    const shapes_RUN = 15;
    const CODES = new Uint16Array(shapes_BLOCK);
    const BEGINS = new Uint8Array(1 << 14);
    for (const [first = "", second = ""] of BEGINNINGS) BEGINS[first.charCodeAt(0) << 7 | second.charCodeAt(0)] = 1;
    const [OTHER, JOINT, LETTER] = [ 0, 1, 2 ];
    const shapes_KINDS = new Uint8Array(1 << 16).fill(OTHER);
    for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789") shapes_KINDS[letter.charCodeAt(0)] = LETTER;
    for (const joint of "_.-") shapes_KINDS[joint.charCodeAt(0)] = JOINT;
    var cut = __webpack_require__(24192);
    const secrets_SHORT = 64;
    const MOST_CLEAN = 4096;
    function secrets_mark(text, spans) {
      const pieces = [];
      let from = 0;
      for (const {start: start, end: end, name: name} of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
        if (start >= from) pieces.push(text.slice(from, start), `[redacted:${name}]`);
        from = Math.max(from, end);
      }
      pieces.push(text.slice(from));
      return pieces.join("");
    }
    const SIZES = {
      most: 288 * 1024,
      held: 32 * 1024
    };
    function openRedaction(find, {most: most, held: held} = SIZES) {
      let waiting = "";
      const release = (spans, end) => {
        const text = waiting.slice(0, end);
        waiting = waiting.slice(end);
        return cutOut(text, spans.filter(span => span.end <= end));
      };
      const some = () => {
        if (waiting.length <= held) return "";
        const spans = find(waiting);
        return release(spans, borderIn(waiting, spans, waiting.length - held));
      };
      return {
        some: some,
        take(text) {
          waiting += text;
          return waiting.length < most ? "" : some();
        },
        end: () => release(find(waiting), waiting.length)
      };
    }
    function borderIn(text, spans, most) {
      const border = afterBlank(text, most);
      const across = spans.filter(({start: start, end: end}) => start < border && border < end);
      if (across.length === 0) return border;
      const start = Math.min(...across.map(span => span.start));
      return start === 0 ? Math.max(...across.map(({end: end}) => end)) : borderIn(text, spans, start);
    }
    function afterBlank(text, most) {
      const before = text.slice(Math.max(0, most - secrets_WORD), most);
      const blank = before.search(/\s\S*$/u);
      return blank === -1 ? most - ((0, cut.kH)(text, most) ? 1 : 0) : most - before.length + blank + 1;
    }
    const secrets_WORD = 1024;
    const PATH = /^(?:~|\.{1,2})?(?:\/[\w.@ -]+)+$|^[A-Z]:\\[^\n]+$/;
    const secrets_END = /(?:^|_)(?:TOKEN|SECRET|PASS(?:WORD|WD|PHRASE)|PAT|CREDENTIALS?|DSN|API_?KEY|(?:ACCESS|ACCOUNT|AUTH|SECRET|PRIVATE|SIGNING|ENCRYPTION|DEPLOY|MASTER|SSH)_KEY|WEBHOOK(?:_UR[IL])?|CONNECTION_STRING|(?:DATABASE|DB|REDIS|POSTGRES(?:QL)?|MYSQL|MONGO(?:DB)?|AMQP|RABBITMQ|BROKER)_UR[IL])(?:_?\d+)?$|_PASS$|_KEY_\d+$/i;
    const secrets_BEGINNING = /^(?:TOKEN|SECRET|PASSWORD)_(?!(?:.*_)?(?:UR[IL]|ENDPOINT|ISSUER|AUDIENCE|PATH|DIR|FILE|NAME|TYPE|ID|TTL|EXPIR\w*|LIMIT|COUNT|LENGTH|SIZE|MODE|VERSION)$)/i;
  })
};


