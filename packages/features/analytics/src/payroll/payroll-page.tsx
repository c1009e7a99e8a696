import { chartQuery, paydocStatsQuery, payrollChartQuery, payslipStatsQuery } from '@ssp/api'
import { useApi, useMessages } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { DAYS, PARENTS } from '../drilldown/drilldown-page'
import { inPeriod } from '../drilldown/in-period'
import { Figures } from '../figures/figures'
import { BAR } from '../report/chart-type'
import { ReportChart } from '../report/report-chart'
import { ReportCharts, ReportPage } from '../report/report-page'
import { useReport } from '../report/use-report'
import { titles } from '../titles'
import { payrollMessages } from './messages'

const NO_CHART = { labels: [], values: [] }
const NO_PAYSLIPS = { stat_payslips: 0, stat_payslip_downloads: 0 }
const NO_DOCUMENTS = { stat_pay_document_uploads: 0, stat_pay_document_downloads: 0 }

/** Payslips, pay documents and pensions: what was uploaded, and what employees opened. */
export function PayrollPage() {
  const report = useReport(titles.payroll, DAYS.payroll)
  const messages = useMessages(payrollMessages)
  const api = useApi()
  const { period } = report
  const payslips = useQuery(inPeriod(period, payslipStatsQuery(api, period), NO_PAYSLIPS))
  const documents = useQuery(inPeriod(period, paydocStatsQuery(api, period), NO_DOCUMENTS))
  const payslipChart = useQuery(inPeriod(period, chartQuery(api, 'getPayslipsUploadedAnalytics', period), NO_CHART))
  const chart = (name: Parameters<typeof payrollChartQuery>[1]) =>
    inPeriod(period, payrollChartQuery(api, name, period), NO_CHART)
  const pensions = useQuery(chart('getPensionVisitsAnalytics'))
  const uploads = useQuery(chart('getPaydocumentTypesUploadsAnalytics'))
  const downloads = useQuery(chart('getPaydocumentTypesDownloadsAnalytics'))
  return (
    <ReportPage report={report} queries={[payslips, documents, payslipChart, pensions, uploads, downloads]}>
      <ReportCharts>
        <Figures
          title={messages.payslips}
          to={`${PARENTS.payroll}/payslip-uploads-vs-downloads`}
          query={payslips}
          figures={[
            { label: messages.uploaded, value: (stats) => stats.stat_payslips },
            { label: messages.views, value: (stats) => stats.stat_payslip_downloads },
          ]}
        />
        <Figures
          title={messages.payDocuments}
          to={`${PARENTS.payroll}/paydoc-uploads-vs-downloads`}
          query={documents}
          figures={[
            { label: messages.uploaded, value: (stats) => stats.stat_pay_document_uploads },
            { label: messages.downloaded, value: (stats) => stats.stat_pay_document_downloads },
          ]}
        />
        <ReportChart
          title={messages.payslipsUploaded}
          chart="line"
          query={payslipChart}
          to={`${PARENTS.payroll}/payruns`}
        />
        <ReportChart
          title={messages.pensionVisitors}
          chart="line"
          query={pensions}
          to={`${PARENTS.payroll}/pensions`}
        />
        <ReportChart title={messages.documentsUploaded} chart={BAR} query={uploads} />
        <ReportChart title={messages.documentsDownloaded} chart={BAR} query={downloads} />
      </ReportCharts>
    </ReportPage>
  )
}
