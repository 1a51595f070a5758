/** What an OpenTelemetry collector receives about a run, as plain data. */

export type Attributes = Readonly<Record<string, string | number | boolean | readonly string[]>>;

export interface Span {
  /** 16 hexadecimal digits. */
  readonly id: string;
  /** Absent for a run that no span started. */
  readonly parent?: string;
  readonly name: string;
  /** `client`: a request to another machine. */
  readonly kind: "internal" | "client";
  /** Both in milliseconds since the epoch. */
  readonly start: number;
  readonly end: number;
  readonly attributes: Attributes;
  /** Class of the error, never its message; absent for none. */
  readonly error?: string;
}

export interface Instrument {
  readonly name: string;
  readonly kind: "counter" | "histogram";
  /** In the Unified Code for Units of Measure. */
  readonly unit: string;
  readonly description: string;
  /** Bounds of a histogram's buckets. */
  readonly bounds?: readonly number[];
}

export interface Measurement {
  /** The instrument's name. */
  readonly name: string;
  /** In the instrument's unit. */
  readonly value: number;
  readonly attributes: Attributes;
}

export interface Telemetry {
  /** 32 hexadecimal digits. */
  readonly trace: string;
  /** Identifies the sender. */
  readonly resource: Attributes;
  /** Empty when the trace's creator does not want it sampled. */
  readonly spans: readonly Span[];
  readonly instruments: readonly Instrument[];
  readonly measurements: readonly Measurement[];
  /** The measured time, both in milliseconds since the epoch. */
  readonly start: number;
  readonly end: number;
}

/** Where telemetry goes. */
export interface Collector {
  /** Takes `timeoutMs` at most, never throws. Sentences about what was not accepted; empty for nothing. */
  send(telemetry: Telemetry, timeoutMs: number): Promise<readonly string[]>;
}
