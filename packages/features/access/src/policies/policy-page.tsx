import { ApiError, errorText, policyQuery } from '@ssp/api'
import { useApi, useHref, type RouteParams } from '@ssp/feature-kit'
import { ButtonLink, Card, ErrorState } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../use-words'
import { PolicyDetail } from './policy-detail'
import { PolicySkeleton } from './policy-view'

/** `/access/policies/:name`: one policy by the name in the address (R1-237). */
export function PolicyPage({ params }: RouteParams) {
  const api = useApi()
  const href = useHref()
  const words = useWords().policies.detail
  const { data, error, isPending, isFetching, refetch } = useQuery(policyQuery(api, params['name'] ?? ''))

  if (isPending) return <PolicySkeleton />
  if (data) return <PolicyDetail policy={data.policy} etag={data.etag} />
  const absent = error instanceof ApiError && error.status === 404
  return (
    <Card>
      <ErrorState
        title={words.failed}
        reason={absent ? words.missing : errorText(error)}
        errorId={!absent && error instanceof ApiError ? error.errorId : undefined}
        onRetry={absent ? undefined : () => void refetch()}
        retrying={isFetching}
        action={<ButtonLink href={href('/access/policies')}>{words.back}</ButtonLink>}
      />
    </Card>
  )
}
