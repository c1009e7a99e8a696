import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { employeeAt, userAt } from '../../testing/people.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { planOf, statementsOf } from '../../testing/statements.ts'
import type { SignedIn } from '../../testing/test-server.ts'
import { fixedId } from '../../testing/tenants.ts'
import { restrictPermissions } from '../access/testing.ts'
import { makeTeam } from '../teams/testing.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const fitters = fixedId('fitters')
const of = (...numbers: number[]) => numbers.map((n) => employeeAt(n))
const elsewhere = employeeAt(1, 'borealis')

// Fore1 and Fore2 are unregistered, Fore2 without an address; Fore3 is registered.
beforeEach(() =>
  server.inSystem(async (tx) => {
    await tx.deleteFrom('employee_email_batches').execute()
    await tx.deleteFrom('user_permission_restrictions').execute()
    await tx.deleteFrom('teams').execute()
    for (const [n, registered_at, email] of [
      [1, null, '1@acme.example'],
      [2, null, null],
      [3, new Date(), '3@acme.example'],
    ] as const)
      await tx.updateTable('employees').set({ registered_at, email }).where('id', '=', employeeAt(n)).execute()
    await makeTeam(tx, admin.clientId, { id: fitters, label: 'Fitters', members: of(2) })
  }),
)

const post = (name: 'recipients' | 'reminder', selection: object, by: SignedIn = admin, headers = {}) =>
  by.post(`/api/ssp/production/employees/selected/${by.clientId}/${name}`, { selection }, headers)
const queued = () =>
  server.inSystem(async (tx) => {
    const rows = await tx.selectFrom('employee_emails').select('employee_id').execute()
    return rows.map(({ employee_id }) => employee_id)
  })

test('says before how many of the selected are not registered, and reminds those with an address', async () => {
  const selection = { ids: of(1, 2, 3) }
  expect((await post('recipients', selection)).json()).toMatchObject({
    selected: 3,
    recipients: 1,
    noAddress: { total: 1, first: [{ id: employeeAt(2) }] },
    remindedRecently: { total: 0 },
  })
  const sent = await post('reminder', selection)
  expect(sent.statusCode).toBe(201)
  expect(sent.json().status).toBe('The registration reminder is on its way to 1 employee.')
  expect(await queued()).toEqual(of(1))
  expect((await post('recipients', selection)).json()).toMatchObject({ recipients: 0, remindedRecently: { total: 1 } })
})

test('all that a filter leaves, except some', async () => {
  const selection = { filter: { status: 'unregistered', search: 'fore' }, except: of(1) }
  expect((await post('recipients', selection)).json()).toMatchObject({ selected: 1, recipients: 0 })
  await post('reminder', { filter: { status: 'unregistered', search: 'fore1' } })
  expect(await queued()).toEqual(of(1))
})

test('a repeated key sends once; the audit log has the number of the selected, not their ids', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const [first, second] = [
    await post('reminder', { ids: of(1, 3) }, admin, headers),
    await post('reminder', { ids: of(1, 3) }, admin, headers),
  ]
  expect(second.json()).toEqual(first.json())
  expect(await queued()).toHaveLength(1)
  const entries = await server.db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'employeeEmail.send')
    .execute()
  expect(entries.at(-1)?.details).toMatchObject({ selected: 2, recipients: 1 })
  expect(JSON.stringify(entries)).not.toContain(employeeAt(1))
})

test('who has registered since is left out', async () => {
  await server.db.updateTable('employees').set({ registered_at: new Date() }).where('id', '=', employeeAt(1)).execute()
  expect((await post('reminder', { ids: of(1) })).json().status).toMatch(/^No employee was reminded/)
  expect(await queued()).toEqual([])
})

test('employees of another client or out of reach are 404, and among others get nothing', async () => {
  const staff = await server.signIn('staff')
  await server.inSystem((tx) => restrictPermissions(tx, userAt('staff'), ['EMPLOYEES_VIEW'], { team: fitters }))
  for (const name of ['recipients', 'reminder'] as const) {
    expect((await post(name, { ids: [elsewhere] })).statusCode).toBe(404)
    expect((await post(name, { ids: of(2) }, staff)).statusCode).toBe(404)
    expect((await post(name, { filter: { teamIds: randomUUID() } })).statusCode).toBe(404)
  }
  expect((await post('recipients', { ids: [employeeAt(1), elsewhere] })).json()).toMatchObject({ selected: 1 })
  expect((await post('recipients', { ids: of(1, 2) }, staff)).json()).toMatchObject({
    selected: 1,
    noAddress: { total: 0 },
  })
})

test('who was reminded lately is asked for once, and who is left out is found before it is sorted', async () => {
  const sent = await statementsOf(() => post('recipients', { filter: { status: 'unregistered' } }))
  const [statement, ...more] = sent.filter(({ text }) => text.includes('left_out'))
  if (!statement) throw new Error('No statement looks for who is left out.')
  expect(more).toEqual([])
  const plan = await planOf(statement)
  expect(plan).toContain('employee_emails_by_sending')
  expect(plan).not.toContain('employee_emails_of_employee')
  expect(plan).toContain('CTE Scan on left_out')
  // How many there are needs no row of theirs.
  const counted = sent.find(({ text }) => text.includes('as "total" from "employees" as "e" where'))
  expect(counted && (await planOf(counted))).toContain('Index Only Scan')
})
