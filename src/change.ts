/** From edited files to a pull request or a review: workspace, changes, proposal, checks against the policy, publication. */
export {
  type Baseline,
  BASELINE_FILE,
  coveredOf,
  layeredBaseline,
  MOST_PUBLISHED_BYTES,
  type PinnedPlace,
  readBaseline,
  reviveBaseline,
  wasUntracked,
  writeBaseline,
} from "./change/baseline.ts";
export { RecordLost } from "./change/record.ts";
export { finishBody, markClosedByRemit, UNFINISHED } from "./change/body.ts";
export { chooseBranch, isTasks } from "./change/branch.ts";
export { isOursAlone, joinBase, planCatchUp } from "./change/catch-up.ts";
export { githubFault, pushFault } from "./change/causes.ts";
export { type Change, type Changes, differ, isGenerated, readChanges, whyNotPublished } from "./change/changes.ts";
export { fetchMissing, findGitDirectory, prepareWorkspace } from "./change/checkout.ts";
export { refuseByName } from "./change/gate.ts";
export { fileAt } from "./change/survey.ts";
export { searchLayer } from "./change/layer.ts";
export { clearWays, pathsWritten, writeEntry, writeLayer, writeToCheckout } from "./change/layout.ts";
export { describeMerge, type MergePreview, type MergeWritten } from "./change/merge.ts";
export { type EarlierReviews, postedBefore, postReview, readBefore, type ReviewText } from "./change/post-review.ts";
export { plainFiles, type Proposal, proposeFiles, type ProposedFile } from "./change/proposal.ts";
export { sendProposal, type PublishFacts, type PublishResult, finishSending } from "./change/publish.ts";
export { changedPolicy, judgeAgain, judgeBranch, recheck, type RecheckFacts } from "./change/recheck.ts";
export { maskPlan, planReview, readNotes, refuseReview } from "./change/review.ts";
export { fitTitle, readHabit, splitTitle, type TitleHabit } from "./change/title.ts";
export { fixesFailedRun, keyIn, namesRequest, titlesIn } from "./change/trailers.ts";
export { type ChangeText, titleFrom } from "./change/wording.ts";
export { openWorkspace, type Workspace } from "./change/workspace.ts";
