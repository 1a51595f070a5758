/** What commands get of the world: their sandbox, the hosts and services it reaches, what it shows. */
import { compileHost } from "./match.ts";
import type { Policy } from "./policy.ts";

/** What the sandbox is to be. */
export function shellPlace(policy: Policy) {
  return {
    mode: policy.sandbox.mode.value,
    reaches: reachableHosts(policy),
    services: policy.network.services.value,
    show: policy.sandbox.show.value,
  };
}

/** Of `[network] hosts`, without those that a denial names; undefined when there is none, and so no network at all. */
function reachableHosts({ network, rules }: Policy): ((host: string) => boolean) | undefined {
  if (network.hosts.value.length === 0) return undefined;
  const opened = network.hosts.value.map(compileHost);
  const denied = rules.flatMap(({ effect, host = [] }) => (effect === "deny" ? host : [])).map(compileHost);
  return (host) => opened.some((holds) => holds(host)) && !denied.some((holds) => holds(host));
}
