import { expect, test } from 'vitest'
import { requireText } from './require-text.ts'

test.each([
  ['zero width space at the end', 'Board office\u200B', 'Board office'],
  ['marks of direction around', '\u202EBoard office\u202C \uFEFF', 'Board office'],
  ['a letter and its accent apart', 'Bu\u0308ro', 'Bu\u0308ro'],
  ['a character that NFC replaces', '\uFA19', '\uFA19'],
  ['a joiner inside', 'me\u200Ckhaham', 'me\u200Ckhaham'],
  ['an emoji with a selector', 'Team \u2764\uFE0F', 'Team \u2764\uFE0F'],
])('a text with %s has one spelling', (_what, typed, kept) => {
  expect(requireText('label', typed)).toBe(kept)
})

test('a text of which nothing is left is missing', () => {
  expect(() => requireText('label', ' \u200B\u2060')).toThrow(expect.objectContaining({ code: 'invalid' }))
})
