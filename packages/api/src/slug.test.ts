import { expect, test } from 'vitest'
import { knowledgeImageKey } from './resources/knowledge'
import { slugOf, slugTitle } from './slug'

test.each([
  ['Health and Safety', 'health-and-safety'],
  ['Pay  & Pensions', 'pay--&-pensions'],
  ['Well-being', 'well-being'],
  ['ÄRGER', 'ärger'],
])('the slug of %s is %s', (title, slug) => expect(slugOf(title)).toBe(slug))

test('a slug becomes a title with spaces for its hyphens', () =>
  expect(slugTitle('health-and-safety')).toBe('health and safety'))

test('the key of an image is its address without 60 characters and the query', () => {
  const path = `/api/storage/image/ssp-content-knowledge-base-media-storage/`
  expect(path).toHaveLength(60)
  expect(knowledgeImageKey(`${path}client/%C3%A4-1.png?signature=x`)).toBe('client/ä-1.png')
  expect(knowledgeImageKey(`https://ssp.example${path}client/article/1.png?signature=x`)).toBe('client/article/1.png')
})
