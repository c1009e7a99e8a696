import type { FeatureRoute } from '@ssp/feature-kit'
import { ChartNoAxesColumn } from 'lucide-react'
import { SECTION } from './report/report-route'
import { titles } from './titles'

/** The section. Whoever may open it is sent on to its first report (spec 4 section 2.1, decision 2). */
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
export const analyticsRoutes: FeatureRoute[] = [section]
