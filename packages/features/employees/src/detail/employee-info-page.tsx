import { employeeQuery } from '@ssp/api'
import { RecordView, useApi, useHref, useMessages, type RouteParams } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { EmployeeInfo, EmployeeInfoSkeleton } from './employee-info'
import { employeeDetailMessages } from './messages'

/** `/employees/:id/info`, named EmployeeInfo (spec 2 section 2). */
export function EmployeeInfoPage({ params }: RouteParams) {
  const query = useQuery(employeeQuery(useApi(), params['id'] ?? ''))
  const listHref = useHref()('/employees')
  const messages = useMessages(employeeDetailMessages)
  return (
    <RecordView query={query} skeleton={<EmployeeInfoSkeleton />} messages={messages} listHref={listHref}>
      {(employee) => employee && <EmployeeInfo employee={employee} listHref={listHref} />}
    </RecordView>
  )
}
