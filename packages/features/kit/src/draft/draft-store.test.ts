// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { forgetDraft, forgetDrafts, keepDraft, readDraft } from './draft-store'

const empty = { forename: '', surname: '' }
beforeEach(() => sessionStorage.clear())

test('what was typed comes back, under its own key only', () => {
  keepDraft('acme:ines:create', { forename: 'Zoë', surname: '' })
  expect(readDraft('acme:ines:create', empty)).toEqual({ forename: 'Zoë' })
  expect(readDraft('acme:otto:create', empty)).toBeNull()
  expect(readDraft('borealis:ines:create', empty)).toBeNull()
})

test('nothing typed is no draft', () => {
  keepDraft('key', empty)
  expect(readDraft('key', empty)).toBeNull()
})

test.each(['nonsense', '[]', 'null', '{"forename":7,"isAdmin":"yes"}'])(
  '%s in the storage counts as nothing',
  (kept) => {
    sessionStorage.setItem('ssp.draft:key', kept)
    expect(readDraft('key', empty)).toBeNull()
  },
)

test('one draft or all of them are given up, and nothing else', () => {
  sessionStorage.setItem('ssp.switched-client', 'borealis')
  keepDraft('one', { forename: 'a', surname: '' })
  keepDraft('two', { forename: 'b', surname: '' })
  forgetDraft('one')
  expect(readDraft('one', empty)).toBeNull()
  expect(readDraft('two', empty)).toEqual({ forename: 'b' })
  forgetDrafts()
  expect(readDraft('two', empty)).toBeNull()
  expect(sessionStorage.getItem('ssp.switched-client')).toBe('borealis')
})
