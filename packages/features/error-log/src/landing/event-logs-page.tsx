import { useCan, useHref, useMessages } from '@ssp/feature-kit'
import { Empty, Link, PageHeader } from '@ssp/ui'
import { TriangleAlert } from 'lucide-react'
import { logsMessages } from '../messages'
import * as styles from './event-logs.css'

/** `/logs/`: leads to the logs that the user may open (decision 13). */
export function EventLogsPage() {
  const messages = useMessages(logsMessages)
  const can = useCan()
  const href = useHref()
  return (
    <div className={styles.page}>
      <PageHeader title={messages.title} />
      {can('ERRORS_VIEW') ? (
        <div className={styles.card}>
          <TriangleAlert size={24} aria-hidden="true" className={styles.icon} />
          <div>
            <h2 className={styles.title}>
              <Link variant="plain" href={href('/logs/errors')} className={styles.link}>
                {messages.errors}
              </Link>
            </h2>
            <p className={styles.description}>{messages.errorsDescription}</p>
          </div>
        </div>
      ) : (
        <Empty title={messages.none} />
      )}
    </div>
  )
}
