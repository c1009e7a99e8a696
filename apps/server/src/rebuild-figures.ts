import { readOptions, runCommand } from './command.ts'
import { loadConfig } from './config.ts'
import { createDeps } from './create-deps.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { createLog } from './log.ts'
import { figuresJob, FIRST_DAY } from './people/figures.job.ts'

const USAGE = `Usage: npm run figures -w @ssp/server
Queues a job for each client that counts its figures again from the events. A server does the jobs; clients take turns.
On the embedded database the server must be stopped, and does them when it is started.`

await runCommand(async () => {
  readOptions(USAGE, {})
  const config = loadConfig(process.env)
  const opened = await openDatabase(config)
  try {
    await migrate(opened.database.kysely)
    const { database, jobs } = await createDeps(config, opened, createLog('warn'))
    const count = await database.withSystem(async (tx) => {
      const clients = await tx.selectFrom('clients').select(['id', 'platform_id']).execute()
      for (const { id: clientId, platform_id: platformId } of clients)
        await jobs.enqueue(tx, figuresJob, { clientId, platformId, from: FIRST_DAY })
      return clients.length
    })
    process.stdout.write(`${count} jobs are queued\n`)
    await jobs.stop()
  } finally {
    await opened.database.close()
  }
})
