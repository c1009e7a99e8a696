import { startPostgresCluster } from '../../src/testing/postgres-cluster.ts'

/** Runs work with a PostgreSQL server of its own, on which `openWorld` makes its databases. */
export async function withPostgres<T>(work: () => Promise<T>): Promise<T> {
  const given = process.env['DATABASE_URL']
  const cluster = await startPostgresCluster({ durable: false })
  try {
    // A superuser, because the journal writes rows back without their triggers.
    process.env['DATABASE_URL'] = cluster.superuserUrl
    return await work()
  } finally {
    if (given === undefined) delete process.env['DATABASE_URL']
    else process.env['DATABASE_URL'] = given
    await cluster.stop()
  }
}
