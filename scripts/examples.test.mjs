import { execFile } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from './workspace.mjs'

const folder = join(root, '.data/examples')
const documents = [
  ...globSync('packages/{*,{kits,features}/*}/README.md', { cwd: root, exclude: ['**/node_modules/**'] }),
  'docs/embedding.md',
]

/** What an example that shows elements alone finds around it. */
const AROUND = `
import type { Client as SspClient, SspApi } from '@ssp/api'
declare const api: SspApi
declare const client: SspClient
`

/** An example as a module: elements alone become a component. */
function moduleOf(example) {
  const [, imports = '', rest = ''] = /^((?:import [^]*?'\n)*)\n*([^]*)$/.exec(example) ?? []
  return rest.startsWith('<')
    ? `${imports}${AROUND}export const Example = () => (\n<>\n${rest}</>\n)\n`
    : `${example}\nexport {}\n`
}

/** The TSX examples of a document that are whole: they name their imports. */
const examplesOf = (document) =>
  [...readFileSync(join(root, document), 'utf8').matchAll(/^```tsx\n([^]*?)^```/gm)]
    .map(([, example]) => example)
    .filter((example) => example.startsWith('import '))

test('the examples of the documents compile', async () => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const document of documents)
    examplesOf(document).forEach((example, index) =>
      writeFileSync(join(folder, `${document.replaceAll(/[/.]/g, '-')}-${index}.tsx`), moduleOf(example)),
    )
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions: { noUnusedLocals: false },
      include: ['*.tsx'],
      exclude: [],
    }),
  )
  const { stdout } = await promisify(execFile)(join(root, 'node_modules/.bin/tsgo'), ['-p', folder], {
    cwd: root,
  }).catch((error) => error)
  expect(stdout).toBe('')
}, 120_000)
