import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeJwt } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../../testing/outbox.ts'
import { liftRestriction, restrictTeam } from '../../testing/restrict-team.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { stopClock } from '../../testing/stop-clock.ts'
import { fixedId } from '../../testing/tenants.ts'
import { grantPermissions, makeUser, restrictPermissions } from '../access/testing.ts'
import { makeTeam } from '../teams/testing.ts'

const server = setUpServer()
const reader = setUpUser(server, 'reader')
let id: string

beforeAll(async () => {
  id = server.tenants.userId('acme', 'reader')
})

const address = (path: string) => `/api/ssp/production/access/${reader.clientId}/${path}`
const profile = (userId = id) => reader.get(address(`profile/${userId}`))
const update = (fields: object, headers: Record<string, string> = {}) =>
  reader.patch(address(`profile/${id}`), { id, client_id: reader.clientId, ...fields }, headers)
/** A new e-mail address with the current password. */
const at = (email: string) => ({ email, currentPassword: server.tenants.password })
const associate = (employeeId: string, who = reader, userId = id) =>
  who.patch(address('association'), { userId, employeeId })
const withCode = (employeeId: string, code: string, who = reader, userId = id) =>
  who.patch(address('association'), { userId, employeeId, code })
const drop = (employeeId: string, who = reader, userId = id) =>
  who.delete(address(`association?userId=${userId}&employeeId=${employeeId}`))
const setEmail = (employeeId: string, email: string | null) =>
  server.db.updateTable('employees').set({ email }).where('id', '=', employeeId).execute()
const codeFor = async (to: string) => {
  await server.deps.jobs.drain()
  return /^Subject: .*?(\d{6})/m.exec(mailsTo(server, to)[0] ?? '')?.[1] ?? ''
}
/** A wrong code. */
const other = (code: string) => (code === '000000' ? '111111' : '000000')

test('only the own account is read and changed', async () => {
  const seen = await profile()
  expect(seen.json()).toMatchObject({ username: 'reader', email: 'reader@acme.example', employee: null })
  const etag = String(seen.headers['etag'])
  expect((await update({ label: ' Ria ', ...at('ria@acme.example') }, { 'if-match': etag })).json()).toEqual({
    success: true,
  })
  expect((await profile()).json()).toMatchObject({ label: 'Ria', email: 'ria@acme.example' })
  expect((await update({ label: 'Late' }, { 'if-match': etag })).json()).toMatchObject({
    code: 'stale',
    current: { label: 'Ria' },
  })
  expect((await profile(server.tenants.userId('acme', 'admin'))).statusCode).toBe(404)
})

test('the language of the portal is kept with the account, is in its next token, and can be taken back', async () => {
  expect((await profile()).json().language).toBeNull()
  expect((await update({ language: 'de' })).json()).toEqual({ success: true })
  expect((await profile()).json().language).toBe('de')
  expect(decodeJwt((await server.signIn('reader')).token)['language']).toBe('de')
  expect((await update({ language: 'tlh' })).statusCode).toBe(400)
  expect((await update({ language: null })).json()).toEqual({ success: true })
  expect((await profile()).json().language).toBeNull()
  expect(decodeJwt((await server.signIn('reader')).token)['language']).toBeNull()
})

test('what does not belong into the change is rejected', async () => {
  expect((await update({ password: 'Sneaky-Harbour-1' })).statusCode).toBe(400)
  expect((await update(at('ADMIN@acme.example'))).json()).toMatchObject({
    code: 'conflict',
    fields: { email: expect.any(String) },
  })
  expect((await update({ label: '   ' })).json().fields).toHaveProperty('label')
  expect((await update({ employee_id: fixedId('employee acme 1') })).json().fields).toHaveProperty('employee_id')
  expect((await update({})).statusCode).toBe(400)
})

test('the own account is linked with the code mailed to the employee, once, and both changes are mailed', async () => {
  const employee = fixedId('employee acme 1')
  await setEmail(employee, 'una@acme.example')
  expect((await associate(fixedId('employee borealis 1'))).statusCode).toBe(404)
  expect((await associate(employee)).json()).toEqual({ success: false, sentTo: 'u•••@acme.example' })
  const code = await codeFor('una@acme.example')
  expect((await profile()).json().employee).toBeNull()
  expect((await withCode(employee, other(code))).json().fields).toEqual({ code: 'This code is wrong.' })
  // Bound to the employee and to the account.
  expect((await withCode(fixedId('employee acme 2'), code)).statusCode).toBe(400)
  const admin = await server.signIn('admin')
  const adminId = server.tenants.userId('acme', 'admin')
  expect((await withCode(employee, code, admin, adminId)).statusCode).toBe(400)
  expect((await withCode(employee, code)).json()).toEqual({ success: true })
  expect((await profile()).json().employee).toMatchObject({ id: employee, identifier: 'acme-1' })
  expect((await associate(employee, admin, adminId)).statusCode).toBe(409)
  expect((await drop(fixedId('employee acme 2'))).statusCode).toBe(404)
  expect((await drop(employee)).json()).toEqual({ success: true })
  expect((await profile()).json().employee).toBeNull()
  expect((await withCode(employee, code)).json().fields).toHaveProperty('code')
  await server.deps.jobs.drain()
  const mails = mailsTo(server, 'una@acme.example')
  expect(mails.some((mail) => mail.includes('is now linked to you'))).toBe(true)
  expect(mails.some((mail) => mail.includes('is no longer linked to you'))).toBe(true)
})

test('after five wrong codes the right one is rejected too', async () => {
  const employee = fixedId('employee acme 2')
  await setEmail(employee, 'duo@acme.example')
  await associate(employee)
  const code = await codeFor('duo@acme.example')
  for (let n = 0; n < 5; n += 1) expect((await withCode(employee, other(code))).statusCode).toBe(400)
  expect((await withCode(employee, code)).json().fields.code).toMatch(/no longer/)
})

test('a code is rejected after ten minutes', async () => {
  const employee = fixedId('employee acme 2')
  await setEmail(employee, 'late@acme.example')
  await associate(employee)
  const code = await codeFor('late@acme.example')
  await server.db
    .updateTable('otp_codes')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('employee_id', '=', employee)
    .execute()
  expect((await withCode(employee, code)).json().fields.code).toMatch(/no longer/)
})

test('a code used many times at once links once, and as many wrong ones at once cost five tries', async () => {
  const employee = fixedId('employee acme 2')
  await setEmail(employee, 'race@acme.example')
  await associate(employee)
  const code = await codeFor('race@acme.example')
  const sent = await Promise.all(Array.from({ length: 8 }, () => withCode(employee, code)))
  expect(sent.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect((await drop(employee)).statusCode).toBe(200)

  await associate(employee)
  const next = await codeFor('race@acme.example')
  const wrong = await Promise.all(Array.from({ length: 12 }, () => withCode(employee, other(next))))
  const texts = wrong.map((response) => response.json<{ fields: { code: string } }>().fields.code)
  expect(texts.filter((text) => text === 'This code is wrong.')).toHaveLength(5)
  expect((await withCode(employee, next)).statusCode).toBe(400)
})

test('codes that are entered in a client, by whichever account, have a limit of their own', async () => {
  const employee = fixedId('employee acme 2')
  const enter = async () => (await withCode(employee, '000000')).statusCode
  const entered = (clientId: string) => `employee-link-code:${clientId}`
  const setEntered = (scope: string) =>
    server.db
      .updateTable('rate_limits')
      .set({ hits: 500, scope })
      .where('scope', 'like', 'employee-link-code:%')
      .execute()
  expect(await enter()).toBe(400)
  // As another client's they do not count.
  await setEntered(entered('other'))
  expect(await enter()).toBe(400)
  await server.db.deleteFrom('rate_limits').where('scope', '=', entered('other')).execute()
  await setEntered(entered(reader.clientId))
  const admin = await server.signIn('admin')
  const adminId = server.tenants.userId('acme', 'admin')
  expect((await withCode(employee, '000000', admin, adminId)).statusCode).toBe(429)
})

test('the account that sets the e-mail address of an employee cannot be linked by a code that goes there', async () => {
  const employee = fixedId('employee acme 2')
  const place = await server.db
    .selectFrom('clients')
    .select(['id', 'platform_id'])
    .where('id', '=', reader.clientId)
    .executeTakeFirstOrThrow()
  const setAs = (userId: string, email: string) =>
    server.deps.database.withTenant({ clientId: place.id, platformId: place.platform_id, userId }, (tx) =>
      tx.updateTable('employees').set({ email }).where('client_id', '=', place.id).where('id', '=', employee).execute(),
    )
  await setAs(id, 'mine@acme.example')
  const rejected = await associate(employee)
  expect(rejected.statusCode).toBe(400)
  expect(rejected.json().fields.employeeId).toMatch(/Ask another administrator/)
  await server.deps.jobs.drain()
  expect(mailsTo(server, 'mine@acme.example')).toEqual([])
  // Nor with a code that was mailed before.
  await setAs(server.tenants.userId('acme', 'admin'), 'other@acme.example')
  await server.db.deleteFrom('rate_limits').execute()
  expect((await associate(employee)).json()).toMatchObject({ success: false })
  const code = await codeFor('other@acme.example')
  await setAs(id, 'mine@acme.example')
  expect((await withCode(employee, code)).json().fields).toHaveProperty('employeeId')
})

test('a code proves only the address that it was mailed to', async () => {
  const employee = fixedId('employee acme 2')
  await setEmail(employee, 'former@acme.example')
  await server.db.deleteFrom('rate_limits').execute()
  await associate(employee)
  const code = await codeFor('former@acme.example')
  await setEmail(employee, 'present@acme.example')
  expect((await withCode(employee, code)).json().fields).toEqual({ code: 'This code is wrong.' })
  await setEmail(employee, null)
  expect((await withCode(employee, code)).json().fields).toHaveProperty('code')
  expect((await profile()).json().employee).toBeNull()
})

test.each([
  { setter: 'maker', asking: 'made', links: false, why: 'the account that created the asking one' },
  { setter: 'made', asking: 'maker', links: false, why: 'an account that the asking one created' },
  { setter: 'made', asking: 'sibling', links: false, why: 'an account of the same creator' },
  { setter: 'maker', asking: 'later', links: false, why: 'the creator of its creator' },
  { setter: 'maker', asking: 'stranger', links: true, why: 'an account of another origin' },
  { setter: 'steward', asking: 'employed', links: true, why: 'a creator that links it without a code anyway' },
  {
    setter: 'employed',
    asking: 'steward',
    links: false,
    why: 'an account that the asking one, which may link others, created',
  },
  { setter: 'limited', asking: 'helper', links: false, why: 'a creator that links only some' },
])('a code sent to an address set by $why links: $links', async ({ setter, asking, links }) => {
  const { database } = server.deps
  const client = await database.withSystem((tx) =>
    tx.selectFrom('clients').select(['id', 'platform_id']).where('id', '=', reader.clientId).executeTakeFirstOrThrow(),
  )
  const { password_hash } = await database.withSystem((tx) =>
    tx.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  const accounts = new Map<string, string>()
  const as = (name: string | undefined) => ({
    clientId: client.id,
    platformId: client.platform_id,
    userId: (name && accounts.get(name)) ?? null,
  })
  const round = randomUUID().slice(0, 8)
  const create = async (name: string, creator?: string, permissions: string[] = []) => {
    const made = await database.withTenant(as(creator), async (tx) => {
      const user_id = await makeUser(tx, client.id, { username: `${name}-${round}`, password_hash })
      await grantPermissions(tx, { client_id: client.id, user_id }, ['EMPLOYEES_VIEW', ...permissions])
      return user_id
    })
    accounts.set(name, made)
  }
  await create('maker')
  await create('made', 'maker')
  await create('sibling', 'maker')
  await create('later', 'made')
  await create('stranger')
  await create('steward', undefined, ['USERS_UPDATE'])
  await create('employed', 'steward')
  await create('limited', undefined, ['USERS_UPDATE'])
  await create('helper', 'limited')
  await database.withSystem(async (tx) => {
    const limited = { client_id: client.id, user_id: accounts.get('limited') ?? '' }
    const team = await makeTeam(tx, client.id, { label: `Kept from ${round}`, members: [] })
    await restrictPermissions(tx, limited, ['USERS_UPDATE'], { team })
  })
  const employee = fixedId('employee acme 1')
  const email = `${asking}-${round}@acme.example`
  await database.withTenant(as(setter), (tx) =>
    tx.updateTable('employees').set({ email }).where('client_id', '=', client.id).where('id', '=', employee).execute(),
  )
  await database.withSystem((tx) => tx.deleteFrom('rate_limits').execute())
  const who = await server.signIn(`${asking}-${round}`)
  const own = accounts.get(asking) ?? ''
  const asked = (await associate(employee, who, own)).json()
  expect(Object.keys(asked.fields ?? {})).toEqual(links ? [] : ['employeeId'])
  const code = links ? await codeFor(email) : '000000'
  expect((await withCode(employee, code, who, own)).statusCode).toBe(links ? 200 : 400)
  expect((await drop(employee, who, own)).statusCode).toBe(links ? 200 : 404)
  await server.deps.jobs.drain()
})

test('without an e-mail address only an administrator links, and never the own account', async () => {
  const employee = fixedId('employee acme 2')
  await setEmail(employee, null)
  expect((await associate(employee)).json().fields.employeeId).toMatch(/Ask an administrator/)
  const admin = await server.signIn('admin')
  const adminId = server.tenants.userId('acme', 'admin')
  expect((await associate(employee, admin, adminId)).statusCode).toBe(400)
  expect((await associate(employee, reader, adminId)).statusCode).toBe(403)
  expect((await associate(employee, admin)).json()).toEqual({ success: true })
  expect((await profile()).json().employee).toMatchObject({ id: employee })
})

test('an administrator takes the link of another account away, and an account without USERS_UPDATE does not', async () => {
  const employee = fixedId('employee acme 2')
  const admin = await server.signIn('admin')
  const adminId = server.tenants.userId('acme', 'admin')
  await associate(employee, admin)
  expect((await drop(employee, reader, adminId)).statusCode).toBe(403)
  expect((await drop(fixedId('employee acme 1'), admin)).statusCode).toBe(404)
  expect((await drop(employee, admin, server.tenants.userId('borealis', 'admin'))).statusCode).toBe(404)
  expect((await drop(employee, admin)).statusCode).toBe(200)
  expect((await profile()).json().employee).toBeNull()
  expect((await drop(employee, admin)).statusCode).toBe(404)
})

test('an account of an employee out of reach is linked to another employee only by an administrator who sees both', async () => {
  const [hidden, seen] = [fixedId('employee acme 2'), fixedId('employee acme 1')]
  const admin = await server.signIn('admin')
  const account = server.tenants.userId('acme', 'nobody')
  expect((await associate(hidden, admin, account)).statusCode).toBe(200)
  const kept = { username: 'admin', permission: 'EMPLOYEES_VIEW' }
  await restrictTeam(server, { ...kept, employees: [2] })
  expect((await associate(seen, admin, account)).statusCode).toBe(404)
  expect((await drop(hidden, admin, account)).statusCode).toBe(404)
  await liftRestriction(server, kept)
  expect((await drop(hidden, admin, account)).statusCode).toBe(200)
})

test('a new e-mail address asks for the current password, and the former one is notified', async () => {
  const before = (await profile()).json().email
  expect((await update({ email: 'elsewhere@acme.example' })).json().fields).toEqual({
    currentPassword: 'This is required.',
  })
  expect((await update({ email: 'elsewhere@acme.example', currentPassword: 'Wrong-Harbour-1' })).json().fields).toEqual(
    { currentPassword: "Current password doesn't match" },
  )
  expect((await profile()).json().email).toBe(before)
  expect((await update({ email: 'elsewhere@acme.example', currentPassword: server.tenants.password })).json()).toEqual({
    success: true,
  })
  await server.deps.jobs.drain()
  const outbox = join(server.config.dataDir, 'outbox')
  const mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'))
  const mail = mails.find((text) => text.includes(`To: ${before}`))
  expect(mail).toMatch(/^Subject: The e-mail address of your /m)
  expect(mail).not.toContain('elsewhere')
})

test('the tries of one account do not count for another client’s account with the same id', async () => {
  const scopes = await server.db
    .selectFrom('rate_limits')
    .select('scope')
    .distinct()
    .where('scope', 'like', 'password:%')
    .execute()
  expect(scopes).toEqual([{ scope: `password:${reader.clientId}/${id}` }])
})

test('an eleventh password in five minutes is not looked at, right or wrong, whatever it is given for', async () => {
  stopClock()
  const admin = await server.signIn('admin')
  const adminId = server.tenants.userId('acme', 'admin')
  const account = { id: adminId, client_id: admin.clientId }
  const patch = (query: string, payload: object) =>
    admin.patch(address(`profile/${adminId}${query}`), { ...account, ...payload })
  const newPassword = 'Lantern-Harbour-7'
  const change = (currentPassword: string) => patch('?function=changePassword', { currentPassword, newPassword })
  for (let n = 0; n < 10; n += 1) expect((await change('Wrong-Harbour-1')).json()).toMatchObject({ success: false })
  const { password: currentPassword } = server.tenants
  expect((await change(currentPassword)).json()).toMatchObject({ code: 'too_many_requests' })
  expect((await patch('', { currentPassword, email: 'new@acme.example' })).statusCode).toBe(429)
})
