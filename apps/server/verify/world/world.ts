import { argon2, randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse, RouteOptions } from 'fastify'
import type { ClientRef } from '../../src/access/actor.ts'
import { buildApp } from '../../src/app.ts'
import { loadConfig } from '../../src/config.ts'
import { createDeps } from '../../src/create-deps.ts'
import { createPGlite, overPGlite } from '../../src/db/open.ts'
import type { Deps } from '../../src/deps.ts'
import type { Handlers } from '../../src/contract/handlers.ts'
import { createLog } from '../../src/log.ts'
import { clientIdOf } from '../../src/seed/ids.ts'
import { seedIfEmpty } from '../../src/seed/seed.ts'
import { startGiftCards } from '../../src/testing/rewards-fixture.ts'
import { openTestDatabase } from '../../src/testing/test-server.ts'
import { checkDeclarations } from '../contract/declarations.ts'
import { readOperations, type Operation } from '../contract/operations.ts'
import { threadTime } from '../../src/testing/thread-time.ts'
import { PASSWORD, SECRET } from './constants.ts'

/** The three clients of every case: `own` is attacked from and defended, `sibling` is of the same platform, `foreign` of another. */
export interface Clients {
  own: ClientRef
  sibling: ClientRef
  foreign: ClientRef
}

/** A seeded server in this process, and what the jobs know about it. */
export interface World {
  deps: Deps
  operations: Operation[]
  routes: RouteOptions[]
  clients: Clients
  passwordHash: string
  /** How the server differs from the usual one. */
  difference: Difference
  /** Sends a request without a network. */
  send: (request: InjectOptions) => Promise<LightMyRequestResponse>
  /** Milliseconds of CPU time that the embedded database has used in this thread. */
  databaseTime: () => number
  /** Keeps the database and the stored files in a folder, which `openWorld` takes. */
  keep: (folder: string) => Promise<void>
  close: () => Promise<void>
}

/** A server that differs from the usual one, over the same database: how the injected faults are made. */
export interface Difference {
  handlers?: (handlers: Handlers, deps: Deps) => Handlers
  contractFile?: string
  /** Changes each response. */
  tamper?: (response: LightMyRequestResponse) => LightMyRequestResponse
}

const SEED_SIZE = { employees: 40, otherEmployees: 20, days: 30, today: new Date('2026-11-21') }

function writePortal(dataDir: string): string {
  const portal = join(dataDir, 'portal')
  mkdirSync(join(portal, 'assets'), { recursive: true })
  writeFileSync(
    join(portal, 'index.html'),
    '<!doctype html><html><head><title>Portal</title></head><body></body></html>',
  )
  writeFileSync(join(portal, 'assets', 'main.js'), 'export {}\n')
  return portal
}

/** A hash of an earlier cost, which a sign-in replaces. */
async function earlierHash(password: string): Promise<string> {
  const [memory, passes, parallelism, nonce] = [64, 1, 1, randomBytes(16)]
  const hash = await promisify(argon2)('argon2id', {
    message: password,
    nonce,
    parallelism,
    tagLength: 32,
    memory,
    passes,
  })
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(nonce)}$${text(hash)}`
}

async function clientOf(deps: Deps, subdomain: string): Promise<ClientRef> {
  const client = await deps.directory.byId(clientIdOf(subdomain))
  if (!client) throw new Error(`The seed made no client ${subdomain}.`)
  return client
}

async function serve(deps: Deps, difference: Difference): Promise<{ app: FastifyInstance; routes: RouteOptions[] }> {
  const { createHandlers } = await import('../../src/modules/index.ts')
  const routes: RouteOptions[] = []
  const config = { ...deps.config, contractFile: difference.contractFile ?? deps.config.contractFile }
  const handlers = createHandlers(deps)
  const app = await buildApp(
    { ...deps, config },
    { onRoute: (route) => routes.push(route), handlers: difference.handlers?.(handlers, deps) ?? handlers },
  )
  return { app, routes }
}

const DUMP = 'database.tar'

async function openKept(folder: string): Promise<Awaited<ReturnType<typeof openTestDatabase>>> {
  const pglite = createPGlite({ loadDataDir: await openAsBlob(join(folder, DUMP)) })
  await pglite.waitReady
  return { database: overPGlite(pglite, 'memory'), engine: { pglite } }
}

/** Counts the CPU time of the statements of an embedded database from now on. */
function countStatements({ engine }: Awaited<ReturnType<typeof openTestDatabase>>): () => number {
  let used = 0
  if ('pglite' in engine) {
    const { pglite } = engine
    const execute = pglite.execProtocolRawSync.bind(pglite)
    pglite.execProtocolRawSync = (message) => {
      const before = threadTime()
      try {
        return execute(message)
      } finally {
        used += threadTime() - before
      }
    }
  }
  return () => used
}

/** Starts a seeded server on a throwaway database; on a copy of a kept world when its folder is given. */
export async function openWorld(kept?: string): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ssp-verify-'))
  if (kept) cpSync(join(kept, 'data'), dataDir, { recursive: true })
  const opened = await (kept ? openKept(kept) : openTestDatabase())
  const cards = await startGiftCards()
  const config = loadConfig({
    // Production: responses leave as they would there, and the jobs check them against the contract themselves.
    NODE_ENV: 'production',
    TOKEN_SECRET: SECRET,
    ...cards.env,
    DATABASE_URL: opened.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    RATE_LIMIT_PER_MINUTE: '1000000',
    MAX_IN_FLIGHT: '10000',
    PORTAL_DIR: writePortal(dataDir),
  })
  const operations = readOperations(config.contractFile)
  checkDeclarations(operations)
  const deps = await createDeps(config, opened, createLog(config.logLevel))
  await seedIfEmpty({ ...deps, log: () => {} }, SEED_SIZE)
  const { app, routes } = await serve(deps, {})
  const databaseTime = countStatements(opened)
  return {
    deps,
    difference: {},
    routes,
    operations,
    databaseTime,
    clients: {
      own: await clientOf(deps, 'acme'),
      sibling: await clientOf(deps, 'borealis'),
      foreign: await clientOf(deps, 'cedar'),
    },
    passwordHash: await earlierHash(PASSWORD),
    send: (request) => app.inject(request),
    keep: async (folder) => {
      if (!('pglite' in opened.engine)) throw new Error('Only an embedded database is kept.')
      const dump = await opened.engine.pglite.dumpDataDir('none')
      writeFileSync(join(folder, DUMP), Buffer.from(await dump.arrayBuffer()))
      cpSync(dataDir, join(folder, 'data'), { recursive: true })
    },
    close: async () => {
      await app.close()
      await deps.jobs.stop()
      await opened.database.close()
      cards.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * Runs work against a server that differs, also from a server that differs already; the database is the world's own. The
 * contract that is checked stays the true one.
 */
export async function withDifference<T>(
  world: World,
  given: Difference,
  work: (world: World) => Promise<T>,
): Promise<T> {
  const { difference: outer } = world
  const difference: Difference = {
    ...outer,
    ...given,
    handlers: (handlers, deps) => {
      const changed = outer.handlers?.(handlers, deps) ?? handlers
      return given.handlers?.(changed, deps) ?? changed
    },
  }
  const { app, routes } = await serve(world.deps, difference)
  const { tamper = (response) => response } = difference
  try {
    return await work({ ...world, difference, routes, send: async (request) => tamper(await app.inject(request)) })
  } finally {
    await app.close()
  }
}
