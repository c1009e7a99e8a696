import type { Employee } from '@ssp/api'
import { avatarOf } from '@ssp/feature-kit'
import { Avatar, Badge, PageHeader, Skeleton } from '@ssp/ui'
import { accountFacts, personalFacts } from '../model/facts'
import { displayName, untitledName } from '../model/person'
import { useWords } from '../use-words'
import { EmployeeFacts } from './employee-facts'
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
  const texts = useWords()
  const words = texts.detail
  const name = displayName(employee, words.unnamed)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Avatar name={untitledName(employee, name)} src={avatarOf(employee.additionalData)} size="xl" />
        <PageHeader
          breadcrumbs={[{ label: texts.list.title, href: listHref }]}
          title={name}
          facts={
            <span className={styles.badges}>
              {employee.registeredDt ? (
                <Badge tone="success">{words.registered}</Badge>
              ) : (
                <Badge tone="neutral">{words.notRegistered}</Badge>
              )}
              {employee.deactivatedDt && <Badge tone="warning">{words.deactivated}</Badge>}
            </span>
          }
        />
      </div>
      <div className={styles.panels}>
        <EmployeeFacts title={words.sections.personal} facts={personalFacts(employee, texts)} />
        <EmployeeFacts title={words.sections.account} facts={accountFacts(employee, texts)} />
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
