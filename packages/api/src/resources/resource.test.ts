import { hashKey, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { SspApi } from '../ssp-api'
import { recognitionCountQuery } from './recognition'
import { clientKey, readAs, readForFile } from './resource'

test('a read for a file goes on when what was read for its client is dropped', async () => {
  const cache = new QueryClient()
  const answer = Promise.withResolvers<string>()
  const read = cache.fetchQuery(readForFile(readAs([...clientKey('acme'), 'theme', 'logo'], () => answer.promise)))
  cache.removeQueries({ queryKey: clientKey('acme') })
  answer.resolve('/logo.png')
  expect(await read).toBe('/logo.png')
})

test('a read for an empty search has the key of the read without one', () => {
  const api = { clientId: () => 'acme', for: () => api } as unknown as SspApi
  const keyFor = (query: Parameters<typeof recognitionCountQuery>[1]) =>
    hashKey(recognitionCountQuery(api, query).queryKey)
  expect(keyFor({ search: '' })).toBe(keyFor({}))
  expect(keyFor({ search: 'a' })).not.toBe(keyFor({}))
})
