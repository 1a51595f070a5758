/** The checks of what was published: the report shows them, and the agent gets one attempt to mend what fails. */
import type { Feature } from "../../run/feature.ts";
import { followChecks } from "./close.ts";
import { recordChecks } from "./look.ts";

export const checks: Feature = { follow: followChecks, look: recordChecks };
