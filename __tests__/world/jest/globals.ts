/** What `@jest/globals` means to a test: the runner sets these before it loads one. See `resolve-globals.ts`. */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } =
  globalThis as unknown as typeof import("@jest/globals");
