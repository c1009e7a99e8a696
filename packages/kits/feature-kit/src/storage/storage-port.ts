/** A `Storage` of the browser, or the host's replacement. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Where pages store data of this device that does not belong on the server. A store may throw; then nothing is stored. */
export interface StoragePort {
  /** Stored until it is deleted: page size and layout of lists, failed sign-ins. */
  readonly device: KeyValueStore
  /** Stored as long as the tab is open: unsent entries of forms. */
  readonly tab: KeyValueStore
}

/** The storage of the browser, accessed at each use, because a browser may forbid it and a server has none. */
export const browserStoragePort: StoragePort = {
  get device() {
    return localStorage
  },
  get tab() {
    return sessionStorage
  },
}

/**
 * The JSON value of a key; null if there is none or it is not JSON. A store may contain anything, so validate the value
 * before use.
 */
export function readEntry(storage: StoragePort, store: keyof StoragePort, key: string): unknown {
  try {
    return JSON.parse(storage[store].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a value as JSON; null deletes it. */
export function writeEntry(storage: StoragePort, store: keyof StoragePort, key: string, value: unknown): void {
  try {
    if (value === null) storage[store].removeItem(key)
    else storage[store].setItem(key, JSON.stringify(value))
  } catch {
    // forbidden or full: the page keeps it while it is open
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
