import { ApiError, employeesQuery, errorText } from '@ssp/api'
import { useApi, useHref, type RouteParams } from '@ssp/feature-kit'
import { ButtonLink, ErrorState } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../use-words'
import { EmployeeInfo, EmployeeInfoSkeleton } from './employee-info'

/** `/employees/:id/info`, named EmployeeInfo (spec 2 section 2). */
export function EmployeeInfoPage({ params }: RouteParams) {
  const api = useApi()
  const href = useHref()
  const words = useWords().detail
  const { data, error, isPending, isFetching, refetch } = useQuery(employeesQuery(api, { id: params['id'] }))
  const employee = data?.employees[0]

  if (isPending) return <EmployeeInfoSkeleton />
  if (employee?.id) return <EmployeeInfo employee={employee} listHref={href('/employees')} />

  // 400: what stands in the address cannot be an id.
  const absent = error === null || (error instanceof ApiError && [400, 404].includes(error.status))
  return (
    <ErrorState
      title={words.failed}
      reason={absent ? words.missing : errorText(error)}
      errorId={!absent && error instanceof ApiError ? error.errorId : undefined}
      onRetry={absent ? undefined : () => void refetch()}
      retrying={isFetching}
      action={<ButtonLink href={href('/employees')}>{words.back}</ButtonLink>}
    />
  )
}
