import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { bundle } from '../../../../openapi/bundle.ts'
import { toContract } from '../../src/contract/load-contract.ts'
import { requestsOf } from '../fuzz/arbitrary.ts'
import { operationsOf, schemasIn, type Operation } from './operations.ts'
import { sample } from './sample.ts'

const file = join(import.meta.dirname, '../../../../openapi/fixtures/comments.yaml')
const [operation] = operationsOf(toContract(await bundle(file))) as [Operation]
const validate = new Ajv2020({ strict: false }).compile(operation.responses.get(200) ?? false)

it('is walked once, sampled and fuzzed', () => {
  expect([...schemasIn(operation.body)].filter(({ properties }) => properties?.['replies'])).toHaveLength(3)
  expect(validate(sample(operation.body ?? {}, '', () => undefined))).toBe(true)

  const working = { path: { clientId: 'c1' }, query: {}, headers: {}, body: { text: 'a' } }
  const bodies = fc.sample(requestsOf(operation, working), { numRuns: 500, seed: 7 }).map(({ body }) => body)
  const depth = (value: unknown): number =>
    typeof value === 'object' && value && 'replies' in value && Array.isArray(value.replies)
      ? 1 + Math.max(0, ...value.replies.map(depth))
      : 0
  expect(bodies.some((body) => validate(body) && depth(body) > 1)).toBe(true)
  expect(bodies.some((body) => !validate(body))).toBe(true)
})
