/** Places by key, as many for each as `limit`. */
export function createPlaces(limit: number) {
  const taken = new Map<string, number>()
  const add = (key: string, change: number) => {
    const count = (taken.get(key) ?? 0) + change
    if (count > 0) taken.set(key, count)
    else taken.delete(key)
  }
  return {
    /** @returns what gives the place back, to be called once; undefined when all are taken. */
    take(key: string): (() => void) | undefined {
      if ((taken.get(key) ?? 0) >= limit) return undefined
      add(key, 1)
      return () => add(key, -1)
    },
  }
}
