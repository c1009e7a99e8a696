import { expect, test } from 'vitest'
import { brokenRule } from './password-rules'

test.each([
  ['Ab1!', 'length'],
  ['abcdefg1!', 'upper'],
  ['ABCDEFG1!', 'lower'],
  ['Abcdefg1', 'special'],
  ['Abcdefg 1', 'special'],
  ['Abcdefg!', 'number'],
  ['Abcdefg1!', null],
  ['Ärgerlich1§', null],
  ['', 'length'],
])('%s breaks %s first', (password, rule) => expect(brokenRule(password, password)).toBe(rule))

test('the repetition is checked last', () => {
  expect(brokenRule('Abcdefg1!', 'Abcdefg1?')).toBe('match')
  expect(brokenRule('short', 'other')).toBe('length')
})
