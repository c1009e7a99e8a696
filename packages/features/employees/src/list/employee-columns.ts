import type { Employee } from '@ssp/api'
import { avatarOf, emailText, type CardContent } from '@ssp/feature-kit'
import type { TableColumn } from '@ssp/ui'
import { displayName, untitledName } from '../model/person'

/** The columns of a list of employees. */
export const employeeColumns = (
  messages: { name: string; identifier: string; email: string },
  unnamed: string,
): TableColumn<Employee>[] => [
  { key: 'name', header: messages.name, main: true, cell: (employee) => displayName(employee, unnamed) },
  { key: 'identifier', header: messages.identifier, cell: ({ identifier }) => identifier },
  { key: 'email', header: messages.email, kind: 'line', cell: ({ email }) => email },
]

/** Picture or initials, identifier and address. */
export const employeeCard = (employee: Employee, messages: { noIdentifier: string }, unnamed: string): CardContent => ({
  image: { name: untitledName(employee, displayName(employee, unnamed)), src: avatarOf(employee.additionalData) },
  lines: [employee.identifier || messages.noIdentifier, employee.email && emailText(employee.email)],
})
