import { ButtonLink } from '@ssp/ui'
import { ArrowLeftRight } from 'lucide-react'
import * as styles from './switched.css'

export interface SwitchedProps {
  /** 'Portal switched to {client name}'. */
  title: string
  /** Label of the way to the dashboard. */
  action: string
}

/** Says which client the portal works in now. */
export const Switched = ({ title, action }: SwitchedProps) => (
  <div className={styles.root}>
    <span className={styles.mark}>
      <ArrowLeftRight size={20} aria-hidden />
    </span>
    <h1 className={styles.title}>{title}</h1>
    <ButtonLink href="/" variant="primary">
      {action}
    </ButtonLink>
  </div>
)
