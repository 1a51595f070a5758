/**
 * Faults for the stand-ins, triggered by requests. A pattern is a method and a path, where `*` stands for one segment and
 * `**` for any number: `POST /repos/octo/shop/issues/*\/comments`, `* /repos/**`, `POST /octo/shop.git/git-receive-pack`.
 * GraphQL calls have their first root field after a hash: `POST /graphql#createCommitOnBranch`. Of git's requests, a
 * pattern may mean those that list all refs, or those that list refs from a prefix on:
 * `POST /octo/shop/git-upload-pack#ls-refs` and `POST /octo/shop/git-upload-pack#ls-refs/refs/heads/main`.
 *
 *     faults.inject("POST /repos/**", { kind: "reset", stored: true });      // the next such call
 *     faults.inject("GET /repos/**", { kind: "status", status: 502 }, { nth: 2, times: 3 });
 *     const gate = faults.hold("GET /repos/octo/shop");                      // await gate.reached; gate.release();
 *
 * A fault that no request met makes the world fail on closing, so that a test really breaks what it means to break.
 */
export type Fault =
  /** Answer with a status. With `stored`, the request takes effect first. */
  | {
      readonly kind: "status";
      readonly status: number;
      readonly message?: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly stored?: boolean;
    }
  /** Cut the connection without an answer, before the request takes effect or after (`stored`). */
  | { readonly kind: "reset"; readonly stored?: boolean }
  /** The request takes effect, and its answer breaks off in the middle. */
  | { readonly kind: "cut" }
  /** GitHub's secondary rate limit; `retryAfter` in seconds, without the header if absent. */
  | { readonly kind: "secondary"; readonly status?: 403 | 429; readonly retryAfter?: number }
  /** GitHub's primary rate limit is used up; `reset` in seconds since the epoch. */
  | { readonly kind: "exhausted"; readonly reset: number };

/** Whether the request takes effect in spite of the fault. */
export function isStored(fault: Fault): boolean {
  return fault.kind === "cut" || ("stored" in fault && (fault.stored ?? false));
}

export interface When {
  /** The index of the matching request, counted from now; 1 is the next. */
  readonly nth?: number;
  /** The number of matching requests in a row; 1 if absent. */
  readonly times?: number;
}

export interface Gate {
  /** Resolves when a request waits at the gate. */
  readonly reached: Promise<void>;
  /** Let it and all later requests pass. */
  release(): void;
}

export interface Faults {
  inject(pattern: string, fault: Fault, when?: When): void;
  /** Hold matching requests until released: before they take effect, or after (`stored`). */
  hold(pattern: string, when?: When & { readonly stored?: boolean }): Gate;
  /** Run `act` when a request comes, before it takes effect. */
  upon(pattern: string, act: () => void, when?: When): void;
  /**
   * For a stand-in: count a request against every pattern, and return what to do to it. A pattern matches the path, or
   * the path and, after a hash, the detail.
   */
  meet(method: string, path: string, detail?: string): Met;
  /** The patterns of faults that no request has met. */
  unmet(): readonly string[];
  /** Let every held request pass. */
  releaseAll(): void;
}

export interface Met {
  readonly fault: Fault | undefined;
  /** Awaited before the effect. */
  before(): Promise<void>;
  /** Awaited between the effect and the answer. */
  after(): Promise<void>;
}

interface Planned {
  readonly pattern: string;
  readonly matches: RegExp;
  readonly nth: number;
  readonly times: number;
  readonly act: Fault | Held | Effect;
  seen: number;
  met: boolean;
}

interface Effect {
  readonly kind: "deed";
  readonly act: () => void;
}

interface Held {
  readonly kind: "held";
  readonly stored: boolean;
  readonly reach: () => void;
  readonly open: Promise<void>;
  readonly release: () => void;
}

export function openFaults(): Faults {
  const plans: Planned[] = [];
  const plan = (pattern: string, act: Planned["act"], when: When): void => {
    plans.push({
      pattern,
      matches: toRegExp(pattern),
      nth: when.nth ?? 1,
      times: when.times ?? 1,
      act,
      seen: 0,
      met: false,
    });
  };
  return {
    inject: (pattern, fault, when = {}) => plan(pattern, fault, when),
    hold(pattern, when = {}) {
      const reached = Promise.withResolvers<void>();
      const open = Promise.withResolvers<void>();
      const held: Held = {
        kind: "held",
        stored: when.stored ?? false,
        reach: reached.resolve,
        open: open.promise,
        release: open.resolve,
      };
      plan(pattern, held, when);
      return { reached: reached.promise, release: open.resolve };
    },
    upon: (pattern, act, when = {}) => plan(pattern, { kind: "deed", act }, when),
    meet(method, path, detail) {
      const names = [path, ...(detail === undefined ? [] : [`${path}#${detail}`])].map((name) => `${method} ${name}`);
      return toMet(plans.filter((each) => meets(each, names)).map((each) => each.act));
    },
    unmet: () => plans.filter((each) => !each.met).map((each) => each.pattern),
    releaseAll() {
      for (const { act } of plans) if (act.kind === "held") act.release();
    },
  };
}

function meets(plan: Planned, names: readonly string[]): boolean {
  if (!names.some((name) => plan.matches.test(name))) return false;
  plan.seen += 1;
  const hit = plan.seen >= plan.nth && plan.seen < plan.nth + plan.times;
  plan.met ||= hit;
  return hit;
}

function toMet(acts: readonly Planned["act"][]): Met {
  for (const act of acts) if (act.kind === "deed") act.act();
  const pass = async (stored: boolean): Promise<void> => {
    for (const act of acts) {
      if (act.kind !== "held" || act.stored !== stored) continue;
      act.reach();
      await act.open;
    }
  };
  return {
    fault: acts.find((act): act is Fault => act.kind !== "held" && act.kind !== "deed"),
    before: () => pass(false),
    after: () => pass(true),
  };
}

function toRegExp(pattern: string): RegExp {
  const source = pattern
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\*\*|\*/g, (stars) => (stars === "**" ? ".*" : "[^/ ]*"));
  return new RegExp(`^${source}$`);
}
