/** A `Storage` of the browser, or what a host has instead. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Where pages keep what belongs to this device and not to the server. A store may throw: then nothing is kept. */
export interface StoragePort {
  /** Kept until it is deleted: page size and layout of lists, failed sign-ins. */
  readonly device: KeyValueStore
  /** Kept as long as the tab: entries of forms that were left unsent. */
  readonly tab: KeyValueStore
}

/** The storage of the browser, read at each use, because a browser may forbid it and a server has none. */
export const browserStoragePort: StoragePort = {
  get device() {
    return localStorage
  },
  get tab() {
    return sessionStorage
  },
}

/** The JSON value of a key; null without one, and for what is not JSON. Anything may be in a store, so check it before use. */
export function readEntry(storage: StoragePort, store: keyof StoragePort, key: string): unknown {
  try {
    return JSON.parse(storage[store].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps a value as JSON; null deletes it. */
export function writeEntry(storage: StoragePort, store: keyof StoragePort, key: string, value: unknown): void {
  try {
    if (value === null) storage[store].removeItem(key)
    else storage[store].setItem(key, JSON.stringify(value))
  } catch {
    // forbidden or full: the page keeps it as long as it is open
  }
}

/** Deletes all keys that begin with a prefix, except those for which `isKept` returns true. */
export function deleteEntries(
  storage: StoragePort,
  store: keyof StoragePort,
  prefix: string,
  isKept?: (key: string) => boolean,
): void {
  try {
    const { [store]: entries } = storage
    const keys = Array.from({ length: entries.length }, (_, index) => entries.key(index))
    for (const key of keys) if (key?.startsWith(prefix) && !isKept?.(key)) entries.removeItem(key)
  } catch {
    // see writeEntry
  }
}
