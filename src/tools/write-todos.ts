/** `write_todos`: the agent's todo list, shown to people while it works. */
import type { JsonObject, Todo } from "../events.ts";
import { asObject, itemsArg, textArg } from "./args.ts";
import { failure, type Tool } from "./tool.ts";

const STATUSES: readonly Todo["status"][] = ["pending", "in_progress", "completed", "cancelled", "blocked"];

export const writeTodos: Tool = {
  name: "write_todos",
  description: "Set the whole list of a longer task's subtasks; people see it. One in_progress at most.",
  parameters: {
    type: "object",
    properties: {
      todos: {
        type: "array",
        maxItems: 50,
        items: {
          type: "object",
          properties: {
            description: { type: "string", minLength: 1 },
            status: { type: "string", enum: [...STATUSES] },
          },
          required: ["description", "status"],
        },
      },
    },
    required: ["todos"],
  },
  effect: "write",
  needs: () => [],
  run(args) {
    const todos = itemsArg(args, "todos").map((item) => toTodo(asObject(item)));
    const active = todos.filter(({ status }) => status === "in_progress").length;
    if (active > 1) {
      return Promise.resolve(failure("invalid_arguments", `${active} todos are in_progress; at most one can be.`));
    }
    const open = todos.filter(({ status }) => status !== "completed" && status !== "cancelled").length;
    return Promise.resolve({
      text: todos.length === 0 ? "The list is empty." : `${todos.length} todos, ${open} open.`,
      todos,
    });
  },
};

function toTodo(item: JsonObject): Todo {
  const status = STATUSES.find((one) => one === item["status"]) ?? "pending";
  return { description: textArg(item, "description"), status };
}
