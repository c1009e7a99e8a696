import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ANSWERS, setUpIncidents } from '../../testing/incident-fixture.ts'
import { liftRestriction, restrictTeam } from '../../testing/restrict-team.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { makeEmployee } from '../employees/testing.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const author = setUpUser(server, 'nobody')
const use = setUpIncidents(server)
const named = randomUUID()

beforeAll(async () => {
  await server.inSystem((tx) => makeEmployee(tx, admin.clientId, { id: named, forename: 'Kofi', surname: 'Mensah' }))
})
beforeEach(() => server.db.deleteFrom('incidents').execute())

const change = async (selection: object, fields: object, by = admin) => {
  const answer = await use.send(by, 'PATCH', '/selected', { payload: { selection, change: fields } })
  const { done, leftOut, message } = answer.json()
  return { status: answer.statusCode, done: done?.toSorted(), leftOut, message }
}
const resolved = async () =>
  (await use.send(admin, 'GET', '?status=resolved&limit=100'))
    .json<{ id: string }[]>()
    .map(({ id }) => id)
    .toSorted()
const report = (text = 'A loose rail') => use.reported(author, { answers: { ...ANSWERS, 8: text } })
const reports = async (count: number) => {
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) ids.push(await report())
  return ids.toSorted()
}

test('resolves by id, in the timeline of each; repeated it changes nothing; and opens again', async () => {
  const ids = await reports(2)
  expect(await change({ ids: [...ids, randomUUID()] }, { resolved: 1 })).toMatchObject({
    status: 200,
    done: ids,
    leftOut: [{ reason: 'gone', total: 1 }],
  })
  expect(await resolved()).toEqual(ids)
  for (const id of ids) {
    const { events } = (await use.send(admin, 'GET', `/evidence/${id}`)).json()
    expect(events).toMatchObject([{ action: 'resolve' }])
  }
  expect(await change({ ids }, { resolved: 1 })).toMatchObject({
    done: [],
    leftOut: [{ reason: 'unchanged', total: 2 }],
  })
  expect(await change({ ids }, { resolved: 0 })).toMatchObject({ done: ids, leftOut: [] })
})

test('all that a filter leaves, except some', async () => {
  const [one, two, three] = (await reports(3)) as [string, string, string]
  await change({ ids: [one] }, { resolved: 1 })
  expect(await change({ filter: { status: 'unresolved' }, except: [two] }, { resolved: 1 })).toMatchObject({
    done: [three],
  })
  expect(await resolved()).toEqual([one, three].toSorted())
  expect(await change({ filter: { search: 'no such text' } }, { resolved: 1 })).toMatchObject({ status: 200, done: [] })
})

test('assigns to a user, except in reports that name the user', async () => {
  const reader = server.tenants.userId('acme', 'reader')
  await use.link('reader', named)
  const [id, conflict] = [await report(), await report('It was Kofi Mensah')]
  expect(await change({ ids: [id, conflict] }, { assigned_to: reader })).toMatchObject({
    done: [id],
    leftOut: [{ reason: 'conflict', total: 1 }],
  })
  expect((await change({ ids: [id] }, { assigned_to: randomUUID() })).status).toBe(404)
  expect((await change({ ids: [id] }, { assigned_to: server.tenants.userId('borealis', 'admin') })).status).toBe(404)
  await use.link('reader', null)
})

test('several reports are given back to whom they were assigned to, except one that was assigned again', async () => {
  const [reader, other] = [server.tenants.userId('acme', 'reader'), server.tenants.userId('acme', 'admin')]
  const [free, theirs, again] = (await reports(3)) as [string, string, string]
  await change({ ids: [theirs] }, { assigned_to: other })
  const assign = { selection: { ids: [free, theirs, again] }, change: { assigned_to: reader } }
  const { former } = (await use.send(admin, 'PATCH', '/selected', { payload: assign })).json()
  expect(former).toHaveLength(3)
  expect(former).toEqual(
    expect.arrayContaining([
      { id: free, assigned_to: null },
      { id: theirs, assigned_to: other },
    ]),
  )
  await change({ ids: [again] }, { assigned_to: other })
  const restore = async (by = admin) =>
    use.send(by, 'PATCH', '/selected/assignees', { payload: { assigned_to: reader, former } })
  const borealis = await server.signIn('admin', { client: 'borealis' })
  expect((await restore(borealis)).statusCode).toBe(404)
  const answer = (await restore()).json()
  expect(answer.done.toSorted()).toEqual([free, theirs].toSorted())
  expect(answer.leftOut).toEqual([{ reason: 'changed', total: 1 }])
  const assignee = async (id: string) => (await use.send(admin, 'GET', `/${id}`)).json().data.assigned_to
  expect([await assignee(free), await assignee(theirs), await assignee(again)]).toEqual([null, other, other])
  expect(
    (await use.send(admin, 'GET', `/evidence/${free}`)).json().events.map(({ action }: { action: string }) => action),
  ).toEqual(expect.arrayContaining(['assign', 'assign.undo']))
})

test('a report is not given back to a former user who is no longer active', async () => {
  const [reader, former] = [server.tenants.userId('acme', 'reader'), server.tenants.userId('acme', 'gone')]
  const [free, theirs] = (await reports(2)) as [string, string]
  await change({ ids: [free, theirs] }, { assigned_to: reader })
  const payload = {
    assigned_to: reader,
    former: [
      { id: free, assigned_to: null },
      { id: theirs, assigned_to: former },
    ],
  }
  expect((await use.send(admin, 'PATCH', '/selected/assignees', { payload })).json()).toMatchObject({
    done: [free],
    leftOut: [{ reason: 'changed', total: 1 }],
  })
})

test('a report that may name the caller is left out, one that does is not there', async () => {
  const [id, possible, certain] = [await report(), await report('It was Mensah'), await report('It was Kofi Mensah')]
  await use.link('admin', named)
  try {
    expect(await change({ ids: [id, possible, certain] }, { resolved: 1 })).toMatchObject({
      done: [id],
      leftOut: [
        { reason: 'gone', total: 1 },
        { reason: 'conflict', total: 1 },
      ],
    })
    // A search that counted a concealed report would tell what it says.
    expect(await change({ filter: { search: 'mensah' } }, { resolved: 1 })).toMatchObject({ done: [], leftOut: [] })
    expect((await change({ ids: [certain] }, { resolved: 1 })).status).toBe(404)
  } finally {
    await use.link('admin', null)
  }
})

test('reports out of reach and of another client are 404', async () => {
  const id = await report()
  const borealis = await server.signIn('admin', { client: 'borealis' })
  expect((await change({ ids: [id] }, { resolved: 1 }, borealis)).status).toBe(404)
  expect((await change({ filter: { teamId: randomUUID() } }, { resolved: 1 })).status).toBe(404)
  await restrictTeam(server, { username: 'admin', permission: 'INCIDENTS_VIEW', employees: [1] })
  try {
    expect((await change({ ids: [id] }, { resolved: 1 })).status).toBe(404)
    expect(await change({ filter: {} }, { resolved: 1 })).toMatchObject({ status: 200, done: [] })
  } finally {
    await liftRestriction(server, { username: 'admin', permission: 'INCIDENTS_VIEW' })
  }
  expect(await resolved()).toEqual([])
})

test('no selection, no change and too many are 400', async () => {
  const [id] = await reports(1)
  const many = Array.from({ length: 501 }, () => randomUUID())
  for (const [selection, fields] of [
    [{}, { resolved: 1 }],
    [{ ids: [] }, { resolved: 1 }],
    [{ ids: many }, { resolved: 1 }],
    [{ ids: [id] }, {}],
  ] as const)
    expect((await change(selection, fields)).status).toBe(400)
})
