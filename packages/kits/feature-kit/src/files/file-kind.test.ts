import { documentTypes } from '@ssp/api'
import { expect, test } from 'vitest'
import { fileKind } from './file-kind'

test.each([
  ['a.pdf', 'pdf'],
  ['a.DOC', 'doc'],
  ['a.docx', 'doc'],
  ['a.ppt', 'ppt'],
  ['a.pptx', 'ppt'],
  ['a.xls', 'xls'],
  ['a.xlsx', 'xls'],
  ['a.csv', 'xls'],
  ['a.jpg', 'image'],
  ['a.jpeg', 'image'],
  ['a.png', 'image'],
  ['a.gif', 'image'],
  ['a.zip', 'zip'],
  ['a.rar', 'zip'],
  ['a.txt', 'other'],
  ['toString', 'other'],
  ['pdf.tar.gz', 'other'],
])('%s has the icon of %s', (name, kind) => {
  expect(fileKind(name)).toBe(kind)
})

test('everything that has an icon of its own may be uploaded', () => {
  expect(Object.keys(documentTypes).filter((extension) => fileKind(`a.${extension}`) === 'other')).toEqual(['txt'])
})
