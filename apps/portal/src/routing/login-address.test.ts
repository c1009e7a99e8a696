import { expect, test } from 'vitest'
import { loginAddress } from './login-address'

test('keeps where the visitor wanted to go and why the session ended', () => {
  expect(loginAddress('/employees?page=2', 'expired')).toBe('/login?reason=expired&redirect=%2Femployees%3Fpage%3D2')
  expect(loginAddress('/employees', undefined)).toBe('/login?redirect=%2Femployees')
})

test('a person who signed out is asked for nothing and sent nowhere', () => {
  expect(loginAddress('/employees', 'user')).toBe('/login')
  expect(loginAddress('/', undefined)).toBe('/login')
})
