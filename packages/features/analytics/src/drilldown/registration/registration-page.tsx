import { chartQuery, registeredEmployeesQuery, type SspApi } from '@ssp/api'
import { useApi, useMessages, type PageArgs } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { DOUGHNUT } from '../../report/chart-type'
import { ReportChart } from '../../report/report-chart'
import { useReport } from '../../report/use-report'
import { titles } from '../../titles'
import { DrilldownList } from '../drilldown-list'
import { DAYS, DrilldownPage, SHARES_HEIGHT } from '../drilldown-page'
import { useEmployeeColumns } from '../employee-columns'
import { drilldownMessages } from '../messages'
import { useSegment } from '../use-segment'

const COLUMNS = ['registered'] as const

/** The employees created in the period, and which of them have registered: the list has the condition of the chart. */
export function RegistrationPage() {
  const report = useReport(titles.registration, DAYS.activity)
  const messages = useMessages(drilldownMessages)
  const columns = useEmployeeColumns(COLUMNS)
  const { period } = report
  const segment = useSegment(
    { registered: messages.registeredOnly, unregistered: messages.unregisteredOnly },
    messages.all,
  )
  const chart = useQuery(chartQuery(useApi(), 'getEmployeeRegistrationAnalytics', period))
  return (
    <DrilldownPage report={report} parent="activity">
      <ReportChart
        title={messages.registrationChart}
        counts="created"
        chart={DOUGHNUT}
        height={SHARES_HEIGHT}
        query={chart}
      />
      <DrilldownList
        title={messages.employees}
        size={5}
        segments={segment.segments}
        columns={columns}
        rowName={({ fullname }) => fullname}
        page={(api: SspApi, { search, page, limit }: PageArgs) =>
          registeredEmployeesQuery(api, {
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
