/** GitHub's runner, and the log on disk. */

/** GitHub's runner: its log, its command files. Values are redacted and cannot form workflow commands. */
export interface Runner {
  /** One or more lines for the step's log; untrusted text is printed so that no line can be a workflow command. */
  print(text: string): void;
  annotate(level: "error" | "warning" | "notice", title: string, message: string): void;
  mask(secret: string): void;
  setOutput(name: string, value: string): void;
  /** For the post step. */
  saveState(name: string, value: string): void;
  /** The whole job summary of this step, replaced. False when the runner did not take it, which is then said. */
  writeSummary(markdown: string): Promise<boolean>;
}

/** The log on disk: one line an entry, flushed before `append` returns. */
export interface LogFile {
  readonly path: string;
  append(line: string): void;
}
