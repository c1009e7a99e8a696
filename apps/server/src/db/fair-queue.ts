/** Limits of a queue. */
export interface FairQueueLimits {
  /** How much runs at once. */
  size: number
  /** How much of it may have the same key. */
  perKey: number
  /** The last places, which only a key takes of which nothing runs. Default 0. */
  reserved?: number
}

/**
 * Runs work with a limit on how much runs at once. What waits takes turns by key, so that one client with many requests
 * delays another by one turn.
 */
export function createFairQueue({ size, perKey, reserved = 0 }: FairQueueLimits) {
  // Keys in the order of their turns: a key that was served goes to the end.
  const waiting = new Map<string, (() => void)[]>()
  const taken = new Map<string, number>()
  let free = size

  const countOf = (key: string) => taken.get(key) ?? 0
  const mayTake = (key: string) => countOf(key) === 0 || (countOf(key) < perKey && free > reserved)
  const take = (key: string) => {
    free -= 1
    taken.set(key, countOf(key) + 1)
  }
  const startWaiting = () => {
    // A key that still waits is met again, after the others.
    for (const [key, queue] of waiting) {
      if (free === 0) return
      if (!mayTake(key)) continue
      waiting.delete(key)
      const [start, ...rest] = queue
      if (rest.length > 0) waiting.set(key, rest)
      take(key)
      start?.()
    }
  }
  // What comes next is chosen after the event loop has read the requests that arrived. Work of the embedded database blocks it:
  // otherwise everything that one client has waiting would run before anybody else's request is seen.
  let isTurning = false
  const turn = () => {
    if (isTurning) return
    isTurning = true
    setImmediate(() => {
      isTurning = false
      startWaiting()
    })
  }
  const give = (key: string) => {
    free += 1
    if (countOf(key) > 1) taken.set(key, countOf(key) - 1)
    else taken.delete(key)
    turn()
  }

  return {
    async run<T>(key: string, work: () => Promise<T>): Promise<T> {
      if (free > 0 && mayTake(key) && !isTurning) take(key)
      else await new Promise<void>((start) => waiting.set(key, [...(waiting.get(key) ?? []), start]))
      try {
        return await work()
      } finally {
        give(key)
      }
    },
  }
}
