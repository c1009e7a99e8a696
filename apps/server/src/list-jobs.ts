import { readOptions, runCommand } from './command.ts'
import { loadConfig } from './config.ts'
import { createDeps } from './create-deps.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { createLog } from './log.ts'

const USAGE = `Usage: npm run jobs -w @ssp/server
Lists the kinds of jobs with their counts. On the embedded database the server must be stopped.`

await runCommand(async () => {
  readOptions(USAGE, {})
  const config = loadConfig(process.env)
  const opened = await openDatabase(config)
  try {
    await migrate(opened.database.kysely)
    const { jobs } = await createDeps(config, opened, createLog('warn'))
    for (const { title, kind, seconds, retries, waiting, atWork, failed, oldestSeconds } of await jobs.list())
      process.stdout.write(
        `${title} (${kind}): ${waiting} waiting, ${atWork} at work, ${failed} failed, the oldest waits ${Math.round(oldestSeconds)} s; ${seconds} s a try, ${retries} retries\n`,
      )
    await jobs.stop()
  } finally {
    await opened.database.close()
  }
})
