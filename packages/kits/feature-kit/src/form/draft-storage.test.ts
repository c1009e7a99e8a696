// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { deleteDraft, deleteDrafts, readDraft, writeDraft } from './draft-storage'
import { browserStoragePort as storage } from '../storage/storage-port'

beforeEach(() => sessionStorage.clear())

test('entries come back under their own key only', () => {
  writeDraft(storage, 'acme:ines:create', { forename: 'Zoë' })
  expect(readDraft(storage, 'acme:ines:create')).toEqual({ forename: 'Zoë' })
  expect(readDraft(storage, 'acme:otto:create')).toBeNull()
  expect(readDraft(storage, 'borealis:ines:create')).toBeNull()
})

test('no entries are no draft', () => {
  writeDraft(storage, 'key', {})
  expect(readDraft(storage, 'key')).toBeNull()
})

test.each(['nonsense', '[]', 'null', '7'])('%s in the storage is no draft', (stored) => {
  sessionStorage.setItem('ssp.draft:key', stored)
  expect(readDraft(storage, 'key')).toBeNull()
})

test('one draft or all of them are deleted, and nothing else', () => {
  sessionStorage.setItem('ssp.switched-client', 'borealis')
  writeDraft(storage, 'one', { forename: 'a' })
  writeDraft(storage, 'two', { forename: 'b' })
  deleteDraft(storage, 'one')
  expect(readDraft(storage, 'one')).toBeNull()
  expect(readDraft(storage, 'two')).toEqual({ forename: 'b' })
  deleteDrafts(storage)
  expect(readDraft(storage, 'two')).toBeNull()
  expect(sessionStorage.getItem('ssp.switched-client')).toBe('borealis')
})

test('what another person left unsent is deleted, of every client', () => {
  for (const key of ['acme:ines:create', 'borealis:ines:edit', 'acme:otto:create', 'acme:otto:edit:ines'])
    writeDraft(storage, key, { forename: 'a' })
  deleteDrafts(storage, 'ines')
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['ssp.draft:acme:ines:create', 'ssp.draft:borealis:ines:edit'])
})
