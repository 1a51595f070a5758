"use strict";

exports.id = 3235;

exports.ids = [ 3235 ];

exports.modules = {
  93235: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      skills: () => skills
    });
    var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
    var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
    var _tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35835);
    var _tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6292);
    var _ports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44714);
    const skills = {
      equip: async ({session: session, projectContext: {skills: skills}}) => skills.length === 0 ? {} : {
        tools: [ activateSkill(skills, session.admitted.project.tree) ]
      }
    };
    function activateSkill(skills, tree) {
      return {
        name: "activate_skill",
        description: "Read the instructions of a skill before doing the work it is for.",
        parameters: {
          type: "object",
          properties: {
            name: {
              type: "string",
              enum: skills.map(({name: name}) => name)
            }
          },
          required: [ "name" ]
        },
        effect: "read",
        needs: () => [],
        async run(args, context) {
          const wanted = (0, _tools_js__WEBPACK_IMPORTED_MODULE_1__.U6)(args, "name");
          const skill = skills.find(({name: name}) => name === wanted);
          if (skill === undefined) return (0, _tools_js__WEBPACK_IMPORTED_MODULE_2__.V2)("not_found", `There is no skill ${JSON.stringify(wanted)}.`);
          return answerWith(skill, tree, context);
        }
      };
    }
    async function answerWith(skill, tree, context) {
      const lines = [];
      for (const file of skill.files.slice(0, MOST_FILES)) lines.push(await offer(file, skill, tree, context));
      const more = skill.files.length - lines.length;
      if (more > 0) lines.push(`- and ${more} more files`);
      const files = lines.length === 0 ? "" : `\n<available_resources>\n${lines.join("\n")}\n</available_resources>`;
      const needs = skill.compatibility === undefined ? "" : `It says it needs: ${skill.compatibility}\n`;
      return {
        text: `<activated_skill name="${skill.name}">\nPaths in it are relative to ${skill.directory}.\n${needs}<instructions>\n${skill.body}\n</instructions>${files}\n</activated_skill>`
      };
    }
    const MOST_FILES = 50;
    async function offer(file, {directory: directory}, tree, context) {
      const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, file);
      const bytes = (await tree.bytes(path))?.bytes;
      if (bytes === undefined) return `- ${file}: not available`;
      if (await isSame(path, bytes, context)) return `- ${path}`;
      return `- ${file}: read_file ${(await context.spill.keep(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(file), bytes.toString("utf8"))).path}`;
    }
    async function isSame(path, bytes, context) {
      const place = await context.workspace.locate(path);
      if (place.kind !== "inside" || place.path !== path) return false;
      try {
        return (await context.files.read(place.absolute)).equals(bytes);
      } catch (error) {
        if ((0, _ports_js__WEBPACK_IMPORTED_MODULE_3__.x)(error) === undefined) throw error;
        return false;
      }
    }
  }),
  35835: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      DP: () => FILTERING,
      Lz: () => filteringOptions,
      Mu: () => readNeeds,
      QS: () => pathNeed,
      U6: () => textArg,
      VU: () => filtering,
      WI: () => optionalNumber,
      bS: () => optionalFlag,
      eB: () => asObject,
      fh: () => textsArg,
      gm: () => objectArg,
      hy: () => rare,
      ls: () => RARE,
      mR: () => optionalText,
      vt: () => itemsArg
    });
    var _clip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2136);
    var _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50991);
    function textArg(args, name) {
      return optionalText(args, name) ?? "";
    }
    function optionalText(args, name) {
      const value = args[name];
      return typeof value === "string" ? value : undefined;
    }
    function optionalNumber(args, name, most = Infinity) {
      const value = args[name];
      return typeof value === "number" ? Math.min(value, most) : undefined;
    }
    function optionalFlag(args, name) {
      const value = args[name];
      return typeof value === "boolean" ? value : undefined;
    }
    function rare(schema) {
      return {
        ...schema,
        [RARE]: true
      };
    }
    const RARE = "x-rare";
    function textsArg(args, name) {
      return itemsArg(args, name).filter(item => typeof item === "string");
    }
    function itemsArg(args, name) {
      const value = args[name];
      return Array.isArray(value) ? value : [];
    }
    function objectArg(args, name) {
      return asObject(args[name]);
    }
    function asObject(value) {
      return (0, _lib_read_data_js__WEBPACK_IMPORTED_MODULE_0__.bI)(value) ? value : {};
    }
    function filtering(options, {ignoring: ignoring}) {
      return {
        git: optionalFlag(options, "respect_git_ignore") ?? ignoring.git,
        gemini: ignoring.gemini || optionalFlag(options, "respect_gemini_ignore") === true,
        files: ignoring.files
      };
    }
    const FILTERING = rare({
      type: "object",
      properties: {
        respect_git_ignore: {
          type: "boolean"
        }
      }
    });
    function filteringOptions(args, context) {
      return filtering(objectArg(args, "file_filtering_options"), context);
    }
    function readNeeds(path) {
      return typeof path === "string" && (0, _clip_js__WEBPACK_IMPORTED_MODULE_1__.KK)(path) ? [] : [ pathNeed("read", path) ];
    }
    function pathNeed(access, path) {
      return {
        kind: "path",
        access: access,
        path: typeof path === "string" ? path : "",
        directory: ""
      };
    }
  }),
  2136: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var openSpill = (function openSpill(directory, files, redaction, series = "") {
      const kept = new Map;
      const place = name => {
        const safe = name.replaceAll(/[^\w-]+/gu, "-").slice(0, 60);
        const file = `${safe}-${series}${kept.size + 1}.txt`;
        const absolute = `${directory}/${file}`;
        kept.set(SPILL_PREFIX + file, absolute);
        return {
          path: SPILL_PREFIX + file,
          absolute: absolute
        };
      };
      return {
        async keep(name, text) {
          const {path: path, absolute: absolute} = place(name);
          const redacting = redaction();
          const clean = redacting.take(text) + redacting.end();
          await files.write(absolute, Buffer.from(clean));
          return {
            path: path,
            text: clean
          };
        },
        open(name) {
          const {path: path, absolute: absolute} = place(name);
          return {
            path: path,
            sink: redactedSink(files.sink(absolute), redaction())
          };
        },
        locate: path => kept.get(path)
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      BO: () => cutTail,
      Hh: () => cutLine,
      KK: () => isSpilled,
      T9: () => cutEnds,
      cs: () => SPILL_PREFIX,
      fz: () => cutHead,
      hU: () => openSpill,
      it: () => cutMiddle,
      nU: () => shareRoom,
      nx: () => clipAnswer,
      rH: () => answerCap,
      uZ: () => MOST_BYTES,
      vY: () => fitText
    });
    var _lib_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24192);
    const ANSWER_CHARS = 4e4;
    const HEAD_SHARE = .2;
    const LEAST_CHARS = 2e3;
    async function clipAnswer(given, call, context) {
      const cap = answerCap(context);
      const visible = context.visible(given.text);
      const answer = visible === given.text ? given : {
        ...given,
        text: visible
      };
      if (answer.text.length <= cap) return answer;
      const {text: text, clipped: clipped} = await fitText(call.tool, answer.text, cap, context);
      return {
        ...answer,
        text: text,
        ...clipped && {
          clippedFrom: answer.clippedFrom ?? answer.text.length
        }
      };
    }
    async function fitText(name, text, share, context) {
      if (text.length <= share) return {
        text: context.redact(text),
        clipped: false
      };
      const kept = await context.spill.keep(name, text);
      if (kept.text.length <= share) return {
        text: kept.text,
        clipped: false
      };
      return {
        text: cutMiddle(kept.text, share, kept.path),
        clipped: true
      };
    }
    function answerCap(context) {
      return Math.min(ANSWER_CHARS, Math.max(LEAST_CHARS, Math.floor(context.room())));
    }
    function cutMiddle(text, cap, path) {
      return cutEnds(text, text, cap, `${text.length} characters in all`, path);
    }
    function cutEnds(beginning, end, cap, size, path) {
      const note = `[\u2026 the middle is left out; ${size}. To read the whole: read_file ${path} \u2026]`;
      const room = cap - note.length - 2;
      const headChars = Math.floor(room * HEAD_SHARE);
      const head = cutHead(beginning, headChars).replace(/\n$/u, "");
      const tail = cutTail(end, room - headChars);
      return `${head}\n${note}\n${tail}`;
    }
    function cutHead(text, most) {
      if (text.length <= most) return text;
      const end = text.lastIndexOf("\n", most - 1) + 1;
      return end >= most / 2 ? text.slice(0, end) : (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_0__.Ku)(text, most);
    }
    function cutTail(text, most) {
      if (text.length <= most) return text;
      const start = text.length - most;
      const line = text.indexOf("\n", start - 1) + 1;
      const whole = line > 0 && text.length - line >= most / 2;
      return whole ? text.slice(line) : (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_0__.g1)(text, most);
    }
    function cutLine(line, most, size) {
      return (0, _lib_cut_js__WEBPACK_IMPORTED_MODULE_0__.cz)(line, most, {
        kept: most,
        mark: `\u2026 [cut: a line of ${size}]`
      });
    }
    function shareRoom(wanted, room) {
      const shares = wanted.map(() => 0);
      const order = wanted.map((want, index) => ({
        want: want,
        index: index
      })).toSorted((a, b) => a.want - b.want);
      let left = Math.max(0, room);
      for (const [place, {want: want, index: index}] of order.entries()) {
        const share = Math.min(want, Math.floor(left / (order.length - place)));
        shares[index] = share;
        left -= share;
      }
      return shares;
    }
    const SPILL_PREFIX = "remit-output:";
    const MOST_BYTES = 20 * 1024 * 1024;
    function redactedSink(sink, redaction) {
      const decoder = new TextDecoder("utf-8", {
        ignoreBOM: true
      });
      let room = MOST_BYTES;
      const pass = text => {
        const bytes = Buffer.from(text).subarray(0, room);
        room -= bytes.length;
        if (bytes.length > 0) sink.write(bytes);
      };
      return {
        write(bytes) {
          if (room > 0) pass(redaction.take(decoder.decode(bytes, {
            stream: true
          })));
        },
        flush: () => pass(redaction.some()),
        close() {
          pass(redaction.take(decoder.decode()) + redaction.end());
          sink.close();
        }
      };
    }
    function isSpilled(path) {
      return path.startsWith(SPILL_PREFIX);
    }
  }),
  6292: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
    var failure = (function failure(error, sentence, hint) {
      return {
        text: hint === undefined ? sentence : `${sentence}\n${hint}`,
        error: error
      };
    });
    __webpack_require__.d(__webpack_exports__, {
      V2: () => failure,
      an: () => withCancellation,
      hU: () => unavailable
    });
    function unavailable(what) {
      return {
        text: `${what} is not available in this run.`,
        error: "failed"
      };
    }
    async function withCancellation(signal, work) {
      signal.throwIfAborted();
      const done = new AbortController;
      const cancelled = new Promise((_, reject) => {
        const cancel = () => reject(new Error("The call was cancelled."));
        signal.addEventListener("abort", cancel, {
          once: true,
          signal: done.signal
        });
      });
      try {
        return await Promise.race([ work(), cancelled ]);
      } finally {
        done.abort();
      }
    }
  })
};


