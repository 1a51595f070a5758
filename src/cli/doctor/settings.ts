/** The repository's settings on GitHub that a run rests on. */
import { systemClock } from "../../adapters/clock.ts";
import { openClient } from "../../adapters/github/client.ts";
import type { Environment } from "../../inputs.ts";
import type { Home } from "../init/repository.ts";
import { bad, good, open, type Finding } from "./finding.ts";

/** `opens`: whether the policy lets Remit open pull requests. Asks GitHub where there is a token that may. */
export async function judgeSettings(
  home: Home | undefined,
  opens: boolean,
  environment: Environment,
): Promise<readonly Finding[]> {
  if (home === undefined) return [open("settings", "There is no remote `origin` on a GitHub host to look at.")];
  const page = `https://${home.host}/${home.name}/settings`;
  const token = environment["GH_TOKEN"] || environment["GITHUB_TOKEN"] || "";
  if (token === "")
    return [open("settings", `Not looked at, for want of GH_TOKEN (try GH_TOKEN=$(gh auth token)): ${page}/actions`)];
  const api = home.host === "github.com" ? "https://api.github.com" : `https://${home.host}/api/v3`;
  const apiUrl = environment["GITHUB_API_URL"] || api;
  const ask = asker(apiUrl, token, home.name);
  const [rights, secret] = await Promise.all([
    ask("actions/permissions/workflow"),
    ask("actions/secrets/GEMINI_API_KEY"),
  ]);
  return [...(opens ? [judgeRights(rights, `${page}/actions`)] : []), judgeSecret(secret, `${page}/secrets/actions`)];
}

/** What GitHub answers; `status` 0: nothing at all. */
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
  if (status === 200) return good("settings", "the secret GEMINI_API_KEY is there");
  if (status !== 404) return open("settings", `${unseen(status)} Whether there is a secret GEMINI_API_KEY: ${page}`);
  return open("settings", `The repository has no secret GEMINI_API_KEY; one of the organisation would do: ${page}`);
}

function unseen(status: number): string {
  return status === 0 ? "GitHub could not be reached." : `GitHub does not show it to this token (${status}).`;
}
