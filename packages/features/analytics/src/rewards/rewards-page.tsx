import { reportChartQuery } from '@ssp/api'
import { useApi, useMessages } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { BAR, DOUGHNUT } from '../report/chart-type'
import { ReportChart } from '../report/report-chart'
import { ReportCharts, ReportPage } from '../report/report-page'
import { useReport } from '../report/use-report'
import { titles } from '../titles'
import { rewardsMessages } from './messages'

/** Length of the default period in days (spec 4 section 9). */
const DAYS = 90

/** `/analytics/rewards-recognition-analytics`: recognition and gift cards given to employees (R4-090 to R4-100). */
export function RewardsPage() {
  const messages = useMessages(rewardsMessages)
  const api = useApi()
  const report = useReport(titles.rewards, DAYS)
  const { period } = report
  const recognition = useQuery(reportChartQuery(api, 'getRecognitionGivenAnalytics', period))
  const given = useQuery(reportChartQuery(api, 'getVouchersGivenAnalytics', period))
  const viewed = useQuery(reportChartQuery(api, 'getVouchersViewedAnalytics', period))
  const types = useQuery(reportChartQuery(api, 'getRecognitionTypesAnalytics', period))
  const { recognitions, vouchers } = messages
  return (
    <ReportPage report={report} queries={[recognition, given, viewed, types]} note={messages.note}>
      <ReportCharts>
        <ReportChart
          title={messages.recognition}
          counts="recognition"
          chart={BAR}
          switchable
          series={recognitions}
          query={recognition}
        />
        <ReportChart
          title={messages.given}
          counts="vouchersGiven"
          chart={BAR}
          switchable
          series={vouchers}
          query={given}
        />
        <ReportChart
          title={messages.viewed}
          counts="vouchersViewed"
          chart={BAR}
          switchable
          series={vouchers}
          query={viewed}
        />
        <ReportChart
          title={messages.types}
          counts="recognitionTypes"
          chart={DOUGHNUT}
          switchable
          series={recognitions}
          query={types}
        />
      </ReportCharts>
    </ReportPage>
  )
}
