import type { ErrorEvent } from '@ssp/api'
import { useHref, useMessages, useName } from '@ssp/feature-kit'
import { Badge, Link } from '@ssp/ui'
import { errorsMessages } from '../messages'
import { eventDate, eventTime } from './event-time'
import * as styles from './errors.css'

/** Props of `ErrorFeed`. */
export interface ErrorFeedProps {
  events: readonly ErrorEvent[]
  /** The data of the list. */
  label: string
  /** Path of the portal that each entry opens. Default: none. */
  to?: string
}

/** The error events, newest first (R4-263 to R4-269). */
export function ErrorFeed({ events, label, to }: ErrorFeedProps) {
  const href = useHref()
  return (
    <ol aria-label={label} role="list" className={styles.feed}>
      {events.map((event) => (
        <ErrorEntry key={event.id} event={event} href={to && href(to)} />
      ))}
    </ol>
  )
}

function ErrorEntry({ event, href }: { event: ErrorEvent; href: string | undefined }) {
  const messages = useMessages(errorsMessages)
  const nameOf = useName('errors')
  const at = new Date(event.created_at)
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <Badge tone={event.type === 'policy' ? 'warning' : 'danger'}>{nameOf(event.type_name)}</Badge>
        <p className={styles.facts}>
          <span>{event.employee_identifier ?? messages.unknown}</span>
          <span>{event.clientName}</span>
        </p>
        <time dateTime={event.created_at} className={styles.time}>
          <span>{eventDate(at)}</span> <span>{eventTime(at)}</span>
        </time>
      </div>
      <p className={styles.message}>
        {href ? (
          <Link variant="plain" href={href} className={styles.link}>
            {event.message}
          </Link>
        ) : (
          event.message
        )}
      </p>
    </li>
  )
}
