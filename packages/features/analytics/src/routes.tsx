import type { FeatureRoute } from '@ssp/feature-kit'
import { ChartNoAxesColumn } from 'lucide-react'
import { drilldownRoutes } from './drilldown/routes'
import { reportRoute, SECTION } from './report/report-route'
import { titles } from './titles'

/** The section. It redirects an account that may open it to its first report (spec 4 section 2.1, decision 2). */
const section: FeatureRoute = {
  path: '/analytics',
  lazy: async () => ({ Page: (await import('./section-page')).SectionPage }),
  handle: {
    name: SECTION,
    title: titles.section,
    access: { permission: 'ANALYTICS_VIEW' },
    nav: { order: 4, label: titles.section, icon: ChartNoAxesColumn, section: true },
  },
}

/** The pages of the feature, as the host mounts them (spec 4 section 2). */
export const analyticsRoutes: FeatureRoute[] = [
  section,
  reportRoute({
    path: '/analytics/client-daily-analytics',
    lazy: async () => ({ Page: (await import('./daily/daily-page')).DailyPage }),
    name: 'ClientDailyAnalytics',
    title: titles.daily,
    order: 1,
  }),
  reportRoute({
    path: '/analytics/payroll-pensions-analytics',
    lazy: async () => ({ Page: (await import('./payroll/payroll-page')).PayrollPage }),
    name: 'PayrollPensionsAnalytics',
    title: titles.payroll,
    order: 2,
  }),
  reportRoute({
    path: '/analytics/rewards-recognition-analytics',
    lazy: async () => ({ Page: (await import('./rewards/rewards-page')).RewardsPage }),
    name: 'RewardsRecognitionAnalytics',
    title: titles.rewards,
    order: 3,
  }),
  reportRoute({
    path: '/analytics/notifications-marketing-analytics',
    lazy: async () => ({ Page: (await import('./notifications/notifications-page')).NotificationsPage }),
    name: 'NotificationsMarketingAnalytics',
    title: titles.notifications,
    order: 4,
  }),
  reportRoute({
    path: '/analytics/misc-analytics',
    lazy: async () => ({ Page: (await import('./misc/misc-page')).MiscPage }),
    name: 'MiscAnalytics',
    title: titles.misc,
    order: 5,
  }),
  reportRoute({
    path: '/analytics/portal-activity-analytics',
    lazy: async () => ({ Page: (await import('./activity/activity-page')).ActivityPage }),
    name: 'PortalActivityAnalytics',
    title: titles.activity,
    order: 6,
  }),
  ...drilldownRoutes,
]
