import { useId, type ReactNode } from 'react'
import * as styles from './field-group.css'

/** Props of `FieldGroup`. */
export interface FieldGroupProps {
  title: string
  /** One sentence on what the fields are for. */
  description: string
  /** Fields, two in a line where there is space. */
  children: ReactNode
}

/** Fields that belong together: their heading beside them on a wide page, above them on a narrow one. */
export function FieldGroup({ title, description, children }: FieldGroupProps) {
  const id = useId()
  return (
    <div className={styles.frame}>
      <div role="group" aria-labelledby={id} className={styles.group}>
        <div>
          <h3 id={id} className={styles.heading}>
            {title}
          </h3>
          <p className={styles.description}>{description}</p>
        </div>
        <div className={styles.fields}>{children}</div>
      </div>
    </div>
  )
}
