import { Card } from '@ssp/ui'
import type { Fact } from '../model/facts'
import { useMessages } from '@ssp/feature-kit'
import { employeeDetailMessages } from './messages'
import * as styles from './employee-info.css'

/** A card of labelled values; 'N/A' where there is none (R2-274). */
export function EmployeeFacts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const { none } = useMessages(employeeDetailMessages)
  return (
    <Card title={title}>
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
    </Card>
  )
}
