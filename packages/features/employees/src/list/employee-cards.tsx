import type { Employee } from '@ssp/api'
import { avatarOf } from '@ssp/feature-kit'
import { Avatar, Link, Skeleton } from '@ssp/ui'
import { displayName, untitledName } from '../model/person'
import { useWords } from '../use-words'
import * as styles from './employee-cards.css'

/** Props of `EmployeeCards`. */
export interface EmployeeCardsProps {
  /** The employees of this page. */
  employees: readonly Employee[]
  /** Address of one employee. */
  hrefOf: (id: string) => string
  /** Whether each card names its client, for a list of several clients. Default false. */
  showClient?: boolean
}

/** The grid layout: a card per employee, of which the whole opens the employee. */
export function EmployeeCards({ employees, hrefOf, showClient = false }: EmployeeCardsProps) {
  const words = useWords().list
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for no list
    <ul role="list" aria-label={words.caption} className={styles.grid}>
      {employees.map((employee) => {
        const name = displayName(employee, words.unnamed)
        return (
          <li key={employee.id} className={styles.card}>
            <Avatar
              name={untitledName(employee, name)}
              src={avatarOf(employee.additionalData)}
              size="lg"
              className={styles.face}
            />
            <div className={styles.who}>
              <h2 className={styles.name}>{name}</h2>
              <p className={styles.meta}>{employee.identifier || words.noIdentifier}</p>
            </div>
            {showClient && (
              <p className={styles.client}>
                {employee.logo && <img src={employee.logo} alt="" className={styles.logo} />}
                <span className={styles.clientName}>{employee.clientName}</span>
              </p>
            )}
            <Link variant="quiet" href={hrefOf(employee.id)} aria-label={words.viewOf(name)} className={styles.view}>
              {words.view}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** The grid while it loads: `count` cards in the measures of the real ones. */
export function EmployeeCardsSkeleton({ count }: { /** How many cards. */ count: number }) {
  return (
    <div className={styles.grid}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.card}>
          <Skeleton shape="circle" width={40} className={styles.face} />
          <div className={styles.who}>
            <p className={styles.name}>
              <Skeleton width="70%" />
            </p>
            <p className={styles.meta}>
              <Skeleton width="45%" />
            </p>
          </div>
        </div>
      ))}
    </div>
  )
}
