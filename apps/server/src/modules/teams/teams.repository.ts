import { sql } from 'kysely'
import type { Reachable } from '../../access/team-reach.ts'
import type { Tx } from '../../db/database.ts'
import { counted, paged, type Page } from '../../db/paged.ts'

/** A team with the members that its card shows. */
export interface TeamRow {
  id: string
  label: string
  client_id: string
  employees: { id: string; forename: string; surname: string; approver: number }[]
  /** Members within reach, also beyond those of the card. */
  membersCount: number
}

const LIST = {
  search: { folded: 't.search_text' },
  order: ['t.label', 't.id'],
  sorts: { label: 't.label' },
  isCostly: true,
} as const

const teamsOf = (tx: Tx, clientId: string, { teams }: Reachable) =>
  tx
    .selectFrom('teams as t')
    .where('t.client_id', '=', clientId)
    .where((at) => at.and(teams))

function withMembers(tx: Tx, clientId: string, reachable: Reachable) {
  const members = sql`from team_members x join employees e on e.client_id = x.client_id and e.id = x.employee_id
    where x.client_id = t.client_id and x.team_id = t.id and ${sql.join([sql`true`, ...reachable.members], sql` and `)}`
  return teamsOf(tx, clientId, reachable)
    .select(['t.id', 't.label', 't.client_id'])
    .select([
      sql<TeamRow['employees']>`coalesce((select json_agg(m) from (
        select e.id, e.forename, e.surname, x.approver::int as approver ${members}
        order by x.approver desc, e.surname, e.forename, e.id limit 6) m), '[]')`.as('employees'),
      sql<number>`(select count(*) ${members})`.as('membersCount'),
    ])
}

/** Teams of a client by label, each with its leader and up to five more members. */
export const findTeams = (
  tx: Tx,
  clientId: string,
  { limit = 2000, ...page }: Page,
  reachable: Reachable,
): Promise<TeamRow[]> => paged(withMembers(tx, clientId, reachable), { ...page, limit }, LIST).execute()

/** One team with its version, or undefined when the client has none of this id within reach. */
export const findTeam = (
  tx: Tx,
  clientId: string,
  id: string,
  reachable: Reachable,
): Promise<(TeamRow & { version: number }) | undefined> =>
  withMembers(tx, clientId, reachable).select('t.version').where('t.id', '=', id).executeTakeFirst()

/** How many teams have `search` in their label. */
export const countTeams = (tx: Tx, clientId: string, page: Page, reachable: Reachable): Promise<number> =>
  counted(teamsOf(tx, clientId, reachable), page, LIST)

/**
 * Waits until no other transaction is adding a member, and prevents new ones, because former members are stored with the
 * team.
 */
export const lockTeam = (tx: Tx, clientId: string, id: string) =>
  sql`select from teams where client_id = ${clientId} and id = ${id} for update`.execute(tx)

/** Deletes a team with its memberships. Its former members and rows are kept for restrictions that name it. */
export async function deleteTeam(
  tx: Tx,
  clientId: string,
  { id, label }: { id: string; label: string },
): Promise<void> {
  await tx
    .insertInto('deleted_teams')
    .values({ client_id: clientId, id, label })
    .onConflict((on) => on.doNothing())
    .execute()
  await sql`insert into former_team_members (client_id, team_id, employee_id)
    select client_id, team_id, employee_id from team_members where client_id = ${clientId} and team_id = ${id}
    on conflict do nothing`.execute(tx)
  for (const table of ['incidents', 'recognitions'] as const)
    await tx
      .updateTable(table)
      .set({ former_team_id: id })
      .where('client_id', '=', clientId)
      .where('team_id', '=', id)
      .execute()
  await tx.deleteFrom('teams').where('client_id', '=', clientId).where('id', '=', id).execute()
}
