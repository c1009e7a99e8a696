import type { Employee } from '@ssp/api'
import { avatarOf, useMessages } from '@ssp/feature-kit'
import { Avatar, Badge, PageHeader, Skeleton } from '@ssp/ui'
import { employeeMessages } from '../messages'
import { accountFacts, personalFacts } from '../model/facts'
import { displayName, untitledName } from '../model/person'
import { EmployeeFacts } from './employee-facts'
import { employeeDetailMessages } from './messages'
import * as styles from './employee-info.css'

/** Props of `EmployeeInfo`. */
export interface EmployeeInfoProps {
  /** Whose page it is. */
  employee: Employee
  /** Address of the employees list. */
  listHref: string
}

/** One employee, read only: who it is and what is known of the account. */
export function EmployeeInfo({ employee, listHref }: EmployeeInfoProps) {
  const messages = useMessages(employeeDetailMessages)
  const person = useMessages(employeeMessages)
  const name = displayName(employee, person.unnamed)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Avatar name={untitledName(employee, name)} src={avatarOf(employee.additionalData)} size="xl" />
        <PageHeader
          breadcrumbs={[{ label: messages.list, href: listHref }]}
          title={name}
          facts={
            <span className={styles.badges}>
              {employee.registeredDt ? (
                <Badge tone="success">{messages.registered}</Badge>
              ) : (
                <Badge tone="neutral">{messages.notRegistered}</Badge>
              )}
              {employee.deactivatedDt && <Badge tone="warning">{messages.deactivated}</Badge>}
            </span>
          }
        />
      </div>
      <div className={styles.panels}>
        <EmployeeFacts title={messages.sections.personal} facts={personalFacts(employee, messages, person)} />
        <EmployeeFacts title={messages.sections.account} facts={accountFacts(employee, messages)} />
      </div>
    </div>
  )
}

/** The page while it loads, in the measures of the real one. */
export function EmployeeInfoSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Skeleton shape="circle" width={64} />
        <Skeleton width="14rem" height="4rem" />
      </div>
      <div className={styles.panels}>
        <Skeleton shape="block" height="20rem" />
        <Skeleton shape="block" height="13rem" />
      </div>
    </div>
  )
}
