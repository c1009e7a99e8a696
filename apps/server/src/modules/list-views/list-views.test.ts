import { beforeEach, expect, test } from 'vitest'
import { employeeAt, linkUser } from '../../testing/people.ts'
import { liftRestriction, restrictTeam } from '../../testing/restrict-team.ts'
import { setUpServer } from '../../testing/set-up-server.ts'
import type { SignedIn } from '../../testing/test-server.ts'
import { makeUser } from '../access/testing.ts'
import { makeListView } from './testing.ts'

const server = setUpServer()

interface View {
  id: string
  name: string
  query: string
  shared: boolean
  own: boolean
  removable: boolean
  owner: string | null
  version: number
}

const QUERY = 'layout=list&search=ann&sort=-surname&status=active&columns=name%2C-team'
const url = (clientId: string, rest = '') => `/api/ssp/production/list-views/${clientId}${rest}`
const list = async (user: SignedIn, of = 'employees') =>
  (await user.get(url(user.clientId, `?list=${of}`))).json<View[]>()
const create = (user: SignedIn, view: object = {}, headers = {}) =>
  user.post(url(user.clientId), { list: 'employees', name: 'Unregistered', query: QUERY, ...view }, headers)
const change = (user: SignedIn, id: string, payload: object, headers = {}) =>
  user.patch(url(user.clientId, `/${id}`), payload, headers)
const remove = (user: SignedIn, id: string, headers = {}) =>
  user.send({ method: 'DELETE', url: url(user.clientId, `/${id}`), headers })
const actions = () =>
  server.inSystem(async (tx) => {
    const rows = await tx
      .selectFrom('audit_log')
      .select('action')
      .where('action', 'like', 'list-view.%')
      .orderBy('at')
      .execute()
    return rows.map(({ action }) => action)
  })

beforeEach(() =>
  server.inSystem(async (tx) => {
    await tx.deleteFrom('list_views').execute()
    await tx.updateTable('users').set({ status: 'active' }).where('username', '=', 'reader').execute()
  }),
)

test('a private view is seen by its owner alone, a shared one by everybody who may open the list', async () => {
  const [admin, reader] = [await server.signIn('admin'), await server.signIn('reader')]
  const made = (await create(reader, { name: '  Not \n registered  ' })).json<View>()
  expect(made).toMatchObject({ name: 'Not registered', query: QUERY, shared: false, own: true, removable: true })
  expect(await list(reader)).toEqual([made])
  expect(await list(admin)).toEqual([])
  expect((await change(admin, made.id, { name: 'Mine' })).statusCode).toBe(404)
  expect((await remove(admin, made.id)).statusCode).toBe(404)

  const shared = (await change(reader, made.id, { shared: true })).json<View>()
  expect(shared).toMatchObject({ shared: true, version: 2 })
  expect(await list(admin)).toEqual([{ ...shared, own: false }])
  expect(await list(admin, 'users')).toEqual([])
  expect((await change(admin, made.id, { name: 'Mine' })).statusCode).toBe(403)
})

test('a client does not see the views of another, whatever their id', async () => {
  const [admin, other] = [await server.signIn('admin'), await server.signIn('admin', { client: 'borealis' })]
  const { id } = (await create(admin, { shared: true })).json<View>()
  expect(await list(other)).toEqual([])
  expect((await change(other, id, { name: 'Mine' })).statusCode).toBe(404)
  expect((await remove(other, id)).statusCode).toBe(404)
  const headers = { 'ssp-client': admin.clientId }
  const foreign = await other.get(url(admin.clientId, '?list=employees'), headers)
  expect(foreign.statusCode).toBe(404)
})

test('the permission of the list is needed, for shared views of others too', async () => {
  const [admin, reader] = [await server.signIn('admin'), await server.signIn('reader')]
  expect((await create(reader, { list: 'teams' })).statusCode).toBe(403)
  expect((await reader.get(url(reader.clientId, '?list=teams'))).statusCode).toBe(403)
  const { id } = (await create(admin, { list: 'teams', shared: true })).json<View>()
  expect((await change(reader, id, { name: 'Mine' })).statusCode).toBe(403)
  expect((await remove(reader, id)).statusCode).toBe(403)
})

test('a shared view is removed by its owner or by an account that may change accounts', async () => {
  const [admin, reader] = [await server.signIn('admin'), await server.signIn('reader')]
  const ofAdmin = (await create(admin, { shared: true })).json<View>()
  expect(await list(reader)).toMatchObject([{ own: false, removable: false }])
  expect((await remove(reader, ofAdmin.id)).statusCode).toBe(403)
  expect((await remove(admin, ofAdmin.id)).statusCode).toBe(200)

  const ofReader = (await create(reader, { shared: true })).json<View>()
  await server.db.updateTable('users').set({ status: 'inactive' }).where('username', '=', 'reader').execute()
  expect(await list(admin)).toMatchObject([{ id: ofReader.id, owner: null, own: false, removable: true }])
  expect((await remove(admin, ofReader.id)).statusCode).toBe(200)
  expect(await list(admin)).toEqual([])
})

test('a deleted account leaves its shared views without a name and takes the private ones along', async () => {
  const admin = await server.signIn('admin')
  const client_id = admin.clientId
  await server.inSystem(async (tx) => {
    const account = { username: 'leaver', label: 'Lea Leaver', password_hash: 'none' }
    const owner_id = await makeUser(tx, client_id, account)
    await makeListView(tx, client_id, { owner_id, name: 'Left', owner_label: 'Lea Leaver', shared: true })
    await makeListView(tx, client_id, { owner_id, name: 'Private' })
    await tx.deleteFrom('users').where('client_id', '=', client_id).where('id', '=', owner_id).execute()
  })
  expect(await list(admin, 'teams')).toMatchObject([{ name: 'Left', owner: null, removable: true }])
  const rows = await server.db.selectFrom('list_views').selectAll().execute()
  expect(rows).toMatchObject([{ name: 'Left', owner_id: null, owner_client_id: null, owner_label: null }])
})

test('of two changes of one version the second gets the current view', async () => {
  const admin = await server.signIn('admin')
  const { id } = (await create(admin)).json<View>()
  const match = { 'if-match': '"1"' }
  expect((await change(admin, id, { query: 'search=bob' }, match)).statusCode).toBe(200)
  const second = await change(admin, id, { query: 'search=eve' }, match)
  expect(second.statusCode).toBe(412)
  expect(second.json()).toMatchObject({ code: 'stale', current: { query: 'search=bob', version: 2 } })
  expect((await remove(admin, id, match)).statusCode).toBe(412)
  expect((await change(admin, id, { query: 'search=bob' }, { 'if-match': '"2"' })).json()).toMatchObject({ version: 2 })
})

test('a name is text, and is free for another list and another owner', async () => {
  const [admin, reader] = [await server.signIn('admin'), await server.signIn('reader')]
  const name = '<b onclick=alert(1)>Late & "new"</b>'
  expect((await create(admin, { name, shared: true })).json()).toMatchObject({ name })
  expect((await create(admin, { name, list: 'teams' })).statusCode).toBe(201)
  expect((await create(reader, { name })).statusCode).toBe(201)
  const again = await create(admin, { name: name.toUpperCase() })
  expect(again.statusCode).toBe(409)
  expect(again.json()).toMatchObject({ fields: { name: 'You have a view with this name already.' } })
  const other = (await create(admin, { name: 'Other' })).json<View>()
  expect((await change(admin, other.id, { name })).statusCode).toBe(409)
  expect((await create(admin, { name: ' \n ' })).statusCode).toBe(400)
  expect((await change(admin, other.id, { name: '  ' })).statusCode).toBe(400)
  expect((await create(admin, { name: 'x'.repeat(81) })).statusCode).toBe(400)
})

test.each([
  ['10 kB', 'a=b&'.repeat(2500)],
  ['markup', 'search=<script>'],
  ['a line break', 'search=a\nb'],
  ['an address', 'https://elsewhere.example/?a#b'],
])('a query of %s is rejected', async (_name, query) => {
  expect((await create(await server.signIn('admin'), { query })).statusCode).toBe(400)
})

test('an account has at most 50 views of a list; two requests with one key save one', async () => {
  const admin = await server.signIn('admin')
  const key = { 'idempotency-key': '5f0f6d5e-0000-4000-8000-00000000ab46' }
  const first = await create(admin, {}, key)
  expect((await create(admin, {}, key)).json()).toEqual(first.json())
  await server.inSystem(async (tx) => {
    const owner_id = server.tenants.userId('acme', 'admin')
    for (let index = 1; index < 50; index += 1)
      await makeListView(tx, admin.clientId, { list: 'employees', owner_id, name: `View ${index}` })
  })
  const over = await create(admin, { name: 'One more' })
  expect(over.statusCode).toBe(409)
  expect(over.json()).toMatchObject({ fields: { name: 'You have 50 views of this list. Remove one first.' } })
  expect((await create(admin, { list: 'users' })).statusCode).toBe(201)
})

test('the log has what others see: sharing, changing and removing a shared view', async () => {
  const admin = await server.signIn('admin')
  const before = (await actions()).length
  const { id } = (await create(admin)).json<View>()
  await change(admin, id, { name: 'Private' })
  expect(await actions()).toHaveLength(before)
  await change(admin, id, { shared: true })
  await change(admin, id, { query: 'search=bob' })
  await change(admin, id, { shared: false })
  await change(admin, id, { shared: true })
  await remove(admin, id)
  expect((await actions()).slice(before)).toEqual([
    'list-view.share',
    'list-view.change',
    'list-view.unshare',
    'list-view.share',
    'list-view.remove',
  ])
})

test('an account of another client has its views at this one, under its name', async () => {
  const [admin, staff] = [await server.signIn('admin', { client: 'borealis' }), await server.signIn('staff')]
  const at = url(admin.clientId)
  const view = { list: 'platform-employees', name: 'Everybody', query: '', shared: true }
  const headers = { 'ssp-client': admin.clientId }
  const made = await staff.post(at, view, headers)
  expect(made.json()).toMatchObject({ own: true, owner: expect.any(String) })
  expect((await admin.get(`${at}?list=platform-employees`)).statusCode).toBe(403)
  const own = await staff.get(`${at}?list=platform-employees`, headers)
  expect(own.json()).toHaveLength(1)
})

test('a shared view of an account out of reach does not name it, and one of an account that is kept as it is stays', async () => {
  const [admin, reader] = [await server.signIn('admin'), await server.signIn('reader')]
  await linkUser(server, 'reader', employeeAt(1))
  const { id } = (await create(reader, { shared: true })).json<View>()
  for (const [permission, owner] of [
    ['USERS_VIEW', null],
    ['USERS_UPDATE', 'reader of acme'],
  ] as const) {
    await restrictTeam(server, { username: 'admin', permission, employees: [1] })
    expect(await list(admin)).toMatchObject([{ id, owner, removable: false }])
    expect((await remove(admin, id)).statusCode).toBe(403)
    await liftRestriction(server, { username: 'admin', permission })
  }
  expect(await list(admin)).toMatchObject([{ id, removable: true }])
  expect((await remove(admin, id)).statusCode).toBe(200)
  await linkUser(server, 'reader', null)
})
