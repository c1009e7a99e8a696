import { setImmediate as nextTurn } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'

/** Milliseconds of statements in a row after which others come first. */
const LONGEST = 10

/**
 * Lets the event loop turn between the statements of the embedded database, which answers without leaving the thread: a
 * request of a thousand statements would otherwise hold up every other one until it ends.
 */
export function takeTurns(): KyselyPlugin {
  let since = performance.now()
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (performance.now() - since > LONGEST) {
        await nextTurn()
        since = performance.now()
      }
      return result
    },
  }
}
