import { nudgeWorker } from '../acknowledgements/nudge.job.ts'
import type { Handlers } from '../contract/handlers.ts'
import type { Deps } from '../deps.ts'
import type { JobWorker } from '../jobs/job.ts'
import { accessHandlers } from './access/access.handlers.ts'
import { accessExplainerHandlers } from './access-explainer/access-explainer.handlers.ts'
import { analyticsHandlers } from './analytics/analytics.handlers.ts'
import { usageHandlers } from './analytics/usage.handlers.ts'
import { drilldownsHandlers } from './analytics/drilldowns.handlers.ts'
import { reportsHandlers } from './analytics/reports.handlers.ts'
import { auditLogHandlers } from './audit-log/audit-log.handlers.ts'
import { authHandlers } from './auth/auth.handlers.ts'
import { linkCodeWorker } from './profile/link-code.job.ts'
import { resetCodeWorker } from './auth/reset-code.job.ts'
import { creationFormsHandlers } from './creation-forms/creation-forms.handlers.ts'
import { clientSettingsHandlers } from './client-settings/client-settings.handlers.ts'
import { employeeEmailsHandlers } from './employee-emails/employee-emails.handlers.ts'
import { sendEmailsWorker } from '../mailings/send-emails.job.ts'
import { documentAcknowledgementHandlers } from './documents/acknowledgement.handlers.ts'
import { documentsHandlers } from './documents/documents.handlers.ts'
import { employeeHandlers } from './employees/employee.handlers.ts'
import { bulkRunWorker } from './employee-bulk/bulk-job.ts'
import { employeeBulkHandlers } from './employee-bulk/bulk.handlers.ts'
import { employeesHandlers } from './employees/employees.handlers.ts'
import { employeePasswordResetWorker } from './employees/password-reset.job.ts'
import { errorLogHandlers } from './error-log/error-log.handlers.ts'
import { incidentsHandlers } from './incidents/incidents.handlers.ts'
import { dueIncidentsWorker, incidentReminderWorker } from './incidents/reminder.job.ts'
import { interactionsHandlers } from './interactions/interactions.handlers.ts'
import { archiveWorker } from './pay/archive.job.ts'
import { knowledgeHandlers } from './knowledge/knowledge.handlers.ts'
import { listViewsHandlers } from './list-views/list-views.handlers.ts'
import { marketingHandlers } from './marketing/marketing.handlers.ts'
import { newsHandlers } from './news/news.handlers.ts'
import { payHandlers } from './pay/pay.handlers.ts'
import { payrollWorker } from './payroll/payroll.job.ts'
import { payrollHandlers } from './payroll/payroll.handlers.ts'
import { platformHandlers } from './platform/platform.handlers.ts'
import { passwordHandlers } from './profile/password.handlers.ts'
import { queuesHandlers } from './queues/queues.handlers.ts'
import { profileHandlers } from './profile/profile.handlers.ts'
import { recognitionHandlers } from './recognition/recognition.handlers.ts'
import { rewardsHandlers } from './rewards/rewards.handlers.ts'
import { settleGiftsWorker } from './rewards/settle.job.ts'
import { announceShareWorker } from './secure-send/announce-share.job.ts'
import { searchHandlers } from './search/search.handlers.ts'
import { secureSendHandlers } from './secure-send/secure-send.handlers.ts'
import { sessionHandlers } from './session/session.handlers.ts'
import { sharedDocumentsHandlers } from './shared-documents/shared-documents.handlers.ts'
import { membersHandlers } from './teams/members.handlers.ts'
import { reminderWorker } from './surveys/reminder.job.ts'
import { surveysHandlers } from './surveys/surveys.handlers.ts'
import { teamsHandlers } from './teams/teams.handlers.ts'
import { themeHandlers } from './theme/theme.handlers.ts'
import { uploadHandlers } from './uploads/uploads.handlers.ts'
import { sendWelcomeWorker } from './welcome-email/send-welcome.job.ts'
import { welcomeEmailHandlers } from './welcome-email/welcome-email.handlers.ts'

/** Every module's handlers; the compiler and the server's start both notice a missing one. */
export function createHandlers(deps: Deps): Handlers {
  return {
    ...sessionHandlers(deps),
    ...authHandlers(deps),
    ...themeHandlers(deps),
    ...clientSettingsHandlers(deps),
    ...uploadHandlers(deps),
    ...platformHandlers(deps),
    ...passwordHandlers(deps),
    ...profileHandlers(deps),
    ...accessHandlers(deps),
    ...accessExplainerHandlers(deps),
    ...auditLogHandlers(deps),
    ...employeeHandlers(deps),
    ...employeesHandlers(deps),
    ...employeeEmailsHandlers(deps),
    ...employeeBulkHandlers(deps),
    ...interactionsHandlers(deps),
    ...analyticsHandlers(deps),
    ...usageHandlers(deps),
    ...drilldownsHandlers(deps),
    ...reportsHandlers(deps),
    ...surveysHandlers(deps),
    ...teamsHandlers(deps),
    ...membersHandlers(deps),
    ...documentsHandlers(deps),
    ...documentAcknowledgementHandlers(deps),
    ...payHandlers(deps),
    ...payrollHandlers(deps),
    ...welcomeEmailHandlers(deps),
    ...recognitionHandlers(deps),
    ...errorLogHandlers(deps),
    ...queuesHandlers(deps),
    ...searchHandlers(deps),
    ...listViewsHandlers(deps),
    ...incidentsHandlers(deps),
    ...rewardsHandlers(deps),
    ...knowledgeHandlers(deps),
    ...marketingHandlers(deps),
    ...creationFormsHandlers(deps),
    ...sharedDocumentsHandlers(deps),
    ...secureSendHandlers(deps),
    ...newsHandlers(deps),
  }
}

/** Every module's job workers. */
export const createWorkers = (deps: Deps): JobWorker[] => [
  resetCodeWorker(deps),
  linkCodeWorker(deps),
  employeePasswordResetWorker(deps),
  sendEmailsWorker(deps),
  archiveWorker(deps),
  payrollWorker(deps),
  sendWelcomeWorker(deps),
  reminderWorker(deps),
  announceShareWorker(deps),
  bulkRunWorker(deps),
  nudgeWorker(deps),
  settleGiftsWorker(deps),
  dueIncidentsWorker(deps),
  incidentReminderWorker(deps),
]
