/** A generator of numbers from 0 to 1 that gives the same row for the same seed (Park and Miller). */
export function random(seed: number): () => number {
  let state = seed % 2147483647 || 1
  return () => (state = (state * 16807) % 2147483647) / 2147483647
}

/** A walk of `count` figures, each near the one before. */
export function walk(count: number, seed = 7): number[] {
  const next = random(seed)
  let value = 500
  return Array.from({ length: count }, () => (value += next() * 40 - 20))
}
