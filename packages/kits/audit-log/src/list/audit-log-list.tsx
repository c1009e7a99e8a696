import type { AuditEntry } from '@ssp/api'
import { formatDateTime, useMessages } from '@ssp/feature-kit'
import { Link, Skeleton } from '@ssp/ui'
import { BadgeCheck, Lock, Palette, ScrollText, UserRound, UserRoundX } from 'lucide-react'
import { Fragment } from 'react'
import { AuditChangeRow } from './audit-change'
import * as styles from './audit-log-list.css'
import { listMessages } from './messages'
import { useRecordHref } from './use-record-href'

const ICONS = {
  user: UserRound,
  role: BadgeCheck,
  policy: ScrollText,
  permission: Lock,
  theme: Palette,
  employee: UserRoundX,
}

/** Props of `AuditLogList`. */
export interface AuditLogListProps {
  /** Name of the list for assistive technology. */
  caption: string
  /** Newest first. */
  entries: readonly AuditEntry[]
  /** Whether the rows extend to the edges of a flush card. Default false. */
  flush?: boolean
}

/** One sentence per change of access; clicking it shows what changed. */
export function AuditLogList({ caption, entries, flush = false }: AuditLogListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not expose a list without markers as a list
    <ul role="list" aria-label={caption} data-flush={flush || undefined} className={`ssp-AuditLog ${styles.list}`}>
      {entries.map((entry) => (
        <AuditEntryRow key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}

function AuditEntryRow({ entry }: { entry: AuditEntry }) {
  const { subject, at } = entry
  const Icon = ICONS[subject.kind]
  return (
    <li className={`ssp-AuditLog__entry ${styles.row}`}>
      <Icon size={16} aria-hidden className={`ssp-AuditLog__icon ${styles.icon}`} />
      <p className={`ssp-AuditLog__sentence ${styles.sentence}`}>
        <AuditSentence entry={entry} />
      </p>
      <time dateTime={at} className={`ssp-AuditLog__time ${styles.time}`}>
        {formatDateTime(at)}
      </time>
      <AuditDetails entry={entry} />
    </li>
  )
}

/** Names the actor, the action and the record. */
export function AuditSentence({ entry: { action, actor, subject } }: { entry: AuditEntry }) {
  const messages = useMessages(listMessages)
  const hrefOf = useRecordHref()
  const names = {
    '{actor}': (
      <Name
        label={actor.home ? messages.elsewhere(actor.label, actor.home) : actor.label}
        href={hrefOf('user', actor.username)}
      />
    ),
    '{subject}': <Name label={subject.label} href={hrefOf(subject.kind, subject.name)} />,
  }
  return partsOf(messages.sentences[action]).map((part) => (
    <Fragment key={part}>{part === '{actor}' || part === '{subject}' ? names[part] : part}</Fragment>
  ))
}

/** The changes of an entry, revealed by a click. */
export function AuditDetails({ entry: { changes } }: { entry: AuditEntry }) {
  const messages = useMessages(listMessages)
  return (
    <details className={`ssp-AuditLog__details ${styles.details}`}>
      <summary className={styles.summary}>{messages.details}</summary>
      <dl className={`ssp-AuditLog__changes ${styles.changes}`}>
        {changes.map((change) => (
          <AuditChangeRow key={`${change.field} ${change.of}`} change={change} />
        ))}
      </dl>
    </details>
  )
}

/** A sentence, split at its placeholders. */
const partsOf = (sentence: string) => sentence.split(/(\{actor\}|\{subject\})/).filter(Boolean)

const Name = ({ label, href }: { label: string; href: string | undefined }) =>
  href ? <Link href={href}>{label}</Link> : <strong className={styles.name}>{label}</strong>

/** Placeholder of `count` rows while the list loads. */
export function AuditLogListSkeleton({ count, flush = false }: { count: number } & Pick<AuditLogListProps, 'flush'>) {
  return (
    <div data-flush={flush || undefined} className={`ssp-AuditLog ${styles.list}`}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={`ssp-AuditLog__entry ${styles.row}`}>
          <Skeleton shape="circle" width={16} />
          <p className={`ssp-AuditLog__sentence ${styles.sentence}`}>
            <Skeleton width="60%" />
          </p>
          <span className={`ssp-AuditLog__details ${styles.details}`}>
            <Skeleton width="6rem" />
          </span>
        </div>
      ))}
    </div>
  )
}
