import type { Employee } from '@ssp/api'
import { employeesMessages } from '../messages'
import { formatDay, formatMoment } from './dates'
import { genderLabel } from './gender'
import { fullName } from './person'

const words = employeesMessages.detail

/** One labelled value of the info tab. */
export interface Fact {
  /** The label. */
  label: string
  /** The value in words; 'N/A' when empty (decision 97). */
  value: string
}

const fact = (label: string, value: string | null): Fact => ({ label, value: value?.trim() || words.none })

/** Who the employee is. */
export const personalFacts = (employee: Employee): Fact[] => [
  fact(words.fullName, fullName(employee)),
  fact(words.identifier, employee.identifier),
  fact(words.dateOfBirth, formatDay(employee.dateOfBirth)),
  fact(words.gender, genderLabel(employee.gender)),
  fact(words.email, employee.email),
  fact(words.mobileNumber, employee.mobileNumber),
  fact(words.telephoneNumber, employee.telephoneNumber),
]

/** What is known of the account. */
export const accountFacts = (employee: Employee): Fact[] => [
  fact(words.client, employee.clientName),
  fact(words.registeredDt, formatMoment(employee.registeredDt)),
  fact(words.lastLoginDt, formatMoment(employee.lastLoginDt)),
  fact(words.createdDt, formatMoment(employee.createdDt)),
]

/** What the status badges say and how: registered or not, and deactivated beside it. */
export function statusBadges(employee: Employee): { text: string; tone: 'success' | 'neutral' | 'warning' }[] {
  const registered = employee.registeredDt !== null
  return [
    registered ? { text: words.registered, tone: 'success' } : { text: words.notRegistered, tone: 'neutral' },
    ...(employee.deactivatedDt ? [{ text: words.deactivated, tone: 'warning' } as const] : []),
  ]
}
