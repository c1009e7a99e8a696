import { dashboardEmployeesQuery, dashboardStatsQuery, registrationsQuery } from '@ssp/api'
import { toApiDate, useApi, useCan, useClient, useHref, useLocale, useMessages, useNotify } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAttention } from '../attention/use-attention'
import { dashboardMessages } from '../messages'
import { appDetails, copyText } from '../model/app-details'
import { toBlock } from '../model/block'
import { lastDays, monthlySums, yearToDate } from '../model/months'
import { Dashboard } from './dashboard'

/** Days of the trend: the report counts up to 31 days by day. */
const TREND = 30

/** `/`: every block loads, fails and is authorised separately; a hidden block makes no call (decision 49). */
export function DashboardPage() {
  const api = useApi()
  const client = useClient()
  const can = useCan()
  const href = useHref()
  const locale = useLocale()
  const notify = useNotify()
  const messages = useMessages(dashboardMessages)
  const [seesEmployees, seesAnalytics, seesClient] = [can('EMPLOYEES_VIEW'), can('ANALYTICS_VIEW'), can('CLIENT_VIEW')]
  const [today] = useState(() => toApiDate(new Date()))
  const employees = useQuery({ ...dashboardEmployeesQuery(api), enabled: seesEmployees || seesAnalytics })
  const stats = useQuery({ ...dashboardStatsQuery(api, yearToDate(today)), enabled: seesAnalytics || seesClient })
  const registrations = useQuery({
    ...registrationsQuery(api, lastDays(today, TREND)),
    enabled: seesEmployees && seesAnalytics,
  })
  const attention = useAttention()
  const details = appDetails(client)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copyText(details, messages.app))
      notify.success(messages.app.copiedTitle, { text: messages.app.copiedText })
    } catch (error) {
      notify.error(error, { fallback: messages.app.copyFailed })
    }
  }
  const count = (status: 'registered' | 'unregistered') =>
    toBlock(employees, (response) => ({
      count: response[status],
      total:
        response.registered === undefined || response.unregistered === undefined
          ? undefined
          : response.registered + response.unregistered,
    }))
  const sums = (field: 'payslips' | 'logins') => toBlock(stats, (rows) => monthlySums(rows, field, today))

  return (
    <Dashboard
      details={details}
      onCopy={() => void copy()}
      attention={attention}
      registered={seesEmployees ? count('registered') : undefined}
      registrations={seesEmployees && seesAnalytics ? toBlock(registrations, ({ values }) => values) : undefined}
      unregistered={seesEmployees ? count('unregistered') : undefined}
      recent={seesAnalytics ? toBlock(employees, (response) => response.employees ?? []) : undefined}
      payslips={seesAnalytics ? sums('payslips') : undefined}
      logins={seesClient ? sums('logins') : undefined}
      employeesHref={(status) => href(`/employees?filter=status&filterVal=${status}`)}
      employeeHref={seesEmployees ? (id) => href(`/employees/${encodeURIComponent(id)}/info`) : undefined}
      messages={messages}
      locale={locale}
    />
  )
}
