import { Card, Link } from '@ssp/ui'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHref } from '../navigation/navigation'
import { IconTile } from './icon-tile'
import * as styles from './link-cards.css'

/** A link of a page that only leads to other pages. */
export interface LinkCard {
  /** Unique in the list. */
  id: string
  /** Path that the whole row opens. */
  to: string
  title: string
  /** One sentence about the target page. */
  text: string
  /** An icon of 20 px. */
  icon: ReactNode
  /** The current state of the target page: a figure, or the time of the newest entry. Default: none. */
  fact?: ReactNode
}

/** The links of a page that only leads to other pages; each row opens its page. */
export function LinkCards({
  label,
  cards,
}: {
  /** Name of the list, for assistive technology. */ label: string
  /** Links in order. */ cards: readonly LinkCard[]
}) {
  const href = useHref()
  return (
    <Card flush className={`ssp-LinkCards ${styles.root}`}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not expose a list without markers as a list */}
      <ul role="list" aria-label={label} className={styles.rows}>
        {cards.map(({ id, to, title, text, icon, fact }) => (
          <li key={id} className={`ssp-LinkCards__row ${styles.row}`}>
            <IconTile>{icon}</IconTile>
            <div className={styles.body}>
              <h2 className={`ssp-LinkCards__title ${styles.title}`}>
                <Link variant="plain" href={href(to)} className={styles.link}>
                  {title}
                </Link>
              </h2>
              <p className={`ssp-LinkCards__description ${styles.description}`}>{text}</p>
            </div>
            {fact && <span className={styles.fact}>{fact}</span>}
            <ChevronRight size={16} aria-hidden className={styles.chevron} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
