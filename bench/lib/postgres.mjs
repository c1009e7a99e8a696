import { startPostgresCluster } from '../../apps/server/src/testing/postgres-cluster.ts'

/** A PostgreSQL for the bench: that of DATABASE_URL, which must be empty or the bench's own, else a throwaway one. */
export async function postgres() {
  const given = process.env['DATABASE_URL']
  if (given) return { env: { DATABASE_URL: given } }
  const cluster = await startPostgresCluster({ durable: true })
  return { env: { DATABASE_URL: cluster.url }, stop: () => cluster.stop() }
}
