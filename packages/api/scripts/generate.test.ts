import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { expect, test } from 'vitest'
import { bundle } from '../../../openapi/bundle.ts'

test('a recursive schema becomes a type that names itself', async () => {
  const contract = await bundle(join(import.meta.dirname, '../../../openapi/fixtures/comments.yaml'))
  const types = astToString(await openapiTS(contract as Parameters<typeof openapiTS>[0]))
  expect(types).toMatch(/Comment: \{[^]*replies\?: components\["schemas"\]\["Comment"\]\[\]/)
})

test('references that lead nowhere are named by file and line, those of parameters too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    mkdirSync(join(folder, 'paths'))
    const [rootFile, pathFile] = [join(folder, 'ssp.yaml'), join(folder, 'paths/things.yaml')]
    writeFileSync(
      rootFile,
      "openapi: 3.1.0\ninfo: { title: Broken, version: 1.0.0 }\npaths:\n  /things: { $ref: 'paths/things.yaml#/all' }\n  /none: { $ref: 'paths/none.yaml' }\n",
    )
    writeFileSync(
      pathFile,
      "all:\n  # $ref: '#/comment'\n  parameters:\n    - $ref: '#/own'\n    - $ref: '#/missing'\nown: { name: id, in: query }\n",
    )
    await expect(bundle(rootFile)).rejects.toThrow(
      [
        `${relative('', pathFile)}:5: #/missing leads nowhere`,
        `${relative('', rootFile)}:5: paths/none.yaml leads nowhere`,
      ].join('\n'),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})
