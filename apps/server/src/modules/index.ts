import type { Handlers } from '../contract/handlers.ts'
import type { Deps } from '../deps.ts'
import type { JobWorker } from '../jobs/job.ts'
import { accessHandlers } from './access/access.handlers.ts'
import { accessExplainerHandlers } from './access-explainer/access-explainer.handlers.ts'
import { analyticsHandlers } from './analytics/analytics.handlers.ts'
import { auditLogHandlers } from './audit-log/audit-log.handlers.ts'
import { authHandlers } from './auth/auth.handlers.ts'
import { resetCodeWorker } from './auth/reset-code.job.ts'
import { employeesHandlers } from './employees/employees.handlers.ts'
import { platformHandlers } from './platform/platform.handlers.ts'
import { passwordHandlers } from './profile/password.handlers.ts'
import { profileHandlers } from './profile/profile.handlers.ts'
import { sessionHandlers } from './session/session.handlers.ts'
import { sharedDocumentsHandlers } from './shared-documents/shared-documents.handlers.ts'
import { teamsHandlers } from './teams/teams.handlers.ts'
import { themeHandlers } from './theme/theme.handlers.ts'
import { uploadHandlers } from './uploads/uploads.handlers.ts'

/** Every module's handlers; the compiler and the server's start both notice a missing one. */
export function createHandlers(deps: Deps): Handlers {
  return {
    ...sessionHandlers(deps),
    ...authHandlers(deps),
    ...themeHandlers(deps),
    ...uploadHandlers(deps),
    ...platformHandlers(deps),
    ...passwordHandlers(deps),
    ...profileHandlers(deps),
    ...accessHandlers(deps),
    ...accessExplainerHandlers(deps),
    ...auditLogHandlers(deps),
    ...employeesHandlers(deps),
    ...analyticsHandlers(deps),
    ...teamsHandlers(deps),
    ...sharedDocumentsHandlers(deps),
  }
}

/** Every module's job workers. */
export const createWorkers = (deps: Deps): JobWorker[] => [resetCodeWorker(deps)]
