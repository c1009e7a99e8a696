import type { FeatureRoute } from '@ssp/feature-kit'
import { LayoutDashboard } from 'lucide-react'
import { titles } from './titles'

/** The routes of this package. Any signed-in user may open the dashboard; its blocks are authorised separately. */
export const dashboardRoutes: FeatureRoute[] = [
  {
    path: '/',
    lazy: async () => ({ Page: (await import('./dashboard/dashboard-page')).DashboardPage }),
    handle: {
      name: 'Dashboard',
      title: titles.dashboard,
      access: 'session',
      nav: { order: 0, label: titles.dashboard, icon: LayoutDashboard },
    },
  },
]
