import { activeEmployeesQuery, type SspApi } from '@ssp/api'
import { useApi, useMessages, type PageArgs } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { DOUGHNUT } from '../../report/chart-type'
import { ReportChart } from '../../report/report-chart'
import { useReport } from '../../report/use-report'
import { titles } from '../../titles'
import { DrilldownList } from '../drilldown-list'
import { DAYS, DrilldownPage } from '../drilldown-page'
import { useEmployeeColumns } from '../employee-columns'
import { drilldownMessages } from '../messages'
import { useSegment } from '../use-segment'

const COLUMNS = ['status', 'lastLogin', 'registeredAt'] as const
/** The first page, which the list reads too. */
const FIRST = { search: '', page: 0, limit: 5 }

/** The employees who were active in the period. */
export function ActivityPage() {
  const report = useReport(titles.activeEmployees, DAYS.activity)
  const messages = useMessages(drilldownMessages)
  const columns = useEmployeeColumns(COLUMNS)
  const { period } = report
  const segment = useSegment({ active: messages.active, inactive: messages.inactive }, messages.all)
  const chart = useQuery(activeEmployeesQuery(useApi(), { ...period, ...FIRST }))
  return (
    <DrilldownPage report={report} parent="activity">
      <ReportChart title={messages.activityChart} counts="activity" chart={DOUGHNUT} query={chart} />
      <DrilldownList
        title={messages.employees}
        size={5}
        segments={segment.segments}
        columns={columns}
        rowName={({ fullname }) => fullname}
        page={(api: SspApi, { search, page, limit }: PageArgs) =>
          activeEmployeesQuery(api, {
            ...period,
            search,
            page,
            limit,
            ...segment.query,
          })
        }
      />
    </DrilldownPage>
  )
}
