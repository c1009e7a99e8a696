import { expect, test } from 'vitest'
import contract from '../../../openapi/generated/ssp.json'
import * as operations from './generated/operations'

interface Operation {
  method: string
  path: string
  query: Record<string, string | boolean>
}
type Documented = Record<string, { parameters?: { name?: string; 'x-ssp-selects'?: boolean }[] } | undefined>

/** Names of the parameters that pick an operation with any value. */
const selecting = ({ method, path }: Operation) =>
  (contract.paths as Record<string, Documented>)[path]?.[method.toLowerCase()]?.parameters
    ?.filter((parameter) => parameter['x-ssp-selects'])
    .map(({ name }) => name)

test('constants and selecting parameters of an operation tell it from every other of its path', () => {
  const calls = Object.values<Operation>(operations).map((operation) =>
    [
      operation.method,
      operation.path.split('#')[0],
      JSON.stringify(operation.query),
      ...(selecting(operation) ?? []),
    ].join(' '),
  )
  expect(calls).toContain('GET /ssp/production/access/{clientId}/users {"count":true}')
  expect(calls).toContain('GET /ssp/production/news/{clientId} {} id')
  expect(calls).toContain('POST /ssp/production/employees/{clientId} {"function":"quickCreate"}')
  expect(new Set(calls).size).toBe(calls.length)
})
