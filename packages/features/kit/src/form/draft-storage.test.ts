// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { deleteDraft, deleteDrafts, readDraft, writeDraft } from './draft-storage'

beforeEach(() => sessionStorage.clear())

test('entries come back under their own key only', () => {
  writeDraft('acme:ines:create', { forename: 'Zoë' })
  expect(readDraft('acme:ines:create')).toEqual({ forename: 'Zoë' })
  expect(readDraft('acme:otto:create')).toBeNull()
  expect(readDraft('borealis:ines:create')).toBeNull()
})

test('no entries are no draft', () => {
  writeDraft('key', {})
  expect(readDraft('key')).toBeNull()
})

test.each(['nonsense', '[]', 'null', '7'])('%s in the storage is no draft', (stored) => {
  sessionStorage.setItem('ssp.draft:key', stored)
  expect(readDraft('key')).toBeNull()
})

test('one draft or all of them are deleted, and nothing else', () => {
  sessionStorage.setItem('ssp.switched-client', 'borealis')
  writeDraft('one', { forename: 'a' })
  writeDraft('two', { forename: 'b' })
  deleteDraft('one')
  expect(readDraft('one')).toBeNull()
  expect(readDraft('two')).toEqual({ forename: 'b' })
  deleteDrafts()
  expect(readDraft('two')).toBeNull()
  expect(sessionStorage.getItem('ssp.switched-client')).toBe('borealis')
})
