/** Workflow commands in a step's output, parsed as the runner parses them. */

export interface WorkflowCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
  /** The line as it was printed. */
  readonly line: string;
}

export interface Annotation {
  readonly level: "error" | "warning" | "notice";
  readonly title: string;
  readonly message: string;
}

export interface StepLog {
  /** Everything that the runner acted on. */
  readonly commands: readonly WorkflowCommand[];
  readonly annotations: readonly Annotation[];
  /** Values of `add-mask`. */
  readonly masks: readonly string[];
}

/** Commands begin a line (`::name key=value::message`) or, in the old form (`##[name]`), stand anywhere in it. */
export function readCommands(output: string): StepLog {
  const commands: WorkflowCommand[] = [];
  let resumeAt: string | undefined;
  for (const line of output.split(/\r\n|\r|\n/)) {
    const command = parseCommand(line);
    if (command === undefined) continue;
    if (resumeAt !== undefined) {
      if (command.name === resumeAt) resumeAt = undefined;
      continue;
    }
    if (command.name === "stop-commands") resumeAt = command.message;
    commands.push(command);
  }
  return {
    commands,
    annotations: commands.flatMap(toAnnotation),
    masks: commands.flatMap(({ name, message }) => (name === "add-mask" && message !== "" ? [message] : [])),
  };
}

function parseCommand(line: string): WorkflowCommand | undefined {
  const modern = /^\s*::(?<name>[^\s:]+)(?:\s+(?<properties>.*?))?::(?<message>.*)$/.exec(line);
  const old = /##\[(?<name>[^\s\]]+)(?:\s+(?<properties>[^\]]*))?\](?<message>.*)$/.exec(line);
  const groups = modern?.groups ?? old?.groups;
  if (groups === undefined) return undefined;
  const { name = "", properties = "", message = "" } = groups;
  return { name, properties: readProperties(properties), message: unescape(message), line };
}

function readProperties(text: string): Record<string, string> {
  const pairs = text.split(/[,;]/).flatMap((pair) => {
    const at = pair.indexOf("=");
    return at < 0 ? [] : [[pair.slice(0, at).trim(), unescape(pair.slice(at + 1))] as const];
  });
  return Object.fromEntries(pairs);
}

function unescape(text: string): string {
  const marks: Readonly<Record<string, string>> = { "%0D": "\r", "%0A": "\n", "%3A": ":", "%2C": ",", "%25": "%" };
  return text.replaceAll(/%0D|%0A|%3A|%2C|%25/g, (mark) => marks[mark] ?? mark);
}

function toAnnotation({ name, properties, message }: WorkflowCommand): Annotation[] {
  if (name !== "error" && name !== "warning" && name !== "notice") return [];
  return [{ level: name, title: properties["title"] ?? "", message }];
}
