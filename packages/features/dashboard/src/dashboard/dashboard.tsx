import type { DashboardEmployee } from '@ssp/api'
import { PageHeader } from '@ssp/ui'
import { AppDetailsCard } from '../blocks/app-details-card'
import { CountCard, type Count } from '../blocks/count-card'
import { MonthlyChart } from '../blocks/monthly-chart'
import { RecentEmployees } from '../blocks/recent-employees'
import { WaitingCard, type Waiting } from '../blocks/waiting-card'
import type { DashboardMessages } from '../messages'
import type { AppDetails } from '../model/app-details'
import type { Block } from '../model/block'
import * as styles from './dashboard.css'

export interface DashboardProps {
  details: AppDetails
  /** Called when the copy button is clicked. */
  onCopy: () => void
  /** What the user may see of what waits for a person. Default nothing. */
  waiting?: readonly Waiting[]
  /** An omitted block is not rendered, because the user may not see it. */
  registered?: Block<Count> | undefined
  unregistered?: Block<Count> | undefined
  recent?: Block<readonly DashboardEmployee[]> | undefined
  /** Sums per month from January on. */
  payslips?: Block<readonly number[]> | undefined
  logins?: Block<readonly number[]> | undefined
  /** Address of the employees of a status. */
  employeesHref: (status: 'registered' | 'unregistered') => string
  /** Address of an employee's detail; absent when the user may not open it. */
  employeeHref?: ((id: string) => string) | undefined
  messages: DashboardMessages
  /** Locale of dates and numbers, BCP 47. */
  locale: string
}

/** The first page of a client: app details for everybody, the rest by permission. */
export function Dashboard(props: DashboardProps) {
  const { details, onCopy, waiting = [], registered, unregistered, recent, payslips, logins } = props
  const { employeesHref, messages, locale } = props
  const { counts } = messages
  return (
    <div className={styles.root}>
      <PageHeader title={messages.title} />
      {waiting.length > 0 && <WaitingCard waiting={waiting} messages={messages} />}
      <div className={styles.top}>
        <AppDetailsCard details={details} messages={messages.app} onCopy={onCopy} />
        {registered && (
          <CountCard
            title={counts.registered}
            block={registered}
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
      {(payslips || logins || recent) && (
        <div className={styles.below} data-aside={recent && (payslips || logins) ? '' : undefined}>
          {(payslips || logins) && (
            <div className={styles.charts}>
              {payslips && (
                <MonthlyChart kind="bar" {...messages.payslips} block={payslips} {...{ messages, locale }} />
              )}
              {logins && <MonthlyChart kind="line" {...messages.logins} block={logins} {...{ messages, locale }} />}
            </div>
          )}
          {recent && <RecentEmployees block={recent} hrefOf={props.employeeHref} messages={messages} />}
        </div>
      )}
    </div>
  )
}
