/** What the step was given that is secret. */

/** Everything in the environment that must not reach a sink. */
export function declaredSecrets(environment: Readonly<Record<string, string | undefined>>): Map<string, string> {
  const own = ["INPUT_GEMINI-API-KEY", "INPUT_GITHUB-TOKEN"];
  const names = [...own, ...Object.keys(environment).filter((name) => SECRET_NAME.test(name))];
  return new Map(
    names.flatMap((name) => {
      const value = environment[name]?.trim() ?? "";
      return value === "" ? [] : [[name.replace(/^INPUT_/, "").toLowerCase(), value] as const];
    }),
  );
}

// What a workflow gives its step is not known here; the entry of an MCP server may hand it on, and the server may say it.
const SECRET_NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|API_?KEY|ACCESS_KEY|PRIVATE_KEY)$/i;
