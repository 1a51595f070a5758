/** What commands reach and see: their sandbox, hosts, services, and the shown parts of the machine. */
import { compileHost } from "./match.ts";
import type { Policy } from "./policy.ts";

/** The required sandbox. */
export function shellPlace(policy: Policy) {
  return {
    mode: policy.sandbox.mode.value,
    reaches: reachableHosts(policy),
    services: policy.network.services.value,
    show: policy.sandbox.show.value,
  };
}

/** The hosts of `[network] hosts` that no denial names; undefined when there is none, and so no network. */
function reachableHosts({ network, rules }: Policy): ((host: string) => boolean) | undefined {
  if (network.hosts.value.length === 0) return undefined;
  const opened = network.hosts.value.map(compileHost);
  const denied = rules.flatMap(({ effect, host = [] }) => (effect === "deny" ? host : [])).map(compileHost);
  return (host) => opened.some((holds) => holds(host)) && !denied.some((holds) => holds(host));
}
