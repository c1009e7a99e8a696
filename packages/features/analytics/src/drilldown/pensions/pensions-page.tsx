import { payrollChartQuery } from '@ssp/api'
import { useApi, useMessages } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { ReportChart } from '../../report/report-chart'
import { useReport } from '../../report/use-report'
import { titles } from '../../titles'
import { DAYS, DrilldownPage } from '../drilldown-page'
import { InteractionList } from '../interaction-list'
import { drilldownMessages } from '../messages'
import { useFormer } from '../use-former'

/** Visitors of the pension page, with the times of their visits. */
export function PensionsPage() {
  const report = useReport(titles.pensions, DAYS.payroll)
  const messages = useMessages(drilldownMessages)
  const { period } = report
  const former = useFormer('pensions', period)
  const chart = useQuery(payrollChartQuery(useApi(), 'getPensionVisitsAnalytics', period))
  return (
    <DrilldownPage report={report} parent="payroll">
      <ReportChart title={messages.pensionsVisited} counts="pensions" chart="line" query={chart} />
      <InteractionList title={messages.pensionRows} of="pensions" period={period} former={former} />
    </DrilldownPage>
  )
}
