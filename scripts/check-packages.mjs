// Checks every published package as its user gets it: shape (publint), types (attw), size (size-limit) and its report of public
// types; then what the portal's addresses fetch on a first visit.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { parse } from 'postcss'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { folders, pack } from './pack.mjs'
import { checkRoutes } from './route-sizes.mjs'
import { atOnce, clientFiles } from './server-entries.ts'
import { root, run } from './workspace.mjs'

const work = mkdtempSync(join(tmpdir(), 'ssp-packages-'))
let failed = 0

/** What is wrong with the shape and the types of a tarball. By the libraries, because the commands load TypeScript for each package. */
async function faultsOf(tarball) {
  const bytes = readFileSync(tarball)
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(bytes).buffer }, strict: true })
  const excludeEntrypoints = ['./styles.css', './isolated.css']
  const { types, problems = [] } = await checkPackage(createPackageFromTarballData(bytes), { excludeEntrypoints })
  return [
    ...messages.filter(({ type }) => type === 'error').map((message) => formatMessage(message, pkg, { color: false })),
    ...(types ? [] : ['has no types']),
    // ESM alone: neither TypeScript's oldest resolution nor `require` finds a package.
    ...problems
      .filter(({ resolutionKind }) => !['node10', 'node16-cjs'].includes(resolutionKind))
      .map((problem) => JSON.stringify(problem)),
  ]
}

const checks = [
  // First, because it takes longest.
  { tool: 'size-limit', name: 'all packages', args: [], isShown: true },
  { tool: 'node', name: 'public types', args: ['scripts/api-report.mjs'] },
  { tool: 'node', name: 'pages on a server', args: ['scripts/pages-on-a-server.mjs'], isShown: true },
]

async function takeChecks() {
  for (let check = checks.shift(); check; check = checks.shift()) {
    const { tool, name, args, isShown } = check
    const { code, output } = await run(tool, args, { capture: true })
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${tool} ${name}`)
    if (code !== 0) failed += 1
    if (code !== 0 || isShown) console.log(output)
  }
}
async function checkTarballs() {
  for (const { name, tarball } of await pack(work)) {
    const faults = await faultsOf(tarball)
    console.log([`${faults.length > 0 ? 'FAIL' : 'ok  '} shape and types ${name}`, ...faults].join('\n'))
    if (faults.length > 0) failed += 1
  }
}
await Promise.all([checkTarballs(), ...Array.from({ length: Math.max(1, availableParallelism() - 1) }, takeChecks)])
rmSync(work, { recursive: true })

for (const entry of folders.map((folder) => join(root, folder, 'dist/routes.js')).filter((file) => existsSync(file))) {
  const files = clientFiles(entry)
  if (files.length === 0) continue
  console.log(`FAIL ${entry}: "use client" in ${files.join(', ')}`)
  failed += 1
}

// An entry of one component brings no other one; all of @ssp/ui is a hundred times as much.
const BUTTON_BYTES = 2_800
const button = [...atOnce(join(root, 'packages/ui/dist/button.js'))]
const { length } = gzipSync(button.map((file) => readFileSync(file, 'utf8')).join(''))
console.log(`${length <= BUTTON_BYTES ? 'ok  ' : 'FAIL'} @ssp/ui/button: ${length} of ${BUTTON_BYTES} bytes gzip`)
if (length > BUTTON_BYTES) failed += 1

// A host loads the stylesheets of several packages: a rule that two of them repeat, or a comment with the sheet in it, is loaded twice.
const rules = new Map()
for (const file of folders.map((folder) => join(root, folder, 'dist/styles.css')).filter((path) => existsSync(path))) {
  parse(readFileSync(file, 'utf8')).walk((node) => {
    if (node.type !== 'comment' && (node.type !== 'rule' || node.parent.name === 'keyframes')) return
    const rule = `${node.parent.params ?? ''} ${node.toString()}`
    if (node.type === 'comment' || rules.has(rule)) {
      console.log(
        `FAIL ${file}: ${rule.slice(0, 80)} ${rules.has(rule) ? `is in ${rules.get(rule)} too` : 'is a comment'}`,
      )
      failed += 1
    }
    rules.set(rule, file)
  })
}

const routes = checkRoutes()
console.log(routes.lines.join('\n'))
if (!routes.ok) failed += 1
process.exitCode = failed ? 1 : 0
