import { expect, test } from 'vitest'
import { excerptOf, rawDataOf } from './article-body'

const body = (...blocks: object[]) => JSON.stringify(blocks)

test('the excerpt is the text of paragraphs and lists, without formats', () => {
  const header = { type: 'header', data: { text: 'Heading', level: 2 } }
  const paragraph = { type: 'paragraph', data: { text: 'Read <b>this</b> &amp; that.' } }
  const list = { type: 'list', data: { style: 'ordered', items: ['First', { content: 'Second', items: ['Third'] }] } }
  expect(excerptOf(body(header, paragraph, list))).toBe('Read this & that. First Second Third')
})

test('a long text is cut', () => {
  const excerpt = excerptOf(body({ type: 'paragraph', data: { text: 'word '.repeat(100) } }))
  expect(excerpt).toMatch(/word…$/)
  expect(excerpt.length).toBeLessThanOrEqual(161)
})

test('a body that is none has neither blocks nor an excerpt', () => {
  expect([rawDataOf('{'), excerptOf('{')]).toEqual([null, ''])
})
