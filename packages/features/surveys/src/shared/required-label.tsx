import * as styles from './required-label.css'

/** Props of `RequiredLabel`. */
export interface RequiredLabelProps {
  children: string
  /** Whether it is red, because its field is missing. */
  missing: boolean
}

/** The label of a field that is required to save (R2-520). */
export function RequiredLabel({ children, missing }: RequiredLabelProps) {
  return (
    <span data-missing={missing ? '' : undefined} className={styles.label}>
      {children}
    </span>
  )
}
