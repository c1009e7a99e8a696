/**
 * What the names of `x-ssp-affects` mean: the tables of each kind of record. The first table holds the record, the others
 * its parts, which have a foreign key to it.
 */
export const TABLES_OF_KIND: Readonly<Record<string, readonly [string, ...string[]]>> = {
  // Access
  accounts: ['users'],
  'account-permissions': ['user_permissions'],
  'account-restrictions': ['user_permission_restrictions', 'user_permissions_only'],
  'account-clients': ['user_scopes'],
  'account-employees': ['user_employees'],
  sessions: ['sessions', 'refresh_tokens'],
  codes: ['otp_codes', 'reset_grants'],
  attempts: ['login_attempts', 'rate_limits'],
  roles: ['roles'],
  'role-policies': ['role_policies'],
  policies: ['policies'],
  'policy-permissions': ['policy_permissions'],
  permissions: ['permissions'],
  'list-views': ['list_views'],
  // Client
  client: ['clients', 'client_images'],
  platform: ['platforms'],
  theme: ['client_themes'],
  'creation-forms': ['creation_forms'],
  // People
  employees: ['employees', 'employee_additional_data'],
  'employee-log': ['interactions'],
  'employee-merges': ['employee_merges'],
  'employee-imports': ['bulk_runs', 'bulk_rows'],
  'employee-mails': ['employee_email_batches', 'employee_emails', 'welcome_emails', 'email_attachments'],
  teams: ['teams'],
  'team-members': ['team_members'],
  'former-teams': ['deleted_teams', 'former_team_members'],
  // Documents and pay
  documents: ['documents'],
  'document-audience': ['document_associations'],
  'document-views': ['document_statuses'],
  'acknowledgement-requests': ['acknowledgement_requests', 'acknowledgement_audiences', 'acknowledgement_nudges'],
  acknowledgements: ['acknowledgements'],
  'shared-documents': ['shared_documents'],
  'shared-document-access': ['shared_document_scopes'],
  payslips: ['payslips'],
  'pay-documents': ['pay_documents'],
  'pay-archives': ['pay_archives'],
  'payroll-uploads': ['payroll_jobs'],
  'payroll-documents': ['payroll_items'],
  // Surveys, incidents, recognition, rewards
  surveys: ['surveys', 'survey_versions', 'survey_totals', 'survey_answer_counts', 'survey_members'],
  'survey-responses': ['survey_responses', 'survey_respondents'],
  'survey-reminders': ['survey_reminders'],
  'survey-categories': ['survey_categories'],
  'survey-templates': ['survey_templates'],
  'survey-settings': ['survey_settings'],
  incidents: ['incidents', 'incident_conflicts', 'incident_account_conflicts', 'incident_images', 'incident_reminders'],
  'incident-declarations': ['incident_declarations'],
  'incident-log': ['incident_events'],
  'incident-notes': ['incident_notes', 'incident_note_versions'],
  'incident-form': ['incident_forms', 'incident_form_versions'],
  'incident-settings': ['incident_clocks'],
  recognitions: ['recognitions', 'recognition_totals'],
  'recognition-likes': ['recognition_likes'],
  'recognition-types': ['recognition_types'],
  'recognition-badges': ['recognition_badges'],
  'recognition-settings': ['recognition_settings'],
  rewards: ['rewards'],
  'reward-ledger': ['reward_accounts', 'reward_entries'],
  // Articles and files
  news: ['news_articles'],
  'news-readers': ['news_readers'],
  'knowledge-articles': ['knowledge_articles', 'knowledge_images'],
  'knowledge-categories': ['knowledge_categories'],
  'marketing-categories': ['marketing_categories'],
  'marketing-files': ['marketing_files'],
  'marketing-downloads': ['marketing_downloads'],
  files: ['objects'],
  uploads: ['uploads'],
  // Figures and logs
  counts: ['employee_counts', 'employee_list_stamps', 'daily_stats'],
  activity: [
    'portal_events',
    'portal_visits',
    'usage_events',
    'employee_days',
    'employee_last_days',
    'former_employees',
    'former_employee_teams',
    'former_records',
  ],
}

/** Tables that hold no records of a client: what each request may leave, and what belongs to the server. */
const BOOKKEEPING: ReadonlySet<string> = new Set([
  'idempotency_keys',
  'download_addresses',
  'error_events',
  'kysely_migration',
])

const kinds = new Map(Object.entries(TABLES_OF_KIND).flatMap(([kind, tables]) => tables.map((table) => [table, kind])))

/** The kind of the rows of a table; undefined for bookkeeping. */
export const kindOfTable = (table: string): string | undefined =>
  BOOKKEEPING.has(table) ? undefined : (kinds.get(table) ?? table)

/** What an operation does to other records. */
export type Verb = 'adds' | 'changes' | 'removes'

/** Names that `x-ssp-affects` may have. No operation changes the audit log, and each may add to it. */
export const EFFECTS: ReadonlySet<string> = new Set(
  Object.keys(TABLES_OF_KIND).flatMap((kind) => [`adds ${kind}`, `changes ${kind}`, `removes ${kind}`]),
)
