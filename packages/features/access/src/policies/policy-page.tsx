import { policyQuery } from '@ssp/api'
import { RecordView, useApi, useHref, type RouteParams } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../use-words'
import { PolicyDetail } from './policy-detail'
import { PolicySkeleton } from './policy-view'

/** `/access/policies/:name`: one policy by the name in the address (R1-237). */
export function PolicyPage({ params }: RouteParams) {
  const query = useQuery(policyQuery(useApi(), params['name'] ?? ''))
  const listHref = useHref()('/access/policies')
  const words = useWords().policies.detail
  return (
    <RecordView query={query} skeleton={<PolicySkeleton />} words={words} listHref={listHref}>
      {(found) => <PolicyDetail key={found.policy.id} {...found} />}
    </RecordView>
  )
}
