import { policyQuery } from '@ssp/api'
import { RecordView, useApi, useHref, useMessages, type RouteParams } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { policiesMessages } from './messages'
import { PolicyDetail } from './policy-detail'
import { PolicySkeleton } from './policy-view'

/** `/access/policies/:name`: one policy by the name in the address (R1-237). */
export function PolicyPage({ params }: RouteParams) {
  const query = useQuery(policyQuery(useApi(), params['name'] ?? ''))
  const listHref = useHref()('/access/policies')
  const messages = useMessages(policiesMessages).detail
  return (
    <RecordView query={query} skeleton={<PolicySkeleton />} messages={messages} listHref={listHref}>
      {({ record, etag }) => <PolicyDetail key={record.id} policy={record} etag={etag} />}
    </RecordView>
  )
}
