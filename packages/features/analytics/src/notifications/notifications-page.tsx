import { reportChartQuery } from '@ssp/api'
import { useApi, useMessages } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { BAR } from '../report/chart-type'
import { ReportChart } from '../report/report-chart'
import { ReportCharts, ReportPage } from '../report/report-page'
import { useReport } from '../report/use-report'
import { titles } from '../titles'
import { notificationsMessages } from './messages'

/** Length of the default period in days (spec 4 section 9). */
const DAYS = 90

/** `/analytics/notifications-marketing-analytics`: e-mails sent to employees (R4-083 to R4-089). */
export function NotificationsPage() {
  const messages = useMessages(notificationsMessages)
  const api = useApi()
  const report = useReport(titles.notifications, DAYS)
  const reminders = useQuery(reportChartQuery(api, 'getRemindersAnalytics', report.period))
  const welcome = useQuery(reportChartQuery(api, 'getWelcomeEmailAnalytics', report.period))
  return (
    <ReportPage report={report} queries={[reminders, welcome]} note={messages.note}>
      <ReportCharts>
        <ReportChart
          title={messages.reminders}
          counts="reminders"
          chart={BAR}
          switchable
          series={messages.sent}
          query={reminders}
        />
        <ReportChart
          title={messages.welcome}
          counts="welcome"
          chart={BAR}
          switchable
          series={messages.sent}
          query={welcome}
        />
      </ReportCharts>
    </ReportPage>
  )
}
