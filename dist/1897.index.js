export const id = 1897;

export const ids = [ 1897 ];

export const modules = {
  61897: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      structured: () => structured
    });
    var validator = __webpack_require__(60207);
    var ask = __webpack_require__(55628);
    var agent_context = __webpack_require__(3574);
    const MOST = 7e5;
    function describeForm(schema) {
      return `# The form of your last message\n\nA program reads your last message, in place of what the system prompt says about it. It must be JSON and nothing else (no words around it, no code fence), at most ${MOST} characters, and valid for this JSON Schema:\n\n${JSON.stringify(schema)}\n\nWhatever people should know goes into its fields.`;
    }
    function readOutput(text, schema) {
      const plain = FENCED.exec(text.trim())?.[1] ?? text.trim();
      let value;
      try {
        value = JSON.parse(plain);
      } catch (error) {
        return {
          kind: "invalid",
          faults: [ `It is not JSON: ${error instanceof Error ? error.message : String(error)}` ]
        };
      }
      const {length: length} = JSON.stringify(value);
      if (length > MOST) return {
        kind: "invalid",
        faults: [ `It has ${length} characters; at most ${MOST} are taken.` ]
      };
      const {valid: valid, errors: errors} = new validator.D(schema, "2020-12", false).validate(value);
      if (valid) return {
        kind: "valid",
        value: value
      };
      const faults = new Set(errors.map(({instanceLocation: instanceLocation, error: error}) => `${instanceLocation}: ${error}`));
      return {
        kind: "invalid",
        faults: [ ...faults ].slice(-TOLD)
      };
    }
    const FENCED = /^```(?:json)?\s*\n([\s\S]*?)\n?```$/i;
    const TOLD = 12;
    async function settleOutput(agent, schema, end) {
      if (end.kind !== "finished") return end;
      const first = readOutput(end.text, schema);
      if (first.kind === "valid") return accept(agent, first.value, false);
      const asked = await askForRepair(agent, schema, first.faults);
      if (asked?.kind === "cancelled") return {
        kind: "cancelled"
      };
      const second = asked?.kind === "replied" ? readOutput(asked.reply.text, schema) : first;
      if (second.kind === "valid") return accept(agent, second.value, true);
      agent.log.append({
        type: "output.checked",
        output: {
          kind: "invalid",
          faults: second.faults
        }
      }, agent.name);
      const raw = asked?.kind === "replied" && asked.reply.text.trim() !== "" ? asked.reply.text : end.text;
      return {
        kind: "finished",
        text: raw,
        fault: faultOf(second.faults, asked)
      };
    }
    function accept({log: log, name: name}, value, repaired) {
      log.append({
        type: "output.checked",
        output: {
          kind: "valid",
          value: value,
          repaired: repaired
        }
      }, name);
      return {
        kind: "finished",
        text: `\`\`\`json\n${JSON.stringify(value, undefined, 2)}\n\`\`\``
      };
    }
    async function askForRepair(agent, schema, faults) {
      const {limits: limits, log: log, name: name} = agent;
      if (!(0, ask.U6)({
        ...agent,
        limits: {
          ...limits,
          turns: {
            ...limits.turns,
            value: 0
          }
        }
      })) return undefined;
      const text = `Your last message cannot be used. It must be JSON that is valid for the schema, and nothing else:\n\n${faults.map(fault => `- ${fault}`).join("\n")}\n\nGive it again, whole and mended. No tool can be called any more.`;
      log.append({
        type: "agent.told",
        why: "output",
        text: text
      }, name);
      const context = (0, agent_context.tC)(log.entries, name);
      const question = {
        purpose: "repair_output",
        model: (0, ask.Gs)(agent),
        ...context,
        tools: [],
        schema: schema
      };
      const asked = await (0, ask.kA)(agent, 0, question);
      if (asked.kind !== "failed" || asked.cause !== "refused") return asked;
      const {schema: _, ...plain} = question;
      return await (0, ask.kA)(agent, 0, plain);
    }
    function faultOf(faults, asked) {
      const tried = asked?.kind === "replied" ? "also after it was told what is wrong" : asked?.kind === "failed" ? `and could not be asked again (${asked.fault.message})` : "and there was no budget left to ask again";
      return {
        kind: "model",
        message: `The final answer does not fit the output schema, ${tried}: ${faults.slice(0, 3).join(" ")}`,
        hint: "The answer is kept below as it came. Say in the prompt what goes into each field, simplify the schema, or take another model."
      };
    }
    const structured = {
      equip({job: job}) {
        const {form: form} = job.admitted;
        if (form === undefined) return Promise.resolve({});
        const words = describeForm(form.schema);
        return Promise.resolve({
          tell: () => Promise.resolve({
            words: words
          }),
          end: async (agent, end) => await settleOutput(agent, form.schema, end)
        });
      }
    };
  }
};
