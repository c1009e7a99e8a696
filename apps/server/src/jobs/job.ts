import type { KindName } from './kinds.ts'

/**
 * A kind of job: its name in the queue and, in its type, the data of a job. Declared once, beside its worker; `kinds.ts`
 * has its rules.
 */
export interface JobKind<Payload> {
  readonly name: string
  /** Only in the type; never set. */
  readonly payload?: Payload
}

/** A kind of job with the function that does its work. The function may run more than once for one job. */
export interface JobWorker {
  readonly name: string
  run(payload: unknown): Promise<void>
}

/** Declares a kind of job; `void` carries nothing. */
export const jobKind = <Payload = void>(name: KindName): JobKind<Payload> => ({ name })

/** Creates the worker of a kind of job. */
export const jobWorker = <Payload>(kind: JobKind<Payload>, run: (payload: Payload) => Promise<void>): JobWorker => ({
  name: kind.name,
  run: (payload) => run(payload as Payload),
})
