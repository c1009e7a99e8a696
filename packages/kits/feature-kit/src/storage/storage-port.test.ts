import { expect, test } from 'vitest'
import { deleteDrafts, readDraft, writeDraft } from '../form/draft-storage'
import { readPreference, writePreference } from '../list/list-preference'
import { browserStoragePort, deleteEntries, readEntry, writeEntry, type KeyValueStore } from './storage-port'

function memoryStore(): KeyValueStore & { entries: Map<string, string> } {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size
    },
  }
}

test('what pages keep is in the stores of the host only: preferences on the device, drafts in the tab', () => {
  const storage = { device: memoryStore(), tab: memoryStore() }
  writePreference(storage, '/teams', { size: 50, layout: 'list' })
  writeDraft(storage, 'acme:ines:create', { forename: 'Zoë' })
  expect([...storage.device.entries.keys()]).toEqual(['ssp.list:/teams'])
  expect([...storage.tab.entries.keys()]).toEqual(['ssp.draft:acme:ines:create'])
  expect(readPreference(storage, '/teams')).toEqual({ size: 50, layout: 'list' })
  deleteDrafts(storage, 'ines')
  expect(readDraft(storage, 'acme:ines:create')).toBeNull()
  expect(storage.device.entries.size).toBe(1)
})

// Node has no storage of a page: each access throws, as in a browser that forbids it.
test('a store that throws keeps nothing', () => {
  writeEntry(browserStoragePort, 'device', 'key', 'value')
  deleteEntries(browserStoragePort, 'tab', 'k')
  expect(readEntry(browserStoragePort, 'device', 'key')).toBeNull()
})
