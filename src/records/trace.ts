/** The run's place in a trace of OpenTelemetry. */
export interface Trace {
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** The span of the run itself, which commands get as their parent: 16 hexadecimal digits. */
  readonly span: string;
  /** The span that the run was started under; absent where it begins the trace. */
  readonly parent?: string;
  /** Whether whoever began the trace wants its spans. */
  readonly sampled: boolean;
}
