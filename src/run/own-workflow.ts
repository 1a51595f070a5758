/** Which workflow file this job is of. */
import type { Order } from "./world.ts";

/** Its path in the repository; "" where the runner does not say. */
export function ownWorkflow({ environment, settings }: Pick<Order, "environment" | "settings">): string {
  // `octo/shop/.github/workflows/remit.yml@refs/heads/main`, without what is around the path.
  const [file = ""] = (environment?.["GITHUB_WORKFLOW_REF"] ?? "").split("@", 1);
  return file.startsWith(`${settings.github.repository}/`) ? file.slice(settings.github.repository.length + 1) : "";
}
