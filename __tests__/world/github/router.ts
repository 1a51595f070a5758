/** Find the route of a path. */
import type { Route } from "./route.ts";
import type { State } from "./state.ts";

export interface Found {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

export interface Router {
  /** `path` without prefix and query; `/repositories/ID/…` means the world's repository, as on GitHub. */
  find(method: string, path: string): Found | undefined;
}

export function openRouter(routes: readonly Route[], state: State): Router {
  // `commits/{ref}/check-runs` before `commits/{ref}`, whose name may contain slashes.
  const table = routes.map((route) => ({ route, ...compile(route.operation) })).sort((a, b) => b.segments - a.segments);
  return {
    find(method, path) {
      const named = path.replace(new RegExp(`^/repositories/${state.id}(?=/|$)`), `/repos/${state.name}`);
      for (const { route, verb, pattern, names } of table) {
        const match = verb === method ? pattern.exec(named) : null;
        if (match === null) continue;
        const params = names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? "")] as const);
        return { route, params: Object.fromEntries(params) };
      }
      return undefined;
    },
  };
}

// Parameters that may contain slashes; all others are one segment.
const LONG = new Set(["ref", "branch", "path", "basehead"]);

interface Pattern {
  readonly verb: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly segments: number;
}

function compile(operation: string): Pattern {
  const [verb = "", template = ""] = operation.split(" ");
  const names: string[] = [];
  const source = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return LONG.has(name) ? "(.+)" : "([^/]+)";
  });
  return { verb, pattern: new RegExp(`^${source}$`), names, segments: template.split("/").length };
}
