import { auditLogQuery } from '@ssp/api'
import { Can, QueryView, useApi, useHref, useMessages } from '@ssp/feature-kit'
import { Disclosure, Empty, Link } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { AuditLogList, AuditLogListSkeleton } from '../list/audit-log-list'
import * as styles from './history-panel.css'
import { historyMessages } from './messages'

/** Number of changes in the panel; the page shows all. */
const LIMIT = 10

/** Props of `HistoryPanel`. */
export interface HistoryPanelProps {
  /** Kind of the record. */
  kind: 'user' | 'role'
  /** Id of the record. */
  id: string
}

/** The latest changes to the access of one user or role. Fetched when the panel opens. */
export function HistoryPanel(record: HistoryPanelProps) {
  const { title, description } = useMessages(historyMessages)
  return (
    <Disclosure variant="plain" title={title} description={description}>
      <History {...record} />
    </Disclosure>
  )
}

function History({ kind, id }: HistoryPanelProps) {
  const api = useApi()
  const href = useHref()
  const messages = useMessages(historyMessages)
  const entries = useQuery(auditLogQuery(api, { subjectKind: kind, subjectId: id, page: 0, limit: LIMIT }))
  return (
    <div className={`ssp-HistoryPanel ${styles.root}`}>
      <QueryView
        query={entries}
        skeleton={<AuditLogListSkeleton count={3} />}
        errorTitle={messages.failed}
        empty={<Empty title={messages.empty} />}
      >
        {(rows) => <AuditLogList caption={messages.title} entries={rows} />}
      </QueryView>
      <Can permission="AUTH_VIEW">
        <p className={`ssp-HistoryPanel__links ${styles.links}`}>
          <Link href={href(`/access/audit-log?subjectId=${id}`)}>{messages.all}</Link>
          {kind === 'user' && <Link href={href(`/access/audit-log?actorId=${id}`)}>{messages.made}</Link>}
        </p>
      </Can>
    </div>
  )
}
