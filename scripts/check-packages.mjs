// Checks every published package as its user gets it: shape (publint), types (attw) and size (size-limit); then what the
// portal's addresses fetch on a first visit.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkRoutes } from './route-sizes.mjs'
import { root, run } from './workspace.mjs'

const folders = [
  'packages/ui',
  'packages/api',
  ...readdirSync(join(root, 'packages/features')).map((name) => `packages/features/${name}`),
]
let failed = 0

for (const folder of folders.filter((path) => existsSync(join(root, path, 'package.json')))) {
  const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const checks = [
    ['publint', ['--strict', folder]],
    ['attw', ['--pack', folder, '--profile', 'esm-only', '--exclude-entrypoints', './styles.css', '--no-emoji']],
  ]
  for (const [tool, args] of checks) {
    const { code, output } = await run(tool, args, { capture: true })
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${String(tool)} ${name}`)
    if (code !== 0) {
      failed += 1
      console.log(output)
    }
  }
}

const sizes = await run('size-limit', [], { capture: true })
console.log(sizes.output)
if (sizes.code !== 0) failed += 1
const routes = checkRoutes()
console.log(routes.lines.join('\n'))
if (!routes.ok) failed += 1
process.exitCode = failed ? 1 : 0
