import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, type RouteOptions } from 'fastify'
import { CONSTRAINTS, createHandlers, exportSources } from './modules/index.ts'
import { startDataOf } from './modules/start-data.ts'
import { registerThemeStylesheet } from './modules/theme/theme.stylesheet.ts'
import { bindContract } from './contract/bind-contract.ts'
import type { Handlers } from './contract/handlers.ts'
import { loadContract } from './contract/load-contract.ts'
import { plainPathResolver } from './contract/plain-paths.ts'
import { registerContractVersion, registerPublishedContract } from './contract/published-contract.ts'
import { queryConstraint } from './contract/query-constraint.ts'
import type { Deps } from './deps.ts'
import { registerAuthorisation } from './http/authorise.ts'
import { UPLOAD_LIMIT } from './http/body-timeouts.ts'
import { createErrorEvents, registerErrorEvents } from './http/error-events.ts'
import { registerRequestGuard } from './http/request-guard.ts'
import { registerHardening, registerPolicyReports } from './http/hardening.ts'
import { registerHealth } from './http/health.ts'
import { registerLanguage } from './http/language.ts'
import { registerPortal } from './http/portal.ts'
import { registerProblems } from './http/problems.ts'
import { registerReference } from './http/reference.ts'
import { createRequestSpans } from './http/request-spans.ts'
import { withinRequest } from './jobs/request-id.ts'
import { registerSessionWrites } from './http/session-writes.ts'
import { registerStorageRoutes } from './http/storage-routes.ts'
import type { Tracing } from './tracing/tracing.ts'

/** Largest JSON body. Files go to signed addresses. */
const BODY_LIMIT = 1024 * 1024

// Fastify's router responds to a URL that it cannot decode before any hook runs, without headers.
function readableUrl(url: string): string {
  try {
    decodeURI(url.split('?')[0] ?? url)
    return url
  } catch {
    return '/api/malformed'
  }
}

/** Options of this instance besides the dependencies. */
export interface AppOptions {
  isStopping?: () => boolean
  /** Instead of the modules' handlers; for tests of the binding. */
  handlers?: Handlers
  /** Called after each response; for metrics. */
  onResponse?: (request: FastifyRequest, reply: FastifyReply) => void
  /** Called with every route as it is added; for checks that must cover all routes. */
  onRoute?: (route: RouteOptions) => void
  /** Default: none. */
  tracing?: Tracing
}

/** Builds the server without listening. */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config, database, directory } = deps
  const { isStopping = () => false } = options
  const contract = loadContract(config.contractFile)
  const resolvePlainPath = plainPathResolver(contract)
  const spans = options.tracing && createRequestSpans(options.tracing)
  const app = Fastify({
    loggerInstance: deps.log,
    ...(spans && { childLoggerFactory: spans.childLoggerFactory }),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    genReqId: () => randomUUID(),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    requestTimeout: UPLOAD_LIMIT, // bodies have timeouts of their own
    http: { headersTimeout: config.bodyTimeout, connectionsCheckingInterval: config.bodyTimeout },
    return503OnClosing: true,
    exposeHeadRoutes: false,
    rewriteUrl: ({ url = '/' }) => resolvePlainPath(readableUrl(url)),
    routerOptions: { constraints: { query: queryConstraint as never }, maxParamLength: 300 },
  })
  spans?.register(app)
  // Once more after the body, which arrives in events of the connection.
  app.addHook('onRequest', ({ id }, _reply, done) => withinRequest(id, done))
  app.addHook('preValidation', ({ id }, _reply, done) => withinRequest(id, done))
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  // JSON is the only body that operations accept; Fastify would parse plain text too.
  app.removeContentTypeParser('text/plain')
  const { onResponse } = options
  if (onResponse) app.addHook('onResponse', async (request, reply) => onResponse(request, reply))
  if (options.onRoute) app.addHook('onRoute', options.onRoute)
  registerContractVersion(app, contract)
  registerProblems(app, CONSTRAINTS)
  registerLanguage(app)
  await registerHardening(app, config)
  registerRequestGuard(app, config)
  registerAuthorisation(app, { database, directory, tokenKey: deps.keys.token })
  registerSessionWrites(app, database)
  // A keep-alive connection would delay the shutdown until the drain timeout.
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close')
  })
  const errorEvents = createErrorEvents(deps)
  registerErrorEvents(app, errorEvents)
  await bindContract(app, {
    contract,
    handlers: options.handlers ?? createHandlers(deps),
    validateResponses: config.environment === 'test',
  })
  registerPolicyReports(app, { directory, errorEvents })
  registerPublishedContract(app, contract)
  registerReference(app)
  registerHealth(app, { database, store: deps.store, isStopping })
  registerStorageRoutes(app, deps, exportSources(deps))
  registerThemeStylesheet(app, deps)
  await registerPortal(app, { portalDir: config.portalDir, directory, startData: startDataOf(deps) })
  await app.ready()
  return app
}
