import { FailureModal, useBack, useHref, useMessages, type Action } from '@ssp/feature-kit'
import { Button, Card, PageHeader } from '@ssp/ui'
import { incidentDetailMessages, incidentMessages } from '../messages'
import * as styles from './detail.css'

/** Asks an account that a report may name to declare that it does not, before the report opens. */
export function ConflictCard({ declaration }: { declaration: Action<void> }) {
  const { conflict, title } = useMessages(incidentDetailMessages)
  const { goBack, incidents } = useMessages(incidentMessages)
  const listHref = useHref()('/client/incidents')
  const back = useBack()
  return (
    <div className={styles.page}>
      <PageHeader breadcrumbs={[{ label: incidents, href: listHref }]} title={title} />
      <Card title={conflict.title}>
        <div className={styles.conflict}>
          <p className={styles.paragraph}>{conflict.text}</p>
          <p className={styles.muted}>{conflict.logged}</p>
          <div className={styles.buttons}>
            <Button onClick={back}>{goBack}</Button>
            <Button variant="primary" pending={declaration.isPending()} onClick={() => void declaration.run()}>
              {conflict.confirm}
            </Button>
          </div>
        </div>
        <FailureModal actions={[declaration]} />
      </Card>
    </div>
  )
}
