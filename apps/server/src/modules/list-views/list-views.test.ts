import { beforeAll, expect, test } from 'vitest'
import { grantTo, userAt } from '../../testing/people.ts'
import { restrictTeam } from '../../testing/restrict-team.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import type { SignedIn } from '../../testing/test-server.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const reader = setUpUser(server, 'reader')
const other = setUpUser(server, 'admin', { client: 'borealis' })
const nobody = setUpUser(server, 'nobody')

interface View {
  id: string
  name: string
  query: string
  shared: boolean
  own: boolean
  owner: string | null
  ownerLeft: boolean
}
const url = (clientId: string, rest = '') => `/api/ssp/production/listViews/${clientId}${rest}`
const list = async (who: SignedIn, of = 'employees') =>
  (await who.send({ method: 'GET', url: url(who.clientId, `?list=${of}`) })).json<View[]>()
const save = (who: SignedIn, body: object) =>
  who.send({
    method: 'POST',
    url: url(who.clientId),
    payload: { list: 'employees', name: 'Drivers', query: '?search=drivers', shared: false, ...body },
  })
const saved = async (who: SignedIn, body: object) => {
  const response = await save(who, body)
  expect(response.statusCode, response.body).toBe(201)
  return response.json<View>()
}
const change = (who: SignedIn, id: string, payload: object) =>
  who.send({ method: 'PATCH', url: url(who.clientId, `/${id}`), payload })
const remove = async (who: SignedIn, id: string) =>
  (await who.send({ method: 'DELETE', url: url(who.clientId, `/${id}`) })).statusCode
const namesOf = (views: View[]) => views.map(({ name }) => name)

beforeAll(() => grantTo(server, ['admin', 'reader'], ['EMPLOYEES_VIEW', 'TEAMS_VIEW']))

test('an own view is its owner’s alone, a shared one is read by all who may open the list', async () => {
  const own = await saved(admin, { name: '  <b>Mine</b> ' })
  const shared = await saved(admin, { name: 'Ours', shared: true })
  expect(own).toMatchObject({ name: '<b>Mine</b>', own: true, shared: false, owner: 'admin of acme', ownerLeft: false })
  expect(namesOf(await list(admin))).toEqual(['<b>Mine</b>', 'Ours'])
  expect(await list(reader)).toMatchObject([{ id: shared.id, own: false, shared: true, owner: 'admin of acme' }])
  expect(await list(other)).toEqual([])
  expect(await list(admin, 'teams')).toEqual([])
  expect((await nobody.send({ method: 'GET', url: url(nobody.clientId, '?list=employees') })).statusCode).toBe(403)
  expect((await save(nobody, {})).statusCode).toBe(403)
})

test('only the owner changes or removes a view; what cannot be read is absent', async () => {
  const own = await saved(admin, { name: 'Kept' })
  const shared = await saved(admin, { name: 'Kept by all', shared: true })
  expect((await change(reader, own.id, { name: 'Taken' })).statusCode).toBe(404)
  expect((await change(reader, shared.id, { name: 'Taken' })).statusCode).toBe(403)
  expect((await change(nobody, shared.id, { name: 'Taken' })).statusCode).toBe(404)
  expect((await change(other, shared.id, { name: 'Taken' })).statusCode).toBe(404)
  expect([await remove(reader, own.id), await remove(reader, shared.id), await remove(other, shared.id)]).toEqual([
    404, 403, 404,
  ])
  const changed = await change(admin, shared.id, { name: 'Renamed', query: '?sort=-surname', shared: false })
  expect(changed.json()).toMatchObject({ name: 'Renamed', query: '?sort=-surname', shared: false, own: true })
  expect(namesOf(await list(reader))).not.toContain('Renamed')
  expect(await remove(admin, shared.id)).toBe(200)
  expect(namesOf(await list(admin))).not.toContain('Renamed')
  const rows = await server.deps.database.withSystem((tx) =>
    tx.selectFrom('audit_log').select(['client_id', 'action']).where('target', '=', shared.id).orderBy('at').execute(),
  )
  expect(rows.map(({ action }) => action)).toEqual(['listView.create', 'listView.change', 'listView.remove'])
})

test('a name in use is rejected at its field, also of two saved at once', async () => {
  const at = [await saved(admin, { name: 'Once' }), await saved(reader, { name: 'Once' })]
  expect(at).toHaveLength(2)
  const taken = await save(admin, { name: 'ONCE' })
  expect([taken.statusCode, taken.json().fields]).toEqual([409, { name: 'You have a view with this name already.' }])
  const both = await Promise.all([admin, reader].map((who) => save(who, { name: 'Together', shared: true })))
  expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([201, 409])
  const together = await saved(admin, { name: 'together' })
  const shared = await change(admin, together.id, { shared: true })
  expect([shared.statusCode, shared.json().fields]).toEqual([
    409,
    { name: 'A shared view with this name exists already.' },
  ])
})

test('names, lists and queries are limited', async () => {
  const bad = [
    { name: '   ' },
    { name: 'x'.repeat(61) },
    { list: 'secrets' },
    { query: `?${'x'.repeat(2000)}` },
    { query: 'https://elsewhere.example/?search=a' },
    { query: '//elsewhere.example' },
    { query: '?a#b' },
    { query: '?a b' },
  ]
  for (const body of bad) expect((await save(admin, body)).statusCode, JSON.stringify(body)).toBe(400)
})

test('an account has 50 views at a client and a client 100 shared ones', async () => {
  const client_id = server.tenants.clientId('borealis')
  const owner = { owner_client_id: client_id, owner_id: userAt('admin', 'borealis').user_id }
  const fill = (count: number, of: object) =>
    server.deps.database.withSystem((tx) =>
      tx
        .insertInto('list_views')
        .values(
          Array.from({ length: count }, (_, index) => ({
            client_id,
            id: crypto.randomUUID(),
            list: 'employees',
            name: `View ${index}`,
            query: '',
            ...owner,
            ...of,
          })),
        )
        .execute(),
    )
  await fill(50, { private_to: owner.owner_id })
  expect((await save(other, { name: 'One more' })).json().message).toMatch('at most 50 views')
  await server.deps.database.withSystem((tx) =>
    tx.deleteFrom('list_views').where('client_id', '=', client_id).execute(),
  )
  await fill(100, { owner_id: null, private_to: null })
  expect((await save(other, { name: 'One more', shared: true })).json().message).toMatch('At most 100 views')
  expect((await save(other, { name: 'One more' })).statusCode).toBe(201)
})

test('a shared view outlives the account of its owner; an unrestricted administrator may remove it', async () => {
  const { client_id, user_id } = userAt('leaver')
  await server.deps.database.withSystem(async (tx) => {
    const account = { client_id, id: user_id, username: 'leaver', label: 'Lea Ver', password_hash: 'none' }
    await tx.insertInto('users').values(account).execute()
    const view = { client_id, list: 'employees', query: '', owner_client_id: client_id, owner_id: user_id }
    await tx
      .insertInto('list_views')
      .values([
        { ...view, id: crypto.randomUUID(), name: 'Left behind', private_to: null },
        { ...view, id: crypto.randomUUID(), name: 'Left too', private_to: user_id },
      ])
      .execute()
  })
  const find = async (who: SignedIn) => (await list(who)).find(({ name }) => name === 'Left behind')
  expect(await find(admin)).toMatchObject({ owner: 'Lea Ver', ownerLeft: false })
  expect(await remove(admin, (await find(admin))!.id)).toBe(403)
  await server.deps.database.withSystem((tx) =>
    tx.deleteFrom('users').where('client_id', '=', client_id).where('id', '=', user_id).execute(),
  )
  const rows = await server.deps.database.withSystem((tx) =>
    tx.selectFrom('list_views').select('name').where('name', 'in', ['Left behind', 'Left too']).execute(),
  )
  expect(rows).toEqual([{ name: 'Left behind' }])
  await restrictTeam(server, { username: 'reader', permission: 'EMPLOYEES_VIEW', employees: [1] })
  const left = (await find(reader))!
  expect(left).toMatchObject({ owner: null, ownerLeft: true, own: false })
  expect(await remove(reader, left.id)).toBe(403)
  expect((await change(admin, left.id, { name: 'Mine now' })).statusCode).toBe(403)
  expect(await remove(admin, left.id)).toBe(200)
})

test('row security hides a private view from every other account, whichever statement asks', async () => {
  const { id } = await saved(admin, { name: 'Hidden' })
  const clientId = server.tenants.clientId('acme')
  const { platform_id: platformId } = await server.deps.database.withSystem((tx) =>
    tx.selectFrom('clients').select('platform_id').where('id', '=', clientId).executeTakeFirstOrThrow(),
  )
  const scope = { clientId, platformId, userId: userAt('reader').user_id }
  const seen = await server.deps.database.withTenant(scope, (tx) =>
    tx.selectFrom('list_views').select('id').where('id', '=', id).execute(),
  )
  expect(seen).toEqual([])
})
