import { expect, test } from 'vitest'
import { subdomainOf } from './subdomain'

test.each([
  ['acme.localhost', 'acme'],
  ['Borealis.portal.example.com', 'borealis'],
  ['localhost', 'local'],
  ['127.0.0.1', 'local'],
  ['[::1]', 'local'],
])('%s is the client %s', (hostname, subdomain) => {
  expect(subdomainOf(hostname, 'local')).toBe(subdomain)
})
