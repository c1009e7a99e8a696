import { ApiError, incidentQuery } from '@ssp/api'
import { RecordView, useApi, useHref, useMessages, type RouteParams } from '@ssp/feature-kit'
import { Card, Skeleton } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { incidentDetailMessages } from '../messages'
import { ConflictCard } from './conflict-card'
import { IncidentDetail } from './incident-detail'
import * as styles from './detail.css'

/** `/client/incidents/:id`: one report with what is done about it (R3-115 to R3-135). */
export function IncidentPage({ params: { id = '' } }: RouteParams) {
  const messages = useMessages(incidentDetailMessages)
  const query = useQuery(incidentQuery(useApi(), id))
  const listHref = useHref()('/client/incidents')
  // The report may name the account (decision 0030).
  if (query.error instanceof ApiError && query.error.code === 'conflict') return <ConflictCard incidentId={id} />
  return (
    <RecordView query={query} skeleton={<DetailSkeleton />} messages={messages} listHref={listHref}>
      {(found) => <IncidentDetail key={found.incident.id} {...found} />}
    </RecordView>
  )
}

function DetailSkeleton() {
  return (
    <div className={styles.columns}>
      <Card className={styles.report}>
        <Skeleton height="24rem" />
      </Card>
      <Card className={styles.side}>
        <Skeleton height="16rem" />
      </Card>
    </div>
  )
}
