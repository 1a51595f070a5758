export default {
  // Jest's own runner loads all modules again for each file, a fifth of the suite's processor time; this one leaves them to
  // Node, so the test files of a worker share the modules' state and the globals.
  runner: "<rootDir>/__tests__/world/jest/runner.ts",
  extensionsToTreatAsEsm: [".ts"],
  transform: {},
  testMatch: ["<rootDir>/__tests__/**/*.test.ts"],
  modulePathIgnorePatterns: ["<rootDir>/dist/", "<rootDir>/lib/"],
  // Whole jobs spend a fifth of their time waiting for processes.
  maxWorkers: 3,
  globalSetup: "<rootDir>/__tests__/world/jest/before-all.ts",
  setupFiles: ["<rootDir>/__tests__/world/jest/resolve-globals.ts", "<rootDir>/__tests__/world/jest/fixed-seed.ts"],
  setupFilesAfterEnv: ["<rootDir>/__tests__/world/jest/time-limits.ts"],
  reporters: ["default", "<rootDir>/scripts/summary-reporter.cjs"],
};
