import { accessRoutes } from '@ssp/access/routes'
import { accessExplainerRoutes } from '@ssp/access-explainer/routes'
import { analyticsRoutes } from '@ssp/analytics/routes'
import { auditLogRoutes } from '@ssp/audit-log/routes'
import { authRoutes } from '@ssp/auth/routes'
import { clientSettingsRoutes } from '@ssp/client-settings/routes'
import { clientsRoutes } from '@ssp/clients/routes'
import { creationFormsRoutes } from '@ssp/creation-forms/routes'
import { dashboardRoutes } from '@ssp/dashboard/routes'
import { documentsRoutes } from '@ssp/documents/routes'
import { employeesRoutes } from '@ssp/employees/routes'
import { errorLogRoutes } from '@ssp/error-log/routes'
import { incidentsRoutes } from '@ssp/incidents/routes'
import { knowledgeRoutes } from '@ssp/knowledge/routes'
import { marketingRoutes } from '@ssp/marketing/routes'
import { newsRoutes } from '@ssp/news/routes'
import { payrollRoutes } from '@ssp/payroll/routes'
import { profileRoutes } from '@ssp/profile/routes'
import { recognitionRoutes } from '@ssp/recognition/routes'
import { rewardsRoutes } from '@ssp/rewards/routes'
import { secureSendRoutes } from '@ssp/secure-send/routes'
import { surveysRoutes } from '@ssp/surveys/routes'
import { teamsRoutes } from '@ssp/teams/routes'
import { welcomeEmailRoutes } from '@ssp/welcome-email/routes'
import type { FeatureRoute } from '@ssp/feature-kit'

/** The pages of every package: data, which a server component reads too. Fixed addresses are first, so that `:id` takes none of them. */
export const pages: FeatureRoute[] = [
  ...accessRoutes,
  ...accessExplainerRoutes,
  ...analyticsRoutes,
  ...auditLogRoutes,
  ...authRoutes,
  ...clientSettingsRoutes,
  ...clientsRoutes,
  ...creationFormsRoutes,
  ...dashboardRoutes,
  ...documentsRoutes,
  ...employeesRoutes,
  ...errorLogRoutes,
  ...incidentsRoutes,
  ...knowledgeRoutes,
  ...marketingRoutes,
  ...newsRoutes,
  ...payrollRoutes,
  ...profileRoutes,
  ...recognitionRoutes,
  ...rewardsRoutes,
  ...secureSendRoutes,
  ...surveysRoutes,
  ...teamsRoutes,
  ...welcomeEmailRoutes,
].toSorted((one, other) => one.path.split(':').length - other.path.split(':').length)
