import { expect, test, vi } from 'vitest'
import { merge } from './use-messages'

const texts = { login: { title: 'Sign in', hello: (name: string) => `Hello ${name}` }, out: 'Sign out' }

test('an override replaces single words and leaves ours', () => {
  const merged = merge(texts, { login: { title: 'Welcome' } }, 'auth')
  expect(merged.login.title).toBe('Welcome')
  expect(merged.login.hello('Ann')).toBe('Hello Ann')
  expect(merged.out).toBe('Sign out')
  expect(texts.login.title).toBe('Sign in')
})

test('a word that does not exist is named and dropped', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(merge(texts, { login: { titel: 'x' } }, 'auth')).toEqual(texts)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('auth.login.titel'))
})

test('texts of another screen under the same name are neither taken nor named', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  warn.mockClear()
  expect(merge(texts, { list: { title: 'Rows' } }, 'kit')).toEqual(texts)
  expect(warn).not.toHaveBeenCalled()
})
