import { summarise } from './stats.mjs'

/**
 * Measures every subject once per round, one at a time, in an order that rotates each round, so that other load
 * affects all of them alike. A subject that fails is reported and skipped in that round only.
 *
 * @param {string[]} subjects
 * @param {number} rounds
 * @param {(subject: string) => Promise<Record<string, number>>} measure
 * @returns medians and range by subject and measure, or `{}` for a subject that always failed
 */
export async function interleave(subjects, rounds, measure) {
  const rows = new Map(subjects.map((subject) => [subject, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [place] of subjects.entries()) {
      const subject = subjects[(place + round) % subjects.length]
      try {
        const row = await measure(subject)
        rows.get(subject).push(row)
        console.log(`round ${round + 1}  ${subject.padEnd(16)}${shorten(row)}`)
      } catch (error) {
        console.error(`round ${round + 1}  ${subject}  FAILED`, error)
        process.exitCode = 1
      }
    }
  }
  return Object.fromEntries(subjects.map((subject) => [subject, summarise(rows.get(subject))]))
}

const shorten = (row) =>
  Object.entries(row)
    .map(([name, value]) => `${name} ${Math.round(value * 10) / 10}`)
    .join('  ')
