import { errorLogQuery, type ErrorEvent } from '@ssp/api'
import { LinkCards, QueryView, useApi, useCan, useMessages } from '@ssp/feature-kit'
import { Empty, PageHeader, Skeleton } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { ListChecks, TriangleAlert } from 'lucide-react'
import { ErrorFeed } from '../errors/error-feed'
import { eventDate, eventTime } from '../errors/event-time'
import { logsMessages } from '../messages'
import * as styles from './event-logs.css'

/** Entries of the newest errors. */
const NEWEST = 5

const ERRORS = '/logs/errors'

/** `/logs/`: links to the logs that the user may open (decision 13), with the newest errors. */
export function EventLogsPage() {
  const messages = useMessages(logsMessages)
  const can = useCan()
  const mayErrors = can('ERRORS_VIEW')
  const mayQueues = can('PLATFORM_VIEW')
  const errors = useQuery({ ...errorLogQuery(useApi(), { search: '' }), enabled: mayErrors })
  const newest = errors.data?.logs.slice(0, NEWEST)
  const errorCard = {
    id: 'errors',
    to: ERRORS,
    title: messages.errors,
    text: messages.errorsDescription,
    icon: <TriangleAlert size={20} />,
    fact: newest && <NewestTime event={newest[0]} />,
  }
  const queueCard = {
    id: 'queues',
    to: '/logs/queues',
    title: messages.queues,
    text: messages.queuesDescription,
    icon: <ListChecks size={20} />,
  }
  const cards = [...(mayErrors ? [errorCard] : []), ...(mayQueues ? [queueCard] : [])]
  return (
    <div className={styles.page}>
      <PageHeader title={messages.title} facts={messages.facts} />
      {cards.length > 0 ? <LinkCards label={messages.title} cards={cards} /> : <Empty title={messages.none} />}
      {mayErrors && (
        <section aria-label={messages.newestErrors} className={styles.newest}>
          <h2 className={styles.title}>{messages.newestErrors}</h2>
          <QueryView
            query={{ ...errors, data: newest }}
            errorTitle={messages.failed}
            empty={<Empty title={messages.noneRecorded} />}
            skeleton={<Skeleton shape="block" height={340} />}
          >
            {(events) => <ErrorFeed events={events} label={messages.newestErrors} to={ERRORS} />}
          </QueryView>
        </section>
      )}
    </div>
  )
}

function NewestTime({ event }: { event: ErrorEvent | undefined }) {
  const messages = useMessages(logsMessages)
  if (!event) return messages.noErrors
  const at = new Date(event.created_at)
  return <time dateTime={event.created_at}>{messages.newest(`${eventDate(at)} ${eventTime(at)}`)}</time>
}
