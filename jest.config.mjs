export default {
  testEnvironment: "node",
  extensionsToTreatAsEsm: [".ts"],
  transform: {},
  testMatch: ["<rootDir>/__tests__/**/*.test.ts"],
  modulePathIgnorePatterns: ["<rootDir>/dist/", "<rootDir>/lib/"],
  testTimeout: 60_000,
  // Whole jobs wait for their processes a fifth of the time.
  maxWorkers: 3,
  // A process is started by a fork, which takes longer the more memory a worker holds; files leave modules behind.
  workerIdleMemoryLimit: "250MB",
  globalSetup: "<rootDir>/__tests__/world/before-all.ts",
  setupFiles: ["<rootDir>/__tests__/world/fixed-seed.ts"],
  reporters: ["default", "<rootDir>/scripts/summary-reporter.cjs"],
};
