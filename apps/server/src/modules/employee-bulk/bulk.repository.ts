import { sql, type SqlBool } from 'kysely'
import type { Database, Tx } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { findToday } from '../../db/today.ts'
import type { ComparedRow, Existing, Field, FoundTeam, Kind, Known, RowInput } from './compare-rows.ts'
import { FIELD_COLUMNS, FIELDS } from './compare-rows.ts'
import { findFormerHolders, NAME } from '../../people/former-identifiers.ts'
import { all, type Reach } from '../../people/reach.ts'
import type { PurgeRule } from '../../jobs/purge.ts'

/** A run as read, with its counts. */
export interface RunRow {
  id: string
  kind: Kind
  state: 'draft' | 'applying' | 'done' | 'undoing' | 'undone'
  file_name: string
  actor_label: string
  created_at: string
  applied_at: string | null
  counts: Record<
    'total' | 'new' | 'changed' | 'unchanged' | 'conflict' | 'rejected' | 'applied' | 'restored' | 'kept',
    number
  >
}

const COUNTS = sql<RunRow['counts']>`(select json_build_object('total', count(*),
  'new', count(*) filter (where status = 'new'), 'changed', count(*) filter (where status = 'changed'),
  'unchanged', count(*) filter (where status = 'unchanged'), 'conflict', count(*) filter (where status = 'conflict'),
  'rejected', count(*) filter (where status = 'rejected'), 'applied', count(*) filter (where outcome is not null),
  'restored', count(*) filter (where outcome = 'restored'), 'kept', count(*) filter (where outcome = 'kept'))
  from bulk_rows w where w.client_id = r.client_id and w.run_id = r.id)`

const runs = (tx: Tx, clientId: string, userId: string | undefined) =>
  tx
    .selectFrom('bulk_runs as r')
    .select(['r.id', 'r.kind', 'r.state', 'r.file_name', 'r.actor_label', 'r.created_at', 'r.applied_at'])
    .select(COUNTS.as('counts'))
    .where('r.client_id', '=', clientId)
    .$if(userId !== undefined, (of) => of.where('r.user_id', '=', userId ?? ''))

/** A run locked for a change, of `userId` only where given; without its counts, which take longer with each row. */
export async function lockRun(
  tx: Tx,
  { clientId, userId, id }: { clientId: string; userId?: string | undefined; id: string },
): Promise<Pick<RunRow, 'id' | 'kind' | 'state' | 'file_name'> | undefined> {
  return tx
    .selectFrom('bulk_runs as r')
    .select(['r.id', 'r.kind', 'r.state', 'r.file_name'])
    .where('r.client_id', '=', clientId)
    .where('r.id', '=', id)
    .$if(userId !== undefined, (of) => of.where('r.user_id', '=', userId ?? ''))
    .forUpdate()
    .executeTakeFirst()
}

/** A run, of `userId` only where given, locked for a change where asked. */
export async function findRun(
  tx: Tx,
  { clientId, userId, id, lock = false }: { clientId: string; userId?: string | undefined; id: string; lock?: boolean },
): Promise<RunRow | undefined> {
  if (lock) await sql`select from bulk_runs where client_id = ${clientId} and id = ${id} for update`.execute(tx)
  return runs(tx, clientId, userId).where('r.id', '=', id).executeTakeFirst()
}

/** The runs, of `userId` only where given, that were applied in the last 30 days, latest first. */
export const findRuns = (tx: Tx, clientId: string, userId: string | undefined, kind: Kind): Promise<RunRow[]> =>
  runs(tx, clientId, userId)
    .where('r.kind', '=', kind)
    .where('r.state', '<>', 'draft')
    .where(sql<boolean>`r.applied_at > now() - interval '30 days'`)
    .orderBy('r.applied_at', 'desc')
    .limit(20)
    .execute()

export const insertRun = (
  tx: Tx,
  run: { client_id: string; id: string; kind: Kind; file_name: string; user_id: string; actor_label: string },
) => tx.insertInto('bulk_runs').values(run).execute()

export const setState = (tx: Tx, clientId: string, id: string, state: RunRow['state']) =>
  tx
    .updateTable('bulk_runs')
    .set({ state, ...(state === 'applying' && { applied_at: sql<string>`now()` }) })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()

const texts = (values: readonly string[]) => sql`${sql.val([...values])}::text[]`

/** Names of the previous holders of an identifier that a merge moved, within the caller's reach, by the id of the present holder. */
async function findFormerly(tx: Tx, clientId: string, holders: readonly { id: string }[], reach: Reach) {
  if (holders.length === 0) return new Map<string, string>()
  const { rows } = await sql<{ holder: string; name: string }>`
    select h.id as holder, ${NAME} as name
    from (
      select linked_id as holder, employee_id as other, taken, 'from' as side from employee_merges where client_id = ${clientId}
      union all
      select employee_id, linked_id, taken, 'to' from employee_merges where client_id = ${clientId}) m
    join employees h on h.client_id = ${clientId} and h.id = m.holder
    join employees e on e.client_id = ${clientId} and e.id = m.other
    where m.holder = any(${sql.val(holders.map(({ id }) => id))}::uuid[]) and ${all(reach.employees)}
      and m.taken @> jsonb_build_array(jsonb_build_object('field', 'identifier', m.side, h.identifier))`.execute(tx)
  return new Map(rows.map(({ holder, name }) => [holder, name]))
}

/** What the rows of one request are compared with. */
export async function findKnown(
  tx: Tx,
  { clientId, runId, kind }: { clientId: string; runId: string; kind: Kind },
  rows: readonly RowInput[],
  reach: Reach,
): Promise<Known> {
  const identifiers = rows.map(({ identifier }) => identifier.trim())
  const labels = rows.flatMap(({ teams = [] }) => teams.map((label) => label.trim().toLowerCase()))
  const columns = FIELDS.map((field) => sql`e.${sql.ref(FIELD_COLUMNS[field])}::text as ${sql.ref(field)}`)
  const found = await sql<
    Pick<Existing, 'id' | 'identifier' | 'version' | 'reachable' | 'movable' | 'deactivated'> &
      Record<Field, string | null>
  >`
    select e.id, e.identifier, e.version, (${all(reach.employees)}) as reachable,
      (${all(reach.movable ?? [])}) as movable, e.deactivated_at is not null as deactivated,
      ${sql.join(columns)}
    from employees e where e.client_id = ${clientId} and e.identifier = any(${texts(identifiers)})`.execute(tx)
  const formerly = await findFormerly(tx, clientId, kind === 'deactivate' ? found.rows : [], reach)
  const edited =
    kind === 'import' ? new Map<string, string>() : await findFormerHolders(tx, clientId, identifiers, reach.employees)
  const employees = new Map(
    found.rows.map(({ id, identifier, version, reachable, movable, deactivated, ...values }): [string, Existing] => [
      identifier,
      {
        id,
        identifier,
        version,
        reachable,
        movable,
        deactivated,
        formerly: formerly.get(id) ?? edited.get(identifier) ?? null,
        values: Object.fromEntries(FIELDS.map((field) => [field, values[field] ?? ''])) as Record<Field, string>,
      },
    ]),
  )
  const isOpen = sql`(${all(reach.teams)})`
  const isShown = sql`((${all(reach.shown ?? reach.teams)}) or ${isOpen})`
  const teams = await sql<FoundTeam & { key: string }>`select t.id, t.label, lower(t.label) as key, true as "isShown",
      ${isOpen} as "isOpen" from teams t
    where t.client_id = ${clientId} and lower(t.label) = any(${texts(labels)}) and ${isShown}`.execute(tx)
  const members = await sql<FoundTeam & { employee_id: string }>`select x.employee_id, t.id, t.label,
      ${isShown} as "isShown", ${isOpen} as "isOpen" from team_members x
    join teams t on t.client_id = x.client_id and t.id = x.team_id
    where x.client_id = ${clientId} and x.employee_id = any(${sql.val(labels.length ? found.rows.map(({ id }) => id) : [])}::uuid[])`.execute(
    tx,
  )
  const lines = await sql<{ identifier: string; line: number }>`select identifier, min(line) as line from bulk_rows
    where client_id = ${clientId} and run_id = ${runId} and identifier = any(${texts(identifiers)}) group by identifier`.execute(
    tx,
  )
  const firstLine = new Map(lines.rows.map(({ identifier, line }) => [identifier, line]))
  for (const row of rows) {
    const identifier = row.identifier.trim()
    firstLine.set(identifier, Math.min(firstLine.get(identifier) ?? row.line, row.line))
  }
  return {
    employees,
    edited,
    firstLine,
    today: await findToday(tx, clientId),
    teams: new Map(teams.rows.map(({ key, ...team }) => [key, team])),
    teamsOf: Map.groupBy(members.rows, ({ employee_id }) => employee_id),
  }
}

/** Puts compared rows into a run; a line that is there already is replaced. */
export async function putRows(tx: Tx, clientId: string, runId: string, rows: readonly ComparedRow[]): Promise<void> {
  await sql`delete from bulk_rows where client_id = ${clientId} and run_id = ${runId}
    and line = any(${sql.val(rows.map(({ line }) => line))}::int[])`.execute(tx)
  await sql`insert into bulk_rows (client_id, run_id, line, identifier, name, employee_id, status, reason, detail, fields, before,
      base_version, team_ids, teams_text, teams_before_text)
    select ${clientId}, ${runId}, n.line, n.identifier, n.name, n.employee_id, n.status, n.reason, n.detail, n.fields, n.before,
      n.base_version, nullif(n.team_ids, 'null'::jsonb),
      n.teams_text, n.teams_before_text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(line int, identifier text, name text, employee_id uuid, status text,
      reason text, detail text, fields jsonb, before jsonb, base_version int, team_ids jsonb, teams_text text,
      teams_before_text text)`.execute(tx)
}

/** A page of the rows of a status. */
export const findRows = (
  tx: Tx,
  clientId: string,
  runId: string,
  { status, page, limit, reach }: { status: ComparedRow['status'] | 'kept'; page: number; limit: number; reach: Reach },
) =>
  tx
    .selectFrom('bulk_rows as w')
    .selectAll('w')
    .where('w.client_id', '=', clientId)
    .where('w.run_id', '=', runId)
    .where((at) => (status === 'kept' ? at('w.outcome', '=', 'kept') : at('w.status', '=', status)))
    .$if(reach.employees.length > 0, (of) => of.where(sql<boolean>`not ${outOfReach(reach)}`))
    .orderBy('w.line')
    .limit(limit)
    .offset(page * limit)
    .execute()

// A removed employee has no teams any more. One that the undoing of the import removed was in reach then.
const outOfReach = ({ employees }: Reach) => sql<SqlBool>`(exists (select from employees e
    where e.client_id = w.client_id and e.id = w.employee_id and not (${all(employees)}))
  or coalesce(w.base_version, w.applied_version) is not null
    and not (w.status = 'new' and w.outcome is not distinct from 'restored')
    and not exists (select from employees e where e.client_id = w.client_id and e.id = w.employee_id))`

/**
 * Takes rows out of a run, or out of its undoing, whose employees came out of the caller's reach since they were compared, and
 * teams out of those rows that would now move somebody whom the caller must not move, or into or out of such a team.
 */
export async function dropOutOfReach(tx: Tx, clientId: string, runId: string, reach: Reach): Promise<void> {
  const { movable = [] } = reach
  if (reach.teams.length + movable.length > 0)
    await sql`update bulk_rows w set team_ids = null, teams_before = null, reason = coalesce(reason, 'team_closed'),
        detail = case when reason is null then teams_text else detail end, teams_text = '', teams_before_text = ''
      where w.client_id = ${clientId} and w.run_id = ${runId} and w.team_ids is not null and (exists (
        select from employees e where e.client_id = w.client_id and e.id = w.employee_id and not (${all(movable)})) or exists (
        select from teams t where t.client_id = w.client_id and not (${all(reach.teams)})
          and (w.team_ids ? t.id::text or w.teams_before @> jsonb_build_array(jsonb_build_object('id', t.id))
            or exists (select from team_members x where x.client_id = t.client_id and x.team_id = t.id
              and x.employee_id = w.employee_id))))`.execute(tx)
  if (reach.employees.length === 0) return
  await sql`update bulk_rows w set
      status = case when outcome is null then 'rejected' else status end,
      reason = case when outcome is null then 'unknown_identifier' else 'edited_since' end,
      outcome = case when outcome is null then null else 'kept' end
    where w.client_id = ${clientId} and w.run_id = ${runId} and w.status in ('new', 'changed')
      and w.outcome is distinct from 'kept' and ${outOfReach(reach)}`.execute(tx)
}

/** Rejects new employees without a team, where they must be in one: the caller has been limited to teams since they were compared. */
export const dropWithoutTeam = (tx: Tx, clientId: string, runId: string) =>
  sql`update bulk_rows set status = 'rejected', reason = 'team_missing'
    where client_id = ${clientId} and run_id = ${runId} and status = 'new' and team_ids is null`.execute(tx)

/** The number to be typed before a deactivation of more than a fifth of the active staff or of anybody with an account; else null. */
export async function findConfirmCount(tx: Tx, clientId: string, runId: string): Promise<number | null> {
  const { rows } = await sql<{ hit: number; staff: number; accounts: number }>`select
      (select count(*)::int from bulk_rows where client_id = ${clientId} and run_id = ${runId} and status = 'changed') as hit,
      (select registered + unregistered from employee_counts where client_id = ${clientId}) as staff,
      (select count(*)::int from bulk_rows w join users u on u.client_id = w.client_id and u.employee_id = w.employee_id
        where w.client_id = ${clientId} and w.run_id = ${runId} and w.status = 'changed') as accounts`.execute(tx)
  const { hit = 0, staff = 0, accounts = 0 } = rows[0] ?? {}
  return hit > 0 && (hit * 5 > (staff ?? 0) || accounts > 0) ? hit : null
}

/**
 * Collects statistics of tables. PGlite never runs autovacuum, and PostgreSQL runs it too late: without statistics each step
 * and foreign-key check may scan all employees.
 */
export const analyze = ({ kysely }: Pick<Database, 'kysely'>, ...tables: (keyof Schema)[]) =>
  sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(kysely)

/** An applied run can be undone for 30 days. */
export const bulkRunPurge: PurgeRule = { table: 'bulk_runs', where: `created_at < now() - interval '31 days'` }
