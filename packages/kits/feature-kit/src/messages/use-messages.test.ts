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

test('a text that does not exist is dropped, and named once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const { login } of [texts, texts]) expect(merge(texts, { login: { titel: 'x' } }, 'auth').login).toEqual(login)
  expect(warn.mock.calls).toEqual([[expect.stringContaining('auth.login.titel')]])
})

test('texts of another screen under the same name are neither taken nor named', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  warn.mockClear()
  expect(merge(texts, { list: { title: 'Rows' } }, 'kit')).toEqual(texts)
  expect(warn).not.toHaveBeenCalled()
})
