import type { FastifyInstance } from 'fastify'
import { referenceFiles } from '../contract/reference-page.ts'
import { REPORT_PATH } from './hardening.ts'

/** The address of the page that shows the contract. */
export const REFERENCE_PATH = '/reference/'

/**
 * Styles by hash: of the scroll bars that Redoc brings along, and of the empty element that its other rules are inserted into. An update
 * of Redoc may change the first one; the browser then names the new one on the console.
 */
const REDOC_STYLES = [
  "'sha256-QMIg+bpjm3JdElJ388KYke01izlUW0UoNOeKjpMxdgc='",
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
]

/**
 * The content policy of the page: that of the portal without unused sources, plus the styles and the search worker of
 * Redoc.
 */
export const referencePolicy: Record<string, string[]> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", ...REDOC_STYLES],
  'style-src-attr': ["'none'"],
  'img-src': ['data:'],
  'connect-src': ["'self'"],
  'worker-src': ['blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'report-uri': [REPORT_PATH],
}

const TYPES = { html: 'text/html', css: 'text/css', js: 'text/javascript' }

/** Serves the reference of the contract, without a session. */
export function registerReference(app: FastifyInstance): void {
  const helmet = { contentSecurityPolicy: { useDefaults: false, directives: referencePolicy } }
  app.get('/reference', { logLevel: 'warn' }, async (_request, reply) => reply.redirect(REFERENCE_PATH, 301))
  for (const [name, text] of Object.entries(referenceFiles('../api/openapi.json'))) {
    const type = TYPES[name.split('.').at(-1) as keyof typeof TYPES]
    app.get(REFERENCE_PATH + name.replace('index.html', ''), { logLevel: 'warn', helmet }, async (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(text),
    )
  }
}
