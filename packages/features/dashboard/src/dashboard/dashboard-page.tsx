import {
  dashboardEmployeesQuery,
  dashboardStatsQuery,
  incidentCountQuery,
  jobCountQuery,
  recognitionCountQuery,
} from '@ssp/api'
import { toApiDate, useApi, useCan, useClient, useHref, useLocale, useMessages, useNotify } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Waiting } from '../blocks/waiting-card'
import { dashboardMessages } from '../messages'
import { appDetails, copyText } from '../model/app-details'
import { toBlock } from '../model/block'
import { monthlySums, yearToDate } from '../model/months'
import { Dashboard } from './dashboard'

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
  const [seesIncidents, seesRecognition, seesPayroll] = [
    can('INCIDENTS_VIEW'),
    can('RECOGNITION_VIEW'),
    can('JOBS_VIEW'),
  ]
  const late = useQuery({ ...incidentCountQuery(api, { status: 'late' }), enabled: seesIncidents })
  const awaiting = useQuery({ ...recognitionCountQuery(api, { status: 'awaiting' }), enabled: seesRecognition })
  const unreviewed = useQuery({ ...jobCountQuery(api, { status: 'review' }), enabled: seesPayroll })
  const waiting: Waiting[] = [
    ...(seesRecognition
      ? [{ kind: 'recognitions' as const, query: awaiting, at: '/client/recognition?status=awaiting' }]
      : []),
    ...(seesIncidents ? [{ kind: 'incidents' as const, query: late, at: '/client/incidents?status=late' }] : []),
    ...(seesPayroll ? [{ kind: 'payroll' as const, query: unreviewed, at: '/client/jobs?status=review' }] : []),
  ].map(({ kind, query, at }) => ({ kind, block: toBlock(query, (total) => total), href: href(at) }))
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
      waiting={waiting}
      registered={seesEmployees ? count('registered') : undefined}
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
