import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy before the server that can cut a connection in the middle of an answer, which `context.setOffline` cannot. */
export interface Proxy {
  /** Port on every loopback name. */
  port: number
  /** Cuts the next answer to a request whose address matches, after its first bytes. The server has done the work. */
  dropNext: (address: RegExp) => void
  close: () => Promise<void>
}

interface ProxyOptions {
  /** Where it listens; a free port without it. */
  port?: number
  /** Milliseconds by which an answer is late. */
  lateness?: (address: string) => number
}

/** Starts a proxy to a port of this machine. */
export async function startProxy(target: number, { port = 0, lateness = () => 0 }: ProxyOptions = {}): Promise<Proxy> {
  let doomed: RegExp | undefined
  const server = createServer((given, answer) => {
    const { url = '/', method, headers } = given
    const drop = doomed?.test(url) ?? false
    if (drop) doomed = undefined
    const onward = request({ port: target, host: '127.0.0.1', path: url, method, headers }, (real) => {
      const pass = () => {
        answer.writeHead(real.statusCode ?? 502, real.headers)
        // An event stream sends its first event long after its head.
        answer.flushHeaders()
        if (!drop) return real.pipe(answer)
        return real.on('end', () => given.socket.destroy()).resume()
      }
      setTimeout(pass, lateness(url))
    })
    answer.on('close', () => onward.destroy())
    onward.on('error', () => given.socket.destroy())
    given.pipe(onward)
  })
  // The head that is passed on says how long the server keeps a connection, which is longer than a server of Node by default.
  server.keepAliveTimeout = 0
  await new Promise<void>((done) => server.listen(port, done))
  return {
    port: (server.address() as AddressInfo).port,
    dropNext: (address) => (doomed = address),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
