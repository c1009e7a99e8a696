import { pino, stdSerializers } from 'pino'
import type { FastifyBaseLogger } from 'fastify'

// An address may carry a signature or a search for a person; only the path is logged.
const pathOf = (url: unknown) => String(url).split('?')[0]

/** The structured log. Secrets are cut out even if somebody logs a whole request. */
export function createLog(level: string): FastifyBaseLogger {
  return pino({
    level,
    base: null,
    redact: {
      paths: [
        'req.headers.authorization',
        'headers.authorization',
        '*.password',
        '*.newPassword',
        '*.currentPassword',
        '*.token',
        '*.refreshToken',
        '*.otp',
        '*.grant',
      ],
      censor: '[redacted]',
    },
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        path: pathOf(request.url),
        address: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: stdSerializers.err,
    },
  })
}

/** Writes what Node itself would print as text: warnings, and the error that ends the process. */
export function logFaults(log: FastifyBaseLogger): void {
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, warning.message))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the process ends because of an error that nothing caught')
    process.exit(1)
  })
}
