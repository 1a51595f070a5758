// CI reads the last line of a test run: "N passed, N failed". A suite that does not load counts as a failure. The
// lines before it say which kinds of sandbox were not tested, because the machine does not have them.
const WAYS = ["root", "sudo", "user namespaces"];

module.exports = class SummaryReporter {
  onRunComplete(_contexts, results) {
    const skipped = results.numPendingTests + results.numTodoTests;
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const line = `${results.numPassedTests} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;
    const lines = [...sayWays(JSON.parse(process.env.REMIT_TEST_WAYS ?? "{}")), line];
    process.on("exit", () => require("node:fs").writeSync(1, `${lines.join("\n")}\n`));
  }
};

function sayWays({ own, had = [] }) {
  const missing = WAYS.filter((way) => !had.includes(way));
  if (missing.length === 0) return [];
  const skipped = `Skipped: tests of the sandbox by ${missing.join(" and by ")}, which this machine does not have.`;
  if (own !== undefined) return [skipped];
  return [skipped, 'Without a sandbox: all other whole jobs ran with `[sandbox] mode = "off"`.'];
}
