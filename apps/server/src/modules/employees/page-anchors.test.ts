import { expect, test } from 'vitest'
import { PageAnchors } from './page-anchors.ts'

const key = (id: string) => ({ surname: 'S', forename: 'F', id, client_id: 'c' })

test('gives the nearest place before an offset', () => {
  const anchors = new PageAnchors()
  anchors.remember('list', 1, { offset: 10, key: key('a') })
  anchors.remember('list', 1, { offset: 50, key: key('b') })
  expect(anchors.nearest('list', 9)).toBeUndefined()
  expect(anchors.nearest('list', 49)).toEqual({ offset: 10, key: key('a'), stamp: 1 })
  expect(anchors.nearest('list', 50)).toEqual({ offset: 50, key: key('b'), stamp: 1 })
  expect(anchors.nearest('other', 50)).toBeUndefined()
})

test('a place of a newer stamp replaces the older ones', () => {
  const anchors = new PageAnchors()
  anchors.remember('list', 1, { offset: 10, key: key('a') })
  anchors.remember('list', 2, { offset: 20, key: key('b') })
  expect(anchors.nearest('list', 15)).toBeUndefined()
  expect(anchors.nearest('list', 20)).toEqual({ offset: 20, key: key('b'), stamp: 2 })
})

test('forgets a list', () => {
  const anchors = new PageAnchors()
  anchors.remember('list', 1, { offset: 10, key: key('a') })
  anchors.forget('list')
  expect(anchors.nearest('list', 20)).toBeUndefined()
})

test('keeps at most 2,000 places of a list, the newest ones', () => {
  const anchors = new PageAnchors()
  for (let offset = 1; offset <= 2_001; offset += 1) anchors.remember('list', 1, { offset, key: key(String(offset)) })
  expect(anchors.nearest('list', 1)).toBeUndefined()
  expect(anchors.nearest('list', 2)?.offset).toBe(2)
})
