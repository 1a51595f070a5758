/** Files and directories in which programs keep credentials. None is ever shown. */

/** Known by their names wherever they lie. */
const ANYWHERE = [
  ".npmrc",
  ".yarnrc",
  ".yarnrc.yml",
  ".pypirc",
  ".netrc",
  "_netrc",
  ".git-credentials",
  ".docker",
  ".dockercfg",
  ".ssh",
  ".gnupg",
  ".aws",
  ".azure",
  ".kube",
  ".terraformrc",
  ".vault-token",
  ".pgpass",
] as const;

/** Below a home: files and directories. Those of package managers are in the table of caches. */
export const IN_HOME: readonly string[] = [
  ...ANYWHERE,
  ".authinfo",
  ".gitconfig",
  ".config/git",
  ".config/gh",
  ".config/hub",
  ".config/glab-cli",
  ".config/gcloud",
  ".config/op",
  ".config/containers/auth.json",
  ".config/configstore",
  ".config/github-copilot",
  ".local/share/keyrings",
  ".password-store",
  ".oci",
  ".terraform.d",
  ".boto",
  ".s3cfg",
  ".my.cnf",
  ".bash_history",
  ".gemini",
  ".claude",
  ".codex",
  ".config/rclone",
  ".wrangler",
  ".databrickscfg",
  ".snowflake",
  ".config/sops",
];

/** By name, at any depth of what is shown. */
export const BY_NAME: ReadonlySet<string> = new Set([
  ...ANYWHERE,
  ".condarc",
  "credentials.toml",
  "credentials.json",
  "settings.xml",
  "settings-security.xml",
  "gradle.properties",
  "auth.json",
  "auth.toml",
  "hex.config",
  "pip.conf",
  "NuGet.Config",
  "nuget.config",
  "NuGet.config",
  "id_rsa",
  "id_dsa",
  "id_ecdsa",
  "id_ed25519",
  // A self-hosted runner's.
  ".runner",
  ".credentials",
  ".credentials_rsaparams",
]);

/** Variables that name a file or directory of credentials, or several separated by colons. */
export const NAMED_BY: readonly string[] = [
  "GOOGLE_APPLICATION_CREDENTIALS",
  "GOOGLE_GHA_CREDS_PATH",
  "CLOUDSDK_AUTH_CREDENTIAL_FILE_OVERRIDE",
  "CLOUDSDK_CONFIG",
  "AWS_SHARED_CREDENTIALS_FILE",
  "AWS_CONFIG_FILE",
  "AWS_WEB_IDENTITY_TOKEN_FILE",
  "AZURE_CONFIG_DIR",
  "AZURE_FEDERATED_TOKEN_FILE",
  "KUBECONFIG",
  "DOCKER_CONFIG",
  "REGISTRY_AUTH_FILE",
  "GNUPGHOME",
  "GH_CONFIG_DIR",
  "NETRC",
  "NPM_CONFIG_USERCONFIG",
  "npm_config_userconfig",
  "PIP_CONFIG_FILE",
  "UV_CREDENTIALS_DIR",
  "GIT_CONFIG_GLOBAL",
];

/** What replaces a covered file. Maven does not start with an empty settings file (3.8.7, 2026-11-22). */
export function standIn(path: string): string {
  if (path.endsWith("/settings.xml")) return "<settings/>\n";
  if (path.endsWith("/settings-security.xml")) return "<settingsSecurity/>\n";
  if (/\/nuget\.config$/i.test(path)) return "<configuration/>\n";
  return path.endsWith(".json") ? "{}\n" : "";
}
