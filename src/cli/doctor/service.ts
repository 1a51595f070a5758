/**
 * The doctor's questions to services: whether the key and the models work, and how the repository is configured on
 * GitHub.
 */
import { systemClock, systemRandom } from "../../adapters/machine.ts";
import { openGemini, type GeminiOptions } from "../../adapters/gemini.ts";
import type { Environment } from "../../inputs.ts";
import { familyIn, nameModel } from "../../lib/models.ts";
import { bad, good, open, type Finding, word, type Use } from "./uses.ts";
import { openClient } from "../../adapters/github/client.ts";
import type { Home } from "../init/repository.ts";

/** One request: for the list of models. */
export async function judgeModels(uses: readonly Use[], environment: Environment): Promise<readonly Finding[]> {
  const credentials = credentialsOf(environment);
  if (credentials === undefined)
    return [open("key", "GEMINI_API_KEY is not set here, so neither key nor model was tried.")];
  const baseUrl = environment["GOOGLE_GEMINI_BASE_URL"];
  const address = baseUrl === undefined || baseUrl === "" ? {} : { baseUrl };
  const model = openGemini({ credentials, ...address, clock: systemClock, random: systemRandom });
  const offers = await model.offers(AbortSignal.timeout(LONGEST_MS));
  if (offers.kind === "failed") {
    const { message, hint } = offers.fault;
    return [bad("key", hint === undefined ? message : `${message} ${hint}`)];
  }
  const names = new Set(uses.map(({ inputs }) => word(inputs["model"]) || "auto"));
  const taken = `the key works; it can use ${offers.models.join(", ") || "no models that can do this work"}`;
  return [good("key", taken), ...[...names].map((wanted) => judgeModel(wanted, offers.models))];
}

const LONGEST_MS = 20_000;

function credentialsOf(environment: Environment): GeminiOptions["credentials"] | undefined {
  const project = environment["GOOGLE_CLOUD_PROJECT"] ?? "";
  if (/^(?:1|true)$/i.test(environment["GOOGLE_GENAI_USE_VERTEXAI"] ?? "") && project !== "")
    return { kind: "vertex", project, location: environment["GOOGLE_CLOUD_LOCATION"] || "global" };
  const key = environment["GEMINI_API_KEY"]?.trim() ?? "";
  return key === "" ? undefined : { kind: "api-key", key };
}

function judgeModel(wanted: string, models: readonly string[]): Finding {
  if (wanted.includes("${{")) return open("model", `${wanted} is known only in a run.`);
  const { name, family } = nameModel(wanted);
  const named = name === wanted ? name : `${wanted} (${name})`;
  if (models.includes(name)) return good("model", `${named} can be used`);
  const other = family && models.find((each) => familyIn(each) === family);
  if (other !== undefined) return open("model", `${named} cannot be used with this key; ${other} will take its place.`);
  // The list leaves out models outside Gemini's own line.
  if (familyIn(name) === undefined) return open("model", `${named}: only a run shows whether it can be used.`);
  return bad("model", `${named} cannot be used with this key. Name another, or leave it to \`auto\`.`);
}

/** `opens`: whether the policy lets Remit open pull requests. Asks GitHub when there is a token that may. */
export async function judgeSettings(
  home: Home | undefined,
  opens: boolean,
  environment: Environment,
): Promise<readonly Finding[]> {
  if (home === undefined) return [open("settings", "There is no remote `origin` on a GitHub host to check.")];
  const page = `https://${home.host}/${home.name}/settings`;
  const token = environment["GH_TOKEN"] || environment["GITHUB_TOKEN"] || "";
  if (token === "")
    return [
      open("settings", `Not checked, since GH_TOKEN is not set (try GH_TOKEN=$(gh auth token)): ${page}/actions`),
    ];
  const api = home.host === "github.com" ? "https://api.github.com" : `https://${home.host}/api/v3`;
  const apiUrl = environment["GITHUB_API_URL"] || api;
  const ask = asker(apiUrl, token, home.name);
  const [rights, secret] = await Promise.all([
    ask("actions/permissions/workflow"),
    ask("actions/secrets/GEMINI_API_KEY"),
  ]);
  return [...(opens ? [judgeRights(rights, `${page}/actions`)] : []), judgeSecret(secret, `${page}/secrets/actions`)];
}

/** GitHub's answer; `status` 0 when there was none. */
interface Answer {
  readonly status: number;
  readonly data: unknown;
}

function asker(apiUrl: string, token: string, repository: string): (path: string) => Promise<Answer> {
  const client = openClient({ apiUrl, token, clock: systemClock });
  return async (path) => {
    try {
      const { status, data } = await (await client()).request(`GET /repos/${repository}/${path}`);
      return { status, data: data as unknown };
    } catch (error) {
      const { status = 0 } = error as { status?: number };
      return { status, data: undefined };
    }
  };
}

const TICK = '"Allow GitHub Actions to create and approve pull requests"';

function judgeRights({ status, data }: Answer, page: string): Finding {
  if (status !== 200) return open("settings", `${unseen(status)} Whether ${TICK} is ticked: ${page}`);
  const may = (data as { can_approve_pull_request_reviews?: unknown }).can_approve_pull_request_reviews === true;
  return may ? good("settings", `${TICK} is ticked`) : bad("settings", `Tick ${TICK}: ${page}`);
}

function judgeSecret({ status }: Answer, page: string): Finding {
  if (status === 200) return good("settings", "the secret GEMINI_API_KEY exists");
  if (status !== 404) return open("settings", `${unseen(status)} Whether there is a secret GEMINI_API_KEY: ${page}`);
  return open("settings", `The repository has no secret GEMINI_API_KEY; one of the organisation would do: ${page}`);
}

function unseen(status: number): string {
  return status === 0 ? "GitHub could not be reached." : `GitHub does not show it to this token (${status}).`;
}
