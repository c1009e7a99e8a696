import { useHref } from '@ssp/feature-kit'
import { Link } from '@ssp/ui'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './attention-list.css'

/** Props of `LinkRow`. */
export interface LinkRowProps {
  /** Path within the portal. */
  to: string
  /** The link. */
  children: ReactNode
  /** One muted line below; keeps its space while it is empty. */
  note: ReactNode
  /** Called when the link is followed. */
  onFollow?: (() => void) | undefined
}

/** A row of a list that is a single link. */
export const LinkRow = ({ to, children, note, onFollow }: LinkRowProps) => (
  <li className={styles.row}>
    <span className={styles.body}>
      <Link variant="plain" href={useHref()(to)} className={styles.link} onClick={onFollow}>
        {children}
      </Link>
      <span className={styles.age}>{note}</span>
    </span>
    <ChevronRight size={16} aria-hidden className={styles.arrow} />
  </li>
)
