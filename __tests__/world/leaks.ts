/** Finds secrets where they must never be: every world searches for them when it closes, whatever the test is about. */
import type { GeminiServer } from "./gemini.ts";
import type { GitHubWorld } from "./github/github.ts";
import type { JobRecord, Job } from "./runner.ts";

/** Each leak as a sentence: what, and where. */
export function findLeaks(
  github: GitHubWorld,
  gemini: GeminiServer,
  runs: readonly (JobRecord & { readonly job: Job })[],
  sealKey = "",
): string[] {
  const secrets = new Map<string, string>([
    ["the token", github.token],
    ["the model's key", gemini.key],
    ...(sealKey === "" ? [] : [["the seal key", sealKey] as const]),
    ...runs.flatMap(({ job }) => Object.entries(job.canaries)),
  ]);
  const sinks: (readonly [name: string, text: string])[] = [
    ...gemini.requests.map(({ raw }, index) => [`request ${index + 1} to the model`, raw] as const),
    ...github.requests.map(({ method, path, body }) => [`${method} ${path}`, JSON.stringify(body) ?? ""] as const),
    ...runs.flatMap((run, index) => stepSinks(run, index + 1)),
  ];
  return sinks.flatMap(([sink, text]) => {
    const found = [...secrets].filter(([, secret]) => text.includes(secret));
    return found.map(([name]) => `${name} in ${sink}`);
  });
}

function stepSinks({ main, post }: JobRecord, run: number): [string, string][] {
  return [main, ...(post === undefined ? [] : [post])].flatMap((step, index): [string, string][] => {
    const name = `${index === 0 ? "main" : "post"} step of run ${run}`;
    return [
      [`the output of the ${name}`, withoutMasks(step.stdout + step.stderr)],
      [`the summary of the ${name}`, step.summary],
      [`the outputs of the ${name}`, JSON.stringify([step.outputs, step.state, step.exported])],
    ];
  });
}

// To mask a value, a step must print it once, in a line that the runner hides.
function withoutMasks(output: string): string {
  return output
    .split("\n")
    .filter((line) => !line.startsWith("::add-mask::"))
    .join("\n");
}
