import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  admin,
  addTeam,
  apply,
  base,
  person,
  rowsOf,
  server,
  setUpBulkServer,
  stored,
  teamsOf,
} from '../../testing/bulk-fixture.ts'
import { grantTo, userAt } from '../../testing/people.ts'
import type { SignedIn } from '../../testing/test-server.ts'
import { restrictPermissions } from '../access/testing.ts'

setUpBulkServer()
let [own, second, open] = ['', '', '']

const setStrict = (strict_rights: 0 | 1) =>
  admin.patch(`/api/ssp/production/client/${admin.clientId}`, { strict_rights })
const lift = async () => {
  const { user_id } = userAt('reader')
  await server.db.deleteFrom('user_permissions_only').where('user_id', '=', user_id).execute()
  await server.db.deleteFrom('user_permission_restrictions').where('user_id', '=', user_id).execute()
}

beforeEach(async () => {
  await grantTo(server, ['reader'], ['EMPLOYEES_VIEW', 'EMPLOYEES_CREATE', 'EMPLOYEES_UPDATE', 'TEAMS_VIEW'])
  own = await addTeam('Own')
  second = await addTeam('Second')
  open = await addTeam('Open')
})
afterEach(async () => {
  await lift()
  await setStrict(0)
})

/** Limits `reader` to teams. */
const limit = (permission: string, teams: readonly string[]) =>
  server.inSystem(async (tx) => {
    for (const [index, team] of teams.entries())
      await restrictPermissions(tx, userAt('reader'), [permission], { team, only: index === 0 })
  })

/** Each way to create the employee B-1, by the names of teams. Rejections name the reason. */
const WAYS: Record<
  string,
  (who: SignedIn, teams: Record<string, string>, named?: string) => Promise<string | undefined>
> = {
  async 'quick create'(who, teams, named) {
    const body = { clientId: who.clientId, identifier: 'B-1', ...(named && { teamId: teams[named] }) }
    const sent = await who.post(`/api/ssp/production/employees/${who.clientId}?function=quickCreate`, body)
    return sent.statusCode === 201 ? undefined : Object.keys(sent.json().fields ?? {}).join() || sent.json().code
  },
  async 'a file'(who, _teams, named) {
    const row = person(1, named ? { teams: [named] } : {})
    const started = await who.post(base(who), { kind: 'import', fileName: 'people.csv' })
    if (started.statusCode !== 201) return started.json().code
    const { id } = started.json()
    const added = await who.post(`${base(who)}/${id}/rows`, { rows: [row] })
    if (added.statusCode !== 200) return added.json().code
    const [rejected] = await rowsOf(id, 'rejected', who)
    await apply(id, { rows: 1 }, who)
    await server.deps.jobs.drain()
    return rejected?.reason
  },
}

const RULES = [
  { permission: 'EMPLOYEES_VIEW', strict: 0 },
  { permission: 'EMPLOYEES_VIEW', strict: 1 },
  { permission: 'EMPLOYEES_CREATE', strict: 1 },
] as const

test.each(Object.keys(WAYS).flatMap((way) => RULES.map((rule) => ({ way, ...rule }))))(
  '$way by an account with $permission for some teams only, strict $strict, creates into one of them',
  async (rule) => {
    const { way, permission, strict } = rule
    await setStrict(strict)
    const who = await server.signIn('reader')
    const teams = { Own: own, Second: second, Open: open }
    const result = async (limits: readonly string[], named?: string) => {
      await lift()
      await limit(permission, limits)
      await server.db.deleteFrom('employees').where('identifier', '=', 'B-1').execute()
      const rejection = await WAYS[way]?.(who, teams, named)
      return (await stored('B-1')) ? teamsOf('B-1') : rejection
    }
    const missing = way === 'a file' ? 'team_missing' : 'teamId'
    expect(await result([own])).toEqual(['Own'])
    expect(await result([own], 'Own')).toEqual(['Own'])
    expect(await result([own], 'Open')).toBe(missing)
    expect(await result([own, second])).toBe(missing)
    expect(await result([own, second], 'Second')).toEqual(['Second'])
    await server.db.deleteFrom('teams').where('id', '=', own).execute()
    expect(await result([own])).toBe('forbidden')
  },
)

test.each(Object.keys(WAYS))('%s without a limit puts into the named team or into none', async (way) => {
  const who = await server.signIn('reader')
  expect(await WAYS[way]?.(who, { Open: open }, 'Open')).toBeUndefined()
  expect(await teamsOf('B-1')).toEqual(['Open'])
  await server.db.deleteFrom('employees').where('identifier', '=', 'B-1').execute()
  expect(await WAYS[way]?.(who, {})).toBeUndefined()
  expect(await teamsOf('B-1')).toEqual([])
})

test('a file that was compared before the limit creates no employee outside of it', async () => {
  const who = await server.signIn('reader')
  const { id } = (await who.post(base(who), { kind: 'import', fileName: 'people.csv' })).json()
  await who.post(`${base(who)}/${id}/rows`, {
    rows: [person(1), person(2, { teams: ['Open'] }), person(3, { teams: ['Own'] })],
  })
  await limit('EMPLOYEES_VIEW', [own])
  expect((await apply(id, { rows: 3 }, who)).statusCode).toBe(200)
  await server.deps.jobs.drain()
  expect([await stored('B-1'), await stored('B-2')]).toEqual([undefined, undefined])
  expect(await teamsOf('B-3')).toEqual(['Own'])
})
