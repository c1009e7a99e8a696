import { expect, test } from 'vitest'
import { nameOfFile, titleFromName } from './file-name'

test.each([
  ['Open day.pdf', 'Open day'],
  ['A very long name of a brochure for the gate.v2.pdf', 'A very long name of a bro'],
  ['.pdf', ''],
  ['星の人.png', '星の人'],
])('%s gives the title %s', (name, title) => {
  expect(titleFromName(name)).toBe(title)
})

test('a file without a title is called by its file name', () => {
  expect(nameOfFile({ title: '', path: 'a/b/marketingresource.png' })).toBe('marketingresource.png')
  expect(nameOfFile({ title: 'Open day', path: 'a/b/marketingresource.png' })).toBe('Open day')
})
