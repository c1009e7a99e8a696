import { employeeCountQuery, employeesQuery, type Employee, type SspApi } from '@ssp/api'
import { fullName, RecordChecklist, useMessages, type Selection } from '@ssp/feature-kit'
import { uploadMessages } from './messages'

/** Employees per page (R3-214). */
const SIZE = 3

/** Employees who have left are not offered. */
const activeQuery = (api: SspApi, args: { search: string; page: number; limit: number }) =>
  employeesQuery(api, { ...args, status: 'active' })
const activeCountQuery = (api: SspApi, args: { search: string }) =>
  employeeCountQuery(api, { ...args, status: 'active' })

/** Searches and ticks the recipients of a file (R3-213). */
export function EmployeeChoice({ selection }: { selection: Selection<Employee> }) {
  const messages = useMessages(uploadMessages).employees
  const nameOf = (employee: Employee) => fullName(employee) || messages.unnamed
  return (
    <RecordChecklist
      messages={messages}
      page={activeQuery}
      count={activeCountQuery}
      size={SIZE}
      selection={selection}
      row={(employee) => ({ id: employee.id, name: nameOf(employee) })}
      columns={[
        { header: messages.identifier, cell: ({ identifier }) => identifier },
        { header: messages.name, cell: nameOf },
      ]}
    />
  )
}
