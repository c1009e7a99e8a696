import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { EXPORT_PATH, exportService } from './export.service.ts'

/** Serves the addresses of exports. They are opaque and not part of the contract. */
export function registerSurveyExport(app: FastifyInstance, deps: Deps): void {
  const service = exportService(deps)
  app.get<{ Querystring: { ticket?: string } }>(EXPORT_PATH, async (request, reply) => {
    const lines = await service.open(request.query.ticket ?? '')
    return reply
      .header('content-disposition', 'attachment; filename="survey_export.csv"')
      .header('cache-control', 'no-store')
      .type('text/csv; charset=utf-8')
      .send(Readable.from(lines))
  })
}
