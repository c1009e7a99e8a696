import { useMessages } from '@ssp/feature-kit'
import { Card } from '@ssp/ui'
import type { Fact } from '../../model/facts'
import { employeeDetailMessages } from '../messages'
import * as styles from './info-tab.css'

/** Props of `EmployeeFacts`. */
export interface EmployeeFactsProps {
  title: string
  facts: readonly Fact[]
  /** Whether it is beside the main panel, without its own card. Default false. */
  quiet?: boolean
}

/** Labelled values; 'N/A' for missing ones (R2-274). */
export function EmployeeFacts({ title, facts, quiet = false }: EmployeeFactsProps) {
  const { none } = useMessages(employeeDetailMessages)
  const list = (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd data-empty={value === null || undefined} className={styles.value}>
            {value ?? none}
          </dd>
        </div>
      ))}
    </dl>
  )
  if (!quiet) return <Card title={title}>{list}</Card>
  return (
    <section aria-label={title} className={styles.quiet}>
      <h2 className={styles.quietTitle}>{title}</h2>
      {list}
    </section>
  )
}
