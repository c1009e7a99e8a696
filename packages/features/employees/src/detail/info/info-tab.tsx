import { useMessages } from '@ssp/feature-kit'
import { employeeMessages } from '../../messages'
import { accountFacts, personalFacts } from '../../model/facts'
import { EmployeeFacts } from './employee-facts'
import { employeeDetailMessages } from '../messages'
import type { EmployeeTabProps } from '../tab-props'
import { MergeList } from './merge-list'
import * as styles from './info-tab.css'
import { useUnmerge } from './use-unmerge'

/** The data of the person and the account. */
export function InfoTab({ employee, merger, merged }: EmployeeTabProps) {
  const messages = useMessages(employeeDetailMessages)
  const person = useMessages(employeeMessages)
  return (
    <div className={styles.columns}>
      <EmployeeFacts title={messages.sections.personal} facts={personalFacts(employee, messages, person)} />
      <div className={styles.side}>
        <EmployeeFacts quiet title={messages.sections.account} facts={accountFacts(employee, messages)} />
        <MergeList title={messages.merger} links={merger} unmerge={useUnmerge()} />
        <MergeList title={messages.merged} links={merged} unmerge={useUnmerge()} />
      </div>
    </div>
  )
}
