import { deactivatedEmployeesQuery, type SspApi } from '@ssp/api'
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

const NO_CHART = { labels: [], values: [] }
const COLUMNS = ['deactivatedAt', 'registeredAt'] as const
/** The first page, which the list reads too. */
const FIRST = { search: '', page: 0, limit: 5 }

/** The accounts deactivated in the period, compared with those in use (decision 25). */
export function DeactivatedPage() {
  const report = useReport(titles.deactivated, DAYS.activity)
  const messages = useMessages(drilldownMessages)
  const columns = useEmployeeColumns(COLUMNS)
  const { period } = report
  const first = useQuery(deactivatedEmployeesQuery(useApi(), { ...period, ...FIRST }))
  const shares = first.data &&
    first.data.labels.length > 0 && {
      labels: [messages.deactivated, messages.active],
      values: [first.data.values.reduce((sum, value) => sum + value, 0), first.data.active],
    }
  return (
    <DrilldownPage report={report} parent="activity">
      <ReportChart
        title={messages.deactivatedChart}
        counts="deactivatedShare"
        chart={DOUGHNUT}
        height={SHARES_HEIGHT}
        query={{ ...first, data: first.data && (shares || NO_CHART) }}
      />
      <DrilldownList
        title={messages.employees}
        size={5}
        former={first.data?.former}
        columns={columns}
        rowName={({ fullname }) => fullname}
        page={(api: SspApi, { search, page, limit }: PageArgs) =>
          deactivatedEmployeesQuery(api, { ...period, search, page, limit })
        }
      />
    </DrilldownPage>
  )
}
