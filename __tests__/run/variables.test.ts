import { expect, test } from "@jest/globals";
import { environmentFor, describeMissing, describeWithheld } from "../../src/run/variables.ts";
import { openSecrets } from "../../src/secrets.ts";
import { policyOf } from "../world/policies.ts";

const secrets = openSecrets(new Map([["KEY", "hunter2-Zx81kkQ9w2"]]));
const toolEnvironment = { PATH: "/bin", HOME: "/tmp/home", CI: "true" };
const policy = policyOf('[shell]\nenvironment = ["STAGE", "BUILD_*", "CI", "PATH"]\n');

test("commands get the variables that the policy names, but none that replaces a variable of the run", () => {
  const environment = { STAGE: "trial", BUILD_NUMBER: "7", BUILD_TOKEN: "x", OTHER: "y", CI: "no", PATH: "/else" };
  expect(environmentFor({ secrets }, { toolEnvironment, environment }, policy)).toEqual({
    ...toolEnvironment,
    STAGE: "trial",
    BUILD_NUMBER: "7",
  });
  expect(environmentFor({ secrets }, { toolEnvironment, environment }, policyOf(""))).toEqual(toolEnvironment);
  expect(environmentFor({ secrets }, { toolEnvironment }, policy)).toEqual(toolEnvironment);
});

test.each([
  ["a declared secret", "hunter2-Zx81kkQ9w2"],
  ["a secret in base64", Buffer.from("hunter2-Zx81kkQ9w2").toString("base64")],
  ["something shaped like a token", "ghp_Nq7Kw2Rt9Xv4Bz6Mc1Lp8Sd3Fg5Hj0Ya2Ue"],
  ["an address with a password", "postgres://shop:geheim@db.example/shop"],
])("a variable that holds %s is not passed to commands, and people are told", (_, value) => {
  const order = { toolEnvironment, environment: { STAGE: value, BUILD_NUMBER: "7" } };
  expect(environmentFor({ secrets }, order, policy)).toEqual({ ...toolEnvironment, BUILD_NUMBER: "7" });
  expect(describeWithheld({ secrets }, order, policy)).toEqual([
    "STAGE is not passed to commands (remit.toml:2): it holds a secret.",
  ]);
});

test("variables that a command file uses but does not get are reported with a hint", () => {
  const environment = { TITLE: "x", STAGE: "trial", KEY: "hunter2-Zx81kkQ9w2", GITHUB_OUTPUT: "/f", PWD: "/w" };
  const lines = ["echo $TITLE ${TITLE} $STAGE", "echo $KEY $PWD $HOME $mine", "cat $GITHUB_OUTPUT"];
  expect(describeMissing({ secrets }, { toolEnvironment, environment }, policy, { path: "a.toml", lines })).toEqual([
    'a.toml: `$TITLE` is empty in its shell lines, since commands do not get it. To pass it, add to the policy: [shell] environment = ["TITLE"].',
    "a.toml: `$KEY` is empty in its shell lines, since commands do not get it. It holds a secret, which commands never get.",
    expect.stringMatching(/^a\.toml: `\$GITHUB_OUTPUT` is empty .* "GITHUB_OUTPUT" cannot be passed to commands: /),
  ]);
});
