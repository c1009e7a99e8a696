import { auditLogQuery } from '@ssp/api'
import { Can, QueryView, useApi, useHref } from '@ssp/feature-kit'
import { Disclosure, Empty, Link } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../use-words'
import { TrailList, TrailListSkeleton } from './trail-list'
import * as styles from './trail.css'
import { useTrailHref } from './use-trail-href'

const SHOWN = 10

/** Props of `HistoryPanel`. */
export interface HistoryPanelProps {
  /** Whose history. */
  kind: 'user' | 'role'
  id: string
}

/** The last changes of the access of one user or role, read when it is opened. */
export function HistoryPanel({ kind, id }: HistoryPanelProps) {
  const words = useWords().trail.history
  return (
    <Disclosure title={words.title} description={words.text}>
      <History kind={kind} id={id} />
    </Disclosure>
  )
}

function History({ kind, id }: HistoryPanelProps) {
  const api = useApi()
  const href = useHref()
  const hrefOf = useTrailHref()
  const words = useWords().trail
  const trail = useQuery(auditLogQuery(api, { subjectKind: kind, subjectId: id, page: 0, limit: SHOWN }))
  return (
    <div className={styles.panel}>
      <QueryView
        query={trail}
        skeleton={<TrailListSkeleton count={3} />}
        errorTitle={words.failed}
        empty={<Empty title={words.empty} />}
      >
        {(entries) => <TrailList caption={words.history.title} entries={entries} hrefOf={hrefOf} />}
      </QueryView>
      <Can permission="AUTH_VIEW">
        <p className={styles.links}>
          <Link href={href(`/access/trail?subjectId=${id}`)}>{words.history.all}</Link>
          {kind === 'user' && <Link href={href(`/access/trail?actorId=${id}`)}>{words.history.made}</Link>}
        </p>
      </Can>
    </div>
  )
}
