/** Files and directories in which programs keep credentials. None is ever shown. */
import { ECOSYSTEMS } from "../lib/ecosystems.ts";
import type { Source } from "../lib/source.ts";

/** Where one kind of program keeps credentials; package managers are in the table of ecosystems. */
interface Keeper {
  /** Known by their names wherever they lie. */
  readonly names?: readonly string[];
  /** Below a home. */
  readonly home?: readonly string[];
  /** Variables that name a file or directory of credentials, or several separated by colons. */
  readonly variables?: readonly string[];
  readonly source: Source;
}

const KEEPERS: readonly Keeper[] = [
  {
    names: [".git-credentials"],
    home: [".gitconfig", ".config/git"],
    variables: ["GIT_CONFIG_GLOBAL"],
    source: "git-config(1), gitcredentials(7) (2026-11-25)",
  },
  {
    home: [".config/gh", ".config/hub", ".config/glab-cli", ".config/github-copilot"],
    variables: ["GH_CONFIG_DIR"],
    source: "documentation of gh, hub, glab and GitHub Copilot (2026-11-25)",
  },
  {
    names: [".netrc", "_netrc"],
    home: [".authinfo"],
    variables: ["NETRC"],
    source: "documentation of curl and Emacs: netrc, authinfo (2026-11-25)",
  },
  {
    names: [".ssh", ".gnupg", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519"],
    variables: ["GNUPGHOME"],
    source: "ssh(1), gpg(1) (2026-11-25)",
  },
  {
    names: [".docker", ".dockercfg", ".kube"],
    home: [".config/containers/auth.json"],
    variables: ["DOCKER_CONFIG", "REGISTRY_AUTH_FILE", "KUBECONFIG"],
    source: "documentation of Docker, Podman and kubectl (2026-11-25)",
  },
  {
    names: [".aws"],
    variables: ["AWS_SHARED_CREDENTIALS_FILE", "AWS_CONFIG_FILE", "AWS_WEB_IDENTITY_TOKEN_FILE"],
    source: "documentation of the AWS CLI: configuration and credential files (2026-11-25)",
  },
  {
    names: [".azure"],
    variables: ["AZURE_CONFIG_DIR", "AZURE_FEDERATED_TOKEN_FILE"],
    source: "documentation of the Azure CLI and Azure Identity (2026-11-25)",
  },
  {
    home: [".config/gcloud", ".boto"],
    variables: [
      "GOOGLE_APPLICATION_CREDENTIALS",
      "GOOGLE_GHA_CREDS_PATH",
      "CLOUDSDK_AUTH_CREDENTIAL_FILE_OVERRIDE",
      "CLOUDSDK_CONFIG",
    ],
    source: "documentation of gcloud, gsutil and google-github-actions/auth (2026-11-25)",
  },
  {
    home: [".oci", ".s3cfg", ".config/rclone", ".wrangler"],
    source: "documentation of Oracle Cloud, s3cmd, rclone and Wrangler (2026-11-25)",
  },
  {
    names: [".terraformrc", ".vault-token"],
    home: [".terraform.d", ".config/sops"],
    source: "documentation of Terraform, Vault and SOPS (2026-11-25)",
  },
  {
    names: [".pgpass"],
    home: [".my.cnf", ".databrickscfg", ".snowflake"],
    source: "documentation of PostgreSQL, MySQL, Databricks and Snowflake (2026-11-25)",
  },
  {
    home: [".config/op", ".local/share/keyrings", ".password-store", ".config/configstore"],
    source: "documentation of 1Password, GNOME Keyring, pass and configstore (2026-11-25)",
  },
  {
    home: [".gemini", ".claude", ".codex"],
    source: "documentation of Gemini CLI, Claude Code and Codex (2026-11-25)",
  },
  { home: [".bash_history"], source: "bash(1) (2026-11-25)" },
  {
    names: [".runner", ".credentials", ".credentials_rsaparams"],
    source: "actions/runner: files of a self-hosted runner (2026-11-25)",
  },
];

const ALL = [
  ...ECOSYSTEMS.map(({ settings = [], credentials: { names = [], variables = [] } = {} }) => ({
    names: [...settings, ...names],
    home: [],
    variables,
  })),
  ...KEEPERS,
];

/** By name, at any depth of what is shown. */
export const BY_NAME: ReadonlySet<string> = new Set(ALL.flatMap(({ names = [] }) => names));

/** Below a home: files and directories. Those that lie beside caches are in the table of ecosystems. */
export const IN_HOME: readonly string[] = [...BY_NAME, ...ALL.flatMap(({ home = [] }) => home)];

export const NAMED_BY: readonly string[] = ALL.flatMap(({ variables = [] }) => variables);
