import { useHref } from '@ssp/feature-kit'
import { ButtonLink } from '@ssp/ui'
import { ArrowLeftRight } from 'lucide-react'
import * as styles from './switched.css'

export interface SwitchedProps {
  /** 'Portal switched to {client name}'. */
  title: string
  /** Label of the link to the dashboard. */
  action: string
}

/** Shows the current client of the portal. */
export const Switched = ({ title, action }: SwitchedProps) => (
  <div className={styles.root}>
    <span className={styles.mark}>
      <ArrowLeftRight size={20} aria-hidden />
    </span>
    <h1 className={styles.title}>{title}</h1>
    <ButtonLink href={useHref()('/')} variant="primary">
      {action}
    </ButtonLink>
  </div>
)
