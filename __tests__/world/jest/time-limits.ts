/** Ends a test that waits for ever: `jest-light-runner` knows no time limits, neither its configuration's nor a test's own. */
import { addEventHandler } from "jest-circus";

/** In ms, for a test or a hook that names none. */
const LIMIT_MS = 60_000;

addEventHandler(({ name }, { currentDescribeBlock: { children, hooks } }) => {
  const added = name === "add_test" ? children.at(-1) : name === "add_hook" ? hooks.at(-1) : undefined;
  if (added !== undefined && "fn" in added) added.fn = limit(added.fn as () => unknown, added.timeout ?? LIMIT_MS);
});

function limit(run: () => unknown, ms: number): () => Promise<void> {
  return async () => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error(`This has not ended within ${ms / 1_000} s.`)), ms);
    await Promise.race([Promise.resolve().then(run), late.promise]).finally(() => clearTimeout(timer));
  };
}
