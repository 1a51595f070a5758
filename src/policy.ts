/** What may be done: the policy file, as it is loaded, decides and explains. */
export {
  decide,
  declaredTools,
  judgePath,
  judgePublished,
  openCase,
  parseNeeds,
  shellRequirements,
} from "./policy/decide.ts";
export { checkExpectations, explainCall, explainPath, printPolicy, replayCalls } from "./policy/explain.ts";
export { DEFAULT_PATH, type LoadedPolicy, loadPolicy } from "./policy/load.ts";
export { MANIFESTS } from "./policy/manifests.ts";
export { type CompiledRule, compileRule, foldPath, holdsFor } from "./policy/match.ts";
export {
  type Circumstances,
  circumstancesOf,
  type Locate,
  type Located,
  MCP_PREFIX,
  type Need,
  type Policy,
  serverToolName,
  TOOLS,
} from "./policy/policy.ts";
export { protection } from "./policy/presets.ts";
export { toolFault } from "./policy/rules.ts";
export { summary } from "./policy/summary.ts";
export { isPassed, variableFault } from "./policy/variables.ts";
