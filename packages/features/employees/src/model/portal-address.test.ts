import { expect, it } from 'vitest'
import { portalAddress } from './portal-address'

it('adds https to a domain and lets through http and https only', () => {
  expect(portalAddress('people.example')).toBe('https://people.example/')
  expect(portalAddress('people.example:8443')).toBe('https://people.example:8443/')
  expect(portalAddress('http://people.example/a')).toBe('http://people.example/a')
  expect(['', '  ', 'javascript:alert(1)', 'data:text/html,x', 'https://'].map(portalAddress)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})
