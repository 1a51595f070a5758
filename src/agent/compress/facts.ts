/** What must not be lost, as the log has it: a summary is checked against it, whatever the model made of the history. */
import type { Answer, Call, Entry, Todo } from "../../events.ts";
import { saysFailed } from "../status-line.ts";

export interface Facts {
  /** Paths that calls of the agent and its sub-agents changed, in the order of their last change. */
  readonly changed: readonly string[];
  /** Command lines whose last run failed. */
  readonly failing: readonly string[];
  readonly todos: readonly Todo[];
  /** What was said to the agent on the way and is to stay word for word. */
  readonly pinned: readonly string[];
  /** Skills whose instructions the agent had called up. */
  readonly skills: readonly string[];
}

/** The facts of the entries up to and including `to`; of todos and failures the present state. */
export function collectFacts(entries: readonly Entry[], agent: string, to: number): Facts {
  const calls = new Map<string, Call>();
  const changed = new Set<string>();
  const failing = new Map<string, number>();
  const skills = new Set<string>();
  const pinned: string[] = [];
  let todos: readonly Todo[] = [];
  for (const { seq, agent: who, event } of entries) {
    const own = who === agent;
    if (!own && !who.startsWith(`${agent}/`)) continue;
    if (event.type === "agent.told" && own && event.pinned === true && seq <= to) pinned.push(event.text);
    if (event.type === "model.replied") for (const call of event.reply.calls) calls.set(call.id, call);
    if (event.type !== "call.finished") continue;
    if (event.answer.edit !== undefined && seq <= to) moveToEnd(changed, event.answer.edit.path);
    const call = calls.get(event.id);
    if (!own || call === undefined) continue;
    todos = event.answer.todos ?? todos;
    noteCommand(failing, call, event.answer, seq);
    if (call.tool === "activate_skill" && event.answer.error === undefined && seq <= to)
      skills.add(textOf(call, "name"));
  }
  return {
    changed: [...changed],
    failing: [...failing].flatMap(([command, seq]) => (seq <= to ? [command] : [])),
    todos: todos.filter(({ status }) => status !== "completed" && status !== "cancelled"),
    pinned,
    skills: [...skills],
  };
}

function moveToEnd(paths: Set<string>, path: string): void {
  paths.delete(path);
  paths.add(path);
}

function noteCommand(failing: Map<string, number>, call: Call, answer: Answer, seq: number): void {
  if (call.tool !== "run_shell_command") return;
  const command = textOf(call, "command");
  if (command === "" || NEVER_RAN.has(answer.error ?? "")) return;
  failing.delete(command);
  if (hasFailed(answer)) failing.set(command, seq);
}

const NEVER_RAN: ReadonlySet<string> = new Set(["denied", "invalid_arguments", "unknown_tool", "cancelled"]);

function hasFailed({ text, error }: Answer): boolean {
  return error !== undefined || saysFailed(text);
}

function textOf({ args }: Call, name: string): string {
  const value = args[name];
  return typeof value === "string" ? value : "";
}
