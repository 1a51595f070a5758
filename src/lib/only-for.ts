/** Failures that a caller expects. */

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
