/** What describes a span. Attributes hold no personal data: no addresses, parameters, bodies or values of statements. */
export interface SpanOptions {
  attributes?: Record<string, string | number>
  /** Default internal. */
  kind?: 'client' | 'consumer'
  /** A `traceparent`: the span is the first of a trace of its own, which links to that one. */
  link?: string | undefined
}

/** A span that runs. */
export interface RunningSpan {
  traceId: string
  /** Marks it as failed, by the name of the error. */
  fail(error: unknown): void
}

/** The span of a request. */
export interface RequestSpan {
  traceId: string
  /** Runs what belongs to it. */
  run(work: () => void): void
  end(facts: { name: string; status: number; attributes: Record<string, string> }): void
}

/** Traces of requests, statements, jobs and mails. Where it is off there is none, and nothing of OpenTelemetry is loaded. */
export interface Tracing {
  /** Begins the span of a request, below the one that its headers name. */
  request(headers: Record<string, string | string[] | undefined>, method: string): RequestSpan
  /** Runs work in a span below the running one; an error of it ends the span as failed. */
  span<T>(name: string, options: SpanOptions, work: (span: RunningSpan) => Promise<T>): Promise<T>
  /** Adds a statement that has just ended below the running span; without one nothing. */
  statement(text: string, milliseconds: number, error?: unknown): void
  /** The running span, as W3C `traceparent`. */
  parent(): string | undefined
  /** Sends what is left. */
  stop(): Promise<void>
}
