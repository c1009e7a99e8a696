/** The record of one provider that was created last, for the lists that mark its row. */
export interface CreatedStore {
  /** Id of the record; undefined for none. */
  id: () => string | undefined
  /** Called by each list that can show the mark, with the path of its page. The mark goes with the last list of a path. */
  subscribe: (path: string, listener: () => void) => () => void
  /** Marks a record; the mark of another one goes. */
  mark: (id: string) => void
  clear: () => void
}

/** Makes the mark of one provider. It holds an id alone, and no storage keeps it. */
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
        // Later: a list that is drawn a second time, as in strict mode, subscribes again in the same task.
        queueMicrotask(() => {
          if (![...listeners.values()].includes(path)) change(undefined)
        })
      }
    },
    mark: change,
    clear: () => change(undefined),
  }
}
