/** What the step was given that is secret. */

/** Everything in the environment that must not reach a sink. */
export function declaredSecrets(environment: Readonly<Record<string, string | undefined>>): Map<string, string> {
  const own = ["INPUT_GEMINI-API-KEY", "INPUT_GITHUB-TOKEN"];
  const names = [...own, ...Object.keys(environment).filter((name) => SECRET_NAME.test(name))];
  return new Map(
    names.flatMap((name) => {
      const value = environment[name]?.trim() ?? "";
      if (value === "" || (!own.includes(name) && ORDINARY.test(value))) return [];
      return [[name.replace(/^INPUT_/, "").toLowerCase(), value] as const];
    }),
  );
}

// What a workflow gives its step is not known here; the entry of an MCP server may hand it on, and the server may say it.
const SECRET_NAME =
  /(?:^|_)(?:TOKEN|SECRET|PASS(?:WORD|WD|PHRASE)|PAT|API_?KEY|(?:ACCESS|SECRET|PRIVATE|SIGNING|ENCRYPTION|DEPLOY|SSH)_KEY)$/i;

/**
 * A short word or number, such as the `postgres` of a test's database: it protects nothing, and to take it out of every
 * text, and refuse every file that has it, would get in the way of ordinary work.
 */
const ORDINARY = /^(?:[a-z]{1,11}|\d{1,7})$/i;
