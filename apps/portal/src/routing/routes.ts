import { accessExplainerRoutes } from '@ssp/access-explainer/routes'
import { accessRoutes } from '@ssp/access/routes'
import { auditLogRoutes } from '@ssp/audit-log/routes'
import { authRoutes } from '@ssp/auth/routes'
import { clientsRoutes } from '@ssp/clients/routes'
import { dashboardRoutes } from '@ssp/dashboard/routes'
import { employeesRoutes } from '@ssp/employees/routes'
import type { FeatureRoute } from '@ssp/feature-kit'
import { profileRoutes } from '@ssp/profile/routes'
import { teamsRoutes } from '@ssp/teams/routes'
import { messages } from '../messages'

/** Pages that belong to no feature. */
const pages: FeatureRoute[] = (
  [
    ['/403', 'forbidden', () => import('../pages/forbidden-page')],
    ['/401', 'unauthorised', () => import('../pages/unauthorised-page')],
    ['*', 'notFound', () => import('../pages/not-found-page')],
  ] as const
).map(([path, key, lazy]) => ({ path, lazy, handle: { name: key, title: messages[key].title, access: 'public' } }))

/** Nobody registers here: a signed-in person goes to the dashboard, a visitor finds nothing (spec 1 section 2.2, decision 14). */
const register: FeatureRoute = {
  path: '/register',
  lazy: () => import('../pages/not-found-page'),
  handle: { name: 'Register', title: messages.notFound.title, access: 'public' },
}

/** Every page of the portal. Fixed paths are matched before parameters, whatever their order here. */
export const routes: FeatureRoute[] = [
  ...dashboardRoutes,
  ...employeesRoutes,
  ...teamsRoutes,
  ...clientsRoutes,
  ...profileRoutes,
  ...accessRoutes,
  ...accessExplainerRoutes,
  ...auditLogRoutes,
  ...authRoutes,
  register,
  ...pages,
]
