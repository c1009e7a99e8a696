// JavaScript and CSS of a first visit of an address, gzip -9, against a budget. Reads the built portal.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './workspace.mjs'

/** Bytes by which the sizes differ between checkouts: how Rolldown merges small chunks depends on the path. */
const VARIANCE = 4_000

/** Bytes, as measured; the goals are in docs/performance.md. */
const budgets = {
  '/login': { js: 150_000 + VARIANCE, css: 10_000 },
  '/': { js: 170_000 + VARIANCE, css: 12_000 },
  '/employees': { js: 173_500 + VARIANCE, css: 14_000 },
}

const portal = join(root, 'apps/portal/dist')
const sizeOf = (file) => gzipSync(readFileSync(join(portal, file)), { level: 9 }).length

/** One line per address and kind of file, and whether all of them keep their budgets. */
export function checkRoutes() {
  if (!existsSync(join(portal, 'start-files.json'))) return { lines: ['FAIL the portal is not built'], ok: false }
  const html = readFileSync(join(portal, 'index.html'), 'utf8')
  const first = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file)
  const pages = JSON.parse(readFileSync(join(portal, 'start-files.json'), 'utf8'))
  const results = Object.entries(budgets).flatMap(([path, kinds]) =>
    Object.entries(kinds).map(([kind, most]) => {
      const files = [...new Set([...first, ...pages[path]])].filter((file) => file.endsWith(`.${kind}`))
      const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0)
      return { ok: bytes <= most, text: `${path} ${kind}: ${bytes} bytes in ${files.length} files, at most ${most}` }
    }),
  )
  return { lines: results.map(({ ok, text }) => `${ok ? 'ok  ' : 'FAIL'} ${text}`), ok: results.every(({ ok }) => ok) }
}
