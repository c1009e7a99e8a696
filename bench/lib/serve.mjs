import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Serves a built folder on loopback, precompressed. */
export async function serve(folder) {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length), brotliCompressSync(readFileSync(path))]),
  )
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname
    const name = path === '/' ? '/index.html' : path
    const body = files.get(name)
    if (!body) return response.writeHead(404).end()
    const type = types[extname(name)] ?? 'application/octet-stream'
    return response
      .writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'no-store' })
      .end(body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${server.address().port}/`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}
