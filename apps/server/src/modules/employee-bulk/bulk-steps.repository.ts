import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { FIELD_COLUMNS, FIELDS } from './compare-rows.ts'
import type { RunRow } from './bulk.repository.ts'

/** Rows of one transaction: on the embedded database every other request waits that long. */
export const STEP = 250

/** The run that a step belongs to. */
export interface StepOf {
  clientId: string
  runId: string
  kind: RunRow['kind']
  /** The last line that was done; steps go from line to line. */
  after: number
}

/** The result of a step: the ids of the employees, and the last line. */
export interface StepDone {
  ids: string[]
  last: number
}

const values = (source: 'fields' | 'before') =>
  FIELDS.map((field) => {
    const column = sql.ref(FIELD_COLUMNS[field])
    const type = sql.raw(field === 'dateOfBirth' ? 'date' : 'text')
    const isRequired = field === 'forename' || field === 'surname'
    const value = isRequired
      ? sql`(w.${sql.ref(source)} ->> ${sql.lit(field)})`
      : sql`nullif(w.${sql.ref(source)} ->> ${sql.lit(field)}, '')::${type}`
    return sql`${column} = case when w.${sql.ref(source)} ? ${sql.lit(field)} then ${value} else e.${column} end`
  })

async function nextLines(tx: Tx, { clientId, runId, after }: StepOf, condition: string): Promise<number[]> {
  const { rows } = await sql<{
    line: number
  }>`select line from bulk_rows where client_id = ${clientId} and run_id = ${runId}
    and line > ${after} and ${sql.raw(condition)} order by line limit ${sql.lit(STEP)}`.execute(tx)
  return rows.map(({ line }) => line)
}

interface Changed {
  id: string
  identifier: string | null
  version: number
}

// Lines are passed one by one, not as a query: the embedded database collects no statistics, and would choose a plan whose
// time grows with the size of the file.
async function change(tx: Tx, { clientId, runId, kind }: StepOf, lines: RawBuilder<unknown>): Promise<Changed[]> {
  const rows = sql`bulk_rows w where w.client_id = ${clientId} and w.run_id = ${runId} and w.line = any(${lines})`
  if (kind === 'import') {
    const columns = FIELDS.map((field) => sql.ref(FIELD_COLUMNS[field]))
    const given = FIELDS.map((field) => {
      const text = sql`w.fields ->> ${sql.lit(field)}`
      if (field === 'forename' || field === 'surname') return sql`coalesce(${text}, '')`
      return field === 'dateOfBirth' ? sql`(${text})::date` : text
    })
    const { rows: made } = await sql<Changed>`insert into employees
      (client_id, id, identifier, ${sql.join(columns)})
      select w.client_id, w.employee_id, w.identifier, ${sql.join(given)} from ${rows}
      on conflict do nothing returning id, identifier, version`.execute(tx)
    return made
  }
  const set = kind === 'deactivate' ? sql`deactivated_at = now()` : sql.join(values('fields'))
  const { rows: changed } = await sql<Changed>`update employees e set ${set} from ${rows}
    and e.client_id = w.client_id and e.id = w.employee_id and e.version = w.base_version returning e.id, e.identifier, e.version`.execute(
    tx,
  )
  return changed
}

// First removed from all teams, then added to those of the file (spec 2 section 7, Team assignment after import). A leader
// who stays in a team remains its leader.
async function assignTeams(
  tx: Tx,
  { clientId, runId }: StepOf,
  { ids, lines }: { ids: readonly string[]; lines: RawBuilder<unknown> },
): Promise<void> {
  const chosen = sql`w.client_id = ${clientId} and w.run_id = ${runId} and w.line = any(${lines}) and w.team_ids is not null
    and w.employee_id = any(${sql.val([...ids])}::uuid[])`
  // A team that was removed since the rows were compared is as unknown as one that the file misspells.
  await sql`update bulk_rows w set team_ids = null, reason = coalesce(reason, 'unknown_team'),
      detail = case when reason is null then teams_text else detail end, teams_text = '', teams_before_text = ''
    where ${chosen} and exists (select from jsonb_array_elements_text(w.team_ids) named
      where not exists (select from teams t where t.client_id = w.client_id and t.id = named.value::uuid))`.execute(tx)
  await sql`update bulk_rows w set teams_before = coalesce((
      select jsonb_agg(jsonb_build_object('id', x.team_id, 'approver', x.approver)) from team_members x
      where x.client_id = w.client_id and x.employee_id = w.employee_id), '[]') where ${chosen}`.execute(tx)
  await sql`delete from team_members x using bulk_rows w where ${chosen}
    and x.client_id = w.client_id and x.employee_id = w.employee_id`.execute(tx)
  await sql`insert into team_members (client_id, team_id, employee_id, approver)
    select w.client_id, t.id, w.employee_id, coalesce((select (b ->> 'approver')::boolean
      from jsonb_array_elements(w.teams_before) b where (b ->> 'id')::uuid = t.id), false)
    from bulk_rows w join teams t on t.client_id = w.client_id and w.team_ids ? t.id::text where ${chosen}`.execute(tx)
}

/**
 * Applies the next rows of a run in the given transaction. A row whose employee changed since it was compared, or whose
 * identifier was taken, becomes a conflict.
 * @returns undefined if no row was left.
 */
export async function applyStep(tx: Tx, of: StepOf): Promise<StepDone | undefined> {
  const { clientId, runId } = of
  const next = await nextLines(tx, of, "status in ('new', 'changed') and outcome is null")
  const last = next.at(-1)
  if (last === undefined) return undefined
  const lines = sql`${sql.val(next)}::int[]`
  const changed = await change(tx, of, lines)
  const ids = changed.map(({ id }) => id)
  // By the identifier too: rows of an import may give one id to several people.
  await sql`update bulk_rows w set outcome = 'applied', applied_version = c.version
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c(id uuid, identifier text, version int)
    where w.client_id = ${clientId} and w.run_id = ${runId} and w.line = any(${lines}) and w.employee_id = c.id and w.identifier = c.identifier`.execute(
    tx,
  )
  await sql`update bulk_rows set status = 'conflict', reason = case when status = 'new' then 'exists' else 'changed_since' end
    where client_id = ${clientId} and run_id = ${runId} and line = any(${lines}) and outcome is null`.execute(tx)
  if (ids.length > 0) await assignTeams(tx, of, { ids, lines })
  return { ids, last }
}

/** Tables with the column that refers to an employee who is in use; `bulk-uses.test.ts` compares them with the foreign keys. */
export const USES = [
  ['acknowledgement_audiences', 'employee_id'],
  ['acknowledgements', 'employee_id'],
  ['document_associations', 'employee_id'],
  ['document_statuses', 'employee_id'],
  ['documents', 'employee_id'],
  ['employee_additional_data', 'employee_id'],
  ['employee_merges', 'employee_id'],
  ['employee_merges', 'linked_id'],
  ['former_team_members', 'employee_id'],
  ['incident_conflicts', 'employee_id'],
  ['incidents', 'employee_id'],
  ['news_readers', 'employee_id'],
  ['pay_archives', 'employee_id'],
  ['pay_documents', 'employee_id'],
  ['payroll_items', 'employee_id'],
  ['payslips', 'employee_id'],
  ['portal_events', 'employee_id'],
  ['recognition_likes', 'employee_id'],
  ['recognitions', 'giver_id'],
  ['recognitions', 'receiver_id'],
  ['rewards', 'employee_id'],
  ['survey_responses', 'employee_id'],
  ['user_employees', 'employee_id'],
  ['users', 'employee_id'],
  ['welcome_emails', 'employee_id'],
] as const

/**
 * Whether an employee has the teams that the run gave, none for an import without teams, and leads none that they did not
 * lead before.
 */
const sameTeams = (kind: StepOf['kind']) => sql`(${kind === 'import' ? sql`false` : sql`w.team_ids is null`} or (
  array(select x.team_id from team_members x
    where x.client_id = w.client_id and x.employee_id = w.employee_id order by 1)
  = array(select t.id from teams t where t.client_id = w.client_id and w.team_ids ? t.id::text order by 1)
  and not exists (select from team_members x
    where x.client_id = w.client_id and x.employee_id = w.employee_id and x.approver
      and not coalesce((select (b ->> 'approver')::boolean from jsonb_array_elements(w.teams_before) b
        where (b ->> 'id')::uuid = x.team_id), false))))`

/**
 * Undoes the next rows of a run in the given transaction. A row is kept if its employee was edited, registered, added to
 * another team, made a team leader or used since. A deactivation is undone in any case, because there is no other way to
 * reactivate.
 * @returns the restored employees; undefined if no row was left.
 */
export async function undoStep(tx: Tx, of: StepOf): Promise<StepDone | undefined> {
  const { clientId, runId, kind } = of
  const next = await nextLines(tx, of, "outcome = 'applied'")
  const last = next.at(-1)
  if (last === undefined) return undefined
  const lines = sql`${sql.val(next)}::int[]`
  const same = sql`w.client_id = ${clientId} and w.run_id = ${runId} and w.line = any(${lines})
    and e.client_id = w.client_id and e.id = w.employee_id
    and ${kind === 'deactivate' ? sql`e.deactivated_at is not null` : sql`e.version = w.applied_version and ${sameTeams(kind)}`}`
  const set = kind === 'deactivate' ? sql`deactivated_at = null` : sql.join(values('before'))
  const unused = sql`e.registered_at is null and e.last_login_at is null and ${sql.join(
    USES.map(
      ([table, column]) => sql`not exists (
      select from ${sql.table(table)} u where u.client_id = e.client_id and u.${sql.ref(column)} = e.id)`,
    ),
    sql` and `,
  )}`
  const { rows: restored } = await (
    kind === 'import'
      ? sql<{ id: string }>`delete from employees e using bulk_rows w where ${same} and ${unused} returning e.id`
      : sql<{ id: string }>`update employees e set ${set} from bulk_rows w where ${same} returning e.id`
  ).execute(tx)
  const ids = restored.map(({ id }) => id)
  if (kind === 'update' && ids.length > 0) await restoreTeams(tx, of, ids)
  await sql`update bulk_rows w set outcome = case when employee_id = any(${sql.val(ids)}::uuid[]) then 'restored' else 'kept' end,
      reason = case when employee_id = any(${sql.val(ids)}::uuid[]) then reason
        when exists (select from employees e where e.client_id = w.client_id and e.id = w.employee_id) then 'edited_since'
        else 'removed_since' end
    where client_id = ${clientId} and run_id = ${runId} and line = any(${lines})`.execute(tx)
  return { ids: kind === 'import' ? [] : ids, last }
}

async function restoreTeams(tx: Tx, { clientId, runId }: StepOf, ids: readonly string[]): Promise<void> {
  const chosen = sql`w.client_id = ${clientId} and w.run_id = ${runId} and w.teams_before is not null
    and w.employee_id = any(${sql.val([...ids])}::uuid[])`
  await sql`delete from team_members x using bulk_rows w where ${chosen}
    and x.client_id = w.client_id and x.employee_id = w.employee_id`.execute(tx)
  // Another employee may lead the team by now.
  await sql`insert into team_members (client_id, team_id, employee_id, approver)
    select w.client_id, t.id, w.employee_id, (b ->> 'approver')::boolean and not exists (
      select from team_members l where l.client_id = w.client_id and l.team_id = t.id and l.approver)
    from bulk_rows w cross join jsonb_array_elements(w.teams_before) b
    join teams t on t.client_id = w.client_id and t.id = (b ->> 'id')::uuid where ${chosen}`.execute(tx)
}
