/** How the branches of Remit's work on one subject are told from others. `change/branch` names them. */

export interface SubjectBranches {
  /** `remit/issue-12`. */
  readonly exact: string;
  /** `remit/issue-12-`: with anything after it. */
  readonly below: string;
}

/** `prefix` is the action's `branch-prefix`, such as `remit/`. */
export function subjectBranches(prefix: string, issue: number): SubjectBranches {
  const exact = `${prefix}issue-${issue}`;
  return { exact, below: `${exact}-` };
}
