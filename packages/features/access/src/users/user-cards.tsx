import type { User } from '@ssp/api'
import { Avatar, Link, Skeleton } from '@ssp/ui'
import { useWords } from '../use-words'
import * as styles from './user-cards.css'

/** Props of `UserCards`. */
export interface UserCardsProps {
  /** The users of this page. */
  users: readonly User[]
  /** Address of one user, by username. */
  hrefOf: (username: string) => string
  /** Whether these are still the cards of before. Default false. */
  loading?: boolean
}

/** A card per user with initial letter, label, role and View; the whole card opens the user. */
export function UserCards({ users, hrefOf, loading = false }: UserCardsProps) {
  const words = useWords().users
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for no list
    <ul role="list" aria-label={words.title} aria-busy={loading} className={styles.grid}>
      {users.map(({ id, label, username, role_label }) => (
        <li key={id} className={styles.card}>
          <Avatar name={initialLetter(label)} size="lg" className={styles.face} />
          <div className={styles.who}>
            <h2 className={styles.label}>{label}</h2>
            <p className={styles.role}>{role_label || words.noRole}</p>
          </div>
          <Link variant="quiet" href={hrefOf(username)} aria-label={words.viewOf(label)} className={styles.view}>
            {words.view}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The first letter as people see it, whatever it is made of. */
const initialLetter = (label: string) => [...new Intl.Segmenter().segment(label.trim())][0]?.segment ?? ''

/** The cards while they load. */
export function UserCardsSkeleton({ count }: { /** How many cards. */ count: number }) {
  return (
    <div className={styles.grid}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.card}>
          <Skeleton shape="circle" width={40} className={styles.face} />
          <div className={styles.who}>
            <p className={styles.label}>
              <Skeleton width="70%" />
            </p>
            <p className={styles.role}>
              <Skeleton width="45%" />
            </p>
          </div>
        </div>
      ))}
    </div>
  )
}
