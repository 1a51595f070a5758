export const id = 8462;

export const ids = [ 8462 ];

export const modules = {
  25276: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      G: () => firstCallId,
      Z: () => callFirst
    });
    var _call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92313);
    async function callFirst(caller, tool, args) {
      const call = {
        id: firstCallId(caller),
        tool: tool.name,
        args: args
      };
      const [answer] = await (0, _call_js__WEBPACK_IMPORTED_MODULE_0__.k)({
        ...caller,
        toolset: {
          ...caller.toolset,
          tools: [ tool ]
        }
      }, [ call ]);
      if (answer === undefined) throw new Error("A call has an answer.");
      return answer;
    }
    function firstCallId({log: log}) {
      return `command-${log.entries.length}`;
    }
  },
  98462: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      commands: () => commands
    });
    var first_call = __webpack_require__(25276);
    var external_node_path_ = __webpack_require__(76760);
    var glob = __webpack_require__(7005);
    var imports = __webpack_require__(64023);
    const MAX_FILES = 100;
    const MOST_NAMED = 10;
    const MAX_CHARACTERS = 2e5;
    function findMentions(tree, prompt) {
      const code = (0, imports.j)(prompt);
      const found = new Set;
      for (const match of prompt.matchAll(/(^|[\s(])@((?:\\.|[^\s@\\])+)/g)) {
        const at = match.index + (match[1] ?? "").length;
        if (code.some(([start, end]) => at >= start && at < end)) continue;
        const words = (match[2] ?? "").replaceAll(/\\(.)/g, "$1");
        const name = [ words, words.replace(/[.,;:!?)\]}>'"]+$/, "") ].find(text => mentions_select(tree, text).length > 0);
        if (name !== undefined) found.add(name);
      }
      return [ ...found ];
    }
    async function readMentions(tree, mentions, ignored) {
      const files = [];
      const notes = [];
      let left = MAX_CHARACTERS;
      const selected = mentions.map(mention => mentions_select(tree, mention, true));
      const named = [ ...new Set(selected.flat()) ];
      const paths = named.filter(path => !ignored(path));
      const out = named.filter(ignored).map(path => `\`${path}\``);
      if (out.length > 0) notes.push(`Left out, since .geminiignore excludes it: ${out.slice(0, MOST_NAMED).join(", ")}${out.length > MOST_NAMED ? ", \u2026" : ""}.`);
      for (const [index, mention] of mentions.entries()) {
        if (selected[index]?.length === 0) notes.push(`\`${mention}\` names no file of the trusted commit.`);
      }
      for (const path of paths.slice(0, MAX_FILES)) {
        const file = await tree.read(path);
        if (file.kind !== "text") notes.push(`\`${path}\` was left out: ${file.kind === "missing" ? "no file" : file.reason}.`); else if (file.text.length > left) notes.push(`\`${path}\` was left out: all files together exceed ${MAX_CHARACTERS} characters.`); else {
          left -= file.text.length;
          files.push({
            path: path,
            text: file.text
          });
        }
      }
      if (paths.length > MAX_FILES) notes.push(`${paths.length - MAX_FILES} more files were left out: at most ${MAX_FILES} are read.`);
      return {
        files: files,
        notes: notes
      };
    }
    function mentions_select(tree, mention, folder = false) {
      const path = external_node_path_.posix.normalize(mention.trim()).replace(/\/$/, "");
      if (path === "." || path.startsWith("..") || path.startsWith("/")) return [];
      if (tree.locate(path) !== undefined) return [ path ];
      const below = folder || path.includes("/") || mention.endsWith("/") ? tree.under(path) : [];
      if (below.length > 0) return below;
      if (!/[*?[{]/.test(path)) return [];
      const matches = (0, glob.tI)([ path ]);
      return tree.paths.filter(candidate => matches(candidate) && tree.locate(candidate) !== undefined);
    }
    var untrusted = __webpack_require__(16047);
    var run_shell_command = __webpack_require__(1399);
    var may_read = __webpack_require__(32197);
    async function tellMentions(job) {
      const {asked: asked, project: project} = job.admitted;
      const mentions = findMentions(project.tree, asked.prompt);
      return mentions.length === 0 ? "" : `# Files that the request names\n\n${await tellFiles(job, mentions)}`;
    }
    async function tellFiles({admitted: admitted, mark: mark}, mentions) {
      const {files: files, notes: notes} = await readMentions(admitted.project.tree, mentions, (0, 
      may_read.g)(admitted.project));
      const told = files.map(({path: path, text: text}) => (0, untrusted.YH)((0, untrusted.X5)(text).text, {
        what: `file ${path}`
      }, mark));
      return [ ...told, ...notes.map(note => `[${note}]`) ].join("\n\n");
    }
    async function tellCommand(job, agent, {file: file, parts: parts}) {
      const pieces = [];
      for (const part of parts) pieces.push(await tellPart(job, agent, part));
      return `# The command /${file.name}\n\nFrom ${file.path} at the trusted commit; this is what is to be done.\n\n${pieces.join("").trim()}`;
    }
    async function tellPart(job, agent, part) {
      switch (part.kind) {
       case "text":
        return part.text;

       case "args":
        return (0, untrusted.nw)(part.text).text;

       case "file":
        return await tellFiles(job, [ part.path ]);

       case "shell":
        {
          const {text: text, error: error} = await runLine(agent, part.line);
          const what = `${error === undefined ? "output" : "failure"} of ${part.line}`;
          return (0, untrusted.YH)((0, untrusted.X5)(text).text, {
            what: what
          }, job.mark);
        }

       default:
        return part;
      }
    }
    async function runLine(agent, line) {
      const {log: log, toolset: toolset, name: name} = agent;
      const args = {
        command: line
      };
      if (toolset.tools.some(tool => tool.name === run_shell_command.f3.name)) return await (0, 
      first_call.Z)(agent, run_shell_command.f3, args);
      const call = {
        id: (0, first_call.G)(agent),
        tool: run_shell_command.f3.name,
        args: args
      };
      const decision = await toolset.judge(call, run_shell_command.f3.needs(call.args));
      log.append({
        type: "call.decided",
        call: call,
        decision: decision
      }, name);
      return {
        text: decision.reason,
        error: "denied"
      };
    }
    const commands = {
      start(_, __, admitted, moment) {
        const {reply: reply} = admitted.asked;
        if (reply?.kind === "unknown") return Promise.resolve({
          admitted: admitted,
          start: {
            kind: "nothing",
            reason: reply.text
          }
        });
        if (reply === undefined || moment === "after work") return Promise.resolve(undefined);
        const outcome = {
          conclusion: "answered",
          message: reply.text
        };
        return Promise.resolve({
          admitted: admitted,
          start: {
            kind: "over",
            outcome: outcome
          }
        });
      },
      equip: ({job: job}) => {
        const {command: command} = job.admitted.asked;
        return Promise.resolve({
          async tell(caller) {
            const [words, text] = await Promise.all([ tellMentions(job), command?.kind === "file" ? tellCommand(job, caller, command) : undefined ]);
            return {
              words: words,
              last: text === undefined ? [] : [ {
                text: text
              } ]
            };
          }
        });
      }
    };
  }
};
