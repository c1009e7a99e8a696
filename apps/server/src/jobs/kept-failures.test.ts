import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import { setUpServer } from '../testing/set-up-server.ts'
import { jobKind, jobWorker } from './job.ts'

const server = setUpServer()

test('a job that failed is kept for a week, one that is done for an hour', async () => {
  const kept = jobKind<string>('test.kept')
  const { database, jobs } = server.deps
  const { kysely } = database
  await jobs.register([
    jobWorker(kept, async (name) => {
      if (name.startsWith('failed')) throw new Error('no')
    }),
  ])
  await database.withSystem(async (tx) => {
    for (const name of ['failed', 'failed too', 'done']) await jobs.enqueue(tx, kept, name)
  })
  await sql`update pgboss.job set retry_limit = 0 where name = 'test.kept'`.execute(kysely)
  await jobs.work()
  const read = async () => {
    const { rows } = await sql<{ id: string; state: string }>`
      select id, state from pgboss.job where name = 'test.kept' order by state, id`.execute(kysely)
    return rows
  }
  await expect.poll(async () => (await read()).map(({ state }) => state)).toEqual(['completed', 'failed', 'failed'])
  const [, recent, old] = await read()
  const ended = sql`case id when ${recent?.id} then interval '6 days' when ${old?.id} then interval '8 days' else interval '2 hours' end`
  await sql`update pgboss.job set completed_on = now() - ${ended} where name = 'test.kept'`.execute(kysely)
  const boss = new PgBoss({
    db: fromKysely(kysely),
    schedule: false,
    supervise: false,
    maintenanceIntervalSeconds: 1,
  })
  await boss.start()
  const maintain = async () => {
    await boss.supervise('test.kept')
    return read()
  }
  await expect.poll(maintain).toEqual([recent])
  await boss.stop()
})
