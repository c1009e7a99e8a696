/** A kind of job: its name in the queue and, in its type, what a job carries. Declared once, beside its worker. */
export interface JobKind<Payload> {
  readonly name: string
  /** Only in the type; never set. */
  readonly payload?: Payload
}

/** A kind of job with the function that does its work. The function may run more than once for one job. */
export interface JobWorker {
  readonly name: string
  /** How many are taken from the queue at once. Default 1. */
  readonly batch?: number
  run(payload: unknown): Promise<void>
}

/** Declares a kind of job; `void` carries nothing. */
export const jobKind = <Payload = void>(name: string): JobKind<Payload> => ({ name })

/** Makes the worker of a kind of job. */
export function jobWorker<Payload>(
  kind: JobKind<Payload>,
  run: (payload: Payload) => Promise<void>,
  options: Pick<JobWorker, 'batch'> = {},
): JobWorker {
  return { ...options, name: kind.name, run: (payload) => run(payload as Payload) }
}
