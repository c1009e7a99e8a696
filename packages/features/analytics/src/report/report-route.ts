import type { FeatureRoute } from '@ssp/feature-kit'
import { ChartColumn } from 'lucide-react'

/** Permission for the pages of the section, including drill-downs (decision 3). */
const access = { permission: 'ANALYTICS_VIEW' }

/** Name of the parent route of the reports in the navigation. */
export const SECTION = 'Analytics'

/** The differences between the routes of reports. */
interface ReportRoute extends Pick<FeatureRoute, 'path' | 'lazy'> {
  /** Name of the route. */
  name: string
  title: string
  /** Position among the reports in the navigation. Default: none, for a drill-down. */
  order?: number
}

/** A page under `/analytics`. */
export const reportRoute = ({ path, lazy, name, title, order }: ReportRoute): FeatureRoute => ({
  path,
  lazy,
  handle: {
    name,
    title,
    access,
    ...(order !== undefined && { nav: { order, label: title, icon: ChartColumn, parent: SECTION } }),
  },
})
