import type { Employee } from '@ssp/api'
import { formatDate, formatDateTime, fullName } from '@ssp/feature-kit'
import type { EmployeeDetailMessages } from '../detail/messages'
import type { EmployeeMessages } from '../messages'
import { genderLabel } from './gender'

/** One labelled value of the info tab. */
export interface Fact {
  /** The label. */
  label: string
  /** The value as text; null if there is none. */
  value: string | null
}

const fact = (label: string, value: string | null): Fact => ({ label, value: value?.trim() || null })

/** Data of the person. An empty gender reads 'Prefer not to say' (decision 97). */
export const personalFacts = (
  employee: Employee,
  messages: EmployeeDetailMessages,
  person: EmployeeMessages,
): Fact[] => [
  fact(messages.fullName, fullName(employee)),
  fact(messages.identifier, employee.identifier),
  fact(messages.dateOfBirth, formatDate(employee.dateOfBirth)),
  fact(messages.gender, genderLabel(employee.gender, person)),
  fact(messages.email, employee.email),
  fact(messages.mobileNumber, employee.mobileNumber),
  fact(messages.telephoneNumber, employee.telephoneNumber),
]

/** Data of the account; times are in the reader's time zone (decision 98). */
export const accountFacts = (employee: Employee, messages: EmployeeDetailMessages): Fact[] => [
  fact(messages.client, employee.clientName),
  fact(messages.registeredDt, formatDateTime(employee.registeredDt)),
  fact(messages.lastLoginDt, formatDateTime(employee.lastLoginDt)),
  fact(messages.createdDt, formatDateTime(employee.createdDt)),
  fact(messages.isManager, flag(employee.isManager, messages)),
  fact(messages.demoAccount, flag(employee.is_demo, messages)),
  fact(messages.clientDemoAccount, flag(employee.is_client_demo, messages)),
]

const flag = (value: boolean, { yes, no }: EmployeeDetailMessages) => (value ? yes : no)
