import type { InjectOptions } from 'fastify'
import type { Caller } from '../world/caller.ts'

/** One request of the matrix and what may come back. */
export interface Case {
  name: string
  request: InjectOptions
  /** Who is signed in; null without a session, as with a forged token. */
  caller: Caller | null
  /** Statuses that are right. */
  allowed: readonly number[]
  /** Whether a selection may leave out what is not allowed: a success of which nothing was done. Default false. */
  mayLeaveOut?: boolean
}

/** Not signed in, or not for what was shown. */
export const SIGNED_OUT = [401] as const
/** Rejected, by whichever rule sees it first. */
export const REJECTED = [400, 403, 404, 409] as const
/** A malformed or foreign address. */
export const NOWHERE = [400, 404] as const
