/** Milliseconds during which other groups are not polled again after only one group had work. */
const QUIET = 1_000

interface Grouped {
  groupId?: string | null
}

/**
 * Gives groups turns: a served group waits until every other group with work was served, and no group has two running jobs.
 * A group with many jobs therefore delays another one by only one job.
 * @param fetch takes the next job that belongs to none of these groups
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
    /** The next job; undefined if there is none now. Must not be called concurrently. */
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
    /** Marks the job as no longer running. */
    done({ groupId }: J): void {
      if (groupId) busy.delete(groupId)
    },
  }
}
