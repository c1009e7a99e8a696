import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { setUpServer, setUpUser } from '../testing/set-up-server.ts'
import { employeeAt } from '../testing/people.ts'
import { inDays } from './in-days.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')

const inZone = (time_zone: string, created_at: string) =>
  server.inSystem(async (tx) => {
    await tx.updateTable('clients').set({ time_zone }).where('id', '=', admin.clientId).execute()
    await tx.updateTable('employees').set({ created_at }).where('id', '=', employeeAt(1)).execute()
  })

/** The employees created on a day, in the list of the client and among those of several clients. */
async function listed(day: string): Promise<string[][]> {
  const url = `/api/ssp/production/employees/${admin.clientId}?createdDt=${day},${day}`
  const { employees } = (await admin.get(url)).json<{ employees: { id: string }[] }>()
  const ofSeveral = await server.inSystem((tx) =>
    tx
      .selectFrom('employees as e')
      .select('e.id')
      .where(inDays('e.created_at', sql.ref('e.client_id'), { first: day, last: day }))
      .execute(),
  )
  return [employees, ofSeveral].map((rows) => rows.map(({ id }) => id))
}

// The day before and the day after a midnight, also where the clocks change on that day.
test.each([
  ['UTC', '2026-03-29T23:59:00Z', '2026-03-29', '2026-03-30'],
  ['Europe/London', '2026-03-29T23:01:00Z', '2026-03-30', '2026-03-29'],
  ['Europe/London', '2026-10-25T23:59:00Z', '2026-10-25', '2026-10-26'],
  ['America/New_York', '2026-03-09T03:59:00Z', '2026-03-08', '2026-03-09'],
  ['Pacific/Kiritimati', '2026-03-04T10:00:00Z', '2026-03-05', '2026-03-04'],
  ['Pacific/Pago_Pago', '2026-03-05T10:59:00Z', '2026-03-04', '2026-03-05'],
  ['Pacific/Auckland', '2026-02-28T11:01:00Z', '2026-03-01', '2026-02-28'],
])('the days of a list are those of its client: %s %s is on %s', async (zone, moment, day, other) => {
  await inZone(zone, moment)
  expect(await listed(day)).toEqual([[employeeAt(1)], [employeeAt(1)]])
  expect(await listed(other)).toEqual([[], []])
})
