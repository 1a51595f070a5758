/**
 * What a tool's process gets of the runner's environment. `examples/promises.test.ts` shows through the built action
 * what else code can reach; `adapters/egress.test.ts` and that file show that other processes do not leak the key
 * either.
 */
import { describe, expect, test } from "@jest/globals";
import { toolEnvironment } from "../../src/adapters/tool-environment.ts";
import { declaredSecrets } from "../../src/secrets.ts";

/** Names that GitHub's runner, its images, clouds and package managers set; some of each kind. */
const KEPT_BACK = `
  GITHUB_TOKEN GITHUB_ENV GITHUB_OUTPUT GITHUB_PATH GITHUB_STATE GITHUB_STEP_SUMMARY GITHUB_EVENT_PATH GITHUB_WORKSPACE
  GITHUB_ACTOR GITHUB_SHA GH_TOKEN GH_ENTERPRISE_TOKEN GITHUB_API_URL
  ACTIONS_RUNTIME_TOKEN ACTIONS_RUNTIME_URL ACTIONS_ID_TOKEN_REQUEST_TOKEN ACTIONS_ID_TOKEN_REQUEST_URL ACTIONS_CACHE_URL
  ACTIONS_RESULTS_URL ACTIONS_STEP_DEBUG RUNNER_TEMP RUNNER_TOOL_CACHE RUNNER_WORKSPACE RUNNER_DEBUG
  AGENT_TOOLSDIRECTORY
  INPUT_GEMINI-API-KEY INPUT_GITHUB-TOKEN INPUT_PROMPT INPUT_SETTINGS STATE_log-path
  GEMINI_API_KEY GOOGLE_API_KEY GOOGLE_APPLICATION_CREDENTIALS GOOGLE_GHA_CREDS_PATH CLOUDSDK_AUTH_CREDENTIAL_FILE_OVERRIDE
  AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_SESSION_TOKEN AZURE_CLIENT_SECRET ARM_CLIENT_SECRET
  NPM_TOKEN NODE_AUTH_TOKEN NPM_CONFIG_USERCONFIG npm_config__auth YARN_NPM_AUTH_TOKEN PIP_INDEX_URL UV_INDEX_URL
  CARGO_REGISTRY_TOKEN DOCKER_HOST DOCKER_CONFIG DOCKER_AUTH_CONFIG KUBECONFIG SSH_AUTH_SOCK SSH_AGENT_PID
  GIT_ASKPASS GIT_SSH_COMMAND GIT_CONFIG_PARAMETERS GIT_DIR GIT_WORK_TREE GIT_EXEC_PATH GIT_EXTERNAL_DIFF GIT_PROXY_COMMAND
  NODE_OPTIONS NODE_PATH NODE_EXTRA_CA_CERTS LD_PRELOAD LD_AUDIT DYLD_INSERT_LIBRARIES BASH_ENV ENV PROMPT_COMMAND PS4
  PYTHONSTARTUP PERL5OPT RUBYOPT JAVA_TOOL_OPTIONS _JAVA_OPTIONS MAVEN_OPTS GRADLE_OPTS MAKEFLAGS LESSOPEN EDITOR VISUAL
  HTTP_PROXY https_proxy all_proxy DATABASE_URL SENTRY_DSN SLACK_WEBHOOK MY_SECRET PASSWORD
  REMIT_ISOLATED XDG_RUNTIME_DIR XDG_CONFIG_HOME DBUS_SESSION_BUS_ADDRESS SUDO_ASKPASS`
  .trim()
  .split(/\s+/);

const LET_THROUGH = `PATH LANG LC_ALL LC_CTYPE TZ JAVA_HOME JAVA_HOME_21_X64 GOROOT GOPATH CARGO_HOME RUSTUP_HOME
  ANDROID_HOME DOTNET_ROOT VIRTUAL_ENV GEM_HOME NVM_DIR GOFLAGS GOMODCACHE npm_config_cache GRADLE_USER_HOME PIP_CACHE_DIR
  NUGET_PACKAGES PLAYWRIGHT_BROWSERS_PATH PRE_COMMIT_HOME XDG_CACHE_HOME pythonLocation`
  .trim()
  .split(/\s+/);

const value = (name: string) => `value of ${name}`;
const own = Object.fromEntries([...KEPT_BACK, ...LET_THROUGH, "HOME", "TMPDIR"].map((name) => [name, value(name)]));
const given = toolEnvironment(own, "/tmp/home-of-a-run");

describe("the environment of a tool's process", () => {
  test.each(KEPT_BACK)("does not contain the runner's %s", (name) => {
    expect(Object.values(given)).not.toContain(value(name));
  });

  test.each(LET_THROUGH)("contains %s, which builds need", (name) => {
    expect(given[name]).toBe(value(name));
  });

  test("has its own HOME and the scratch directory", () => {
    expect(given).toMatchObject({ HOME: "/tmp/home-of-a-run", TMPDIR: "/tmp" });
  });

  test("keeps git from trusting repositories inside the checkout, from prompting and from paging", () => {
    expect(given).toMatchObject({
      GIT_CONFIG_KEY_0: "safe.bareRepository",
      GIT_CONFIG_VALUE_0: "explicit",
      GIT_CONFIG_KEY_1: "safe.directory",
      GIT_CONFIG_VALUE_1: "*",
      GIT_CONFIG_COUNT: "2",
      GIT_TERMINAL_PROMPT: "0",
      GIT_PAGER: "cat",
      PAGER: "cat",
    });
  });

  test("is not extended by variables named like properties of every object", () => {
    const odd = Object.fromEntries([
      ["__proto__", "x"],
      ["constructor", "y"],
      ["toString", "z"],
    ]);
    expect(Object.keys(toolEnvironment(odd, "/tmp/h")).sort()).toEqual(
      Object.keys(toolEnvironment({}, "/tmp/h")).sort(),
    );
  });
});

describe("a variable of the step", () => {
  test.each([
    "INPUT_GEMINI-API-KEY",
    "INPUT_GITHUB-TOKEN",
    "GITHUB_TOKEN",
    "GH_TOKEN",
    "NPM_TOKEN",
    "NODE_AUTH_TOKEN",
    "ACTIONS_RUNTIME_TOKEN",
    "ACTIONS_ID_TOKEN_REQUEST_TOKEN",
    "AWS_SECRET_ACCESS_KEY",
    "AZURE_CLIENT_SECRET",
    "DEPLOY_PRIVATE_KEY",
    "DB_PASSWORD",
    "GEMINI_API_KEY",
    "GOOGLE_APIKEY",
    "npm_token",
    "SMTP_PASSWD",
    "GPG_PASSPHRASE",
    "RELEASE_PAT",
    "COSIGN_SIGNING_KEY",
    "DATABASE_URL",
    "SENTRY_DSN",
    "GOOGLE_CREDENTIALS",
    "SLACK_WEBHOOK",
    "SLACK_WEBHOOK_URL",
    "TOKEN_PROD",
    "SOME_KEY_2",
    "API_KEY2",
    "SMTP_PASS",
  ])("%s is redacted everywhere", (name) => {
    expect([...declaredSecrets({ [name]: " the-value-of-it " }).values()]).toEqual(["the-value-of-it"]);
  });

  test("is not a secret when it is the path of a credentials file", () => {
    const path = "/home/runner/work/shop/shop/gha-creds-0123456789abcdef.json";
    expect(declaredSecrets({ GOOGLE_APPLICATION_CREDENTIALS: path }).size).toBe(0);
    expect(declaredSecrets({ DEPLOY_KEY: path }).size).toBe(1);
  });

  test.each(["postgres", "password", "changeme", "root", "123456"])(
    "is not a secret when it is a common word: %s",
    (value) => {
      expect(declaredSecrets({ POSTGRES_PASSWORD: value, API_TOKEN: `${value}-Zq1` }).size).toBe(1);
      expect(declaredSecrets({ "INPUT_GITHUB-TOKEN": value }).size).toBe(1);
    },
  );

  test.each([
    "CACHE_KEY",
    "PASS",
    "SPAT",
    "GITHUB_ACTOR",
    "INPUT_PROMPT",
    "TOKENIZER",
    "KEYBOARD",
    "PUBLIC_KEY_PATH",
    "MONKEY",
    "TOKEN_URL",
    "SECRET_NAME",
    "MAX_TOKENS",
    "WEBHOOKS",
    "BASE_URL",
    "PATH",
  ])("%s is not a secret", (name) => {
    expect(declaredSecrets({ [name]: "some-ordinary-value" }).size).toBe(0);
  });
});
