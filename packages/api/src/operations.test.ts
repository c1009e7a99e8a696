import { expect, test } from 'vitest'
import * as operations from './generated/operations'

interface Operation {
  method: string
  path: string
  query: Record<string, string | boolean>
}

test('the constants of an operation tell it from every other of its path', () => {
  const calls = Object.values<Operation>(operations).map(({ method, path, query }) =>
    [method, path.split('#')[0], JSON.stringify(query)].join(' '),
  )
  expect(calls).toContain('GET /ssp/production/access/{clientId}/users {"count":true}')
  expect(calls).toContain('POST /ssp/production/employees/{clientId} {"function":"quickCreate"}')
  expect(new Set(calls).size).toBe(calls.length)
})
