import { expect, test } from 'vitest'
import { folderOf, relatedTypeOf, targetOf, teamsOf } from './model'
import { fakeDocument } from './testing'

test.each([
  ['company', 1],
  ['teams', 2],
  ['individual', 3],
] as const)('%s is %i on the wire', (target, relatedType) => {
  expect(relatedTypeOf(target)).toBe(relatedType)
  expect(targetOf({ relatedType })).toBe(target)
})

test('the first part of a key says for whom it was uploaded', () => {
  expect(folderOf({ s3_file_key: 'company/1/a.pdf' })).toBe('company')
})

test('each team that has a document is named once; other sharing is none', () => {
  const shared = (related_id: string) => fakeDocument(0, { relatedType: 2, related_id })
  expect(teamsOf([shared('a'), shared('b'), shared('a')])).toEqual(['a', 'b'])
  expect(teamsOf([fakeDocument(0)])).toEqual([])
})
