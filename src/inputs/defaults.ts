/**
 * The defaults of `action.yml`, for a step that leaves an input out. GitHub's runner fills them in itself; others that
 * start an action (a script, a stand-in of the runner) do not. An input that is given and empty stays empty.
 */
export const DEFAULTS: Readonly<Record<string, string>> = {
  mode: "run",
  "trigger-phrase": "@remit",
  dashboard: "false",
  "policy-file": ".github/remit.toml",
  "use-vertex-ai": "false",
  "google-cloud-location": "global",
  model: "auto",
  "branch-prefix": "remit/",
  "dry-run": "false",
};
