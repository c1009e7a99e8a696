import type { AuditEntry } from '@ssp/api'
import { formatDateTime } from '@ssp/feature-kit'
import { Link, Skeleton } from '@ssp/ui'
import { BadgeCheck, Lock, Palette, ScrollText, UserRound } from 'lucide-react'
import { Fragment } from 'react'
import { useWords } from '../use-words'
import { TrailChangeLine } from './trail-change'
import * as styles from './trail.css'

const ICONS = { user: UserRound, role: BadgeCheck, policy: ScrollText, permission: Lock, theme: Palette }

/** Address of a user, role or policy by its name; undefined for what cannot be opened. */
export type TrailHref = (kind: AuditEntry['subject']['kind'], name: string | null) => string | undefined

/** Props of `TrailList`. */
export interface TrailListProps {
  /** What the list is, for assistive technology. */
  caption: string
  /** The changes, the newest first. */
  entries: readonly AuditEntry[]
  /** Where the names lead. */
  hrefOf: TrailHref
  /** Whether the rows reach the edges of a flush card. Default false. */
  flush?: boolean
}

/** A sentence per change of access, with what changed behind a press. */
export function TrailList({ caption, entries, hrefOf, flush = false }: TrailListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for no list
    <ul role="list" aria-label={caption} data-flush={flush || undefined} className={styles.list}>
      {entries.map((entry) => (
        <TrailRow key={entry.id} entry={entry} hrefOf={hrefOf} />
      ))}
    </ul>
  )
}

function TrailRow({ entry, hrefOf }: { entry: AuditEntry; hrefOf: TrailHref }) {
  const words = useWords().trail
  const { action, actor, subject, at, changes } = entry
  const Icon = ICONS[subject.kind]
  const names = {
    '{actor}': <Name label={actor.label} href={hrefOf('user', actor.username)} />,
    '{subject}': <Name label={subject.label} href={hrefOf(subject.kind, subject.name)} />,
  }
  return (
    <li className={styles.row}>
      <Icon size={16} aria-hidden className={styles.icon} />
      <p className={styles.sentence}>
        {partsOf(words.sentences[action]).map((part) => (
          <Fragment key={part}>{part === '{actor}' || part === '{subject}' ? names[part] : part}</Fragment>
        ))}
      </p>
      <time dateTime={at} className={styles.time}>
        {formatDateTime(at)}
      </time>
      <details className={styles.details}>
        <summary className={styles.summary}>{words.details}</summary>
        <dl className={styles.changes}>
          {changes.map((change) => (
            <TrailChangeLine key={`${change.field} ${change.of}`} change={change} />
          ))}
        </dl>
      </details>
    </li>
  )
}

/** The words of a sentence and the places of the names in it. */
const partsOf = (sentence: string) => sentence.split(/(\{actor\}|\{subject\})/).filter(Boolean)

const Name = ({ label, href }: { label: string; href: string | undefined }) =>
  href ? <Link href={href}>{label}</Link> : <strong className={styles.name}>{label}</strong>

/** The list while it loads: `count` rows in the measures of the real ones. */
export function TrailListSkeleton({ count, flush = false }: { count: number } & Pick<TrailListProps, 'flush'>) {
  return (
    <div data-flush={flush || undefined} className={styles.list}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton shape="circle" width={16} />
          <p className={styles.sentence}>
            <Skeleton width="60%" />
          </p>
          <span className={styles.details}>
            <Skeleton width="6rem" />
          </span>
        </div>
      ))}
    </div>
  )
}
