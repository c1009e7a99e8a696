import { chartQuery, paydocStatsQuery, payrollChartQuery, payslipStatsQuery } from '@ssp/api'
import { useApi, useMessages } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { DAYS, PARENTS } from '../drilldown/drilldown-page'
import { Figures } from '../figures/figures'
import { BAR } from '../report/chart-type'
import { ReportChart } from '../report/report-chart'
import { ReportCharts, ReportPage } from '../report/report-page'
import { useReport } from '../report/use-report'
import { titles } from '../titles'
import { payrollMessages } from './messages'

/** Payslips, pay documents and pensions: uploads, and views by employees. */
export function PayrollPage() {
  const report = useReport(titles.payroll, DAYS.payroll)
  const messages = useMessages(payrollMessages)
  const api = useApi()
  const { period } = report
  const payslips = useQuery(payslipStatsQuery(api, period))
  const documents = useQuery(paydocStatsQuery(api, period))
  const payslipChart = useQuery(chartQuery(api, 'getPayslipsUploadedAnalytics', period))
  const chart = (name: Parameters<typeof payrollChartQuery>[1]) => payrollChartQuery(api, name, period)
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
            { label: messages.views, value: (stats) => stats.stat_payslip_downloads, ofSingle: true },
          ]}
        />
        <Figures
          title={messages.payDocuments}
          to={`${PARENTS.payroll}/paydoc-uploads-vs-downloads`}
          query={documents}
          figures={[
            { label: messages.uploaded, value: (stats) => stats.stat_pay_document_uploads },
            { label: messages.downloaded, value: (stats) => stats.stat_pay_document_downloads, ofSingle: true },
          ]}
        />
        <ReportChart
          title={messages.payslipsUploaded}
          counts="payslipsUploaded"
          chart="line"
          query={payslipChart}
          to={`${PARENTS.payroll}/payruns`}
        />
        <ReportChart
          title={messages.pensionVisitors}
          counts="pensions"
          chart="line"
          query={pensions}
          to={`${PARENTS.payroll}/pensions`}
        />
        <ReportChart title={messages.documentsUploaded} counts="payDocumentsUploaded" chart={BAR} query={uploads} />
        <ReportChart
          title={messages.documentsDownloaded}
          counts="payDocumentsDownloaded"
          chart={BAR}
          query={downloads}
        />
      </ReportCharts>
    </ReportPage>
  )
}
