import type { Employee } from '@ssp/api'
import * as styles from './client-label.css'

/** Logo and name of the client that an employee belongs to. */
export function ClientLabel({ logo, clientName }: Pick<Employee, 'logo' | 'clientName'>) {
  return (
    <span className={styles.root}>
      {logo && <img src={logo} alt="" className={styles.logo} />}
      <span className={styles.name}>{clientName}</span>
    </span>
  )
}
