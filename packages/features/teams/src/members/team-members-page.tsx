import { teamQuery } from '@ssp/api'
import { RecordView, useApi, useHref, useMessages, type RouteParams } from '@ssp/feature-kit'
import { Skeleton } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { teamMembersMessages } from './messages'
import { TeamDetail } from './team-detail'

/** `/client/teams/:id`: the members of a team (R2-186). */
export function TeamMembersPage({ params: { id = '' } }: RouteParams) {
  const query = useQuery(teamQuery(useApi(), id))
  const listHref = useHref()('/client/teams')
  const messages = useMessages(teamMembersMessages).team
  return (
    <RecordView
      query={query}
      skeleton={<Skeleton shape="block" height="20rem" />}
      messages={messages}
      listHref={listHref}
    >
      {({ record, etag }) => <TeamDetail key={record.id} team={record} etag={etag} />}
    </RecordView>
  )
}
