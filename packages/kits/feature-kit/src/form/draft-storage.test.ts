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

test('one draft or all of an account are deleted, of every client, and nothing else', () => {
  sessionStorage.setItem('ssp.switched-client', 'borealis')
  const kept = ['acme:otto:create', 'acme:otto:edit:ines']
  for (const key of ['acme:ines:create', 'acme:ines:edit', 'borealis:ines:edit', ...kept])
    writeDraft(storage, key, { forename: 'a' })
  deleteDraft(storage, 'acme:ines:create')
  expect(readDraft(storage, 'acme:ines:create')).toBeNull()
  expect(readDraft(storage, 'acme:ines:edit')).toEqual({ forename: 'a' })
  deleteDrafts(storage, 'ines')
  expect(Object.keys(sessionStorage).toSorted()).toEqual([
    ...kept.map((key) => `ssp.draft:${key}`),
    'ssp.switched-client',
  ])
})
