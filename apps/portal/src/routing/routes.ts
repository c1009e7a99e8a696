import { accessExplainerRoutes } from '@ssp/access-explainer/routes'
import { accessRoutes } from '@ssp/access/routes'
import { analyticsRoutes } from '@ssp/analytics/routes'
import { auditLogRoutes } from '@ssp/audit-log/routes'
import { clientSettingsRoutes } from '@ssp/client-settings/routes'
import { clientsRoutes } from '@ssp/clients/routes'
import { creationFormsRoutes } from '@ssp/creation-forms/routes'
import { dashboardRoutes } from '@ssp/dashboard/routes'
import { documentsRoutes } from '@ssp/documents/routes'
import { employeesRoutes } from '@ssp/employees/routes'
import { errorLogRoutes } from '@ssp/error-log/routes'
import type { FeatureRoute } from '@ssp/feature-kit'
import { incidentsRoutes } from '@ssp/incidents/routes'
import { knowledgeRoutes } from '@ssp/knowledge/routes'
import { payrollRoutes } from '@ssp/payroll/routes'
import { marketingRoutes } from '@ssp/marketing/routes'
import { newsRoutes } from '@ssp/news/routes'
import { profileRoutes } from '@ssp/profile/routes'
import { recognitionRoutes } from '@ssp/recognition/routes'
import { rewardsRoutes } from '@ssp/rewards/routes'
import { secureSendRoutes } from '@ssp/secure-send/routes'
import { surveysRoutes } from '@ssp/surveys/routes'
import { teamsRoutes } from '@ssp/teams/routes'
import { welcomeEmailRoutes } from '@ssp/welcome-email/routes'
import { Settings } from 'lucide-react'
import { portalMessages } from '../messages'

/** In English: `useTitle` translates titles and entries of the navigation. */
const { messages } = portalMessages

/** Pages that belong to no feature. */
const pages: FeatureRoute[] = (
  [
    ['/403', 'forbidden', () => import('../pages/forbidden-page')],
    ['/401', 'unauthorised', () => import('../pages/unauthorised-page')],
    ['*', 'notFound', () => import('../pages/not-found-page')],
  ] as const
).map(([path, key, lazy]) => ({ path, lazy, handle: { name: key, title: messages[key].title, access: 'public' } }))

/**
 * There is no registration: a signed-in user is redirected to the dashboard, and a visitor gets the not-found page (spec 1
 * section 2.2, decision 14).
 */
const register: FeatureRoute = {
  path: '/register',
  lazy: () => import('../pages/not-found-page'),
  handle: { name: 'Register', title: messages.notFound.title, access: 'public' },
}

/**
 * The section of the client's own pages. An account that may open none of them gets the 403 page (spec 3 section 2,
 * decision 1).
 */
const clientSection: FeatureRoute = {
  path: '/client',
  lazy: () => import('../pages/forbidden-page'),
  handle: {
    name: 'Client',
    title: messages.clientSection,
    access: 'session',
    nav: { order: 4, label: messages.clientSection, icon: Settings, section: true },
  },
}

/**
 * Every page of the portal except those of visitors. Fixed paths are matched before parameters, whatever their order here.
 */
export const routes: FeatureRoute[] = [
  ...dashboardRoutes,
  ...employeesRoutes,
  ...surveysRoutes,
  clientSection,
  ...clientSettingsRoutes,
  ...teamsRoutes,
  ...incidentsRoutes,
  ...recognitionRoutes,
  ...rewardsRoutes,
  ...documentsRoutes,
  ...payrollRoutes,
  ...welcomeEmailRoutes,
  ...marketingRoutes,
  ...secureSendRoutes,
  ...analyticsRoutes,
  ...knowledgeRoutes,
  ...newsRoutes,
  ...errorLogRoutes,
  ...creationFormsRoutes,
  ...clientsRoutes,
  ...profileRoutes,
  ...accessRoutes,
  ...accessExplainerRoutes,
  ...auditLogRoutes,
  register,
  ...pages,
]
