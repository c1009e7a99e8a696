/** A seeded pseudo-random generator of numbers from 0 to 1 (Park and Miller). */
export function random(seed: number): () => number {
  let state = seed % 2147483647 || 1
  return () => (state = (state * 16807) % 2147483647) / 2147483647
}

/** A random walk of `count` values. */
export function randomWalk(count: number, seed = 7): number[] {
  const next = random(seed)
  let value = 500
  return Array.from({ length: count }, () => (value += next() * 40 - 20))
}
