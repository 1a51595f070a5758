/** Whether the key is taken, and the workflows' models are there for it. */
import { systemClock } from "../../adapters/clock.ts";
import { openGemini, type GeminiOptions } from "../../adapters/gemini.ts";
import { systemRandom } from "../../adapters/random.ts";
import type { Environment } from "../../inputs.ts";
import { familyIn, nameModel } from "../../lib/models.ts";
import { bad, good, open, type Finding } from "./finding.ts";
import { word, type Use } from "./uses.ts";

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
  const wishes = new Set(uses.map(({ inputs }) => word(inputs["model"]) || "auto"));
  const taken = `the key is taken; with it there are ${offers.models.join(", ") || "no models that can do this work"}`;
  return [good("key", taken), ...[...wishes].map((wish) => judgeModel(wish, offers.models))];
}

const LONGEST_MS = 20_000;

function credentialsOf(environment: Environment): GeminiOptions["credentials"] | undefined {
  const project = environment["GOOGLE_CLOUD_PROJECT"] ?? "";
  if (/^(?:1|true)$/i.test(environment["GOOGLE_GENAI_USE_VERTEXAI"] ?? "") && project !== "")
    return { kind: "vertex", project, location: environment["GOOGLE_CLOUD_LOCATION"] || "global" };
  const key = environment["GEMINI_API_KEY"]?.trim() ?? "";
  return key === "" ? undefined : { kind: "api-key", key };
}

function judgeModel(wish: string, models: readonly string[]): Finding {
  if (wish.includes("${{")) return open("model", `${wish} is known in a run only.`);
  const { name, family } = nameModel(wish);
  const named = name === wish ? name : `${wish} (${name})`;
  if (models.includes(name)) return good("model", `${named} can be used`);
  const other = family && models.find((each) => familyIn(each) === family);
  if (other !== undefined) return open("model", `${named} cannot be used with this key; ${other} will take its place.`);
  // The list leaves out what is no model of Gemini's own line.
  if (familyIn(name) === undefined) return open("model", `${named}: whether it can be used is seen in a run only.`);
  return bad("model", `${named} cannot be used with this key. Name another, or leave it to \`auto\`.`);
}
