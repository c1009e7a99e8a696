import type { Employee } from '@ssp/api'
import { avatarOf, emailLine, emailText, formatDate, type CardContent } from '@ssp/feature-kit'
import { Badge, type BadgeTone, type TableColumn } from '@ssp/ui'
import { displayName, untitledName } from '../model/person'
import { statusOf, type AccountStatus } from '../model/status'
import { employeeSorts } from './employee-filters'
import type { EmployeeListMessages } from './messages'

/** Picture or initials. */
const pictureOf = (employee: Employee, unnamed: string) => ({
  name: untitledName(employee, displayName(employee, unnamed)),
  src: avatarOf(employee.additionalData),
})

/** The columns of a list of employees. */
export const employeeColumns = (
  messages: { name: string; identifier: string; email: string },
  unnamed: string,
): TableColumn<Employee>[] => [
  {
    key: 'name',
    header: messages.name,
    main: true,
    kind: 'person',
    width: '12rem',
    cell: (employee) => displayName(employee, unnamed),
    person: (employee) => pictureOf(employee, unnamed),
  },
  { key: 'identifier', header: messages.identifier, kind: 'line', cell: ({ identifier }) => identifier },
  {
    key: 'email',
    header: messages.email,
    kind: 'line',
    width: '12rem',
    cell: ({ email }) => email && emailText(email),
  },
]

const TONES: Record<AccountStatus, BadgeTone> = {
  registered: 'success',
  unregistered: 'warning',
  deactivated: 'neutral',
}

/** The status of an account. */
export const Status = ({ status, messages }: { status: AccountStatus; messages: EmployeeListMessages }) => (
  <Badge tone={TONES[status]}>{messages.filters.status.options[status]}</Badge>
)

/** The columns of the list of one client. */
export const employeeListColumns = (messages: EmployeeListMessages, unnamed: string): TableColumn<Employee>[] =>
  [...employeeColumns(messages, unnamed), ...accountColumns(messages)].map((column) => ({
    ...column,
    sortable: employeeSorts.includes(column.key),
  }))

/** Status of an employee's account at one client, and the employee's teams. */
const accountColumns = (messages: EmployeeListMessages): TableColumn<Employee>[] => [
  {
    key: 'status',
    header: messages.columns.status,
    kind: 'status',
    cell: (employee) => <Status status={statusOf(employee)} messages={messages} />,
  },
  {
    key: 'teams',
    header: messages.columns.teams,
    kind: 'line',
    width: '8rem',
    cell: ({ teamLabels = [] }) => teamLabels.join(', '),
  },
  {
    key: 'registered',
    header: messages.columns.registered,
    kind: 'date',
    hideBelow: 'lg',
    cell: ({ registeredDt }) => formatDate(registeredDt),
  },
  {
    key: 'lastLogin',
    header: messages.columns.lastLogin,
    kind: 'date',
    cell: ({ lastLoginDt }) => formatDate(lastLoginDt),
  },
]

/** Picture or initials, identifier and address. */
export const employeeCard = (employee: Employee, messages: { noIdentifier: string }, unnamed: string): CardContent => ({
  image: pictureOf(employee, unnamed),
  lines: [employee.identifier || messages.noIdentifier, employee.email && emailLine(employee.email)],
})
