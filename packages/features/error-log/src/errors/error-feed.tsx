import type { ErrorEvent } from '@ssp/api'
import { useMessages } from '@ssp/feature-kit'
import { Badge } from '@ssp/ui'
import { errorsMessages } from '../messages'
import { eventDate, eventTime } from './event-time'
import * as styles from './errors.css'

/** The error events, newest first (R4-263 to R4-269). */
export function ErrorFeed({ events }: { events: readonly ErrorEvent[] }) {
  const messages = useMessages(errorsMessages)
  return (
    <ol aria-label={messages.feed} role="list" className={styles.feed}>
      {events.map((event) => (
        <ErrorEntry key={event.id} event={event} />
      ))}
    </ol>
  )
}

function ErrorEntry({ event }: { event: ErrorEvent }) {
  const messages = useMessages(errorsMessages)
  const at = new Date(event.created_at)
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <Badge tone={event.type === 'policy' ? 'warning' : 'danger'}>{event.type_name}</Badge>
        <p className={styles.facts}>
          <span>{event.employee_identifier ?? messages.unknown}</span>
          <span>{event.clientName}</span>
        </p>
        <time dateTime={event.created_at} className={styles.time}>
          <span>{eventDate(at)}</span> <span>{eventTime(at)}</span>
        </time>
      </div>
      <p className={styles.message}>{event.message}</p>
    </li>
  )
}
