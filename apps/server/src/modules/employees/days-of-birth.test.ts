import { expect, test } from 'vitest'
import { admin, rowsOf, server, setUpBulkServer, startRun } from '../../testing/bulk-fixture.ts'

setUpBulkServer()

// At each moment the day of one of them is not that of UTC.
test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('a day of birth is not after today in %s', async (timeZone) => {
  await server.db.updateTable('clients').set({ time_zone: timeZone }).where('id', '=', admin.clientId).execute()
  const dayAt = (moment: number) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment)
  const days = { today: dayAt(Date.now()), tomorrow: dayAt(Date.now() + 86_400_000) }
  const create = (dateOfBirth: string) =>
    admin.post(`/api/ssp/production/employees/${admin.clientId}?function=quickCreate`, {
      clientId: admin.clientId,
      surname: 'Young',
      dateOfBirth,
    })
  expect((await create(days.today)).statusCode).toBe(201)
  expect((await create(days.tomorrow)).json().fields).toEqual({ dateOfBirth: 'This lies in the future.' })

  expect((await create('1899-12-31')).json().fields).toEqual({ dateOfBirth: 'This is before 1900.' })

  const person = { forename: 'B', surname: 'Young', email: 'b@acme.example' }
  const run = await startRun('import', [
    { line: 2, identifier: 'B-1', ...person, dateOfBirth: days.today },
    { line: 4, identifier: 'B-3', ...person, dateOfBirth: '1899-12-31' },
    { line: 3, identifier: 'B-2', ...person, dateOfBirth: days.tomorrow },
  ])
  expect(await rowsOf(run, 'new')).toMatchObject([{ line: 2 }])
  expect(await rowsOf(run, 'rejected')).toMatchObject([
    { line: 3, reason: 'date_invalid' },
    { line: 4, reason: 'date_invalid' },
  ])
})
