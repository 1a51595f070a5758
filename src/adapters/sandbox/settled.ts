/**
 * Files whose answers are kept while nothing can change them. Below the workspace only processes in the sandbox and Remit
 * itself write, so an answer holds until one of them does; a tool asks about the same path several times.
 */
import type { Files } from "../../ports.ts";
import { isBelow } from "./mounts.ts";

export interface SettledFiles {
  readonly files: Files;
  /** Call it when a process that may write starts, and what it returns when that process has ended. */
  unsettle(): () => void;
}

/** Answers about paths outside `workspace` are never kept. */
export function settle(files: Files, workspace: string): SettledFiles {
  const { keeping, unsettle } = openAnswers(workspace);
  const writing =
    <A extends unknown[], T>(write: (...words: A) => Promise<T>) =>
    (...words: A): Promise<T> =>
      write(...words).finally(unsettle());
  return {
    unsettle,
    files: {
      ...files,
      facts: keeping("facts", files.facts),
      realPath: keeping("real", files.realPath),
      exists: keeping("exists", files.exists),
      readLink: keeping("link", files.readLink),
      list: keeping("list", files.list, ({ entries }) => entries.length + 1),
      write: writing(files.write),
      remove: writing(files.remove),
      link: writing(files.link),
      makeDirectory: writing(files.makeDirectory),
    },
  };
}

/** Answers that are kept, each name in a listing counted: memory must not grow with the tree. */
const MOST = 20_000;

type Ask<T> = (path: string) => Promise<T>;

function openAnswers(workspace: string) {
  let [kept, weight, writers] = [new Map<string, Promise<unknown>>(), 0, 0];
  const forget = (): void => void ([kept, weight] = [new Map<string, Promise<unknown>>(), 0]);
  const unsettle = () => {
    writers += 1;
    forget();
    return () => {
      writers -= 1;
      forget();
    };
  };
  const weigh = (answers: typeof kept, more: number): void => {
    if (answers === kept && (weight += more) > MOST) forget();
  };
  const keeping =
    <T>(what: string, ask: Ask<T>, weightOf: (answer: T) => number = () => 1): Ask<T> =>
    (path) => {
      if (writers > 0 || !(path === workspace || isBelow(path, workspace))) return ask(path);
      const key = `${what} ${path}`;
      const known = kept.get(key) as Promise<T> | undefined;
      if (known !== undefined) return known;
      const [answers, answer] = [kept, ask(path)];
      answers.set(key, answer);
      answer.then(
        (value) => weigh(answers, weightOf(value)),
        () => answers.delete(key),
      );
      return answer;
    };
  return { keeping, unsettle };
}
