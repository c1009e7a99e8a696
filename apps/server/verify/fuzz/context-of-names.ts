import { uuidOf } from '../../src/seed/ids.ts'
import type { Context, Records } from '../world/fixture.ts'
import type { Caller } from '../world/caller.ts'

/** Records and a caller that are in no database: an id for each name. */
export const contextOfNames: Context = {
  records: new Proxy({} as Records, { get: (_none, name) => uuidOf('record', String(name)) }),
  caller: {
    userId: uuidOf('caller'),
    username: 'caller',
    email: 'caller@verify.example',
    refreshToken: 'x'.repeat(43),
    resetGrant: 'y'.repeat(43),
  } as Caller,
  sibling: { id: uuidOf('sibling') },
}
