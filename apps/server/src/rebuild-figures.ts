import { loadConfig } from './config.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { rebuildFigures } from './people/portal-events.ts'

// Counts the figures of every client again from the events: `npm run figures -w @ssp/server`. On PGlite the server must be stopped.
const { database } = await openDatabase(loadConfig(process.env))
try {
  await migrate(database.kysely)
  const clients = await database.withSystem((tx) => tx.selectFrom('clients').select(['id', 'client_name']).execute())
  for (const { id, client_name: name } of clients) {
    await database.withSystem((tx) => rebuildFigures(tx, id))
    process.stdout.write(`${name}: the figures are counted again\n`)
  }
} finally {
  await database.close()
}
