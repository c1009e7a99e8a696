import { createHash } from 'node:crypto'
import { defaultColours } from '@ssp/ui/theme'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { getTheme, getThemeStylesheet } from './theme.service.ts'

/**
 * Serves `/theme/<clientId>.css`: a same-origin stylesheet made from six validated colours, so that a strict content policy
 * can be used and the first paint has the brand.
 */
export function registerThemeStylesheet(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>('/theme/:file', async (request, reply) => {
    const [, id] = /^([0-9a-f-]{36}|default)\.css$/.exec(request.params.file) ?? []
    const client = id && id !== 'default' ? await deps.directory.byId(id) : undefined
    if (!id || (id !== 'default' && !client)) throw problem('not_found')
    const css = getThemeStylesheet(client ? await getTheme(deps, client) : { colours: defaultColours })
    // By the text: a new release makes a different one from the same colours.
    const etag = `"${createHash('sha256').update(css).digest('base64url')}"`
    void reply.header('cache-control', 'no-cache').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    return reply.type('text/css; charset=utf-8').send(css)
  })
}
