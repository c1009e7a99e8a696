import { expect, test } from 'vitest'
import { hasOtherScripts, textRuns } from './text-runs'

test('Latin, Greek, Cyrillic and Polish are in the main font', () => {
  expect(textRuns('Zażółć γλώσσα Привет')).toEqual([{ text: 'Zażółć γλώσσα Привет' }])
  expect(textRuns('')).toEqual([{ text: '' }])
})

test.each(['Zażółć γλώσσα Привет', 'فاطمة', '12 € – “yes” × 3', 'e\u0301'])('the fonts have %s', (text) => {
  expect(hasOtherScripts(text)).toBe(false)
})

test.each(['שלום', '调查', '한국어', 'हिन्दी', 'Great 👍'])('the fonts do not have %s', (text) => {
  expect(hasOtherScripts(text)).toBe(true)
})

test('an Arabic part has its font, its parts in the order of the page', () => {
  expect(textRuns('Team: فاطمة الزهراء (HR)')).toEqual([
    { text: 'Team:' },
    { text: 'الزهراء فاطمة ', font: 'NotoArabic' },
    { text: ' (HR)' },
  ])
})

test('a word that is longer than a column may break anywhere', () => {
  const word = 'x'.repeat(75)
  expect(textRuns(`Most chose ${word}: 1`)).toEqual([
    { text: 'Most chose ' },
    { text: `${word}:`, wordBreak: 'break-all' },
    { text: ' 1' },
  ])
  expect(textRuns(word)).toEqual([{ text: word, wordBreak: 'break-all' }])
})

test('a long Arabic text is reversed line by line', () => {
  const parts = Array.from({ length: 20 }, (_, index) => 'ا'.repeat(5 + (index % 2)))
  const [run] = textRuns(parts.join(' '))
  const lines = run?.text.split('\n') ?? []
  expect(lines.length).toBeGreaterThan(1)
  expect(lines[0]?.trim().split(' ').at(-1)).toBe(parts[0])
})
