// What a first visit of an address fetches, JavaScript and CSS as gzip -9, held by a budget. Reads the built portal.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './workspace.mjs'

/**
 * Bytes; a little above what stands: how Rolldown merges small chunks depends on the path of the checkout, by up to 4,000.
 * The goal for the employees list is 112,000 (docs/performance.md).
 */
const budgets = { '/login': 137_000, '/': 160_000, '/employees': 152_000 }

const portal = join(root, 'apps/portal/dist')

/** One line per address, and whether all of them keep their budgets. */
export function checkRoutes() {
  if (!existsSync(join(portal, 'start-files.json'))) return { lines: ['FAIL the portal is not built'], ok: false }
  const html = readFileSync(join(portal, 'index.html'), 'utf8')
  const first = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file)
  const pages = JSON.parse(readFileSync(join(portal, 'start-files.json'), 'utf8'))
  const results = Object.entries(budgets).map(([path, most]) => {
    const files = new Set([...first, ...pages[path]])
    const bytes = [...files].reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(portal, file)), { level: 9 }).length,
      0,
    )
    return { ok: bytes <= most, text: `${path}: ${bytes} bytes in ${files.size} files, at most ${most}` }
  })
  return { lines: results.map(({ ok, text }) => `${ok ? 'ok  ' : 'FAIL'} ${text}`), ok: results.every(({ ok }) => ok) }
}
