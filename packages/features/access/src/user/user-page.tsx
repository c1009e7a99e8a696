import { ApiError, errorText, findUserQuery } from '@ssp/api'
import { useApi, useHref, type RouteParams } from '@ssp/feature-kit'
import { ButtonLink, ErrorState, Loading } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../use-words'
import { UserDetail, UserDetailSkeleton } from './user-detail'

/** `/access/users/:name`, named ShowUser: the user of that username (spec 1 section 2.1). */
export function UserPage({ params: { name = '' } }: RouteParams) {
  const api = useApi()
  const href = useHref()
  const words = useWords().user
  const { data, error, isFetching, refetch } = useQuery(findUserQuery(api, 'username', name))

  if (data) return <UserDetail key={data.user.id} {...data} />
  if (error === null) {
    return (
      <Loading>
        <UserDetailSkeleton />
      </Loading>
    )
  }
  const absent = error instanceof ApiError && error.status === 404
  return (
    <ErrorState
      title={words.failed}
      reason={absent ? words.missing : errorText(error)}
      errorId={!absent && error instanceof ApiError ? error.errorId : undefined}
      onRetry={absent ? undefined : () => void refetch()}
      retrying={isFetching}
      action={<ButtonLink href={href('/access/users')}>{words.back}</ButtonLink>}
    />
  )
}
