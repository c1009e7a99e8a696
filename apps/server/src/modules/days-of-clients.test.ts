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
  server.db.updateTable('clients').set({ time_zone: zone }).where('id', '=', admin.clientId).execute()

beforeAll(() => inZone('Pacific/Kiritimati'))

const download = async (path: string) => {
  const signed = await admin.get(`/api/${path}`)
  expect(signed.statusCode, signed.body).toBe(200)
  return (await follow(server, signed)).body
}

test('an export of employees has the days by which the list is filtered', async () => {
  const id = await server.inSystem((tx) =>
    makeEmployee(tx, admin.clientId, {
      identifier: 'late',
      created_at: MOMENT,
      registered_at: MOMENT,
      last_login_at: MOMENT,
      deactivated_at: MOMENT,
    }),
  )
  const filter = 'createdDt=2026-03-05,2026-03-05'
  const list = await admin.get(`/api/ssp/production/employees/${admin.clientId}?${filter}`)
  expect(list.json().employees ?? list.json()).toMatchObject([{ id }])
  const file = await download(`export-employees?clientId=${admin.clientId}&${filter}`)
  expect(file).toContain('2026-03-05,2026-03-05,2026-03-05,2026-03-05')
  expect(file).not.toContain('2026-03-04')
})

test.each(['Pacific/Kiritimati', 'Pacific/Honolulu'])(
  'a report in %s is listed and exported under the day of the client, an anonymous one under its day in UTC',
  async (zone) => {
    await inZone(zone)
    const use = incidentFixture(server)
    await use.link('nobody', use.employeeId(1))
    const named = await use.reported(author)
    const anonymous = await use.reported(author, { anonymous: true })
    await server.inSystem(async (tx) => {
      await tx.updateTable('incidents').set({ created_at: MOMENT }).where('id', '=', named).execute()
      await tx
        .updateTable('incidents')
        .set({ created_at: '2026-03-04T00:00:00Z' })
        .where('id', '=', anonymous)
        .execute()
    })
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date(MOMENT))
    const listed = async (date: string) =>
      (await use.send(admin, 'GET', `?createdAt=${date},${date}&limit=100`))
        .json<{ id: string }[]>()
        .map(({ id }) => id)
    expect(await listed(day)).toContain(named)
    expect(await listed('2026-03-04')).toContain(anonymous)
    for (const date of ['2026-03-03', '2026-03-05']) expect(await listed(date)).not.toContain(anonymous)
    const file = await download(`ssp/production/export-incidents?clientId=${admin.clientId}`)
    expect(file).toContain('Anonymous,2026-03-04,')
    expect(file).not.toMatch(/Anonymous,2026-03-0[35],/)
    expect(file).toMatch(new RegExp(`^[^,]+,${day},No`, 'm'))
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
