import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { restrictTeam } from '../../testing/restrict-team.ts'
import { fixedId } from '../../testing/tenants.ts'
import type { SignedIn } from '../../testing/test-server.ts'

// Of acme: Fore1 is complete at the identity provider, Fore2 is kept from `reader` by a team.
const server = setUpServer()
const admin = setUpUser(server, 'admin')
const reader = setUpUser(server, 'reader')
const TENANT = fixedId('identity tenant')
const employee = (n: number, client = 'acme') => fixedId(`employee ${client} ${n}`)
const base = '/api/ssp/production/employees'

beforeAll(async () => {
  await restrictTeam(server, { username: 'reader', permission: 'EMPLOYEES_VIEW', employees: [2] })
  await server.db.updateTable('employees').set({ identity_tenant_id: TENANT }).where('id', '=', employee(1)).execute()
})

const read = async (id: string, who = admin) => {
  const answer = await who.get(`${base}/${who.clientId}?id=${id}`)
  return { answer, etag: String(answer.headers['etag']), record: answer.json().employees?.[0] }
}
const update = (id: string, fields: object, { who = admin, headers = {} } = {}) =>
  who.patch(`${base}/${id}`, { id, ...fields }, headers)
const logOf = async (id: string) => {
  const answer = await admin.get(`/api/serverless/interactions?employeeId=${id}`)
  return answer.json<{ data: { type: string; description: string; actor: { label: string } }[] }>().data
}

test('one employee comes with the fields of the specification, teams and merges', async () => {
  const { answer, record } = await read(employee(1))
  expect(answer.json()).toMatchObject({ success: true, merger: [], merged: [] })
  expect(record).toMatchObject({
    client_id: admin.clientId,
    clientId: admin.clientId,
    isManager: false,
    is_demo: false,
    is_client_demo: false,
    tenantId: TENANT,
    userId: null,
    teamId: null,
    teams: [],
  })
  expect((await read(employee(2))).record.teams).toHaveLength(1)
})

test('fields are changed, audited, and logged by name but not by value', async () => {
  const { etag } = await read(employee(3))
  const changed = await update(
    employee(3),
    { forename: ' Zoë ', surname: 'Canary-acme', mobileNumber: '07700 900001', gender: 4 },
    { headers: { 'if-match': etag } },
  )
  expect(changed.json()).toEqual({ success: true, message: 'Employee updated successfully' })
  const { record, etag: next } = await read(employee(3))
  expect(record).toMatchObject({ forename: 'Zoë', mobileNumber: '07700 900001', gender: 4, email: 'e3@acme.example' })
  expect(changed.headers['etag']).toBe(next)
  const [entry] = await logOf(employee(3))
  expect(entry).toMatchObject({ type: 'employee_updated', actor: { label: 'admin of acme' } })
  expect(entry?.description).toBe('Changed: forename, mobile number, gender.')
  const late = await update(employee(3), { forename: 'Late' }, { headers: { 'if-match': etag } })
  expect(late.statusCode).toBe(412)
  expect(late.json()).toMatchObject({ code: 'stale', current: { forename: 'Zoë' } })
  await update(employee(3), { forename: 'Zoë' })
  expect(await logOf(employee(3))).toHaveLength(1)
})

test('of two changes of one version one is rejected', async () => {
  const { etag } = await read(employee(3))
  const headers = { 'if-match': etag }
  const answers = await Promise.all(['A', 'B'].map((forename) => update(employee(3), { forename }, { headers })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 412])
})

test('what does not fit is rejected at its field', async () => {
  expect((await update(employee(3), { identifier: 'acme-1' })).json()).toMatchObject({
    code: 'conflict',
    fields: { identifier: expect.any(String) },
  })
  expect((await update(employee(3), { email: 'nobody' })).json().fields).toHaveProperty('email')
  expect((await update(employee(3), { isManager: true })).statusCode).toBe(400)
  expect((await update(employee(3), { gender: 9 })).statusCode).toBe(400)
  const other = await admin.patch(`${base}/${employee(3)}`, { id: employee(1), forename: 'X' })
  expect(other.statusCode).toBe(400)
  const mismatch = await admin.patch(`${base}/${employee(3)}?clientId=${server.tenants.clientId('borealis')}`, {
    id: employee(3),
    forename: 'X',
  })
  expect(mismatch.statusCode).toBe(409)
})

test('a required field cannot be emptied, and what was empty may stay so', async () => {
  expect((await update(employee(2), { mobileNumber: '07700 900001' })).statusCode).toBe(200)
  const { record: before } = await read(employee(2))
  for (const field of ['forename', 'surname', 'identifier', 'email', 'mobileNumber']) {
    const emptied = await update(employee(2), { gender: 2, [field]: ' ' })
    expect(emptied.statusCode).toBe(400)
    expect(emptied.json().fields).toEqual({ [field]: 'This is required.' })
  }
  expect((await read(employee(2))).record).toEqual(before)
  await server.db.updateTable('employees').set({ surname: '' }).where('id', '=', employee(2)).execute()
  expect((await update(employee(2), { surname: '', mobileNumber: '07700 900002' })).statusCode).toBe(200)
})

test('a reset sets no password: it is marked, mailed and logged', async () => {
  const { record, etag } = await read(employee(1))
  const { surname, identifier, email, tenantId } = record
  const seen = { resetPassword: true, surname, identifier, email, tenantId }
  const answer = await update(employee(1), seen, { headers: { 'if-match': etag } })
  expect(answer.json()).toEqual({
    success: true,
    message: 'The password has been reset. A mail to set a new one is on its way.',
  })
  const row = await server.db
    .selectFrom('employees')
    .select('password_reset_at')
    .where('id', '=', employee(1))
    .executeTakeFirstOrThrow()
  expect(row.password_reset_at).not.toBeNull()
  expect((await logOf(employee(1)))[0]?.type).toBe('password_reset')
  const outbox = join(server.config.dataDir, 'outbox')
  await server.deps.jobs.drain()
  const mail = readFileSync(join(outbox, readdirSync(outbox)[0] ?? ''), 'utf8')
  expect(mail).toContain('e1@acme.example')
  expect(mail).toContain('north.example')
})

test('a reset needs surname, identifier and tenant, and the account that was seen', async () => {
  const incomplete = await update(employee(3), { resetPassword: true })
  expect(incomplete.statusCode).toBe(400)
  expect(incomplete.json().message).toBe('Please make sure the users email & identifier are set.')
  const other = await update(employee(1), { resetPassword: true, surname: 'Somebody else' })
  expect(other.json().fields).toHaveProperty('surname')
})

test('an employee of another client or of a restricted team cannot be touched', async () => {
  const before = await server.db.selectFrom('employees').selectAll().orderBy('id').execute()
  const tries: [string, SignedIn][] = [
    [employee(1, 'borealis'), admin],
    [employee(1, 'castor'), admin],
    [employee(2), reader],
  ]
  for (const [id, who] of tries) {
    const { clientId, send } = who
    const file = {
      bucketName: 'employee-avatars',
      filePath: `${clientId}/${id}/avatar.png`,
      contentType: 'image/png',
    }
    const data = `${base}/additionaldata/${clientId}`
    const avatar = JSON.stringify({ avatar: `${clientId}/${id}/avatar.png` })
    const answers = [
      await send({ method: 'POST', url: '/api/dashboard/sign-upload-url', payload: file }),
      await update(id, { forename: 'X' }, { who }),
      await update(id, { resetPassword: true }, { who }),
      await send({ method: 'DELETE', url: `${base}/${clientId}`, payload: { id } }),
      await send({ method: 'GET', url: `${data}?employeeId=${id}` }),
      await send({ method: 'PATCH', url: data, payload: { employeeId: id, additionalData: avatar } }),
      await send({ method: 'DELETE', url: `${data}?employeeId=${id}` }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404))
  }
  const after = await server.db.selectFrom('employees').selectAll().orderBy('id').execute()
  expect(after).toEqual(before)
})

test('an avatar is only the file at the key of the employee, and its file goes with it', async () => {
  const { clientId } = admin
  const own = `${clientId}/${employee(1)}`
  const names = [`${own}/avatar.png`, `${own}/avatar.gif`, `${clientId}/${employee(3)}/avatar.png`]
  await server.db
    .insertInto('objects')
    .values(
      names.map((object_key) => ({
        client_id: clientId,
        bucket: 'employee-avatars',
        object_key,
        stored_as: `objects/${object_key}`,
        content_type: 'image/png',
        size: 1,
        sha256: 'x',
      })),
    )
    .execute()
  const url = `${base}/additionaldata/${clientId}`
  const save = (additionalData: string) => admin.patch(url, { employeeId: employee(1), additionalData })
  for (const key of [
    `${clientId}/${employee(3)}/avatar.png`,
    `${own}/../${employee(3)}/avatar.png`,
    `${own}/avatar.jpg`,
  ]) {
    const rejected = await save(JSON.stringify({ avatar: key }))
    expect(rejected.statusCode).toBe(400)
    expect(rejected.json().fields).toHaveProperty('additionalData')
  }
  for (const text of ['null', '[]', '{"avatar":1}', `{"avatar":"${own}/avatar.png","role":"admin"}`, '{nope']) {
    expect((await save(text)).statusCode).toBe(400)
  }
  expect((await save(JSON.stringify({ avatar: `${own}/avatar.gif` }))).json()).toEqual({ success: true })
  const first = (await read(employee(1))).record.additionalData
  expect((await save(JSON.stringify({ avatar: `${own}/avatar.gif` }))).statusCode).toBe(200)
  expect((await read(employee(1))).record.additionalData).not.toBe(first)
  const get = await admin.get(`${url}?employeeId=${employee(1)}`)
  expect(JSON.parse(get.json().additionalData).avatar).toContain(`${employee(1)}/avatar.gif`)
  const keys = async () =>
    (await server.db.selectFrom('objects').select('object_key').where('bucket', '=', 'employee-avatars').execute()).map(
      ({ object_key }) => object_key,
    )
  expect(new Set(await keys())).toEqual(new Set([names[1], names[2]]))
  await admin.delete(`${url}?employeeId=${employee(1)}`)
  expect((await read(employee(1))).record.additionalData).toBeNull()
  expect(await keys()).toEqual([names[2]])
  expect((await logOf(employee(1))).map(({ type }) => type).slice(0, 2)).toEqual(['avatar_removed', 'avatar_changed'])
})

test('a removed employee is gone with everything, but stays in the audit log, with the log', async () => {
  const remove = (headers = {}) => admin.delete(`${base}/${admin.clientId}`, { id: employee(3) }, headers)
  const viewed = { channel: 'employees', employeeId: employee(3), type: 'profile_viewed', notify: false }
  await admin.post('/api/serverless/interactions', viewed)
  expect((await remove({ 'if-match': '"999"' })).statusCode).toBe(412)
  expect((await remove()).json()).toEqual({ success: true })
  expect((await remove()).statusCode).toBe(404)
  expect((await read(employee(3))).answer.statusCode).toBe(404)
  const rows = await server.db
    .selectFrom('audit_log')
    .select(['target', 'user_id'])
    .where('action', '=', 'employee.remove')
    .execute()
  expect(rows).toEqual([{ target: employee(3), user_id: server.tenants.userId('acme', 'admin') }])
  const auditLog = async (who: SignedIn) =>
    (await who.get(`/api/ssp/production/access/${who.clientId}/audit-log?subjectId=${employee(3)}`)).json()
  expect(await auditLog(admin)).toMatchObject([
    {
      action: 'employee.remove',
      subject: { kind: 'employee', id: employee(3), label: expect.stringMatching(/ Canary-acme$/), name: null },
      changes: [
        { field: 'label', from: [expect.stringMatching(/ Canary-acme$/)], to: [] },
        {
          field: 'log',
          from: expect.arrayContaining([expect.stringMatching(/ UTC, admin of acme: profile viewed$/)]),
          to: [],
        },
      ],
    },
  ])
  // A restricted caller may not have been shown this employee, whose teams are gone.
  expect(await auditLog(reader)).toEqual([])
})

test('the former address of an employee is notified, once', async () => {
  await update(employee(1), { email: 'former@acme.example' })
  await update(employee(1), { email: 'new@acme.example' })
  await update(employee(1), { email: 'new@acme.example', forename: 'Foredrie' })
  await server.deps.jobs.drain()
  const mails = mailsTo(server, 'former@acme.example')
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('Subject: The e-mail address of your')
  expect(mails[0]).not.toContain('new@acme.example')
})
