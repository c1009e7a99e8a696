import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ClientDirectory } from '../access/client-directory.ts'
import { problem } from '../errors.ts'

const wantsHtml = (request: FastifyRequest) =>
  request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')

/**
 * Serves the built portal: hashed assets for ever, `index.html` afresh with the stylesheet of the
 * host's client in its head, so that the brand's colours stand before the first paint.
 */
export async function registerPortal(
  app: FastifyInstance,
  options: { portalDir: string; directory: ClientDirectory },
): Promise<void> {
  const { portalDir, directory } = options
  const indexFile = join(portalDir, 'index.html')
  if (!existsSync(indexFile)) {
    app.log.warn(`no portal in ${portalDir}: only the API is served`)
    return
  }
  const index = readFileSync(indexFile, 'utf8')

  const page = async (request: FastifyRequest): Promise<string> => {
    const client = await directory.byHost(request.hostname)
    // The id is a UUID from the database; nothing of the request reaches the page.
    const link = `<link id="client-theme" rel="stylesheet" href="/theme/${client?.id ?? 'default'}.css">`
    return index.replace('</head>', `${link}</head>`)
  }

  await app.register(fastifyStatic, {
    root: portalDir,
    index: false,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(portalDir, 'assets'))
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/') || !wantsHtml(request)) throw problem('not_found')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await page(request))
  })
}
