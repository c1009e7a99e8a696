import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { NEWS_IMAGES } from '../../news/news-images.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { fixedId } from '../../testing/tenants.ts'
import { grantPermissions } from '../access/testing.ts'
import { makeArticle } from './testing.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const foreign = setUpUser(server, 'admin', { client: 'borealis' })

const url = `/api/ssp/production/news/`
const change = async (method: 'PATCH' | 'DELETE', selection: object, published?: boolean, by = admin) => {
  const payload = { selection, ...(published !== undefined && { published }) }
  const answer = await by.send({ method, url: `${url}${by.clientId}/selected`, payload })
  const { done, leftOut, permission } = answer.json()
  return { status: answer.statusCode, done: done?.toSorted(), leftOut, permission }
}
const publish = (selection: object, by = admin) => change('PATCH', selection, true, by)
const withdraw = (selection: object, by = admin) => change('PATCH', selection, false, by)
const remove = (selection: object, by = admin) => change('DELETE', selection, undefined, by)
const published = async () =>
  (await admin.get(`${url}${admin.clientId}?limit=100&search=${mark}`))
    .json<{ data: { id: string; published: string | null }[] }>()
    .data.flatMap(({ id, published: at }) => (at === null ? [] : id))
    .toSorted()
const make = (fields: Parameters<typeof makeArticle>[2] = {}) =>
  server.inSystem((tx) => makeArticle(tx, admin.clientId, { title: `${mark} news`, ...fields }))

let mark = ''
let ids: string[] = []
beforeEach(async () => {
  mark = `n${randomUUID().slice(0, 8)}`
  ids = [await make(), await make(), await make()].toSorted()
})

test('articles by id are published once, and withdrawn', async () => {
  expect(await publish({ ids: [...ids, randomUUID()] })).toEqual({
    status: 200,
    done: ids,
    leftOut: [{ reason: 'gone', total: 1 }],
    permission: undefined,
  })
  expect(await published()).toEqual(ids)
  expect(await publish({ ids })).toMatchObject({ done: [], leftOut: [{ reason: 'unchanged', total: 3 }] })
  expect(await withdraw({ ids })).toMatchObject({ done: ids, leftOut: [] })
  expect(await published()).toEqual([])
})

test('all that a search finds, except some', async () => {
  const [one, two, three] = ids as [string, string, string]
  expect(await publish({ filter: { search: mark }, except: [two] })).toMatchObject({ done: [one, three] })
  expect(await published()).toEqual([one, three])
  expect(await publish({ filter: { search: 'no such article' } })).toMatchObject({ status: 200, done: [] })
})

test('an article whose expiry date has come is not published, and can be withdrawn', async () => {
  const expired = await make({ expiry_date: '2020-01-01' })
  const shown = await make({ expiry_date: '2020-01-01', published: new Date('2019-12-01') })
  expect(await publish({ ids: [expired, ...ids] })).toMatchObject({
    done: ids,
    leftOut: [{ reason: 'blocked', total: 1 }],
  })
  expect(await withdraw({ ids: [shown] })).toMatchObject({ done: [shown] })
})

test('deleting takes readers and images along; repeated, they are gone', async () => {
  const employee_id = fixedId('employee acme 1')
  const read = await make({ readers: [{ employee_id }] })
  const object_key = `${admin.clientId}/${read}/featured.png`
  const object = { client_id: admin.clientId, bucket: NEWS_IMAGES, object_key }
  const { database } = server.deps
  await database.withSystem((tx) =>
    tx
      .insertInto('objects')
      .values({ ...object, stored_as: object_key, content_type: 'image/png', size: 1, sha256: '' })
      .execute(),
  )
  expect(await remove({ ids: [read, ...ids] })).toMatchObject({ done: [read, ...ids].toSorted(), leftOut: [] })
  const left = await database.withSystem(async (tx) => [
    ...(await tx.selectFrom('news_readers').select('article_id').where('article_id', '=', read).execute()),
    ...(await tx.selectFrom('objects').select('object_key').where('object_key', '=', object_key).execute()),
  ])
  expect(left).toEqual([])
  expect((await remove({ ids })).status).toBe(404)
})

test('articles of another client are gone, and NEWS_VIEW is needed for what the list shows', async () => {
  for (const answer of [await publish({ ids }, foreign), await remove({ ids }, foreign)])
    expect(answer.status).toBe(404)
  const user_id = server.tenants.userId('acme', 'nobody')
  await server.inSystem((tx) => grantPermissions(tx, { client_id: admin.clientId, user_id }, ['NEWS_UPDATE']))
  const updater = await server.signIn('nobody')
  expect(await remove({ filter: {} }, updater)).toMatchObject({ status: 403, permission: 'NEWS_VIEW' })
  expect(await publish({ ids }, updater)).toMatchObject({ done: ids })
})

test('of two who delete the same articles at once, each article is deleted by one of them', async () => {
  const [one, other] = await Promise.all([remove({ ids }), remove({ ids: ids.toReversed() })])
  const done: string[] = [...(one.done ?? []), ...(other.done ?? [])]
  expect(done.toSorted()).toEqual(ids)
})
