import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import { setUpServer } from '../../testing/set-up-server.ts'
import { statementsOf } from '../../testing/statements.ts'
import { insertMembers } from './submit.repository.ts'
import { makeSurvey } from './testing.ts'

const server = setUpServer()

test('whom an anonymous survey is for is found without a join, which is slow in tables without statistics', async () => {
  const clientId = server.tenants.clientId('acme')
  const ids = sql`(select md5(n::text)::uuid as id, n from generate_series(1, 500) n) p`
  await server.inSystem(async (tx) => {
    const survey = await makeSurvey(tx, clientId, { anonymous: true, fields: '[]' })
    await sql`insert into employees (client_id, id, deactivated_at)
      select ${clientId}, id, case when n > 400 then now() end from ${ids}`.execute(tx)
    await sql`insert into teams (client_id, id, label)
      select ${clientId}, id, 'Team ' || n from ${ids} where n <= 2`.execute(tx)
    await sql`insert into team_members (client_id, team_id, employee_id)
      select ${clientId}, t.id, p.id from ${ids}, (select id, n from ${ids} where n <= 2) t where p.n % 5 >= t.n`.execute(
      tx,
    )
    const [sent] = await statementsOf(() => insertMembers(tx, clientId, survey))
    const { rows } = await sql<{ teams: number; people: number }>`
      select cardinality(teams) as teams, count(*)::int as people from survey_members
      where survey_id = ${survey} and employee_id in (select id from ${ids}) group by 1 order by 1`.execute(tx)
    expect(rows).toEqual([
      { teams: 0, people: 80 },
      { teams: 1, people: 80 },
      { teams: 2, people: 240 },
    ])
    const plan = await tx.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(`explain (costs off) ${sent?.text ?? ''}`, [...(sent?.values ?? [])]),
    )
    const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(lines).toContain('Insert on survey_members')
    expect(lines).not.toMatch(/Join|Nested Loop/)
  })
})
