import { Card, Link } from '@ssp/ui'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHref } from '../navigation/navigation'
import { IconTile } from './icon-tile'
import * as styles from './link-cards.css'

/** One way on from a page that only leads to others. */
export interface LinkCard {
  /** Unique in the list. */
  id: string
  /** Path of the portal that the whole row opens. */
  to: string
  title: string
  /** One sentence: what is there. */
  text: string
  /** An icon of 20 px. */
  icon: ReactNode
  /** What is there now: a figure, the time of the newest. Default none. */
  fact?: ReactNode
}

/** The ways on from a page that only leads to others; each row opens its page. */
export function LinkCards({
  label,
  cards,
}: {
  /** What the rows are. */ label: string
  /** Links in their order. */ cards: readonly LinkCard[]
}) {
  const href = useHref()
  return (
    <Card flush className={`ssp-LinkCards ${styles.root}`}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for no list */}
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
