import { Link } from '@ssp/ui'
import { ChevronRight } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import * as styles from './view-link.css'

/** Props of `ViewLink`; `aria-label` names the record. */
export interface ViewLinkProps extends Omit<ComponentPropsWithRef<typeof Link>, 'variant'> {
  'aria-label': string
}

/** The link of a row or card to its record: its text on hover and focus, a chevron on touch screens. */
export function ViewLink({ children, className, ...rest }: ViewLinkProps) {
  return (
    <Link
      data-shape="icon"
      {...rest}
      variant="quiet"
      className={['ssp-ViewLink', styles.link, className].filter(Boolean).join(' ')}
    >
      <span className={styles.text}>{children}</span>
      <ChevronRight size={16} aria-hidden className={styles.chevron} />
    </Link>
  )
}
