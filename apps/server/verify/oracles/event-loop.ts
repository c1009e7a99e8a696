import { setImmediate as nextTurn } from 'node:timers/promises'
import { slowness, threadTime } from '../../src/testing/thread-time.ts'

/** Whether the event loop stood still for longer than a limit of milliseconds, which is that of an idle processor. */
export const isTooLong = (longest: number, limit: number): boolean => longest > limit && longest > limit * slowness()

/**
 * Runs work and measures how long the event loop stood still for it: the longest turn, in milliseconds of CPU time of this
 * thread, which other processes do not stretch. `others` tells the time used so far by what is not to be counted.
 */
export async function longestBlock<T>(
  others: () => number,
  work: () => Promise<T>,
): Promise<{ result: T; longest: number }> {
  const state = { isOver: false }
  let longest = 0
  const usedNow = () => threadTime() - others()
  const watch = async () => {
    let before = usedNow()
    while (!state.isOver) {
      await nextTurn()
      const now = usedNow()
      longest = Math.max(longest, now - before)
      before = now
    }
  }
  const watched = watch()
  const result = await work().finally(() => (state.isOver = true))
  await watched
  return { result, longest }
}
