/** How a run ended. The first six end the step in success, the others in failure. */
export const CONCLUSIONS = [
  ...(["changed", "answered", "reviewed", "planned", "unchanged", "declined"] as const),
  ...(["unverified", "blocked", "stuck", "exhausted", "cancelled", "failed"] as const),
];

export type Conclusion = (typeof CONCLUSIONS)[number];
