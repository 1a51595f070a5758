/** What `@actions/core` imports to describe the machine, which Remit does not ask for (docs/adr/0004-dependencies.md). */
export async function getExecOutput() {
  throw new Error("This bundle starts no programs for @actions/core: Remit does not ask it to describe the machine.");
}
