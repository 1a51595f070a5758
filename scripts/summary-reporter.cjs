// CI reads the last line of a test run: "N passed, N failed". A suite that does not load counts as a failure.
module.exports = class SummaryReporter {
  onRunComplete(_contexts, results) {
    const skipped = results.numPendingTests + results.numTodoTests;
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const line = `${results.numPassedTests} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;
    process.on("exit", () => require("node:fs").writeSync(1, `${line}\n`));
  }
};
