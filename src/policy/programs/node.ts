/** Node itself. */
import { splitOptions, type Leading } from "./grammar.ts";
import {
  NOTHING,
  marked,
  perhapsPaths,
  reads,
  together,
  type Findings,
  type Operand,
  type ReadProgram,
} from "./program.ts";
import { scriptThenTexts } from "./scripts.ts";
import type { Argument } from "../shell/line.ts";

const NODE: Leading = {
  flags: `--test -c --check -v --version -h --help --watch --test-only --test-force-exit --experimental-test-coverage --experimental-strip-types
    --experimental-transform-types --no-experimental-strip-types --experimental-vm-modules --experimental-test-module-mocks
    --experimental-test-snapshots --test-update-snapshots --experimental-default-type --experimental-specifier-resolution --enable-source-maps --no-warnings --no-deprecation --trace-warnings
    --trace-deprecation --throw-deprecation --pending-deprecation --trace-uncaught --trace-exit --expose-gc --use-strict --preserve-symlinks
    --experimental-global-webcrypto --experimental-json-modules --experimental-wasm-modules --experimental-sqlite --experimental-permission
    --permission --abort-on-uncaught-exception --unhandled-rejections --no-addons --force-color --experimental-webstorage
    --experimental-websocket --experimental-eventsource --experimental-print-required-tla --experimental-detect-module
    --experimental-require-module --no-experimental-require-module --disable-wasm-trap-handler --jitless`,
  values: `--test-concurrency --test-name-pattern --test-skip-pattern --test-timeout --test-isolation --experimental-test-isolation
    --test-shard --test-coverage-include --test-coverage-exclude --test-coverage-lines --test-coverage-branches --test-coverage-functions
    --max-old-space-size --max-semi-space-size --max-http-header-size --stack-size --stack-trace-limit -C --conditions --input-type
    --disable-warning --dns-result-order --title --v8-options --watch-path --test-reporter`,
  marks: `
      executes -e= --eval= -p= --print= -pe=: runs code from the command line
      executes -i --interactive: reads code from its input
      executes --run=: runs a script of package.json
      loads -r= --require= --import= --loader= --experimental-loader= --test-global-setup= --experimental-config-file=: loads code first
      loads --env-file=< --env-file-if-exists=<: sets variables from a file
      network --inspect --inspect-brk --inspect-port= --inspect-wait: opens a port for a debugger
      loads --openssl-config=< --icu-data-dir=< --snapshot-blob=<: loads a file
      writes --build-snapshot --prof --cpu-prof --heap-prof --report-on-signal --trace-events-enabled: writes files
      writes --test-reporter-destination=> --redirect-warnings=> --diagnostic-dir=> --report-dir=> --cpu-prof-dir=> --heap-prof-dir=>: writes to a file
      outside --allow-fs-read= --allow-fs-write= --allow-child-process --allow-worker --allow-addons --allow-wasi: opens what the permission model closes`,
  single: true,
  ends: "-e --eval -p --print -pe",
};

export const node: ReadProgram = (words) => {
  const scan = splitOptions(NODE, words);
  const reporters = (scan.given.get("--test-reporter") ?? []).filter(
    ({ word }) => !/^(spec|tap|dot|junit|lcov)$/.test(word.value),
  );
  const loads = reporters.map(({ at, word }) => marked(at, "loads", word.text, "loads a reporter"));
  return together(...scan.findings, ...loads, useNode(words, scan.operands, scan.given));
};

function useNode(
  words: readonly Argument[],
  operands: readonly Operand[],
  given: ReadonlyMap<string, unknown>,
): Findings {
  const has = (...names: string[]) => names.some((name) => given.has(name));
  if (has("-v", "--version", "-h", "--help", "--v8-options")) return NOTHING;
  if (has("-e", "--eval", "-p", "--print", "-pe", "--run")) return perhapsPaths(operands, new Map());
  // The test runner takes files and patterns, and options of its own behind them.
  if (has("--test"))
    return together(
      reads(
        operands.filter(({ word }) => !word.value.startsWith("-")),
        new Map(),
      ),
      laterOptions(operands),
    );
  if (has("-c", "--check") && operands.length > 0) return reads(operands, new Map());
  return scriptThenTexts(words, operands);
}

function laterOptions(operands: readonly Operand[]): Findings {
  return together(
    ...operands
      .filter(({ word }) => word.value.startsWith("-"))
      .map(({ at, word }) => marked(at, "unknown", word.text, "is an option behind the files")),
  );
}
