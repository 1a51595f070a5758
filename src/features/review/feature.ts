/** Reviews of pull requests: what earlier ones said, and the comments of this one in place of a change. */
import type { Feature } from "../../run/feature.ts";
import { tellBefore } from "./reviewed-before.ts";
import { openReviewing, postPlan, proposeReview } from "./reviewing.ts";

export const review: Feature = {
  async deliver(desk, admitted) {
    const reviewing = await openReviewing(desk, admitted);
    if (reviewing === undefined) return undefined;
    const { before, ...rest } = reviewing;
    return { ...rest, tell: (job) => tellBefore(job, before), propose: proposeReview };
  },
  equip: ({ job }) => Promise.resolve({ tell: async () => ({ words: (await job.delivery?.tell(job)) ?? "" }) }),
  post: postPlan,
};
