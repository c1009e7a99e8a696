import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { employeeAt, userAt } from '../../testing/people.ts'
import type { SignedIn } from '../../testing/test-server.ts'
import { fixedId } from '../../testing/tenants.ts'
import { sendEmailsWorker } from '../../mailings/send-emails.job.ts'
import { restrictPermissions } from '../access/testing.ts'
import { makeTeam } from '../teams/testing.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const team = fixedId('reminded team')

const change = (n: number, values: object, client = 'acme') =>
  server.db.updateTable('employees').set(values).where('id', '=', employeeAt(n, client)).execute()

beforeAll(async () => {
  await server.inSystem((tx) => makeTeam(tx, admin.clientId, { id: team, label: 'Drivers', members: [employeeAt(1)] }))
})

// Three unregistered employees; each of two clients has the same.
beforeEach(async () => {
  await server.deps.jobs.drain()
  rmSync(join(server.config.dataDir, 'outbox'), { recursive: true, force: true })
  await server.inSystem(async (tx) => {
    await tx.deleteFrom('employee_email_batches').execute()
    await tx.deleteFrom('user_permission_restrictions').execute()
  })
  for (const client of ['acme', 'borealis'])
    for (const n of [1, 2, 3])
      await change(n, { email: `${n}@${client}.example`, registered_at: null, deactivated_at: null }, client)
})

const url = (query: string) => `/api/ssp/production/employees/emails/${admin.clientId}?${query}`
const post = (query: string, { by = admin, headers = {} }: { by?: SignedIn; headers?: object } = {}) =>
  by.send({ method: 'POST', url: url(query), headers: { ...headers } })
const get = (query: string, by = admin) => by.get(url(query))
const outbox = () => {
  const folder = join(server.config.dataDir, 'outbox')
  if (!existsSync(folder)) return []
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
}
const recipients = () =>
  outbox()
    .map((mail) => /^To: (.*)$/m.exec(mail)?.[1] ?? '')
    .toSorted((a, b) => a.localeCompare(b))
const reminder = 'templateLabel=RegistrationReminderGeneric'
const counts = async (by = admin) => (await get(`function=getRecipients&${reminder}`, by)).json()

test('reminds every unregistered employee with an address, and says how many', async () => {
  await change(3, { email: null })
  const answer = await post('function=emailUnregistered')
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toEqual({ status: 'The registration reminder is on its way to 2 employees.' })
  await server.deps.jobs.drain()
  expect(recipients()).toEqual(['1@acme.example', '2@acme.example'])
})

test('what is previewed is what is sent', async () => {
  const { html, subject, label } = (await get(reminder)).json()
  expect(label).toBe('RegistrationReminderGeneric')
  expect(html).not.toContain('{{')
  await post('function=emailUnregistered')
  const { html: stored, subject: sent } = await server.db
    .selectFrom('employee_email_batches')
    .select(['body_html as html', 'subject'])
    .executeTakeFirstOrThrow()
  expect({ html: stored, subject: sent }).toEqual({ html, subject })
})

test('the registered and the deactivated are not reminded', async () => {
  await change(1, { registered_at: '2026-01-05T10:00:00Z' })
  await change(2, { deactivated_at: '2026-01-05T10:00:00Z' })
  await post('function=emailUnregistered')
  await server.deps.jobs.drain()
  expect(recipients()).toEqual(['3@acme.example'])
})

test('counts who has no usable address and who was reminded, and leaves them out', async () => {
  await change(2, { email: 'a@b.example, c@d.example' })
  expect(await counts()).toMatchObject({
    recipients: 2,
    noAddress: { total: 1, first: [{ id: employeeAt(2), forename: 'Fore2' }] },
    remindedRecently: { total: 0, first: [] },
  })
  await post(`function=emailUnregistered&id=${employeeAt(1)}`)
  expect(await counts()).toMatchObject({
    recipients: 1,
    remindedRecently: { total: 1, first: [{ id: employeeAt(1) }] },
  })
  await post('function=emailUnregistered')
  await server.deps.jobs.drain()
  expect(recipients()).toEqual(['1@acme.example', '3@acme.example'])
  await server.db.updateTable('employee_emails').set({ created_at: '2026-01-01T00:00:00Z' }).execute()
  expect(await counts()).toMatchObject({ recipients: 2, remindedRecently: { total: 0 } })
})

test('two mailings at once and a repeated request remind each employee once', async () => {
  const key = { 'idempotency-key': '5f0f6d5e-0000-4000-8000-00000000ab03' }
  const first = await post('function=emailUnregistered', { headers: key })
  expect((await post('function=emailUnregistered', { headers: key })).json()).toEqual(first.json())
  await Promise.all([post('function=emailUnregistered'), post('function=emailUnregistered')])
  await server.deps.jobs.drain()
  expect(recipients()).toEqual(['1@acme.example', '2@acme.example', '3@acme.example'])
})

test('a mailing whose worker died in the middle is finished, each e-mail once', async () => {
  await post('function=emailUnregistered')
  const { batch_id: batchId } = await server.db
    .selectFrom('employee_emails')
    .select('batch_id')
    .executeTakeFirstOrThrow()
  const { platformId } = (await server.deps.directory.all()).find(({ id }) => id === admin.clientId)!
  const payload = { clientId: admin.clientId, platformId, batchId }
  let sent = 0
  const dying = sendEmailsWorker({
    ...server.deps,
    // The mail is handed over, then the process dies before it can say so.
    async mailer(mail) {
      await server.deps.mailer(mail)
      sent += 1
      if (sent === 2) throw Object.assign(new Error('killed'), { killed: true })
    },
  })
  await expect(dying.run(payload)).rejects.toThrow('1 e-mails of the mailing wait')
  await server.deps.jobs.drain()
  expect(recipients()).toEqual(['1@acme.example', '2@acme.example', '3@acme.example'])
  expect(await counts()).toMatchObject({ recipients: 0, remindedRecently: { total: 3 } })
})

test('one address that cannot be reached does not hold up the others, and is given up in the end', async () => {
  await post('function=emailUnregistered')
  const { batch_id: batchId } = await server.db
    .selectFrom('employee_emails')
    .select('batch_id')
    .executeTakeFirstOrThrow()
  const { platformId } = (await server.deps.directory.all()).find(({ id }) => id === admin.clientId)!
  const reached: string[] = []
  const worker = sendEmailsWorker({
    ...server.deps,
    async mailer({ to }) {
      if (to === '2@acme.example') throw new Error('550 no such mailbox')
      reached.push(to)
    },
  })
  const run = () => worker.run({ clientId: admin.clientId, platformId, batchId })
  for (let attempt = 1; attempt < 5; attempt += 1) await expect(run()).rejects.toThrow('wait for another try')
  await run()
  expect(reached.toSorted((a, b) => a.localeCompare(b))).toEqual(['1@acme.example', '3@acme.example'])
  // Who got nothing was not reminded.
  expect(await counts()).toMatchObject({ recipients: 1, remindedRecently: { total: 2 } })
  await server.db.deleteFrom('employee_email_batches').execute()
})

test('a team: its unregistered members only', async () => {
  expect((await get(`function=getTeamRecipients&teamId=${team}`)).json()).toMatchObject({ recipients: 1 })
  const answer = await post(`function=emailUnregisteredTeam&teamId=${team}`)
  expect(answer.json()).toEqual({ status: 'The registration reminder is on its way to 1 employee.' })
  await server.deps.jobs.drain()
  expect(recipients()).toEqual(['1@acme.example'])
})

test('those whom a filtered list shows: the preview counts whom the reminder reaches, and the log has the filters', async () => {
  const filters = `teamIds=${team}&search=fore1&status=unregistered&createdDt=2000-01-01,2100-01-01`
  for (const [query, total] of [
    [filters, 1],
    [`teamIds=${team}`, 1],
    ['search=fore2', 1],
    [`teamIds=${team}&search=fore2`, 0],
    ['status=registered', 0],
  ] as const)
    expect([query, (await get(`function=getRecipients&${reminder}&${query}`)).json().recipients]).toEqual([
      query,
      total,
    ])
  const answer = await post(`function=emailUnregistered&${filters}`)
  expect(answer.json()).toEqual({ status: 'The registration reminder is on its way to 1 employee.' })
  await server.deps.jobs.drain()
  expect(recipients()).toEqual(['1@acme.example'])
  const { details } = await server.db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'employeeEmail.send')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(details).toMatchObject({ teamIds: team, search: 'fore1', status: 'unregistered', recipients: 1 })
})

test('one employee is reminded again at once, unless there is nothing to remind of', async () => {
  for (let time = 0; time < 2; time += 1)
    expect((await post(`function=emailUnregistered&id=${employeeAt(1)}`)).statusCode).toBe(201)
  await change(2, { email: null })
  await change(3, { registered_at: '2026-01-05T10:00:00Z' })
  for (const n of [2, 3]) expect((await post(`function=emailUnregistered&id=${employeeAt(n)}`)).statusCode).toBe(409)
  await server.deps.jobs.drain()
  expect(recipients()).toEqual(['1@acme.example', '1@acme.example'])
})

test('the app details name pin, stores and portal, and go to a registered employee too', async () => {
  await server.db
    .updateTable('clients')
    .set({
      app_pin: JSON.stringify([{ pin: '4182' }]),
      appstore_url: 'https://apps.example/ios',
      playstore_url: 'javascript:alert(1)',
    })
    .where('id', '=', admin.clientId)
    .execute()
  await change(1, { registered_at: '2026-01-05T10:00:00Z' })
  const { html } = (await get('templateLabel=AppDetailsGeneric')).json()
  expect(html).toContain('4182')
  expect(html).toContain('href="https://apps.example/ios"')
  expect(html).not.toContain('javascript:')
  expect((await post(`function=emailAppDetails&id=${employeeAt(1)}`)).statusCode).toBe(201)
  await server.deps.jobs.drain()
  expect(recipients()).toEqual(['1@acme.example'])
})

test('a name with line breaks and markup adds neither headers nor elements', async () => {
  const name = 'Acme\r\nBcc: thief@evil.example\r\n\r\n<script>alert(1)</script>'
  const setName = (client_name: string) =>
    server.db.updateTable('clients').set({ client_name }).where('id', '=', admin.clientId).execute()
  const { client_name: before } = await server.db
    .selectFrom('clients')
    .select('client_name')
    .where('id', '=', admin.clientId)
    .executeTakeFirstOrThrow()
  await setName(name)
  await post(`function=emailAppDetails&id=${employeeAt(1)}`)
  await server.deps.jobs.drain()
  await setName(before)
  const [mail = ''] = outbox()
  const [headers = ''] = mail.split('\n\n')
  expect(headers).not.toMatch(/^Bcc:/im)
  expect(headers.match(/^To: .*$/gm)).toEqual(['To: 1@acme.example'])
  expect(mail.slice(mail.indexOf('text/html'))).not.toContain('<script')
})

test('employees and teams of another client are absent, and its employees get nothing', async () => {
  const foreign = employeeAt(1, 'borealis')
  expect((await post(`function=emailUnregistered&id=${foreign}`)).statusCode).toBe(404)
  expect((await post(`function=emailAppDetails&id=${foreign}`)).statusCode).toBe(404)
  expect((await get(`function=getRecipients&${reminder}&id=${foreign}`)).statusCode).toBe(404)
  expect((await post(`function=emailUnregisteredTeam&teamId=${foreign}`)).statusCode).toBe(404)
  expect((await post(`function=emailUnregistered&teamIds=${team},${foreign}`)).statusCode).toBe(404)
  await post('function=emailUnregistered')
  await server.deps.jobs.drain()
  expect(recipients().filter((to) => to.includes('borealis'))).toEqual([])
})

test('a restricted user reminds no member of the restricted team', async () => {
  const staff = await server.signIn('staff')
  await server.inSystem((tx) => restrictPermissions(tx, userAt('staff'), ['EMPLOYEES_VIEW', 'TEAMS_VIEW'], { team }))
  expect(await counts(staff)).toMatchObject({ recipients: 2 })
  expect((await post(`function=emailUnregistered&id=${employeeAt(1)}`, { by: staff })).statusCode).toBe(404)
  expect((await post(`function=emailUnregisteredTeam&teamId=${team}`, { by: staff })).statusCode).toBe(404)
  expect((await post(`function=emailUnregistered&teamIds=${team}`, { by: staff })).statusCode).toBe(404)
  await post('function=emailUnregistered', { by: staff })
  await server.deps.jobs.drain()
  expect(recipients()).toEqual(['2@acme.example', '3@acme.example'])
})

test('each e-mail is in the log of its employee', async () => {
  await post(`function=emailUnregistered&id=${employeeAt(2)}`)
  await post(`function=emailAppDetails&id=${employeeAt(2)}`)
  const rows = await server.db
    .selectFrom('interactions')
    .select('type')
    .where('employee_id', '=', employeeAt(2))
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  expect(rows.map(({ type }) => type)).toEqual(['app_details_email', 'registration_reminder'])
})

test('every operation needs its permission', async () => {
  const nobody = await server.signIn('nobody')
  for (const query of ['function=emailUnregistered', `function=emailUnregisteredTeam&teamId=${team}`])
    expect((await post(query, { by: nobody })).statusCode).toBe(403)
  expect((await get(reminder, nobody)).statusCode).toBe(403)
})
