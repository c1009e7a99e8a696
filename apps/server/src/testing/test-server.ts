import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Kysely } from 'kysely'
import { buildApp } from '../app.ts'
import { loadConfig, type Config } from '../config.ts'
import type { Handlers } from '../contract/handlers.ts'
import { createDeps } from '../create-deps.ts'
import type { OpenedDatabase } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { createLog } from '../log.ts'
import { openPGliteTestDatabase } from './pglite.ts'
import { openPostgresTestDatabase } from './postgres.ts'
import { statementByStatement } from './statement-by-statement.ts'
import { insertTenants, type Tenants } from './tenants.ts'

/** A server over an in-memory database with two platforms and their clients, users and rights. */
export interface TestServer {
  app: FastifyInstance
  deps: Deps
  config: Config
  /** Runs single statements across clients. */
  db: Kysely<Schema>
  /** Runs statements in one transaction across clients. */
  inSystem: Deps['database']['withSystem']
  tenants: Tenants
  /** Sends a request without a network. */
  inject: (options: InjectOptions) => Promise<LightMyRequestResponse>
  /** Signs in and returns what a browser would hold. */
  signIn: (username: string, options?: { client?: string; password?: string }) => Promise<SignedIn>
  close: () => Promise<void>
}

type Headers = InjectOptions['headers']
type Send = (url: string, payload?: InjectOptions['payload'], headers?: Headers) => Promise<LightMyRequestResponse>

/** A signed-in user: the tokens, and senders that add them. */
export interface SignedIn {
  token: string
  refreshToken: string
  clientId: string
  send: (options: InjectOptions) => Promise<LightMyRequestResponse>
  get: (url: string, headers?: Headers) => Promise<LightMyRequestResponse>
  post: Send
  put: Send
  patch: Send
  delete: Send
}

/** Opens an empty, migrated database: in memory, or on the PostgreSQL server of `DATABASE_URL` when given. */
export async function openTestDatabase(): Promise<OpenedDatabase & { url?: string }> {
  const url = process.env['DATABASE_URL']
  if (!url) return openPGliteTestDatabase()
  const { TEMPLATE_DATABASE: template, SUPERUSER_URL: superuserUrl } = process.env
  return openPostgresTestDatabase({ url, template, superuserUrl })
}

/** Opens a migrated database that no test has used; to make one takes longer than to take one that was emptied. */
export async function openNewTestDatabase(): Promise<OpenedDatabase> {
  const url = process.env['DATABASE_URL']
  return url ? openPostgresTestDatabase({ url, template: process.env['TEMPLATE_DATABASE'] }) : openPGliteTestDatabase()
}

/** Starts a server for tests; close it in `afterAll`. */
export async function startTestServer(
  options: {
    env?: Record<string, string>
    handlers?: (deps: Deps) => Handlers
    /** Opens the database. Default an empty one. */
    open?: () => Promise<OpenedDatabase & { url?: string }>
    /** Default one of the level `LOG_LEVEL`, silent without it. */
    log?: FastifyBaseLogger
  } = {},
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ssp-test-'))
  const opened = await (options.open ?? openTestDatabase)()
  const config = loadConfig({
    NODE_ENV: 'test',
    DATABASE_URL: opened.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    RATE_LIMIT_PER_MINUTE: '1000000',
    MAX_IN_FLIGHT: '10000',
    PORTAL_DIR: join(dataDir, 'portal'),
    ...options.env,
  })
  const tenants = await insertTenants(opened.database)
  const deps = await createDeps(config, opened, options.log ?? createLog(config.logLevel))
  const app = await buildApp(deps, options.handlers ? { handlers: options.handlers(deps) } : {})

  const inject: TestServer['inject'] = (request) => app.inject(request)
  const signIn: TestServer['signIn'] = async (username, { client = 'acme', password = tenants.password } = {}) => {
    const clientId = tenants.clientId(client)
    const answer = await inject({ method: 'POST', url: `/api/login/${clientId}`, payload: { username, password } })
    const body = answer.json<{ success: boolean; token: string; refreshToken: string }>()
    if (!body.success) throw new Error(`${username} could not sign in: ${answer.body}`)
    const headers = { authorization: `Bearer ${body.token}`, 'ssp-client': clientId }
    const send: SignedIn['send'] = (request) => inject({ ...request, headers: { ...headers, ...request.headers } })
    const by =
      (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'): Send =>
      (url, payload, more) =>
        send({ method, url, ...(payload !== undefined && { payload }), ...(more && { headers: more }) })
    return {
      token: body.token,
      refreshToken: body.refreshToken,
      clientId,
      send,
      get: (url, more) => send({ url, ...(more && { headers: more }) }),
      post: by('POST'),
      put: by('PUT'),
      patch: by('PATCH'),
      delete: by('DELETE'),
    }
  }

  return {
    app,
    deps,
    config,
    db: statementByStatement(opened.database),
    inSystem: (work) => opened.database.withSystem(work),
    tenants,
    inject,
    signIn,
    close: async () => {
      await app.close()
      await deps.jobs.stop()
      await opened.database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
