import { send } from '../../apps/server/verify/scale/reads.ts'
import { limit, times } from './report.mjs'
import { at, summarise } from './stats.mjs'

/** What is typed into the palette, by what becomes of it, and the most milliseconds of 99 in 100 searches. */
const TYPED = {
  names: ['holloway', 'son', 'grace', 'team', 'policy'],
  'one and two letters': ['a', 'an', 'ho', 'co', 'ma'],
  'names with an error': ['hollowya', 'grace hollowey', 'polciy', 'braithwiate'],
  'found nowhere': ['xqzvw', 'zzzznowhere nothing', 'qqqq', 'nothing of this name'],
}
const PALETTE_P99 = 100

/** Searches of the palette in the largest client, one at a time: what was typed, `p50` and `p99` in ms, by line. */
export async function measurePalette({ world, sides }, rounds) {
  const operation = world.operations.find(({ id }) => id === 'searchRecords')
  const lines = []
  for (const [what, texts] of Object.entries(TYPED)) {
    const figures = []
    for (let round = 0; round <= rounds; round += 1) {
      const took = []
      for (let again = 0; again < 10; again += 1)
        for (const text of texts) {
          const { ms, status } = await send(world, sides.large, { operation, query: { text } })
          took.push(status < 400 ? ms : Infinity)
        }
      if (round === 0) continue // the first one compiles
      figures.push({ p50: at(took, 0.5), p99: at(took, 0.99) })
    }
    const { p50, p99 } = summarise(figures)
    lines.push([what, times(p50), limit(p99, PALETTE_P99)])
  }
  return lines
}
