/** The job's mode, from the inputs. */
import { attempt } from "../lib/attempt.ts";
import { asTable } from "../lib/read-data.ts";
import { given } from "../lib/parts.ts";

/** Everything, the work without writing to GitHub, only admission, publishing a proposal, or gathering. */
export type JobMode =
  | { readonly kind: "run" | "propose" | "gate" }
  | {
      readonly kind: "publish";
      /** The proposal's directory, absolute or in the workspace. */
      readonly proposal: string;
      /** `sha256:` and 64 hexadecimal digits, as the proposing job reported them. */
      readonly digest: string;
    }
  | Gathering;

/** The last job of a fan-out, which reports what the others did. */
export interface Gathering {
  readonly kind: "gather";
  /** The directory with the other jobs' logs, absolute or in the workspace. */
  readonly reports: string;
  /** The tasks that should have a report, in order; empty when none were named. */
  readonly tasks: readonly string[];
  /** The issue or pull request that gets the report; absent for the event's own. */
  readonly issue?: number;
}

/** The part of the inputs that this reads. */
interface Source {
  input(name: string): string;
  number(name: string, whole: boolean): number | undefined;
  fault(text: string): void;
}

export function readJob(source: Source): JobMode {
  const mode = source.input("mode").toLowerCase() || "run";
  const [proposal, digest] = [source.input("proposal"), source.input("proposal-digest").toLowerCase()];
  if (mode === "run" || mode === "propose" || mode === "gate") return { kind: mode };
  if (mode === "gather") return readGathering(source);
  if (mode !== "publish") {
    source.fault(`mode is ${JSON.stringify(mode)}, expected run, propose, publish, gather or gate.`);
    return { kind: "run" };
  }
  if (proposal === "") source.fault("proposal is empty. Name the directory that the proposal was downloaded to.");
  if (!/^sha256:[0-9a-f]{64}$/.test(digest)) {
    source.fault(
      `proposal-digest is ${JSON.stringify(digest)}, expected sha256: and 64 hexadecimal digits: the output proposal-digest of the proposing job.`,
    );
  }
  return { kind: "publish", proposal, digest };
}

function readGathering(source: Source): Gathering {
  const [reports, issue] = [source.input("reports"), source.number("issue", true)];
  if (reports === "") source.fault("reports is empty. Name the directory that the logs of the other jobs were put in.");
  const tasks = readTasks(source.input("tasks"));
  if (tasks === undefined) {
    source.fault(
      'tasks is not a list of names in JSON, such as ["cart", "till"], nor the matrix with its field task: [{"task": "cart"}].',
    );
  }
  return { kind: "gather", reports, tasks: tasks ?? [], ...given({ issue }) };
}

/** Names from a list, or from the field `task` of its items; the list may be under `tasks`, `include` or `task`. */
function readTasks(text: string): readonly string[] | undefined {
  if (text === "") return [];
  const value = attempt((): unknown => JSON.parse(text));
  const { tasks, include, task } = asTable(value);
  const list: readonly unknown[] | undefined = [value, tasks, include, task].find((each) => Array.isArray(each));
  const names = list?.map((item) => (typeof item === "string" ? item : asTable(item)["task"]));
  return names?.every((name) => typeof name === "string") === true ? names : undefined;
}
