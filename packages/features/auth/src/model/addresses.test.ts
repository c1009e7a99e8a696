import { expect, test } from 'vitest'
import { loginAddress, noticeOf, redirectOf } from './addresses'

const USER = '5f0f6d5e-0000-4000-8000-000000000001'

test.each([
  ['?redirect=%2Femployees%3Fpage%3D2', '/employees?page=2'],
  ['?redirect=%2Faccess%2Fusers%2Fa%2520b', '/access/users/a%20b'],
  ['', '/'],
  ['?redirect=https%3A%2F%2Fevil.example', '/'],
  ['?redirect=%2F%2Fevil.example%2Fx', '/'],
  ['?redirect=%2F%5Cevil.example', '/'],
  ['?redirect=%2F%09%2Fevil.example', '/'],
  ['?redirect=javascript%3Aalert(1)', '/'],
  ['?redirect=employees', '/'],
  ['?redirect=%2Flogin%3Fredirect%3D%2F', '/'],
])('%s leads to %s', (search, expected) => expect(redirectOf(search, USER)).toBe(expected))

test('reads only known notices', () => {
  expect(noticeOf('?notice=expired')).toBe('expired')
  expect(noticeOf('?notice=<b>')).toBeUndefined()
})

test('reads back the address of the login page', () => {
  const address = loginAddress({ notice: 'expired', redirect: '/employees?search=ann' })
  const search = address.slice(address.indexOf('?'))
  expect([noticeOf(search), redirectOf(search, USER)]).toEqual(['expired', '/employees?search=ann'])
  expect(loginAddress()).toBe('/login')
})

test('leads only the user whose session ended back to its page', () => {
  const address = loginAddress({ redirect: '/employees?search=ann', userId: USER })
  const search = address.slice(address.indexOf('?'))
  expect(redirectOf(search, USER)).toBe('/employees?search=ann')
  expect(redirectOf(search, '7a1c9d20-0000-4000-8000-000000000002')).toBe('/')
  expect(address).not.toContain(USER)
})
