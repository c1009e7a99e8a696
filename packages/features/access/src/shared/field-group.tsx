import type { ReactNode } from 'react'
import * as styles from './field-group.css'

/** Props of `FieldGroup`. */
export interface FieldGroupProps {
  title: string
  /** One sentence about the purpose of the fields. */
  description: string
  /** Fields, two per line where they fit. */
  children: ReactNode
}

/** A group of fields: its heading is beside them on a wide page, above them on a narrow one. */
export function FieldGroup({ title, description, children }: FieldGroupProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.group}>
        <div>
          <h3 className={styles.heading}>{title}</h3>
          <p className={styles.description}>{description}</p>
        </div>
        <div className={styles.fields}>{children}</div>
      </div>
    </div>
  )
}
