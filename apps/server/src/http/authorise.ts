import type { FastifyInstance, FastifyRequest } from 'fastify'
import { canReach, homeScope, placeOf, type Actor, type ClientRef } from '../access/actor.ts'
import { audit } from '../access/audit-log.ts'
import { missingFor } from '@ssp/api/can'
import { rightsFor } from '../access/operation-rights.ts'
import type { ClientDirectory } from '../access/client-directory.ts'
import type { BoundOperation } from '../contract/bind-contract.ts'
import type { Database } from '../db/database.ts'
import { problem, ProblemError, requireFound, type ProblemCode } from '../errors.ts'
import { verifyAccessToken } from '../session/access-token.ts'
import { BUDGET_MS, countInWindow } from '../session/attempts.repository.ts'
import { findSessionActor } from '../session/actor.repository.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, or null on a public operation. */
    caller: Actor | null
    /** The client the request works in: of the path, else of SSP-Client, else of the host. */
    tenant: ClientRef | null
  }
}

interface AuthoriseDeps {
  database: Database
  directory: ClientDirectory
  tokenKey: Uint8Array
}

function namedClient(request: FastifyRequest): string | undefined {
  const { clientId } = request.params as { clientId?: string }
  return clientId ?? (request.query as { clientId?: string }).clientId
}

async function resolveTenant(request: FastifyRequest, directory: ClientDirectory): Promise<ClientRef | null> {
  const named = namedClient(request)
  const header = request.headers['ssp-client'] as string | undefined
  const inPath = (request.params as { clientId?: string }).clientId
  if (inPath !== undefined && header !== undefined && inPath !== header) throw problem('client_mismatch')
  const wanted = inPath ?? header ?? named
  if (wanted === undefined) return (await directory.byHost(request.hostname)) ?? null
  return requireFound(await directory.byId(wanted))
}

async function callerOf(request: FastifyRequest, deps: AuthoriseDeps): Promise<Actor> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw problem('unauthorised')
  const subject = await verifyAccessToken(deps.tokenKey, token)
  const actor = await deps.database.readSystem((db) => findSessionActor(db, subject))
  if (!actor) throw problem('unauthorised')
  return actor
}

/** The caller with the rights that the operation is done with. @throws problem `not_found` or `forbidden`. */
function judged({ access, strict }: BoundOperation, actor: Actor, tenant: ClientRef): Actor {
  // A client out of reach looks like one that does not exist.
  if (!canReach(actor, tenant)) throw problem('not_found')
  if (typeof access === 'string') return actor
  const { strictRights } = tenant
  const permission = missingFor(actor.rights, { access, strict }, { ...placeOf(actor, tenant), strictRights })
  if (permission !== undefined) throw problem('forbidden', { permission })
  return { ...actor, given: actor.rights, rights: rightsFor(actor.rights, { access, strict }, strictRights) }
}

/**
 * The only authorisation hook. It runs before the body is read, looks up session, user and permissions at each request, and
 * checks what the contract declares for the operation. Every request of a signed-in caller that this hook or a service
 * rejects is recorded in the audit log.
 */
export function registerAuthorisation(app: FastifyInstance, deps: AuthoriseDeps): void {
  app.decorateRequest('caller', null)
  app.decorateRequest('tenant', null)
  app.addHook('onRequest', async (request) => {
    const { operation } = request.routeOptions.config
    if (!operation) return
    if (operation.access !== 'public') request.caller = await callerOf(request, deps)
    const tenant = (request.tenant = await resolveTenant(request, deps.directory))
    const actor = request.caller
    if (!actor) return
    if (!tenant) throw problem('not_found')
    request.caller = judged(operation, actor, tenant)
  })
  app.addHook('onError', async (request, _reply, error) => {
    try {
      await auditRejection(request, error, deps.database)
    } catch (fault) {
      // The response stays an error if its audit row cannot be written.
      request.log.error({ err: fault }, 'rejection not audited')
    }
  })
}

/** Maximum number of rejections per account and day in the audit log. */
const LOGGED_REJECTIONS = 5_000

const REJECTED = new Set<ProblemCode>(['forbidden', 'not_found', 'client_mismatch'])

// The transaction that threw is rolled back by now.
async function auditRejection(request: FastifyRequest, error: Error, database: Database): Promise<void> {
  const { caller: actor, tenant } = request
  const { operation } = request.routeOptions.config
  if (!actor || !operation || !(error instanceof ProblemError) || !REJECTED.has(error.code)) return
  const scope = `rejected:${actor.homeClientId}/${actor.userId}`
  const isFull = await database.withSystem((tx) =>
    countInWindow(tx, { scope, limit: LOGGED_REJECTIONS, windowMs: BUDGET_MS }),
  )
  if (isFull) return
  await database.withTenant(homeScope(actor), (tx) =>
    audit(
      tx,
      { clientId: actor.homeClientId, actor },
      {
        action: operation.id,
        outcome: 'refused',
        ...(tenant && { target: tenant.id }),
        details: { code: error.code, permission: error.options.permission },
      },
    ),
  )
}

/** The caller of an operation that is not public. */
export function callerFrom(request: FastifyRequest): Actor {
  if (!request.caller) throw problem('unauthorised')
  return request.caller
}

/** The client a request works in. */
export function tenantFrom(request: FastifyRequest): ClientRef {
  if (!request.tenant) throw problem('not_found')
  return request.tenant
}
