import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { grantPermissions } from '../access/testing.ts'
import { makeSurvey } from './testing.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const foreign = setUpUser(server, 'admin', { client: 'borealis' })

const at = (clientId: string) => `/api/ssp/production/surveys/${clientId}`
const remove = async (selection: object, by = admin) => {
  const answer = await by.delete(`${at(by.clientId)}/selected`, { selection })
  const { done, leftOut, permission } = answer.json()
  return { status: answer.statusCode, done: done?.toSorted(), leftOut, permission }
}
const found = async () =>
  (await admin.get(`${at(admin.clientId)}?limit=100&search=${mark}`))
    .json<{ id: string }[]>()
    .map(({ id }) => id)
    .toSorted()
const make = (times: number) =>
  server.inSystem(async (tx) => {
    const made: string[] = []
    for (let number = 0; number < times; number++)
      made.push(await makeSurvey(tx, admin.clientId, { title: `${mark} ${number}`, fields: '[]' }))
    return made.toSorted()
  })

let mark = ''
let ids: string[] = []
beforeEach(async () => {
  mark = `s${randomUUID().slice(0, 8)}`
  ids = await make(3)
})

test('surveys by id are removed with their counters, each in the audit log; repeated, they are gone', async () => {
  expect(await remove({ ids: [...ids, randomUUID()] })).toEqual({
    status: 200,
    done: ids,
    leftOut: [{ reason: 'gone', total: 1 }],
    permission: undefined,
  })
  expect(await found()).toEqual([])
  const rows = await server.inSystem(async (tx) => ({
    totals: await tx.selectFrom('survey_totals').select('survey_id').where('survey_id', 'in', ids).execute(),
    log: await tx
      .selectFrom('audit_log')
      .select('target')
      .where('client_id', '=', admin.clientId)
      .where('action', '=', 'survey.remove')
      .where('target', 'in', ids)
      .orderBy('target')
      .execute(),
  }))
  expect(rows.totals).toEqual([])
  expect(rows.log).toEqual(ids.map((target) => ({ target })))
  expect((await remove({ ids })).status).toBe(404)
})

test('all that a search finds, except some', async () => {
  const [one, two, three] = ids as [string, string, string]
  expect(await remove({ filter: { search: mark }, except: [two] })).toMatchObject({ done: [one, three] })
  expect(await found()).toEqual([two])
  expect(await remove({ filter: { search: 'no such survey' } })).toMatchObject({ status: 200, done: [], leftOut: [] })
})

test('more than 100 are rejected as a whole', async () => {
  await make(98)
  expect((await remove({ filter: { search: mark } })).status).toBe(400)
  expect(await found()).toHaveLength(100)
})

test('surveys of another client are gone, and SURVEYS_VIEW is needed for what the list shows', async () => {
  expect((await remove({ ids }, foreign)).status).toBe(404)
  const user_id = server.tenants.userId('acme', 'nobody')
  await server.inSystem((tx) => grantPermissions(tx, { client_id: admin.clientId, user_id }, ['SURVEYS_UPDATE']))
  const updater = await server.signIn('nobody')
  expect(await remove({ filter: {} }, updater)).toMatchObject({ status: 403, permission: 'SURVEYS_VIEW' })
  expect(await remove({ ids }, updater)).toMatchObject({ done: ids })
})

test('of two who remove the same surveys at once, each survey is removed by one of them', async () => {
  const [one, other] = await Promise.all([remove({ ids }), remove({ ids: ids.toReversed() })])
  const done: string[] = [...(one.done ?? []), ...(other.done ?? [])]
  expect(done.toSorted()).toEqual(ids)
})
