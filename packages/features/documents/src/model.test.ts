import { expect, test } from 'vitest'
import { folderOf, relatedTypeOf, targetOf } from './model'

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
