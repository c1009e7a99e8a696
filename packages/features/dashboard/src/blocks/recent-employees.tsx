import type { DashboardEmployee } from '@ssp/api'
import { avatarOf, formatDate, fullName, ViewLink } from '@ssp/feature-kit'
import { Avatar, Card, Loading, Skeleton } from '@ssp/ui'
import type { DashboardMessages } from '../messages'
import type { Block } from '../model/block'
import { BlockError } from './block-error'
import * as styles from './recent-employees.css'

export interface RecentEmployeesProps {
  /** Newest first, in the server's order. */
  block: Block<readonly DashboardEmployee[]>
  /** Address of an employee's detail; absent when the user may not open it. */
  hrefOf: ((id: string) => string) | undefined
  messages: DashboardMessages
}

/** Recently registered employees with links to their details. */
export function RecentEmployees({ block, hrefOf, messages }: RecentEmployeesProps) {
  const { recent } = messages
  return (
    <Card title={recent.title} className={styles.root}>
      {block.state === 'loading' && <Waiting />}
      {block.state === 'failed' && <BlockError failure={block.failure} messages={messages} />}
      {block.state === 'ready' && block.value.length === 0 && <p className={styles.empty}>{recent.empty}</p>}
      {block.state === 'ready' && block.value.length > 0 && (
        <ul className={styles.list}>
          {block.value.map((employee) => {
            const name = fullName(employee) || recent.unnamed
            return (
              <li key={employee.id} className={styles.row}>
                {/* Initials without the title 'Mr'. */}
                <Avatar name={fullName({ ...employee, title: null }) || name} src={avatarOf(employee.additionalData)} />
                <div className={styles.person}>
                  <p className={styles.name}>{name}</p>
                  <p className={styles.date}>{recent.registeredOn(formatDate(employee.registeredDt))}</p>
                </div>
                {hrefOf && (
                  <ViewLink href={hrefOf(employee.id)} aria-label={recent.viewOf(name)} className={styles.view}>
                    {recent.view}
                  </ViewLink>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}

const waitingRows = [0, 1, 2, 3, 4]

const Waiting = () => (
  <Loading>
    <div className={styles.list}>
      {waitingRows.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="circle" width={32} />
          <div className={styles.person}>
            <Skeleton width="60%" />
            <Skeleton width="40%" />
          </div>
        </div>
      ))}
    </div>
  </Loading>
)
