import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

interface Problem {
  ruleId: string
  message: string
  location: [{ pointer?: string }]
}

const fileOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

test('operations, parameters, permissions and properties without a description are errors', () => {
  const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'))
  const args = [
    'lint',
    fileOf('openapi/fixtures/undescribed.yaml'),
    '--config',
    fileOf('redocly.yaml'),
    '--format=json',
  ]
  const { stdout } = spawnSync(process.execPath, [redocly, ...args], { encoding: 'utf8' })
  const { problems } = JSON.parse(stdout) as { problems: Problem[] }
  const found = problems
    .filter(({ ruleId }) => /description|described/.test(ruleId))
    .map(({ ruleId, message, location: [{ pointer = '' }] }) => [ruleId, message, pointer])
  expect(found).toEqual(
    expect.arrayContaining([
      ['operation-description', expect.any(String), '#/paths/~1things/get/description'],
      ['parameter-description', expect.any(String), '#/paths/~1things/get/parameters/0'],
      [
        'described/permissions',
        'THINGS_VIEW has no description in x-ssp-permissions.',
        '#/paths/~1things/get/x-ssp-permission',
      ],
      ['described/permissions', 'No operation needs THINGS_DELETE.', '#/x-ssp-permissions'],
      ['rule/info-description', expect.stringContaining('The contract has a description.'), '#/info/description'],
      ['described/properties', 'flag has no description.', '#/components/schemas/Thing/properties/flag'],
    ]),
  )
  const rules = problems.map(({ ruleId }) => ruleId)
  expect(rules).toEqual(expect.arrayContaining(['info-contact', 'operation-tag-defined']))
  // A parameter with one value is described by it, `name` by itself, and `weight` by the schema that it refers to.
  expect(found).toHaveLength(6)
})
