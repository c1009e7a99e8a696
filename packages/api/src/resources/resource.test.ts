import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { clientKey, readAs, readForFile } from './resource'

test('a read for a file goes on when what was read for its client is dropped', async () => {
  const cache = new QueryClient()
  const answer = Promise.withResolvers<string>()
  const read = cache.fetchQuery(readForFile(readAs([...clientKey('acme'), 'theme', 'logo'], () => answer.promise)))
  cache.removeQueries({ queryKey: clientKey('acme') })
  answer.resolve('/logo.png')
  expect(await read).toBe('/logo.png')
})
