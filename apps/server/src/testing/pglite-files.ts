/**
 * Test files that run on PGlite as well, because what they check depends on the driver. Globs below `apps/server`, by the
 * reason. All others run on PostgreSQL only: their statements are the same text there, and the security suite and the
 * journeys call every operation on PGlite.
 */
export const ON_PGLITE: Record<string, readonly string[]> = {
  'transactions, locks, retries, types, constraints, migrations, the catalogue': [
    'src/db/!(fair-use|pgbouncer|replica).test.ts',
    'scripts/schema-types.test.ts',
    'src/http/idempotency.test.ts',
    'src/session/one-time-codes.test.ts',
    'src/session/set-password.test.ts',
    'src/testing/reuse-database.test.ts',
  ],
  'the database on disk, and its start, stop and seed': [
    'src/main.test.ts',
    'src/seed/seed.test.ts',
    'src/setup/*.test.ts',
  ],
  'the journal of the security suite, which runs on PGlite': ['verify/world/journal.test.ts'],
  'the job queue, which has a backend of its own for PGlite': [
    'src/jobs/!(kept-failures).test.ts',
    'src/modules/auth/auth.test.ts',
    'src/modules/employee-bulk/bulk-apply.test.ts',
    'src/modules/payroll/payroll.test.ts',
    'src/modules/queues/queues.test.ts',
  ],
  'rows and stored files that change together': [
    'src/storage/quota.test.ts',
    'src/storage/storage-faults.test.ts',
    'src/storage/upload-socket.test.ts',
    'src/storage/uploads.test.ts',
  ],
  'text search, its extensions and the pages of a list': [
    'src/modules/documents/documents.test.ts',
    'src/modules/employees/employees.test.ts',
    'src/modules/knowledge/knowledge.test.ts',
    'src/modules/search/*.test.ts',
  ],
  'JSON, arrays, days and bytes as parameters and columns': [
    'src/modules/audit-log/audit-log.test.ts',
    'src/modules/creation-forms/creation-forms.test.ts',
    'src/modules/surveys/responses.test.ts',
    'src/people/email-address.test.ts',
  ],
  'plans of tables without statistics, which PGlite never collects': ['src/mailings/claims.test.ts'],
  'rules that triggers enforce': [
    'src/modules/analytics/removed-employees.test.ts',
    'src/modules/rewards/gifts.test.ts',
    'src/modules/rewards/ledger.test.ts',
  ],
}

/** Test files that use the driver themselves and run on PostgreSQL only, by the reason. */
export const ON_POSTGRES_ONLY: Record<string, readonly string[]> = {
  'Several transactions at once: PGlite has one connection, so none meets another.': [
    'src/db/fair-use.test.ts',
    'src/modules/rewards/gifts-under-fire.test.ts',
  ],
  'A replica, or a process beside the test, needs a server of PostgreSQL.': [
    'src/db/replica.test.ts',
    'src/tracing/tracing.test.ts',
  ],
  'The deletion of pg-boss runs over Kysely here; on PGlite the server gives it another adapter.': [
    'src/jobs/kept-failures.test.ts',
  ],
  "The dump is that of Debian's PostgreSQL.": ['operation/rehearse-restore.test.ts'],
  'PgBouncer is between the server and PostgreSQL.': ['src/db/pgbouncer.test.ts'],
  'It opens PGlite itself, in either project.': ['src/testing/seeded-data.test.ts'],
  'SQL prepares or reads rows for the test; the rules are those of the services.': [
    'src/http/reversible.test.ts',
    'src/modules/access/escalation.test.ts',
    'src/modules/client-settings/client-settings.test.ts',
    'src/modules/documents/acknowledgement.test.ts',
    'src/modules/employee-bulk/bulk-uses.test.ts',
    'src/modules/incidents/anonymity.test.ts',
    'src/modules/incidents/incidents.test.ts',
    'src/modules/rewards/rewards.test.ts',
    'src/modules/rewritten-reads.test.ts',
    'src/modules/session/session.test.ts',
    'src/modules/surveys/anonymity.test.ts',
    'src/modules/surveys/members-of-surveys.test.ts',
  ],
  'The bench compares databases of a server with many connections.': ['verify/scale/grow.test.ts'],
}
