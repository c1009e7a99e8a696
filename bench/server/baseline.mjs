// The baseline of a server on this data folder: PGlite open and Fastify listening. Prints the address, then waits.
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import Fastify from 'fastify'

const database = new PGlite({ dataDir: process.env.DATABASE_DIR, extensions: { pg_trgm } })
await database.waitReady
const app = Fastify()
app.get('/health/ready', async () => (await database.query('select 1 as ready')).rows)
console.log(await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) }))

const stop = async () => {
  await app.close()
  await database.close()
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
