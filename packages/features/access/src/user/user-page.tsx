import { findUserQuery } from '@ssp/api'
import { RecordView, useApi, useHref, useMessages, type RouteParams } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { userMessages } from './messages'
import { UserDetail, UserDetailSkeleton } from './user-detail'

/** `/access/users/:name`, named ShowUser: the user of that username (spec 1 section 2.1). */
export function UserPage({ params: { name = '' } }: RouteParams) {
  const query = useQuery(findUserQuery(useApi(), { attribute: 'username', attributeVal: name }))
  const listHref = useHref()('/access/users')
  const messages = useMessages(userMessages)
  return (
    <RecordView query={query} skeleton={<UserDetailSkeleton />} messages={messages} listHref={listHref}>
      {({ record, etag }) => <UserDetail key={record.id} user={record} etag={etag} />}
    </RecordView>
  )
}
