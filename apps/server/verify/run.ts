import { Tally, type Effort, type Job } from './tally.ts'
import type { Outcome } from './report.ts'

/** Runs one job; it fails below its least number of cases, because a job that tried too little proves nothing. */
export async function runJob<W>(world: W, job: Job<W>, effort: Effort): Promise<Outcome> {
  const [tally, start] = [new Tally(), performance.now()]
  await job.run(world, tally, effort)
  const floor = Math.floor(job.floor(world, effort))
  if (!effort.injected && tally.cases < floor)
    tally.failures.push(`ran ${tally.cases} cases, fewer than its floor of ${floor}`)
  return { name: job.name, tally, seconds: (performance.now() - start) / 1000 }
}
