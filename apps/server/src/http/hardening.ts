import compress from '@fastify/compress'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { VIDEO_HOSTS } from '@ssp/block-editor/model'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { ClientDirectory } from '../access/client-directory.ts'
import { problem } from '../errors.ts'
import { networkOf } from '../session/network-of.ts'
import { CONTRACT_HEADER } from '../contract/published-contract.ts'
import { registerBodyTimeouts } from './body-timeouts.ts'
import { blockedContent, type ErrorEvents } from './error-events.ts'
import { registerInFlightLimits } from './in-flight.ts'

/** Where browsers report what the content policy blocked. */
export const REPORT_PATH = '/api/csp-report'

/** The content policy of security.md section 6. `storage` is the origin of an S3 store, if any. */
export function contentPolicy(storage: string[]): Record<string, string[]> {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'blob:', 'data:', ...storage],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...storage],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    // The videos of articles; their players run in frames that are sandboxed.
    'frame-src': VIDEO_HOSTS.map((host) => `https://${host}`),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'report-uri': [REPORT_PATH],
  }
}

function storageOrigins({ s3 }: Config): string[] {
  if (!s3) return []
  return [s3.endpoint ? new URL(s3.endpoint).origin : `https://${s3.bucket}.s3.${s3.region}.amazonaws.com`]
}

/** Headers, origins, timeouts and limits for every route. */
export async function registerHardening(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(storageOrigins(config)) },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  })
  await app.register(cors, {
    origin: config.corsOrigins.length > 0 ? config.corsOrigins : false,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'if-match', 'idempotency-key', 'ssp-client'],
    exposedHeaders: ['etag', 'retry-after', CONTRACT_HEADER],
    maxAge: 600,
  })
  await app.register(rateLimit, {
    max: config.rateLimit,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
    // A first visit fetches fifty files of the portal: colleagues behind one address would lock each other out.
    allowList: ({ url }) => url.startsWith('/assets/'),
    errorResponseBuilder: (_request, { ttl }) => problem('too_many_requests', { retryAt: new Date(Date.now() + ttl) }),
  })
  registerBodyTimeouts(app, { timeout: config.bodyTimeout })
  registerInFlightLimits(app, { max: config.maxInFlight })
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] })
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      void reply.header('cache-control', 'no-store')
    }
  })
}

const parseReport = (
  _request: unknown,
  body: string | Buffer,
  done: (error: Error | null, value?: unknown) => void,
) => {
  try {
    done(null, JSON.parse(body.toString()))
  } catch {
    done(problem('invalid'))
  }
}

/**
 * Receives the browsers' policy reports: they are counted, logged and recorded, so that a test can check that there are
 * none.
 */
export function registerPolicyReports(
  app: FastifyInstance,
  { directory, errorEvents }: { directory: ClientDirectory; errorEvents: ErrorEvents },
): void {
  let seen = 0
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string' },
      parseReport,
    )
    scope.post(REPORT_PATH, { bodyLimit: 16_384 }, async (request, reply) => {
      seen += 1
      request.log.warn({ report: request.body, seen }, 'content policy report')
      const client = await directory.byHost(request.hostname)
      const blocked = blockedContent(request.body)
      if (client && blocked)
        errorEvents.record(client, { type: 'policy', message: `Blocked: ${blocked}`, employeeIdentifier: null })
      return reply.status(204).send()
    })
    scope.get(REPORT_PATH, async () => ({ reports: seen }))
  })
}
