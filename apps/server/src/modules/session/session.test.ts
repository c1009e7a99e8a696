import { SignJWT, UnsecuredJWT } from 'jose'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountHash } from '../../session/attempts.repository.ts'
import { setUpServer } from '../../testing/set-up-server.ts'

const server = setUpServer()
let acme: string

beforeAll(async () => {
  acme = server.tenants.clientId('acme')
})

const login = (
  username: string,
  password = server.tenants.password,
  options: { client?: string; address?: string } = {},
) =>
  server.inject({
    method: 'POST',
    url: `/api/login/${server.tenants.clientId(options.client ?? 'acme')}`,
    payload: { username, password },
    remoteAddress: options.address ?? '10.0.0.1',
  })
const employees = (token: string, client = acme) =>
  server.inject({ url: `/api/ssp/production/employees/${client}`, headers: { authorization: `Bearer ${token}` } })
const refresh = (refreshToken: string) =>
  server.inject({ method: 'POST', url: `/api/login/${acme}/refresh`, payload: { refreshToken } })

describe('loadClient', () => {
  const load = (subdomain: string) => server.inject({ url: `/api/client/load?subdomain=${subdomain}` })

  it('gives the client of a sub-domain, the local one for localhost, and nothing for an unknown one', async () => {
    expect((await load('borealis')).json()).toMatchObject([{ subdomain: 'borealis', clientName: 'borealis Ltd' }])
    expect((await load('localhost')).json()).toMatchObject([{ subdomain: 'acme' }])
    expect((await load('nowhere')).json()).toEqual([])
  })

  it('tells whether the client has Secure Send, which decides what step 4 of the wizard offers', async () => {
    expect((await load('borealis')).json()).toMatchObject([{ secureSend: true }])
    const borealis = server.tenants.clientId('borealis')
    await server.db.updateTable('clients').set({ secure_send: false }).where('id', '=', borealis).execute()
    expect((await load('borealis')).json()).toMatchObject([{ secureSend: false }])
    expect((await load('acme')).json()).toMatchObject([{ secureSend: true }])
  })

  it('says from which day on reports count single employees', async () => {
    const acme = server.tenants.clientId('acme')
    await server.db.updateTable('clients').set({ figures_since: '2026-03-10' }).where('id', '=', acme).execute()
    expect((await load('acme')).json()).toMatchObject([{ figuresSince: '2026-03-10' }])
  })
})

describe('login', () => {
  it('answers strangers, wrong passwords and inactive accounts alike', async () => {
    const answers = await Promise.all([login('admin', 'Wrong-1-password'), login('no-such'), login('gone')])
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({ success: false, message: 'Incorrect username and or password.' })
    }
  })

  it('takes any case of the username and gives both tokens', async () => {
    expect((await login('ADMIN')).json()).toMatchObject({
      success: true,
      token: expect.any(String),
      refreshToken: expect.any(String),
    })
  })

  it('lets platform staff sign in at every client of the platform, others only at home', async () => {
    expect((await login('staff', undefined, { client: 'borealis' })).json()).toMatchObject({ success: true })
    expect((await login('staff', undefined, { client: 'castor' })).json()).toMatchObject({ success: false })
    expect((await login('nobody', undefined, { client: 'borealis' })).json()).toMatchObject({ success: false })
  })

  it('rejects a client that does not exist and a body that names another', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000'
    const at = (id: string, payload: object) => server.inject({ method: 'POST', url: `/api/login/${id}`, payload })
    expect((await at(unknown, { username: 'a', password: 'b' })).statusCode).toBe(404)
    expect((await at('..%2f..%2fetc', { username: 'a', password: 'b' })).statusCode).toBe(404)
    const other = { username: 'a', password: 'b', clientId: server.tenants.clientId('borealis') }
    expect((await at(acme, other)).json()).toMatchObject({ code: 'client_mismatch' })
  })
})

describe('failed sign-ins in the audit log', () => {
  const rows = async () =>
    server.db
      .selectFrom('audit_log')
      .select(['target', 'details', 'user_id'])
      .where('client_id', '=', acme)
      .where('action', '=', 'session.login')
      .where('outcome', '=', 'refused')
      .execute()

  it('name account and address, never what was typed, and at most twenty a day of one account', async () => {
    const [before, address] = [(await rows()).length, '10.8.8.8']
    await login('restricted', 'Wrong-1-password', { address })
    await login('typed-Password-1', 'x', { address })
    const [known, unknown] = (await rows()).slice(before)
    expect(known).toMatchObject({ details: { code: 'wrong_password', address }, user_id: null })
    expect(known?.target).toMatch(/^[0-9a-f-]{36}$/)
    expect(unknown).toMatchObject({ target: null, details: { code: 'wrong_password', address } })
    expect(JSON.stringify(await rows())).not.toMatch(/typed-Password|Wrong-1/)
    for (let n = 0; n < 30; n += 1) await login('restricted', 'Wrong-1-password', { address })
    const ofAccount = (await rows()).filter(({ target }) => target === known?.target)
    expect(ofAccount).toHaveLength(20)
    expect(ofAccount.map(({ details }) => (details as { code: string }).code)).toContain('locked')
  })
})

describe('lockout', () => {
  it('locks the pair of account and address after ten failures, for five minutes, and no other account', async () => {
    const address = '10.9.9.9'
    for (let n = 0; n < 10; n += 1)
      expect((await login('reader', 'Wrong-1-password', { address })).statusCode).toBe(200)
    const locked = await login('reader', undefined, { address })
    expect(locked.statusCode).toBe(429)
    const { message, retryAt } = locked.json<{ message: string; retryAt: string }>()
    expect(message).toBe('Too many attempts, try again in 5 minutes')
    expect(new Date(retryAt).getTime() - Date.now()).toBeGreaterThan(290_000)
    expect(Number(locked.headers['retry-after'])).toBeLessThanOrEqual(300)
    expect((await login('reader', undefined, { address: '10.9.9.10' })).json()).toMatchObject({ success: true })
    expect((await login('admin', undefined, { address })).json()).toMatchObject({ success: true })
  })

  it('counts every spelling of a name together, and each client by itself', () => {
    const of = (username: string, clientId = acme) => accountHash(server.deps.keys.hash, clientId, username)
    for (const spelling of ['ZOË', ' zoë ', 'zoe\u0308', 'Zoe\u0308']) expect(of(spelling)).toBe(of('zoë'))
    expect(of('zoe')).not.toBe(of('zoë'))
    expect(of('zoë', server.tenants.clientId('borealis'))).not.toBe(of('zoë'))
  })

  it('locks an unknown account in the same way', async () => {
    for (let n = 0; n < 10; n += 1) await login('phantom', 'x', { address: '10.9.9.11' })
    expect((await login('phantom', 'x', { address: '10.9.9.11' })).statusCode).toBe(429)
  })

  it('looks at no more than ten passwords however many come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => login('staff', 'Wrong-1-password', { address: '10.9.9.12' })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
  })

  it('starts afresh when the lock has run out', async () => {
    await sql`update login_attempts set locked_until = now() - interval '1 second' where address = '10.9.9.9'`.execute(
      server.db,
    )
    expect((await login('reader', undefined, { address: '10.9.9.9' })).json()).toMatchObject({ success: true })
  })

  it('counts only attempts whose password was compared, once for all clients of the account', async () => {
    await sql`delete from rate_limits`.execute(server.db)
    const hits = async () => {
      const { rows } = await sql<{ hits: number }>`select hits from rate_limits where scope like 'login:%'`.execute(
        server.deps.database.kysely,
      )
      return rows.map((row) => row.hits)
    }
    for (let n = 0; n < 14; n += 1) await login('staff', 'Wrong-1-password', { address: '10.9.9.20' })
    expect(await hits()).toEqual([10])
    await login('staff', 'Wrong-1-password', { client: 'borealis', address: '10.9.9.21' })
    expect(await hits()).toEqual([11])
  })

  it('keeps the owner in when a stranger spends the budget of the account', async () => {
    await server.signIn('admin')
    await sql`update rate_limits set hits = 1000 where scope like 'login:%'`.execute(server.db)
    const { message, retryAt } = (await login('admin', undefined, { address: '10.66.0.1' })).json<
      Record<string, string>
    >()
    const minutes = Math.ceil((Date.parse(retryAt ?? '') - Date.now()) / 60_000)
    const time = minutes > 120 ? `${Math.ceil(minutes / 60)} hours` : `${minutes} minute`
    expect(message).toContain(`Too many attempts, try again in ${time}`)
    expect((await login('admin', undefined, { address: '127.0.0.1' })).json()).toMatchObject({ success: true })
    await sql`delete from rate_limits`.execute(server.db)
  })
})

describe('an address that fails at many accounts', () => {
  const fail = (name: string, address: string, client = 'acme') => login(name, 'Wrong-1-password', { address, client })
  const twenty = Array.from({ length: 20 }, (_, n) => n)

  it('compares passwords of twenty accounts in an hour, over all clients, and says as other locks do when it goes on', async () => {
    const address = '10.70.0.1'
    for (const n of twenty) expect((await fail(`spray${n}`, address, n % 2 ? 'acme' : 'borealis')).statusCode).toBe(200)
    const locked = await login('reader', undefined, { address })
    expect(locked.statusCode).toBe(429)
    expect(locked.json().message).toMatch(/^Too many attempts, try again in (?:60|59) minutes$/)
    expect((await fail('spray1', address)).statusCode).toBe(200)
    expect((await login('reader', undefined, { address: '10.70.0.2' })).json()).toMatchObject({ success: true })
    // What was not compared does not count.
    await sql`update login_attempts set updated_at = now() - interval '61 minutes' where address = ${address}`.execute(
      server.db,
    )
    expect((await login('reader', undefined, { address })).json()).toMatchObject({ success: true })
  })

  it('compares no more when they come at once', async () => {
    const address = '10.70.0.3'
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => fail(`parallel${n}`, address)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
  })

  it('locks no account out that signed in there, and forgets the failures of an account that signs in', async () => {
    const address = '10.70.0.4'
    expect((await login('admin', undefined, { address })).json()).toMatchObject({ success: true })
    await fail('reader', address)
    for (const n of twenty.slice(1)) await fail(`office${n}`, address)
    expect((await login('reader', undefined, { address })).json()).toMatchObject({ success: true })
    for (const n of [20, 21]) await fail(`office${n}`, address)
    expect((await fail('office22', address)).statusCode).toBe(429)
    expect((await login('admin', undefined, { address })).json()).toMatchObject({ success: true })
    expect((await login('reader', undefined, { address })).json()).toMatchObject({ success: true })
  })
})

describe('tokens', () => {
  const claims = () => ({
    typ: 'access',
    id: server.tenants.userId('acme', 'admin'),
    sid: '00000000-0000-4000-8000-000000000001',
    client_id: acme,
  })
  const signed = (key: Uint8Array, change: Record<string, unknown> = {}, alg = 'HS256', audience = 'ssp-api') =>
    new SignJWT({ ...claims(), ...change })
      .setProtectedHeader({ alg })
      .setIssuedAt()
      .setIssuer('ssp')
      .setAudience(audience)
      .setExpirationTime('5m')
      .sign(key)

  it('rejects what is missing, malformed or forged', async () => {
    const { keys } = server.deps
    const { refreshToken, token } = await server.signIn('admin')
    const [header, , signature] = token.split('.')
    const swapped = Buffer.from(JSON.stringify({ ...claims(), exp: 9e9, iat: 1, iss: 'ssp', aud: 'ssp-api' })).toString(
      'base64url',
    )
    const forged = [
      '',
      'abc',
      refreshToken,
      await signed(new Uint8Array(32)),
      await signed(keys.token, { typ: 'refresh' }),
      await signed(keys.token, {}, 'HS256', 'elsewhere'),
      await signed(keys.token, {}, 'HS512'),
      await signed(keys.token),
      new UnsecuredJWT({ ...claims(), iat: 1, exp: 9e9, iss: 'ssp', aud: 'ssp-api' }).encode(),
      `${header}.${swapped}.${signature}`,
    ]
    for (const bad of forged) {
      const answer = await employees(bad)
      expect([bad, answer.statusCode]).toEqual([bad, 401])
      expect(answer.json()).toMatchObject({ code: 'unauthorised' })
    }
  })

  it('says so when a token has expired', async () => {
    const expired = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(1)
      .setIssuer('ssp')
      .setAudience('ssp-api')
      .setExpirationTime(600)
      .sign(server.deps.keys.token)
    expect((await employees(expired)).json()).toMatchObject({ code: 'token_expired', message: 'Session expired.' })
  })

  it('dies with a session that has run out, and so does its refresh token', async () => {
    const user = await server.signIn('admin')
    await server.db
      .updateTable('sessions')
      .set({ expires_at: sql<string>`now() - interval '1 second'` })
      .where('user_id', '=', server.tenants.userId('acme', 'admin'))
      .execute()
    expect((await employees(user.token)).statusCode).toBe(401)
    expect((await refresh(user.refreshToken)).json()).toMatchObject({ code: 'token_expired' })
  })

  it('dies at once with sign-out, with its refresh token', async () => {
    const user = await server.signIn('admin')
    expect((await user.post(`/api/login/${acme}/logout`)).json()).toEqual({ success: true })
    expect((await employees(user.token)).statusCode).toBe(401)
    expect((await refresh(user.refreshToken)).statusCode).toBe(401)
  })

  it('dies at once when the account is suspended or loses a right', async () => {
    const reader = await server.signIn('reader')
    expect((await employees(reader.token)).statusCode).toBe(200)
    const id = server.tenants.userId('acme', 'reader')
    await server.db.deleteFrom('user_permissions').where('user_id', '=', id).execute()
    expect((await employees(reader.token)).json()).toMatchObject({ code: 'forbidden', permission: 'EMPLOYEES_VIEW' })
    await server.db.updateTable('users').set({ status: 'inactive' }).where('id', '=', id).execute()
    expect((await employees(reader.token)).statusCode).toBe(401)
  })
})

describe('refresh', () => {
  it('rotates, and forgives the immediate parent for a moment', async () => {
    const { refreshToken: first } = await server.signIn('admin')
    const second = (await refresh(first)).json<{ token: string; refreshToken: string }>()
    expect((await employees(second.token)).statusCode).toBe(200)
    expect((await refresh(first)).statusCode).toBe(200)
  })

  it('ends the whole session when an older token comes back', async () => {
    const { refreshToken: first } = await server.signIn('admin')
    const { refreshToken: second } = (await refresh(first)).json<{ refreshToken: string }>()
    const third = (await refresh(second)).json<{ token: string; refreshToken: string }>()
    expect((await refresh(first)).statusCode).toBe(401)
    expect((await refresh(third.refreshToken)).statusCode).toBe(401)
    expect((await employees(third.token)).statusCode).toBe(401)
  })

  it('leaves one living family when twenty come at once', async () => {
    const { refreshToken } = await server.signIn('admin')
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    const children = new Set(answers.map((answer) => answer.json<{ refreshToken: string }>().refreshToken))
    expect(children.size).toBe(1)
    expect((await refresh([...children][0] ?? '')).statusCode).toBe(200)
  })
})
