import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { restrictTeam } from '../../testing/restrict-team.ts'
import { linkUser } from '../../testing/people.ts'
import { fixedId } from '../../testing/tenants.ts'

// Fore3 of acme is kept from `reader` by a team.
const server = setUpServer()
const admin = setUpUser(server, 'admin')
const employee = (n: number, client = 'acme') => fixedId(`employee ${client} ${n}`)
const base = '/api/ssp/production/employees'

beforeAll(async () => {
  await restrictTeam(server, { username: 'reader', permission: 'EMPLOYEES_VIEW', employees: [3] })
})
beforeEach(() => server.db.deleteFrom('employee_merges').execute())

const post = (name: string, payload: object, { who = admin, headers = {} } = {}) =>
  who.post(`${base}/${who.clientId}?function=${name}`, payload, headers)
const merge = (from: string, to: string, more: object = {}, options = {}) =>
  post('mergeEmployee', { employee_id: from, linked_id: to, ...more }, options)
const unmerge = (from: string, to: string, options = {}) =>
  post('deleteMerge', { employee_id: from, target_employee_id: to }, options)
const read = async (id: string, who = admin) => {
  const answer = await who.get(`${base}/${who.clientId}?id=${id}`)
  return { ...answer.json(), etag: String(answer.headers['etag']) }
}

test('a merge is seen from both sides, logged on both, and removed from either', async () => {
  expect((await merge(employee(1), employee(2))).json()).toEqual({ success: true })
  const [from, to] = [await read(employee(1)), await read(employee(2))]
  expect(from).toMatchObject({ merger: [], merged: [{ id: employee(2), forename: 'Fore2' }] })
  expect(to).toMatchObject({
    merger: [{ id: employee(1), employee_id: employee(1), linked_id: employee(2) }],
    merged: [],
  })
  const log = async (id: string) => (await admin.get(`/api/serverless/interactions?employeeId=${id}`)).json().data[0]
  expect(await log(employee(1))).toMatchObject({
    type: 'account_merged',
    description: 'Merged into Fore2 Canary-acme.',
  })
  expect(await log(employee(2))).toMatchObject({ type: 'account_merged' })
  expect((await unmerge(employee(2), employee(1))).statusCode).toBe(404)
  expect((await unmerge(employee(1), employee(2))).json()).toEqual({ success: true, kept: [] })
  expect((await unmerge(employee(1), employee(2))).statusCode).toBe(404)
  expect(await log(employee(2))).toMatchObject({ type: 'merge_removed', notify: true })
})

test('a page says who was merged into an account within reach, and who has an account to whom may change accounts', async () => {
  const reader = await server.signIn('reader')
  const page = async (who: typeof admin, query = '') => {
    const answer = await who.get(`${base}/${who.clientId}?limit=100${query}`)
    const rows: { id: string; isMerged?: boolean; isLinked?: boolean }[] = answer.json().employees
    return rows.map(({ id, isMerged, isLinked }) => ({ id, isMerged, isLinked }))
  }
  await linkUser(server, 'reader', employee(2))
  await merge(employee(1), employee(2))
  const first = { id: employee(1), isMerged: true, isLinked: false }
  const second = { id: employee(2), isMerged: false, isLinked: true }
  expect(await page(admin)).toEqual(expect.arrayContaining([first, second]))
  expect(await page(admin, '&search=Fore1')).toEqual([first])
  // The reader changes no accounts.
  const read = [
    { ...first, isLinked: undefined },
    { ...second, isLinked: undefined },
  ]
  expect(await page(reader)).toEqual(expect.arrayContaining(read))
  // Fore3 is out of the reader's reach.
  await unmerge(employee(1), employee(2))
  await merge(employee(1), employee(3))
  expect(await page(admin)).toEqual(expect.arrayContaining([first]))
  expect(await page(reader)).toEqual(expect.arrayContaining([{ ...read[0], isMerged: false }]))
  await linkUser(server, 'reader', null)
})

test('picked fields are taken over, and a taken identifier changes places', async () => {
  const { etag } = await read(employee(2))
  const take = ['forename', 'email', 'identifier']
  expect((await merge(employee(1), employee(2), { take }, { headers: { 'if-match': etag } })).statusCode).toBe(200)
  expect((await read(employee(2))).employees[0]).toMatchObject({
    forename: 'Fore1',
    surname: 'Canary-acme',
    email: 'e1@acme.example',
    identifier: 'acme-1',
  })
  expect((await read(employee(1))).employees[0]).toMatchObject({ forename: 'Fore1', identifier: 'acme-2' })
  const late = await merge(employee(3), employee(2), {}, { headers: { 'if-match': etag } })
  expect(late.statusCode).toBe(412)
})

test('a field that was edited after the merge is kept when the merge is removed, and the answer says so', async () => {
  const details = async (n: number) => {
    const { forename, email, identifier } = (await read(employee(n))).employees[0]
    return { forename, email, identifier }
  }
  const before = [await details(1), await details(3)]
  await merge(employee(1), employee(3), { take: ['forename', 'email', 'identifier'] })
  const { etag } = await read(employee(3))
  const edit = { id: employee(3), email: 'new@acme.example' }
  const url = `${base}/${employee(3)}?clientId=${admin.clientId}`
  const edited = await admin.patch(url, edit, { 'if-match': etag })
  expect(edited.statusCode, edited.body).toBe(200)
  expect((await unmerge(employee(1), employee(3))).json()).toEqual({ success: true, kept: ['email'] })
  expect([await details(1), await details(3)]).toEqual([before[0], { ...before[1], email: 'new@acme.example' }])
})

test('a merge is not removed before a later one that has taken over the same fields', async () => {
  await merge(employee(1), employee(2), { take: ['identifier'] })
  await merge(employee(3), employee(2), { take: ['identifier'] })
  expect((await unmerge(employee(1), employee(2))).statusCode).toBe(409)
  expect((await unmerge(employee(3), employee(2))).statusCode).toBe(200)
  expect((await unmerge(employee(1), employee(2))).statusCode).toBe(200)
})

test('who was merged into an account has the own identifier again when that account is removed', async () => {
  const made = [1, 2, 3].map((n) => ({ id: randomUUID(), identifier: `swap-${n}` }))
  for (const { id, identifier } of made)
    await post('quickCreate', { id, clientId: admin.clientId, forename: 'Swap', surname: identifier, identifier })
  const [first, second, kept] = made.map(({ id }) => id) as [string, string, string]
  const take = ['identifier']
  for (const from of [first, second]) expect((await merge(from, kept, { take })).statusCode).toBe(200)
  const removed = await admin.delete(`${base}/${admin.clientId}`, { id: kept })
  expect(removed.statusCode, removed.body).toBe(200)
  for (const { id, identifier } of made.slice(0, 2)) {
    expect(await read(id)).toMatchObject({ employees: [{ identifier }], merged: [] })
    const { data } = (await admin.get(`/api/serverless/interactions?employeeId=${id}`)).json()
    expect(data[0]).toMatchObject({ type: 'merge_removed', notify: true })
    expect(data[0].description).toMatch(/^Swap swap-3 was removed.* Changed: Identifier/i)
  }
})

test('no account is merged into itself, twice, or in a chain or circle', async () => {
  expect((await merge(employee(1), employee(1))).statusCode).toBe(400)
  await merge(employee(1), employee(2))
  const rejected = [
    await merge(employee(1), employee(2)),
    await merge(employee(1), employee(3)),
    await merge(employee(2), employee(1)),
    await merge(employee(2), employee(3)),
    await merge(employee(3), employee(1)),
  ]
  expect(rejected.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409, 409])
  expect(rejected[4]?.json().message).toBe('The chosen account has itself been merged into another. Choose that one.')
  // A second account may be merged into the correct one.
  expect((await merge(employee(3), employee(2))).statusCode).toBe(200)
})

test('of two merges that would make a circle one is rejected', async () => {
  const answers = await Promise.all([merge(employee(1), employee(2)), merge(employee(2), employee(1))])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('accounts of another client or a restricted team are neither merged nor parted nor shown', async () => {
  const reader = await server.signIn('reader')
  expect((await merge(employee(1), employee(2, 'borealis'))).statusCode).toBe(404)
  expect((await merge(employee(1, 'borealis'), employee(2))).statusCode).toBe(404)
  expect((await merge(employee(1), employee(3), {}, { who: reader })).statusCode).toBe(404)
  await merge(employee(3), employee(2))
  expect((await unmerge(employee(3), employee(2), { who: reader })).statusCode).toBe(404)
  const borealis = await server.signIn('admin', { client: 'borealis' })
  expect((await unmerge(employee(3), employee(2), { who: borealis })).statusCode).toBe(404)
  expect((await read(employee(2), reader)).merger).toEqual([])
  expect((await read(employee(2))).merger).toHaveLength(1)
})
