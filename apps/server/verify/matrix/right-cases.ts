import type { ClientRef } from '../../src/access/actor.ts'
import { fieldsOf } from '../contract/declarations.ts'
import { isWrite, type Operation } from '../contract/operations.ts'
import { requestOf } from '../contract/requests.ts'
import type { Draft } from '../world/fixture.ts'
import { as, type CallerPlan } from '../world/callers.ts'
import type { Caller } from '../world/caller.ts'
import type { Actors } from '../world/actors.ts'
import { fixtureOf } from '../world/fixtures.ts'
import type { World } from '../world/world.ts'
import type { Case } from './case.ts'

/** Kinds of records that are part of an account. */
const OF_ACCOUNT: ReadonlySet<string | undefined> = new Set(['user', 'user-permission', 'user-scope'])

/** Whether an operation changes another account: the caller must hold at least as much, whatever is changed. */
const changesAccount = (operation: Operation): boolean =>
  isWrite(operation) &&
  Array.isArray(operation.access) &&
  operation.access.some((name) => name.startsWith('USERS_')) &&
  fieldsOf(operation).some(([, schema]) => OF_ACCOUNT.has(schema['x-ssp-record']))

const FORBIDDEN = [403] as const
const NOT_FOUND = [404] as const

/** Callers without the right, with it somewhere else, and with it no longer. */
export async function rightCases(world: World, actors: Actors, draft: Draft): Promise<Case[]> {
  const { own, foreign } = world.clients
  const { requires, escalations } = fixtureOf(draft.operation.id)
  const access = requires ?? draft.operation.access
  if (typeof access === 'string') return []
  const lacks = (name: string) => !access.includes(name)
  const views = new Set(access.map((name) => name.replace(/_(?:CREATE|UPDATE|DELETE)$/, '_VIEW')).filter(lacks))
  // Operations that require the same right share their actors.
  const person = (name: string, plan: Omit<CallerPlan, 'home'>) =>
    actors.person(`${name}: ${access.join()}`, { home: own, ...plan })
  const send = (name: string, caller: Caller, tried = draft): Case => ({
    name,
    request: as(caller, requestOf(tried)),
    caller,
    allowed: FORBIDDEN,
  })
  const cases = [
    send('every permission but the right one', await person('all but', { permissions: lacks })),
    send('no permission', await person('nothing', { permissions: () => false })),
    send('restricted for the client', await person('restricted', { permissions: 'all', restrictedAtHome: access })),
  ]
  if (views.size > 0)
    cases.push(
      send('VIEW instead of the change', await person('sees only', { permissions: (name) => views.has(name) })),
    )
  // A body with `false` takes rights away.
  const gives = escalations !== undefined && !JSON.stringify(draft.body).includes(':false')
  const bodies = escalations?.map((body) => ({ ...draft, body: body(draft) })) ?? []
  const touches = changesAccount(draft.operation) ? [draft, ...bodies] : []
  if (gives || touches.length > 0) {
    // The records carry a permission of their own, which this caller lacks.
    const unprivileged = await person('unprivileged', {
      permissions: (name) => access.includes(name) || name === 'PLATFORM_VIEW',
      twinAt: foreign,
    })
    if (gives) cases.push(send('gives what is not held', unprivileged))
    cases.push(
      ...touches.map((tried) => ({ ...send('touches who holds more', unprivileged, tried), mayLeaveOut: true })),
    )
  }
  const withdrawn = await actors.person('withdrawn', { home: own, permissions: 'all' }, ({ userId }) =>
    world.deps.database.withSystem((tx) => tx.deleteFrom('user_permissions').where('user_id', '=', userId).execute()),
  )
  cases.push(send('withdrawn in the session', withdrawn))
  return cases
}

/** Somebody who may do everything, but under these permissions nothing for one team. */
export const ruledBy = (
  actors: Actors,
  home: ClientRef,
  team: string,
  permissions: readonly string[],
): Promise<Caller> =>
  actors.person(`a team restricts ${permissions.join()}`, {
    home,
    permissions: 'all',
    restrictedFrom: [{ client: home, team, permissions }],
  })

/** At a client with strict rights: everybody but who lacks the strict permission of the operation may call it. */
export async function strictCases(actors: Actors, draft: Draft, home: ClientRef, caller: Caller): Promise<Case[]> {
  const { strict } = draft.operation
  if (strict === undefined) return []
  const lacking = await actors.person(`lacks ${strict}`, { home, permissions: (name) => name !== strict })
  return [
    { name: `without ${strict}`, request: as(lacking, requestOf(draft)), caller: lacking, allowed: FORBIDDEN },
    { name: `with ${strict}`, request: as(caller, requestOf(draft)), caller, allowed: [200, 201, 202, 204] },
  ]
}

/** People of other clients, staff of the other platform, and a granted client taken away again. */
export async function strangerCases(world: World, actors: Actors, original: Draft): Promise<Case[]> {
  if (!('clientId' in original.path || 'ssp-client' in original.headers)) return []
  const { own, sibling, foreign } = world.clients
  const local = (name: string) => name !== 'PLATFORM_VIEW'
  const send = (name: string, caller: Caller): Case => ({
    name,
    request: as(caller, requestOf(original)),
    caller,
    allowed: NOT_FOUND,
  })
  const cases = [
    send("another platform's staff", await actors.person('stranger', { home: foreign, permissions: 'all' })),
    send(
      'administrator of the sibling client',
      await actors.person('neighbour', { home: sibling, permissions: local }),
    ),
  ]
  const guest = { home: sibling, permissions: local, scopes: [own] }
  const scoped = await actors.person('guest', guest, ({ userId }) =>
    world.deps.database.withSystem((tx) => tx.deleteFrom('user_scopes').where('user_id', '=', userId).execute()),
  )
  cases.push(send('granted client withdrawn in the session', { ...scoped, sees: new Set([sibling.id]) }))
  return cases
}
