/** What becomes of a pull request of Remit's own, besides that it is merged. */

/** One that people turned down. */
export interface RejectedPull {
  readonly number: number;
  readonly url: string;
}

/** Remit writes it into the body of a pull request that it closes itself: nobody has turned that one down. */
export const SPENT = "<!-- remit:spent -->";

/** Whether people closed it. */
export function isRejected(pull: { readonly open: boolean; readonly merged: boolean; readonly body: string }): boolean {
  return !pull.open && !pull.merged && !pull.body.includes(SPENT);
}

/** An open one that a run found nothing to add to. */
export interface StandingPull {
  readonly pull: { readonly number: number; readonly url: string; readonly draft: boolean };
  readonly branch: string;
  /** Head of the branch. */
  readonly commit: string;
  /** Its body called the work unfinished, until then. */
  readonly finished: boolean;
}
