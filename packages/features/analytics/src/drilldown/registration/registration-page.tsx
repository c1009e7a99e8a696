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

const COLUMNS = ['registered'] as const

/** Who has registered. The days narrow the chart alone (decision 21). */
export function RegistrationPage() {
  const report = useReport(titles.registration, DAYS.activity)
  const messages = useMessages(drilldownMessages)
  const columns = useEmployeeColumns(COLUMNS)
  const { period } = report
  const chart = useQuery(chartQuery(useApi(), 'getEmployeeRegistrationAnalytics', period))
  return (
    <DrilldownPage report={report} parent="activity">
      <ReportChart title={messages.registrationChart} chart={DOUGHNUT} height={SHARES_HEIGHT} query={chart} />
      <DrilldownList
        title={messages.employees}
        size={5}
        columns={columns}
        rowName={({ fullname }) => fullname}
        page={(api: SspApi, { search, page, limit }: PageArgs) =>
          registeredEmployeesQuery(api, { search, page, limit })
        }
      />
    </DrilldownPage>
  )
}
