/** Work that may throw, and what it threw. */

/** What the work gives; undefined when it throws, whatever that is. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

type Kind<E extends Error> = new (...args: never[]) => E;

/** For `catch`: what a failure of this kind gives, if `when` holds for it. Any other is thrown on. */
export function onlyFor<E extends Error, T>(
  kind: Kind<E>,
  give: (error: E) => T,
  when: (error: E) => boolean = () => true,
): (error: unknown) => T {
  return (error) => {
    if (error instanceof kind && when(error)) return give(error);
    throw error;
  };
}
