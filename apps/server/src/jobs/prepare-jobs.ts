import type { Config } from '../config.ts'
import type { OpenedDatabase } from '../db/open.ts'
import { createLog } from '../log.ts'
import { openJobs } from './jobs.ts'

/** Makes the tables of the job queue, which servers otherwise make at their first start. */
export async function prepareJobs(opened: OpenedDatabase, config: Config): Promise<void> {
  const jobs = await openJobs(opened, { config, key: new Uint8Array(32), log: createLog('silent') })
  await jobs.stop()
}
