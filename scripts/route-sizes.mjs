// JavaScript and CSS of a first visit of an address, gzip -9, against the table in docs/performance.md. Reads the built portal.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './workspace.mjs'

/** How much larger than its row of the table a size may be; how Rolldown merges small chunks depends on the path by up to 2 %. */
const slack = 1.03

/** What neither a size nor its row may exceed, in bytes. A change of the table lowers it too; a raise needs a decision (0043). */
export const budgets = {
  '/login': { js: 118_850, css: 9_150 },
  '/': { js: 145_000, css: 9_670 },
  '/employees': { js: 165_850, css: 12_950 },
}

const portal = join(root, 'apps/portal/dist')
const sizeOf = (file) => gzipSync(readFileSync(join(portal, file)), { level: 9 }).length

/** The rows between the marks of `sizes`, as `{ '/login': { js, css } }` in bytes, and the commit they were measured at. */
export function documentedSizes(text) {
  const part = /<!-- sizes -->([^]*)<!-- \/sizes -->/.exec(text)?.[1] ?? ''
  const bytes = (cell) => Number(cell.replaceAll(',', ''))
  const rows = [...part.matchAll(/^\| `([^`]+)` \| ([\d,]+) \| \d+ \| ([\d,]+) \| \d+ \|$/gm)]
  return {
    sizes: Object.fromEntries(rows.map(([, path, js, css]) => [path, { js: bytes(js), css: bytes(css) }])),
    commit: /at commit ([0-9a-f]{8,40})/.exec(part)?.[1],
  }
}

/**
 * Compares sizes of the form `{ '/login': { js: { bytes, files }, css: … } }` with the documented ones: one line per address and
 * kind of file, and whether each keeps its row.
 */
export function compareSizes(measured, documented) {
  const results = Object.entries(measured).flatMap(([path, kinds]) =>
    Object.entries(kinds).map(([kind, { bytes, files }]) => {
      const most = Math.min(Math.floor((documented[path]?.[kind] ?? 0) * slack), budgets[path][kind])
      return { ok: bytes <= most, text: `${path} ${kind}: ${bytes} bytes in ${files} files, at most ${most}` }
    }),
  )
  return { lines: results.map(({ ok, text }) => `${ok ? 'ok  ' : 'FAIL'} ${text}`), ok: results.every(({ ok }) => ok) }
}

/** The built portal against docs/performance.md. */
export function checkRoutes() {
  if (!existsSync(join(portal, 'start-files.json'))) return { lines: ['FAIL the portal is not built'], ok: false }
  const html = readFileSync(join(portal, 'index.html'), 'utf8')
  const first = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file)
  const pages = JSON.parse(readFileSync(join(portal, 'start-files.json'), 'utf8'))
  const measured = Object.fromEntries(
    Object.entries(budgets).map(([path, kinds]) => [
      path,
      Object.fromEntries(
        Object.keys(kinds).map((kind) => {
          const files = [...new Set([...first, ...pages[path]])].filter((file) => file.endsWith(`.${kind}`))
          return [kind, { bytes: files.reduce((sum, file) => sum + sizeOf(file), 0), files: files.length }]
        }),
      ),
    ]),
  )
  return compareSizes(measured, documentedSizes(readFileSync(join(root, 'docs/performance.md'), 'utf8')).sizes)
}
