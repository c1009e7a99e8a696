import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy before the server that can cut a connection in the middle of an answer, which `context.setOffline` cannot. */
export interface DroppingProxy {
  /** Port on every loopback name. */
  port: number
  /** Cuts the next answer to a request whose address matches, after its first bytes. The server has done the work. */
  dropNext: (address: RegExp) => void
  close: () => Promise<void>
}

/** Starts a proxy to a port of this machine. */
export async function startDroppingProxy(target: number): Promise<DroppingProxy> {
  let doomed: RegExp | undefined
  const server = createServer((given, answer) => {
    const { url = '/', method, headers } = given
    const drop = doomed?.test(url) ?? false
    if (drop) doomed = undefined
    const onward = request({ port: target, host: '127.0.0.1', path: url, method, headers }, (real) => {
      answer.writeHead(real.statusCode ?? 502, real.headers)
      if (!drop) return real.pipe(answer)
      answer.flushHeaders()
      return real.on('end', () => given.socket.destroy()).resume()
    })
    onward.on('error', () => given.socket.destroy())
    given.pipe(onward)
  })
  await new Promise<void>((done) => server.listen(0, done))
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
