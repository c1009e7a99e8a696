import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { RequestSpan, Tracing } from '../tracing/tracing.ts'
import { isProbe } from './health.ts'

/** Spans of requests: their trace id is in every log line of a request. */
export function createRequestSpans(tracing: Tracing) {
  const spans = new WeakMap<IncomingMessage, RequestSpan>()

  // Called before the first line of the request.
  const childLoggerFactory: FastifyServerOptions['childLoggerFactory'] = (logger, bindings, options, request) => {
    if (isProbe(request.url ?? '')) return logger.child(bindings, options)
    const span = tracing.request(request.headers, request.method ?? '')
    spans.set(request, span)
    return logger.child({ ...bindings, trace_id: span.traceId }, options)
  }

  const register = (app: FastifyInstance) => {
    const within = (raw: IncomingMessage, work: () => void) => {
      const span = spans.get(raw)
      if (span) span.run(work)
      else work()
    }
    app.addHook('onRequest', ({ raw }, _reply, done) => within(raw, done))
    // The body arrived in events of the connection, which belong to no request.
    app.addHook('preValidation', ({ raw }, _reply, done) => within(raw, done))
    app.addHook('onResponse', async ({ raw, id, method, routeOptions }, { statusCode }) => {
      const route = routeOptions.url ?? 'none'
      const { operation } = routeOptions.config
      spans.get(raw)?.end({
        name: `${method} ${route}`,
        status: statusCode,
        attributes: { 'http.route': route, 'ssp.request_id': id, ...(operation && { 'ssp.operation': operation.id }) },
      })
    })
  }
  return { childLoggerFactory, register }
}
