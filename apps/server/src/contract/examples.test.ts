import { expect, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { loadContract } from './load-contract.ts'
import { publishedContract } from './published-contract.ts'
import { selfContained } from './self-contained.ts'
import { requestValidator } from './validation.ts'

const contract = loadContract(loadConfig({ NODE_ENV: 'test' }).contractFile)
const published = publishedContract(contract) as typeof contract
const operations = Object.values(published.paths).flatMap(({ parameters: _shared, ...methods }) =>
  Object.values(methods),
)
const complete = selfContained(contract)
const validator = requestValidator()

const bodies = operations.flatMap(({ operationId, requestBody, responses }) => [
  ...(requestBody ? [{ name: `${operationId} request`, content: requestBody.content }] : []),
  ...Object.entries(responses).flatMap(([status, { content }]) =>
    status < '300' && content ? [{ name: `${operationId} ${status}`, content }] : [],
  ),
])

function faultOf({ name, content }: (typeof bodies)[number]): string | undefined {
  for (const { schema, example } of Object.values(content)) {
    if (example === undefined) return `${name} has no example`
    if (/"(string|)"[,}\]]/.test(JSON.stringify(example))) return `${name} has a text that says nothing`
    const validate = validator({ schema: complete(schema) as never, method: 'POST', url: '/', httpPart: 'body' })
    const checked = validate(structuredClone(example)) as { error?: unknown }
    if (checked.error) return `${name}: ${JSON.stringify(checked.error)}`
  }
  return undefined
}

test('every request body and every body of a success has an example that meets its schema', () => {
  expect(bodies.length).toBeGreaterThan(400)
  expect(bodies.map(faultOf).filter(Boolean)).toEqual([])
})

test('every operation says what it does and who may', () => {
  const silent = operations.filter(({ description = '' }) => !/.\n\n\*\*Needs( one of)?\*\*/.test(description))
  expect(silent.map(({ operationId }) => operationId)).toEqual([])
})
