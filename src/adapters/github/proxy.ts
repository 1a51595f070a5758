/** GitHub through a proxy, on runners that have no other way out. */

type Fetch = typeof fetch;

const PROXY_VARIABLES = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"];

/**
 * The `fetch` of GitHub's own toolkit, which goes through the proxy that the runner's variables name and honours
 * `no_proxy`; undefined where none is named, so that the toolkit is not even loaded.
 */
export async function proxyFetch(environment: NodeJS.ProcessEnv): Promise<Fetch | undefined> {
  if (!PROXY_VARIABLES.some((name) => (environment[name] ?? "") !== "")) return undefined;
  const { defaults } = await import("@actions/github/lib/utils");
  return defaults.request?.fetch as Fetch | undefined;
}
