import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions } from 'vite'
import { serve } from './serve.mjs'

const bench = fileURLToPath(new URL('..', import.meta.url))
const peers = join(bench, 'peers')

/** Installs the peers at the versions of their lock file in `bench/peers`, on first use. */
function installPeers() {
  const lock = createHash('sha256')
    .update(readFileSync(join(peers, 'package-lock.json')))
    .digest('hex')
  const stamp = join(peers, 'node_modules', '.installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing the peers ...')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: peers,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The peers could not be installed: see above.')
  writeFileSync(stamp, lock)
}

const pageOf = (styles) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bench</title><link rel="icon" href="data:,">${styles ? '<link rel="stylesheet" href="/style.css">' : ''}
<script type="module" src="/main.js"></script></head><body><div id="root"></div></body></html>`

/**
 * Builds one small app for production and serves it: `peers/<area>/<name>/main.jsx`, or `ssp/<area>/main.jsx` of our own
 * packages for the name `ssp`.
 */
export async function servePeer(area, name) {
  const own = name === 'ssp'
  if (!own) installPeers()
  const root = own ? join(bench, 'ssp', area) : join(peers, area, name)
  const outDir = join(bench, 'dist', area, name)
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [...(own ? [vanillaExtractPlugin()] : []), react()],
    resolve: {
      conditions: [...(own ? ['@ssp/source'] : []), ...defaultClientConditions],
      dedupe: ['react', 'react-dom'],
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      cssTarget: 'chrome123',
      cssCodeSplit: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 10_000,
      rollupOptions: {
        input: join(root, 'main.jsx'),
        output: { entryFileNames: 'main.js', assetFileNames: 'style[extname]' },
      },
    },
  })
  writeFileSync(join(outDir, 'index.html'), pageOf(existsSync(join(outDir, 'style.css'))))
  return serve(outDir)
}

/** The installed versions of the peers' packages. */
export const versionsOf = (names) =>
  names.map(
    (name) => `${name} ${JSON.parse(readFileSync(join(peers, 'node_modules', name, 'package.json'), 'utf8')).version}`,
  )
