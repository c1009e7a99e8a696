import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../src/testing/test-server.ts'
import { openJournal, type Journal } from './journal.ts'

let server: TestServer
let journal: Journal
let client_id: string
const [kept, gone, fresh] = [randomUUID(), randomUUID(), randomUUID()]

const kysely = () => server.deps.database.kysely
const labels = async () => {
  const rows = await kysely().selectFrom('teams').select('label').where('id', 'in', [kept, gone, fresh]).execute()
  return rows.map(({ label }) => label).toSorted()
}
const insert = (id: string, label: string) => kysely().insertInto('teams').values({ client_id, id, label }).execute()
const rename = (label: string) => kysely().updateTable('teams').set({ label }).where('id', '=', kept).execute()

beforeAll(async () => {
  server = await startTestServer()
  client_id = server.tenants.clientId('acme')
  await insert(kept, 'kept')
  await insert(gone, 'gone')
  journal = await openJournal(server.deps.database)
})
afterAll(() => server.close())

describe('the journal', () => {
  it('takes back rows that were inserted, updated and deleted', async () => {
    await insert(fresh, 'fresh')
    await rename('once')
    await rename('twice')
    await kysely().deleteFrom('teams').where('id', '=', gone).execute()
    await insert(gone, 'again')
    expect(await labels()).toEqual(['again', 'fresh', 'twice'])
    await journal.undo()
    expect(await labels()).toEqual(['gone', 'kept'])
  })

  it('names the tables of a client whose rows differ in the end', async () => {
    const start = await journal.position()
    await insert(fresh, 'fresh')
    await kysely().deleteFrom('teams').where('id', '=', fresh).execute()
    expect(await journal.changesSince(start)).toEqual([])
    await insert(fresh, 'fresh')
    expect(await journal.changesSince(start)).toContainEqual({ table: 'teams', clientId: client_id })
    expect(await journal.changesSince(await journal.position())).toEqual([])
    await journal.undo()
  })

  it('takes back a segment and writes it again', async () => {
    await insert(fresh, 'fresh')
    await rename('other')
    await journal.keep('segment')
    await journal.undoSegment('segment')
    expect(await labels()).toEqual(['gone', 'kept'])
    await journal.redo('segment')
    expect(await labels()).toEqual(['fresh', 'gone', 'other'])
    await rename('later')
    await journal.undo()
    expect(await labels()).toEqual(['fresh', 'gone', 'other'])
    await journal.undoSegment('segment')
    await journal.forget()
  })

  it('leaves nothing behind', async () => {
    await rename('other')
    await journal.close()
    expect(await labels()).toEqual(['gone', 'kept'])
    await rename('free')
    expect(await labels()).toEqual(['free', 'gone'])
  })
})
