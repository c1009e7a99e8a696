import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body is a file, which may take long as long as it progresses. */
    takesFile?: boolean
  }
}

/**
 * Milliseconds after which even a progressing upload is aborted; the time that the portal waits for one (spec 2 section 9).
 */
export const UPLOAD_LIMIT = 2_000_000

const REQUEST_TIMEOUT = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n'

/** Whether a request has a body that has not arrived as a whole. */
export const bodyIsOnItsWay = ({ headers, complete }: IncomingMessage): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

/**
 * Aborts a request whose body does not arrive: completely within `timeout` milliseconds or, for a file, with progress in
 * each such period.
 */
export function registerBodyTimeouts(app: FastifyInstance, { timeout }: { timeout: number }): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    const { socket } = raw
    // An injected request of a test has none.
    if (!bodyIsOnItsWay(raw) || !(socket instanceof Socket)) return
    let received = socket.bytesRead
    const timer = setInterval(() => {
      const hasProgressed = socket.bytesRead > received
      received = socket.bytesRead
      if (raw.complete || (routeOptions.config.takesFile && hasProgressed)) return
      socket.write(REQUEST_TIMEOUT)
      socket.destroySoon()
    }, timeout)
    raw.once('close', () => clearInterval(timer))
  })
}
