// npm run distribute [-- --shards N]
import { readOptions, runCommand } from '../src/command.ts'
import { loadConfig } from '../src/config.ts'
import { distribute, hasCitus } from '../src/db/distribute.ts'
import { migrate } from '../src/db/migrate.ts'
import { openDatabase } from '../src/db/open.ts'
import { prepareJobs } from '../src/jobs/prepare-jobs.ts'
import { OperatorError } from '../src/operator-error.ts'

const USAGE = `Usage: npm run distribute -- [--shards N]
Distributes the tables of DATABASE_URL over the nodes of Citus, the rows of one client on one node. Servers must be stopped.
A second run distributes what a newer version has added.
  --shards N   parts of each table, 1 to 256 (default 32); fixed by the first run`

function readShards(): number {
  const { shards = '32' } = readOptions(USAGE, { shards: { type: 'string' } })
  const count = Number(shards)
  if (!/^\d+$/.test(shards) || count < 1 || count > 256) throw new OperatorError(USAGE)
  return count
}

await runCommand(async () => {
  const shards = readShards()
  const config = loadConfig(process.env)
  if (!config.databaseUrl) throw new OperatorError('DATABASE_URL: is not set; the embedded database has no nodes.')
  const opened = await openDatabase(config)
  const { database } = opened
  try {
    if (!(await hasCitus(database.kysely)))
      throw new OperatorError('DATABASE_URL: the database has no extension citus (docs/operating.md).')
    await migrate(database.kysely)
    // A queue cannot be made in a distributed database: Citus sends its functions to workers, which may not define them.
    await prepareJobs(opened, config)
    const { distributed, copied, parts } = await distribute(database.kysely, shards)
    process.stdout.write(
      `${distributed} tables are distributed now, ${copied} copied to every node, ${parts} keys and triggers put back\n`,
    )
  } finally {
    await database.close()
  }
})
