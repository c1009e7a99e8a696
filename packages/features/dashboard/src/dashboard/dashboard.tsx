import type { DashboardEmployee } from '@ssp/api'
import { Card, ErrorBoundary, PageHeader } from '@ssp/ui'
import { lazy, Suspense } from 'react'
import { AttentionList } from '../attention/attention-list'
import type { Attention } from '../attention/use-attention'
import { AppDetailsCard } from '../blocks/app-details-card'
import { CountCard, type Count } from '../blocks/count-card'
import type { MonthlyChartProps } from '../blocks/monthly-chart'
import { MonthlyChartPlaceholder } from '../blocks/monthly-chart-placeholder'
import { RecentEmployees } from '../blocks/recent-employees'
import type { DashboardMessages } from '../messages'
import type { AppDetails } from '../model/app-details'
import type { Block } from '../model/block'
import * as styles from './dashboard.css'

// The chart libraries load while their figures are read.
const MonthlyChart = lazy(async () => ({ default: (await import('../blocks/monthly-chart')).MonthlyChart }))
// Loaded only for a client without employees.
const FirstSteps = lazy(async () => ({ default: (await import('../first-steps/first-steps')).FirstSteps }))

export interface DashboardProps {
  /** Address, version and codes of the client's app. */
  details: AppDetails
  /** Called when the copy button is clicked. */
  onCopy: () => void
  /** Records that need attention. Default: not rendered, as for a user who may open none of them. */
  attention?: Attention | undefined
  /** Registered employees. An omitted block is not rendered, because the user may not see it. */
  registered?: Block<Count> | undefined
  /** Number of registrations on each of the last 30 days. */
  registrations?: Block<readonly number[]> | undefined
  /** Employees that have not registered yet. */
  unregistered?: Block<Count> | undefined
  /** The employees created last, newest first. */
  recent?: Block<readonly DashboardEmployee[]> | undefined
  /** Payslips uploaded in each month since January. */
  payslips?: Block<readonly number[]> | undefined
  /** Sign-ins in each month since January. */
  logins?: Block<readonly number[]> | undefined
  /** Address of the employees of a status. */
  employeesHref: (status: 'registered' | 'unregistered') => string
  /** Address of an employee's detail; absent when the user may not open it. */
  employeeHref?: ((id: string) => string) | undefined
  /** Texts of the page. */
  messages: DashboardMessages
  /** Locale of dates and numbers, BCP 47. */
  locale: string
}

/** The first page of a client: app details for everyone, the rest by permission. */
export function Dashboard(props: DashboardProps) {
  const { details, onCopy, attention, registered, registrations, unregistered, recent, payslips, logins } = props
  const { employeesHref, messages, locale } = props
  const { counts } = messages
  return (
    <div className={styles.root}>
      <PageHeader title={messages.title} />
      {attention?.sees && (
        <Card title={messages.attention.title} className={styles.band}>
          <AttentionList attention={attention} />
        </Card>
      )}
      {registered?.state === 'ready' && registered.value.total === 0 && (
        <Suspense>
          <FirstSteps />
        </Suspense>
      )}
      <div data-held={attention?.isLoading || undefined} className={styles.columns}>
        {(registered || unregistered || payslips || logins) && (
          <div className={styles.column}>
            {(registered || unregistered) && (
              <div className={styles.figures}>
                {registered && (
                  <CountCard
                    title={counts.registered}
                    block={registered}
                    added={registrations}
                    href={employeesHref('registered')}
                    {...{ messages, locale }}
                  />
                )}
                {unregistered && (
                  <CountCard
                    title={counts.unregistered}
                    block={unregistered}
                    href={employeesHref('unregistered')}
                    {...{ messages, locale }}
                  />
                )}
              </div>
            )}
            {payslips && <LateChart kind="bar" {...messages.payslips} block={payslips} {...{ messages, locale }} />}
            {logins && <LateChart kind="line" {...messages.logins} block={logins} {...{ messages, locale }} />}
          </div>
        )}
        <div className={styles.column}>
          <AppDetailsCard details={details} messages={messages.app} onCopy={onCopy} />
          {recent && <RecentEmployees block={recent} hrefOf={props.employeeHref} messages={messages} />}
        </div>
      </div>
    </div>
  )
}

const LateChart = (props: MonthlyChartProps) => (
  <ErrorBoundary>
    <Suspense fallback={<MonthlyChartPlaceholder title={props.title} />}>
      <MonthlyChart {...props} />
    </Suspense>
  </ErrorBoundary>
)
