import { describe, expect, test } from 'vitest'
import { kilobytes } from '../files/file-size'
import { entryNames, newKey, sharedName } from './shared-name'

describe('the name of a shared file', () => {
  test.each([
    ['Annual Report (final) 2026.PDF', 'annualreportfinal2026.pdf'],
    ['../../etc/passwd.txt', 'etcpasswd.txt'],
    ['a.b.c.csv', 'abc.csv'],
    ['???.csv', 'file.csv'],
    ['Отчёт №7.xlsx', 'отчёт7.xlsx'],
    ['報告書 2026.zip', '報告書2026.zip'],
    ['cafe\u0301.png', 'café.png'],
    ['Q1 / Q2.zip', 'q1q2.zip'],
  ])('%s becomes %s', (name, expected) => {
    expect(sharedName(name)).toBe(expected)
  })

  test('of 300 characters is cut to 100 and keeps its extension', () => {
    expect(sharedName(`${'x'.repeat(300)}.pdf`)).toBe(`${'x'.repeat(100)}.pdf`)
  })
})

test('names inside a ZIP are kept, each once, and lead nowhere else', () => {
  expect(entryNames(['Plan.pdf', 'plan.pdf', '../up.txt', '.hidden', 'a:b.csv', ''])).toEqual([
    'Plan.pdf',
    'plan (2).pdf',
    '__up.txt',
    '_hidden',
    'a_b.csv',
    'file',
  ])
})

test('a key has the prefix 0 to 999 and is another one each time', () => {
  const user = { homeClientId: 'client', id: 'user' }
  expect(newKey(user, 'a.pdf', () => 0)).toMatch(/^client\/user\/[0-9a-f-]{36}\/0-a\.pdf$/)
  expect(newKey(user, 'a.pdf', () => 0.9999)).toMatch(/\/999-a\.pdf$/)
  expect(newKey(user, 'a.pdf')).not.toBe(newKey(user, 'a.pdf'))
})

test.each([
  [0, '0 kb'],
  [1234, '1.23 kb'],
  [2_345_678, '2,345.68 kb'],
])('%i bytes are %s', (bytes, text) => {
  expect(kilobytes(bytes)).toBe(text)
})
