import type { ClientRef } from '../../src/access/actor.ts'

/** A signed-in person made for one case, whose rights are known exactly. */
export interface Caller {
  userId: string
  username: string
  email: string
  sessionId: string
  home: ClientRef
  token: string
  refreshToken: string
  /** A grant to set one new password, as a one-time code gives it. */
  resetGrant: string
  /** The employee of the account. */
  employeeId: string | undefined
  /** Clients whose data this person may see; anybody else's in an response is a leak. */
  sees: ReadonlySet<string>
}
