import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { loadConfig } from '../config.ts'
import { loadContract } from '../contract/load-contract.ts'
import { createDeps } from '../create-deps.ts'
import type { OpenedDatabase } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { createLog } from '../log.ts'
import { openTestDatabase } from '../testing/test-server.ts'
import { setUp, type NewClient } from './set-up.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'ssp-set-up-'))
let opened: OpenedDatabase & { url?: string }
let deps: Deps
let app: FastifyInstance

beforeAll(async () => {
  opened = await openTestDatabase()
  const config = loadConfig({ NODE_ENV: 'test', DATABASE_URL: opened.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  deps = await createDeps(config, opened, createLog('silent'))
  app = await buildApp(deps)
})
afterAll(async () => {
  await app.close()
  await deps.jobs.stop()
  await opened.database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const FIRST: NewClient = {
  domain: 'portal.example',
  platform: 'Northgate People',
  client: 'Acme Precision',
  subdomain: 'acme',
  identifier: 'ACME',
  admin: { label: 'Grace Holloway', username: 'grace-holloway', email: 'grace@acme.example' },
  portal: 'https://acme.portal.example',
}
const further = (subdomain: string, change: Partial<NewClient> = {}): NewClient => ({
  ...FIRST,
  platform: undefined,
  client: `${subdomain} Ltd`,
  subdomain,
  identifier: subdomain.toUpperCase(),
  admin: { label: 'Ada Novak', username: 'ada', email: `ada@${subdomain}.example` },
  portal: `https://${subdomain}.portal.example`,
  ...change,
})

/** The mails that jobs of the queue send now, as text. */
async function newMails(): Promise<string[]> {
  const outbox = join(dataDir, 'outbox')
  const before = new Set(readdirSync(dataDir).includes('outbox') ? readdirSync(outbox) : [])
  await deps.jobs.drain()
  const added = readdirSync(outbox).filter((name) => !before.has(name))
  return added.map((name) => readFileSync(join(outbox, name), 'utf8').replaceAll('=\n', ''))
}

const PASSWORD = 'Lighthouse-42-keeper'

/** Follows an invitation: asks for a code, sets a password and signs in. */
async function followInvitation(clientId: string, { username, email }: NewClient['admin']) {
  const headers = { 'ssp-client': clientId }
  const otp = async (name: string, fields: object) => {
    const payload = { type: 0, scope: 'ssp', user_id: email, ...fields }
    const response = await app.inject({ method: 'POST', url: `/api/core/otp/${name}`, headers, payload })
    expect(response.statusCode).toBe(200)
    return response.json<{ body: { user: { grant: string } } }>()
  }
  await otp('generate', {})
  const code = /^Subject: (\d{6}) /m.exec((await newMails()).join('\n'))?.[1]
  const { grant } = (await otp('reconcile', { otp: code })).body.user
  await otp('password', { grant, newPassword: PASSWORD })
  const url = `/api/login/${clientId}`
  const login = await app.inject({ method: 'POST', url, payload: { username, password: PASSWORD } })
  return login.json<{ success: boolean; token: string }>()
}

/** Operations that need more than the contract requires, with what it is. */
const NEEDS_MORE: Record<string, string> = {
  getIncidentReportForm: 'an employee linked to the account',
  getImages: 'a prefix',
  listSharedDocumentScopes: 'a user or a platform',
}

/** The addresses of all operations that read and need no more than a client and days. */
function readableAddresses(clientId: string): string[] {
  const given: Record<string, string> = { clientId, start: '2026-01-01', end: '2026-01-31' }
  const { paths } = loadContract(deps.config.contractFile)
  return Object.entries(paths).flatMap(([path, { parameters = [], get }]) => {
    if (!get || get.operationId in NEEDS_MORE) return []
    const needed = [...parameters, ...(get.parameters ?? [])].filter(
      (parameter) => parameter.required && parameter.in !== 'header',
    )
    const query = new URLSearchParams()
    for (const { name, in: where, schema } of needed) {
      const value = schema?.const ?? given[name]
      if (typeof value !== 'string') return []
      if (where === 'query') query.set(name, value)
    }
    return [`/api${path.replace(/#.*/, '').replace('{clientId}', clientId)}?${query.toString()}`]
  })
}

describe('the set-up of an empty database', () => {
  let clientId: string

  it('is needed before a client can be added', async () => {
    await expect(setUp(deps, FIRST, true)).rejects.toThrow('--add: the database has no client yet')
  })

  it('makes platform, client and superadmin, and invites by a mail without a code', async () => {
    const made = await setUp(deps, FIRST, false)
    expect(made.role).toBe('superadmin')
    clientId = made.clientId
    deps.directory.forget()
    const [mail, ...others] = await newMails()
    expect(others).toEqual([])
    expect(mail).toMatch(/^To: grace@acme.example$/m)
    expect(mail).toContain('https://acme.portal.example/forgotten-password')
    expect(mail).toContain('You sign in as "grace-holloway"')
    expect(mail).not.toMatch(/\b\d{6}\b/)
  })

  it('lets the first administrator set a password and read every page, which are empty', async () => {
    const { success, token } = await followInvitation(clientId, FIRST.admin)
    expect(success).toBe(true)
    const addresses = readableAddresses(clientId)
    expect(addresses.length).toBeGreaterThan(70)
    const headers = { authorization: `Bearer ${token}`, 'ssp-client': clientId }
    const failed: string[] = []
    for (const url of addresses) {
      const { statusCode, body } = await app.inject({ url, headers })
      if (statusCode !== 200) failed.push(`${statusCode} ${url} ${body}`)
    }
    expect(failed).toEqual([])
  })

  it('rejects to run a second time', async () => {
    await expect(setUp(deps, further('borealis'), false)).rejects.toThrow('The database is set up already.')
  })
})

describe('adding', () => {
  const platforms = () =>
    deps.database.withSystem((tx) => tx.selectFrom('platforms').select(['name', 'domain']).execute())

  it('gives a client of a known domain to its platform, with a client administrator', async () => {
    const wanted = further('borealis')
    const { clientId, role } = await setUp(deps, wanted, true)
    expect(role).toBe('client_administrator')
    expect(await platforms()).toHaveLength(1)
    deps.directory.forget()
    expect((await newMails()).join('\n')).toContain('To: ada@borealis.example')
    expect((await followInvitation(clientId, wanted.admin)).success).toBe(true)
  })

  it('makes a platform for a new domain, with a superadmin of its own', async () => {
    const wanted = further('cedar', { domain: 'harbour.example', platform: 'Harbour Workplace' })
    expect((await setUp(deps, wanted, true)).role).toBe('superadmin')
    expect(await platforms()).toContainEqual({ name: 'Harbour Workplace', domain: 'harbour.example' })
  })

  it.each([
    ['--subdomain: acme Ltd', further('acme', { client: 'x' }), 'Acme Precision has it already'],
    ['--identifier', further('dune', { identifier: 'ACME' }), '--identifier: Acme Precision has it already'],
    [
      '--platform, of a new domain',
      further('dune', { domain: 'new.example' }),
      '--platform: no platform has the domain',
    ],
    [
      '--platform, another name',
      further('dune', { platform: 'Other' }),
      '--platform: the platform of portal.example is',
    ],
  ])('rejects %s and makes nothing', async (_title, wanted, message) => {
    await expect(setUp(deps, wanted, true)).rejects.toThrow(message)
    expect(await deps.directory.bySubdomain('dune')).toBeUndefined()
    expect(await platforms()).toHaveLength(2)
  })
})
