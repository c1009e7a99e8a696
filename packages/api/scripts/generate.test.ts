import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { expect, test } from 'vitest'
import { bundle } from '../../../openapi/bundle.ts'

test('a recursive schema becomes a type that names itself', async () => {
  const contract = await bundle(join(import.meta.dirname, '../../../openapi/fixtures/comments.yaml'))
  const types = astToString(await openapiTS(contract as Parameters<typeof openapiTS>[0]))
  expect(types).toMatch(/Comment: \{[^]*replies\?: components\["schemas"\]\["Comment"\]\[\]/)
})
