import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ClientDirectory } from '../access/client-directory.ts'
import { problem } from '../errors.ts'
import { isProbe } from './health.ts'
import { readStartFiles, startHead, type StartData } from './start-head.ts'

/** The route of every page of the portal. */
export const PAGES = '/*'

/**
 * Whether the request is for a page: not a path of the API or of a probe, and HTML is accepted. A path with a dot is a
 * file, unless HTML is requested explicitly.
 */
function isForPage({ url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  if (url.startsWith('/api/') || isProbe(pathOf(url))) return false
  return accept.includes('text/html') || (accept.includes('*/*') && !pathOf(url).includes('.'))
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''

/**
 * Serves the built portal: hashed assets with permanent caching, and `index.html` uncached with the client of the host in
 * its head, so that the brand is there before the first paint and the page requests nothing that the server knows.
 */
export async function registerPortal(
  app: FastifyInstance,
  options: { portalDir: string; directory: ClientDirectory; startData: StartData },
): Promise<void> {
  const { portalDir, directory, startData } = options
  const indexFile = join(portalDir, 'index.html')
  if (!existsSync(indexFile)) {
    app.log.warn(`no portal in ${portalDir}: only the API is served`)
    return
  }
  const index = readFileSync(indexFile, 'utf8')

  const startFiles = readStartFiles(portalDir)

  const page = async (request: FastifyRequest): Promise<string> => {
    const client = await directory.byHost(request.hostname)
    const data = client && (await startData(client))
    const files = startFiles[pathOf(request.url)] ?? startFiles['*'] ?? []
    const { early, late } = startHead({ clientId: client?.id, files, data })
    return index.replace('</title>', () => `</title>${early}`).replace('</head>', () => `${late}</head>`)
  }

  const assets = join(portalDir, 'assets')
  await app.register(fastifyStatic, {
    root: assets,
    prefix: '/assets/',
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(assets)
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const besides = readdirSync(portalDir, { withFileTypes: true }).filter((entry) => entry.isFile())
  for (const { name } of besides) app.get(`/${name}`, (_request, reply) => reply.sendFile(name, portalDir))
  app.get(PAGES, { exposeHeadRoute: true }, async (request, reply) => {
    if (!isForPage(request)) throw problem('not_found')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await page(request))
  })
}
