// Writes src/generated/schema.ts from openapi/ssp.yaml; with --check only compares, for CI.
import { readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'

const contract = new URL('../../../openapi/ssp.yaml', import.meta.url)
const target = new URL('../src/generated/schema.ts', import.meta.url)

const types = astToString(await openapiTS(contract, { alphabetize: false, immutable: false }))
const source = `// Generated from openapi/ by \`npm run generate\`. Do not edit.\n\n${types}`

if (process.argv.includes('--check')) {
  const committed = await readFile(target, 'utf8').catch(() => '')
  if (committed !== source) {
    console.error(
      'packages/api/src/generated/schema.ts differs from openapi/. Run `npm run generate` and commit the result.',
    )
    process.exit(1)
  }
  console.log('The generated types match the contract.')
} else {
  await writeFile(target, source)
  console.log('Wrote packages/api/src/generated/schema.ts')
}
