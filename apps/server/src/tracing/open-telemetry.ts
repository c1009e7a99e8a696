import {
  context,
  diag,
  DiagLogLevel,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { Context, Span } from '@opentelemetry/api'
import { startNodeSdk } from '@opentelemetry/sdk-node'
import type { FastifyBaseLogger } from 'fastify'
import type { SpanOptions, Tracing } from './tracing.ts'

const KINDS = { client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }

// The message of an error may hold an address or a value.
function fail(span: Span, error: unknown): void {
  const { name, code } = Object(error) as { name?: unknown; code?: unknown }
  span.setAttribute('error.type', [code, name].find((each) => typeof each === 'string') ?? 'Error')
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** Operation and table of a statement, such as `SELECT employees`. */
function summaryOf(text: string): { operation: string; table: string | undefined } {
  const operation = /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL'
  const table = /\b(?:from|into|update)\s+"?([a-z_]\w*)/i.exec(text)?.[1]
  return { operation, table }
}

/** Starts OpenTelemetry by its own variables (`OTEL_...`). @param log gets what it reports about itself. */
export function startOpenTelemetry(log: FastifyBaseLogger): Tracing {
  const sdk = startNodeSdk({ metricReaders: [], logRecordProcessors: [] })
  const report = (message: string) => log.warn({ telemetry: message }, 'traces cannot be sent')
  const ignore = () => {}
  diag.setLogger(
    { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  const tracer = trace.getTracer('ssp-server')

  const linkOf = (traceparent: string): Context => propagation.extract(ROOT_CONTEXT, { traceparent })
  const begin = (name: string, { attributes, kind, link }: SpanOptions): Span => {
    const linked = link === undefined ? undefined : trace.getSpanContext(linkOf(link))
    return tracer.startSpan(name, {
      kind: kind ? KINDS[kind] : SpanKind.INTERNAL,
      ...(attributes && { attributes }),
      ...(linked && { root: true, links: [{ context: linked }] }),
    })
  }

  return {
    request(headers, method) {
      const options = { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } }
      const span = tracer.startSpan(method, options, propagation.extract(ROOT_CONTEXT, headers))
      const within = trace.setSpan(ROOT_CONTEXT, span)
      return {
        traceId: span.spanContext().traceId,
        run: (work) => context.with(within, work),
        end({ name, status, attributes }) {
          span.updateName(name).setAttributes({ ...attributes, 'http.response.status_code': status })
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    span(name, options, work) {
      const span = begin(name, options)
      const running = { traceId: span.spanContext().traceId, fail: (error: unknown) => fail(span, error) }
      return context.with(trace.setSpan(context.active(), span), async () => {
        try {
          return await work(running)
        } catch (error) {
          fail(span, error)
          throw error
        } finally {
          span.end()
        }
      })
    },
    statement(text, milliseconds, error) {
      if (!trace.getActiveSpan()) return
      const { operation, table } = summaryOf(text)
      const span = tracer.startSpan(table === undefined ? operation : `${operation} ${table}`, {
        kind: SpanKind.CLIENT,
        startTime: Date.now() - milliseconds,
        attributes: {
          'db.system.name': 'postgresql',
          'db.operation.name': operation,
          ...(table !== undefined && { 'db.collection.name': table }),
        },
      })
      if (error !== undefined) fail(span, error)
      span.end()
    },
    parent() {
      const carrier: { traceparent?: string } = {}
      propagation.inject(context.active(), carrier)
      return carrier.traceparent
    },
    stop: () => sdk.shutdown(),
  }
}
