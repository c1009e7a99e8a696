import { pino, stdSerializers, type DestinationStream, type LoggerOptions } from 'pino'
import type { FastifyBaseLogger } from 'fastify'
import { factsOfJob } from './jobs/request-id.ts'

// An address may carry a signature or a search for a person; only the path is logged.
const pathOf = (url: unknown) => String(url).split('?')[0]

/**
 * The structured log. Secrets are removed even if a whole request is logged.
 * @param destination default: the output of the process.
 */
export function createLog(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const options: LoggerOptions = {
    level,
    base: null,
    mixin: factsOfJob,
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
  }
  return destination ? pino(options, destination) : pino(options)
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
