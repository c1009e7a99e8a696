/** Milliseconds in which others are not asked for again when one group alone had work. */
const QUIET = 1_000

interface Grouped {
  groupId?: string | null
}

/**
 * Gives groups turns: who was served waits until every other group that has work was served too, and none has two jobs at
 * work. A group of many jobs so delays another by one job.
 * @param fetch takes the next job that is of none of these groups
 */
export function createTurns<J extends Grouped>(
  fetch: (ignored: string[]) => Promise<J | undefined>,
  now: () => number = Date.now,
) {
  const served = new Set<string>()
  const busy = new Set<string>()
  let quietUntil = 0

  const take = async (ignored: Iterable<string>) => {
    const job = await fetch([...ignored])
    if (job?.groupId) {
      served.add(job.groupId)
      busy.add(job.groupId)
    }
    return job
  }

  return {
    /** The next job, or undefined when there is none for now. Asked for once at a time. */
    async next(): Promise<J | undefined> {
      // The search for others reads all that waits of this group: not once for each of its jobs.
      if (now() < quietUntil) return busy.size > 0 ? undefined : take([])
      const ignored = new Set([...busy, ...served])
      const job = await take(ignored)
      if (job) return job
      served.clear()
      if (ignored.size > 1) return take(busy)
      quietUntil = now() + QUIET
      return busy.size > 0 || ignored.size === 0 ? undefined : take([])
    },
    /** The job is no longer at work. */
    done({ groupId }: J): void {
      if (groupId) busy.delete(groupId)
    },
  }
}
