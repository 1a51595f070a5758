/** The service containers of the CI, which a job of Remit's needs as well. */
import { stringify } from "yaml";
import type { CiJob } from "./ci.ts";
import { list, record, word, type UntypedFields } from "./reading.ts";

export interface Services {
  /** Lines of `services:` for a job; empty for none. */
  readonly lines: readonly string[];
  /** Where commands reach them, such as `localhost:5432`. */
  readonly reached: readonly string[];
  /** What could not be taken over, as sentences. */
  readonly notes: readonly string[];
}

/** Of the first job that has some. */
export function findServices(jobs: readonly CiJob[]): Services {
  const own = Object.entries(jobs.find(({ services }) => Object.keys(services).length > 0)?.services ?? {});
  const known = own.filter(([, service]) => !/\$\{\{/.test(stringify(service)));
  const notes = own
    .filter((each) => !known.includes(each))
    .map(
      ([name]) =>
        `The service ${name} was not taken over: what it is depends on a secret, or on what only a run knows.`,
    );
  const reached = known.flatMap(([, service]) => portsOf(record(service)));
  const unnamed = known
    .filter(([, service]) => portsOf(record(service)).length === 0)
    .map(([name]) => `The service ${name} names no port of the machine (such as 5432:5432): commands cannot reach it.`);
  const lines =
    known.length === 0
      ? []
      : stringify({ services: Object.fromEntries(known) }, { lineWidth: 0 })
          .trimEnd()
          .split("\n");
  return { lines, reached: [...new Set(reached)], notes: [...notes, ...unnamed] };
}

/** Ports of the machine that lead into the container. */
function portsOf(service: UntypedFields): readonly string[] {
  return list(service["ports"]).flatMap((port) => {
    const host = /^(\d+):\d+(?:\/tcp)?$/.exec(word(port))?.[1];
    return host === undefined ? [] : [`localhost:${host}`];
  });
}
