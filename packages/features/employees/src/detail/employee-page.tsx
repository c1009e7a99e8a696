import { employeeQuery, recordProfileView } from '@ssp/api'
import { RecordView, useApi, useHref, useMessages, type RouteParams } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { EmployeeShell, EmployeeSkeleton } from './employee-shell'
import { employeeDetailMessages } from './messages'

/** `/employees/:id/<tab>`: the employee with header, actions and the tab that the address names (spec 2 section 2). */
export function EmployeePage({ params: { id = '' } }: RouteParams) {
  const api = useApi()
  const query = useQuery(employeeQuery(api, id))
  const listHref = useHref()('/employees')
  const messages = useMessages(employeeDetailMessages)
  const seen = query.data?.employee?.id
  // Silent: reading does not depend on the log (2-decisions 124).
  useEffect(() => {
    if (seen) recordProfileView(api, { employeeId: seen }).catch(() => undefined)
  }, [api, seen])
  return (
    <RecordView query={query} skeleton={<EmployeeSkeleton />} messages={messages} listHref={listHref}>
      {({ employee, ...more }) =>
        employee && <EmployeeShell key={employee.id} employee={employee} {...more} listHref={listHref} />
      }
    </RecordView>
  )
}
