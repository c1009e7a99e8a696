import { loadConfig } from '../config.ts'
import type { OpenedDatabase } from '../db/open.ts'
import { openJobs } from '../jobs/jobs.ts'
import { createLog } from '../log.ts'

/** Makes the tables of the job queue in a database that others are copied from, so that their servers need not. */
export async function prepareJobs(opened: OpenedDatabase, url?: string): Promise<void> {
  const config = loadConfig({ NODE_ENV: 'test', DATABASE_URL: url })
  const never = () => Promise.reject(new Error('Nobody works here.'))
  const workers = { 'password.changed': never, 'password.code': never, 'storage.sweep': never }
  const jobs = await openJobs(opened, { config, key: new Uint8Array(32), workers, log: createLog('silent') })
  await jobs.stop()
}
