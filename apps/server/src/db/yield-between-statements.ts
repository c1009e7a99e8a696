import { setImmediate as nextTurn } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'

/** Milliseconds between two yields. */
const INTERVAL = 10

/**
 * Yields to the event loop between statements. PGlite runs in the thread of the server and returns in microtasks, so a
 * request of a thousand statements would block every other request until it ends.
 */
export function yieldBetweenStatements(): KyselyPlugin {
  let since = performance.now()
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (performance.now() - since > INTERVAL) {
        await nextTurn()
        since = performance.now()
      }
      return result
    },
  }
}
