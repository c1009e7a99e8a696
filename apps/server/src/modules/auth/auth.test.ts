import { createHook } from 'node:async_hooks'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expand } from '@ssp/ui/theme'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { setUpServer } from '../../testing/set-up-server.ts'
import { stopClock } from '../../testing/stop-clock.ts'

const server = setUpServer()
const base = { type: 0, scope: 'ssp' }
const email = 'admin@acme.example'
const NEW = 'Harbour-77-lantern'

beforeEach(() => sql`delete from rate_limits`.execute(server.db))

const call = (name: string, payload: object, remoteAddress = '127.0.0.1') =>
  server.inject({
    remoteAddress,
    method: 'POST',
    url: `/api/core/otp/${name}`,
    payload: { ...base, ...payload },
    headers: { 'ssp-client': server.tenants.clientId('acme') },
  })
const outbox = () => join(server.config.dataDir, 'outbox')
const mails = async () => {
  await server.deps.jobs.drain()
  return existsSync(outbox()) ? readdirSync(outbox()).length : 0
}
const lastMail = async () => {
  await server.deps.jobs.drain()
  const name = readdirSync(outbox()).toSorted().at(-1) as string
  return readFileSync(join(outbox(), name), 'utf8')
}
const codeFor = async (user_id = email) => {
  await call('generate', { user_id })
  return /^Subject: (\d{6}) /m.exec(await lastMail())?.[1] as string
}
const grantFor = async () =>
  (await call('reconcile', { user_id: email, otp: await codeFor() })).json<{ body: { user: { grant: string } } }>().body
    .user.grant

describe('generateOtp', () => {
  it('answers the same for known and unknown people, and mails only the known', async () => {
    const before = await mails()
    const answers = await Promise.all([
      call('generate', { user_id: email }),
      call('generate', { user_id: 'ghost@acme.example' }),
    ])
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, '{"status":"success"}'],
      [200, '{"status":"success"}'],
    ])
    expect(await mails()).toBe(before + 1)
  })

  it('mails a client that asks for one code before the many of another', async () => {
    await mails()
    for (const name of ['admin', 'reader', 'staff', 'nobody'])
      await call('generate', { user_id: `${name}@acme.example` })
    await server.inject({
      method: 'POST',
      url: '/api/core/otp/generate',
      payload: { ...base, user_id: 'admin@castor.example' },
      headers: { 'ssp-client': server.tenants.clientId('castor') },
    })
    const before = new Set(readdirSync(outbox()))
    await mails()
    const added = readdirSync(outbox()).filter((name) => !before.has(name))
    const to = added.toSorted().map((name) => /^To: .*@(\w+)\./m.exec(readFileSync(join(outbox(), name), 'utf8'))?.[1])
    expect(to).toHaveLength(5)
    expect(to.indexOf('castor')).toBeLessThan(2)
  })

  it('mails text in the language of the account and in the colours of the client', async () => {
    const speak = (language: 'de' | null) =>
      server.db
        .updateTable('users')
        .set({ language })
        .where(sql`lower(email)`, '=', email.toLowerCase())
        .execute()
    await speak('de')
    await call('generate', { user_id: email })
    const mail = (await lastMail()).replaceAll('=\n', '') // soft line breaks of quoted-printable
    await speak(null)
    expect(mail).toContain('Sie ihn nicht angefordert haben')
    expect(mail).toContain('Content-Type: text/plain')
    expect(mail).toContain('Content-Type: text/html')
    expect(mail).toContain(`background:${expand({}, 'light').primary}`) // this client chose no colours
  })

  it('does not reach an account of another client', async () => {
    const before = await mails()
    await call('generate', { user_id: 'admin@castor.example' })
    expect(await mails()).toBe(before)
  })

  it('keeps no readable code in the database', async () => {
    const code = await codeFor()
    const { rows } = await sql<{ row: string }>`select row_to_json(j)::text as row from pgboss.job j union all
      select row_to_json(o)::text from otp_codes o`.execute(server.deps.database.kysely)
    expect(rows.length).toBeGreaterThan(1)
    for (const { row } of rows)
      expect(row.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[\d:.+]+/g, '')).not.toContain(code)
  })

  it('stops after five codes in ten minutes', async () => {
    stopClock()
    for (let n = 0; n < 5; n += 1) expect((await call('generate', { user_id: email })).statusCode).toBe(200)
    expect((await call('generate', { user_id: email })).json()).toMatchObject({ code: 'too_many_requests' })
    await server.deps.jobs.drain()
  })
})

it('stops after twenty codes in a day, and the last mail tells the owner', async () => {
  stopClock()
  const someone = email
  for (let n = 0; n < 20; n += 1) {
    expect((await call('generate', { user_id: someone })).statusCode).toBe(200)
    await sql`delete from rate_limits where scope not like 'otp-day:%'`.execute(server.db)
  }
  expect((await call('generate', { user_id: someone })).statusCode).toBe(429)
  expect((await call('generate', { user_id: 'another@acme.example' })).statusCode).toBe(200)
  await server.deps.jobs.drain()
  const texts = readdirSync(outbox()).map((name) => readFileSync(join(outbox(), name), 'utf8'))
  expect(texts.filter((text) => /last code until tomorrow/.test(text))).toHaveLength(1)
})

describe('reconcileOtp', () => {
  it('gives a grant for the right code, once, and neither session nor address', async () => {
    const otp = await codeFor()
    const first = await call('reconcile', { user_id: email, otp })
    expect(Object.keys(first.json<{ body: { user: object } }>().body.user).toSorted()).toEqual(['grant', 'id', 'label'])
    expect((await call('reconcile', { user_id: email, otp })).json()).toEqual({ status: 'error' })
  })

  it.each([null, '', '      ', ['123456'], 123456, '12345', '1234567'])('rejects %j as a code', async (otp) => {
    expect((await call('reconcile', { user_id: email, otp })).statusCode).toBe(400)
  })

  it('counts parallel guesses: five and no more', async () => {
    const otp = await codeFor()
    const wrong = otp === '000000' ? '000001' : '000000'
    await Promise.all(Array.from({ length: 20 }, () => call('reconcile', { user_id: email, otp: wrong })))
    const { rows } = await sql<{ tries: number }>`select max(tries) as tries from otp_codes`.execute(
      server.deps.database.kysely,
    )
    expect(rows[0]?.tries).toBe(5)
    expect((await call('reconcile', { user_id: email, otp })).json()).toEqual({ status: 'error' })
  })

  it('rejects a code that is older than ten minutes, or another account’s', async () => {
    const otp = await codeFor()
    expect((await call('reconcile', { user_id: 'reader@acme.example', otp })).json()).toEqual({ status: 'error' })
    await sql`update otp_codes set expires_at = now()`.execute(server.db)
    expect((await call('reconcile', { user_id: email, otp })).json()).toEqual({ status: 'error' })
  })
})

describe('resetPassword', () => {
  it('sets the password once, ends every session and tells the person', async () => {
    const before = await server.signIn('admin')
    const grant = await grantFor()
    expect((await call('password', { user_id: email, grant, newPassword: 'short' })).json()).toMatchObject({
      code: 'invalid',
      fields: { newPassword: 'Password must be atleast 8 characters long' },
    })
    expect((await call('password', { user_id: email, grant, newPassword: NEW })).json()).toEqual({ success: true })
    expect(await lastMail()).toContain('password was changed')
    expect((await before.get(`/api/ssp/production/employees/${before.clientId}`)).statusCode).toBe(401)
    await server.signIn('admin', { password: NEW })
    expect((await call('password', { user_id: email, grant, newPassword: `${NEW}-2` })).json()).toMatchObject({
      fields: { grant: expect.any(String) },
    })
  })

  it('hashes nothing for a grant that is none, and stops after sixty tries', async () => {
    stopClock()
    let hashed = 0
    const hook = createHook({ init: (_id, type) => void (hashed += Number(type === 'ARGON2REQUEST')) }).enable()
    const attempt = () => call('password', { user_id: email, grant: 'x'.repeat(43), newPassword: NEW })
    for (let n = 0; n < 60; n += 1) expect((await attempt()).statusCode).toBe(400)
    hook.disable()
    expect(hashed).toBe(0)
    expect((await attempt()).statusCode).toBe(429)
  })

  it('counts guesses over many accounts from one IPv6 network as those of one address', async () => {
    stopClock()
    const guess = (n: number) =>
      call('reconcile', { user_id: `${n}@acme.example`, otp: '000000' }, `2001:db8::${n.toString(16)}`)
    for (let n = 0; n < 60; n += 1) expect((await guess(n)).statusCode).toBe(200)
    expect((await guess(61)).statusCode).toBe(429)
  })

  it('does not take the grant of another account', async () => {
    const grant = await grantFor()
    const stolen = await call('password', { user_id: 'reader@acme.example', grant, newPassword: NEW })
    expect(stolen.statusCode).toBe(400)
  })
})
