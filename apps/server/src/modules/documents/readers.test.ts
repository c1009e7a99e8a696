import { beforeAll, describe, expect, test } from 'vitest'
import { documentCalls } from '../../testing/documents-fixture.ts'
import { setUpServer } from '../../testing/set-up-server.ts'
import { linkUser } from '../../testing/people.ts'
import { startFilesServer } from '../../testing/files-fixture.ts'
import { restrictTeam } from '../../testing/restrict-team.ts'
import { fixedId } from '../../testing/tenants.ts'
import type { SignedIn } from '../../testing/test-server.ts'
import { insertRead } from './readers.repository.ts'
import { makeDocument } from './testing.ts'

const server = setUpServer(startFilesServer)
let admin: SignedIn
let reader: SignedIn
let documents: ReturnType<typeof documentCalls>
const [first, second, third] = [1, 2, 3].map((n) => fixedId(`employee acme ${n}`)) as [string, string, string]

beforeAll(async () => {
  await linkUser(server, 'reader', first)
  admin = await server.signIn('admin')
  reader = await server.signIn('reader')
  documents = documentCalls(server, admin)
})

interface Row {
  document_associations_id: string
  user_id: string
  updatedDt: string | null
  acknowledgedDt: string | null
}
const readers = async (query: string) => {
  const response = await documents.send('GET', `/associated-users?${query}`)
  return response.json<Row[]>()
}
const ids = (rows: Row[]) => rows.map(({ user_id }) => user_id)

test('lists whom documents reach, by page, search and state, and counts alike', async () => {
  const company = await documents.place('company', [admin.clientId])
  const single = await documents.place('individual', [second])
  expect(ids(await readers(`documentIds=${company.id}`))).toEqual([first, second, third])
  expect(ids(await readers(`documentIds=${company.id}&limit=2&page=1`))).toEqual([third])
  expect(ids(await readers(`documentIds=${company.id}&search=fore2`))).toEqual([second])
  expect(ids(await readers(`documentIds=${single.id}`))).toEqual([second])
  expect(ids(await readers(`documentIds=${company.id},${single.id}&userId=${second}`))).toEqual([second, second])
  const count = await documents.send('GET', `/associated-users?count=true&documentIds=${company.id}`)
  expect(count.json()).toEqual([{ total: 3 }])
  const unknown = await documents.send('GET', `/associated-users?documentIds=${fixedId('no document')}`)
  expect(unknown.statusCode).toBe(404)
})

test('a reader is noted once, by the account of the employee alone', async () => {
  const { id } = await documents.place('company', [admin.clientId])
  const other = await documents.place('individual', [second])
  const read = (of: string, user = reader) => documentCalls(server, user).send('POST', `/read/${of}`)
  expect((await read(id)).statusCode).toBe(200)
  const [row] = await readers(`documentIds=${id}&read=read`)
  expect(row).toMatchObject({ user_id: first, updatedDt: expect.any(String) })
  expect((await read(id)).statusCode).toBe(200)
  expect(await readers(`documentIds=${id}&read=read`)).toEqual([row])
  expect(ids(await readers(`documentIds=${id}&read=unread`))).toEqual([second, third])
  expect((await read(other.id)).statusCode).toBe(404)
  expect((await read(id, admin)).statusCode).toBe(403)
})

describe('restricted teams', () => {
  test('hide their members from readers, counts, read dates and figures', async () => {
    const { id } = await documents.place('company', [admin.clientId], 'restricted.pdf')
    await server.inSystem(async (tx) => {
      for (const reader of [first, third]) await insertRead(tx, admin.clientId, id, reader)
    })
    await documents.send('PUT', `/acknowledgement/${id}`, { due_date: null })
    const teamId = await restrictTeam(server, { username: 'admin', permission: 'DOCUMENTS_VIEW', employees: [3] })
    expect(ids(await readers(`documentIds=${id}`))).toEqual([first, second])
    const count = await documents.send('GET', `/associated-users?count=true&documentIds=${id}`)
    expect(count.json()).toEqual([{ total: 2 }])
    for (const narrowed of [`userId=${third}`, `teamId=${teamId}`]) {
      const response = await documents.send('GET', `/associated-users?documentIds=${id}&${narrowed}`)
      expect([narrowed, response.statusCode]).toEqual([narrowed, 404])
    }
    const detail = (await documents.send('GET', `/${id}`)).json<{ statuses: { user_id: string }[] }>()
    expect(detail.statuses.map(({ user_id }) => user_id)).toEqual([first])
    const figures = (await documents.send('GET', `/acknowledgement/${id}`)).json<{ total: number; teams: object[] }>()
    expect(figures).toMatchObject({ total: 2, teams: [] })
    const hidden = await server.inSystem((tx) =>
      makeDocument(tx, admin.clientId, { related_type: 2, sharedWith: [{ team_id: teamId }] }),
    )
    const [audience] = (await documents.send('GET', `/audience?documentIds=${id}`)).json<object[]>()
    expect(audience).toMatchObject({ shared: 1, total: 2, read: 1, acknowledged: 0 })
    const outOfReach = await documents.send('GET', `/audience?documentIds=${id},${hidden}`)
    expect(outOfReach.statusCode).toBe(404)
    const nudged = await documents.send('POST', `/acknowledgement/${id}/nudge`)
    expect(nudged.json()).toMatchObject({ reminded: 2, no_address: 0 })
  })
})
