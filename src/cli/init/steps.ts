/** A step of a set-up: an action, or a script. */
export interface SetupStep {
  /** With the comment after it; "" for a script. */
  readonly uses: string;
  readonly with: Readonly<Record<string, string>>;
  /** "" for an action. */
  readonly run: string;
  /** "" for none. */
  readonly name: string;
  readonly condition: string;
  readonly id: string;
  readonly env: Readonly<Record<string, string>>;
  /** "" at the top of the checkout. */
  readonly directory: string;
}

const EMPTY: SetupStep = { uses: "", with: {}, run: "", name: "", condition: "", id: "", env: {}, directory: "" };

export function action(uses: string, inputs: SetupStep["with"] = {}): SetupStep {
  return { ...EMPTY, uses, with: inputs };
}

export function script(run: string, directory = "", name = ""): SetupStep {
  return { ...EMPTY, run, directory, name };
}
