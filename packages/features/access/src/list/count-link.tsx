import { Link } from '@ssp/ui'
import type { ReactNode } from 'react'

/** A number that links to the counted records; 0, and a number without an address, are plain text. */
export const countLink = (count: number, href: string | false, name: string): ReactNode =>
  href && count > 0 ? (
    <Link variant="quiet" href={href} aria-label={name}>
      {count}
    </Link>
  ) : (
    count
  )
