import { expect, test } from 'vitest'
import { PageAnchors } from './page-anchors.ts'

const key = (id: string) => ({ surname: 'S', forename: 'F', id })

test('gives the nearest place before an offset', () => {
  const anchors = new PageAnchors()
  anchors.remember('list', 1, { offset: 10, key: key('a') })
  anchors.remember('list', 1, { offset: 50, key: key('b') })
  expect(anchors.nearest('list', 1, 9)).toBeUndefined()
  expect(anchors.nearest('list', 1, 49)).toEqual({ offset: 10, key: key('a') })
  expect(anchors.nearest('list', 1, 50)).toEqual({ offset: 50, key: key('b') })
  expect(anchors.nearest('other', 1, 50)).toBeUndefined()
})

test('forgets a list when its stamp moves on', () => {
  const anchors = new PageAnchors()
  anchors.remember('list', 1, { offset: 10, key: key('a') })
  expect(anchors.nearest('list', 2, 20)).toBeUndefined()
  anchors.remember('list', 2, { offset: 20, key: key('b') })
  expect(anchors.nearest('list', 2, 20)).toEqual({ offset: 20, key: key('b') })
  expect(anchors.nearest('list', 2, 15)).toBeUndefined()
})

test('keeps at most 2,000 places of a list, the newest ones', () => {
  const anchors = new PageAnchors()
  for (let offset = 1; offset <= 2_001; offset += 1) anchors.remember('list', 1, { offset, key: key(String(offset)) })
  expect(anchors.nearest('list', 1, 1)).toBeUndefined()
  expect(anchors.nearest('list', 1, 2)?.offset).toBe(2)
})
