/** Limits of a queue. */
export interface FairQueueLimits {
  /** How much runs at once. */
  size: number
  /** How much of it may have the same key. */
  perKey: number
  /** Number of reserved slots, only for keys with no running work. Default 0. */
  reserved?: number
}

/**
 * Limits how much work runs at once. Waiting work takes turns by key, so that a client with many requests delays another
 * one by only one turn.
 */
export function createFairQueue({ size, perKey, reserved = 0 }: FairQueueLimits) {
  // Keys in the order of their turns: a served key moves to the end.
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
  // The next work is chosen after the event loop has read the requests that arrived. Work of the embedded database blocks
  // it: otherwise all waiting work of one client would run before the request of any other is seen.
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
