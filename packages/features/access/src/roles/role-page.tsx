import { ApiError, errorText, roleQuery } from '@ssp/api'
import { useApi, useHref, type RouteParams } from '@ssp/feature-kit'
import { ButtonLink, Card, ErrorState } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../use-words'
import { RoleDetail } from './role-detail'
import { RoleSkeleton } from './role-view'

/** `/access/role/:name`: one role by the name in the address (R1-065). */
export function RolePage({ params }: RouteParams) {
  const api = useApi()
  const href = useHref()
  const words = useWords().roles.detail
  const { data, error, isPending, isFetching, refetch } = useQuery(roleQuery(api, params['name'] ?? ''))

  if (isPending) return <RoleSkeleton />
  if (data?.role) return <RoleDetail role={data.role} etag={data.etag} />
  const absent = error === null || (error instanceof ApiError && error.status === 404)
  return (
    <Card>
      <ErrorState
        title={words.failed}
        reason={absent ? words.missing : errorText(error)}
        errorId={!absent && error instanceof ApiError ? error.errorId : undefined}
        onRetry={absent ? undefined : () => void refetch()}
        retrying={isFetching}
        action={<ButtonLink href={href('/access/roles')}>{words.back}</ButtonLink>}
      />
    </Card>
  )
}
