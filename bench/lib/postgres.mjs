import { Client } from 'pg'
import { startPostgresCluster } from '../../apps/server/src/testing/postgres-cluster.ts'

/** A PostgreSQL for the bench: DATABASE_URL, which must be empty or the bench's own, else a temporary one. */
export async function postgres() {
  const given = process.env['DATABASE_URL']
  if (given) return { env: { DATABASE_URL: given } }
  const cluster = await startPostgresCluster({ durable: true })
  const client = new Client({ connectionString: cluster.url })
  await client.connect()
  await client.query('create database bench') // the creator owns it, as migrations need
  await client.end()
  const url = new URL(cluster.url)
  url.pathname = '/bench'
  return { env: { DATABASE_URL: url.href }, stop: () => cluster.stop() }
}
