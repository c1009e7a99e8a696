import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { accessIds, startAccessServer } from '../testing/access-fixture.ts'
import { setUpServer, setUpUser } from '../testing/set-up-server.ts'
import { untilBlocked } from '../testing/until-blocked.ts'
import { CONSTRAINTS } from '../modules/index.ts'

/** Unique constraints that no request violates: their keys are generated, or the statement has an `on conflict`. */
const INTERNAL = [
  'acknowledgement_audiences_once',
  'acknowledgement_audiences_pkey',
  'acknowledgement_nudges_pkey',
  'acknowledgement_requests_pkey',
  'acknowledgements_pkey',
  'audit_log_pkey',
  'bulk_rows_pkey',
  'bulk_runs_pkey',
  'client_images_pkey',
  'client_themes_pkey',
  'clients_identifier_key',
  'clients_pkey',
  'clients_subdomain_key',
  'creation_forms_pkey',
  'daily_stats_pkey',
  'deleted_teams_pkey',
  'document_associations_once',
  'document_statuses_pkey',
  'documents_key',
  'documents_pkey',
  'download_addresses_pkey',
  'email_attachments_file',
  'email_attachments_pkey',
  'employee_additional_data_pkey',
  'employee_counts_pkey',
  'employee_days_pkey',
  'employee_email_batches_pkey',
  'employee_emails_pkey',
  'employee_last_days_pkey',
  'employee_list_stamps_pkey',
  'error_events_pkey',
  'former_employee_teams_pkey',
  'former_employees_pkey',
  'former_records_pkey',
  'former_team_members_pkey',
  'idempotency_keys_pkey',
  'incident_account_conflicts_pkey',
  'incident_clocks_pkey',
  'incident_conflicts_pkey',
  'incident_declarations_pkey',
  'incident_events_pkey',
  'incident_form_versions_pkey',
  'incident_forms_pkey',
  'incident_images_pkey',
  'incident_note_versions_pkey',
  'incident_notes_pkey',
  'incident_reminders_pkey',
  'incidents_attempt',
  'incidents_pkey',
  'interactions_pkey',
  'knowledge_categories_pkey',
  'list_views_pkey',
  'login_attempts_pkey',
  'marketing_categories_pkey',
  'marketing_downloads_pkey',
  'news_readers_pkey',
  'objects_pkey',
  'otp_codes_pkey',
  'pay_archives_pkey',
  'pay_documents_file',
  'pay_documents_pkey',
  'payroll_items_document',
  'payroll_items_pkey',
  'payroll_jobs_number',
  'payroll_jobs_pkey',
  'payslips_file',
  'payslips_pkey',
  'platforms_domain_key',
  'platforms_pkey',
  'portal_events_pkey',
  'portal_visits_pkey',
  'policy_permissions_client_id_policy_id_permission_id_key',
  'rate_limits_pkey',
  'recognition_badges_pkey',
  'recognition_likes_pkey',
  'recognition_settings_once',
  'recognition_settings_pkey',
  'recognition_totals_pkey',
  'recognition_types_pkey',
  'recognitions_pkey',
  'refresh_tokens_pkey',
  'reset_grants_pkey',
  'reward_accounts_pkey',
  'reward_entries_once',
  'reward_entries_pkey',
  'rewards_code',
  'rewards_gift_key',
  'rewards_pkey',
  'role_policies_pkey',
  'sessions_pkey',
  'shared_document_scopes_client_id_user_id_target_scope_targe_key',
  'shared_documents_pkey',
  'survey_answer_counts_pkey',
  'survey_categories_pkey',
  'survey_members_pkey',
  'survey_reminders_pkey',
  'survey_respondents_pkey',
  'survey_responses_client_id_survey_id_employee_id_key',
  'survey_responses_pkey',
  'survey_settings_pkey',
  'survey_templates_client_id_reference_id_key',
  'survey_templates_pkey',
  'survey_totals_pkey',
  'survey_versions_pkey',
  'surveys_pkey',
  'team_members_pkey',
  'teams_pkey',
  'uploads_pkey',
  'usage_events_pkey',
  'user_employees_pkey',
  'user_permission_restrictions_key',
  'user_permissions_client_id_user_id_permission_id_key',
  'user_permissions_only_pkey',
  'user_scopes_default',
  'welcome_emails_pkey',
]

const server = setUpServer(startAccessServer)
const admin = setUpUser(server, 'admin')
const ids = accessIds('acme')

test('every unique constraint has a field, or no request violates it', async () => {
  const { rows } = await sql<{ name: string }>`select indexrelid::regclass::text as name from pg_index
    where indisunique and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
      and indrelid::regclass::text not like 'kysely%' order by 1`.execute(server.deps.database.kysely)
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...Object.keys(CONSTRAINTS), ...INTERNAL].toSorted())
})

const access = (method: 'POST' | 'PATCH', path: string, payload: object): InjectOptions => ({
  method,
  url: `/api/ssp/production/access/${admin.clientId}/${path}`,
  payload,
})
const role = (label: string) => access('POST', 'roles', { id: randomUUID(), label })
const rename = (id: string, label: string) => access('PATCH', 'roles', { id, label })
const policy = (label: string) => {
  const id = randomUUID()
  return access('POST', 'policies', { id, policy: [{ id, label }], permissions: [] })
}
const permission = (name: string) =>
  access('POST', 'permissions', [{ id: randomUUID(), group: 'race', name }] as object)
const group = (name: string) =>
  access(
    'POST',
    'permissions',
    ['CREATE', 'VIEW', 'UPDATE', 'DELETE'].map((verb) => ({
      id: randomUUID(),
      group: name.toLowerCase(),
      name: `${name}_${verb}`,
    })),
  )
const employee = (identifier: string): InjectOptions => ({
  method: 'POST',
  url: `/api/ssp/production/employees/${admin.clientId}?function=quickCreate`,
  payload: { clientId: admin.clientId, id: randomUUID(), surname: 'Race', identifier },
})

/** Two requests that cannot both succeed, and the field of the error. */
const RACES: Record<string, { both: () => [InjectOptions, InjectOptions]; field: string }> = {
  'two roles of one label': { both: () => [role('Night shift'), role('night shift')], field: 'label' },
  'two policies of one label': { both: () => [policy('Nights'), policy('Nights')], field: 'label' },
  'two permissions of one name': { both: () => [permission('RACE_ONE'), permission('RACE_ONE')], field: 'name' },
  'two groups of one name': { both: () => [group('RACES'), group('RACES')], field: 'group' },
  'two employees of one identifier': { both: () => [employee('R-1'), employee('R-1')], field: 'identifier' },
}

const outcome = async (requests: readonly InjectOptions[]) => {
  const responses = await Promise.all(requests.map((request) => admin.send(request)))
  const [won, lost] = responses.toSorted((a, b) => a.statusCode - b.statusCode)
  return { won: won?.statusCode, lost: lost?.json<{ code: string; fields?: Record<string, string> }>() }
}

describe('of two requests at once', () => {
  test.each(Object.entries(RACES))('%s: the loser gets 409 at the field', async (_name, { both, field }) => {
    const { won, lost } = await outcome(both())
    expect(won).toBe(201)
    expect(lost).toMatchObject({ code: 'conflict', fields: { [field]: expect.any(String) } })
  })

  test('that give two roles one label, the second gets 409 at the label', async () => {
    const other = randomUUID()
    expect((await admin.send(access('POST', 'roles', { id: other, label: 'Other' }))).statusCode).toBe(201)
    const { won, lost } = await outcome([rename(ids.ownRole, 'Twice'), rename(other, 'twice')])
    expect(won).toBe(200)
    expect(lost).toMatchObject({ code: 'conflict', fields: { label: 'A role with this name exists already.' } })
  })

  test('a request that has looked before the other one commits gets 409 at the field too', async () => {
    const inserted = Promise.withResolvers<void>()
    const row = { client_id: admin.clientId, id: randomUUID(), name: 'late', label: 'Late' }
    const holding = server.inSystem(async (tx) => {
      await tx.insertInto('roles').values(row).execute()
      inserted.resolve()
      await untilBlocked(server.deps.database, 2)
    })
    await inserted.promise
    expect(await outcome([role('Late'), rename(ids.ownRole, 'LATE')])).toMatchObject({
      won: 409,
      lost: { fields: { label: expect.any(String) } },
    })
    await holding
  })
})
