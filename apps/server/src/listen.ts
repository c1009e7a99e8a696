import { createServer } from 'node:net'
import type { Config } from './config.ts'
import { OperatorError } from './operator-error.ts'

/** What an operator can do about a port that cannot be listened on; undefined for another error. */
export function listenProblem(
  error: unknown,
  { host, port }: Pick<Config, 'host' | 'port'>,
): OperatorError | undefined {
  const { code } = Object(error) as { code?: unknown }
  const lines: Record<string, string> = {
    EADDRINUSE: `PORT: ${port} of ${host} is in use. Stop the process that listens there, or set another PORT.`,
    EACCES: `PORT: this user may not listen on ${port}. Set a PORT from 1024 on.`,
    EADDRNOTAVAIL: `HOST: ${host} is no address of this machine.`,
    ENOTFOUND: `HOST: ${host} is not a known name.`,
  }
  const line = typeof code === 'string' ? lines[code] : undefined
  return line === undefined ? undefined : new OperatorError(line, { cause: error })
}

/**
 * Listens for a moment, so that a start fails before it opens a database.
 * @throws OperatorError naming the setting.
 */
export async function requireFreePort(config: Pick<Config, 'host' | 'port'>): Promise<void> {
  const { host, port } = config
  await new Promise<void>((done, fail) => {
    const probe = createServer()
    probe.once('error', (error) => fail(listenProblem(error, config) ?? error))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => done()))
  })
}
