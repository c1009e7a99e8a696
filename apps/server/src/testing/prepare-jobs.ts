import { loadConfig } from '../config.ts'
import type { OpenedDatabase } from '../db/open.ts'
import { openJobs } from '../jobs/jobs.ts'
import { createLog } from '../log.ts'

/** Makes the tables of the job queue in a database that others are copied from, so that their servers need not. */
export async function prepareJobs(opened: OpenedDatabase, url?: string): Promise<void> {
  const config = loadConfig({ NODE_ENV: 'test', DATABASE_URL: url })
  const jobs = await openJobs(opened, { config, key: new Uint8Array(32), log: createLog('silent') })
  await jobs.stop()
}
