import { roleQuery } from '@ssp/api'
import { RecordView, useApi, useHref, useMessages, type RouteParams } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { rolesMessages } from './messages'
import { RoleDetail } from './role-detail'
import { RoleSkeleton } from './role-view'

/** `/access/role/:name`: one role by the name in the address (R1-065). */
export function RolePage({ params }: RouteParams) {
  const query = useQuery(roleQuery(useApi(), params['name'] ?? ''))
  const listHref = useHref()('/access/roles')
  const messages = useMessages(rolesMessages).detail
  return (
    <RecordView query={query} skeleton={<RoleSkeleton />} messages={messages} listHref={listHref}>
      {({ record, etag }) => record && <RoleDetail key={record.id} role={record} etag={etag} />}
    </RecordView>
  )
}
