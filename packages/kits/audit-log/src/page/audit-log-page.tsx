import { auditLogCountQuery, auditLogQuery, clientUsersQuery, type AuditEntry } from '@ssp/api'
import {
  dateRange,
  defineFilters,
  formatDateTime,
  ListPage,
  oneOf,
  recordId,
  useApi,
  useCan,
  useLocation,
  useMessages,
  type MessagesOf,
} from '@ssp/feature-kit'
import { Card, type Option, type TableColumn } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { AuditDetails, AuditLogList, AuditLogListSkeleton, AuditSentence } from '../list/audit-log-list'
import { pageMessages } from './messages'

const { subjectKind, action } = pageMessages.messages.filters
const keysOf = <T extends object>(options: T) => Object.keys(options) as (keyof T & string)[]

const filters = defineFilters({
  subjectKind: oneOf(...keysOf(subjectKind.options)),
  action: oneOf(...keysOf(action.options)),
  actorId: recordId(),
  subjectId: recordId(),
  changedDt: dateRange(),
})

/** `/access/audit-log`: changes of access, with actor, time, and previous and new values. */
export function AuditLogPage() {
  const messages = useMessages(pageMessages)
  const columns = useMemo(() => columnsOf(messages), [messages])
  return (
    <ListPage
      views="audit-log"
      messages={messages}
      page={auditLogQuery}
      count={auditLogCountQuery}
      filters={filters}
      columns={columns}
      rowName={({ subject }) => subject.label}
      filterOptions={useFilterOptions()}
      renderRows={(entries) => (
        <Card flush>
          <AuditLogList flush caption={messages.title} entries={entries} />
        </Card>
      )}
      renderSkeleton={(count) => (
        <Card flush>
          <AuditLogListSkeleton flush count={count} />
        </Card>
      )}
    />
  )
}

const columnsOf = ({ columns, filters: texts }: MessagesOf<typeof pageMessages>): TableColumn<AuditEntry>[] => [
  { key: 'change', header: columns.change, main: true, cell: (entry) => <AuditSentence entry={entry} /> },
  { key: 'at', header: columns.at, kind: 'date', cell: ({ at }) => formatDateTime(at) },
  { key: 'kind', header: columns.kind, cell: ({ action: kind }) => texts.action.options[kind] },
  { key: 'details', header: columns.details, width: '14rem', cell: (entry) => <AuditDetails entry={entry} /> },
]

/** `actorId` offers the users of the client; `subjectId` offers only the record named in the address. */
function useFilterOptions(): Record<'actorId' | 'subjectId', Option[]> {
  const messages = useMessages(pageMessages)
  const { search } = useLocation()
  const { data: users } = useQuery({ ...clientUsersQuery(useApi()), enabled: useCan()('USERS_VIEW') })
  return useMemo(() => {
    const actors = (users ?? []).map(({ id, label }) => ({ value: id, label }))
    const query = new URLSearchParams(search)
    const inAddress = (name: 'actorId' | 'subjectId', label: string): Option[] => {
      const value = query.get(name)
      if (value === null || filters[name].toWire(value, name) === null) return []
      return [actors.find((actor) => actor.value === value) ?? { value, label }]
    }
    const others = inAddress('actorId', messages.otherActor).filter((option) => !actors.includes(option))
    return { actorId: [...actors, ...others], subjectId: inAddress('subjectId', messages.otherSubject) }
  }, [users, search, messages])
}
