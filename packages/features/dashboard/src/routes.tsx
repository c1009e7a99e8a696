import type { FeatureRoute } from '@ssp/feature-kit'
import { LayoutDashboard } from 'lucide-react'
import { dashboardMessages } from './messages'

/** The routes of this package. Any signed-in user may open the dashboard; its blocks are guarded one by one. */
export const dashboardRoutes: FeatureRoute[] = [
  {
    path: '/',
    lazy: async () => ({ Page: (await import('./dashboard/dashboard-page')).DashboardPage }),
    handle: {
      name: 'Dashboard',
      title: dashboardMessages.title,
      access: 'session',
      nav: { order: 0, label: dashboardMessages.title, icon: LayoutDashboard },
    },
  },
]
