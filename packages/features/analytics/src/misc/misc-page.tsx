import { reportChartQuery } from '@ssp/api'
import { useApi, useMessages } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { BAR } from '../report/chart-type'
import { ReportChart } from '../report/report-chart'
import { ReportCharts, ReportPage } from '../report/report-page'
import { useReport } from '../report/use-report'
import { titles } from '../titles'
import { mergePhablets } from './merge-phablets'
import { miscMessages } from './messages'

/** Length of the default period in days (spec 4 section 9). */
const DAYS = 30

/** `/analytics/misc-analytics`: devices and brands used to visit the employee portal (R4-077 to R4-082). */
export function MiscPage() {
  const messages = useMessages(miscMessages)
  const api = useApi()
  const report = useReport(titles.misc, DAYS)
  const devices = useQuery(reportChartQuery(api, 'getDeviceUsageAnalytics', report.period))
  const brands = useQuery(reportChartQuery(api, 'getDeviceBrandsAnalytics', report.period))
  const merged = useMemo(() => devices.data && mergePhablets(devices.data), [devices.data])
  return (
    <ReportPage report={report} queries={[devices, brands]}>
      <ReportCharts>
        <ReportChart
          title={messages.devices}
          counts="devices"
          chart={BAR}
          series={messages.visits}
          query={{ ...devices, data: merged }}
        />
        <ReportChart title={messages.brands} counts="brands" chart={BAR} series={messages.visits} query={brands} />
      </ReportCharts>
    </ReportPage>
  )
}
