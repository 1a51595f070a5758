/** The run's place in an OpenTelemetry trace. */
export interface Trace {
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** The span of the run itself, which commands get as their parent: 16 hexadecimal digits. */
  readonly span: string;
  /** The span that started the run; absent when the run begins the trace. */
  readonly parent?: string;
  /** Whether the trace's creator wants its spans. */
  readonly sampled: boolean;
}
