import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { follow } from '../testing/files-fixture.ts'
import { incidentFixture } from '../testing/incident-fixture.ts'
import { setUpServer, setUpUser } from '../testing/set-up-server.ts'
import { makeEmployee } from './employees/testing.ts'
import { columnsFormat } from './surveys/export-columns.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const author = setUpUser(server, 'nobody')

// 2026-03-05 there.
const MOMENT = '2026-03-04T20:05:00Z'

const inZone = (zone: string) =>
  server.deps.database.withSystem((tx) =>
    tx.updateTable('clients').set({ time_zone: zone }).where('id', '=', admin.clientId).execute(),
  )

beforeAll(() => inZone('Pacific/Kiritimati'))

const download = async (path: string) => {
  const signed = await admin.send({ method: 'GET', url: `/api/${path}` })
  expect(signed.statusCode, signed.body).toBe(200)
  return (await follow(server, signed)).body
}

test('an export of employees has the days by which the list is filtered', async () => {
  const id = await server.deps.database.withSystem((tx) =>
    makeEmployee(tx, admin.clientId, {
      identifier: 'late',
      created_at: MOMENT,
      registered_at: MOMENT,
      last_login_at: MOMENT,
      deactivated_at: MOMENT,
    }),
  )
  const filter = 'createdDt=2026-03-05,2026-03-05'
  const list = await admin.send({ method: 'GET', url: `/api/ssp/production/employees/${admin.clientId}?${filter}` })
  expect(list.json().employees ?? list.json()).toMatchObject([{ id }])
  const file = await download(`export-employees?clientId=${admin.clientId}&${filter}`)
  expect(file).toContain('2026-03-05,2026-03-05,2026-03-05,2026-03-05')
  expect(file).not.toContain('2026-03-04')
})

test.each(['Pacific/Kiritimati', 'Pacific/Honolulu'])(
  'an anonymous report in %s is of the day of the client, in the list and in the export',
  async (zone) => {
    await inZone(zone)
    const use = incidentFixture(server)
    await use.link('nobody', use.employeeId(1))
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date())
    const id = await use.reported(author, { anonymous: true })
    const listed = await use.send(admin, 'GET', `?createdAt=${today},${today}&limit=100`)
    expect(listed.json<{ id: string }[]>().map((row) => row.id)).toContain(id)
    const { created_at: createdAt } = (await use.send(admin, 'GET', `/${id}`)).json().data
    expect(new Intl.DateTimeFormat('sv-SE', { timeZone: zone, timeStyle: 'medium' }).format(new Date(createdAt))).toBe(
      '00:00:00',
    )
    expect(await download(`ssp/production/export-incidents?clientId=${admin.clientId}`)).toContain(
      `Anonymous,${today},`,
    )
    const moment = server.deps.database.withSystem((tx) =>
      tx
        .updateTable('incidents')
        .set({ created_at: sql`created_at + interval '1 hour'` })
        .where('id', '=', id)
        .execute(),
    )
    await expect(moment).rejects.toThrow(/more than its day/)
  },
)

test('an export of responses has the time of the client', () => {
  const response = {
    id: '1',
    forename: 'Ann',
    surname: 'Lee',
    completed: true,
    completed_at: MOMENT,
    seconds: 61,
    answers: {},
    fields_version: 1,
  }
  expect(columnsFormat([], false, 'Pacific/Kiritimati').row(response)).toEqual([
    'Ann Lee',
    'Yes',
    '05.03.2026 10:05',
    '1m 1s',
  ])
})
