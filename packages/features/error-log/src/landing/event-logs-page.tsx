import { errorLogQuery } from '@ssp/api'
import { LinkCards, useApi, useCan, useMessages } from '@ssp/feature-kit'
import { Empty, PageHeader } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { eventDate, eventTime } from '../errors/event-time'
import { logsMessages } from '../messages'
import * as styles from './event-logs.css'

/** `/logs/`: leads to the logs that the user may open (decision 13). */
export function EventLogsPage() {
  const messages = useMessages(logsMessages)
  const can = useCan()
  return (
    <div className={styles.page}>
      <PageHeader title={messages.title} facts={messages.facts} />
      {can('ERRORS_VIEW') ? (
        <LinkCards
          label={messages.title}
          cards={[
            {
              id: 'errors',
              to: '/logs/errors',
              title: messages.errors,
              text: messages.errorsDescription,
              icon: <TriangleAlert size={20} />,
              fact: <NewestError />,
            },
          ]}
        />
      ) : (
        <Empty title={messages.none} />
      )}
    </div>
  )
}

/** When the newest error happened; the feed itself says why it cannot be read. */
function NewestError() {
  const messages = useMessages(logsMessages)
  const { data } = useQuery(errorLogQuery(useApi(), { search: '' }))
  if (!data) return null
  const [newest] = data.logs
  if (!newest) return messages.noErrors
  const at = new Date(newest.created_at)
  return <time dateTime={newest.created_at}>{messages.newest(`${eventDate(at)} ${eventTime(at)}`)}</time>
}
