/** What a collector of OpenTelemetry is told of a run, as plain data. */

export type Attributes = Readonly<Record<string, string | number | boolean | readonly string[]>>;

export interface Span {
  /** 16 hexadecimal digits. */
  readonly id: string;
  /** Absent for a run that nothing has started. */
  readonly parent?: string;
  readonly name: string;
  /** `client`: a question to another machine. */
  readonly kind: "internal" | "client";
  /** Milliseconds since the epoch. */
  readonly start: number;
  readonly end: number;
  readonly attributes: Attributes;
  /** Class of what went wrong, never its words; absent when nothing did. */
  readonly error?: string;
}

export interface Instrument {
  readonly name: string;
  readonly kind: "counter" | "histogram";
  /** By the Unified Code for Units of Measure. */
  readonly unit: string;
  readonly description: string;
  /** Bounds of a histogram's buckets. */
  readonly bounds?: readonly number[];
}

export interface Measurement {
  /** That of an instrument. */
  readonly name: string;
  readonly value: number;
  readonly attributes: Attributes;
}

export interface Telemetry {
  /** 32 hexadecimal digits. */
  readonly trace: string;
  /** Who runs this, and where. */
  readonly resource: Attributes;
  /** Empty where whoever started the trace does not want it. */
  readonly spans: readonly Span[];
  readonly instruments: readonly Instrument[];
  readonly measurements: readonly Measurement[];
  /** Milliseconds since the epoch, of what was measured. */
  readonly start: number;
  readonly end: number;
}

/** Where telemetry goes. */
export interface Collector {
  /** Never throws, and takes no longer than `timeoutMs`: what was not taken, as sentences; empty when all was. */
  send(telemetry: Telemetry, timeoutMs: number): Promise<readonly string[]>;
}
