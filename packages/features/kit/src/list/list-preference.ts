import { readEntry, writeEntry, type StoragePort } from '../storage/storage-port'
import type { ListPreference } from './list-state'

const key = (route: string) => `ssp.list:${route}`

/** Page size and layout that were chosen for a route; empty when nothing sensible is stored. */
export function readPreference(storage: StoragePort, route: string): ListPreference {
  const value = readEntry(storage, 'device', key(route))
  return typeof value === 'object' && value !== null ? value : {}
}

/** Keeps page size and layout together, per route (spec 1 section 9). */
export const writePreference = (storage: StoragePort, route: string, preference: ListPreference): void =>
  writeEntry(storage, 'device', key(route), preference)
