import { expect, test } from 'vitest'
import { mentionsOf, namedIn, type Known } from './mentions.ts'

const ADA: Known = { forename: 'Ada', surname: 'Chukwubayo', identifier: 'AC-04321', email: 'ada.c@acme.example' }
const ZOE: Known = { forename: 'Zoë Marie', surname: "O'Brien-Łukasz" }

const certaintyIn = async (text: string, known: Known = ADA) => namedIn(await mentionsOf(text), known)

test.each([
  'Ada Chukwubayo was there',
  'CHUKWUBAYO, Mrs. Ada.',
  'It was Ada Chukwubayo’s van',
  'Badge AC-04321 opened the door',
  'badge ac04321 opened the door',
  'Mail to ada.c@acme.example, please',
])('certain: %s', async (text) => {
  expect(await certaintyIn(text)).toBe('certain')
})

test.each([
  'Mr Chukwubayo was there',
  "Chukwubayo's van",
  'A. Chukwubayo was there',
  'Ada C. was there',
  'Chukwubaya was there',
  'Chukwubyo was there',
  'Chukwuubayo was there',
  'chukwubaoy was there',
])('possible: %s', async (text) => {
  expect(await certaintyIn(text)).toBe('possible')
})

test.each(['Chukwbyo was there', 'Ada was there', 'AC 04322 was there', 'The door was open', ''])(
  'not named: %s',
  async (text) => {
    expect(await certaintyIn(text)).toBeUndefined()
  },
)

test.each([
  ["zoe marie o'brien-lukasz", 'certain'],
  ['Zoe O’Brien Lukasz', 'certain'],
  ['Ms Lukasz', 'possible'],
  ['obrienlukasz', 'possible'],
  ['Marie', undefined],
] as const)('a name of several words in %j is %s', async (text, certainty) => {
  expect(await certaintyIn(text, ZOE)).toBe(certainty)
})

test('a misspelling is looked for in surnames of six letters and more', async () => {
  expect(await certaintyIn('Mills', { forename: 'Ann', surname: 'Mille' })).toBeUndefined()
  expect(await certaintyIn('Millsy', { forename: 'Ann', surname: 'Miller' })).toBeUndefined()
  expect(await certaintyIn('Millar', { forename: 'Ann', surname: 'Miller' })).toBe('possible')
})

test('a surname of three letters counts where it has a capital letter', async () => {
  const so: Known = { forename: 'Kim', surname: 'So' }
  expect(await certaintyIn('I saw So there', so)).toBe('possible')
  expect(await certaintyIn('it was so loud', so)).toBeUndefined()
  expect(await certaintyIn('kim so was there', so)).toBe('certain')
})

test('an identifier that could be any number is a possible conflict, a short one is none', async () => {
  expect(await certaintyIn('in 2026', { forename: 'Ann', surname: 'Poe', identifier: '2026' })).toBe('possible')
  expect(await certaintyIn('at 7', { forename: 'Ann', surname: 'Poe', identifier: '7' })).toBeUndefined()
})

test('the name of an account is a surname when it is one word, and its username counts', async () => {
  expect(await certaintyIn('the gatekeeper', { forename: '', surname: 'Gatekeeper', username: 'gk' })).toBe('possible')
  expect(await certaintyIn('chukwu_b', { forename: '', surname: 'Line', username: 'chukwu.b' })).toBe('possible')
})

test('a long report is read in turns of 250 words, and no further than its limit', async () => {
  const turnsOf = async (length: number) => {
    let [turns, isOver] = [0, false]
    const count = () => {
      turns += 1
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)
    await mentionsOf(Array.from({ length }, (_, at) => `w${(at * 7919).toString(36)}abcdefgh`).join(' '))
    isOver = true
    return turns
  }
  // Words are read, then phrases of them.
  expect(await turnsOf(5000)).toBeGreaterThanOrEqual((2 * 5000) / 250)
  const atMost = (2 * 10_000) / 250
  expect(await turnsOf(100_000)).toBeLessThanOrEqual(atMost + 2)
})
