import { describe, expect, test } from "@jest/globals";
import { isPassed, variableFault } from "../../src/policy/variables.ts";
import { faultsOf, policyOf } from "../world/policies.ts";

const faultOf = (name: string) => variableFault(name);

describe("a variable that a policy passes to commands", () => {
  test.each(
    `ANDROID_NDK_HOME PYENV_ROOT MAVEN_OPTS CI_STAGE GITHUB_SHA RUNNER_OS npm_config_registry x PKG_CONFIG_SYSROOT_DIR
     VCPKG_ROOT TOKENIZER KEYBOARD MONKEY TLS_KEY_PATH AUTHOR PATCH_LEVEL BUILD_* CI_X*`.split(/\s+/),
  )("may be %s", (name) => {
    expect(faultOf(name)).toBeUndefined();
    expect(isPassed(name.replace("*", "X"), [name])).toBe(true);
  });

  test.each(
    `GITHUB_TOKEN GH_TOKEN NPM_TOKEN NODE_AUTH_TOKEN MY_SECRET DB_PASSWORD PGPASSWORD SIGNING_KEY GEMINI_API_KEY APIKEY
     SENTRY_DSN TOKEN_2 MY_PAT AZURE_CREDENTIALS my_token npm_config__auth`.split(/\s+/),
  )("cannot be %s, whose name marks it as a secret", (name) => {
    expect(faultOf(name)).toBe(`"${name}" cannot be passed to commands: its name says that it is a secret.`);
    expect(isPassed(name, [name])).toBe(false);
  });

  test.each(
    `ACTIONS_RUNTIME_URL ACTIONS_CACHE_URL INPUT_PROMPT STATE_log GITHUB_ENV GITHUB_OUTPUT GITHUB_PATH GITHUB_STATE
     GITHUB_STEP_SUMMARY GITHUB_EVENT_PATH LD_PRELOAD LD_AUDIT DYLD_INSERT_LIBRARIES NODE_OPTIONS BASH_ENV BASH_FUNC_x ENV
     PROMPT_COMMAND PERL5OPT RUBYOPT PYTHONSTARTUP JAVA_TOOL_OPTIONS GIT_SSH_COMMAND GIT_DIR EDITOR SSH_AUTH_SOCK DOCKER_HOST
     GOOGLE_APPLICATION_CREDENTIALS_FILE AWS_PROFILE KUBECONFIG https_proxy HTTP_PROXY HOME TMPDIR REMIT_ISOLATED ld_preload`.split(
      /\s+/,
    ),
  )("cannot be %s, whatever the policy says", (name) => {
    expect(faultOf(name)).toMatch(/^".+" (?:cannot be passed to commands: .+|is not the name of a variable.+)$/);
    expect(isPassed(name, [name])).toBe(false);
  });

  test.each([
    "GITHUB_*",
    "ACTIONS_*",
    "INPUT_X*",
    "LD_*",
    "GIT_*",
    "NODE_*",
    "BASH_*",
    "MY_TOKEN_*",
    "AWS_S*",
    "DOCKER_*",
  ])("cannot be one of %s, which covers forbidden names", (beginning) =>
    expect(faultOf(beginning)).toMatch(/^".+" cannot be passed to commands: .+/),
  );

  test.each(["*", "A*", "_*", "*_HOME", "CI_*_X", "1X", "A-B", "A B", "A=B", ""])("cannot be written as %j", (text) => {
    expect(faultOf(text)).toMatch(/is not the name|too many variables/);
  });

  test("is judged by its own name when the policy gives only a prefix", () => {
    expect(
      ["BUILD_NUMBER", "BUILD_TOKEN", "BUILD_SIGNING_KEY", "BUILDX"].map((name) => isPassed(name, ["BUILD_*"])),
    ).toEqual([true, false, false, false]);
  });

  test("is kept with its source, and a fault in it is located", () => {
    expect(policyOf('[shell]\nenvironment = ["FOO", "CI_*"]\n').shell.environment).toEqual({
      value: ["FOO", "CI_*"],
      source: "remit.toml:2",
    });
    expect(faultsOf('[shell]\nenvironment = ["FOO",\n "NPM_TOKEN"]\n')).toEqual([
      expect.objectContaining({ line: 3, column: 2, message: expect.stringContaining("its name says") }),
    ]);
    expect(policyOf("").shell.environment).toEqual({ value: [], source: "read-only" });
  });
});
