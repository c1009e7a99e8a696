// Writes src/generated/ from openapi/ssp.yaml; with --check only compares, for CI.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { bundle } from '../../../openapi/bundle.ts'
import { operationTable } from './operation-table.mjs'

const generated = new URL('../src/generated/', import.meta.url)
const contract = await bundle(fileURLToPath(new URL('../../../openapi/ssp.yaml', import.meta.url)))
const header = '// Generated from openapi/ by `npm run generate`. Do not edit.\n\n'
const files = {
  'operations.ts': header + operationTable(contract),
  'schema.ts': header + astToString(await openapiTS(contract, { alphabetize: false, immutable: false })),
}

const check = process.argv.includes('--check')
for (const [name, source] of Object.entries(files)) {
  const file = new URL(name, generated)
  if (!check) await writeFile(file, source)
  else if ((await readFile(file, 'utf8').catch(() => '')) !== source) {
    console.error(`${name} differs from openapi/. Run \`npm run generate\` and commit the result.`)
    process.exitCode = 1
  }
}
if (!process.exitCode)
  console.log(check ? 'The generated files match the contract.' : 'Wrote packages/api/src/generated.')
