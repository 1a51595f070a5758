/** What a call may do, and where it may reach. */
import { watched, type Defence } from "./defence.ts";

const LINES = "__tests__/policy/lines.test.ts";

export const CALLS: readonly Defence[] = [
  ...watched("shell", "src/policy/shellrules.ts", LINES, [
    ["what is not certain is denied", "return [...doubts, ...uprooted(", "return [...uprooted("],
    ["a path outside is denied", "if (lost.length > 0) return lost;", ""],
    ["a denial of a path wins", "const denials = [...deniedPaths(asked, inside), ...", "const denials = [..."],
    ["a denial of a command wins", "...deniedCommand(asked, part, inside), ", ""],
  ]),
  ...watched("shell", "src/policy/programs/text.ts", LINES, [
    [
      "`sort -o` writes",
      '--batch-size",\n  marks: `\n      writes -o=> --output=>: writes its output to a file',
      '--batch-size -o --output",\n  marks: `',
    ],
    [
      "`sort --compress-program` runs",
      '--batch-size",\n  marks: `\n      writes -o=> --output=>: writes its output to a file\n      executes --compress-program=: runs a program',
      '--batch-size --compress-program",\n  marks: `\n      writes -o=> --output=>: writes its output to a file',
    ],
  ]),
  ...watched("shell", "src/policy/programs/git.ts", LINES, [
    [
      "`git -c` executes",
      'directory: "-C",\n  marks: `\n      executes -c= --config-env=: sets configuration, which can run programs',
      'directory: "-C",\n  values: "-c --config-env",\n  marks: `',
    ],
  ]),
  ...watched("shell", "src/policy/programs/options.ts", LINES, [
    ["an option that nobody knows does more", "guarded: grammar.lenient !== true ||", "guarded: false &&"],
  ]),
  ...watched("shell", "src/policy/command.ts", LINES, [
    ["control characters make a line uncertain", 'return "it has control characters";', "return undefined;"],
    ["too long a line is uncertain", "if (line.length > LONGEST_LINE)", "if (false)"],
  ]),
  ...watched("shell", "src/policy/shell/words.ts", LINES, [
    ["a glob is no option only in the line's own bash", "first && reader.nested !== true", "first"],
  ]),
  ...watched("shell", "src/adapters/machine/shell.ts", "__tests__/adapters/machine-shell.test.ts", [
    ["a glob stands for no option", "`${PLAIN_GLOBS}\\n${command.line}`", "command.line"],
  ]),
  ...watched("shell", "src/policy/programs/files.ts", "__tests__/policy/links.test.ts", [
    ["a link to where links lead out is none", "const read = { carries: true };", "const read = {};"],
  ]),
  ...watched("shell", "src/policy/decide.ts", "__tests__/policy/decide.test.ts", [
    [
      "silence denies, and a denial",
      'verdicts.filter(({ effect }) => effect === "deny");',
      "verdicts.filter(() => false);",
    ],
  ]),
  ...watched("shell", "src/agent/one-call.ts", "__tests__/agent/loop.test.ts", [
    ["no denied call runs", 'if (decision.effect === "allow") return undefined;', "return undefined;"],
    ["no call runs without its decision in the log", 'log.append({ type: "call.decided", call, decision }, name);', ""],
  ]),
  ...watched("paths", "src/policy/protected.ts", "__tests__/policy/decide.test.ts", [
    ["git's own directory is nobody's", 'readonly string[] = [".git/**", "**/.git/**"]', "readonly string[] = []"],
  ]),
  ...watched("paths", "src/change/workspace.ts", "__tests__/change/workspace.test.ts", [
    ["a link does not lead out", "if (!isWithin(resolved, root)) return", "if (!isWithin(written, root)) return"],
    [
      "the kernel's files are not for tools",
      'const SYSTEM = ["/proc", "/sys", "/dev"];',
      "const SYSTEM: string[] = [];",
    ],
    ["git's own files are not for tools", 'return !path.split("/").some(isGitName);', "return true;"],
    ["git's other names are known", "git~1", "git~9"],
    ["a NUL is refused", String.raw`if (path.includes("\0")) return protect(path, "it has a NUL byte in it");`, ""],
  ]),
  ...watched("URLs", "src/tools/web/address.ts", "__tests__/tools/web-fetch.test.ts", [
    ["no user's name in an address", 'if (url.username !== "" || url.password !== "")', "if (false)"],
    ["no port in an address", 'if (url.port !== "")', "if (false)"],
    ["only http and https", 'if (url.protocol !== "https:" && url.protocol !== "http:")', "if (false)"],
    ["a final dot names the same host", String.raw`url.hostname.replace(/\.$/, "")`, "url.hostname"],
  ]),
  ...watched("URLs", "src/adapters/web/address.ts", "__tests__/adapters/web.test.ts", [
    [
      "the cloud's metadata are private",
      '  ["169.254.0.0", 16, "a link-local address, where clouds keep their metadata"],\n',
      "",
    ],
    ["IPv4 in IPv6 is IPv4", "if (isEmpty(0, 5) && groups[5] === 0xffff) return privacyOf4(tail);", ""],
    [
      "unique local addresses are private",
      'if ((a & 0xfe00) === 0xfc00) return "a private address";\n  if ((a & 0xe000) !== 0x2000) return "a reserved address";',
      "",
    ],
  ]),
  ...watched("URLs", "src/adapters/web/get.ts", "__tests__/adapters/web.test.ts", [
    ["every address of a name is looked at", "if (hidden !== undefined) return", "if (false) return"],
    ["the address that is asked is the one that was looked at", "connect(address, Number(", "connect(host, Number("],
  ]),
  ...watched("URLs", "src/tools/web/page.ts", "__tests__/tools/web-fetch.test.ts", [
    [
      "a redirect is judged anew",
      "if (next.host !== at.host && site.allowsHost?.(next.host) !== true) {",
      "if (false) {",
    ],
    ["no secret goes out in an address", "if (leaks(at, site)) return", "if (false) return"],
  ]),
  ...watched("environment", "src/policy/variables.ts", "__tests__/policy/variables.test.ts", [
    ["a policy passes no secret by name", "  if (SECRET.test(name)) return NAMED_SECRET;\n", ""],
    ["nor one among those that begin so", " && reasonToKeep(name) === undefined;", ";"],
    ["nor a beginning that could be the runner's own", "name.startsWith(start) || matches(start, name)", "false"],
  ]),
  ...watched("environment", "src/run/variables.ts", "__tests__/run/variables.test.ts", [
    [
      "a variable that holds a secret stays behind",
      "filter(([, value]) => !isSecret(value, secrets))",
      "filter(() => true)",
    ],
    [
      "what every run gives wins",
      "...Object.fromEntries(passed), ...order.toolEnvironment }",
      "...order.toolEnvironment, ...Object.fromEntries(passed) }",
    ],
  ]),
  ...watched("hooks", "src/agent/one-call.ts", "__tests__/agent/hooks.test.ts", [
    [
      "what hooks make of a call is judged again",
      "before.args === undefined ? asked : await admit(agent, { ...call, args: before.args });",
      "before.args === undefined ? asked : ({ ...asked, call: { ...call, args: before.args } } as Admission);",
    ],
  ]),
  ...watched("hooks", "src/agent/hooks/calls.ts", "__tests__/agent/hooks.test.ts", [
    [
      "a call that hooks hold up is not made",
      'if (verdict.kind !== "go") return { kind: "refused"',
      'if (false) return { kind: "refused"',
    ],
    [
      "an answer that hooks hold up is not shown",
      'if (verdict.kind !== "go") return { answer:',
      "if (false) return { answer:",
    ],
  ]),
  ...watched("hooks", "src/agent/hooks.ts", "__tests__/agent/hooks.test.ts", [
    ["what hooks add cannot end its mark", '.replaceAll(/<(?=\\/?\\s*hook_context)/gi, "&lt;")', ""],
  ]),
  ...watched("hooks", "src/project/hook-merge.ts", "__tests__/project/hooks.test.ts", [
    ["one block is enough", "if (reasons.length > 0) return", "if (reasons.length === verdicts.length) return"],
    ["lists of tools are intersected", "kept.filter((name) => list.includes(name))", "[...kept, ...list]"],
    ["no tools is what one hook says", 'if (modes.includes("NONE"))', "if (false)"],
    ["a failed hook blocks", 'if (verdict.kind !== "failed") return verdict;', 'if (true) return { kind: "go" };'],
  ]),
  ...watched("hooks", "src/project/hook-reply.ts", "__tests__/project/hooks.test.ts", [
    ["to ask means no where nobody is asked", ' || decision === "ask") {', ") {"],
  ]),
  ...watched("policy", "src/policy/reading.ts", "__tests__/policy/load.test.ts", [
    ["nor may anybody write the name of a renamed one", "&& reading.faults.length > 0) continue;", ") continue;"],
    ["a key that nobody knows is a fault", "if (known.includes(key)) continue;", "continue;"],
  ]),
  ...watched("policy", "src/policy/match.ts", "__tests__/policy/decide.test.ts", [
    ["a host below is not the host above", "&& name.length >= pattern.length", ""],
    ["a host has no odd characters", "return isPlainHost(name) && covers", "return covers"],
  ]),
  ...watched("servers", "src/project/skills.ts", "__tests__/project/skills.test.ts", [
    ["a skill's name is a name", '.replaceAll(/[^\\w.-]+/g, "-")', ""],
  ]),
  ...watched("servers", "src/tools/save-memory.ts", "__tests__/tools/save-memory.test.ts", [
    ["what is remembered is one line", '.replaceAll(/\\s+/g, " ")', ""],
    ["and hides nothing", '.replaceAll("<!--", "<!\\u2013")', ""],
    ["a memory is not written through a link", "if (found.path !== FILE) {", "if (false) {"],
  ]),
  ...watched("servers", "src/project/subagents.ts", "__tests__/project/subagents.test.ts", [
    ["a sub-agent starts no other", 'new Set(["invoke_agent", ', "new Set(["],
    ["no sub-agent passes for the main one", "if (name === MAIN) return", "if (false) return"],
  ]),
  ...watched("servers", "src/policy/judge.ts", "__tests__/policy/decide.test.ts", [
    [
      "a server's tool is denied by its own name",
      "if (name === asked.tool || !asked.tool.startsWith(MCP_PREFIX)) return [];",
      "return [];",
    ],
  ]),
  ...watched("servers", "src/tools/mcp.ts", "__tests__/tools/mcp.test.ts", [
    ["a name that two tools would share is nobody's", "(known.has(name) ? shared : known).add(name);", ""],
    ["no tool takes a name that another has", "if (!taken.has(name)) return name;", "return name;"],
    ["a description shows all that it says", "${plainText(tool.description)}", "${tool.description}"],
    ["a server's own word that a tool reads is not believed", 'effect: "write",', 'effect: "read",'],
  ]),
  ...watched("URLs", "src/adapters/egress.ts", "__tests__/adapters/egress.test.ts", [
    ["a command reaches no host that the policy does not name", "if (!allows(host)) return", "if (false) return"],
    [
      "nor a private address by a public name",
      "find((address) => privacyOf(address) !== undefined)",
      "find(() => false)",
    ],
    ["nor an address", String.raw` || /^[\d.]+$/.test(host)`, ""],
  ]),
  ...watched("URLs", "src/adapters/egress/passing.ts", "__tests__/adapters/egress.test.ts", [
    ["a tunnel leads to the port of TLS", "if (port !== TLS) return", "if (false) return"],
    ["a plain request goes to its own port", 'if (url.port !== "") return', "if (false) return"],
    [
      "an address with a password is not passed on",
      'if (url.username + url.password !== "") return',
      "if (false) return",
    ],
  ]),
  ...watched("servers", "src/run/servers.ts", "__tests__/run/servers.test.ts", [
    ["no server runs a fork's code without a sandbox", "if (runsForkCode(job, setting)) return", "if (false) return"],
  ]),
  ...watched("servers", "src/adapters/mcp/connection.ts", "__tests__/adapters/mcp-client.test.ts", [
    [
      "a server runs in the sandbox unless its entry says otherwise",
      'outside === true ? "outside" : "inside"',
      '"outside"',
    ],
    [
      "it is started by the sandbox's own words",
      "place?.wrap([command, ...args], directory) ?? [command, ...args]",
      "[command, ...args]",
    ],
    [
      "and in the environment that the sandbox is put together in",
      "place?.starting(environment) ?? environment",
      "environment",
    ],
  ]),
  ...watched("environment", "src/adapters/machine/find-program.ts", "__tests__/adapters/find-program.test.ts", [
    ["no program of the workspace's is started by Remit", " && !isWithin(place, within));", ");"],
  ]),
  ...watched("environment", "src/adapters/sandbox/starting.ts", "__tests__/adapters/sandbox.test.ts", [
    [
      "a sandbox is put together by no program that a command wrote",
      "placesOutside(path, writable)",
      "placesOutside(path, [])",
    ],
    ["nor from libraries that a command wrote", "STEERING.test(name) ? ASIDE + name : name", "name"],
  ]),
  ...watched("git state", "src/adapters/git/talk.ts", "__tests__/adapters/guard.test.ts", [
    ["a git that has changed gets no token", "if (token === undefined || !isChanged(guard)) return;", "return;"],
  ]),
  ...watched("git state", "src/adapters/git/program.ts", "__tests__/adapters/guard.test.ts", [
    ["nor more rights than a command", "isChanged(guard) ? guard.confine(words, directory) : words", "words"],
  ]),
  ...watched("git state", "src/adapters/fingerprints.ts", "__tests__/adapters/guard.test.ts", [
    ["a program that was given back its times has changed", "mtimeNs, ctimeNs].join", "mtimeNs].join"],
    [
      "a file that comes where none was is a change",
      "printOf(file) !== print)",
      'print !== "absent" && printOf(file) !== print)',
    ],
  ]),
  ...watched("environment", "src/adapters/machine/shell.ts", "__tests__/adapters/guard.test.ts", [
    ["no command starts when what bounds it has changed", "if (why !== undefined) return notStarted(why);", ""],
  ]),
  ...watched("environment", "src/adapters/tool-environment.ts", "__tests__/attacks/environment.test.ts", [
    ["tools get what is named, and nothing else", "(PASSED.includes(entry[0]) ||", "(true ||"],
    ["tools have a home of their own", "    HOME: home,\n", ""],
    [
      "git takes no directory for a bare repository",
      '    GIT_CONFIG_VALUE_0: "explicit",\n',
      '    GIT_CONFIG_VALUE_0: "all",\n',
    ],
  ]),
];
