/** The record that was created last under one provider, for the lists that mark its row. */
export interface CreatedStore {
  /** Id of the record; undefined if there is none. */
  id: () => string | undefined
  /**
   * Called by each list that can show the mark, with the path of its page. The mark is removed with the last list of a
   * path.
   */
  subscribe: (path: string, listener: () => void) => () => void
  /** Marks a record and removes the previous mark. */
  mark: (id: string) => void
  clear: () => void
}

/** Creates the store for the mark of one provider. It contains only an id and is not persisted. */
export function createCreatedStore(): CreatedStore {
  let marked: string | undefined
  const listeners = new Map<() => void, string>()
  const change = (next: string | undefined) => {
    if (next === marked) return
    marked = next
    for (const listener of listeners.keys()) listener()
  }
  return {
    id: () => marked,
    subscribe(path, listener) {
      listeners.set(listener, path)
      return () => {
        listeners.delete(listener)
        // Deferred, because a list that is mounted twice, as in strict mode, subscribes again in the same task.
        queueMicrotask(() => {
          if (![...listeners.values()].includes(path)) change(undefined)
        })
      }
    },
    mark: change,
    clear: () => change(undefined),
  }
}
