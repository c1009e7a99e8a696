// Writes the bundled contract, its types and the table of its operations; with --check only compares, for CI.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { parse } from 'yaml'
import { bundle } from '../../../openapi/bundle.ts'
import { composeExamples } from '../../../openapi/examples.ts'
import { limitsModule, operationModules, strictRightsModule } from './operation-table.mjs'

const fileOf = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const header = '// Generated from openapi/ by `npm run generate`. Do not edit.\n\n'

/** A line per entry, so that two changes of the contract seldom meet in one line. */
const lines = (object, text = (value) => JSON.stringify(value)) =>
  `{\n${Object.entries(object)
    .map(([key, value]) => `${JSON.stringify(key)}:${text(value)}`)
    .join(',\n')}\n}`

const documentText = ({ paths, components, ...rest }, examples) =>
  `${JSON.stringify(rest).slice(0, -1)},\n"x-ssp-examples":${lines(examples)},\n"paths":${lines(paths)},\n"components":${lines(components, (part) => lines(part))}}\n`

const contract = await bundle(fileOf('openapi/ssp.yaml')).catch((error) => {
  console.error(error.message)
  process.exit(1)
})
const examples = composeExamples(contract, parse(await readFile(fileOf('openapi/examples.yaml'), 'utf8')))
const generated = 'packages/api/src/generated/'
const files = {
  'openapi/generated/ssp.json': documentText(contract, examples),
  ...Object.fromEntries(
    Object.entries(operationModules(contract)).map(([path, source]) => [generated + path, header + source]),
  ),
  [`${generated}contract-version.ts`]: `${header}/** Version of the contract that this client was generated from. */\nexport const CONTRACT_VERSION: string = '${contract.info.version}'\n`,
  [`${generated}limits.ts`]: header + limitsModule(contract),
  [`${generated}strict-rights.ts`]: header + strictRightsModule(contract),
  [`${generated}schema.ts`]: header + astToString(await openapiTS(contract, { alphabetize: false, immutable: false })),
}

const check = process.argv.includes('--check')
for (const [path, source] of Object.entries(files)) {
  const file = fileOf(path)
  if (!check) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, source)
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== source) {
    console.error(`${path} differs from openapi/. Run \`npm run generate\` and commit the result.`)
    process.exitCode = 1
  }
}
// A tag that is gone leaves its module behind.
for (const name of await readdir(fileOf(`${generated}operations`))) {
  const path = `${generated}operations/${name}`
  if (files[path]) continue
  if (!check) await rm(fileOf(path))
  else {
    console.error(`${path} is of no tag in openapi/. Run \`npm run generate\` and commit the result.`)
    process.exitCode = 1
  }
}
if (!process.exitCode) console.log(check ? 'The generated files match the contract.' : Object.keys(files).join('\n'))
