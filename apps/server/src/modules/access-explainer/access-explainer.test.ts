import { expect, test } from 'vitest'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { userAt } from '../../testing/people.ts'
import type { SignedIn } from '../../testing/test-server.ts'
import { accessIds, startAccessServer } from '../../testing/access-fixture.ts'
import { makeScope, restrictPermissions } from '../access/testing.ts'

const server = setUpServer(startAccessServer)
const admin = setUpUser(server, 'admin')
const staff = setUpUser(server, 'staff')
const acme = accessIds('acme')
const clientId = (name: string) => server.tenants.clientId(name)
const userId = (name: string, client = 'acme') => server.tenants.userId(client, name)

interface Asked {
  permission?: string
  targetId?: string
  teamId?: string
}

const ask = (who: SignedIn, id: string, asked: Asked = {}, at = 'acme') =>
  who.get(
    `/api/ssp/production/access/${clientId(at)}/users/${id}?${String(
      new URLSearchParams({ function: 'getExplanation', permission: 'USERS_VIEW', ...asked }),
    )}`,
    { 'ssp-client': clientId(at) },
  )
const explain = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).json()

const restrictAt = (username: string, permission: string, at: { client: string; team?: string }) =>
  server.inSystem((tx) =>
    restrictPermissions(tx, userAt(username), [permission], { ...at, client: clientId(at.client) }),
  )

test('names every way by which a permission is held', async () => {
  const held = { allowed: true, denial: null, reach: 'home', strictRights: false, judgedAt: clientId('acme') }
  expect(await explain(admin, userId('reader'))).toEqual({ ...held, role: null, policies: [], direct: true })
  const superadmin = { id: acme.superadminRole, name: 'superadmin', label: 'superadmin' }
  const everything = { id: acme.everything, name: 'everything', label: 'everything' }
  expect(await explain(admin, userId('staff'))).toEqual({
    ...held,
    role: superadmin,
    policies: [everything],
    direct: true,
  })
  const elsewhere = await explain(staff, userId('staff'), { targetId: clientId('borealis') })
  expect(elsewhere).toMatchObject({ allowed: true, reach: 'platform' })
})

test('names the first reason of a denial', async () => {
  await restrictAt('admin', 'TEAMS_VIEW', { client: 'acme', team: acme.team })
  await restrictAt('admin', 'CLIENT_SWITCH', { client: 'borealis' })
  const denials: [string, Asked, string][] = [
    ['gone', {}, 'inactive'],
    ['reader', { targetId: clientId('borealis') }, 'client'],
    ['nobody', {}, 'not_held'],
    ['reader', { permission: 'ROLES_VIEW' }, 'not_held'],
    ['restricted', { permission: 'EMPLOYEES_VIEW' }, 'restricted_client'],
    ['admin', { permission: 'TEAMS_VIEW', teamId: acme.team }, 'restricted_team'],
  ]
  for (const [name, asked, denial] of denials) {
    expect([name, await explain(staff, userId(name), asked)]).toEqual([
      name,
      expect.objectContaining({ allowed: false, denial }),
    ])
  }
  expect(await explain(staff, userId('restricted'), { permission: 'EMPLOYEES_VIEW' })).toMatchObject({ direct: true })
  expect(await explain(staff, userId('admin'), { permission: 'TEAMS_VIEW' })).toMatchObject({ allowed: true })
  // Judged at the client of the account, so that no account loses the way back.
  await server.inSystem((tx) => makeScope(tx, userAt('admin'), clientId('borealis')))
  const switching = { permission: 'CLIENT_SWITCH', targetId: clientId('borealis') }
  expect(await explain(admin, userId('admin'), switching)).toMatchObject({
    allowed: true,
    reach: 'granted',
    judgedAt: clientId('acme'),
  })
})

test('everybody may ask about themself, also from another client; about others with USERS_VIEW', async () => {
  const nobody = await server.signIn('nobody')
  expect(await explain(nobody, userId('nobody'))).toMatchObject({ allowed: false, denial: 'not_held' })
  expect((await ask(nobody, userId('reader'))).json()).toMatchObject({ code: 'forbidden', permission: 'USERS_VIEW' })
  expect(await explain(staff, userId('staff'), {}, 'borealis')).toMatchObject({ allowed: true, reach: 'platform' })
})

test('what is out of reach is absent', async () => {
  const answers = [
    await ask(admin, userId('reader', 'borealis')),
    await ask(staff, userId('reader'), {}, 'borealis'),
    await ask(admin, userId('reader'), { targetId: clientId('castor') }),
    await ask(staff, userId('reader'), { targetId: clientId('castor') }),
    await ask(admin, userId('admin'), { targetId: clientId('castor') }),
    await ask(staff, userId('reader'), { teamId: accessIds('borealis').team }),
    await ask(admin, userId('reader'), { permission: 'NO_SUCH_THING' }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404))
})

test('says what the server does: for everybody, at every client, for every list', async () => {
  const lists: [string, (at: string) => string][] = [
    ['EMPLOYEES_VIEW', (at) => `employees/${at}`],
    ['USERS_VIEW', (at) => `access/${at}/users`],
    ['POLICIES_UPDATE', (at) => `access/${at}/policies?function=getImpact&policyId=${at}&permissionId=${at}`],
    ['PLATFORM_VIEW', (at) => `platform/${at}/employees?function=getEmployees`],
  ]
  for (const name of ['admin', 'reader', 'staff', 'restricted', 'nobody']) {
    const who = await server.signIn(name)
    for (const place of ['acme', 'borealis']) {
      const at = clientId(place)
      for (const [permission, path] of lists) {
        const explained = await ask(staff, userId(name), { permission, targetId: at })
        const answer = await who.get(`/api/ssp/production/${path(at)}`, { 'ssp-client': at })
        // The impact of a policy that does not exist is absent, once one may ask.
        const opens = answer.statusCode === 200 || (permission === 'POLICIES_UPDATE' && answer.statusCode === 404)
        const { allowed, reach } = explained.json()
        expect([name, place, permission, reach !== null && opens]).toEqual([name, place, permission, allowed])
      }
    }
  }
})
