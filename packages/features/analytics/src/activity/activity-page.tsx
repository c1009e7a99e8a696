import {
  ApiError,
  chartQuery,
  deactivatedEmployeesQuery,
  newsReadQuery,
  registrationsQuery,
  reportChartQuery,
  tilesQuery,
} from '@ssp/api'
import { useApi, useLocation, useMessages, useNavigate } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { BAR, DOUGHNUT } from '../report/chart-type'
import { withPeriod } from '../report/period'
import { ReportChart } from '../report/report-chart'
import { ReportCharts, ReportPage } from '../report/report-page'
import { useReport } from '../report/use-report'
import { titles } from '../titles'
import { activityMessages } from './messages'
import { articleAt } from './tile-charts'
import { TileReports } from './tile-reports'

/** Length of the default period in days (spec 4 section 9). */
const DAYS = 30
/** Address of the page, the prefix of its drill-downs. */
const PATH = '/analytics/portal-activity-analytics'

/** Whether a server lacks an operation: the registrations are an extension. */
const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404

/** `/analytics/portal-activity-analytics`: the actions of employees in their portal (R4-113 to R4-130). */
export function ActivityPage() {
  const messages = useMessages(activityMessages)
  const api = useApi()
  const navigate = useNavigate()
  const { search } = useLocation()
  const report = useReport(titles.activity, DAYS)
  const { period } = report
  const tiles = useQuery(tilesQuery(api, period))
  const discounts = useQuery(chartQuery(api, 'getDiscountVisitsAnalytics', period))
  const wellbeing = useQuery(chartQuery(api, 'getWellbeingVisitsAnalytics', period))
  const news = useQuery(newsReadQuery(api, period))
  const registration = useQuery(chartQuery(api, 'getEmployeeRegistrationAnalytics', period))
  const registrations = useQuery(registrationsQuery(api, period))
  const activity = useQuery(reportChartQuery(api, 'getEmployeeActivityAnalytics', period))
  // The rows of its list are not shown here; one is the minimum.
  const deactivated = useQuery(deactivatedEmployeesQuery(api, { ...period, page: 0, limit: 1, search: '' }))
  const documents = useQuery(chartQuery(api, 'getDocumentStorageVisitsAnalytics', period))
  const article = (index: number) => articleAt(news.data?.additional, index)
  const { visits, readers, employees, accounts } = messages
  return (
    <ReportPage
      report={report}
      queries={[tiles, discounts, wellbeing, news, registration, registrations, activity, deactivated, documents]}
    >
      <TileReports query={tiles} pathOf={(tile) => `${PATH}/tile/${encodeURIComponent(tile)}`} />
      <ReportCharts>
        <ReportChart title={messages.discounts} counts="discounts" chart="line" series={visits} query={discounts} />
        <ReportChart title={messages.wellbeing} counts="wellbeing" chart="line" series={visits} query={wellbeing} />
        <ReportChart
          title={messages.news}
          counts="news"
          chart={BAR}
          series={readers}
          query={news}
          hint={messages.newsHint}
          canPick={(index) => article(index) !== undefined}
          onPick={(index) => navigate(withPeriod(`${PATH}/news/${encodeURIComponent(article(index) ?? '')}`, search))}
        />
        <ReportChart
          title={messages.deactivated}
          counts="deactivated"
          chart={BAR}
          series={accounts}
          query={deactivated}
          to={`${PATH}/deactivated`}
        />
        <ReportChart
          title={messages.registration}
          counts="created"
          chart={DOUGHNUT}
          series={employees}
          query={registration}
          to={`${PATH}/registered-vs-unregistered`}
        />
        {!isUnknown(registrations.error) && (
          <ReportChart
            title={messages.registrations}
            counts="registrations"
            chart={BAR}
            series={employees}
            query={registrations}
          />
        )}
        <ReportChart
          title={messages.activity}
          counts="activity"
          chart={DOUGHNUT}
          series={employees}
          query={activity}
          to={`${PATH}/active-vs-inactive`}
        />
        <ReportChart
          title={messages.documents}
          counts="storageVisitors"
          chart="line"
          series={visits}
          query={documents}
          to={`${PATH}/doc-storage`}
        />
      </ReportCharts>
    </ReportPage>
  )
}
