/**
 * The package `@jest/globals` has only types, and throws when it is loaded; Jest's own runner puts a module in its place.
 * `jest-light-runner` leaves modules to Node, so Node is told here.
 */
import { registerHooks } from "node:module";

const url = new URL("globals.ts", import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === "@jest/globals" ? { url, shortCircuit: true } : next(specifier, context),
});
