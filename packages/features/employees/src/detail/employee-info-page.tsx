import { employeesQuery } from '@ssp/api'
import { RecordView, useApi, useHref, type RouteParams } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../use-words'
import { EmployeeInfo, EmployeeInfoSkeleton } from './employee-info'

/** `/employees/:id/info`, named EmployeeInfo (spec 2 section 2). */
export function EmployeeInfoPage({ params }: RouteParams) {
  const query = useQuery(employeesQuery(useApi(), { id: params['id'] }))
  const listHref = useHref()('/employees')
  const words = useWords().detail
  return (
    <RecordView query={query} skeleton={<EmployeeInfoSkeleton />} words={words} listHref={listHref}>
      {({ employees: [employee] }) => employee?.id && <EmployeeInfo employee={employee} listHref={listHref} />}
    </RecordView>
  )
}
