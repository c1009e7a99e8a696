import { useMessages } from '@ssp/feature-kit'
import { Avatar, Badge, Link, Skeleton } from '@ssp/ui'
import { firstLetter } from '../model/first-letter'
import { listMessages } from './messages'
import type { Entry } from './entry'
import * as styles from './entry-cards.css'
import { PlatformBadge } from './platform-badge'

/** Props of `EntryCards`. */
export interface EntryCardsProps {
  /** What the cards are, for assistive technology. */
  caption: string
  /** The entries of this page. */
  entries: readonly Entry[]
}

/** A card per entry with first letter, label, one line and View; the whole card opens the entry. */
export function EntryCards({ caption, entries }: EntryCardsProps) {
  const messages = useMessages(listMessages)
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for no list
    <ul role="list" aria-label={caption} className={styles.grid}>
      {entries.map(({ id, label, meta, href, note, readOnly }) => (
        <li key={id} className={styles.card}>
          <Avatar name={firstLetter(label)} size="lg" className={styles.face} />
          <div className={styles.who}>
            <h2 className={styles.label}>{label}</h2>
            <p className={styles.meta}>{meta}</p>
            {note && <Badge className={styles.badge}>{note}</Badge>}
            {readOnly && <PlatformBadge messages={messages} className={styles.badge} />}
          </div>
          <Link variant="quiet" href={href} aria-label={messages.viewOf(label)} className={styles.view}>
            {messages.view}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The cards while they load: `count` of them in the measures of the real ones. */
export function EntryCardsSkeleton({ count }: { /** How many cards. */ count: number }) {
  return (
    <div className={styles.grid}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.card}>
          <Skeleton shape="circle" width={40} className={styles.face} />
          <div className={styles.who}>
            <p className={styles.label}>
              <Skeleton width="70%" />
            </p>
            <p className={styles.meta}>
              <Skeleton width="50%" />
            </p>
          </div>
        </div>
      ))}
    </div>
  )
}
