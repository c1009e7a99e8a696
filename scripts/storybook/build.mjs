// Builds and serves Storybook for the visual matrix and the pictures.
import { createReadStream, existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { root, run } from '../workspace.mjs'

const sources = [
  '.storybook/**',
  'packages/**/src/**',
  'apps/server/src/{seed,contract}/**',
  'openapi/**',
  'package-lock.json',
]

const newest = (cwd) => Math.max(...globSync(sources, { cwd }).map((file) => statSync(join(cwd, file)).mtimeMs))

/**
 * Builds the Storybook of a working tree unless the existing build is newer than every source.
 *
 * @param {string} cwd the working tree, this one by default
 * @returns {Promise<string>} the folder of the build
 * @throws Error with the output of the build
 */
export async function buildStorybook(cwd = root) {
  const folder = join(cwd, 'storybook-static')
  const stamp = join(folder, '.built')
  const started = newest(cwd)
  if (existsSync(stamp) && Number(readFileSync(stamp, 'utf8')) >= started) return folder
  console.log('Building Storybook ...')
  const { code, output } = await run('storybook', ['build', '--quiet', '-o', folder], { cwd, capture: true })
  if (code !== 0) throw new Error(`Storybook did not build:\n${output}`)
  writeFileSync(stamp, String(started))
  return folder
}

/** The stories of a build, sorted by id. */
export function storiesOf(folder) {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves a build on a free local port; `close` stops it. */
export async function serveFolder(folder) {
  const server = createServer(({ url = '/' }, response) => {
    const file = join(folder, normalize(decodeURIComponent(new URL(url, 'http://x').pathname)))
    if (!file.startsWith(folder) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'max-age=3600',
    })
    createReadStream(file).pipe(response)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}
