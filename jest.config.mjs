export default {
  testEnvironment: "node",
  extensionsToTreatAsEsm: [".ts"],
  transform: {},
  testMatch: ["<rootDir>/__tests__/**/*.test.ts"],
  modulePathIgnorePatterns: ["<rootDir>/dist/", "<rootDir>/lib/"],
  testTimeout: 60_000,
  maxWorkers: 2,
  globalSetup: "<rootDir>/__tests__/world/before-all.ts",
  setupFiles: ["<rootDir>/__tests__/world/fixed-seed.ts"],
  reporters: ["default", "<rootDir>/scripts/summary-reporter.cjs"],
};
