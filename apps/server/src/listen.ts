import { createServer } from 'node:net'
import { OperatorError } from './operator-error.ts'

/** The address of a server. `setting` names the setting of its port. */
interface Address {
  host: string
  port: number
  setting?: 'PORT' | 'METRICS_PORT'
}

/** Advice for an operator about a port that cannot be used; undefined for any other error. */
export function listenProblem(error: unknown, { host, port, setting = 'PORT' }: Address): OperatorError | undefined {
  const { code } = Object(error) as { code?: unknown }
  const lines: Record<string, string> = {
    EADDRINUSE: `${setting}: ${port} of ${host} is in use. Stop the process that listens there, or set another ${setting}.`,
    EACCES: `${setting}: this user may not listen on ${port}. Set a port from 1024 on.`,
    EADDRNOTAVAIL: `HOST: ${host} is no address of this machine.`,
    ENOTFOUND: `HOST: ${host} is not a known name.`,
  }
  const line = typeof code === 'string' ? lines[code] : undefined
  return line === undefined ? undefined : new OperatorError(line, { cause: error })
}

/**
 * Listens briefly, so that a start fails before it opens a database.
 * @throws OperatorError naming the setting.
 */
export async function requireFreePort(address: Address): Promise<void> {
  const { host, port } = address
  await new Promise<void>((done, fail) => {
    const probe = createServer()
    probe.once('error', (error) => fail(listenProblem(error, address) ?? error))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => done()))
  })
}
