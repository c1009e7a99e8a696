import type { ColumnChoice } from '@ssp/ui'
import { someWidths } from './columns'
import { readEntry, writeEntry, type StoragePort } from '../storage/storage-port'
import type { ListPreference } from './list-state'

const key = (route: string) => `ssp.list:${route}`

/** Page size and layout chosen for a route; empty if nothing valid is stored. */
export function readPreference(storage: StoragePort, route: string): ListPreference {
  const value = readEntry(storage, 'device', key(route))
  return typeof value === 'object' && value !== null ? value : {}
}

/** Stores page size and layout together, per route (spec 1 section 9). */
export const writePreference = (storage: StoragePort, route: string, preference: ListPreference): void =>
  writeEntry(storage, 'device', key(route), preference)

const columnsKey = (account: string, route: string) => `ssp.columns:${account}:${route}`

/** The columns that an account chose for a route; undefined if nothing valid is stored. */
export function readColumns(storage: StoragePort, account: string, route: string): ColumnChoice | undefined {
  const value = readEntry(storage, 'device', columnsKey(account, route))
  if (typeof value !== 'object' || value === null) return undefined
  const { order, hidden, widths, density } = value as Record<string, unknown>
  return {
    order: texts(order),
    hidden: texts(hidden),
    ...someWidths(Object(widths)),
    density: density === 'compact' ? density : 'comfortable',
  }
}

/** Stores the columns of an account; undefined deletes them. */
export const writeColumns = (
  storage: StoragePort,
  account: string,
  route: string,
  choice: ColumnChoice | undefined,
): void => writeEntry(storage, 'device', columnsKey(account, route), choice ?? null)

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []
