import type { Deps } from '../deps.ts'
import type { Handlers } from '../contract/handlers.ts'
import type { JobWorker } from '../jobs/job.ts'
import type { PurgeRule } from '../jobs/purge.ts'
import type { ServerModule } from '../server-module.ts'
import type { Buckets } from '../storage/bucket.ts'
import type { ExportSource } from '../storage/personal-addresses.ts'
import type { Constraints } from '../db/database-error.ts'
import { accessModule } from './access/access.module.ts'
import { accessExplainerModule } from './access-explainer/access-explainer.module.ts'
import { analyticsModule } from './analytics/analytics.module.ts'
import { auditLogModule } from './audit-log/audit-log.module.ts'
import { authModule } from './auth/auth.module.ts'
import { clientSettingsModule } from './client-settings/client-settings.module.ts'
import { creationFormsModule } from './creation-forms/creation-forms.module.ts'
import { documentsModule } from './documents/documents.module.ts'
import { employeeBulkModule } from './employee-bulk/employee-bulk.module.ts'
import { employeeEmailsModule } from './employee-emails/employee-emails.module.ts'
import { employeesModule } from './employees/employees.module.ts'
import { errorLogModule } from './error-log/error-log.module.ts'
import { incidentsModule } from './incidents/incidents.module.ts'
import { interactionsModule } from './interactions/interactions.module.ts'
import { knowledgeModule } from './knowledge/knowledge.module.ts'
import { listViewsModule } from './list-views/list-views.module.ts'
import { marketingModule } from './marketing/marketing.module.ts'
import { newsModule } from './news/news.module.ts'
import { payModule } from './pay/pay.module.ts'
import { payrollModule } from './payroll/payroll.module.ts'
import { platformModule } from './platform/platform.module.ts'
import { profileModule } from './profile/profile.module.ts'
import { queuesModule } from './queues/queues.module.ts'
import { recognitionModule } from './recognition/recognition.module.ts'
import { rewardsModule } from './rewards/rewards.module.ts'
import { searchModule } from './search/search.module.ts'
import { secureSendModule } from './secure-send/secure-send.module.ts'
import { sessionModule } from './session/session.module.ts'
import { sharedDocumentsModule } from './shared-documents/shared-documents.module.ts'
import { surveysModule } from './surveys/surveys.module.ts'
import { teamsModule } from './teams/teams.module.ts'
import { themeModule } from './theme/theme.module.ts'
import { uploadsModule } from './uploads/uploads.module.ts'
import { welcomeEmailModule } from './welcome-email/welcome-email.module.ts'

const ALL = [
  accessModule,
  accessExplainerModule,
  analyticsModule,
  auditLogModule,
  authModule,
  clientSettingsModule,
  creationFormsModule,
  documentsModule,
  employeeBulkModule,
  employeeEmailsModule,
  employeesModule,
  errorLogModule,
  incidentsModule,
  interactionsModule,
  knowledgeModule,
  listViewsModule,
  marketingModule,
  newsModule,
  payModule,
  payrollModule,
  platformModule,
  profileModule,
  queuesModule,
  recognitionModule,
  rewardsModule,
  searchModule,
  secureSendModule,
  sessionModule,
  sharedDocumentsModule,
  surveysModule,
  teamsModule,
  themeModule,
  uploadsModule,
  welcomeEmailModule,
] as const

/** Every module of the server. */
export const MODULES: readonly ServerModule[] = ALL

type Intersection<Union> = (Union extends unknown ? (of: Union) => void : never) extends (of: infer All) => void
  ? All
  : never

/** Every module's handlers; the compiler and the server's start both notice a missing one. */
export const createHandlers = (deps: Deps): Handlers =>
  Object.assign({}, ...ALL.map(({ handlers }) => handlers(deps))) as Intersection<
    ReturnType<(typeof ALL)[number]['handlers']>
  >

/** Every module's job workers. */
export const createWorkers = (deps: Deps): JobWorker[] =>
  MODULES.flatMap(({ workers = [] }) => workers.map((worker) => worker(deps)))

/** Files that are written while they are downloaded, by the name that their addresses have instead of a bucket. */
export const exportSources = (deps: Deps): Record<string, ExportSource> =>
  Object.assign({}, ...MODULES.map(({ exports }) => exports?.(deps)))

/** The allow-list of buckets. A key that the server would not have chosen matches none of the paths. */
export const BUCKETS: Buckets = new Map(
  MODULES.flatMap(({ buckets = [] }) => buckets.map((bucket) => [bucket.name, bucket])),
)

/** Rows that have served their purpose. */
export const PURGE_RULES: readonly PurgeRule[] = MODULES.flatMap(({ purge = [] }) => purge)

/** The problems for violations of unique constraints. A test compares the names with the database. */
export const CONSTRAINTS: Constraints = Object.assign({}, ...MODULES.map(({ constraints }) => constraints))
