export default {
  // Jest's own runner loads all modules anew for each file, a fifth of the suite's processor time; this one leaves them to
  // Node. So test files of one worker share the modules' state and the globals.
  runner: ["jest-light-runner", { runtime: "child_process" }],
  extensionsToTreatAsEsm: [".ts"],
  transform: {},
  testMatch: ["<rootDir>/__tests__/**/*.test.ts"],
  modulePathIgnorePatterns: ["<rootDir>/dist/", "<rootDir>/lib/"],
  // Whole jobs wait for their processes a fifth of the time.
  maxWorkers: 3,
  globalSetup: "<rootDir>/__tests__/world/jest/before-all.ts",
  setupFiles: ["<rootDir>/__tests__/world/jest/resolve-globals.ts", "<rootDir>/__tests__/world/jest/fixed-seed.ts"],
  setupFilesAfterEnv: ["<rootDir>/__tests__/world/jest/time-limits.ts"],
  reporters: ["default", "<rootDir>/scripts/summary-reporter.cjs"],
};
